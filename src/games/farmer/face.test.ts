/** What a Farmer player is told: prompts for the lists of the dossier, and signs that give nothing away. */
import { describe, expect, it, test } from 'vitest';
import { isCard } from '../../cards/card.ts';
import { Places } from '../../record/fold.ts';
import type { Action, Line, NoteLine } from '../../record/line.ts';
import type { TableView } from '../face/game-face.ts';
import { face } from './face.ts';

const [en, ja] = await Promise.all([face.words('en'), face.words('ja')]);
const HIT: Action = { type: 'hit' };
const STAY: Action = { type: 'stay' };

/** What seat 1 of two sees that holds these cards, face-down card first, while seat 0 has one hidden and these open. */
function sightOf(hand: string, legal: readonly Action[], open = '', more: readonly Line[] = []): TableView {
  const [down = '', ...ups] = hand.split(' ');
  const move = (card: string, to: string, why: string): Line => ({
    type: 'move',
    cards: [isCard(card) ? card : '??'],
    from: 'stock',
    to,
    why,
  });
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 0, deck: Array.from({ length: 45 }, () => '??' as const) },
    move(down, 'hand/1', 'deal'),
    move('??', 'hand/0', 'deal'),
    ...ups.map((card) => move(card, 'up/1', 'hit')),
    ...(open === '' ? [] : open.split(' ').map((card) => move(card, 'up/0', 'hit'))),
    { type: 'turn', legal: { 1: legal } },
    ...more,
  ];
  const places = new Places();
  for (const line of lines) places.apply(line);
  return { places, seat: 1, legal, names: ['Mari', 'Kaede'], options: {}, lines };
}

const totals = (view: TableView): string[] =>
  (en.signs?.(view) ?? []).filter(({ text }) => text !== '').map(({ text, tone }) => `${text} ${tone ?? ''}`.trim());

describe('worked example 1, as it is said', () => {
  test.each([
    [
      'one card',
      '9C',
      [HIT],
      'You have 9. Everybody takes at least one card: hit.',
      'いま9。最初の1枚は必ず引きます。「ヒット」を押してください。',
    ],
    [
      'a total of 11',
      '9C 2D',
      [HIT, STAY],
      'You have 11: hit, or stay.',
      'いま11。「ヒット」か「ステイ」を選んでください。',
    ],
    [
      'a bust hand',
      '9C 2D TS',
      [STAY],
      '21 is over 16: stay, and let nobody notice.',
      '21でバースト。何くわぬ顔で「ステイ」しましょう。',
    ],
    ['exactly 16', '9C 7D', [HIT, STAY], 'Exactly 16! Stay.', 'ちょうど16！「ステイ」しましょう。'],
  ])('%s', (_name, hand, legal, english, japanese) => {
    const view = sightOf(hand, legal);
    expect([en.prompt(view), ja.prompt(view)]).toEqual([english, japanese]);
  });
});

describe('signs', () => {
  it('count the own hand, and of others what lies open', () => {
    expect(totals(sightOf('9C 2D', [HIT, STAY], '5S KD'))).toEqual(['15+? plain', '11 plain']);
  });

  it('tell 16 and more by their tone, of others as soon as all can see it', () => {
    expect(totals(sightOf('9C 7D', [HIT, STAY], '9S 9D'))).toEqual(['18+? bad', '16 good']);
    expect(totals(sightOf('9C 9D', [STAY], '9S 7S'))).toEqual(['16+? plain', '18 bad']);
  });

  it('have the whole total once a hand is shown, and the next farmer once it is named', () => {
    const shown: Line[] = [
      { type: 'note', seat: 0, what: 'show', cards: ['3C'], total: 18 },
      { type: 'note', seat: 1, what: 'farmer' },
    ];
    const view = sightOf('9C 7D', [], '5S KD', shown);
    expect(totals(view)).toEqual(['18 bad', '16 good']);
    expect(en.signs?.(view)[0]).toMatchObject({ at: { seat: 1 }, carried: 'hat', text: '', label: 'the farmer' });
    expect(ja.signs?.(view)[0]).toMatchObject({ at: { seat: 1 }, carried: 'hat', text: '', label: '農場主' });
  });
});

describe('hands turned over', () => {
  const shows = (seat: number, card: string, total: number): NoteLine => ({
    ...{ type: 'note', seat, what: 'show', cards: [card], total },
  });
  const moment = (up: string, show: NoteLine): string | undefined =>
    face.momentOf?.(show, { places: sightOf('9C 2D', [], up).places, total: 0 });

  test.each([
    ['a bust hand', '9S 9D', shows(0, '3C', 21), 'show:bust'],
    ['the six of hearts upon a court card', '6H', shows(0, 'KD', 16), 'show:court-and-six'],
    ['a court card upon the six of hearts', 'JS', shows(0, '6H', 16), 'show:court-and-six'],
    ['a ten is no court card', 'TS', shows(0, '6H', 16), undefined],
    ['three cards', '6H 3C', shows(0, '7D', 16), undefined],
    ['any 16', '9S', shows(0, '7D', 16), undefined],
    ['any lower hand', '9S', shows(0, '2D', 11), undefined],
  ])('%s', (_name, up, show, wanted) => {
    expect(moment(up, show)).toBe(wanted);
    if (wanted !== undefined) expect(face.moments[wanted]).toBeDefined();
  });

  it('are told, the best one with a word of its own', () => {
    const show = shows(0, '6H', 16);
    const view = sightOf('9C 2D', [], 'QS');
    expect(en.announce(show, view)).toBe(
      'Mari turns up the six of hearts: 16 in all. A court card and the six of hearts: nothing beats that!',
    );
    expect(ja.announce(show, view)).toBe(
      'Mariの伏せ札はハートの6、合計16。絵札とハートの6、これに勝る手はありません！',
    );
    expect(en.announce(shows(0, '3C', 21), view)).toBe('Mari turns up the three of clubs: 21 in all, over 16.');
  });

  it('are of nobody who shows nothing', () => {
    expect(
      face.momentOf?.({ type: 'note', seat: 1, what: 'farmer' }, { places: new Places(), total: 0 }),
    ).toBeUndefined();
  });
});
