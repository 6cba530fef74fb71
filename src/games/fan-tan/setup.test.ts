/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { countBits } from '../../cards/bits.ts';
import { at } from '../../cards/state-array.ts';
import { Match } from '../../match/match.ts';
import type { Line } from '../../record/line.ts';
import { fillOptions, optionTrouble } from '../contract/options/values.ts';
import { tell } from '../kit/told.testing.ts';
import { game } from './index.ts';
import { type Table, dealt, position, rulesOf } from './position.testing.ts';
import { HAND } from './state.ts';

/** How many cards each seat holds. */
const sizes = ({ rules, state }: Table): number[] =>
  Array.from(
    { length: rules.seats },
    (_, seat) => countBits(at(state, HAND + 2 * seat)) + countBits(at(state, HAND + 2 * seat + 1)),
  );

/** The payments of a deal with this reason. */
const paid = (told: readonly string[], why: string): string[] => told.filter((line) => line.endsWith(`(${why})`));

describe('FT-S1 seats and pack', () => {
  test.each([
    [2, false],
    [3, true],
    [8, true],
    [9, false],
  ])('%i seats: %s', (seats, allowed) => {
    expect(optionTrouble(game.options, {}, seats) === undefined).toBe(allowed);
  });

  it('is one pack of 52', () => {
    const { pack } = rulesOf({}, 4);
    expect([pack.length, new Set(pack).size, pack.includes('JK')]).toEqual([52, 52, false]);
  });
});

describe('FT-S2 the buy-in', () => {
  it('goes from the bank to every purse, once, before the first deal', () => {
    const options = fillOptions(game.options, { purse: 80, deals: 2 }, 3);
    const match = new Match({ game, options, seats: 3, seed: 'buy-in', players: ['a', 'b', 'c'] });
    while (match.phase !== 'over') {
      if (match.phase === 'between') match.nextDeal();
      else match.act(0);
    }
    expect(match.lines.slice(1, 4).map(tell)).toEqual([
      'bank → purse/0: 80 (buy-in)',
      'bank → purse/1: 80 (buy-in)',
      'bank → purse/2: 80 (buy-in)',
    ]);
    const isBuyIn = (line: Line): boolean => line.type === 'chips' && line.why === 'buy-in';
    expect(match.lines.filter(isBuyIn)).toHaveLength(3);
    expect(match.lines.filter((line) => line.type === 'deal')).toHaveLength(2);
  });
});

describe('FT-S3 the dealer', () => {
  it.each([
    ['a seat', { dealer: 2 }, 2],
    ['chance', {}, undefined],
  ])('of deal 1 is %s', (_name, options, dealer) => {
    const rules = rulesOf(options, 4);
    expect(rules.open(rules.newState())).toEqual({ deal: 1, dealer });
  });

  it.each([
    [0, 1],
    [2, 0],
  ])('after seat %i comes seat %i', (dealer, next) => {
    const table = position({ dealer, rows: 'H 7-Q', hands: ['KH', '2S', '3S'] });
    table.act(0, 'play KH');
    expect(table.rules.standing(table.state).nextDealer).toBe(next);
  });
});

describe('FT-S4 the deal', () => {
  it('goes round one by one from the left of the dealer until all cards are dealt', () => {
    const { table, told } = dealt({ seats: 3, dealer: 1 });
    const moves = told.filter((line) => line.endsWith('(deal)'));
    expect(moves).toHaveLength(52);
    expect(moves.slice(0, 4)).toEqual([
      'stock → hand/2: AS (deal)',
      'stock → hand/0: KS (deal)',
      'stock → hand/1: QS (deal)',
      'stock → hand/2: JS (deal)',
    ]);
    expect(table.hand(2)).toMatch(/^AS JS 8S /);
  });

  test.each([
    [3, 0, [17, 18, 17]],
    [4, 2, [13, 13, 13, 13]],
    [5, 1, [10, 10, 11, 11, 10]],
    [6, 5, [9, 9, 9, 9, 8, 8]],
    [7, 6, [8, 8, 8, 7, 7, 7, 7]],
    [8, 2, [6, 6, 6, 7, 7, 7, 7, 6]],
  ])('of %i seats, dealer %i', (seats, dealer, expected) => {
    expect(sizes(dealt({ seats, dealer }).table)).toEqual(expected);
  });
});

describe('FT-S5 the antes', () => {
  it('are paid by all, then by those with a card less', () => {
    const { told, table } = dealt({ seats: 5, dealer: 1 });
    expect(told.slice(52)).toEqual([
      'purse/0 → pot: 1 (ante)',
      'purse/1 → pot: 1 (ante)',
      'purse/2 → pot: 1 (ante)',
      'purse/3 → pot: 1 (ante)',
      'purse/4 → pot: 1 (ante)',
      'purse/0 → pot: 1 (short-hand)',
      'purse/1 → pot: 1 (short-hand)',
      'purse/4 → pot: 1 (short-hand)',
    ]);
    expect([table.pot, table.purses]).toEqual([8, [48, 48, 49, 49, 48]]);
  });

  it('are the same for all four of four', () => {
    expect(paid(dealt({ seats: 4, dealer: 1 }).told, 'short-hand')).toEqual([]);
  });

  it.each([
    ['ante', { ante: 3 }, ['purse/0 → pot: 3 (ante)', 'purse/1 → pot: 3 (ante)', 'purse/2 → pot: 3 (ante)']],
    ['ante', { ante: 0 }, []],
    ['short-hand', { shortAnte: 4 }, ['purse/1 → pot: 4 (short-hand)', 'purse/2 → pot: 4 (short-hand)']],
    ['short-hand', { shortAnte: 0 }, []],
  ])('%s with %j', (why, options, lines) => {
    expect(paid(dealt({ options, seats: 3, dealer: 2 }).told, why)).toEqual(lines);
  });
});

describe('FT-S6 who acts first', () => {
  it.each([
    ['the left of the dealer', 'left', 3, 0],
    ['the left of the dealer, in the middle', 'left', 1, 2],
    ['the holder of 7♦', '7D', 3, 2],
    ['the holder of 7♥', '7H', 3, 1],
  ])('%s', (_name, start, dealer, seat) => {
    const { table } = dealt({ options: { start }, seats: 4, dealer, hands: ['', '7H 8H 7S', '7D 8D 7C'] });
    expect(Object.keys(table.legal())).toEqual([String(seat)]);
  });

  it('the holder can play that card only', () => {
    const { table } = dealt({ options: { start: '7D' }, seats: 4, dealer: 3, hands: ['', '7H 8H 7S', '7D 8D 7C'] });
    expect(table.legal()).toEqual({ 2: 'play 7D' });
    expect(() => table.act(2, 'play 7C')).toThrow('seat 2 may not');
  });
});
