/** What the plain player says [Strategy 4 to 7]: it speaks where it may win, and counts all that it holds. */
import type { Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { Act } from '../contract/contract.ts';
import { ANSWER, CLAIM, DECLARE, EQUAL, GOOD, NOT_GOOD, SILENT } from './acts.ts';
import {
  CombinationList,
  SET,
  bestOf,
  countOf,
  findExtras,
  secondOf,
  strengthOf,
  sumOf,
  weakestIn,
} from './combinations.ts';
import { isLost } from './bot-partie.ts';
import { isBestSunk, isExtraSunk } from './bot-sinking.ts';
import { ANSWERS_MAKING, KIND, PHASE, PROVED, YOUNGER_SPEAKS, elderOf, twelve } from './state.ts';
import { knownInHand, mayHold } from './view.ts';

/** In a lost partie a kind is left to the other if it would make more than this; the other makes less in it. */
const LITTLE = 8;

/** An own declaration: it is kept back where there is nothing to say, or where the other is known to be better. */
export function chooseWord(array: StateArray, seat: Seat): Act {
  const kind = array[KIND];
  const own = strengthOf(kind, twelve(array, seat));
  if (own === 0 || isLeft(array, seat)) return SILENT + kind;
  if (isBestSunk(array, seat)) return SILENT + kind;
  if (array[PHASE] === YOUNGER_SPEAKS) return DECLARE + kind; // elder was silent: it is good
  return strengthOf(kind, knownInHand(array, 1 - seat)) > own ? SILENT + kind : DECLARE + kind;
}

/** Is the kind that is being settled better left to the other, as each point only makes a lost partie dearer [Strategy 10]? */
const isLeft = (array: StateArray, seat: Seat): boolean =>
  isLost(array, seat) && sumOf(array[KIND], bestOf(array[KIND], twelve(array, seat))) > LITTLE;

/** `not-good` wherever it is true; `equal` where it may still stop elder [Strategy 6]. */
export function chooseAnswer(array: StateArray, seat: Seat): Act {
  const kind = array[KIND];
  const own = strengthOf(kind, twelve(array, seat));
  const elders = at(array, PROVED + 3 * elderOf(array) + kind) & 0xffff;
  const isAllSaid = kind === SET || array[PHASE] === ANSWERS_MAKING;
  const better = isAllSaid ? own - elders : countOf(own) - countOf(elders);
  if (better > 0) return ANSWER + 3 * kind + (isLeft(array, seat) ? GOOD : NOT_GOOD);
  const isWorthSaying = isAllSaid || secondOf(own) >= weakestIn(kind, mayHold(array, seat), countOf(elders));
  return ANSWER + 3 * kind + (better === 0 && isWorthSaying ? EQUAL : GOOD);
}

const extras = new CombinationList();

/**
 * All that it holds is counted but what shows a guard that it needs [Strategy 6]; only its best where every point counts
 * against it [Strategy 10].
 */
export function chooseClaim(array: StateArray, seat: Seat): Act {
  if (isLost(array, seat)) return CLAIM;
  findExtras(array[KIND], twelve(array, seat), extras);
  let most = 0;
  for (let i = 1; i < extras.length; i += 1) {
    const isMore = countBits(extras.at(i)) > countBits(extras.at(most));
    if (isMore && !isExtraSunk(array, seat, extras.at(i))) most = i;
  }
  return CLAIM + most;
}
