/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it, test } from 'vitest';
import { type Position, dealt, position, shown } from './position.testing.ts';

describe('FI worked example 1: points [FI-E1]', () => {
  test.each([
    ['JD 9D 3D 8C 4H', 'D 10'],
    ['AS KS 9H 8H 2C', 'S 2'],
    ['AS 2S KH QH 5C', 'H 2'],
    ['AS KH QD JC TS', 'S -9'],
    ['2S 3H 4D 5C 6S', 'S -4'],
    ['AH KH 2H 3C 4D', 'H 16'],
  ])('%s is %s', (hand, worth) => {
    expect(shown(hand)).toBe(worth);
  });
});

describe('FI worked example 2: a short suit never counts as long [FI-E1]', () => {
  it('is hearts, 9 − 21', () => {
    expect(shown('2H 3H 4H AS KS')).toBe('H -12');
  });
});

describe('FI worked example 3: the joker [FI-E2]', () => {
  test.each([
    ['AS KS QS JS JK', 'S 51 TS'],
    ['9S 8S 7S 6S JK', 'S 41 AS'],
    ['AS KS QS 2H JK', 'S 39 JS'],
    ['2H 3H AS KS JK', 'S 26 QS'],
    ['2S 3H 4D 5C JK', 'C 7 AC'],
  ])('%s is %s', (hand, worth) => {
    expect(shown(hand)).toBe(worth);
  });
});

const first: Position = {
  hands: ['2S 3S 4S 6S 7S', 'AH QH 4C 5D 8S', '3C 5C 6C 7C 8C'],
  board: 'KH 7D 2C 9S TH',
  turn: 1,
  dealer: 0,
  stock: 'AS AD AC KC QC …',
};

describe('FI worked example 4: a first turn [FI-P2, FI-P3]', () => {
  it('has 25 swaps and no clear, then the call', () => {
    const table = position(first);
    const list = table.lists()[1] ?? [];
    expect(list).toHaveLength(25);
    expect(list.slice(0, 6)).toEqual([
      'swap 9S for 8S',
      'swap 9S for AH',
      'swap 9S for QH',
      'swap 9S for 5D',
      'swap 9S for 4C',
      'swap KH for 8S',
    ]);
    expect(list.at(-1)).toBe('swap 2C for 4C');
    table.act(1, 'swap KH for 4C');
    expect(table.board).toBe('4C 7D 2C 9S TH');
    expect(table.legal()).toEqual({ 1: 'end, stop' });
  });
});

describe('FI worked example 5: a second turn [FI-P4]', () => {
  it('has clear and then the swaps, after it the swaps with the new cards alone', () => {
    const table = position({ ...first, round: 2 });
    expect(table.legal()).toEqual({ 1: 'clear, 25 swaps' });
    expect(table.lists()[1]?.[0]).toBe('clear');
    table.act(1, 'clear');
    expect(table.legal()).toEqual({ 1: '25 swaps' });
    expect(table.board).toBe('AS AD AC KC QC');
    expect(table.lists()[1]?.[0]).toBe('swap AS for 8S');
  });
});

describe('FI worked example 6: a recycle [FI-P5]', () => {
  it('comes after three cards, and two more are dealt from the new stock', () => {
    const table = position({
      hands: ['AS KS QS JS TS', '9S 8S 7S 6S 5S'],
      board: 'AH KH QH JH TH',
      stock: '2S 3S 4S',
      discard: '…',
      round: 2,
    });
    expect(table.discard.split(' ')).toHaveLength(34);
    const told = table.act(0, 'clear', 'AC AD …');
    expect(told[8]?.split(' ')).toHaveLength(3 + 39 + 1); // discard → stock: 39 cards (recycle)
    expect(told.slice(5, 8)).toEqual([
      'stock → board/0: 2S (deal)',
      'stock → board/1: 3S (deal)',
      'stock → board/2: 4S (deal)',
    ]);
    expect(told.slice(10)).toEqual(['stock → board/3: AC (deal)', 'stock → board/4: AD (deal)']);
    expect([table.stock.split(' ').length, table.discard]).toEqual([37, '']);
  });
});

