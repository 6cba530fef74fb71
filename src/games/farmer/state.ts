/**
 * Farmer's state: 43 words in one flat array (172 bytes), and the named places in it. What lasts from deal to deal stands
 * first. A card's number is its index in the pack of 45. All cards lie in one row of bytes: the stock below, its top at
 * its end, and above it what was dealt, from the end of the row down: the face-down cards in farm order, then each
 * face-up card as it came. Farm order is clockwise from the farmer's left, the farmer last.
 */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, packedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 43;

// Where things are, as an index into the state.
export const PURSE = 0; // a word a seat: chips, which may be below zero
export const FARM = 8; // chips in the farm
export const SIDE = 9; // chips in the side pot: none between two acts [FA-E3]
export const FARMER = 10; // the farmer of this deal; once it is over, of the next one [FA-E6]
export const THIS_DEAL = 11; // from here on all begins anew with each deal
export const BEFORE = 11; // a word a seat: its purse before the antes
export const DEALER = 19; // the farmer of this deal
export const TURN = 20; // the seat that draws
export const STOCK_SIZE = 21;
export const STATUS = 22; // deal, bits 0–6; how the deal ended, 7–9; how the game ended, 10–11; winners, 12–19; LAZY
export const HAND = 23; // a word a seat: total of its hand, bits 0–7; cards in it, the face-down one counted, above
export const ROW = 31; // 45 bytes, as said above

/** How a deal ended, as STATUS has it [FA-E8]. */
export const PLAYING = 0;
export const SIXTEEN = 1 << 7;
export const CLOSEST = 2 << 7;
export const ALL_BUST = 3 << 7;
export const DRAWN = 4 << 7; // it was the draw for the first farmer, in which nobody has a choice [FA-S4]
const ENDED = 7 << 7;
/** How the game ended, as STATUS has it [FA-E9]. */
export const DEALS = 1 << 10;
export const BROKE = 2 << 10;
const GAME = 3 << 10;
export const WINNER = 1 << 12; // seat 0; the next seats above
/** The stock's order is not fixed: each draw takes any of its cards. Only ever set where nobody keeps a record. */
export const LAZY = 1 << 20;

/** One card in a hand, as its word counts it. */
export const ONE_CARD = 1 << 8;

export const totalOf = (array: StateArray, seat: Seat): number => at(array, HAND + seat) & 0xff;
/** Cards in the seat's hand, the face-down one counted. */
export const cardsOf = (array: StateArray, seat: Seat): number => at(array, HAND + seat) >> 8;
export const purseOf = (array: StateArray, seat: Seat): number => at(array, PURSE + seat);
export const ended = (state: State): number => state[STATUS] & ENDED;
export const gameEnded = (state: State): number => state[STATUS] & GAME;
export const dealNumber = (state: State): number => state[STATUS] & 0x7f;
export const isWinner = (state: State, seat: Seat): boolean => (state[STATUS] & (WINNER << seat)) !== 0;
/** The card at this index of the row. */
export const rowCard = (array: StateArray, i: number): number => packedByte(array, ROW, i);
