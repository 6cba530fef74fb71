import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CELL, CELLS, PAD, PICTURE, cellOf, cornerOf } from './cells.ts';

test.each(['two-colour', 'four-colour', 'large-index'])('the picture of the deck %s is as large', (deck) => {
  const picture = readFileSync(`public/decks/${deck}.1x.webp`);
  expect(picture.toString('latin1', 12, 16)).toBe('VP8L'); // lossless WebP, which begins with 14 bits for each side
  const sides = picture.readUInt32LE(21);
  expect({ width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 }).toEqual(PICTURE);
});

test('every cell lies in the picture', () => {
  for (let cell = 0; cell < CELLS; cell += 1) {
    const { x, y } = cornerOf(cell);
    expect([x >= PAD, y >= PAD]).toEqual([true, true]);
    expect(x + CELL.width).toBeLessThanOrEqual(PICTURE.width - PAD);
    expect(y + CELL.height).toBeLessThanOrEqual(PICTURE.height - PAD);
  }
});

test('faces come first, then the joker and the backs', () => {
  expect(cellOf('AS', 'plain-charcoal')).toBe(0);
  expect(cellOf('2C', 'plain-charcoal')).toBe(51);
  expect(cellOf('??', 'asanoha-indigo')).toBe(53);
  expect(cellOf('??', 'plain-charcoal')).toBe(CELLS - 1);
});
