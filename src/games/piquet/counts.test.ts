/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { rowsTo } from '../kit/counts.testing.ts';
import { type Table, dealt, exchanged, late } from './position.testing.ts';

const BLANCHE = 'AS TS 9S 8S AH TH 9H 7H TD 8D 9C 7C';
const SEQUENCES = 'TS 9S 8S JH TH 9H QD JD TD KC QC JC';
const OTHER = 'AS KS QS AH KH QH AD KD 8H 7H 8D 7D';
const after = (table: Table, ...words: string[]): Table => {
  table.row(...words);
  return table;
};

test.each<[string, Table, number[]]>([
  // Twelve cards; then eleven or `draw`; elder's third card, or younger's first.
  ['a fresh deal [PQ-X1, PQ-X3]', dealt({}).table, [12, 12 * 12, 12 * (11 * 11 + 12)]],
  // Five ways to take, or twelve cards to lay out.
  ["elder's carte blanche [PQ-X7]", dealt({ elder: BLANCHE }).table, [17, 5 * 12 + 12 * 12]],
  ['the words [PQ-D4, PQ-D5, PQ-D8]', exchanged({ elder: SEQUENCES, younger: OTHER }), [2, 4, 8]],
  [
    'four sequences [PQ-D10]',
    after(exchanged({ elder: SEQUENCES, younger: OTHER }), '1 silent', '0 silent', '1 declare', '0 good'),
    [8, 16],
  ],
  // Where a heart was led first the last spades are thrown on the other heart, either of two.
  [
    'three tricks to play [PQ-P1]',
    late({ hands: ['KS 8S 7H', 'AS 9H 8H'], leader: 1, tricks: [4, 5] }),
    [3, 4, 8, 12, 12, 12],
  ],
])('%s', (_name, table, counts) => {
  expect(rowsTo(counts.length, table)).toEqual(counts);
});
