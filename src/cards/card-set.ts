/**
 * Sets of cards as bits of two words that lie side by side: the first holds spades (bits 0–12) and hearts (13–25), the
 * second diamonds, clubs and, from bit 26 on, jokers. The lowest bit of a suit is its ace, so bits ascend in card order,
 * and a card's number is its index in a pack without second copies.
 */
import { countBits, lowestBit } from './bits.ts';
import { at } from './state-array.ts';

/**
 * Which word of a set holds this card, 0 or 1, and its bit there (26 + 6 = 32, which shifts like 0). None of these asks
 * `card < 26`: chance decides that, so a processor would guess it wrong half the time.
 */
export const wordOf = (card: number): number => (25 - card) >>> 31;
export const bitOf = (card: number): number => 1 << (card + 6 * wordOf(card));

/** The one bit of a card in the first word of a set; 0 if it belongs in the second. */
export const bit0 = (card: number): number => (1 << card) & ((card - 26) >> 31);
export const bit1 = (card: number): number => (1 << (card + 6)) & ((25 - card) >> 31);

/** Is the card in the set whose two words begin at index `set`? */
export const isIn = (array: Int32Array, set: number, card: number): boolean =>
  (at(array, set + wordOf(card)) & bitOf(card)) !== 0;

export function putIn(array: Int32Array, set: number, card: number): void {
  const word = set + wordOf(card);
  array[word] = at(array, word) | bitOf(card);
}

export function takeOut(array: Int32Array, set: number, card: number): void {
  const word = set + wordOf(card);
  array[word] = at(array, word) & ~bitOf(card);
}

export const countCards = (array: Int32Array, set: number): number =>
  countBits(at(array, set)) + countBits(at(array, set + 1));

/** The card at index `n` of a set in card order; the set must be larger than `n`. */
export function nthCard(set0: number, set1: number, n: number): number {
  const lows = countBits(set0);
  let rest = n < lows ? set0 : set1;
  for (let i = n < lows ? n : n - lows; i > 0; i -= 1) rest &= rest - 1;
  return lowestBit(rest) + (n < lows ? 0 : 26);
}

/** All cards of a set, in card order. */
export function cardsOf(set0: number, set1: number): number[] {
  const cards: number[] = [];
  for (let rest = set0; rest !== 0; rest &= rest - 1) cards.push(lowestBit(rest));
  for (let rest = set1; rest !== 0; rest &= rest - 1) cards.push(26 + lowestBit(rest));
  return cards;
}

/** Writes the cards of a set into `into`, in card order; returns their number. */
export function listCards(set0: number, set1: number, into: Uint8Array): number {
  let count = 0;
  for (let rest = set0; rest !== 0; rest &= rest - 1) into[count++] = lowestBit(rest);
  for (let rest = set1; rest !== 0; rest &= rest - 1) into[count++] = 26 + lowestBit(rest);
  return count;
}
