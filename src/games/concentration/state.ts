/**
 * Concentration's state, one flat array: counters first, then the last flips, then two sets of places and the faces in
 * the grid, as long as the table has cards (256 bytes with one pack and two jokers). A *spot* is a place's number in the
 * order of legal lists (`grid/0`, `grid/1`, `grid/10`, …); inside the rules places are spots only. A card's number is its
 * index in the pack.
 */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, packedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

// Where things are, as an index into the state.
const TOTALS = 0; // 16 bits a seat: running score, at most 20 deals of 108 pairs; all else begins anew in a deal
export const THIS_DEAL = 4;
export const TURN = 4; // the seat whose turn it is
export const OPEN = 5; // spot of the card that was flipped first, + 1; 0 before the first flip. Above it FRESH
export const DEAD = 6; // dead turns in a row [CO-P6]
export const IDLE = 7; // turns in a row that made no pair [CO-E1]
export const TURNS = 8; // ended so far in this deal
export const CARDS = 9; // left in the grid, an open one too
export const UNSEEN = 10; // cards in the grid that were not turned up in this deal by anybody
export const STATUS = 11; // dealer, bits 0–2; deal, 3–7; how the deal ended, 8–10
export const PAIRS = 12; // 8 bytes: pairs of each seat in this deal
const FLIPS = 14; // 128 bytes: spots of the flips of the last 64 turns, turn t at bytes 2 × (t % 64) and the next
export const DOWN = 46; // a bit a spot: a card lies there face down. What comes after depends on the number of cards

/** How many turns back everybody's flips are kept: nobody remembers older ones unless they were turned up again. */
export const TURNS_KEPT = 64;
/** The open card had not been turned up before this turn. */
export const FRESH = 1 << 8;

/** How a deal ended, as STATUS has it. */
export const PLAYING = 0;
export const CLEARED = 1 << 8;
export const LIMIT = 2 << 8;
export const STALLED = 3 << 8;
export const TIME = 4 << 8;
const ENDED = 7 << 8;

/** The part of a state that depends on the number of cards. */
export class Grid {
  readonly sets: number; // words of a set of spots
  readonly seen: number; // index of the second set: spots whose card was turned up in this deal
  readonly faces: number; // index of the cards' numbers, a byte a spot; a card that was taken is still named
  readonly words: number; // of the whole state
  readonly spotOf: Uint8Array; // by number of the place
  readonly places: readonly string[]; // by spot

  constructor(readonly cards: number) {
    this.sets = Math.ceil(cards / 32);
    this.seen = DOWN + this.sets;
    this.faces = this.seen + this.sets;
    this.words = this.faces + Math.ceil(cards / 4);
    const names = Array.from({ length: cards }, (_, i) => `grid/${String(i)}`);
    this.places = [...names].sort();
    this.spotOf = Uint8Array.from(names, (name) => this.places.indexOf(name));
  }

  face(array: StateArray, spot: number): number {
    return packedByte(array, this.faces, spot);
  }

  isSeen(array: StateArray, spot: number): boolean {
    return isIn(array, this.seen, spot);
  }

  /** Does a card lie there face down? */
  isDown(array: StateArray, spot: number): boolean {
    return isIn(array, DOWN, spot);
  }

  /** Every spot of a word of a set, as bits. */
  all(set: number): number {
    const rest = this.cards - 32 * set;
    return rest >= 32 ? -1 : (1 << rest) - 1;
  }
}

/** Is the spot in the set whose words begin at index `set`? */
const isIn = (array: StateArray, set: number, spot: number): boolean =>
  (at(array, set + (spot >> 5)) & (1 << (spot & 31))) !== 0;

export function putIn(array: StateArray, set: number, spot: number): void {
  const word = set + (spot >> 5);
  array[word] = at(array, word) | (1 << (spot & 31));
}

export function takeOut(array: StateArray, set: number, spot: number): void {
  const word = set + (spot >> 5);
  array[word] = at(array, word) & ~(1 << (spot & 31));
}

/** The spot that was flipped first in the running turn; −1 before the first flip. */
export const openSpot = (array: StateArray): number => (array[OPEN] & 0xff) - 1;

/** The spot of the first (0) or second (1) flip of one of the last turns. */
export const flipOf = (array: StateArray, turn: number, flip: 0 | 1): number =>
  packedByte(array, FLIPS, 2 * (turn % TURNS_KEPT) + flip);

/** Both flips of the turn that ends now were seen by all. */
export function rememberFlips(array: StateArray, first: number, second: number): void {
  const turn = array[TURNS];
  const word = FLIPS + ((turn % TURNS_KEPT) >> 1);
  const shift = (turn & 1) << 4;
  array[word] = (at(array, word) & ~(0xffff << shift)) | ((first | (second << 8)) << shift);
}

export const pairsOf = (array: StateArray, seat: Seat): number => packedByte(array, PAIRS, seat);

export const totalOf = (state: State, seat: Seat): number =>
  (at(state, TOTALS + (seat >> 1)) >>> ((seat & 1) << 4)) & 0xffff;

export function addToTotal(state: State, seat: Seat, points: number): void {
  const word = TOTALS + (seat >> 1);
  state[word] = at(state, word) + (points << ((seat & 1) << 4));
}

export const ended = (state: State): number => state[STATUS] & ENDED;
export const dealerOf = (state: State): Seat => state[STATUS] & 7;
export const dealNumber = (state: State): number => (state[STATUS] >>> 3) & 31;
