/**
 * The state of matching games: a card follows the upcard by suit or rank, and the cards of one rank name the next suit.
 * Words that all of them have; a game's own words begin at GAME.
 */
import type { Seat } from '../../../cards/card.ts';
import type { HandLayout } from '../../../cards/hand-knowledge.ts';
import { byteAt } from '../../../cards/state-array.ts';
import type { State } from '../../contract/contract.ts';

// Where things are, as an index into the state.
export const TURN = 0; // the seat on turn
export const NEED = 1; // what fits now: the face of the upcard, 0–51; 52 + a named suit
export const COUNTS = 2; // acts in this deal, bits 0–9; passes in a row, 10–13; a game's own above
export const DEBT = 3; // cards that the seat on turn must draw or answer
/** Deal, bits 0–4; dealer, 5–7; how the deal ended, 8–9; its winners as bits, 10–17; REVERSED. */
export const STATUS = 4;
/** Three words: the list of the seat on turn, found after each act. Plays as two words of slots, then what the game adds. */
export const OWN = 5;
/** 4 bits a seat: the suits in which it had to draw since it last had enough. A hint, no knowledge. */
const SOUGHT = 8;
export const GAME = 9;

/** In NEED: after the faces. */
export const NAMED = 52;
export const NEEDS = 56;

export const ONE_ACT = 1;
export const ACTS = 0x3ff;
export const MOST_ACTS = 1000; // in a deal; then it is over
export const ONE_PASS = 1 << 10;
export const PASSES = 15 << 10;

/** How a deal ended, as STATUS has it; winners start 2 bits above. */
export const PLAYING = 0;
export const OUT = 1 << 8;
export const BLOCKED = 2 << 8;
export const LIMIT = 3 << 8;
const ENDED = 3 << 8;
export const WINNER_SHIFT = 10;
export const REVERSED = 1 << 18; // play goes to the right
const DEALER_SHIFT = 5;

export const ended = (state: State): number => state[STATUS] & ENDED;
export const dealNumber = (state: State): number => state[STATUS] & 31;
export const dealerOf = (state: State): Seat => (state[STATUS] >>> DEALER_SHIFT) & 7;
export const isWinner = (state: State, seat: Seat): boolean => (state[STATUS] & (1 << (WINNER_SHIFT + seat))) !== 0;
/** STATUS as a deal begins. */
export const statusOf = (deal: number, dealer: Seat): number => deal | (dealer << DEALER_SHIFT);

/** By NEED: the suit of the upcard, or the named one. */
export const SUIT_NEEDED = Uint8Array.from({ length: NEEDS }, (_, need) =>
  need < NAMED ? Math.floor(need / 13) : need - NAMED,
);

/** The suits in which the seat had to draw since it last had enough, as bits. */
export const soughtBy = (array: State, seat: Seat): number => (array[SOUGHT] >>> (4 * seat)) & 15;

/** The seat draws: it seeks the needed suit. */
export function seeks(state: State, seat: Seat): void {
  if (state[NEED] < NEEDS) state[SOUGHT] = state[SOUGHT] | (1 << (4 * seat + byteAt(SUIT_NEEDED, state[NEED])));
}

/** The seat plays and no longer seeks a suit. */
export function hadEnough(state: State, seat: Seat): void {
  state[SOUGHT] = state[SOUGHT] & ~(15 << (4 * seat));
}

/** The next seat: to the left, or to the right if play is reversed. */
export function nextSeat(state: State, seat: Seat, seats: number): Seat {
  if ((state[STATUS] & REVERSED) === 0) return seat + 1 < seats ? seat + 1 : 0;
  return seat > 0 ? seat - 1 : seats - 1;
}

export function writeOwnList(state: State, plays0: number, plays1: number, other: number): void {
  state[OWN] = plays0;
  state[OWN + 1] = plays1;
  state[OWN + 2] = other;
}

/** The hand of a seat, as an index into a state: a set of spots. */
export const handAt = (layout: HandLayout, seat: Seat): number => layout.hands + layout.seatWords * seat;
/**
 * The last word of a seat, the same in all games: its total, bits 0–15; cards left in its hand at the ends of all deals
 * so far, bits 16–30.
 */
export const scoreAt = (layout: HandLayout, seat: Seat): number => handAt(layout, seat + 1) - 1;
