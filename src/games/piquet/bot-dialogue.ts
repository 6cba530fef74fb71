/** What the plain player says [Strategy 4 to 7]: it speaks where it may win, and counts all that it holds. */
import type { Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { type Words, at } from '../../cards/words.ts';
import type { Act } from '../contract.ts';
import { ANSWER, CLAIM, DECLARE, EQUAL, GOOD, NOT_GOOD, SILENT } from './acts.ts';
import { CombinationList, SET, countOf, findExtras, secondOf, strengthOf, weakestIn } from './combinations.ts';
import { ANSWERS_MAKING, KIND, PHASE, PROVED, elderOf, twelve } from './state.ts';
import { knownInHand, mayHold } from './view.ts';

/** A word of one's own: it is kept back where there is nothing to say, or where the other is known to be better. */
export function chooseWord(words: Words, seat: Seat): Act {
  const kind = words[KIND];
  const own = strengthOf(kind, twelve(words, seat));
  const others = strengthOf(kind, knownInHand(words, 1 - seat));
  return own === 0 || others > own ? SILENT + kind : DECLARE + kind;
}

/** `not-good` wherever it is true; `equal` where it may still stop elder [Strategy 6]. */
export function chooseAnswer(words: Words, seat: Seat): Act {
  const kind = words[KIND];
  const own = strengthOf(kind, twelve(words, seat));
  const elders = at(words, PROVED + 3 * elderOf(words) + kind) & 0xffff;
  const isAllSaid = kind === SET || words[PHASE] === ANSWERS_MAKING;
  const better = isAllSaid ? own - elders : countOf(own) - countOf(elders);
  if (better > 0) return ANSWER + 3 * kind + NOT_GOOD;
  const isWorthSaying = isAllSaid || secondOf(own) >= weakestIn(kind, mayHold(words, seat), countOf(elders));
  return ANSWER + 3 * kind + (better === 0 && isWorthSaying ? EQUAL : GOOD);
}

const extras = new CombinationList();

/** All that it holds is counted. */
export function chooseClaim(words: Words, seat: Seat): Act {
  findExtras(words[KIND], twelve(words, seat), extras);
  let most = 0;
  for (let i = 1; i < extras.length; i += 1) if (countBits(extras.at(i)) > countBits(extras.at(most))) most = i;
  return CLAIM + most;
}
