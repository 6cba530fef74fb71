/** What a level is, and how far each looks ahead. */
import type { Question, Rules } from '../games/contract/contract.ts';
import type { LevelName } from '../record/holder.ts';

/** How often each plays on in thought before it chooses; 0: it does not look ahead. */
export const ITERATIONS: Readonly<Record<LevelName, number>> = {
  random: 0,
  beginner: 0,
  plain: 0,
  thinker: 150,
  master: 3000,
};

/** A bot: a pure function of its seat's view and of its own seed. */
export interface Level {
  /** Index into the question's acts; undefined to let the chance pass. */
  choose(rules: Rules, question: Question): number | undefined;
}
