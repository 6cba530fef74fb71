/** The worked examples of the dossier, one by one. */
import { describe, expect, it, test } from 'vitest';
import { example, laidOut } from './position.testing.ts';

const ALL = '0 1 10 11 2 3 4 5 6 7 8 9';

it('worked example 1: first list', () => {
  const table = example();
  expect(table.legal()).toBe(`1: ${ALL}`);
  expect(table.act(1, '5')).toEqual(['show seat 1 cards KH place grid/5']);
  expect(table.legal()).toBe('1: 0 1 10 11 2 3 4 6 7 8 9');
});

describe('worked example 2: match', () => {
  it('the same seat again', () => {
    const table = example();
    table.act(1, '5');
    expect(table.act(1, '0')).toEqual([
      'show seat 1 cards KS place grid/0',
      'pair seat 1 places grid/5 grid/0',
      'grid/5 → won/1: KH (pair)',
      'grid/0 → won/1: KS (pair)',
    ]);
    expect(table.legal()).toBe('1: 1 10 11 2 3 4 6 7 8 9');
  });

  it('the other seat with again false', () => {
    const table = example({ options: { again: false } });
    table.row('1: 5 0');
    expect(table.legal()).toBe('0: 1 10 11 2 3 4 6 7 8 9');
  });
});

it('worked example 3: no match', () => {
  const table = example();
  expect(table.row('1: 1 2')).toEqual([
    'show seat 1 cards AH place grid/1',
    'show seat 1 cards QC place grid/2',
    'cover seat 1 places grid/1 grid/2',
  ]);
  expect(table.legal()).toBe(`0: ${ALL}`);
});

test.each([
  ['rank-color', true, false],
  ['zebra', false, true],
  ['rank', true, true],
])('worked example 4: colour: %s', (match, withDiamond, withSpade) => {
  const isPair = (flips: string): boolean =>
    example({ options: { match } })
      .row(`1: ${flips}`)
      .some((line) => line.startsWith('pair'));
  expect([isPair('1 6'), isPair('1 3')]).toEqual([withDiamond, withSpade]);
});

describe('worked example 5: dead turns', () => {
  it('bind the next first flip, and one flip of an unseen card sets the count back', () => {
    const table = example();
    table.row('1: 1 2', '0: 3 4', '1: 1 2', '0: 3 4');
    expect(table.legal()).toBe('1: 0 10 11 5 6 7 8 9');
    table.act(1, '0');
    expect(table.legal()).toBe('1: 1 10 11 2 3 4 5 6 7 8 9');
    table.act(1, '1');
    table.row('0: 1 2');
    expect(table.legal()).toBe(`1: ${ALL}`);
  });

  it('a turn that takes a pair of seen cards is none', () => {
    const table = example();
    table.row('1: 1 2', '0: 3 4', '1: 1 2', '0: 1 3', '0: 2 4', '0: 5 6', '1: 5 6');
    expect(table.legal()).toBe('0: 0 10 11 5 6 7 8 9');
  });
});

it('worked example 6: all seen', () => {
  const table = example();
  table.row('1: 0 1', '0: 2 3', '1: 4 5', '0: 6 7', '1: 8 9', '0: 10 11');
  table.again(7, '0 1');
  expect(table.legal()).toBe(`0: ${ALL}`);
});

it('worked example 7: stalled', () => {
  const table = example();
  table.row('1: 5 0', '1: 1 2', '0: 1 3', '0: 2 4', '0: 6 7', '1: 8 9', '0: 10 11');
  table.again(92, '6 7');
  expect(table.legal()).not.toBe('');
  expect(table.again(1, '6 7')).toContain('deal-end winners 0 why stalled totals 2 1');
});

test.each([
  [
    'three seats with two pairs each',
    ['1: 1 2', '2: 5 0', '2: 1 3', '2: 8 2', '0: 6 9', '0: 2 4', '0: 8 7', '1: 8 11', '1: 7 10'],
    '0 1 2',
    '2 2 2',
  ],
  [
    'two seats with three, the third with none',
    ['1: 1 2', '2: 5 0', '2: 8 11', '2: 1 3', '2: 6 2', '0: 6 9', '0: 2 4', '0: 7 10'],
    '0 2',
    '3 0 3',
  ],
])('worked example 8: tie: %s', (_name, turns, winners, totals) => {
  const told = example({ seats: 3 }).row(...turns);
  expect(told.at(-1)).toBe(`deal-end winners ${winners} why cleared totals ${totals}`);
});

describe('worked example 9: solo', () => {
  const begun = ['0: 0 1', '0: 2 3', '0: 0 1', '0: 2 3', '0: 5 0', '0: 8 11', '0: 1 3', '0: 6 9'];
  const options = { turnLimit: 10 };

  it('five pairs in ten turns, two cards left', () => {
    expect(
      example({ seats: 1, options })
        .row('0: 0 1', ...begun, '0: 2 4')
        .slice(-3),
    ).toEqual(['solo turns 10 misses 5', 'score seat 0 points 5 why pairs', 'deal-end winners why limit totals 5']);
  });

  it('the tenth turn empties the grid', () => {
    expect(
      example({ seats: 1, options })
        .row(...begun, '0: 2 4', '0: 7 10')
        .slice(-3),
    ).toEqual(['solo turns 10 misses 4', 'score seat 0 points 6 why pairs', 'deal-end winners 0 why cleared totals 6']);
  });
});

it('worked example 10: clock', () => {
  const table = example({ seats: 1, options: { clock: 60 } });
  table.act(0, '5');
  expect(table.legal()).toBe('0: 0 1 10 11 2 3 4 6 7 8 9 time-up');
});

test.each([
  ['QS and QS#2', '0 1', true],
  ['QS and QC', '0 2', false],
  ['QS#2 and QC', '1 2', false],
])('worked example 11: two decks, same suit: %s', (_name, flips, isPair) => {
  const table = laidOut({ options: { decks: 2, match: 'rank-suit' }, grid: 'QS QS#2 QC' });
  expect(table.row(`1: ${flips}`).some((line) => line.startsWith('pair'))).toBe(isPair);
});

describe('worked example 12: jokers', () => {
  it('fifty-four cards', () => {
    expect(laidOut({ options: { jokers: true } }).told).toHaveLength(54);
  });

  test.each([['rank'], ['rank-color'], ['zebra'], ['rank-suit']])('match each other only: %s', (match) => {
    const isPair = (flips: string): boolean =>
      laidOut({ options: { jokers: true, decks: match === 'rank-suit' ? 2 : 1, match }, grid: 'JK JK#2 AS' })
        .row(`1: ${flips}`)
        .some((line) => line.startsWith('pair'));
    expect([isPair('0 1'), isPair('0 2'), isPair('2 1')]).toEqual([true, false, false]);
  });
});
