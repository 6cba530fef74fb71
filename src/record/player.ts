/** The players of a record: its words for who plays a seat, a person or a bot with its version. */
import type { Seat } from '../cards/card.ts';
import { LOCAL, type LevelName, PERSON, type SeatHolder, isBot, isLevelName } from './holder.ts';

/** The version that plays today: it changes whenever the bot would choose differently from the same view and seed. */
const VERSIONS: Readonly<Record<LevelName, string>> = {
  random: '1',
  beginner: '1',
  plain: '1',
  thinker: '1',
  master: '1',
};

/**
 * Is written behind a player who is not answerable for everything in a record: a person who took something back, or a bot
 * that goes on for somebody else, or with other cards than it began with.
 */
export const PRACTICE = ', practice';
/** The record's word for a person who took something back. */
export const PRACTISING = `${PERSON}${PRACTICE}`;

/** The record's word for a seat at which a person and a bot have made choices: nobody verifies these. */
export const STOOD_IN = `${PERSON}, stood in`;

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

/** Who plays a seat of a game that is taken up: where a bot stood in for a friend who has not come back, a bot goes on. */
export const resumeHolder = (player: string): SeatHolder =>
  player === STOOD_IN ? { by: 'bot', level: 'plain' } : parsePlayer(player);

/** The seats that people play in a record, ascending. */
export const peopleIn = (players: readonly string[]): readonly Seat[] =>
  players.flatMap((player, seat) => (levelOf(player) === undefined ? [seat] : []));

/** The same players where the game is practice for all its people. */
export const practising = (players: readonly string[]): readonly string[] =>
  players.map((player) => (levelOf(player) === undefined ? PRACTISING : player));

/** Did a person take something back in a game of these players? */
export const isPractice = (players: readonly string[]): boolean => players.includes(PRACTISING);
