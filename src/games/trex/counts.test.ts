/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { rowsTo } from '../kit/counts.testing.ts';
import { type Position, position } from './position.testing.ts';

const hands = ['AS 4H 9D 2C', 'KS QH 8D 3C', 'QS KH 7D 4C', 'JS 2H 6D 5C'] as const;

test.each<[string, Position, 'asked' | 'playing', number[]]>([
  ['the choice of a contract [TX-P1]', { hands }, 'asked', [5, 12, 15, 15]],
  ['exposing queens [TX-P2]', { contract: 'girls', hands }, 'asked', [2, 4, 4, 4]],
  [
    'exposing in complex [TX-P2]',
    { options: { contracts: 'complex' }, contract: 'complex', hands },
    'asked',
    [2, 8, 8, 8],
  ],
  ['tricks [TX-P4]', { contract: 'eltoosh', hands }, 'playing', [4, 4, 4, 4]],
  ['tricks with voids [TX-P4]', { contract: 'girls', hands: ['AS', 'KH QS', 'QH 2D', '3S'] }, 'playing', [1, 1, 2, 2]],
  ['leading in King of Hearts [TX-P5]', { contract: 'king-of-hearts', hands }, 'playing', [3, 3, 3, 3]],
  [
    'keeping and abandoning [TX-P3]',
    { contract: 'trex', hands: ['2S 2H 2D 3C', 'AS', '…', 'KS'], king: 3 },
    'asked',
    [2, 2, 2, 2],
  ],
  [
    'Trex [TX-P8]',
    { contract: 'trex', hands: ['JS TS 9H', 'QS JH 8H', 'JD TH KS', 'QH TD AS'] },
    'playing',
    [1, 2, 4, 5],
  ],
])('%s', (_name, of, until, counts) => {
  expect(rowsTo(4, position(of, until))).toEqual(counts);
});
