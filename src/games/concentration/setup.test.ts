/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { optionTrouble } from '../contract/options/values.ts';
import { game } from './index.ts';
import { GRID, dealtInto, example, laidOut, rulesOf } from './position.testing.ts';

describe('CO-S1 how many play', () => {
  test.each([
    ['one seat', 1, {}, true],
    ['two seats', 2, {}, true],
    ['eight seats', 8, {}, true],
    ['no seat', 0, {}, false],
    ['nine seats', 9, {}, false],
    ['one seat for one deal', 1, { deals: 1 }, true],
    ['one seat for two deals', 1, { deals: 2 }, false],
    ['two seats for twenty deals', 2, { deals: 20 }, true],
  ])('%s', (_name, seats, options, allowed) => {
    expect(optionTrouble(game.options, options, seats) === undefined).toBe(allowed);
  });
});

describe('CO-S2 the pack', () => {
  test.each([
    ['one deck', {}, 52],
    ['three ranks', { ranks: 3 }, 12],
    ['two decks', { decks: 2 }, 104],
    ['four decks with jokers', { decks: 4, jokers: true }, 216],
    ['one deck with jokers', { jokers: true }, 54],
    ['three decks of five ranks with jokers', { decks: 3, ranks: 5, jokers: true }, 66],
  ])('%s', (_name, options, cards) => {
    const { pack } = rulesOf(options, 2);
    expect(pack).toHaveLength(cards);
    expect(new Set(pack).size).toBe(cards);
  });

  it('has the highest ranks of each suit, and two jokers a deck', () => {
    expect(rulesOf({ ranks: 3, jokers: true }, 2).pack.join(' ')).toBe('AS KS QS AH KH QH AD KD QD AC KC QC JK JK#2');
  });

  it('has each card as often as there are decks', () => {
    expect(rulesOf({ ranks: 3, decks: 2 }, 2).pack.slice(0, 4)).toEqual(['AS', 'AS#2', 'KS', 'KS#2']);
  });
});

describe('CO-S3 the dealer', () => {
  test.each([
    ['the seat that the option names', 1, 1],
    ['nobody yet, where it is drawn', 'random', undefined],
  ])('is %s', (_name, dealer, first) => {
    const rules = rulesOf({ dealer }, 3);
    expect(rules.open(rules.newState())).toEqual({ deal: 1, dealer: first });
  });

  it('passes one seat to the left after each deal', () => {
    const next = (dealer: number): number => {
      const { rules, state } = example({ seats: 3, dealer });
      return rules.standing(state).nextDealer;
    };
    expect([0, 1, 2].map(next)).toEqual([1, 2, 0]);
  });

  it('stays seat 0 alone', () => {
    const { rules, state } = example({ seats: 1 });
    expect(rules.standing(state).nextDealer).toBe(0);
  });
});

describe('CO-S4 the layout', () => {
  it('goes from the stock to place after place', () => {
    const { told } = example();
    expect(told).toEqual(GRID.split(' ').map((card, i) => `stock → grid/${String(i)}: ${card} (deal)`));
  });

  it('reaches the last place of four decks', () => {
    const { told } = laidOut({ options: { decks: 4, jokers: true } });
    expect(told).toHaveLength(216);
    expect(told.at(-1)).toBe('stock → grid/215: JK#8 (deal)');
  });

  it('leaves an emptied place empty', () => {
    const table = example();
    table.row('1: 5 0');
    expect(table.legal()).toBe('1: 1 10 11 2 3 4 6 7 8 9');
  });

  it('is made anew for the next deal, with all cards and the totals so far', () => {
    const { rules, state, ...table } = example({ options: { deals: 2 } });
    expect(table.told).toHaveLength(12);
    rules.act(state, 1, 0, { below: () => 0, shuffle: () => undefined });
    const next = dealtInto(state, rules, { dealer: 1, deal: 2, grid: GRID });
    expect(next.legal()).toBe('0: 0 1 10 11 2 3 4 5 6 7 8 9');
  });
});
