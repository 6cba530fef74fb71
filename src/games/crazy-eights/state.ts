/**
 * Crazy Eights' state and the named places in it: at most 62 words (248 bytes) for one pack, 93 for two. First come the
 * words of the table, then six words a seat, then stock and discard. A set of cards is four words, and a card's spot in
 * it is a bit of these 128: the slots of `cards/naming-slots.ts` for the first copies, then for the second ones; jokers
 * lie where no hand has a card. A card's number is its index in the pack: A♠ 0 … 2♣ 51, joker 52, and with two packs
 * A♠ 0, A♠#2 1 … 2♣#2 103, joker 104.
 */
import type { Seat } from '../../cards/card.ts';
import type { HandLayout } from '../../cards/hand-knowledge.ts';
import { NamingSlots } from '../../cards/naming-slots.ts';
import { at } from '../../cards/words.ts';
import type { State } from '../contract/contract.ts';

// Where things are, as an index into the state.
export const TURN = 0; // the seat on turn
export const NEED = 1; // what fits now [CE-P1]: the face that is up, 0–51; 52 + the suit named; ANYTHING after a joker
export const COUNTS = 2; // acts in this deal, bits 0–9; dry passes in a row, 10–13; cards drawn in this turn (k), 14–20
export const PENALTY = 3; // P, the cards that the seat on turn must draw unless it plays a 2 [CE-P9]
/** Deal, bits 0–4; dealer, 5–7; how the deal ended, 8–9; its winners as bits, 10–17; REVERSED. */
export const STATUS = 4;
/**
 * The list of the seat on turn, found after each act: what it may play as two words of slots, then all else that it may
 * do: MAY_DRAW, MAY_PASS, LAST_EIGHT, and 1 + the number of its lowest joker from bit 4 on. Nothing once the deal is over.
 */
export const OWN = 5;
/** Four words: the cards that were in the hands when the stock was last renewed, and were not seen since. */
export const OLD = 8;
export const OLD_COUNTS = 12; // 8 bytes: how many of them each seat holds
/** 8 bytes: the card that a seat was shown not to hold, where its MISS has that kind: it played a higher copy. */
export const LACKS = 14;
/** 4 bits a seat: the suits in which it had to draw since it last played without drawing. A hint, no knowledge. */
export const SOUGHT = 16;

export const SEATS = 17; // six words a seat:
export const SEAT_WORDS = 6;
export const SET_WORDS = 4; // its hand comes first
export const SECOND = 2; // in a set: where the second copies begin
export const MISS = 4; // what its hand was shown not to hold (`cards/misses.ts`)
export const SCORE = 5; // its total, bits 0–15, at most 20 × 1,216; cards left in hand so far [CE-E6], bits 16–30

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

/** In NEED: after the faces and the suits named. */
export const NAMED = 52;
export const ANYTHING = 56;

export const ONE_ACT = 1;
export const ACTS = 0x3ff;
export const ONE_PASS = 1 << 10;
export const PASSES = 15 << 10;
export const ONE_DRAW = 1 << 14;
const DRAWS_SHIFT = 14;

/** How a deal ended, as STATUS has it; winners start 2 bits above. */
export const PLAYING = 0;
export const OUT = 1 << 8;
export const BLOCKED = 2 << 8;
export const LIMIT = 3 << 8;
const ENDED = 3 << 8;
export const WINNER_SHIFT = 10;
export const REVERSED = 1 << 18; // play goes to the right [CE-P9]
const DEALER_SHIFT = 5;

export const MAY_DRAW = 1;
export const MAY_PASS = 2;
export const LAST_EIGHT = 4; // the one eight in OWN is the whole hand: it names no suit [CE-P2]
export const JOKER_SHIFT = 4;

/** Slots of cards; the eight is the rank that names a suit. */
export const SLOTS = new NamingSlots('8');
/** The spots of jokers, all in a set's first word: the eight of spades leaves three slots free, that of hearts too. */
export const JOKER_SPOTS = [1, 2, 3, 17].map((free) => SLOTS.first + free);
export const JOKER_BITS = JOKER_SPOTS.reduce((bits, spot) => bits | (1 << spot), 0);

export const drawsOf = (state: State): number => state[COUNTS] >>> DRAWS_SHIFT;
export const ended = (state: State): number => state[STATUS] & ENDED;
export const dealNumber = (state: State): number => state[STATUS] & 31;
export const dealerOf = (state: State): Seat => (state[STATUS] >>> DEALER_SHIFT) & 7;
export const isWinner = (state: State, seat: Seat): boolean => (state[STATUS] & (1 << (WINNER_SHIFT + seat))) !== 0;
/** STATUS as a deal begins. */
export const statusOf = (deal: number, dealer: Seat): number => deal | (dealer << DEALER_SHIFT);

/** The words of all cards of a hand laid over each other. */
const cardsOf = (state: State, seat: Seat): number => {
  const hand = setOf(seat);
  return at(state, hand) | at(state, hand + 1) | at(state, hand + 2) | at(state, hand + 3);
};

export const isEmpty = (state: State, seat: Seat): boolean => cardsOf(state, seat) === 0;

/** Does the seat hold exactly one card? */
export function isSingle(state: State, seat: Seat): boolean {
  const cards = cardsOf(state, seat);
  if (cards === 0 || (cards & (cards - 1)) !== 0) return false;
  let words = 0;
  for (let i = 0; i < SET_WORDS; i += 1) if (at(state, setOf(seat) + i) !== 0) words += 1;
  return words === 1;
}
