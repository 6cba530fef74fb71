/** What the plain player keeps to itself although it would score a little: what shows the guard that it needs [Strategy 6]. */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import { above, sureTricks } from './bot-tricks.ts';
import { bestOf, strengthOf, sumOf } from './combinations.ts';
import { BASE, KIND, PHASE, YOUNGER_SPEAKS, suitCards, twelve } from './state.ts';
import { knownInHand, mayHold } from './view.ts';

/** More points than a trio or a tierce makes are worth more than a secret. */
const LITTLE = 3;
/** Sure tricks beside which a guarded card is the seventh trick [PQ-P4]. */
const LACKS_ONE = 6;

/** Is the best of the kind kept back, though it is good? Not while either may make thirty against nothing [Strategy 7]. */
export function isBestSunk(array: StateArray, seat: Seat): boolean {
  const kind = array[KIND];
  if (at(array, BASE) === 0 || at(array, BASE + 1) === 0) return false;
  const isNoHelp = array[PHASE] === YOUNGER_SPEAKS || strengthOf(kind, mayHold(array, seat)) === 0; // to the other
  return isNoHelp && betraysGuard(array, seat, bestOf(kind, twelve(array, seat)));
}

/** Is this not counted beside the best? It is where it may make thirty: the best itself ends the other's hopes. */
export const isExtraSunk = (array: StateArray, seat: Seat, extra: number): boolean =>
  at(array, BASE + 1 - seat) > 0 && betraysGuard(array, seat, extra);

/** Does this combination of the kind that is being settled show the other a guard that is the seventh trick? */
function betraysGuard(array: StateArray, seat: Seat, combination: number): boolean {
  if (sumOf(array[KIND], combination) > LITTLE) return false;
  const others = mayHold(array, seat);
  const secret = guarded(twelve(array, seat), others) & ~knownInHand(array, seat);
  if ((secret & combination) === 0) return false;
  return countBits(sureTricks(array, seat, others)) === LACKS_ONE;
}

/** The top cards of suits that are beaten, and have just as many cards beside them as they need. */
function guarded(cards: number, others: number): number {
  let found = 0;
  for (let rest = cards; rest !== 0; rest &= ~suitCards(lowestBit(rest))) {
    const top = lowestBit(rest);
    const over = countBits(others & above(top));
    if (over > 0 && countBits(cards & suitCards(top)) === over + 1) found |= 1 << top;
  }
  return found;
}
