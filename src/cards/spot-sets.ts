/** Sets of cards as bits of words that follow each other in a state: a card's spot is the number of its bit. */
import { countBits } from './bits.ts';
import { type StateArray, at } from './state-array.ts';

/** Is the card at this spot in the set whose words begin at index `set`? */
export const hasSpot = (array: StateArray, set: number, spot: number): boolean =>
  (at(array, set + (spot >> 5)) & (1 << spot)) !== 0;

export function addSpot(array: StateArray, set: number, spot: number): void {
  const word = set + (spot >> 5);
  array[word] = at(array, word) | (1 << spot);
}

export function removeSpot(array: StateArray, set: number, spot: number): void {
  const word = set + (spot >> 5);
  array[word] = at(array, word) & ~(1 << spot);
}

/** How many cards are in a set of `length` words. */
export function sizeOfSet(array: StateArray, set: number, length: number): number {
  let cards = 0;
  for (let i = 0; i < length; i += 1) cards += countBits(at(array, set + i));
  return cards;
}
