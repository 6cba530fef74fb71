import type { Question, Rules } from '../games/contract/contract.ts';

/** A bot: a pure function of what its seat may know and of its own seed. */
export interface Level {
  /** Index into the question's acts; nothing to let it pass. */
  choose(rules: Rules, question: Question): number | undefined;
}
