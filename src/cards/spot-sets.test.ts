import { describe, expect, it } from 'vitest';
import { hasSpot, addSpot, sizeOfSet, removeSpot } from './spot-sets.ts';
import { newStateArray } from './words.ts';

describe('a set of cards in words', () => {
  it.each([0, 5, 31, 32, 63, 64, 127])('holds the card at spot %i, and no other', (spot) => {
    const words = newStateArray(8);
    addSpot(words, 2, spot);
    expect(Array.from({ length: 128 }, (_, other) => other).filter((other) => hasSpot(words, 2, other))).toEqual([
      spot,
    ]);
    expect([words[0], words[1], words[6], words[7]]).toEqual([0, 0, 0, 0]);
    removeSpot(words, 2, spot);
    expect([...words]).toEqual([...newStateArray(8)]);
  });

  it('counts its cards', () => {
    const words = newStateArray(8);
    for (const spot of [0, 31, 40, 100]) addSpot(words, 3, spot);
    expect([sizeOfSet(words, 3, 1), sizeOfSet(words, 3, 2), sizeOfSet(words, 3, 4)]).toEqual([2, 3, 4]);
  });
});
