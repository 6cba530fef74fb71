import { expect, test } from 'vitest';
import { discsFor, heapOf } from './chip-heap.ts';

const PLENTY = { most: 44, columns: 3 };

test.each([
  [-4, 0],
  [0, 0],
  [3, 3],
  [6, 6],
  [20, 10],
  [50, 13],
  [100, 17],
  [400, 30],
  [5000, 44],
])('%i chips are drawn as %i discs', (chips, discs) => {
  expect(discsFor(chips, PLENTY.most)).toBe(discs);
  expect(heapOf(chips, PLENTY)).toHaveLength(discs);
});

test('a heap is highest in the middle, and no disc hangs in the air', () => {
  const heap = heapOf(300, PLENTY);
  const heights = [-3, -2, -1, 0, 1, 2, 3].map((column) => heap.filter((disc) => disc.column === column).length);
  expect(Math.max(...heights)).toBe(heights[3]);
  for (const { column, height } of heap)
    expect(heap.filter((disc) => disc.column === column && disc.height < height)).toHaveLength(height);
});

test('a heap with room on one column only is a stack', () => {
  expect(heapOf(5, { most: 14, columns: 0 }).map(({ height }) => height)).toEqual([0, 1, 2, 3, 4]);
});

test('a heap that grows keeps its discs where they lie', () => {
  const [small, large] = [heapOf(40, PLENTY), heapOf(90, PLENTY)];
  expect(large.slice(0, small.length)).toEqual(small);
});
