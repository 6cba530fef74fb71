import { expect, test } from 'vitest';
import { rowSize } from './row.ts';

const CARD = 100;
const size = (count: number, spent: boolean): number => rowSize(count, CARD, { most: 1000, spent }).width;

test('an empty row keeps room for cards to come, but not if none will', () => {
  expect(size(0, false)).toBe(size(4, false));
  expect(rowSize(0, CARD, { most: 1000, spent: true })).toEqual({ width: 0, height: 0 });
});

test('a row that is spent is as wide as what is left', () => {
  expect(size(1, true)).toBe(CARD);
  expect(size(1, true)).toBeLessThan(size(2, true));
  expect(size(8, true)).toBe(size(8, false));
});
