/**
 * Page One's state: 64 words in one flat array (256 bytes), and the named places in it. Hands are sets of bits: word 0
 * holds spades (bits 0–12) and hearts (13–25), word 1 diamonds, clubs and, at bit 26, the joker. The lowest bit is the
 * ace, so bits ascend in card order. A card's number is its index in the pack: A♠ 0 … 2♣ 51, joker 52.
 */
import { putIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at, byteAt, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 64;
export const MAX_SEATS = 8;

// Where things are, as an index into the state.
export const HAND = 0; // 2 words a seat
export const PUBLIC = 16; // 2 words a seat: the cards of its hand that all have seen going there
export const PILE = 32; // 52 bytes: stock from byte 0 up (its top is the last), discard from byte 51 down (top is lowest)
export const TRICK = 45; // 8 bytes: the cards of the trick in the order played, the leader's first
export const VOIDS = 47; // 4 bits a seat: suits that it is known to hold none of
export const RECYCLED = 48; // 2 words: cards that went into the stock at the last recycle and were not seen since
export const DRAWN = 50; // 8 bytes: cards that each seat drew since the last recycle and has not shown
export const TOTALS = 52; // 8 bytes: running score of each seat; at most 199 + 52
export const STOCK_SIZE = 54;
export const DISCARD_SIZE = 55;
export const TRICK_SIZE = 56;
export const TURN = 57; // the seat whose turn it is to play, also while it is asked who will challenge
export const REQUIRED = 58; // suit 0–3 that followers must play; NO_SUIT before it is known [PO-P2]
export const WINDOW = 59; // the seat whose call is due; NO_SEAT for none [PO-P12]
export const CHALLENGE = 60; // liable seats, bits 0–7; seats that accepted, 8–15; seat that is out and waits + 1, 16–19; SELF
/**
 * Tricks ended, bits 0–8; deal, 9–15; dealer, 16–18; how the deal ended, 19–20; its winner + 1, 21–24; LAZY; PENDING.
 */
export const STATUS = 61;
/**
 * The own list of the seat on turn, found after each act [PO-P3, PO-P4]: the cards that it may play, 2 words; what else
 * it may do is in the second, bits 27–28. Nothing while a seat waits to have gone out, and once the deal is over.
 */
export const OWN = 62;

export const NO_SUIT = 4;
export const NO_SEAT = 15;
export const JOKER = 52;
export const JOKER_BIT = 1 << 26; // in a hand's second word
export const SELF = 1 << 20; // the seat that waits shut its own window by its last lead [PO-P17.1]

/** How a deal ended, as STATUS has it; winners start 2 bits above. */
export const PLAYING = 0;
export const OUT = 1 << 19;
export const STUCK = 2 << 19;
export const LIMIT = 3 << 19;
const ENDED = 3 << 19;
export const WINNER_SHIFT = 21;
/** The stock's order is not fixed: each draw takes any of its cards. Only ever set where nobody keeps a record. */
export const LAZY = 1 << 25;
/** The seat on turn drew in this trick and has not shown yet what came of it. */
export const PENDING = 1 << 26;
/** The one other thing on the own list, as its second word has it; they ascend as the acts do. */
export const OTHER_SHIFT = 27;
export const MAY_DRAW = 1 << 27;
export const MAY_PASS = 2 << 27;
export const MAY_PICK_UP = 3 << 27;

/** 0–3 for S H D C, by card; NO_SUIT for the joker. */
export const SUIT_OF = Uint8Array.from({ length: 64 }, (_, card) => (card < JOKER ? Math.floor(card / 13) : NO_SUIT));
/** 0–3 for S H D C; NO_SUIT for the joker. */
export const suitOf = (card: number): number => byteAt(SUIT_OF, card);
/** The cards of a suit as bits of a hand's first word (S, H) and second word (D, C), by suit; none for NO_SUIT. */
export const SUIT_BITS_0 = Int32Array.of(0x1fff, 0x1fff << 13, 0, 0, 0);
export const SUIT_BITS_1 = Int32Array.of(0, 0, 0x1fff, 0x1fff << 13, 0);

export function isEmpty(state: State, seat: Seat): boolean {
  const hand = HAND + 2 * seat;
  return (at(state, hand) | at(state, hand + 1)) === 0;
}

/** Does the seat hold exactly one card? */
export function isSingle(state: State, seat: Seat): boolean {
  const hand = HAND + 2 * seat;
  const low = at(state, hand);
  const high = at(state, hand + 1);
  return ((low & (low - 1)) | (high & (high - 1))) === 0 && (low === 0) !== (high === 0);
}

export function addToHand(state: State, seat: Seat, card: number): void {
  putIn(state, HAND + 2 * seat, card);
}

/** All can see this card go into the hand of `seat`: from now on they know that it is there. */
export function addPublicly(state: State, seat: Seat, card: number): void {
  addToHand(state, seat, card);
  putIn(state, PUBLIC + 2 * seat, card);
}

export const trickCard = (state: State, i: number): number => packedByte(state, TRICK, i);

/** The card `depth` places under the top of the discard. */
export const discardCard = (state: State, depth: number): number =>
  packedByte(state, PILE, 52 - state[DISCARD_SIZE] + depth);

export function putOnDiscard(state: State, card: number): void {
  const size = state[DISCARD_SIZE] + 1;
  state[DISCARD_SIZE] = size;
  setPackedByte(state, PILE, 52 - size, card);
}

export const ended = (state: State): number => state[STATUS] & ENDED;
/** The seat that waits for the others to accept or challenge its going out [PO-E2]; −1 if nobody does. */
export const waiting = (state: State): number => ((state[CHALLENGE] >>> 16) & 15) - 1;
export const isWaiting = (state: State): boolean => (state[CHALLENGE] & 0xf0000) !== 0;
export const isLiable = (state: State, seat: Seat): boolean => (state[CHALLENGE] & (1 << seat)) !== 0;
export const hasAccepted = (state: State, seat: Seat): boolean => (state[CHALLENGE] & (0x100 << seat)) !== 0;
export const tricksEnded = (state: State): number => state[STATUS] & 511;
export const dealNumber = (state: State): number => (state[STATUS] >>> 9) & 127;
export const dealerOf = (state: State): Seat => (state[STATUS] >>> 16) & 7;
export const winnerOf = (state: State): number => ((state[STATUS] >>> WINNER_SHIFT) & 15) - 1;

/** The seat that played the card at this index in the trick: the leader's is at 0, and the seat on turn comes after the last. */
export const trickSeat = (state: State, i: number, seats: number): Seat =>
  (state[TURN] + seats - state[TRICK_SIZE] + i) % seats;
