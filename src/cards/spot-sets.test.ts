import { describe, expect, it } from 'vitest';
import { hasSpot, addSpot, sizeOfSet, removeSpot } from './spot-sets.ts';
import { newStateArray } from './state-array.ts';

describe('a set of cards in words', () => {
  it.each([0, 5, 31, 32, 63, 64, 127])('holds the card at spot %i, and no other', (spot) => {
    const array = newStateArray(8);
    addSpot(array, 2, spot);
    expect(Array.from({ length: 128 }, (_, other) => other).filter((other) => hasSpot(array, 2, other))).toEqual([
      spot,
    ]);
    expect([array[0], array[1], array[6], array[7]]).toEqual([0, 0, 0, 0]);
    removeSpot(array, 2, spot);
    expect([...array]).toEqual([...newStateArray(8)]);
  });

  it('counts its cards', () => {
    const array = newStateArray(8);
    for (const spot of [0, 31, 40, 100]) addSpot(array, 3, spot);
    expect([sizeOfSet(array, 3, 1), sizeOfSet(array, 3, 2), sizeOfSet(array, 3, 4)]).toEqual([2, 3, 4]);
  });
});
