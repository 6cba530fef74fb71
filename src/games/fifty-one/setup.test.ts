/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { optionTrouble } from '../contract/options/values.ts';
import { game } from './index.ts';
import { dealt, position, rulesOf } from './position.testing.ts';

describe('FI-S1 how many play', () => {
  test.each([
    ['one seat', 1, false],
    ['two seats', 2, true],
    ['five seats', 5, true],
    ['six seats', 6, false],
  ])('%s', (_name, seats, allowed) => {
    expect(optionTrouble(game.options, {}, seats) === undefined).toBe(allowed);
  });
});

describe('FI-S2 the pack', () => {
  it('has 52 cards', () => {
    const { pack } = rulesOf({}, 4);
    expect([pack.length, pack.includes('JK'), new Set(pack).size]).toEqual([52, false, 52]);
  });

  it('has one joker more with the option', () => {
    const { pack } = rulesOf({ joker: true }, 4);
    expect([pack.length, pack.at(-1), new Set(pack).size]).toEqual([53, 'JK', 53]);
  });

  it('keeps a joker of the stock there, one card of each face', () => {
    const { table } = dealt({ options: { joker: true }, seats: 2, dealer: 0 });
    const all = [table.hand(0), table.hand(1), table.board, table.stock].join(' ').split(' ');
    expect([...all].sort()).toEqual([...table.rules.pack].sort());
  });
});

describe('FI-S3 the dealer', () => {
  it.each([
    ['the option', { dealer: 2 }, 2],
    ['chance', {}, undefined],
  ])('is said by %s', (_name, options, dealer) => {
    const rules = rulesOf(options, 3);
    expect(rules.open(rules.newState())).toEqual({ deal: 1, dealer });
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('after seat %i comes seat %i', (dealer, next) => {
    const { rules, state } = dealt({ seats: 3, dealer }).table;
    expect(rules.standing(state).nextDealer).toBe(next);
  });
});

describe('FI-S4 the deal', () => {
  const deck = 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH KH QH JH TH 9H 8H 7H 6H';

  it('gives five each, one at a time in table order, then five to the board', () => {
    const { table, told } = dealt({ seats: 3, dealer: 1, deck });
    expect(told.slice(0, 4)).toEqual([
      'stock → hand/2: AS (deal)',
      'stock → hand/0: KS (deal)',
      'stock → hand/1: QS (deal)',
      'stock → hand/2: JS (deal)',
    ]);
    expect(told.slice(15)).toEqual([
      'stock → board/0: QH (deal)',
      'stock → board/1: JH (deal)',
      'stock → board/2: TH (deal)',
      'stock → board/3: 9H (deal)',
      'stock → board/4: 8H (deal)',
    ]);
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual(['KS TS 7S 4S AH', 'QS 9S 6S 3S KH', 'AS JS 8S 5S 2S']);
    expect(table.board).toBe('QH JH TH 9H 8H');
  });

  it.each([
    [2, 37],
    [5, 22],
  ])('leaves the rest as the stock and no discard: %i seats', (seats, size) => {
    const { table } = dealt({ seats, dealer: 0, deck });
    expect(table.stock.split(' ')).toHaveLength(size);
    expect(table.discard).toBe('');
    if (seats === 2) expect(table.stock).toMatch(/^QH JH TH 9H 8H 7H 6H 5H /);
  });

  it('keeps the totals and nothing else of the deal before', () => {
    const before = position({
      hands: ['AS KS QS JS TS', 'AH KH QH JH TH'],
      taken: ['AS', 'AH'],
      board: '2C 3C 4C 5C 6C',
      discard: '7C',
      stock: '…',
      round: 9,
      caller: 1,
      totals: [3, -8],
    });
    const { rules, state } = before;
    const deck = Uint8Array.from(rules.pack, (_, card) => card);
    rules.deal(state, { deal: 2, dealer: 0, deck }, { below: () => 0, shuffle: () => undefined });
    const fresh = dealt({ seats: 2, dealer: 0, deal: 2 }).table;
    expect(rules.standing(state).totals).toEqual([3, -8]);
    expect(before.lists()).toEqual(fresh.lists());
    expect([before.taken(0), before.taken(1), before.discard, before.stock]).toEqual(['', '', '', fresh.stock]);
  });
});
