/**
 * Fifty-One's state: 52 words in one flat array (208 bytes), and the named places in it. A set of cards is two words: the
 * first holds spades (bits 0–12) and hearts (13–25), the second diamonds, clubs and, at bit 26, the joker. The lowest bit
 * is the ace, so bits ascend in card order. A card's number is its index in the pack: A♠ 0 … 2♣ 51, joker 52.
 */
import { putIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 52;
export const BOARD_SIZE = 5;
export const HAND_SIZE = 5;

// Where things are, as an index into the state.
const HAND = 0; // 2 words a seat, 5 seats
const TAKEN = 10; // 2 words a seat: the cards of its hand that all have seen going there [FI-P3]
export const BOARD = 20; // 2 words: the cards of the board as a set
const SLOTS = 22; // 5 bytes: the same cards by slot, `board/0` first
export const PILE = 24; // 44 bytes: stock from byte 0 up (its top is the last), discard from byte 43 down (top is lowest)
export const RECYCLED = 35; // 2 words: what all know to lie in the stock since it was renewed; none before [FI-P5]
export const TOTALS = 37; // points, by seat; may be below 0 [FI-E5]
export const STOCK_SIZE = 42;
export const DISCARD_SIZE = 43;
export const TURN = 44; // the seat whose choice it is
export const ROUND = 45; // its own turn number, from 1
export const PHASE = 46; // EXCHANGE, CLEARED, CALL or OVER
export const CALLER = 47; // the seat that called Stop; NOBODY
export const DEALER = 48;
export const DEAL = 49; // number of the deal, from 1
/** 1: the stock's order is not fixed, each card dealt is any of it. Only ever set where nobody keeps a record. */
export const LAZY = 50;

export const EXCHANGE = 0; // it swaps, or does what else is listed [FI-P3 to FI-P6]
export const CLEARED = 1; // the same after it has swept the board
export const CALL = 2; // it says whether it stops [FI-P7]
export const OVER = 3;

export const NOBODY = 15;
export const JOKER = 52;
export const JOKER_BIT = 1 << 26; // in a set's second word
export const ALL_LOW = 0x3ffffff;
export const ALL_HIGH = 0x3ffffff; // without the joker
const PILE_BYTES = 44;
const SUIT_BITS = 0x1fff;

/** 0–3 for S H D C, by card; 4 for the joker. */
export const SUIT_OF = Uint8Array.from({ length: 53 }, (_, card) => Math.floor(card / 13));

export function copySet(state: State, from: number, into: number): void {
  state[into] = at(state, from);
  state[into + 1] = at(state, from + 1);
}

/** Where the two words of a seat's hand begin. */
export const handOf = (seat: Seat): number => HAND + 2 * seat;
export const takenBy = (seat: Seat): number => TAKEN + 2 * seat;

/** The cards of one suit, of a set's two words: bit 0 is the ace, bit 12 the two. */
export const inSuit = (low: number, high: number, suit: number): number =>
  ((suit < 2 ? low : high) >>> (13 * (suit & 1))) & SUIT_BITS;

export const slotCard = (state: State, slot: number): number => packedByte(state, SLOTS, slot);

/** Lays a card into a slot of the board, whatever lay there before. */
export function layInSlot(state: State, slot: number, card: number): void {
  setPackedByte(state, SLOTS, slot, card);
  putIn(state, BOARD, card);
}

export const totalOf = (state: State, seat: Seat): number => at(state, TOTALS + seat);

/** Lays a card on top of the stock. */
export function putOnStock(state: State, card: number): void {
  setPackedByte(state, PILE, state[STOCK_SIZE], card);
  state[STOCK_SIZE] = state[STOCK_SIZE] + 1;
}

/** The card `depth` places under the top of the discard. */
export const discardCard = (state: State, depth: number): number =>
  packedByte(state, PILE, PILE_BYTES - state[DISCARD_SIZE] + depth);

export function putOnDiscard(state: State, card: number): void {
  const size = state[DISCARD_SIZE] + 1;
  state[DISCARD_SIZE] = size;
  setPackedByte(state, PILE, PILE_BYTES - size, card);
}

/** Blanks every byte of the pile that is not of the discard. */
export function blankStock(state: State): void {
  for (let i = 0; i < PILE_BYTES - state[DISCARD_SIZE]; i += 1) setPackedByte(state, PILE, i, 0);
}
