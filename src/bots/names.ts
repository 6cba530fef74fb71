/** The names of the bots. Apart from the bots themselves, so that the page can name them without loading them. */

/** Level → its current version. It changes whenever the bot would choose differently for the same view and seed. */
const VERSIONS = { random: '1', beginner: '1', plain: '1', thinker: '1', master: '1' } as const;

export type LevelName = keyof typeof VERSIONS;
/** Playouts before each choice; 0: the level does not look ahead. */
export const ITERATIONS: Readonly<Record<LevelName, number>> = {
  random: 0,
  beginner: 0,
  plain: 0,
  thinker: 150,
  master: 3000,
};
/** From the weakest to the strongest. `random` is for simulations and is not offered at the table. */
export const LEVEL_NAMES: readonly LevelName[] = ['random', 'beginner', 'plain', 'thinker', 'master'];

export const isLevelName = (text: string): text is LevelName => LEVEL_NAMES.some((name) => name === text);

/** The name of a bot in the record's `players`: with the same views and seeds this version makes the same choices. */
export const playerName = (level: LevelName): string => `${level}/${VERSIONS[level]}`;

/**
 * Written behind a player who did not make all choices of the record under the usual conditions: a person who took
 * something back, or a bot that plays on for somebody else or with other cards.
 */
export const PRACTICE = ', practice';

/** The level of a player of a record, in any version; undefined for a person. */
export function levelOf(player: string): LevelName | undefined {
  const [, name = ''] = /^([a-z]+)\/\w+(?:, practice)?$/.exec(player) ?? [];
  return isLevelName(name) ? name : undefined;
}
