import { expect, test } from 'vitest';
import { countBits, lowestBit } from './bits.ts';
import { must } from './must.ts';
import { addToPackedByte, packedByte, setPackedByte } from './state-array.ts';

test.each([
  ['one', 1, 0, 1],
  ['a single high one', 1 << 26, 26, 1],
  ['the sign', 1 << 31, 31, 1],
  ['several', 0b1011000, 3, 3],
  ['all', -1, 0, 32],
])('%s: the lowest bit and how many', (_name, set, lowest, count) => {
  expect([lowestBit(set), countBits(set)]).toEqual([lowest, count]);
});

test('an empty set has no bits', () => {
  expect(countBits(0)).toBe(0);
});

test('packed bytes keep apart', () => {
  const array = new Int32Array(4);
  for (let i = 0; i < 12; i += 1) setPackedByte(array, 1, i, 255 - i);
  setPackedByte(array, 1, 5, 7);
  expect(array[0]).toBe(0);
  expect(Array.from({ length: 12 }, (_, i) => packedByte(array, 1, i))).toEqual(
    Array.from({ length: 12 }, (_, i) => (i === 5 ? 7 : 255 - i)),
  );
});

test('what is added to a packed byte leaves its neighbours alone', () => {
  const array = new Int32Array(1);
  for (const i of [0, 1, 2, 3]) setPackedByte(array, 0, i, 10 * i + 1);
  addToPackedByte(array, 0, 2, 53);
  addToPackedByte(array, 0, 3, 53);
  addToPackedByte(array, 0, 3, -1);
  addToPackedByte(array, 0, 0, -1);
  expect([0, 1, 2, 3].map((i) => packedByte(array, 0, i))).toEqual([0, 11, 74, 83]);
});

test('must gives what is there and names what is not', () => {
  expect(must(0, 'a number')).toBe(0);
  expect(() => must(undefined, 'hand of seat 2')).toThrow('missing: hand of seat 2');
});
