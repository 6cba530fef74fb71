/**
 * Sets of cards as two words of bits: spades (bits 0–12) and hearts (13–25) in the first, diamonds and clubs in the
 * second. In every suit the lowest bit is the ace [TX-S1], so bits ascend in card order, and the higher card of a suit
 * has the lower number. A card's number is its index in the pack: A♠ 0 … 2♣ 51.
 */
import { at, byteAt } from '../../cards/state-array.ts';

export const CARDS = 52;
export const HAND_SIZE = 13;
export const HALF = 26; // cards in a word
export const SUIT_SIZE = 13;
/** Every card of a word. */
export const ALL = 0x3ffffff;

/** These ranks of two suits, 0 for the ace to 12 for the two, as one word. */
const ofRanks = (...ranks: readonly number[]): number =>
  ranks.reduce((set, rank) => set | (1 << rank) | (1 << (rank + SUIT_SIZE)), 0);

export const JACK_RANK = 3;
const TWO_RANK = 12;
export const JACKS = ofRanks(JACK_RANK);
export const QUEENS = ofRanks(2);
export const THREES = ofRanks(11);
export const TWOS = ofRanks(TWO_RANK);
/** What the next card above is laid on in Trex: kings, queens, jacks; and below: jacks, tens … threes [TX-P8]. */
export const BASES_UP = ofRanks(1, 2, 3);
export const BASES_DOWN = ofRanks(3, 4, 5, 6, 7, 8, 9, 10, 11);

export const HEARTS_0 = 0x1fff << SUIT_SIZE; // of the first word
export const DIAMONDS_1 = 0x1fff; // of the second word
/** The cards of a suit S, H, D, C in the first and in the second word, by suit. */
export const SUIT_0 = Int32Array.of(0x1fff, HEARTS_0, 0, 0);
export const SUIT_1 = Int32Array.of(0, 0, DIAMONDS_1, 0x1fff << SUIT_SIZE);

export const QUEEN_OF_SPADES = 2;
export const KING_OF_HEARTS = 14;
export const QUEEN_OF_HEARTS = 15;
export const SEVEN_OF_HEARTS = 20;
export const QUEEN_OF_DIAMONDS = 28;
export const QUEEN_OF_CLUBS = 41;

const SUITS_OF_CARDS = Uint8Array.from({ length: 64 }, (_, card) => Math.floor(card / SUIT_SIZE));
/** 0–3 for S H D C. */
export const suitOf = (card: number): number => byteAt(SUITS_OF_CARDS, card);
/** 0 for the ace … 12 for the two. */
export const rankOf = (card: number): number => card - SUIT_SIZE * suitOf(card);

/** Puts every card of one set into another. */
export function putAllIn(array: Int32Array, set: number, low: number, high: number): void {
  array[set] = at(array, set) | low;
  array[set + 1] = at(array, set + 1) | high;
}

export const isEmpty = (array: Int32Array, set: number): boolean => (at(array, set) | at(array, set + 1)) === 0;
