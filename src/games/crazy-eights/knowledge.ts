/** What everybody knows of hands at a Crazy Eights table beyond `cards/hand-knowledge.ts`, and what they may suspect. */
import type { Seat } from '../../cards/card.ts';
import { cardsSince } from '../../cards/misses.ts';
import { at, byteAt, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { NEED } from '../kit/matching/state.ts';
import { type RuleOptions, KINDS_FITTING, LACK, NO_CARD } from './rule-options.ts';
import { LACKS, MISS, setOf } from './state.ts';

/** The seat showed that nothing in its hand fits: it drew where it may not otherwise [CE-P5], or passed [CE-P7]. */
export function showsNoFit(state: State, seat: Seat, options: RuleOptions): void {
  options.knowledge.showsNone(state, seat, at(KINDS_FITTING, state[NEED]));
}

/** All have now seen this card of the seat. Of copies it plays the lowest that it holds. */
export function showed(state: State, seat: Seat, card: number, options: RuleOptions): void {
  options.knowledge.showed(state, seat, byteAt(options.spots, card), at(options.kinds, card));
  const lower = byteAt(options.lowerCopies, card);
  if (lower !== NO_CARD) showsLack(state, seat, lower);
}

/** The seat holds no such card, or it would have played it first. Does nothing where more is known of the hand. */
function showsLack(state: State, seat: Seat, card: number): void {
  const miss = setOf(seat) + MISS;
  if (cardsSince(at(state, miss)) > 0) return;
  state[miss] = at(state, miss) | LACK;
  setPackedByte(state, LACKS, seat, card);
}

/** The card that LACK means where the seat is known to miss that. */
export const lackOf = (array: State, seat: Seat): number => packedByte(array, LACKS, seat);
