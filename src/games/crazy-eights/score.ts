/** What hands count and what a deal scores [CE-E2 to CE-E6]. */
import { lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import type { Scoring } from '../kit/matching/score.ts';
import { isWinner } from '../kit/matching/state.ts';
import type { RuleOptions } from './rule-options.ts';
import { SET_WORDS, handSize, isEmpty, setOf } from './state.ts';

/** What the cards of a hand count together [CE-E2]. */
export function handValue(state: State, seat: Seat, options: RuleOptions): number {
  let points = 0;
  for (let i = 0; i < SET_WORDS; i += 1)
    for (let rest = at(state, setOf(seat) + i); rest !== 0; rest &= rest - 1)
      points += byteAt(options.values, 32 * i + lowestBit(rest));
  return points;
}

/** The lines in the order of [CE-E4]; the match as in [CE-E6]. */
export function scoringOf(options: RuleOptions): Scoring {
  const isPenalty = options.scoring === 'penalty';
  return {
    why: options.scoring === 'wins' ? 'won' : 'cards',
    best: isPenalty ? 'lowest' : 'highest',
    // The lowest hand value, among equal ones the fewest cards [CE-E3]; no hand has 1000 cards.
    leftover: (state, seat) => 1000 * handValue(state, seat, options) + handSize(state, seat),
    pointsOf: (state, seat) => pointsOf(state, seat, options),
    isTold: (state, seat) => (isPenalty ? !isEmpty(state, seat) : isWinner(state, seat)),
  };
}

/** [CE-E5] */
function pointsOf(state: State, seat: Seat, options: RuleOptions): number {
  if (options.scoring === 'penalty') return handValue(state, seat, options);
  if (!isWinner(state, seat)) return 0;
  if (options.scoring === 'wins') return 1;
  let points = 0;
  for (let other = 0; other < options.seats; other += 1) points += handValue(state, other, options);
  return points - options.seats * handValue(state, seat, options);
}
