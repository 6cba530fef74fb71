/**
 * What everybody knows of a hand besides the cards that went into it openly: of equal cards the lowest copy is played
 * [FR-M7], so a seat that plays a higher one does not hold the lower ones, until it next draws unseen. Part of the state, so
 * that a view can pass it on; it never excludes how the cards really lie.
 */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { bitOf, copyOf, faceOf, halfOf, isJoker } from './cards.ts';
import { LACKED_JOKERS, LACKS } from './state.ts';

/** The seat has played this card although it was free to play a lower copy, if it had one. */
export function playedByChoice(state: State, seat: Seat, card: number): void {
  const copy = copyOf(card);
  if (copy === 0) return;
  if (isJoker(card)) {
    state[LACKED_JOKERS] = state[LACKED_JOKERS] | (((1 << copy) - 1) << (4 * seat));
    return;
  }
  const word = LACKS + 2 * seat + halfOf(faceOf(card));
  state[word] = at(state, word) | bitOf(faceOf(card));
}

/** The seat has drawn a card that nobody else saw: it may be any. */
export function drewUnseen(state: State, seat: Seat): void {
  state[LACKED_JOKERS] = state[LACKED_JOKERS] & ~(15 << (4 * seat));
  if (state.length <= LACKS) return; // there is one copy of each face
  state[LACKS + 2 * seat] = 0;
  state[LACKS + 2 * seat + 1] = 0;
}

/** Is the seat known not to hold this card? */
export function isLacking(state: State, seat: Seat, card: number): boolean {
  if (isJoker(card)) return ((state[LACKED_JOKERS] >>> (4 * seat + copyOf(card))) & 1) !== 0;
  if (copyOf(card) > 0 || state.length <= LACKS) return false;
  return (at(state, LACKS + 2 * seat + halfOf(faceOf(card))) & bitOf(faceOf(card))) !== 0;
}
