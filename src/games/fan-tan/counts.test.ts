/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { rowsTo } from '../kit/counts.testing.ts';
import { type Position, position } from './position.testing.ts';

const sevens = ['7S 6H 8S', '7H 6S 8D', '7D 7C 6D'];
const ending = ['QS KS', '5H 4H', '8C 9C', '6D 5D'];

test.each<[string, Position, number[]]>([
  ['sevens to begin with [FT-P1]', { hands: sevens }, [1, 2, 4, 6, 9, 15]],
  ['the same on their honour [FT-H1]', { options: { honour: true }, hands: sevens }, [2, 5, 14, 33, 77, 195]],
  ['two cards each [FT-E1]', { rows: 'S 7-J, H 6-7, C 7, D 7', hands: ending }, [1, 1, 1, 1, 1, 1]],
  [
    'the same on their honour: who is alone after passes must play [FT-H1]',
    { options: { honour: true }, rows: 'S 7-J, H 6-7, C 7, D 7', hands: ending },
    [2, 4, 8, 15, 29, 48],
  ],
])('%s', (_name, of, counts) => {
  expect(rowsTo(6, position(of))).toEqual(counts);
});
