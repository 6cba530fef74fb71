/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { rowsTo } from '../kit/counts.testing.ts';
import { type Layout, example } from './position.testing.ts';

test.each<[string, Layout, string[], number[]]>([
  // 12 × 11 rows of two flips; 36 of them find a pair and leave ten cards, 96 do not [CO-P4, CO-P5]
  ['a fresh grid', {}, [], [12, 132, 36 * 10 + 96 * 12, 36 * 10 * 9 + 96 * 12 * 11]],
  // each card has one mate of its rank and colour, two of its rank and another one [CO-P3]
  ['rank and colour', { options: { match: 'rank-color' } }, [], [12, 132, 12 * 10 + 120 * 12, 12 * 90 + 120 * 132]],
  ['zebra', { options: { match: 'zebra' } }, [], [12, 132, 24 * 10 + 108 * 12, 24 * 90 + 108 * 132]],
  // eight cards are unseen, the second flip is free [CO-P6]
  [
    'after a round of dead turns',
    {},
    ['1: 1 2', '0: 3 4', '1: 1 2', '0: 3 4'],
    [8, 88, 24 * 10 + 64 * 12, 24 * 90 + 64 * 132],
  ],
  // the clock can end each row at both flips [CO-P7]
  [
    'a clock',
    { seats: 1, options: { clock: 9 } },
    [],
    [13, 12 * 12 + 1, 12 + 1 + 36 * 11 + 96 * 13, 1 + 12 + 36 * 101 + 96 * 145],
  ],
  // it ends the deal [CO-E1]
  ['one turn left', { seats: 1, options: { turnLimit: 1 } }, [], [12, 132, 132, 132]],
  ['two cards left', {}, ['1: 5 0', '1: 8 11', '1: 1 3', '1: 6 9', '1: 2 4'], [2, 2, 2, 2]],
])('%s', (_name, of, turns, counts) => {
  const table = example(of);
  table.row(...turns);
  expect(rowsTo(4, table)).toEqual(counts);
});
