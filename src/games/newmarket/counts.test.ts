/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { rowsTo } from '../kit/counts.testing.ts';
import { type Position, position } from './position.testing.ts';

const hands = ['9S KC 4H 2D', '2S TS QD 5H', 'JS AH 3C 7D'];
const of: Position = { hands, extra: 'QS 6H 8C' };
/** A seat of one colour begins. */
const red: Position = { hands: ['8D QH JD', '4S KS 3C', 'TH 2D 9C'], extra: '9D' };

test.each<[string, Position, number[]]>([
  ['runs and stops [NM-P2, NM-P3]', of, [4, 6, 6, 7, 8, 9]],
  ['any suit after a stop [NM-P3]', { ...of, options: { lead: 'any' } }, [4, 8, 11, 16, 27, 41]],
  ['the lead passes to the left [NM-P4]', red, [2, 4, 8, 8, 8, 8]],
  ['the own lead [NM-P4]', { ...red, options: { noLead: 'own' } }, [2, 3, 3, 3, 3, 3]],
  ['claims [NM-C1]', { ...of, options: { collect: 'claim' } }, [4, 7, 9, 11, 16, 22]],
  [
    'the extra hand and an auction [NM-W1, NM-W3]',
    { ...of, deciding: true, purses: [4, 3, 9] },
    [2, 7, 14, 32, 55, 82],
  ],
])('%s', (_name, start, counts) => {
  expect(rowsTo(6, position(start))).toEqual(counts);
});
