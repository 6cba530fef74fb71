/** Hands with which Trex may be abandoned [TX-P3]. */
import type { Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { at } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { THREES, TWOS } from './cards.ts';
import { ABANDONED, handOf } from './state.ts';

const SUITS = 4;
const MOST_ABANDONED = 20; // deals of one game ["Ties and termination"]

/** The twos that are not among these cards, but whose threes are. */
const missingTwos = (cards: number): number => ((cards & THREES) << 1) & ~cards;

/** All four twos, or three of them and the three of the suit whose two is missing. */
export function mayAbandon(state: State, seat: Seat): boolean {
  if (state[ABANDONED] >= MOST_ABANDONED) return false;
  const low = at(state, handOf(seat));
  const high = at(state, handOf(seat) + 1);
  const twos = countBits(low & TWOS) + countBits(high & TWOS);
  return twos === SUITS || (twos === SUITS - 1 && (missingTwos(low) | missingTwos(high)) !== 0);
}

/** Of one word of a hand that may be abandoned, those of the four cards that qualify it. */
export const qualifying = (cards: number): number => (cards & TWOS) | (missingTwos(cards) >>> 1);
