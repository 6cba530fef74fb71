/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Match } from '../../match/match.ts';
import type { Line } from '../../record/line.ts';
import { fillOptions, optionTrouble } from '../contract/options/values.ts';
import { tell } from '../kit/told.testing.ts';
import { game } from './index.ts';
import { type Table, dealt, position, rulesOf } from './position.testing.ts';

/** How many cards each seat holds, and last the extra hand. */
const sizes = (table: Table): number[] =>
  [...Array.from({ length: table.rules.seats }, (_, seat) => table.hand(seat)), table.extra].map(
    (cards) => cards.split(' ').length,
  );

const antes = (told: readonly string[]): string[] => told.filter((line) => line.endsWith('(ante)'));

describe('NM-S1 seats and pack', () => {
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

  it('has the ace above the king', () => {
    const table = position({ hands: ['KS 2H', 'AS 2D', '3H'] });
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 1: 'play AS' });
  });
});

describe('NM-S2 the buy-in', () => {
  it('goes from the bank to every purse, once, before the first deal', () => {
    const options = fillOptions(game.options, { purse: 80, deals: 2 }, 3);
    const match = new Match({ game, options, seats: 3, seed: 'buy-in', players: ['a', 'b', 'c'] });
    while (match.phase !== 'over') {
      if (match.phase === 'between') match.nextDeal();
      else match.act(match.acts.length - 1);
    }
    expect(match.lines.slice(1, 4).map(tell)).toEqual([
      'bank → purse/0: 80 (buy-in)',
      'bank → purse/1: 80 (buy-in)',
      'bank → purse/2: 80 (buy-in)',
    ]);
    const isBuyIn = (line: Line): boolean => line.type === 'chips' && line.why === 'buy-in';
    expect(match.lines.filter(isBuyIn)).toHaveLength(3);
  });
});

describe('NM-S3 the dealer', () => {
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
    const table = position({ dealer, hands: ['KH', '2S', '3S'] });
    table.act(0, 'play KH');
    expect(table.rules.standing(table.state).nextDealer).toBe(next);
  });
});

describe('NM-S4 the deal', () => {
  it('goes round one by one from the left of the dealer, the extra hand after the dealer', () => {
    const { table, told } = dealt({ seats: 3, dealer: 1 });
    const moves = told.filter((line) => line.endsWith('(deal)'));
    expect(moves).toHaveLength(52);
    expect(moves.slice(0, 5)).toEqual([
      'stock → hand/2: AS (deal)',
      'stock → hand/0: KS (deal)',
      'stock → hand/1: QS (deal)',
      'stock → widow: JS (deal)',
      'stock → hand/2: TS (deal)',
    ]);
    expect(table.extra).toMatch(/^JS 7S 3S /);
  });

  test.each([
    [3, 0, [13, 13, 13, 13]],
    [4, 2, [11, 10, 10, 11, 10]],
    [5, 1, [9, 8, 9, 9, 9, 8]],
    [6, 5, [8, 8, 8, 7, 7, 7, 7]],
    [7, 6, [7, 7, 7, 7, 6, 6, 6, 6]],
    [8, 2, [6, 6, 5, 6, 6, 6, 6, 6, 5]],
  ])('of %i seats, dealer %i', (seats, dealer, expected) => {
    expect(sizes(dealt({ seats, dealer }).table)).toEqual(expected);
  });

  it('makes an extra hand whatever the option widow is', () => {
    expect(sizes(dealt({ options: { widow: 'none' }, seats: 3, dealer: 0 }).table)).toEqual([13, 13, 13, 13]);
  });
});

describe('NM-S5 the stakes', () => {
  it('go on each pay card in their order, seat by seat', () => {
    const { told, table } = dealt({ seats: 3, dealer: 1 });
    expect(told.slice(52, 57)).toEqual([
      'purse/0 → pot/AH: 1 (ante)',
      'purse/0 → pot/KC: 1 (ante)',
      'purse/0 → pot/QD: 1 (ante)',
      'purse/0 → pot/JS: 1 (ante)',
      'purse/1 → pot/AH: 1 (ante)',
    ]);
    expect([table.pots, table.purses]).toEqual([
      [3, 3, 3, 3, 0],
      [96, 96, 96],
    ]);
  });

  it('are twice as many of the dealer, in one line, but not for the kitty', () => {
    const { told, table } = dealt({ options: { ante: 3, dealerDouble: true, kitty: 2 }, seats: 3, dealer: 1 });
    expect(antes(told).slice(4, 10)).toEqual([
      'purse/0 → pot/kitty: 2 (ante)',
      'purse/1 → pot/AH: 6 (ante)',
      'purse/1 → pot/KC: 6 (ante)',
      'purse/1 → pot/QD: 6 (ante)',
      'purse/1 → pot/JS: 6 (ante)',
      'purse/1 → pot/kitty: 2 (ante)',
    ]);
    expect([table.pots, table.purses]).toEqual([
      [12, 12, 12, 12, 6],
      [86, 74, 86],
    ]);
  });

  it('go on the four kings with layout kings', () => {
    const { told } = dealt({ options: { layout: 'kings' }, seats: 3, dealer: 1 });
    expect(antes(told).slice(0, 4)).toEqual([
      'purse/0 → pot/KS: 1 (ante)',
      'purse/0 → pot/KH: 1 (ante)',
      'purse/0 → pot/KD: 1 (ante)',
      'purse/0 → pot/KC: 1 (ante)',
    ]);
  });

  it('come on top of what lies there from earlier deals', () => {
    const table = position({ hands: ['KH', '2S', '3S'], pots: { AH: 7, KC: 0, QD: 2, JS: 0 } });
    table.act(0, 'play KH');
    table.rules.deal(table.state, { deal: 2, dealer: 0 }, new FastChance(1));
    expect(table.pots).toEqual([10, 3, 5, 3, 0]);
  });
});
