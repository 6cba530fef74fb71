/** The deal of the day: its date and its tables. */
import { must } from '../cards/must.ts';
import { usualSeats } from '../games/contract/options/values.ts';
import { shelfOf, titles } from '../games/registry/page/titles.ts';
import { personAndBots } from '../record/holder.ts';
import { daySeed } from '../statistics/par.ts';
import type { Day, NewGame } from '../workers/protocol.ts';

export type { Day, NewGame };

/** The date in UTC, the same everywhere: `2026-11-22`. */
export const today = (): string => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The usual table of a game: plain bots, the person at seat 0. */
export function usualTable(id: string): NewGame {
  const shelf = shelfOf(id);
  const seats = usualSeats(shelf?.seats ?? { min: 1, max: Infinity });
  return { game: id, options: {}, holders: personAndBots(seats) };
}

/** The table of a day: always the usual one. */
export const dayTable = ({ game, date }: Day): NewGame => ({ ...usualTable(game), seed: daySeed(date) });

const DAY_MS = 86_400_000;

/** The game whose deal is offered on a date: another one each day, the next one if it was played already. */
export function gameOfDay(date: string, isPlayed: (game: string) => boolean): string {
  const first = (Date.parse(date) / DAY_MS) % titles.length;
  const games = [...titles.slice(first), ...titles.slice(0, first)].map(({ id }) => id);
  return games.find((id) => !isPlayed(id)) ?? must(games[0], 'a game');
}
