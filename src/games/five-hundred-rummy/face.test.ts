/** What is said at a 500 Rummy table, at the worked examples of the dossier. */
import { describe, expect, test } from 'vitest';
import { type Card, isCard } from '../../cards/card.ts';
import { Places } from '../../record/fold.ts';
import { must } from '../../cards/must.ts';
import type { Action, Line } from '../../record/line.ts';
import type { TableView } from '../face/game-face.ts';
import { face } from './face.ts';
import { handPoints, meldsOf, tablePoints } from './words/table.ts';

const [en, ja] = await Promise.all([face.words('en'), face.words('ja')]);

const cardsOf = (text: string): Card[] => text.split(' ').filter((word) => isCard(word));

/** What seat 0 sees after these acts, with these cards in its hand and in the pile, top first. */
function sightOf(
  acts: readonly { readonly seat: number; readonly action: Action }[],
  of: { hand?: string; pile?: string; legal?: readonly Action[]; options?: object } = {},
): TableView {
  const places = new Places();
  const held = cardsOf(of.hand ?? '');
  const pile = cardsOf(of.pile ?? '');
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 3, deck: [...held, ...pile.toReversed()] },
    { type: 'move', cards: held, from: 'stock', to: 'hand/0', why: 'deal' },
    { type: 'move', cards: pile.toReversed(), from: 'stock', to: 'discard', why: 'discard' },
    ...acts.map(({ seat, action }): Line => ({ type: 'act', seat, action })),
    { type: 'turn', legal: { 0: of.legal ?? [{ type: 'draw' }] } },
  ];
  for (const line of lines) places.apply(line);
  const options = { target: 500, cardValues: 'pips', stockOut: 'at-once', ...of.options };
  return { places, seat: 0, legal: of.legal ?? [], names: ['Mari', 'Kaede', 'Rin', 'Sato'], options, lines };
}

const meld = (cards: string, as = cards): Action => ({ type: 'meld', cards: cards.split(' '), as: as.split(' ') });
const layoff = (number: number, end: string, card: string): Action => ({
  ...{ type: 'layoff', meld: number },
  ...(end === '' ? {} : { end }),
  ...{ cards: [card], as: [card] },
});

describe('the table', () => {
  test('FR-E1 an ace below the two counts one, jokers fifteen', () => {
    const low = { seat: 0, action: meld('AS 2S 3S') };
    const joker = { seat: 0, action: { ...layoff(0, 'high', 'JK'), as: ['4S'] } };
    expect(tablePoints(sightOf([low, joker]))).toEqual([21, 0, 0, 0]);
    expect(tablePoints(sightOf([low], { options: { cardValues: 'fives' } }))[0]).toBe(15);
    expect(handPoints(sightOf([], { hand: 'AD 7C' }))).toBe(22);
  });

  test('FR-E1 an ace added below the two counts one, above the king fifteen', () => {
    const run = { seat: 1, action: meld('2S 3S 4S') };
    expect(tablePoints(sightOf([run, { seat: 0, action: layoff(0, 'low', 'AS') }]))[0]).toBe(1);
    const high = { seat: 1, action: meld('JS QS KS') };
    expect(tablePoints(sightOf([high, { seat: 0, action: layoff(0, 'high', 'AS') }]))[0]).toBe(15);
  });

  test('FR-M4 a meld grows at both ends, whoever adds to it', () => {
    const acts = [
      { seat: 1, action: meld('9D TD JD') },
      { seat: 0, action: layoff(0, 'high', 'QD') },
      { seat: 0, action: layoff(0, 'low', '8D') },
    ];
    expect(meldsOf(sightOf(acts))).toEqual([
      { number: 0, faces: ['8D', '9D', 'TD', 'JD', 'QD'], isRun: true, seats: [1, 0] },
    ]);
  });
});

