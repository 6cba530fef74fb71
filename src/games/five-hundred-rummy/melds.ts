/**
 * Melds on the table [FR-M1 to FR-M4] and what may be added to them [FR-M6]. Where its cards lie and whose they are says
 * the record; to play on it is enough to know a meld by one number: a set by the face that it lacks, a run by its suit
 * and its two ends.
 */
import { byteAt } from '../../cards/state-array.ts';
import { NO_FACE, faceAt, rankOf, suitOf } from './cards.ts';

/** No meld has this number or a higher one. */
const MELD_NUMBERS = 1024;
const FIRST_RUN = 64;

/** A set by the face that it lacks; NO_FACE once it has all four suits. */
export const setLacking = (face: number): number => face;
/** A run from place `low` to place `high` of a suit's line A 2 3 … Q K A, counted from 1 to 14. */
export const runOf = (suit: number, low: number, high: number): number => (low << 6) | (suit << 4) | high;

export const isRun = (meld: number): boolean => meld >= FIRST_RUN;
export const runSuit = (meld: number): number => (meld >> 4) & 3;
const lowEnd = (meld: number): number => meld >> 6;
const highEnd = (meld: number): number => meld & 15;

/** How far a run can go [FR-M2]: it holds the ace at one end at most. */
const highest = (low: number): number => (low === 1 ? 13 : 14);
const lowest = (high: number): number => (high === 14 ? 2 : 1);

/** The ends of a meld; a set has only one, which counts as high. */
export const HIGH = 0;
export const LOW = 1;
export type End = typeof HIGH | typeof LOW;

/**
 * The place in a suit's line of the card that is `step` cards beyond the end of a run, 0 the next one; 0 where no card
 * can stand. Of a set there is no such place.
 */
export function placeBeyond(run: number, end: End, step: number): number {
  if (end === HIGH) {
    const place = highEnd(run) + 1 + step;
    return place <= highest(lowEnd(run)) ? place : 0;
  }
  const place = lowEnd(run) - 1 - step;
  return place >= lowest(highEnd(run)) ? place : 0;
}

/** The face that the card `step` beyond the end of a meld must have; NO_FACE where none can be added. */
export function faceBeyond(meld: number, end: End, step: number): number {
  if (!isRun(meld)) return end === HIGH && step === 0 ? meld : NO_FACE;
  const place = placeBeyond(meld, end, step);
  return place === 0 ? NO_FACE : faceAt(runSuit(meld), place);
}

/**
 * How many cards stand between the end of a meld and a card of this face that is added beyond it; −1 where no such card
 * can stand there.
 */
export function cardsBefore(meld: number, end: End, face: number): number {
  if (!isRun(meld)) return end === HIGH && meld === face ? 0 : -1;
  if (runSuit(meld) !== suitOf(face)) return -1;
  const rank = rankOf(face);
  if (end === HIGH) {
    const place = 14 - rank;
    return place <= highest(lowEnd(meld)) ? Math.max(-1, place - highEnd(meld) - 1) : -1;
  }
  const place = rank === 0 ? 1 : 14 - rank;
  return place >= lowest(highEnd(meld)) ? Math.max(-1, lowEnd(meld) - 1 - place) : -1;
}

const nextBy = (end: End): Uint8Array =>
  Uint8Array.from({ length: MELD_NUMBERS }, (_, meld) => faceBeyond(meld, end, 0));
const NEXT_HIGH = nextBy(HIGH);
const NEXT_LOW = nextBy(LOW);
/** The face that fits next at the high end of a meld, or into a set; NO_FACE for none. */
export const nextHigh = (meld: number): number => byteAt(NEXT_HIGH, meld);
/** The face that fits next at the low end of a run; NO_FACE for none, and for a set. */
export const nextLow = (meld: number): number => byteAt(NEXT_LOW, meld);

/** The meld after `count` cards were added at that end; they must fit. */
export function grown(meld: number, end: End, count: number): number {
  if (!isRun(meld)) return setLacking(NO_FACE);
  return end === HIGH ? meld + count : meld - (count << 6);
}
