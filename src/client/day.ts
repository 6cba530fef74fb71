/** The deal of the day: its date and its tables. */
import { usualSeats } from '../games/contract/options/values.ts';
import { shelfOf } from '../games/registry/page/titles.ts';
import { personAndBots } from '../record/holder.ts';
import { daySeed } from '../statistics/par.ts';
import type { Day, NewGame } from '../workers/protocol.ts';

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
