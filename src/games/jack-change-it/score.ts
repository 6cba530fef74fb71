/** What a deal scores [JC-E2 to JC-E5]. */
import type { Seat } from '../../cards/card.ts';
import type { State } from '../contract/contract.ts';
import type { Scoring } from '../kit/matching/score.ts';
import { isWinner } from '../kit/matching/state.ts';
import type { RuleOptions } from './rule-options.ts';
import { handSize } from './state.ts';

/** The lines in the order of [JC-E3]; the match as in [JC-E5]. */
export const scoringOf = (options: RuleOptions): Scoring => ({
  why: options.countsCards ? 'cards' : 'won',
  best: 'highest',
  leftover: handSize, // the fewest cards win [JC-E2]
  pointsOf: (state, seat) => pointsOf(state, seat, options),
  isTold: isWinner,
});

/** Nothing for those who did not win [JC-E4]. */
function pointsOf(state: State, seat: Seat, options: RuleOptions): number {
  if (!isWinner(state, seat)) return 0;
  if (!options.countsCards) return 1;
  let cards = 0;
  for (let other = 0; other < options.seats; other += 1) cards += handSize(state, other);
  return cards - options.seats * handSize(state, seat);
}
