/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import type { Line } from '../../record/line.ts';
import { FastChance } from '../../cards/chance.ts';
import { fillOptions, optionTrouble } from '../contract/options/values.ts';
import { Match } from '../../match/match.ts';
import { game } from './index.ts';
import { dealt, handsDealt, position, rulesOf } from './position.testing.ts';

const DECK = 'AS KH QD JC 9S 8H 7D 6C 5S 4H 3D 2C KS QH JD TC 8S 7H 6D 5C 4S 3H 2D';

describe('TO-S1 how many play', () => {
  test.each([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, false],
  ])('%i', (seats, allowed) => {
    expect(optionTrouble(game.options, {}, seats) === undefined).toBe(allowed);
  });
});

describe('TO-S2 the pack', () => {
  it('has 52 cards and no joker', () => {
    const { pack } = rulesOf({}, 4);
    expect(pack).toHaveLength(52);
    expect(new Set(pack).size).toBe(52);
    expect(pack.filter((card) => card.startsWith('JK'))).toEqual([]);
  });
});

/** What is said before the first deal. */
function opened(
  options: Record<string, number | boolean>,
  seats: number,
): { lines: Line[]; totals: readonly number[] } {
  const rules = rulesOf(options, seats);
  const lines: Line[] = [];
  const state = rules.newState();
  state.fill(-1); // it may hold anything
  rules.open(state, (line) => lines.push(line));
  return { lines, totals: rules.standing(state).totals };
}

describe('TO-S3 chips', () => {
  it('come out of the bank, seat by seat, after the game line', () => {
    expect(opened({ purse: 40 }, 3)).toEqual({
      lines: [0, 1, 2].map((seat) => ({
        type: 'chips',
        from: 'bank',
        to: `purse/${String(seat)}`,
        amount: 40,
        why: 'buy-in',
      })),
      totals: [40, 40, 40],
    });
  });

  it('are not there with stake 0', () => {
    expect(opened({ stake: 0 }, 4)).toEqual({ lines: [], totals: [0, 0, 0, 0] });
  });

  it('are paid also by one who has none left', () => {
    const table = position({ hands: ['AS', 'KH', 'KD'], turn: 0, purses: [290, 3, 7], stock: '…' });
    table.act(0, 'drop');
    expect(table.purses).toEqual([300, -2, 2]);
  });

  it('have the same sum after every deal of a game', () => {
    const options = fillOptions(game.options, { deals: 40, purse: 20, stake: 7 }, 4);
    const match = new Match({ game, options, seats: 4, seed: 'sum', players: ['a', 'b', 'c', 'd'] });
    const chance = new FastChance(3);
    while (match.phase !== 'over') {
      if (match.phase === 'between') match.nextDeal();
      else match.act(chance.below(match.acts.length));
      expect(match.rules.standing(match.state).totals.reduce((sum, chips) => sum + chips, 0)).toBe(80);
    }
  });
});

describe('TO-S4 the dealer', () => {
  it('is chosen by the option, or by chance', () => {
    const rules = rulesOf({ dealer: 2 }, 4);
    expect(rules.open(rules.newState())).toEqual({ deal: 1, dealer: 2 });
    const random = rulesOf({}, 4);
    expect(random.open(random.newState())).toEqual({ deal: 1, dealer: undefined });
  });

  test.each([
    ['a deal that was won', { hands: ['AS', 'KH', 'KD'], stock: '…' }, '0 drop'],
    ['a draw', { hands: ['2S 9D', '2H', '2D'], step: 'play', discard: '…' } as const, '0 discard 9D'],
  ])('is the next seat after %s', (_name, of, last) => {
    const table = position({ ...of, turn: 0, dealer: 2 });
    expect(table.rules.standing(table.state).dealOver).toBe(false);
    table.row(last);
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, nextDealer: 0 });
  });
});

describe('TO-S5 dealing', () => {
  it('deals five each, one by one, from the left of the dealer on', () => {
    const { table, told } = dealt({ seats: 4, dealer: 1, deck: DECK });
    expect(told).toHaveLength(21);
    expect(told.slice(0, 5)).toEqual([
      'stock → hand/2: AS (deal)',
      'stock → hand/3: KH (deal)',
      'stock → hand/0: QD (deal)',
      'stock → hand/1: JC (deal)',
      'stock → hand/2: 9S (deal)',
    ]);
    expect([0, 1, 2, 3].map((seat) => table.hand(seat))).toEqual([
      'QD JD 7D 6D 3D',
      'JC TC 6C 5C 2C',
      'AS KS 9S 8S 5S',
      'KH QH 8H 7H 4H',
    ]);
  });

  it('leaves the rest as the stock, in the order of the deck', () => {
    const { table } = dealt({ seats: 4, dealer: 1, deck: DECK });
    expect(table.order.split(' ')).toHaveLength(52 - 21);
    expect(table.order).toMatch(/^3H 2D QS /);
  });
});

describe('TO-S6 the upcard', () => {
  it('starts the discard pile', () => {
    const { table, told } = dealt({ seats: 2, dealer: 0, deck: DECK });
    expect(told.at(-1)).toBe('stock → discard: 3D (upcard)');
    expect(table.discard).toBe('3D');
    expect(table.order).toMatch(/^2C KS /);
    expect(table.legal()).toEqual({ 1: 'draw discard, stock; drop' });
  });

  it('is not there with upcard false: the pile is empty', () => {
    const { table, told } = dealt({ options: { upcard: false }, seats: 2, dealer: 0, deck: DECK });
    expect(told).toHaveLength(10);
    expect(table.discard).toBe('');
    expect(table.order).toMatch(/^3D 2C /);
    expect(table.legal()).toEqual({ 1: 'draw stock; drop' });
  });
});

