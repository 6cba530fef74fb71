/** Why drawing is good in Farmer: what it may cost is told by how the table pays. */
import { expect, test } from 'vitest';
import { reasonFor } from '../kit/reasoning.ts';
import { begun } from './position.testing.ts';
import { reasons } from './reasons.ts';

test.each<[string, 'ante' | 'excess', string]>([
  ['FA-E4 going over costs one ante', 'ante', 'bold'],
  ['FA-E4 going over costs an ante a point', 'excess', 'dear'],
])('%s', (_name, bustPays, reason) => {
  const table = begun({ options: { bustPays }, hands: ['KC', '9C 2D', '5S'] });
  table.act(1, 'hit');
  expect(reasonFor(reasons, table.asked('hit', { bustPays }))).toBe(reason);
});