describe('words', () => {
  test('FR-P3 what one takes on by digging is said before', () => {
    const view = sightOf([], { pile: '8H 3C 9C 2D' });
    const { full, short, help } = en.action({ type: 'take', card: '9C' }, view);
    expect(full).toBe('Take the nine of clubs and the two cards above it; 9♣ must be laid at once');
    expect(short).toBe('Take 9♣ +2');
    expect(help).toBe('Three cards into your hand; 9♣ must be laid at once');
    expect(en.action({ type: 'take', card: '8H' }, view).full).toContain('from the top of the pile');
    expect(ja.action({ type: 'take', card: '9C' }, view).short).toBe('取る：9♣ +2');
  });

  test('FR-P4 the card that was dug out is named until it lies on the table', () => {
    const take = { seat: 0, action: { type: 'take', card: '9C' } };
    const view = sightOf([take], { hand: '9C 9S 9D', legal: [meld('9S 9D 9C')] });
    expect(en.prompt(view)).toBe('You took the nine of clubs: lay it now with the button “Meld 9♠♦♣”.');
    expect(en.refusal('9S', view)).toContain('the nine of clubs');
    expect(ja.prompt(view)).toContain('クラブの9');
    expect(en.signs?.(view).at(-1)).toMatchObject({ at: { card: '9C' }, text: 'lay now' });
    expect(en.signs?.({ ...view, legal: [] }).some(({ at }) => 'card' in at)).toBe(false);
  });

  test('FR-P2 a card that is tapped too early is told what may be done first, and nothing that may not', () => {
    const refused = (...legal: Action[]): string => en.refusal('9S', sightOf([], { hand: '9S', pile: '9C', legal }));
    const draw: Action = { type: 'draw' };
    const take: Action = { type: 'take', card: '9C' };
    const stop: Action = { type: 'stop' };
    expect(refused(draw, take)).toBe('First draw a card, or take from the pile.');
    expect(refused(draw)).toBe('Draw a card. Nothing in the pile can be laid at once.');
    expect(refused(stop)).toBe('The stock is empty: end the deal.');
    expect(refused(stop, take)).toBe('The stock is empty: take from the pile, or end the deal.');
  });

  test('FR-P4 what can be chosen for it is said', () => {
    const take = { seat: 0, action: { type: 'take', card: '9C' } };
    const hand = '9C 9S 9D 9H TC JC 8C';
    const asked = (...legal: Action[]): string => en.prompt(sightOf([take], { hand, legal }));
    const [set, run] = [meld('9S 9D 9C'), meld('9C TC JC')];
    expect(asked(set, run)).toBe('You took the nine of clubs: lay it now, either with 9♠ 9♦ or with 10♣ J♣.');
    expect(asked(set, layoff(0, 'high', '9C'))).toContain('add it to a meld now, or choose');
    expect(asked(layoff(0, 'high', '9C'), layoff(1, '', '9C'))).toMatch(/: add it to a meld now\.$/);
    expect(asked(set, run, meld('9S 9H 9C'), meld('8C 9C TC'))).toContain('highlighted cards');
  });

  test('FR-P3 what a card of the pile would make is shown', () => {
    const begun = { seat: 1, action: meld('5H 6H 7H') };
    const view = sightOf([begun], { hand: '9S 9D 4C QD', pile: '8H 3C 9C 2D' });
    const take = (card: string) => en.action({ type: 'take', card }, view);
    expect(take('9C')).toMatchObject({ cards: ['9S', '9D', '9C'] });
    expect(take('9C').help).toMatch(/laid at once: 9♠ 9♦ 9♣$/);
    expect(take('8H').help).toBe('8♥ must be laid at once: 8♥ → 5–7♥');
    expect(take('2D').cards).toBeUndefined();
  });

  test('FR-M3 what a joker stands for is said, and written shortly', () => {
    const view = sightOf([]);
    const action = meld('5H JK 7H', '5H 6H 7H');
    expect(en.action(action, view)).toEqual({
      full: 'Meld the five of hearts, the joker as the six of hearts and the seven of hearts',
      short: 'Meld 5 ★6 7♥',
    });
    const short = (one: Action): string => en.action(one, view).short;
    expect(short(meld('QD KD AD'))).toBe('Meld Q–A♦');
    expect(short(meld('8S JK 8D', '8S 8H 8D'))).toBe('Meld 8♠★♥♦');
    const standIns = (one: Action) => [...must(face.standIns, 'stand-ins')(sightOf([{ seat: 1, action: one }]).places)];
    expect(standIns(action)).toEqual([['JK', '6H']]);
    expect(standIns(meld('5H#2 6H 7H', '5H 6H 7H'))).toEqual([]);
  });

  test('FR-M6 melds that are called the same are told apart by their numbers', () => {
    const acts = [meld('5H 6H 7H'), meld('5H#2 6H#2 7H#2', '5H 6H 7H'), meld('8S 8H 8C')];
    const view = sightOf(acts.map((action) => ({ seat: 1, action })));
    expect(en.action(layoff(1, 'high', '8H'), view).full).toBe(
      'Add the eight of hearts to the run of hearts, five to seven (meld 2)',
    );
    expect(en.action(layoff(2, '', '8D'), view)).toEqual({
      full: 'Add the eight of diamonds to the three eights',
      short: '8♦ → 8 8 8',
    });
  });

  test.each([
    ['fr', 'Ajouter le huit de carreau à cette combinaison : le brelan de huit'],
    ['it', 'Attacca l’otto di quadri a questa combinazione: il tris di otto'],
    ['es', 'Añadir el ocho de diamantes a los tres ochos'],
    ['pt-BR', 'Acrescentar o oito de ouros a este jogo: a trinca de oitos'],
    ['ru', 'Приложить восьмёрку бубен. Куда: три восьмёрки'],
    ['zh-Hans', '把方块8贴到三张8上'],
  ] as const)('FR-M6 a set is named with its size: %s', async (language, says) => {
    const words = await face.words(language);
    const view = sightOf([{ seat: 1, action: meld('8S 8H 8C') }]);
    expect(words.action(layoff(0, '', '8D'), view).full).toBe(says);
  });

  test('FR-M6 an ace that fits both ends says which', () => {
    const view = sightOf([{ seat: 1, action: meld('2S 3S 4S') }]);
    const [low, high] = ['low', 'high'].map((end) => en.action(layoff(0, end, 'AS'), view).full);
    expect([low?.slice(-11), high?.slice(-12)]).toEqual(['the low ace', 'the high ace']);
  });

  test('FR-P6 who is passed over is said', () => {
    const note: Line = { type: 'note', seat: 3, what: 'rummy', card: 'TD', skipped: [1, 2] };
    expect(en.announce(note, sightOf([]))).toBe(
      'Sato calls “Rummy!” for the ten of diamonds. Kaede and Rin are passed over.',
    );
    expect(en.bubble(note)).toBe('Rummy!');
  });

  test('FR-E3 points are called out as they are counted, up and down', () => {
    const score = (points: number, why: string): Line => ({ type: 'score', seat: 1, points, why });
    expect([en, ja].map((words) => words.bubble(score(21, 'melds')))).toEqual(['+21', '+21']);
    expect(en.bubble(score(-22, 'deadwood'))).toBe('−22');
  });

  test('FR-P7 who went out is marked while the points are counted', () => {
    const view = sightOf([{ seat: 0, action: meld('9S 9D 9C') }]);
    const isMarked = (): boolean => en.signs?.(view).some(({ text }) => text === 'Out') === true;
    expect(isMarked()).toBe(false);
    view.places.apply({ type: 'note', seat: 1, what: 'show', cards: ['4S'] });
    expect(isMarked()).toBe(true);
  });
});
