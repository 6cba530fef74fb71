/**
 * Crazy Eights' state: at most 62 words (248 bytes) for one pack, 93 for two. After the words of all matching games
 * (`kit/matching/state.ts`) come those of the table, then six words a seat, then stock and discard. A set of cards is four
 * words, and a card's spot in it is a bit of these 128: the slots of `cards/naming-slots.ts` for the first copies, then for
 * the second ones; jokers lie where no hand has a card. A card's number is its index in the pack: A♠ 0 … 2♣ 51, joker 52,
 * and with two packs A♠ 0, A♠#2 1 … 2♣#2 103, joker 104.
 */
import type { Seat } from '../../cards/card.ts';
import type { HandLayout } from '../../cards/hand-knowledge.ts';
import { NamingSlots } from '../../cards/naming-slots.ts';
import { sizeOfSet } from '../../cards/spot-sets.ts';
import { at } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { COUNTS, GAME, NEEDS } from '../kit/matching/state.ts';

/** Four words: the cards that were in the hands when the stock was last renewed, and were not seen since. */
export const OLD = GAME;
export const OLD_COUNTS = 13; // 8 bytes: how many of them each seat holds
/** 8 bytes: the card that a seat was shown not to hold, where its MISS has that kind: it played a higher copy. */
export const LACKS = 15;

export const SEATS = 17; // six words a seat:
export const SEAT_WORDS = 6;
export const SET_WORDS = 4; // its hand comes first
export const SECOND = 2; // in a set: where the second copies begin
export const MISS = 4; // what its hand was shown not to hold (`cards/misses.ts`)
// The last (`scoreAt` in `kit/matching/state.ts`): its total, at most 20 × 1,216, and the cards left in its hand so far [CE-E6].

/** The same for the code that knows no game. */
export const layoutFor = (seats: number, packs: number): HandLayout => ({
  seats,
  setWords: SECOND * packs, // with one pack the other words are always 0
  hands: SEATS,
  seatWords: SEAT_WORDS,
  miss: MISS,
  old: OLD,
  oldCounts: OLD_COUNTS,
});

export const setOf = (seat: Seat): number => SEATS + SEAT_WORDS * seat;

/** In NEED: after a joker any card fits [CE-P3]. */
export const ANYTHING = NEEDS;

/** In COUNTS, bits 14–20: cards drawn in this turn (k). Its passes are dry ones. */
export const ONE_DRAW = 1 << 14;
const DRAWS_SHIFT = 14;
export const drawsOf = (state: State): number => state[COUNTS] >>> DRAWS_SHIFT;

// What OWN adds to the plays: these, and 1 + the number of the lowest joker from bit 4 on. Nothing once the deal is over.
export const MAY_DRAW = 1;
export const MAY_PASS = 2;
export const LAST_EIGHT = 4; // the one eight in OWN is the whole hand: it names no suit [CE-P2]
export const JOKER_SHIFT = 4;

/** Slots of cards; the eight is the rank that names a suit. */
export const SLOTS = new NamingSlots('8');
/** The spots of jokers, all in a set's first word: the eight of spades leaves three slots free, that of hearts too. */
export const JOKER_SPOTS = [1, 2, 3, 17].map((free) => SLOTS.first + free);
export const JOKER_BITS = JOKER_SPOTS.reduce((bits, spot) => bits | (1 << spot), 0);

/** The words of all cards of a hand laid over each other. */
const cardsOf = (state: State, seat: Seat): number => {
  const hand = setOf(seat);
  return at(state, hand) | at(state, hand + 1) | at(state, hand + 2) | at(state, hand + 3);
};

export const isEmpty = (state: State, seat: Seat): boolean => cardsOf(state, seat) === 0;
export const handSize = (state: State, seat: Seat): number => sizeOfSet(state, setOf(seat), SET_WORDS);

/** Does the seat hold exactly one card? */
export function isSingle(state: State, seat: Seat): boolean {
  const cards = cardsOf(state, seat);
  if (cards === 0 || (cards & (cards - 1)) !== 0) return false;
  let words = 0;
  for (let i = 0; i < SET_WORDS; i += 1) if (at(state, setOf(seat) + i) !== 0) words += 1;
  return words === 1;
}
