/** What the bots are called in a record. Apart from the bots themselves: whoever only names them need not load them. */

/** Level → the version that plays today: it changes whenever the bot would choose differently from the same view and seed. */
const VERSIONS = { random: '1', beginner: '1', plain: '1', thinker: '1', master: '1' } as const;

export type LevelName = keyof typeof VERSIONS;
/** How often each plays on in thought before it chooses; 0: it does not look ahead. */
export const ITERATIONS: Readonly<Record<LevelName, number>> = {
  random: 0,
  beginner: 0,
  plain: 0,
  thinker: 150,
  master: 3000,
};
/** From the weakest to the strongest. `random` is for simulations; nobody is offered it at the table. */
export const LEVEL_NAMES: readonly LevelName[] = ['random', 'beginner', 'plain', 'thinker', 'master'];

export const isLevelName = (text: string): text is LevelName => LEVEL_NAMES.some((name) => name === text);

/** How the record's `players` names a bot: whoever rebuilds its views gets the same choices from this version. */
export const playerName = (level: LevelName): string => `${level}/${VERSIONS[level]}`;

/**
 * What is written behind a player who is not answerable for everything in a record: a person who took something back, or
 * a bot that goes on for somebody else, or with other cards than it began with.
 */
export const PRACTICE = ', practice';

/** The level of a record's player, of whatever version; nothing for a person. */
export function levelOf(player: string): LevelName | undefined {
  const [, name = ''] = /^([a-z]+)\/\w+(?:, practice)?$/.exec(player) ?? [];
  return isLevelName(name) ? name : undefined;
}
