/** The pack, the deal and the first turn. */
import { describe, expect, it, test } from 'vitest';
import { dealt, rulesOf } from './position.testing.ts';

describe('FR-S1 the pack', () => {
  test.each([
    [2, true, 54, 'JK JK#2'],
    [4, true, 54, 'JK JK#2'],
    [5, true, 108, 'JK JK#2 JK#3 JK#4'],
    [8, true, 108, 'JK JK#2 JK#3 JK#4'],
    [4, false, 52, ''],
    [5, false, 104, ''],
  ])('%i seats, jokers %s: %i cards', (seats, jokers, size, named) => {
    const { pack } = rulesOf({ jokers }, seats);
    expect(pack).toHaveLength(size);
    expect(pack.filter((card) => card.startsWith('JK')).join(' ')).toBe(named);
    expect(pack.includes('5C#2')).toBe(seats >= 5);
  });
});

describe('FR-S2 the dealer', () => {
  it('is a seat that the option names, or nobody where chance says who', () => {
    const rules = rulesOf({ dealer: 2 }, 4);
    expect(rules.open(rules.newState())).toEqual({ deal: 1, dealer: 2 });
    const random = rulesOf({}, 4);
    expect(random.open(random.newState())).toEqual({ deal: 1, dealer: undefined });
  });

  it.each([
    [0, 1],
    [3, 0],
  ])('after seat %i it is seat %i', (dealer, next) => {
    const { table } = dealt({ dealer, seats: 4 });
    expect(table.rules.standing(table.state).nextDealer).toBe(next);
  });
});

describe('FR-S3 hands', () => {
  it('are dealt one card at a time, from the left of the dealer on', () => {
    const { table, told } = dealt({ dealer: 1, seats: 3, deck: 'AS KS QS JS' });
    expect(told.slice(0, 4)).toEqual([
      'stock → hand/2: AS (deal)',
      'stock → hand/0: KS (deal)',
      'stock → hand/1: QS (deal)',
      'stock → hand/2: JS (deal)',
    ]);
    expect(told).toHaveLength(22);
    expect([0, 1, 2].map((seat) => table.hand(seat).split(' ').length)).toEqual([7, 7, 7]);
  });

  it.each([
    [2, 7, 7],
    [2, 10, 10],
    [2, 13, 13],
    [3, 13, 7],
  ])('%i seats, twoHand %i: %i cards each', (seats, twoHand, cards) => {
    const { table } = dealt({ options: { twoHand }, dealer: 0, seats });
    for (let seat = 0; seat < seats; seat += 1) expect(table.hand(seat).split(' ')).toHaveLength(cards);
  });
});

describe('FR-S4 the turn-up and the first turn', () => {
  const { table, told } = dealt({
    dealer: 1,
    seats: 2,
    deck: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH KC QC JC',
  });

  it('turns up the card after the hands; the stock lies as the deck did', () => {
    expect(told.at(-1)).toBe('stock → discard: KC (turn-up)');
    expect([table.pile, table.stock.slice(0, 5)]).toEqual(['KC', 'QC JC']);
  });

  it('begins on the left of the dealer, with nobody to call', () => {
    expect(table.legal()).toEqual({ 0: 'draw' });
  });

  it('keeps the totals and nothing else of the deal before', () => {
    const { rules, state } = table;
    table.row('0 draw', '0 discard AS');
    const fresh = dealt({ dealer: 1, seats: 2 }).table.state;
    const deck = Uint8Array.from(rules.pack, (_, card) => card);
    rules.deal(state, { deal: 1, dealer: 1, deck }, { below: () => 0, shuffle: () => undefined });
    expect(state).toEqual(fresh);
  });
});
