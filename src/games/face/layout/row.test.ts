import { expect, test } from 'vitest';
import { rowIn, rowSize } from './row.ts';

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

/** Where the cards of a talon of five and three lie in a box of this width, rounded: line by line. */
function talon(width: number, count: number): readonly (readonly number[])[] {
  const groups = [3, 5];
  const { height } = rowSize(count, CARD, { most: width, spent: true, groups });
  const at = rowIn({ x: 0, y: 0, width, height }, count, CARD, { groups });
  return [...new Set(at.map(({ y }) => y))].map((y) => at.filter((one) => one.y === y).map(({ x }) => Math.round(x)));
}

test('groups lie beside each other, none on another, or one below the other', () => {
  const [line = [], another] = talon(1000, 8);
  expect([line.length, another]).toEqual([8, undefined]);
  expect((line[3] ?? 0) - (line[2] ?? 0)).toBeGreaterThan(CARD);
  expect((line[1] ?? 0) - (line[0] ?? 0)).toBeLessThan(CARD / 2);
  expect(talon(300, 8).map(({ length }) => length)).toEqual([3, 5]);
  expect(talon(300, 6).map(({ length }) => length)).toEqual([3, 3]);
  expect(talon(300, 2)).toEqual([[128, 172]]);
});

test('a group of several keeps to its box', () => {
  for (const width of [150, 260, 300, 400, 500, 1000])
    for (let count = 1; count <= 8; count += 1) {
      const lines = talon(width, count).flat();
      expect(lines).toHaveLength(count);
      expect(Math.min(...lines)).toBeGreaterThanOrEqual(CARD / 2);
      expect(Math.max(...lines)).toBeLessThanOrEqual(width - CARD / 2);
    }
});

test('a row that grows has room for the next card, beside the others', () => {
  const { width, height } = rowSize(5, CARD, { most: 1000, grows: true });
  const at = rowIn({ x: 0, y: 0, width, height }, 5, CARD, { grows: true });
  expect((at[5]?.x ?? 0) - (at[4]?.x ?? 0)).toBeGreaterThan(CARD);
  expect((at[5]?.x ?? 0) + CARD / 2).toBeCloseTo(width);
});
