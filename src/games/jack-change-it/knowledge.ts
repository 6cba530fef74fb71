/**
 * What everybody knows of hands at a Jack Change It table beyond `cards/hand-knowledge.ts`, and what they may suspect. With
 * `playDrawn` all learn of the card that a seat drew last whether it could be played [JC-P12]; that card is known by
 * itself until it may have been played or the stock is renewed.
 */
import type { Seat } from '../../cards/card.ts';
import { at, byteAt, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { NEED } from '../kit/matching/state.ts';
import { type RuleOptions } from './rule-options.ts';
import { LAST, isSingle } from './state.ts';

// A byte of LAST: 0 for nothing known, else 1 + what was needed (NEED), with these bits.
const NEEDED = 0x3f;
const NOT_PLAYABLE = 0x40; // the card could not be played then; else it could
const SINCE = 0x80; // it came after what the hand was last shown not to hold

/** The seat showed that it has no legal play: it drew where it may not otherwise, or passed [JC-P3]. */
export function showsNoPlay(state: State, seat: Seat, options: RuleOptions): void {
  const playable = isSingle(state, seat) ? options.playableLast : options.playable;
  showsNone(state, seat, at(playable, state[NEED]), options);
}

function showsNone(state: State, seat: Seat, kinds: number, options: RuleOptions): void {
  options.knowledge.showsNone(state, seat, kinds);
  setPackedByte(state, LAST, seat, packedByte(state, LAST, seat) & ~SINCE);
}

/** All see whether the card that the seat has just drawn can be played [JC-P12]; `before` it drew it was a single card. */
export function showsDrawn(
  state: State,
  seat: Seat,
  card: number,
  before: 'single' | 'several',
  options: RuleOptions,
): void {
  const need = state[NEED];
  if (options.isPlayable(need, card)) setPackedByte(state, LAST, seat, (1 + need) | SINCE);
  else if (options.mayDraw) setPackedByte(state, LAST, seat, (1 + need) | NOT_PLAYABLE | SINCE);
  else {
    // What it held before could not be played either; a single card, if a trick card, still might match.
    const kinds = at(options.playable, need);
    showsNone(state, seat, before === 'single' ? kinds & at(options.playableLast, need) : kinds, options);
  }
}

/** All have now seen this card of the seat. */
export function showed(state: State, seat: Seat, card: number, options: RuleOptions): void {
  options.knowledge.showed(state, seat, byteAt(options.spots, card), at(options.kinds, card));
  if (packedByte(state, LAST, seat) !== 0 && mayBeLast(state, seat, card, options)) setPackedByte(state, LAST, seat, 0);
}

/** Nothing is known any more of single cards. */
export function forgetLast(state: State): void {
  state[LAST] = 0;
  state[LAST + 1] = 0;
}

/** What is known of the one card that a seat drew last; nothing if nothing is. */
export interface LastKnown {
  readonly isFree: boolean; // it came after what the hand was last shown not to hold
}

export function lastKnown(array: State, seat: Seat): LastKnown | undefined {
  const last = packedByte(array, LAST, seat);
  return last === 0 ? undefined : { isFree: (last & SINCE) !== 0 };
}

/** Can this card be the one of which something is known? */
export function mayBeLast(array: State, seat: Seat, card: number, options: RuleOptions): boolean {
  const last = packedByte(array, LAST, seat);
  return options.isPlayable((last & NEEDED) - 1, card) === ((last & NOT_PLAYABLE) === 0);
}
