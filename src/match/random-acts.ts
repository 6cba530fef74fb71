/**
 * Play by chance alone: of all that any seat may do, calls included, each as likely. No bot could, since none knows what
 * the others may do; so a record names it by a word of its own, and whoever has the seed draws the same again.
 */
import { FastChance, hashText } from '../cards/chance.ts';
import type { Match } from './match.ts';

/** The record's word for every player of such a game. */
export const RANDOM_PLAYER = 'random/all';

/** The choices of one game in their order. */
export class RandomActs {
  private readonly chance: FastChance;

  constructor(seed: string) {
    this.chance = new FastChance(hashText(`${seed}/random`));
  }

  /** Index in `match.acts` of the next act. */
  next(match: Match): number {
    return this.chance.below(match.acts.length);
  }
}
