/**
 * Jack Change It's state: at most 54 words (216 bytes). After the words of all matching games (`kit/matching/state.ts`) come
 * those of the table, then four words a seat, then stock and discard. A set of cards is two words in the slots of
 * `cards/naming-slots.ts`, where the jack names suits: spades and hearts, diamonds and clubs. A card's number is its index
 * in the pack: A♠ 0 … 2♣ 51.
 */
import type { Seat } from '../../cards/card.ts';
import type { HandLayout } from '../../cards/hand-knowledge.ts';
import { NamingSlots } from '../../cards/naming-slots.ts';
import { sizeOfSet } from '../../cards/spot-sets.ts';
import { at } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { GAME } from '../kit/matching/state.ts';

/** 1 + the card just drawn that the seat on turn may play at once [JC-P12]; 0 in any other turn; HIDDEN in views. */
export const DRAWN = GAME;
/** A set: the cards that were in the hands when the stock was last renewed, and were not seen since. */
export const OLD = 10;
export const OLD_COUNTS = 12; // 8 bytes: how many of them each seat holds
/** 8 bytes: what is known of the one card that a seat drew last (`knowledge.ts`). */
export const LAST = 14;

export const SEATS = 16; // four words a seat:
export const SEAT_WORDS = 4;
const SET_WORDS = 2; // its hand comes first
export const MISS = 2; // what its hand was shown not to hold (`cards/misses.ts`)
// The last (`scoreAt` in `kit/matching/state.ts`): its total, at most 20 × 51, and the cards left in its hand so far [JC-E5].

/** The same for the code that knows no game. */
export const layoutFor = (seats: number): HandLayout => ({
  seats,
  setWords: SET_WORDS,
  hands: SEATS,
  seatWords: SEAT_WORDS,
  miss: MISS,
  old: OLD,
  oldCounts: OLD_COUNTS,
});

export const setOf = (seat: Seat): number => SEATS + SEAT_WORDS * seat;

/** In DEBT, bits 0–7: how many cards (P). */
export const AMOUNT = 0xff;
/** In DEBT: A♥ is part of it, and only 5♥ answers it [JC-P6]. */
export const ACE_FLAG = 1 << 8;

export const HIDDEN = 255;

// What OWN adds to the plays: these, and from bit 4 on the twos that may go with A♥, S H D C. Nothing once the deal is over.
export const MAY_DRAW = 1;
export const MAY_KEEP = 2;
export const MAY_PASS = 4;
export const LAST_JACK = 8; // the one jack in OWN is the whole hand: it names no suit [JC-P9]
export const PAIR_SHIFT = 4;

/** Slots of cards; the jack is the rank that names a suit. */
export const SLOTS = new NamingSlots('J');

export const isEmpty = (state: State, seat: Seat): boolean =>
  (at(state, setOf(seat)) | at(state, setOf(seat) + 1)) === 0;
export const handSize = (state: State, seat: Seat): number => sizeOfSet(state, setOf(seat), SET_WORDS);

/** Does the seat hold exactly one card? */
export function isSingle(state: State, seat: Seat): boolean {
  const [first, second] = [at(state, setOf(seat)), at(state, setOf(seat) + 1)];
  return ((first & (first - 1)) | (second & (second - 1))) === 0 && (first === 0) !== (second === 0);
}
