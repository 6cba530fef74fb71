/**
 * Trex's state: 50 words in one flat array (200 bytes), and the named places in it. A set of cards takes two words
 * (`cards.ts`). To hold a card is to have it in `hand/s` or in `exposed/s`: a seat's HAND has both.
 */
import { isIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at, packedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';

export const WORDS = 50;
export const SEATS = 4;

// Where things are, as an index into the state. First what each deal begins anew.
const HAND = 0; // 2 words a seat: what it holds
const LACKS = 8; // 2 words a seat: cards that all know it not to hold, by what it did not play
export const PLAYED = 16; // 2 words: cards that were played to tricks or laid out
export const EXPOSED = 18; // 2 words: cards that their holders put face up, played since or not [TX-P2, TX-P11]
export const KNOWN = 20; // 2 words: the exposed cards and those that a seat showed: all know who holds them
export const WANTED = 22; // 2 words: a seat that holds some of these must play one of them [TX-P4, TX-P5, TX-P8]
export const TALLY = 24; // 1 word a seat: what it took in tricks (`contracts.ts`); in Trex its place once it is out, 1–4
export const POINTS = 28; // 1 word a seat: of this deal, once it is over
export const TRICK = 32; // 4 bytes: the cards of the trick, the leader's first; 0 above TRICK_SIZE
export const TRICK_SIZE = 33; // cards in it
export const BEST = 34; // the card that takes the trick as it lies; 0 while the trick is empty
export const BEST_SEAT = 35; // the seat that played it; 0 while the trick is empty
export const TURN = 36; // the seat whose choice it is
export const PHASE = 37; // one of the phases below
export const CONTRACT = 38; // number of the one that is played; NO_CONTRACT before it is chosen
export const ANSWERED = 39; // seats that were asked and answered [TX-P2, TX-P3]; then, in Trex, turns of the first round
export const OUT = 40; // seats that are out in Trex
// What lasts from deal to deal.
export const TOTALS = 41; // 1 word a seat: running score
export const KING = 45; // the seat whose kingdom it is
export const KINGDOM = 46; // its number, 1–4; 0 before the first
export const SCORED = 47; // the contracts scored in it, bit c for contract c [TX-P1]
export const ABANDONED = 48; // deals of the game that were abandoned [TX-P3]

// The phases of a deal. After the last of them it is over, and how: in the order of `why` words in `score.ts`.
export const CHOOSING = 0; // the king, a contract [TX-P1]
export const EXPOSING = 1; // each seat in turn [TX-P2]
export const KEEPING = 2; // each seat in turn keeps or abandons its hand [TX-P3]
export const PLAYING = 3;
export const COMPLETE = 4;
export const DECIDED = 5; // with cards still held, or the tableau completed without actions [TX-E9]
export const GIVEN_UP = 6; // abandoned

export const isOver = (state: State): boolean => state[PHASE] >= COMPLETE;

/** Index of the set of cards that a seat holds. */
export const handOf = (seat: Seat): number => HAND + 2 * seat;
/** Index of the set of cards that all know the seat to lack. */
export const lacksOf = (seat: Seat): number => LACKS + 2 * seat;

export const holds = (state: State, seat: Seat, card: number): boolean => isIn(state, handOf(seat), card);

/** The seat that holds this card; one must. */
export function holderOf(state: State, card: number): Seat {
  let seat = 0;
  while (seat < SEATS - 1 && !holds(state, seat, card)) seat += 1;
  return seat;
}

/** The card at this index of the trick, the leader's is at 0. */
export const trickCard = (state: State, i: number): number => packedByte(state, TRICK, i);

/** Right of a seat, whatever the direction of play. */
export const rightOf = (seat: Seat): Seat => (seat + 3) & 3;

export const tallyOf = (state: State, seat: Seat): number => at(state, TALLY + seat);
export const pointsOf = (state: State, seat: Seat): number => at(state, POINTS + seat);
export const totalOf = (state: State, seat: Seat): number => at(state, TOTALS + seat);
