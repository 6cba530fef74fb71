/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { rowsTo } from '../kit/counts.testing.ts';
import { NO_CHANCE } from '../kit/told.testing.ts';
import { type Position, position } from './position.testing.ts';

const hands = ['QS TS AH KH 9H JK', 'AS KS 9S TH JD 9D', 'AD AC KC QC JC TC', 'JS QH JH KD QD TD'];

test.each<[string, Position, number[]]>([
  ['an auction of two from 13 [OC-A1, OC-A3]', { hands: ['AS', '9S'], bid: [1, 12] }, [4, 7, 8, 8]],
  ['an auction of three from 13 [OC-A2]', { hands: ['AS', '9S', '9H'], bid: [2, 12] }, [4, 10, 17, 20]],
  [
    'the same with bidReentry [OC-A2, OC-A3]',
    { options: { bidReentry: true }, hands: ['AS', '9S', '9H'], bid: [2, 12] },
    [4, 10, 17, 23],
  ],
  ['the first lead [OC-P2, OC-P4]', { hands, trump: 'open', bid: [0, 7] }, [5, 9, 54, 72, 360, 1352]],
  ['a lead with trump fixed [OC-P3, OC-P4]', { hands, trump: 'H', bid: [0, 7] }, [6, 10, 60, 84, 384, 1478]],
  ['a lead without trump [OC-P5]', { hands, trump: 'none' }, [6, 15, 90, 288, 1440, 3518]],
  [
    'the reversal [OC-P8]',
    { hands: ['AS 9D KS', 'JK TC 9C', 'TS AH QS'], trump: 'S', bid: [0, 7] },
    [3, 5, 13, 26, 48, 88],
  ],
])('%s', (_name, of, counts) => {
  expect(rowsTo(counts.length, position(of), NO_CHANCE, 'untold')).toEqual(counts);
});
