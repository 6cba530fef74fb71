/**
 * Newmarket's state: 60 words in one flat array (240 bytes), and the named places in it. Sets of cards are two words of
 * bits: the first holds spades (bits 0–12) and hearts (13–25), the second diamonds and clubs. A card's number is its
 * index in the pack, A♠ 0 … 2♣ 51: in each suit the next higher card has the next lower number.
 */
import { cardsOf, isIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 60;
export const MAX_SEATS = 8;

// Where things are, as an index into the state.
export const HAND = 0; // 2 words a seat
export const EXTRA = 16; // 2 words: the extra hand, `widow`; after an exchange the hand that was given away, `dead`
export const PLAYED = 18; // 2 words: the cards before all seats
export const GONE = 20; // 2 words: cards that by a stop all know to be in the extra hand [NM-P3]
/**
 * 4 bits a seat and suit, two seats a word: of this suit the seat can only hold that many of the highest cards, as all know by
 * its leads and by `no-lead` notes [NM-P1, NM-P4]; 13 while nothing is known.
 */
export const LIMITS = 22;
export const PURSE = 26; // a word a seat; below zero is a debt
export const BEFORE = 34; // a word a seat: its purse as this deal began
export const POT = 42; // a word each pay card, in their order
export const KITTY = 46;
export const TURN = 47; // the seat that has something to do besides collecting; NO_SEAT once the deal is over
export const PHASE = 48;
export const DUE = 49; // the card that must be played now [NM-P2]; NO_CARD if none
export const LEADS = 50; // the suits that may be led now, bit x for suit x
export const CLAIM = 51; // a pay card whose chips may be collected, + 64 × (its owner + 1) [NM-C1]; 0 for none
export const BID = 52; // the highest bid so far
export const BIDDER = 53; // whose it is; NO_SEAT for none
export const PASSED = 54; // the seats that are out of the auction, bit s for seat s
export const SWAPPER = 55; // the seat that has exchanged its hand; NO_SEAT for none
export const DEAL = 56;
export const DEALER = 57;
export const WINNER = 58; // NO_SEAT while the deal goes on
export const ENDING = 59; // is the match over, and why [NM-E4]

// PHASE: what the seat on turn does.
export const DECIDING = 0; // exchange or keep
export const BIDDING = 1;
export const LEADING = 2;
export const FOLLOWING = 3;
export const OVER = 4; // nobody does anything: the deal has ended

// ENDING
export const GOES_ON = 0;
export const LAST_DEAL = 1;
export const BROKE = 2;

export const NO_SEAT = 15;
export const CARDS = 52;
export const NO_CARD = 52;
export const SUIT_SIZE = 13;
export const ALL_SUITS = 15;

const cards = Array.from({ length: CARDS }, (_, card) => card);
/** 0–3 for S H D C, by card. */
export const SUIT_OF = Uint8Array.from(cards, (card) => Math.floor(card / SUIT_SIZE));
/** How many cards of its suit are higher, by card: 0 for the ace, 12 for the two. */
export const HIGHER = Uint8Array.from(cards, (card) => card % SUIT_SIZE);

export const holds = (state: State, seat: Seat, card: number): boolean => isIn(state, HAND + 2 * seat, card);
/** The seats that hold this card, as bits: one or none. No seat is asked by a branch, for chance decides which it is. */
export function holdersOf(state: State, card: number, seats: number): number {
  const word = HAND + (card < 26 ? 0 : 1);
  const place = card < 26 ? card : card - 26;
  let holders = 0;
  for (let seat = 0; seat < seats; seat += 1) holders |= ((at(state, word + 2 * seat) >>> place) & 1) << seat;
  return holders;
}

export const isOut = (state: State, seat: Seat): boolean =>
  (at(state, HAND + 2 * seat) | at(state, HAND + 2 * seat + 1)) === 0;

/** The cards of a set in card order. */
export const cardsInSet = (state: State, set: number): number[] => cardsOf(at(state, set), at(state, set + 1));

/** The cards of one suit that the seat holds, the ace as bit 0, the two as bit 12. */
export const suitHeld = (state: State, seat: Seat, suit: number): number =>
  (at(state, HAND + 2 * seat + (suit >> 1)) >>> (SUIT_SIZE * (suit & 1))) & 0x1fff;

/** The suits that the seat holds, bit x for suit x. */
export function suitsHeld(state: State, seat: Seat): number {
  let suits = 0;
  for (let suit = 0; suit < 4; suit += 1) if (suitHeld(state, seat, suit) !== 0) suits |= 1 << suit;
  return suits;
}

export const purseOf = (state: State, seat: Seat): number => at(state, PURSE + seat);

const limitShift = (seat: Seat, suit: number): number => 16 * (seat & 1) + 4 * suit;
/** How many of the highest cards of a suit are all that the seat can hold of it, as all know. */
export const limitOf = (state: State, seat: Seat, suit: number): number =>
  (at(state, LIMITS + (seat >> 1)) >>> limitShift(seat, suit)) & 15;

export function setLimit(state: State, seat: Seat, suit: number, limit: number): void {
  const word = LIMITS + (seat >> 1);
  const shift = limitShift(seat, suit);
  state[word] = (at(state, word) & ~(15 << shift)) | (limit << shift);
}

export const claimOwner = (state: State): number => (state[CLAIM] >> 6) - 1;
export const claimCard = (state: State): number => state[CLAIM] & 63;
