/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { makePack } from '../../cards/pack.ts';
import { optionTrouble } from '../contract/options/values.ts';
import { game } from './index.ts';
import { dealt, position, rulesOf } from './position.testing.ts';
import { pointsOf } from './state.ts';

describe('OC-S1 how many play', () => {
  test.each([
    ['one seat', 1, false],
    ['two seats', 2, true],
    ['three seats', 3, true],
    ['four seats', 4, true],
    ['five seats', 5, false],
  ])('%s', (_name, seats, allowed) => {
    expect(optionTrouble(game.options, {}, seats) === undefined).toBe(allowed);
  });
});

describe('OC-S2 the pack', () => {
  it('has ace to nine of each suit and the joker', () => {
    const { pack } = rulesOf({}, 4);
    expect(pack.join(' ')).toBe(
      'AS KS QS JS TS 9S AH KH QH JH TH 9H AD KD QD JD TD 9D AC KC QC JC TC 9C JK', // card order
    );
  });

  it('has the same cards where a two of diamonds stands in for the joker', () => {
    expect(rulesOf({ jokerFace: '2D' }, 3).pack).toEqual(
      makePack({ jokers: 1, ranks: ['A', 'K', 'Q', 'J', 'T', '9'] }),
    );
  });

  it('plays the same with either face', () => {
    const [one, other] = ['joker', '2D'].map((jokerFace) =>
      dealt({ options: { jokerFace }, seats: 3, dealer: 1, deck: 'JK AS' }),
    );
    expect(other?.told).toEqual(one?.told);
    expect(other?.table.legal()).toEqual(one?.table.legal());
  });
});

describe('OC-S3 the dealer', () => {
  it.each([
    ['chosen by the option', { dealer: 2 }, 2],
    ['left to chance', {}, undefined],
  ])('is %s', (_name, options, dealer) => {
    const rules = rulesOf(options, 3);
    expect(rules.open(rules.newState())).toEqual({ deal: 1, dealer });
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('is after seat %i seat %i', (dealer, next) => {
    const { table } = dealt({ seats: 3, dealer });
    expect(table.rules.standing(table.state).nextDealer).toBe(next);
  });
});

describe('OC-S4 dealing', () => {
  it.each([
    [2, 12],
    [3, 8],
    [4, 6],
  ])('gives with %i seats each %i cards, the last one to the middle', (seats, size) => {
    const { table, told } = dealt({ seats, dealer: 0 });
    const sizes = Array.from({ length: seats }, (_, seat) => table.hand(seat).split(' ').length);
    expect(sizes).toEqual(Array.from({ length: seats }, () => size));
    expect(told).toHaveLength(25);
    expect(told.at(-1)).toBe('stock → kitty: JK (deal)');
    expect(table.kitty).toBe('JK');
  });

  it('deals one by one, clockwise from the left of the dealer', () => {
    const { table, told } = dealt({ seats: 3, dealer: 1, deck: 'AS KS QS JS' });
    expect(told.slice(0, 4)).toEqual([
      'stock → hand/2: AS (deal)',
      'stock → hand/0: KS (deal)',
      'stock → hand/1: QS (deal)',
      'stock → hand/2: JS (deal)',
    ]);
    expect(table.hand(2)).toMatch(/^AS JS /);
  });

  it('begins with nothing won, no trick and the order uptown, whatever was before', () => {
    const table = position({
      hands: ['AS', '9S'],
      trump: 'S',
      order: 'down',
      won: ['JK', 'KD'],
      kitty: 'QC',
      bid: [0, 8],
      totals: [0, 5],
    });
    table.row('0 play AS', '1 play 9S');
    table.rules.deal(
      table.state,
      { deal: 2, dealer: 0, deck: deckOf(25) },
      { below: () => 0, shuffle: () => undefined },
    );
    expect([table.won(0), table.won(1), table.trick]).toEqual(['', '', '']);
    expect(table.legal()[1]).toMatch(/^bid 8, /);
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: false, totals: [0, 7] });
  });
});

const deckOf = (cards: number): Uint8Array => Uint8Array.from({ length: cards }, (_, card) => card);

describe('OC-S5 card points', () => {
  const points = (text: string): number => pointsOf(text.split(' ').reduce((set, card) => set | bitOf(card), 0));
  const pack = rulesOf({}, 2).pack;
  const bitOf = (card: string): number => 1 << pack.findIndex((one) => one === card);

  test.each([
    ['kings', 'KS KH KD KC', 4],
    ['queens', 'QS QH QD QC', 4],
    ['jacks', 'JS JH JD JC', 4],
    ['the joker', 'JK', 3],
    ['aces', 'AS AH AD AC', 0],
    ['tens and nines', 'TS TH TD TC 9S 9H 9D 9C', 0],
    ['the pack', pack.join(' '), 15],
  ])('%s', (_name, cards, worth) => {
    expect(points(cards)).toBe(worth);
  });
});
