/**
 * One Card's state: 32 words in one flat array (128 bytes), and the named places in it. A set of cards is one word: bits
 * 0–5 the spades from ace to nine, 6–11 hearts, 12–17 diamonds, 18–23 clubs, 24 the joker. The lowest bit is the ace of
 * spades, so bits ascend in card order, and a card's number in the pack is the place of its bit.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 32;

// Where things are, as an index into the state.
export const HAND = 0; // set of cards, by seat
export const WON = 4; // set of cards, by seat
export const LACKS = 8; // set of cards, by seat: all know that it holds none of these, it did not follow ["Hidden information"]
export const TRICK = 12; // the cards of the trick as bytes, the leader's lowest; what lies above TRICK_SIZE is 0
export const TRICK_SIZE = 13; // cards in it
export const TRICK_CARDS = 14; // the same cards as a set
export const WANTED = 15; // set of cards: who holds some of these must play one of them [OC-P2 to OC-P5]; none when leading
export const TRUMP = 16; // suit 0–3; NO_TRUMP without a bid; UNFIXED until the bidder's first card lies
export const ORDER = 17; // UPTOWN or DOWNTOWN [OC-P8]
export const KITTY = 18; // set of the one card in the middle; none once it is taken
export const TURN = 19; // the seat whose choice it is
export const PHASE = 20; // BIDDING, PLAYING, CHOOSING or OVER
export const BID = 21; // the highest so far, points; 0 for none
export const BIDDER = 22; // the seat that made it; NOBODY for none
export const PASSED = 23; // seats as bits: out of the auction, or with `bidReentry` passed since the last bid [OC-A2]
export const DEALER = 24;
export const DEAL = 25; // number of the deal, from 1
export const SCORED = 26; // points of the deal that is over, a byte a seat; 0 before [OC-E2]
export const TOTALS = 28; // points, by seat

export const BIDDING = 0;
export const PLAYING = 1;
export const CHOOSING = 2; // the seat that took the joker keeps the order or reverses it [OC-P8]
export const OVER = 3;

export const UPTOWN = 0;
export const DOWNTOWN = 1;

export const NO_TRUMP = 4;
export const UNFIXED = 5;
export const NOBODY = 15;

export const CARDS = 25;
export const JOKER = 24;
export const JOKER_BIT = 1 << JOKER;
export const ALL_CARDS = 0x1ffffff;
/** The six cards of a suit as a set, by suit; none for NO_TRUMP and UNFIXED. */
export const SUIT_CARDS = Int32Array.of(0x3f, 0x3f << 6, 0x3f << 12, 0x3f << 18, 0, 0);
/** Kings, queens and jacks: a point each [OC-S5]. */
const COURTS = 0b001110_001110_001110_001110;
const JOKER_POINTS = 3;
export const ALL_POINTS = 15;

/** 0–3 for S H D C, by card; NO_TRUMP, which is no suit, for the joker. */
export const SUIT_OF = Uint8Array.from({ length: CARDS }, (_, card) => Math.floor(card / 6));
export const suitOf = (card: number): number => byteAt(SUIT_OF, card);

/** The points of a set of cards [OC-S5]. */
export const pointsOf = (cards: number): number =>
  countBits(cards & COURTS) + ((cards & JOKER_BIT) === 0 ? 0 : JOKER_POINTS);

/** Of cards of one suit, not none, the highest by the order in force [OC-P6]. */
export const highestOf = (cards: number, order: number): number =>
  order === UPTOWN ? lowestBit(cards) : Math.clz32(cards) ^ 31;

export const handOf = (state: State, seat: Seat): number => at(state, HAND + seat);
export const wonBy = (state: State, seat: Seat): number => at(state, WON + seat);
/** The cards that all know this seat to hold none of. */
export const lackedBy = (state: State, seat: Seat): number => at(state, LACKS + seat);
export const totalOf = (state: State, seat: Seat): number => at(state, TOTALS + seat);

export const trickCard = (state: State, i: number): number => (state[TRICK] >>> (i << 3)) & 0xff;
