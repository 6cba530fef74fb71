/** Hands as the rules count them. */
import type { Seat } from '../../cards/card.ts';
import { lowestBit } from '../../cards/bits.ts';
import { isIn, sizeOfSet } from '../../cards/spot-sets.ts';
import { at, byteAt } from '../../cards/words.ts';
import type { State } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import { SET_WORDS, setOf } from './state.ts';

export const handSize = (state: State, seat: Seat): number => sizeOfSet(state, setOf(seat), SET_WORDS);

/** What the cards of a hand count together [CE-E2]. */
export function handValue(state: State, seat: Seat, options: RuleOptions): number {
  let points = 0;
  for (let i = 0; i < SET_WORDS; i += 1)
    for (let rest = at(state, setOf(seat) + i); rest !== 0; rest &= rest - 1)
      points += byteAt(options.values, 32 * i + lowestBit(rest));
  return points;
}

/** The cards of a hand, in card order. */
export function cardsIn(state: State, seat: Seat, options: RuleOptions): number[] {
  return Array.from(options.pack, (_, card) => card).filter((card) =>
    isIn(state, setOf(seat), byteAt(options.spots, card)),
  );
}
