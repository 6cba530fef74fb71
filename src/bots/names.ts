/** What the bots are called in a record. Apart from the bots themselves: whoever only names them need not load them. */

/** Kind of bot → its version: it changes whenever the bot would choose differently from the same view and seed. */
const VERSIONS = { random: '1', plain: '1', search: '1' } as const;

export type LevelName = keyof typeof VERSIONS;
export const LEVEL_NAMES: readonly LevelName[] = ['random', 'plain', 'search'];

export const isLevelName = (text: string): text is LevelName => LEVEL_NAMES.some((name) => name === text);

/** How the record's `players` names a bot: whoever rebuilds its views gets the same choices from this version. */
export const playerName = (level: LevelName): string => `${level}/${VERSIONS[level]}`;
