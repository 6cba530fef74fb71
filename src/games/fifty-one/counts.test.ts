/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { STILL, rowsTo } from '../kit/counts.testing.ts';
import { type Position, position } from './position.testing.ts';

const two: Position = {
  hands: ['AS KS QS JS TS', '9S 8S 7S 6S 5S'],
  board: 'AH KH QH JH TH',
  stock: '2S 3S 4S',
  discard: '…',
};
const all = { pass: 'later', swapAll: true };

test.each<[string, Position, number[]]>([
  // 25 swaps; end or stop; the next seat's 25; its call, or after Stop the end
  ['a first turn [FI-P2, FI-P8]', two, [25, 50, 1250, 1875]],
  // a clear more, and after it 25 swaps; on the second turn of both seats
  ['a second turn [FI-P4]', { ...two, round: 2 }, [26, 75, 50 * 26 + 50]],
  // clear, pass, 25 swaps, swap-all; after a clear neither clear nor pass
  ['all exchanges [FI-P6]', { ...two, options: all, round: 2 }, [28, 26 + 27 * 2, 26 * 2 + 54 * 28]],
  // no call after Stop: every exchange but the clear ends the deal
  ['the last turn [FI-P8]', { ...two, options: all, round: 2, caller: 1 }, [28, 26 + 27, 26 + 27]],
  // a heart in hand, so no stop; the next seat may, if it takes the spade that lies there: 25 × (20 + 5 × 2)
  ['Stop that needs a flush [FI-P7]', { ...two, options: { stopNeedsFlush: true } }, [25, 25, 625, 750]],
  // the fifth round is the last: the dealer's `end` ends the deal, his `stop` does not
  ['the limit [FI-P9]', { ...two, options: { rounds: 5 }, turn: 1, round: 5 }, [26, 25 + 50, 50 + 25 + 25 * 26]],
])('%s', (_name, of, counts) => {
  expect(rowsTo(counts.length, position(of), STILL)).toEqual(counts);
});
