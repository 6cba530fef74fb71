/**
 * Who holds a seat: a person at this device, a person elsewhere, or a bot of some level; and the words for it. A record says
 * whether a person plays a seat or which bot, not where that person is: the table that is being played knows.
 */
import type { Seat } from '../cards/card.ts';

/** The levels that are offered at a table, from the weakest. Links number them: a new one comes last. */
export const OFFERED_LEVELS = ['beginner', 'plain', 'thinker', 'master'] as const;
/** All levels, from the weakest; `random` is for simulations. */
export const LEVEL_NAMES = ['random', ...OFFERED_LEVELS] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
/** How many sit at a table, where the game allows it, … */
export const USUAL_SEATS = 4;
/** … and the bots of a table of which nobody has said how well they play. */
export const USUAL_LEVEL = 'plain';

/** The version that plays today: it changes whenever the bot would choose differently from the same view and seed. */
const VERSIONS: Readonly<Record<LevelName, string>> = {
  random: '1',
  beginner: '1',
  plain: '1',
  thinker: '1',
  master: '1',
};

export type SeatHolder =
  | { readonly by: 'local' } // a person at this device
  | { readonly by: 'remote' } // a person elsewhere
  | { readonly by: 'bot'; readonly level: LevelName };

export const LOCAL: SeatHolder = { by: 'local' };
/** Everybody whom a new table may seat. */
export const OFFERED: readonly SeatHolder[] = [
  LOCAL,
  ...OFFERED_LEVELS.map((level) => ({ by: 'bot', level }) as const),
];

const PERSON = 'human';
/**
 * Is written behind a player who is not answerable for everything in a record: a person who took something back, or a bot
 * that goes on for somebody else, or with other cards than it began with.
 */
export const PRACTICE = ', practice';
/** The record's word for a person who took something back. */
export const PRACTISING = `${PERSON}${PRACTICE}`;

export const isLevelName = (text: string): text is LevelName => LEVEL_NAMES.some((name) => name === text);
export const isBot = (holder: SeatHolder): holder is SeatHolder & { readonly by: 'bot' } => holder.by === 'bot';

/** A person at seat 0 and bots of one level at the others. */
export const personAndBots = (seats = USUAL_SEATS, level: LevelName = USUAL_LEVEL): readonly SeatHolder[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? LOCAL : { by: 'bot', level }));

/** The word of settings and links. */
export const printHolder = (holder: SeatHolder): string => (isBot(holder) ? holder.level : PERSON);

/** Whom such a word offers; nothing for any other word. */
export const parseHolder = (word: unknown): SeatHolder | undefined =>
  OFFERED.find((holder) => printHolder(holder) === word);

/** The record's word for a bot: whoever rebuilds its views gets the same choices from this version. */
export const playerName = (level: LevelName): string => `${level}/${VERSIONS[level]}`;

/** The record's word for whoever holds a seat. */
export const printPlayer = (holder: SeatHolder): string => (isBot(holder) ? playerName(holder.level) : PERSON);

/** The level of a record's player, of whatever version; nothing for a person. */
export function levelOf(player: string): LevelName | undefined {
  const [, name = ''] = /^([a-z]+)\/\w+(?:, practice)?$/.exec(player) ?? [];
  return isLevelName(name) ? name : undefined;
}

/** Who plays by that word: whoever is no bot of ours is a person, at this device until the table says otherwise. */
export function parsePlayer(player: string): SeatHolder {
  const level = levelOf(player);
  return level === undefined ? LOCAL : { by: 'bot', level };
}

/** The seats that people play in a record, ascending. */
export const peopleIn = (players: readonly string[]): readonly Seat[] =>
  players.flatMap((player, seat) => (levelOf(player) === undefined ? [seat] : []));

/** Did a person take something back in a game of these players? */
export const isPractice = (players: readonly string[]): boolean => players.includes(PRACTISING);
