import { expect, test } from 'vitest';
import { roomBeside, sideOf, signed, sizeBeside, sizeOf } from './plate-text.ts';

/** All plates that the layout has. */
const PLATES = [
  { width: 176, height: 60 },
  { width: 148, height: 52 },
  { width: 124, height: 46 },
  { width: 108, height: 42 },
  { width: 84, height: 38 },
  { width: 70, height: 34 },
];

test.each(PLATES)('the portrait lies within a plate of $width by $height and leaves most of it to words', (plate) => {
  expect(sideOf(plate)).toBeLessThanOrEqual(plate.height);
  expect(sideOf(plate)).toBeGreaterThanOrEqual(28); // told apart
  expect(sideOf(plate)).toBeLessThan(plate.width / 2);
});

test('long words are smaller, short ones are as large as usual; none is too small to read', () => {
  const pixels = (words: string, room: number): number => Number(/, ([\d.]+)px/.exec(sizeOf(words, room))?.[1]);
  expect(pixels('to play', 80)).toBeGreaterThan(12);
  expect(pixels('あなたの番です', 60)).toBeLessThan(9);
  expect(pixels('a very long sentence', 20)).toBe(7);
  for (const plate of PLATES) expect(roomBeside(plate)).toBeGreaterThan(15);
});

test('the own name is smaller beside its numbers, and left out where it could not be read', () => {
  expect(sizeBeside('You', ['30'], 108)).toMatch(/^min\(1em, \d\d/);
  expect(sizeBeside('自分', ['30'], 44)).toBe('min(1em, 9px)');
  expect(sizeBeside('自分', ['30', '12'], 44)).toBeUndefined();
  expect(sizeBeside('أنت', ['30'], 30)).toBeUndefined();
});

test('a loss has the sign that is as wide as a figure', () => {
  expect(signed(-86)).toBe('−86');
});
