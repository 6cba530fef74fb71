/** Words of Jack Change It at the dossier's worked examples: what is expected, what is refused, what buttons say. */
import { describe, expect, it, test } from 'vitest';
import { Places } from '../../record/fold.ts';
import type { Action, Line, Options } from '../../record/line.ts';
import type { TableView } from '../face/game-face.ts';
import { fillOptions } from '../contract/options/values.ts';
import { options } from './options.ts';
import { face } from './face.ts';

const [en, ja] = [await face.words('en'), await face.words('ja')];
const NAMES = ['Mari', 'Kaede', 'Rin'];

/** Seat 0 of three on turn: its hand, what is up, what was told before, and what it may do. */
function sightOf(of: {
  hand: string;
  up: string;
  told?: readonly Line[];
  legal: readonly Action[];
  rules?: Options;
}): TableView {
  const [places, filled] = [new Places(), fillOptions(options, of.rules ?? {}, 3)];
  const cards = of.hand.split(' ');
  const lines = [
    { type: 'deal', deal: 1, dealer: 0, deck: [...cards, of.up] },
    { type: 'move', cards, from: 'stock', to: 'hand/0', why: 'deal' },
    { type: 'move', cards: [of.up], from: 'stock', to: 'discard', why: 'upcard' },
    ...(of.told ?? []),
    { type: 'turn', legal: { 0: of.legal } },
  ] as Line[];
  for (const line of lines) places.apply(line);
  return { places, seat: 0, legal: of.legal, names: NAMES, options: filled, lines };
}

const play = (card: string, more: object = {}): Action => ({ type: 'play', card, ...more });
const DRAW: Action = { type: 'draw' };
const due = (amount: number): readonly Line[] => [{ type: 'note', seat: 0, what: 'penalty', amount }];

describe('what is expected', () => {
  test.each<[string, Parameters<typeof sightOf>[0], string, string]>([
    [
      'worked example 1: a suit or a rank',
      { hand: '4S 9H KD', up: '9S', legal: [play('4S'), play('9H')] },
      'Play a spade or a nine.',
      'スペードか9を出してください。',
    ],
    [
      'worked example 3: twos',
      { hand: '8S 2H', up: '2D', told: due(4), legal: [DRAW, play('2H')] },
      'Play a two, or draw four cards.',
      '2を出すか、4枚引いてください。',
    ],
    [
      'worked example 5: a trick card alone',
      { hand: 'QS', up: '7S', legal: [DRAW] },
      'A trick card may not be your last card: draw a card.',
      '役札では上がれません。山札から1枚引いてください。',
    ],
    [
      'worked example 6: A♥',
      { hand: '5H', up: 'AH', told: due(5), legal: [DRAW, play('5H')] },
      'Play the five of hearts, or draw five cards.',
      'ハートの5を出すか、5枚引いてください。',
    ],
    [
      'worked example 11: stacked',
      { hand: 'AH KD', up: '2S', told: due(2), legal: [DRAW, play('AH')], rules: { stackAce: true } },
      'Play a two or the ace of hearts, or draw two cards.',
      '2かハートのエースを出すか、2枚引いてください。',
    ],
    [
      'worked example 12: nothing fits, nothing to draw',
      { hand: 'KD 9S', up: '4C', legal: [{ type: 'pass' }] },
      'You have neither a club nor a four, and there is nothing to draw: pass.',
      'クラブも4もありません。引くカードもないので、パスしてください。',
    ],
  ])('%s', (_name, of, english, japanese) => {
    expect([en.prompt(sightOf(of)), ja.prompt(sightOf(of))]).toEqual([english, japanese]);
  });
});

it('says why a card cannot be played', () => {
  const refused = (up: string, amount: number): string =>
    en.refusal('KD', sightOf({ hand: 'KD 4S', up, told: amount > 0 ? due(amount) : [], legal: [DRAW] }));
  expect(refused('2S', 2)).toBe('Only a two answers a two.');
  expect(refused('2S', 7)).toBe('Only the five of hearts answers the ace of hearts.');
  expect(refused('9C', 0)).toBe('You have neither a club nor a nine: draw a card.');
});

it('worked example 7: asks whether A♥ is played alone', () => {
  const legal = [play('AH'), play('AH', { with: '2C' })];
  const view = sightOf({ hand: 'AH 9D 2C', up: '6H', legal });
  expect(legal.map((action) => en.action(action, view).short)).toEqual(['A♥ alone', 'A♥ and 2♣']);
  expect(ja.action(play('AH', { with: '2C' }), view).full).toBe('ハートのエースとクラブの2を出す');
});

describe('signs', () => {
  const play8: Line = { type: 'act', seat: 2, action: play('8S') };
  const skip: Line = { type: 'note', seat: 0, what: 'skip' };
  const of = (told: readonly Line[]): TableView => sightOf({ hand: '4S', up: '9S', told, legal: [DRAW] });
  const marked = (view: TableView, as: unknown): unknown => en.signs?.(view).find((sign) => sign.as === as)?.at;

  it('JC-P9 greys the seat that is skipped, until somebody acts', () => {
    expect(marked(of([play8, skip]), 'veil')).toEqual({ seat: 0 });
    expect(marked(of([play8, skip, { type: 'act', seat: 1, action: DRAW }]), 'veil')).toBeUndefined();
  });

  it('JC-P9 greys it no sooner than the cards show it', () => {
    const [all, seen] = [of([play8, skip]), of([play8])];
    for (const line of seen.places.acts) expect(all.places.acts).toContain(line);
    expect(marked({ ...all, places: seen.places }, 'veil')).toBeUndefined();
  });

  it('JC-P9 points the other way between the piles after a queen', () => {
    const turned: Line = { type: 'note', seat: 2, what: 'reverse', direction: 'right' };
    expect(marked(of([]), 'left')).toEqual({ place: 'stock', and: 'discard' });
    expect(marked(of([turned]), 'right')).toEqual({ place: 'stock', and: 'discard' });
  });

  it('JC-P4 has a disc that grows with what is due', () => {
    expect(marked(of(due(2)), 2)).toEqual({ place: 'discard' });
    expect(marked(of(due(4)), 4)).toEqual({ place: 'discard' });
  });
});