describe('TO-S7 a tonk on the deal', () => {
  const other = '9S 8S 2H 3H 5D';

  test.each([
    ['50 by default', {}, 'KS KD QH JC TS', true],
    ['49 is none', {}, 'KS KD QH JC 9D', false],
    ['49 with tonkHigh 49', { tonkHigh: 49 }, 'KS KD QH JC 9D', true],
    ['50 with tonkHigh 49', { tonkHigh: 49 }, 'KS KD QH JC TS', true],
    ['48 with tonkHigh 49', { tonkHigh: 49 }, 'KS KD QH JC 8D', false],
    ['50 with tonkHigh 0', { tonkHigh: 0 }, 'KS KD QH JC TS', false],
    ['11 by default', {}, 'AS AH 2D 3C 4C', true],
    ['12 is none', {}, 'AS AH 2D 3C 5C', false],
    ['13 with tonkLow 13', { tonkLow: 13 }, 'AS AH 2D 3C 6C', true],
    ['14 with tonkLow 13', { tonkLow: 13 }, 'AS AH 2D 3C 7C', false],
    ['15 with tonkLow 15', { tonkLow: 15 }, 'AS AH 2D 3C 8C', true],
    ['16 with tonkLow 15', { tonkLow: 15 }, 'AS AH 2D 3C 9C', false],
    ['11 with tonkLow 0', { tonkLow: 0 }, 'AS AH 2D 3C 4C', false],
    ['the least of all with tonkLow 0', { tonkLow: 0 }, 'AS AH AD AC 2C', false],
    ['a spread in it is not taken out', {}, 'KS QS JS 7D 4C', false],
    ['spread or not, 50 is 50', {}, 'KS QS JS KD TC', true],
    ['an ace counts one beside a king', {}, 'KS KD QH JC AD', false],
  ])('%s', (_name, options, hand, isTonk) => {
    expect(handsDealt([other, hand], { options }).legal()[1]?.includes('tonk')).toBe(isTonk);
  });
});

describe('TO-S8 the answers', () => {
  const three = ['KS KD QH JC TS', 'QS QD KH JD TH', 'AS AH 2D 3C 4C', '9S 8S 2H 3H 5D'];

  it('asks nothing where nobody holds a tonk', () => {
    const table = handsDealt(['9S 8S 2H 3H 5D', '9D 8D 2C 3C 5C']);
    expect(table.legal()).toEqual({ 1: 'draw discard, stock; drop' });
  });

  it('asks every holder until all have answered, in whatever order they do', () => {
    const table = handsDealt(three);
    expect(table.legal()).toEqual({ 0: 'no-tonk; tonk', 1: 'no-tonk; tonk', 2: 'no-tonk; tonk' });
    expect(table.act(1, 'no-tonk')).toEqual([]);
    expect(table.legal()).toEqual({ 0: 'no-tonk; tonk', 2: 'no-tonk; tonk' });
    table.act(2, 'no-tonk');
    expect(table.legal()).toEqual({ 0: 'no-tonk; tonk' });
  });

  it('has nobody on turn, and the dealer is asked last', () => {
    const table = handsDealt(three, { dealer: 1 });
    expect([table.rules.onTurn(table.state), table.rules.askedLast(table.state)]).toEqual([undefined, 1]);
  });

  it('waits for the others after a tonk was declared', () => {
    const table = handsDealt(three);
    expect(table.act(0, 'tonk')).toEqual(['show seat 0 cards KS TS QH KD JC count 50']);
    expect(table.legal()).toEqual({ 1: 'no-tonk; tonk', 2: 'no-tonk; tonk' });
    expect(table.row('1 no-tonk', '2 no-tonk')).toEqual([
      'purse/1 → purse/0: 10 (tonk)',
      'purse/2 → purse/0: 10 (tonk)',
      'purse/3 → purse/0: 10 (tonk)',
      'deal-end winners 0 why tonk totals 130 90 90 90',
    ]);
    expect(table.legal()).toEqual({});
  });

  it('draws with two declared of three that were asked', () => {
    const table = handsDealt(three);
    expect(table.row('2 tonk', '1 no-tonk', '0 tonk').at(-1)).toBe(
      'deal-end winners why tonk-draw totals 100 100 100 100',
    );
  });

  it('starts play when all declined', () => {
    const table = handsDealt(three, { then: '9C' });
    expect(table.row('0 no-tonk', '2 no-tonk', '1 no-tonk')).toEqual([]);
    expect(table.legal()).toEqual({ 1: 'draw discard, stock; drop' });
    expect(table.rules.onTurn(table.state)).toBe(1);
  });

  it('lets nobody answer twice, and nobody that was not asked', () => {
    const table = handsDealt(three);
    table.act(1, 'no-tonk');
    for (const [seat, answer] of [
      [1, 'tonk'],
      [3, 'tonk'],
      [3, 'no-tonk'],
      [1, 'draw stock'],
    ] as const)
      expect(() => table.act(seat, answer)).toThrow('tonk: seat');
  });
});