describe('FI worked example 7: the caller ties [FI-E4]', () => {
  /** Hands of 31, 37, 38, 20 and 12 points, a suit for each seat. */
  const WORTH: Readonly<Record<number, string>> = {
    12: '3s 4s 5s 6s 6x', // x is of another suit
    20: '7s 8s 6s 4s 5x',
    31: '7s 9s Ts Js 5x',
    37: '9s Ts Qs Ks 2x',
    38: '9s Qs Ks As 2x',
  };
  const SUITS = 'SHDC';
  const hand = (points: number, seat: number): string =>
    (WORTH[points] ?? '').replaceAll('s', SUITS.charAt(seat)).replaceAll('x', SUITS.charAt((seat + 1) % 4));

  test.each([
    [[31, 38, 38, 12], 2, [1]],
    [[38, 20, 38, 38], 2, [0, 3]],
    [[31, 37, 38, 12], 2, [2]],
    [[38, 20, 38, 12], undefined, [0, 2]],
  ])('points %j, called by %s: won by %j', (points, caller, winners) => {
    const hands = points.map(hand);
    expect(hands.map((one) => Number(shown(one).split(' ')[1]))).toEqual(points);
    const turn = caller === undefined ? 3 : caller - 1;
    const table = position({
      options: { pass: 'last' },
      hands,
      board: '',
      turn,
      round: 30,
      ...(caller === undefined ? { phase: 'call' as const } : { caller }),
    });
    table.act(turn, caller === undefined ? 'end' : 'pass');
    expect(table.rules.standing(table.state).winners).toEqual(winners);
  });
});

describe('FI worked example 8: Stop on the first turn [FI-P7, FI-P8]', () => {
  it('leaves each of the others its own first turn', () => {
    const { table } = dealt({ seats: 4, dealer: 3 });
    const swap = (seat: number): string => `${String(seat)} ${table.lists()[seat]?.[0] ?? ''}`;
    table.row(swap(0), '0 stop');
    for (const seat of [1, 2, 3]) {
      expect(table.legal()).toEqual({ [seat]: '25 swaps' });
      const told = table.row(swap(seat));
      expect(told.some((line) => line.startsWith('deal-end'))).toBe(seat === 3);
    }
    expect(table.rules.standing(table.state).dealOver).toBe(true);
  });
});

describe('FI worked example 9: the perfect hand [FI-P6, FI-P8]', () => {
  const perfect: Position = {
    hands: ['2S 3S 4S 6S 7S', 'AC KC QC JC TC'],
    board: 'KH 7D 2C 9S TH',
    turn: 1,
    caller: 0,
    stock: '…',
  };

  it.each([
    ['never', 1, '25 swaps'],
    ['never', 2, 'clear, 25 swaps'],
    ['last', 1, 'pass, 25 swaps'],
    ['last', 2, 'clear, pass, 25 swaps'],
  ])('with pass "%s" on its own turn %i: %s', (pass, round, list) => {
    expect(position({ ...perfect, options: { pass }, round }).legal()).toEqual({ 1: list });
  });

  it('may not pass after it has cleared', () => {
    const table = position({ ...perfect, options: { pass: 'last' }, round: 2 });
    table.act(1, 'clear');
    expect(table.legal()).toEqual({ 1: '25 swaps' });
  });
});

describe('FI worked example 10: the flush rule [FI-P7, FI-E3]', () => {
  const options = { stopNeedsFlush: true, joker: true };
  it.each([
    ['KH QH 9H 4H JK', 'end, stop'],
    ['KH QH 9H 4S JK', 'end'],
  ])('%s: %s', (hand, list) => {
    expect(position({ options, hands: [hand, ''], phase: 'call' }).legal()).toEqual({ 0: list });
  });

  it('is worth nothing mixed', () => {
    expect(shown('KH QH 9H 4S JK', true)).toBe('H 0 JK');
  });
});

describe('FI worked example 11: the limit [FI-P9]', () => {
  it('ends the deal after turn 30 of the dealer', () => {
    const table = position({ ...first, turn: 0, dealer: 0, round: 30, phase: 'call' });
    expect(table.act(0, 'end').at(-1)).toMatch(/^deal-end winners [\d ]+ why rounds totals /);
  });
});

describe('FI worked example 12: a match [FI-E6]', () => {
  it('ends with the target of three deals won', () => {
    const table = position({
      options: { scoring: 'wins', deals: 5, target: 3, pass: 'last' },
      hands: ['AS KS QS JS TS', '2H 3H 4H 5D 6C', '2D 3D 4D 5H 6S'],
      turn: 0,
      round: 2,
      caller: 1,
      deal: 3,
      totals: [2, 0, 1],
    });
    table.act(0, 'pass');
    const { totals, over } = table.rules.standing(table.state);
    expect({ totals, over }).toEqual({ totals: [3, 0, 1], over: { winners: [0], why: 'target' } });
  });
});
