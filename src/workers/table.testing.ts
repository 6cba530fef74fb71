/** Games for the workers' tests: the front page's, played by chance. */
import { FastChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { fillOptions } from '../games/contract/options/values.ts';
import { titles } from '../games/registry/page/titles.ts';
import { games } from '../games/registry/engine/all.ts';
import { Match } from '../match/match.ts';
import { LOCAL, type LevelName, type SeatHolder } from '../record/holder.ts';
import { printPlayer } from '../record/player.ts';
import { archive, carry, counting, help, practice, sending } from './later.ts';

export const game = must(
  games.find(({ id }) => id === titles[0]?.id),
  'the front page’s game',
);

/** For `vi.waitFor`, whose usual second is too short for a busy machine. The limit ends a hang, and judges nothing. */
export const PATIENTLY = { timeout: 60_000 };

/**
 * Loads what the engine loads ahead after a while. A test file that ended meanwhile would leave modules that can no longer be
 * loaded to the files after it.
 */
export const loadAhead = async (): Promise<unknown> =>
  Promise.all([archive(), carry(), counting(), help(), practice(), sending()]);

/** A person, or a bot of a level. */
export type Sitting = 'person' | LevelName;
export const seated = (sitting: readonly Sitting[]): readonly SeatHolder[] =>
  sitting.map((one) => (one === 'person' ? LOCAL : { by: 'bot', level: one }));

/** A match before its first deal. */
export function matchOf(sitting: readonly Sitting[], seed: string): Match {
  const options = fillOptions(game.options, {}, 4);
  return new Match({ game, options, seats: sitting.length, seed, players: seated(sitting).map(printPlayer) });
}

/** Plays by chance: this number of acts, or to the end. */
export function playByChance(match: Match, most = Infinity): Match {
  for (let made = 0; made < most && match.phase !== 'over'; made += 1) {
    if (match.phase === 'between') match.nextDeal();
    match.act(new FastChance(match.lines.length).below(match.acts.length));
  }
  return match;
}
