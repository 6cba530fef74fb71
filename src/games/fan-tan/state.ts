/**
 * Fan Tan's state: 61 words in one flat array (244 bytes), and the named places in it. Sets of cards are two words of
 * bits: the first holds spades (bits 0–12) and hearts (13–25), the second diamonds and clubs. A card's number is its
 * index in the pack, A♠ 0 … 2♣ 51; in each suit the ace comes before the king, although it is the lowest.
 */
import { bit0, bit1, isIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at, byteAt, packedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 61;
export const MAX_SEATS = 8;

// Where things are, as an index into the state.
export const HAND = 0; // 2 words a seat
export const PURSE = 16; // a word a seat; below zero is a debt
export const BEFORE = 24; // a word a seat: its purse as this deal began
/**
 * With `honour`, 8 bytes a seat: for each end of a row, how often the seat has passed since the card due there became
 * playable, less the passes that were found to be false. If the seat holds that card, all of them were false. Everybody
 * can count this.
 */
export const PASSES = 32;
export const POT = 48;
export const OPEN = 49; // 2 words: the cards that can be added to the rows now, whoever holds them [FT-P1]
export const TABLE = 51; // 2 words: the cards in the rows
export const CANNOT = 53; // a byte a seat: the ends of rows whose due card it is known not to hold, bit e for end e
export const TURN = 55; // the seat whose turn it is; NO_SEAT once the deal is over
export const PASSED = 56; // the passes made just now in a row [FT-H1]
export const DEAL = 57;
export const DEALER = 58;
export const WINNER = 59; // NO_SEAT while the deal goes on
export const FOUND = 60; // bit s: a false pass of seat s was found in this deal; bit 8 + x: suit x is SPLIT
/** The 6 and the 8 of a suit are known to lie with two certain seats, one with each, but not which with which [FT-H4]. */
export const SPLIT = 1 << 8;

export const NO_SEAT = 15;
export const SUIT_SIZE = 13;
export const CARDS = 52;

// Ranks as a card's place in its suit.
const ACE = 0;
const KING = 1;
export const EIGHT = 6;
export const SEVEN = 7;
export const SIX = 8;

/** The cards below the 7 in the order in which they are laid, and those above it; places in a suit [FT-P1]. */
export const LOW_ROW: readonly number[] = [SIX, 9, 10, 11, 12, ACE];
export const HIGH_ROW: readonly number[] = [EIGHT, 5, 4, 3, 2, KING];

/** Ends of rows: 0–3 go down from the 7 of S H D C, 4–7 up. Before the 7 is laid it is due at both. */
export const HIGH_END = 4;

const cards = Array.from({ length: CARDS }, (_, card) => card);
const suitOf = (card: number): number => Math.floor(card / SUIT_SIZE);
const rankOf = (card: number): number => card % SUIT_SIZE;

/** 0–3 for S H D C, by card. */
export const SUIT_OF = Uint8Array.from(cards, suitOf);
/** Place in its suit, by card: 0 for the ace, 12 for the two. */
export const RANK_OF = Uint8Array.from(cards, rankOf);
/** Is it the seven of its suit? */
export const isSeven = (card: number): boolean => RANK_OF[card] === SEVEN;

/** The four sevens as a set; the same bits in both words. */
export const SEVENS = (1 << SEVEN) | (1 << (SEVEN + SUIT_SIZE));

/** The cards that can be laid once this one lies: two for a 7, none for an ace and a king [FT-P1]. */
function nextOf(card: number): readonly number[] {
  const rank = rankOf(card);
  if (rank === SEVEN) return [card - SEVEN + EIGHT, card - SEVEN + SIX];
  const row = LOW_ROW.includes(rank) ? LOW_ROW : HIGH_ROW;
  const next = row[row.indexOf(rank) + 1];
  return next === undefined ? [] : [card - rank + next];
}

/** The cards that each card makes playable, as the two words of a set, by card. */
export const NEXT_0 = Int32Array.from(cards, (card) => nextOf(card).reduce((set, next) => set | bit0(next), 0));
export const NEXT_1 = Int32Array.from(cards, (card) => nextOf(card).reduce((set, next) => set | bit1(next), 0));

/** The end of a row at which a card is laid, by card; a 7, which is laid at both, has the lower one here. */
export const END_OF = Uint8Array.from(cards, (card) =>
  HIGH_ROW.includes(rankOf(card)) ? HIGH_END + suitOf(card) : suitOf(card),
);

/** The ends of rows at which another card is due once this one lies, as bits. */
export const endsMovedBy = (card: number): number => (isSeven(card) ? 0x11 << suitOf(card) : 1 << byteAt(END_OF, card));

export const holds = (state: State, seat: Seat, card: number): boolean => isIn(state, HAND + 2 * seat, card);
/** The seat among so many that holds this card, which must be in a hand. */
export function holderOf(state: State, card: number, seats: number): Seat {
  let seat = 0;
  while (seat < seats - 1 && !holds(state, seat, card)) seat += 1;
  return seat;
}

export const isOut = (state: State, seat: Seat): boolean =>
  (at(state, HAND + 2 * seat) | at(state, HAND + 2 * seat + 1)) === 0;

export const purseOf = (state: State, seat: Seat): number => at(state, PURSE + seat);
export const isOver = (state: State): boolean => state[WINNER] !== NO_SEAT;
/** Does no card lie on the table yet? */
export const isBare = (state: State): boolean => (state[TABLE] | at(state, TABLE + 1)) === 0;
/** The ends of rows whose due card the seat is known not to hold, as bits. */
export const cannotHold = (state: State, seat: Seat): number => packedByte(state, CANNOT, seat);
