/**
 * What everybody at the table knows without seeing it: suits that somebody cannot hold, cards that went into a hand
 * openly, cards that can only have come off the stock since it was renewed. All of it follows from public events and
 * is sound: it never excludes how the cards really lie. It is part of the state so that a view can pass it on.
 */
import { isIn, putIn, takeOut } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { addToPackedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import {
  DRAWN,
  JOKER,
  NO_SUIT,
  PENDING,
  PUBLIC,
  RECYCLED,
  REQUIRED,
  STATUS,
  SUIT_OF,
  VOIDS,
  addPublicly,
} from './state.ts';

const setVoids = (state: State, seat: Seat, suits: number): void => {
  state[VOIDS] = (state[VOIDS] & ~(15 << (4 * seat))) | (suits << (4 * seat));
};

export const voidsOf = (state: State, seat: Seat): number => (state[VOIDS] >>> (4 * seat)) & 15;

/** All have now seen this card of the seat: if it came off the stock unseen, one such card less is in its hand. */
export function seen(state: State, seat: Seat, card: number): void {
  takeOut(state, PUBLIC + 2 * seat, card);
  if (!isIn(state, RECYCLED, card)) return;
  takeOut(state, RECYCLED, card);
  addToPackedByte(state, DRAWN, seat, -1);
}

/** The seat took a card off the stock that nobody else saw. */
export function drewUnseen(state: State, seat: Seat): void {
  addToPackedByte(state, DRAWN, seat, 1);
  setVoids(state, seat, 0);
}

/** A card goes openly into a hand. */
export function tookOpenly(state: State, seat: Seat, card: number): void {
  addPublicly(state, seat, card);
  if (card !== JOKER) setVoids(state, seat, voidsOf(state, seat) & ~(1 << (SUIT_OF[card] ?? NO_SUIT)));
}

/** The seat searches the required suit: it held none, but for the card that it has just drawn. */
export function searches(state: State): void {
  if (state[REQUIRED] !== NO_SUIT) state[STATUS] = state[STATUS] | PENDING;
}

/** Did the seat on turn draw in this trick? */
export const isSearching = (state: State): boolean => (state[STATUS] & PENDING) !== 0;

/** The search ended with a play: what is left of the hand holds none of the required suit. */
export function searchEnded(state: State, seat: Seat): void {
  state[STATUS] = state[STATUS] & ~PENDING;
  setVoids(state, seat, 1 << state[REQUIRED]);
}

/** The seat showed that it holds none of the required suit. */
export function showsVoid(state: State, seat: Seat): void {
  setVoids(state, seat, voidsOf(state, seat) | (1 << state[REQUIRED]));
}

/** The seat showed that the joker was its whole hand [PO-P3.1]. */
export function showsJoker(state: State, seat: Seat): void {
  seen(state, seat, JOKER);
  putIn(state, PUBLIC + 2 * seat, JOKER);
}

/** All these cards went into the stock and were shuffled; nobody has drawn from it since. */
export function recycled(state: State, low: number, high: number): void {
  state[RECYCLED] = low;
  state[RECYCLED + 1] = high;
  state[DRAWN] = 0;
  state[DRAWN + 1] = 0;
}
