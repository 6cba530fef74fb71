/**
 * Jack Change It's state and the named places in it: at most 54 words (216 bytes). First come the words of the table, then
 * four words a seat, then stock and discard. A set of cards is two words in the slots of `cards/naming-slots.ts`, where
 * the jack names suits: spades and hearts, diamonds and clubs. A card's number is its index in the pack: A♠ 0 … 2♣ 51.
 */
import type { Seat } from '../../cards/card.ts';
import type { HandLayout } from '../../cards/hand-knowledge.ts';
import { NamingSlots } from '../../cards/naming-slots.ts';
import { at } from '../../cards/words.ts';
import type { State } from '../contract/contract.ts';

// Where things are, as an index into the state.
export const TURN = 0; // the seat on turn
export const NEED = 1; // what matches now [JC-P1]: the face that is up, 0–51; 52 + the suit that a jack demands
export const COUNTS = 2; // acts in this deal, bits 0–9; passes in a row, 10–13
export const DEBT = 3; // P, the cards that the seat on turn must draw or answer, bits 0–7; ACE_FLAG
/** Deal, bits 0–4; dealer, 5–7; how the deal ended, 8–9; its winners as bits, 10–15; REVERSED. */
export const STATUS = 4;
/** 1 + the card just drawn that the seat on turn may play at once [JC-P12]; 0 in any other turn; HIDDEN in views. */
export const DRAWN = 5;
/**
 * The list of the seat on turn, found after each act: what it may play as two words of slots, then all else that it may
 * do: MAY_DRAW, MAY_KEEP, MAY_PASS, LAST_JACK, and from bit 4 on the twos that may go with A♥, S H D C. Nothing once the
 * deal is over.
 */
export const OWN = 6;
/** A set: the cards that were in the hands when the stock was last renewed, and were not seen since. */
export const OLD = 9;
export const OLD_COUNTS = 11; // 8 bytes: how many of them each seat holds
/** 8 bytes: what is known of the one card that a seat drew last (`knowledge.ts`). */
export const LAST = 13;
/** 4 bits a seat: the suits in which it had to draw since it last played. A hint, no knowledge. */
export const SOUGHT = 15;

export const SEATS = 16; // four words a seat:
export const SEAT_WORDS = 4;
export const SET_WORDS = 2; // its hand comes first
export const MISS = 2; // what its hand was shown not to hold (`cards/misses.ts`)
export const SCORE = 3; // its total, bits 0–15, at most 20 × 51; cards left in hand so far [JC-E5], bits 16–30

/** The same for whoever knows no game. */
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

/** In NEED: after the faces. */
export const DEMAND = 52;
export const NEEDS = 56;

export const ONE_ACT = 1;
export const ACTS = 0x3ff;
export const ONE_PASS = 1 << 10;
export const PASSES = 15 << 10;

export const AMOUNT = 0xff; // of a debt
/** A♥ is part of the debt: only 5♥ answers it [JC-P6]. */
export const ACE_FLAG = 1 << 8;

/** How a deal ended, as STATUS has it; winners start 2 bits above. */
export const PLAYING = 0;
export const OUT = 1 << 8;
export const BLOCKED = 2 << 8;
export const LIMIT = 3 << 8;
const ENDED = 3 << 8;
export const WINNER_SHIFT = 10;
export const REVERSED = 1 << 16; // d = −1 [JC-P9]
const DEALER_SHIFT = 5;

export const HIDDEN = 255;

export const MAY_DRAW = 1;
export const MAY_KEEP = 2;
export const MAY_PASS = 4;
export const LAST_JACK = 8; // the one jack in OWN is the whole hand: it names no suit [JC-P9]
export const PAIR_SHIFT = 4;

/** Slots of cards; the jack is the rank that names a suit. */
export const SLOTS = new NamingSlots('J');

export const ended = (state: State): number => state[STATUS] & ENDED;
export const dealNumber = (state: State): number => state[STATUS] & 31;
export const dealerOf = (state: State): Seat => (state[STATUS] >>> DEALER_SHIFT) & 7;
export const isWinner = (state: State, seat: Seat): boolean => (state[STATUS] & (1 << (WINNER_SHIFT + seat))) !== 0;
/** STATUS as a deal begins. */
export const statusOf = (deal: number, dealer: Seat): number => deal | (dealer << DEALER_SHIFT);

export const isEmpty = (state: State, seat: Seat): boolean =>
  (at(state, setOf(seat)) | at(state, setOf(seat) + 1)) === 0;

/** Does the seat hold exactly one card? */
export function isSingle(state: State, seat: Seat): boolean {
  const [first, second] = [at(state, setOf(seat)), at(state, setOf(seat) + 1)];
  return ((first & (first - 1)) | (second & (second - 1))) === 0 && (first === 0) !== (second === 0);
}
