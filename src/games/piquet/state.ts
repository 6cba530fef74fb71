/**
 * Piquet's state: 56 words in one flat array (224 bytes), and the named places in it. Cards are a set of bits in one
 * word, a byte a suit: spades bits 0–7, hearts 8–15, diamonds 16–23, clubs 24–31; in each the ace is the lowest, so bits
 * ascend in card order. A card's number is its index in the pack and its bit: A♠ 0 … 7♣ 31.
 */
import { RANKS, type Rank, type Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { at, packedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 56;
export const PACK = 32; // cards [PQ-S1]
export const TALON_SIZE = 8;
export const MOST_EXCHANGED = 5; // cards; elder may also see this many from the top of the talon
export const TRICKS_A_DEAL = 12;
export const PIQUET_RANKS: readonly Rank[] = RANKS.slice(0, 8); // A to 7 [PQ-S1]

// Where things are, as an index into the state. What each seat has is at the index + its number.
export const HAND = 0; // cards
export const LAID_OUT = 2; // cards in discard/s
export const PLAYED = 4; // cards that it has played
export const TALON = 6; // 8 bytes: the talon as it was dealt, top first; it stays whole all the deal
export const SEEN = 8; // places of the talon that the seat has seen: bit 0 for its top
export const LAID = 10; // how many cards it has laid out
export const DRAWN = 12; // how many it has drawn into its hand
export const BLANCHE = 14; // the twelve cards that it has shown for carte blanche; none if it did not
export const VOIDS = 16; // all cards of the suits that it has failed to follow
export const TRICKS = 18; // that it has won
export const SCORED = 20; // points in this deal
export const BASE = 22; // those of them that count for repique and pique
export const TOTAL = 24; // points in all deals
// What each kind has is at the index + the kind; what each seat has of each kind, at the index + 3 × seat + kind.
export const PROVED = 26; // how strong its best is, by what was said: at least (bits 0–15), at most (16–31); 0 for no word
export const SHOWN = 32; // cards that it has shown for the kind
export const CLAIMED = 38; // cards that the winner of a kind counts, as long as they are not shown
export const WORTH = 41; // points that its winner has made in it
export const OUTCOME = 44;

export const PHASE = 47;
export const TURN = 48; // the seat that chooses
export const KIND = 49; // that is being settled
export const DEALER = 50; // the younger; after the cut, who will be it
export const DEAL = 51; // 0 for the cut
export const RESERVE = 52; // cards that elder set aside at its carte blanche [PQ-X7]; they are the talon's first
export const LED = 53; // the card that was led to the trick, + 1; 0 before there is one
export const BONUS = 54; // 0 before a bonus; who made it: REPIQUE_BY + seat, or PIQUE_BY + seat
export const HOLD = 55; // 1 as long as shows and bonuses wait for younger's words after the lead [PQ-D11]

export const REPIQUE_BY = 1;
export const PIQUE_BY = 3;

/** What is being chosen, as PHASE has it. */
export const OVER = 0;
export const ELDER_EXCHANGES = 1; // [PQ-X1]
export const YOUNGER_EXCHANGES = 2; // [PQ-X3]
export const RESERVE_EXCHANGE = 3; // elder's after its carte blanche [PQ-X7]
export const TALON_LEFT = 4; // reveal or keep [PQ-X4]
export const ELDER_SPEAKS = 5; // [PQ-D4]
export const YOUNGER_ANSWERS = 6; // [PQ-D5]
export const ANSWERS_MAKING = 7; // [PQ-D6]
export const YOUNGER_SPEAKS = 8; // [PQ-D8]
export const CLAIMING = 9; // [PQ-D10]
export const PLAYING = 10; // [PQ-P1]

/** How a kind came out, as OUTCOME has it; 0 while it is open. */
export const WON_BY = 1; // + the seat
export const TIED = 3; // a second `equal`
export const NOBODY = 4; // both were silent
export const SILENT = 5; // elder was; younger will be asked after the lead
export const NOT_GOOD = 6; // said younger; it will say more after the lead
export const NOT_GOOD_AFTER_EQUAL = 7; // said younger after `equal`; it will also say how much its own makes

export const youngerOf = (state: State): Seat => state[DEALER];
export const elderOf = (state: State): Seat => 1 - state[DEALER];

/** Who has won this kind; nobody where nobody has or it is still open. */
export function winnerOf(state: State, kind: number): Seat | undefined {
  const outcome = at(state, OUTCOME + kind);
  return outcome === WON_BY || outcome === WON_BY + 1 ? outcome - WON_BY : undefined;
}

/** 0–3 for S H D C. */
export const suitOf = (card: number): number => card >>> 3;
/** 0 for an ace to 7 for a seven. */
export const rankOf = (card: number): number => card & 7;
/** All cards of this card's suit. */
export const suitCards = (card: number): number => 0xff << (card & 24);
/** K, Q and J of all suits [PQ-X5]. */
export const COURT = 0x0e0e0e0e;

/** No K, Q or J among these cards [PQ-X5]. */
export const isBlanche = (cards: number): boolean => (cards & COURT) === 0;

/** The cards that the seat plays with: its twelve after the exchange, whether it has played them or not. */
export const twelve = (state: State, seat: Seat): number => at(state, HAND + seat) | at(state, PLAYED + seat);

export const handSize = (state: State, seat: Seat): number =>
  12 - at(state, LAID + seat) + at(state, DRAWN + seat) - countBits(at(state, PLAYED + seat));

/** The card at this place of the talon, 0 for its top when it was dealt. */
export const talonCard = (state: State, place: number): number => packedByte(state, TALON, place);

/** How many cards of the talon went to elder: drawn, or set aside. Younger's come after them. */
export const elderTook = (state: State): number => Math.max(state[RESERVE], at(state, DRAWN + elderOf(state)));

/** How many cards are gone from the talon. */
export const talonGone = (state: State): number => elderTook(state) + at(state, DRAWN + youngerOf(state));

/** The places `from` to `to` − 1 of the talon, as bits. */
export const places = (from: number, to: number): number => (1 << to) - (1 << from);

/** The cards at these places of the talon. */
export function talonCards(state: State, which: number): number {
  let cards = 0;
  for (let place = 0; place < TALON_SIZE; place += 1)
    if ((which & (1 << place)) !== 0) cards |= 1 << talonCard(state, place);
  return cards;
}
