/**
 * Tonk's state: 64 words in one flat array (256 bytes), and the named places in it. Sets of cards are two words each
 * (`cards/card-set.ts`). A card's number is its index in the pack: A♠ 0 … 2♣ 51. A spread is a number of `cards/melds.ts`.
 */
import type { Seat } from '../../cards/card.ts';
import { countCards } from '../../cards/card-set.ts';
import { addToPackedByte, at, packedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 64;
export const MAX_SEATS = 4;

// Where things are, as an index into the state. Sets of cards:
const HAND = 0; // 2 words a seat
const PUBLIC = 8; // 2 words a seat: the cards of its hand that all have seen going there, or were shown
const REVEALED = 16; // 2 words a seat: cards that it was dealt or drew unseen, and that all have seen since
export const STOCK = 24; // 2 words; in a view every card that this seat has not seen
export const DISCARDED = 26; // 2 words: the discard pile
// and the rest:
export const ORDER = 28; // 42 bytes: the stock in a real game, its top last
export const SPREADS = 39; // 17 half words: number of the meld, bits 0–8; its owner, 9–10
export const RESULT = 48; // 4 bytes: stakes that each seat won or lost in this deal, EVEN for none
export const BARRED = 49; // 4 bytes: turns for which each seat is barred [TO-P7]
export const STOCK_SIZE = 50;
export const SPREADS_LAID = 51;
export const TOP = 52; // of the discard pile; NO_CARD before the first, and from when it is taken to the next discard
export const TAKEN = 53; // the card that the seat on turn drew from the discard pile in this turn; NO_CARD
export const TAKES = 54; // draws of the discard in a row [TO-P4]
export const TURN = 55; // the seat on turn; the first one while tonks are asked for
export const DISCARDER = 56; // whose discard the others may slap in the start step; NO_SEAT for none [TO-P9]
export const PHASE = 57;
export const TONKS = 58; // seats that are still asked, bits 0–3; that declared, 4–7; that declined, 8–11 [TO-S8]
export const STATUS = 59; // deal, bits 0–6; dealer, 7–8; how the deal ended, 9–12; its winners, 13–16; LAZY
/** A word a seat: chips, below 0 too; points where the game is not for money. All before it is of one deal. */
export const PURSES = 60;

export const NO_CARD = 52;
export const NO_SEAT = 15;
export const EVEN = 128;

/** What is due, as PHASE has it. */
export const OVER = 0;
export const ASKING = 1; // those with a tonk answer [TO-S8]
export const START = 2; // start step: drop or take one card [TO-P2]
export const PLAY = 3; // play step: spreads, hits, a discard

const DECLARED_SHIFT = 4;
const DECLINED_SHIFT = 8;
const DEALER_SHIFT = 7;
const WHY_SHIFT = 9;
const WINNERS_SHIFT = 13;
/** The stock's order is not fixed: each draw takes any of its cards. Only ever set where nobody keeps a record. */
export const LAZY = 1 << 17;

export const handOf = (seat: Seat): number => HAND + 2 * seat;
export const publicOf = (seat: Seat): number => PUBLIC + 2 * seat;
export const revealedOf = (seat: Seat): number => REVEALED + 2 * seat;

export const handSize = (state: State, seat: Seat): number => countCards(state, handOf(seat));

export function isEmpty(state: State, seat: Seat): boolean {
  const hand = handOf(seat);
  return (at(state, hand) | at(state, hand + 1)) === 0;
}

/** Does the seat hold exactly one card? */
export const isSingle = (state: State, seat: Seat): boolean => handSize(state, seat) === 1;

const halfWord = (state: State, k: number): number => (at(state, SPREADS + (k >> 1)) >>> ((k & 1) << 4)) & 0xffff;
/** The meld at `meld/k`, as its number. */
export const meldAt = (state: State, k: number): number => halfWord(state, k) & 0x1ff;
export const ownerOf = (state: State, k: number): Seat => halfWord(state, k) >>> 9;

/** `meld/k` is now this one. */
export function setMeld(state: State, k: number, meld: number, owner: Seat): void {
  const word = SPREADS + (k >> 1);
  const shift = (k & 1) << 4;
  state[word] = (at(state, word) & ~(0xffff << shift)) | (((owner << 9) | meld) << shift);
}

export const barredTurns = (state: State, seat: Seat): number => packedByte(state, BARRED, seat);
export const isBarred = (state: State, seat: Seat): boolean => (state[BARRED] & (0xff << (8 * seat))) !== 0;
export const addBarred = (state: State, seat: Seat, turns: number): void => {
  addToPackedByte(state, BARRED, seat, turns);
};

// Sets of seats, a bit a seat.
export const askedSeats = (state: State): number => state[TONKS] & 15;
export const declaredSeats = (state: State): number => (state[TONKS] >>> DECLARED_SHIFT) & 15;
export const declinedSeats = (state: State): number => (state[TONKS] >>> DECLINED_SHIFT) & 15;
export const tonks = (asked: number, declared: number, declined: number): number =>
  asked | (declared << DECLARED_SHIFT) | (declined << DECLINED_SHIFT);

export const dealNumber = (state: State): number => state[STATUS] & 127;
export const dealerOf = (state: State): Seat => (state[STATUS] >>> DEALER_SHIFT) & 3;
/** A set of seats. */
export const winnersOf = (state: State): number => (state[STATUS] >>> WINNERS_SHIFT) & 15;

export const freshStatus = (deal: number, dealer: Seat): number => deal | (dealer << DEALER_SHIFT);
export function endStatus(state: State, why: number, winners: number): void {
  state[STATUS] = state[STATUS] | (why << WHY_SHIFT) | (winners << WINNERS_SHIFT);
  state[PHASE] = OVER;
}

export const isSeatIn = (seats: number, seat: Seat): boolean => (seats & (1 << seat)) !== 0;
