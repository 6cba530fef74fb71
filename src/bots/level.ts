import type { Question, Rules } from '../games/contract/contract.ts';

/** A bot: a pure function of its seat's view and of its own seed. */
export interface Level {
  /** Index into the question's acts; undefined to let the chance pass. */
  choose(rules: Rules, question: Question): number | undefined;
}
