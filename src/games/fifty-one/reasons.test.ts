/** Why a swap of Fifty-One is good: a card is subtracted only where hands of several suits count. */
import { expect, test } from 'vitest';
import { reasonFor } from '../kit/reasoning.ts';
import { position } from './position.testing.ts';
import { reasons } from './reasons.ts';

test.each<[string, 'subtract' | 'zero', string]>([
  ['FI-E1 a card of another suit is subtracted', 'subtract', 'shed'],
  ['FI-E3 a card of another suit makes the hand worth nothing', 'zero', 'flush'],
])('%s', (_name, mixedHand, reason) => {
  const hands = ['AH KH QH 9S 4C', 'AS KS QS 8D 7D'];
  const table = position({ options: { mixedHand }, hands, board: '2C 3D 5D 6D TC' });
  expect(reasonFor(reasons, table.asked('swap 2C for 9S', { mixedHand }))).toBe(reason);
});
