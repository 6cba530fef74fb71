/**
 * What everybody at the table knows of a hand without seeing it: cards that went there openly, and cards that came out
 * of it. Both are part of the state so that a view can pass them on.
 */
import type { Seat } from '../../cards/card.ts';
import { isIn, putIn, takeOut } from '../../cards/card-set.ts';
import { at } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { handOf, publicOf, revealedOf } from './state.ts';

/** A card goes openly into a hand. */
export function tookOpenly(state: State, seat: Seat, card: number): void {
  putIn(state, handOf(seat), card);
  putIn(state, publicOf(seat), card);
}

/** A card leaves a hand, for all to see. */
export function showsCard(state: State, seat: Seat, card: number): void {
  takeOut(state, handOf(seat), card);
  if (isIn(state, publicOf(seat), card)) takeOut(state, publicOf(seat), card);
  else putIn(state, revealedOf(seat), card);
}

/** The whole hand is shown and stays where it is. */
export function showsHand(state: State, seat: Seat): void {
  for (let word = 0; word < 2; word += 1) {
    const hand = at(state, handOf(seat) + word);
    const unseen = hand & ~at(state, publicOf(seat) + word);
    state[revealedOf(seat) + word] = at(state, revealedOf(seat) + word) | unseen;
    state[publicOf(seat) + word] = hand;
  }
}
