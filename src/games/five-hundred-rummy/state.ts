/**
 * 500 Rummy's state: one flat array, 64 words with one pack (256 bytes), 96 with two (384 bytes), and the named places in
 * it. Hands are sets of faces (see `cards.ts`), one for each copy; jokers lie apart. What only a bigger table needs (seats
 * 4 to 7, a second copy of a face) stands at the end, so all places are the same with one pack and with two.
 */
import { countBits, lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { addToPackedByte, at, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { bitOf, JOKER, cardOf, copyOf, faceOf, halfOf, lowestFace } from './cards.ts';

export const MAX_SEATS = 8;
/** Length of a state with one pack or two. */
export const wordsOf = (packs: number): number => (packs === 1 ? LACKS - 16 : LACKS + 2 * MAX_SEATS);

// Where things are, as an index into the state.
/**
 * Deal, bits 0–5; dealer, 6–8; how the deal ended, 9–10; LAZY; LAST_DRAWN; HAS_DRAWN; the seat whose discard opened
 * the window + 1, 14–17; the obliged card + 1, 18–26; jokers that all have seen, 27–30.
 */
export const STATUS = 0;
export const TURN = 1; // the seat on turn
const SIZES = 2; // 3 bytes: cards in the stock, cards in the pile, melds begun
export const JOKERS = 3; // 4 bits a seat: which jokers it holds
export const LACKED_JOKERS = 4; // 4 bits a seat: jokers that it is known not to hold
export const PUBLIC = 5; // 2 words a copy: cards that all have seen; since then all know where they are
const MELDS = 9; // 36 melds of 10 bits: numbers 0–11 in bits 0–9 of the 12 words, 12–23 in bits 10–19, 24–35 in 20–29
export const PILE = 21; // 76 bytes: stock from byte 0 up (its top is the last), pile from byte 75 down (top is lowest)
export const TOTALS = 40; // a word a seat: points on the table in this deal in bits 0–9, the running score above
const HAND = 48; // 4 words a seat: first copies, second copies
/** 2 words a seat: faces of which it is known not to hold the first copy. There with two packs only. */
export const LACKS = 80;

export const PILE_BYTES = 76; // stock and pile together: 73 cards at five seats is the most
const MELD_WORDS = 12;

/** How a deal ended, as STATUS has it. */
export const PLAYING = 0;
export const OUT = 1 << 9;
export const STOCK = 2 << 9;
const ENDED = 3 << 9;
/** The stock's order is not fixed: each draw takes any of its cards. Only ever set where nobody keeps a record. */
export const LAZY = 1 << 11;
/** The last card of the stock was drawn and this turn is the last one [FR-P9, option stockOut "turn"]. */
export const LAST_DRAWN = 1 << 12;
/** The seat on turn has drawn or taken: now it melds and discards. */
const HAS_DRAWN = 1 << 13;
const WINDOW_SHIFT = 14;
const OBLIGED_SHIFT = 18;
const PUBLIC_JOKERS_SHIFT = 27;

export const ended = (state: State): number => state[STATUS] & ENDED;
export const hasDrawn = (state: State): boolean => (state[STATUS] & HAS_DRAWN) !== 0;
export const dealNumber = (state: State): number => state[STATUS] & 63;
export const dealerOf = (state: State): Seat => (state[STATUS] >>> 6) & 7;
/** STATUS at the beginning of a deal. */
export const freshStatus = (deal: number, dealer: Seat): number => deal | (dealer << 6);

/** The seat whose discard can be called for now [FR-P6]; −1 while there is no window. */
export const discarder = (state: State): number => ((state[STATUS] >>> WINDOW_SHIFT) & 15) - 1;
/** The card that the next act must put on the table [FR-P4]; −1 for none. */
export const obligedCard = (state: State): number => ((state[STATUS] >>> OBLIGED_SHIFT) & 511) - 1;
export const publicJokers = (state: State): number => (state[STATUS] >>> PUBLIC_JOKERS_SHIFT) & 15;

/** Now `seat` is at the start of its turn; it can be called for what `opener` has discarded, if anybody. */
export function beginTurn(state: State, seat: Seat, opener: Seat | undefined): void {
  state[TURN] = seat;
  const window = opener === undefined ? 0 : (opener + 1) << WINDOW_SHIFT;
  state[STATUS] = (state[STATUS] & ~(HAS_DRAWN | (15 << WINDOW_SHIFT))) | window;
}

/** The seat on turn has its card or cards; the window is shut. */
export function endDraw(state: State, obliged: number): void {
  const cleared = state[STATUS] & ~(15 << WINDOW_SHIFT);
  state[STATUS] = cleared | HAS_DRAWN | ((obliged + 1) << OBLIGED_SHIFT);
}

export function nothingObliged(state: State): void {
  state[STATUS] = state[STATUS] & ~(511 << OBLIGED_SHIFT);
}

export const stockSize = (state: State): number => state[SIZES] & 255;
export const pileSize = (state: State): number => (state[SIZES] >>> 8) & 255;
export const meldCount = (state: State): number => (state[SIZES] >>> 16) & 255;

// Cards in hands.

export const handAt = (seat: Seat): number => HAND + 4 * seat;
/** The jokers that a seat holds, as four bits by copy. */
export const jokersOf = (state: State, seat: Seat): number => (state[JOKERS] >>> (4 * seat)) & 15;

const wordIn = (base: number, card: number): number => base + 2 * copyOf(card) + halfOf(faceOf(card));

export function putInHand(state: State, seat: Seat, card: number): void {
  const face = faceOf(card);
  if (face === JOKER) {
    state[JOKERS] = state[JOKERS] | (1 << (4 * seat + copyOf(card)));
    return;
  }
  const word = wordIn(handAt(seat), card);
  state[word] = at(state, word) | bitOf(face);
}

export function takeOutOfHand(state: State, seat: Seat, card: number): void {
  const face = faceOf(card);
  if (face === JOKER) {
    state[JOKERS] = state[JOKERS] & ~(1 << (4 * seat + copyOf(card)));
    return;
  }
  const word = wordIn(handAt(seat), card);
  state[word] = at(state, word) & ~bitOf(face);
}

/** All have now seen this card, and from here on know where it lies. */
export function makePublic(state: State, card: number): void {
  const face = faceOf(card);
  if (face === JOKER) {
    state[STATUS] = state[STATUS] | (1 << (PUBLIC_JOKERS_SHIFT + copyOf(card)));
    return;
  }
  const word = wordIn(PUBLIC, card);
  state[word] = at(state, word) | bitOf(face);
}

export function isPublic(state: State, card: number): boolean {
  const face = faceOf(card);
  if (face === JOKER) return ((publicJokers(state) >>> copyOf(card)) & 1) !== 0;
  return (at(state, wordIn(PUBLIC, card)) & bitOf(face)) !== 0;
}

export function hasInHand(state: State, seat: Seat, card: number): boolean {
  const face = faceOf(card);
  if (face === JOKER) return ((jokersOf(state, seat) >>> copyOf(card)) & 1) !== 0;
  return (at(state, wordIn(handAt(seat), card)) & bitOf(face)) !== 0;
}

/**
 * The card of this face that the seat plays [FR-M7]: of equal ones the lowest copy, but the obliged one before all others.
 * Not for jokers. −1 if it holds none.
 */
export function heldCard(state: State, seat: Seat, face: number): number {
  const obliged = obligedCard(state);
  if (obliged >= 0 && faceOf(obliged) === face) return obliged;
  const word = handAt(seat) + halfOf(face);
  const bit = bitOf(face);
  if ((at(state, word) & bit) !== 0) return cardOf(face, 0);
  return (at(state, word + 2) & bit) !== 0 ? cardOf(face, 1) : -1;
}

/** The faces that a seat holds, as the two words of a set. */
export const facesLow = (state: State, seat: Seat): number => at(state, handAt(seat)) | at(state, handAt(seat) + 2);
export const facesHigh = (state: State, seat: Seat): number =>
  at(state, handAt(seat) + 1) | at(state, handAt(seat) + 3);

export const isEmpty = (state: State, seat: Seat): boolean =>
  (facesLow(state, seat) | facesHigh(state, seat) | jokersOf(state, seat)) === 0;

export function handSize(state: State, seat: Seat): number {
  const hand = handAt(seat);
  const first = countBits(at(state, hand)) + countBits(at(state, hand + 1));
  const jokers = jokersOf(state, seat);
  if ((at(state, hand + 2) | at(state, hand + 3) | jokers) === 0) return first; // as with one pack and no joker
  return first + countBits(at(state, hand + 2)) + countBits(at(state, hand + 3)) + countBits(jokers);
}

/** A hand in card order. */
export function cardsOf(state: State, seat: Seat): number[] {
  const cards: number[] = [];
  const hand = handAt(seat);
  for (let half = 0; half < 2; half += 1) {
    const [first, second] = [at(state, hand + half), at(state, hand + 2 + half)];
    for (let rest = first | second; rest !== 0; rest &= rest - 1) {
      const face = lowestFace(half, rest);
      if ((first & bitOf(face)) !== 0) cards.push(cardOf(face, 0));
      if ((second & bitOf(face)) !== 0) cards.push(cardOf(face, 1));
    }
  }
  for (let rest = jokersOf(state, seat); rest !== 0; rest &= rest - 1) cards.push(cardOf(JOKER, lowestBit(rest)));
  return cards;
}

// Stock and pile.

/** The card `depth` places under the top of the pile. */
export const pileCard = (state: State, depth: number): number =>
  packedByte(state, PILE, PILE_BYTES - pileSize(state) + depth);

/** The top card of the stock leaves it; where the order is open, any of its cards. */
export function takeOffStock(state: State, chance: Chance): number {
  const top = stockSize(state) - 1;
  let card = packedByte(state, PILE, top);
  if ((state[STATUS] & LAZY) !== 0) {
    const any = chance.below(top + 1);
    const drawn = packedByte(state, PILE, any);
    setPackedByte(state, PILE, any, card);
    card = drawn;
  }
  state[SIZES] = state[SIZES] - 1;
  return card;
}

export function putOnPile(state: State, card: number): void {
  state[SIZES] = state[SIZES] + (1 << 8);
  setPackedByte(state, PILE, PILE_BYTES - pileSize(state), card);
}

/** The top card of the pile is gone. */
export function takeOffPile(state: State): void {
  state[SIZES] = state[SIZES] - (1 << 8);
}

/** Lays the stock: its cards from the top down. */
export function putUnderStock(state: State, i: number, size: number, card: number): void {
  setPackedByte(state, PILE, size - 1 - i, card);
}

export function setStockSize(state: State, size: number): void {
  setPackedByte(state, SIZES, 0, size);
}

// Melds.

const meldShift = (k: number): number => (k < MELD_WORDS ? 0 : k < 2 * MELD_WORDS ? 10 : 20);
const meldWord = (k: number): number => MELDS + (k < MELD_WORDS ? k : k % MELD_WORDS);

/** The `k`th meld of this deal as a number of `melds.ts`. */
export const meldAt = (state: State, k: number): number => (at(state, meldWord(k)) >>> meldShift(k)) & 1023;

export function setMeld(state: State, k: number, meld: number): void {
  const word = meldWord(k);
  const shift = meldShift(k);
  state[word] = (at(state, word) & ~(1023 << shift)) | (meld << shift);
}

/** A meld is begun; its number. */
export function addMeld(state: State, meld: number): number {
  const k = meldCount(state);
  addToPackedByte(state, SIZES, 2, 1);
  setMeld(state, k, meld);
  return k;
}

// Points.

const TOTAL_SHIFT = 10;
export const totalOf = (state: State, seat: Seat): number => at(state, TOTALS + seat) >> TOTAL_SHIFT;
/** What a seat's cards on the table are worth in this deal; at most 852, all cards of two packs. */
export const tablePoints = (state: State, seat: Seat): number => at(state, TOTALS + seat) & 1023;

export function addTablePoints(state: State, seat: Seat, points: number): void {
  state[TOTALS + seat] = at(state, TOTALS + seat) + points;
}

export function addToTotal(state: State, seat: Seat, points: number): void {
  state[TOTALS + seat] = at(state, TOTALS + seat) + (points << TOTAL_SHIFT);
}

/** A seat's total with no points on the table. */
export const bareTotal = (word: number): number => word & -(1 << TOTAL_SHIFT);
