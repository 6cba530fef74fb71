/** What cards count, and what a hand is worth: on the deal [TO-S7] and at a showdown [TO-E0]. */
import { pipValue } from '../../cards/pip-value.ts';
import { makePack } from '../../cards/pack.ts';
import type { Seat } from '../../cards/card.ts';
import { lowestBit } from '../../cards/bits.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import { handOf } from './state.ts';

/** By card: ace 1, two to ten their number, jack, queen and king 10. */
export const COUNT_OF = Uint8Array.from(makePack({ jokers: 0 }), (card) => pipValue(card, 1));

/** The counts of all cards in a set. */
export function countOf(set0: number, set1: number): number {
  let count = 0;
  for (let rest = set0; rest !== 0; rest &= rest - 1) count += byteAt(COUNT_OF, lowestBit(rest));
  for (let rest = set1; rest !== 0; rest &= rest - 1) count += byteAt(COUNT_OF, 26 + lowestBit(rest));
  return count;
}

/** A tonk on the deal, by the counts of all five cards [TO-S7]. */
export const isTonk = (count: number, options: RuleOptions): boolean =>
  (options.tonkHigh !== 0 && count >= options.tonkHigh) || (options.tonkLow !== 0 && count <= options.tonkLow);

/** A hand's total at a showdown [TO-E0]. */
export function totalOf(state: State, seat: Seat, options: RuleOptions): number {
  const set0 = at(state, handOf(seat));
  const set1 = at(state, handOf(seat) + 1);
  const count = countOf(set0, set1);
  return options.countAll ? count : count - bestSpread(set0, set1, options);
}

/** The counts of the one spread among these cards that takes off the most; 0 without a spread. */
export function bestSpread(set0: number, set1: number, { melds }: RuleOptions): number {
  let best = 0;
  for (let found = melds.find(set0, set1) - 1; found >= 0; found -= 1) {
    const meld = melds.found[found] ?? 0;
    best = Math.max(best, countOf(melds.cards0(meld), melds.cards1(meld)));
  }
  return best;
}
