/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { rowsTo } from '../kit/counts.testing.ts';
import { type Position, begun } from './position.testing.ts';

test.each<[string, Position, string[], number[]]>([
  // hit; stay or hit; the next must hit, or the first may go on [FA-P2, FA-P4]
  ['low cards', { hands: ['2C 2D', 'AS 2S 3S 4S', '2H 3H'] }, [], [1, 2, 3, 5, 8]],
  // after two hits the first seat is bust and may only stay [FA-P4]
  ['bust at once', { hands: ['2C 2D', 'TS 9S', '2H 3H'] }, [], [1, 1, 1, 2, 3]],
  // 16 may be kept or thrown away; the next card is a king either way, then 2D and the ace of spades
  ['exactly 16', { hands: ['2C 2D', '9S 7S KD'] }, ['1 hit'], [2, 2, 3, 5, 7]],
  // the farmer's stay ends the deal [FA-P5]
  ['the farmer draws', { hands: ['9C 2D 5D KD', 'TS 9S'] }, ['1 hit', '1 stay', '0 hit'], [2, 3, 3, 3, 3]],
])('%s', (_name, of, before, counts) => {
  const table = begun(of);
  table.row(...before);
  expect(rowsTo(5, table)).toEqual(counts);
});
