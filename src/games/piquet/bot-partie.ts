/** How the partie stands in its last deal, where a hundred counts more than anything [Strategy 10]. */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import { LAST_DEAL } from './score.ts';
import { BASE, DEAL, TOTAL } from './state.ts';

export const RUBICON = 100; // [PQ-E3]
const NO_WAY_TO_WIN = 70; // points behind
const NO_WAY_ACROSS = 40; // points short of the rubicon
const TWO_MORE = 2; // deals after a tie [PQ-E2]

export const isLastDeal = (array: StateArray): boolean =>
  array[DEAL] === LAST_DEAL || array[DEAL] === LAST_DEAL + TWO_MORE;

/** Has the seat practically lost, short of the rubicon? Then its own points count against it as the other's do [PQ-E3]. */
export function isLost(array: StateArray, seat: Seat): boolean {
  const [own, others] = [at(array, TOTAL + seat), at(array, TOTAL + 1 - seat)];
  // A seat with no points yet in this deal declares all it can: otherwise the other may make a repique.
  if (!isLastDeal(array) || at(array, BASE + seat) === 0) return false;
  return others - own >= NO_WAY_TO_WIN && RUBICON - own >= NO_WAY_ACROSS;
}
