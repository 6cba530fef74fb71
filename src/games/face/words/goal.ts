/** What a game runs to, in a few words: the deal of all deals, or the total that ends it. Every game's words may use it. */
import type { Goal, TableView } from '../game-face.ts';
import type { SayCommon } from './sayings.ts';

interface GoalTerms {
  readonly deals?: number; // how many there are at most
  readonly target?: number; // a total that ends the game; 0 where none does
  readonly bad?: boolean; // nobody wants to reach it
}

const MOST_MOONS = 3;

/** By the options `deals` and `target`, where a game has them and does not say otherwise; nothing where one deal is all. */
export function goalOf(say: SayCommon, { places, options }: TableView, terms: GoalTerms = {}): Goal | undefined {
  const { deals = Number(options['deals'] ?? 1), target = Number(options['target'] ?? 0), bad = false } = terms;
  const deal = Math.max(1, places.deal);
  if (target > 0)
    return {
      text: say(bad ? 'goal-end' : 'goal-first', { target, deal }),
      ...(target <= MOST_MOONS && !bad && { wins: target }),
    };
  return deals > 1 ? { text: say('goal-deal', { deal, deals }) } : undefined;
}
