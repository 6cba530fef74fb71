/**
 * Uniform random play among the acts of all seats, calls included. No bot could do that, since none knows the acts of others;
 * so the record has a player name of its own for it. The same game's seed draws the same acts.
 */
import { FastChance } from '../cards/chance.ts';
import type { Match } from './match.ts';

/** The record's name for every player of such a game. */
export const RANDOM_PLAYER = 'random/all';

/** The choices of one game in order. */
export class RandomActs {
  private readonly chance: FastChance;

  constructor({ botsSeed }: Match) {
    this.chance = new FastChance(botsSeed);
  }

  /** Index in `match.acts` of the next act. */
  next(match: Match): number {
    return this.chance.below(match.acts.length);
  }
}
