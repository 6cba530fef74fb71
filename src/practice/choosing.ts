/** Which puzzle comes next, and which one is the puzzle of a day. */
import { FastChance, hashText } from '../cards/chance.ts';
import { type PuzzleStanding, dueBy } from './boxes.ts';

/** What choosing needs to know of a puzzle. */
export interface Choosable {
  readonly id: string;
  readonly theme: string;
  readonly rating: number;
}

/** Puzzles to choose from: all of a game, one theme, or those that were missed. */
export type PuzzleKind = 'all' | 'missed' | { readonly theme: string };

const MOST = 0x7fffffff;

/** A number that depends on every letter of both. */
const drawn = (date: string, key: string): number => new FastChance(hashText(`${date}/${key}`)).below(MOST);

/**
 * The one of a date: the same for everybody who has the same list, in any order. A new entry takes the day from another only on
 * the days that become its own.
 */
export function ofDay<T>(date: string, all: readonly T[], keyOf: (one: T) => string): T | undefined {
  let best: T | undefined;
  let most = -1;
  for (const one of all) {
    const number = drawn(date, keyOf(one));
    if (number > most) [best, most] = [one, number];
  }
  return best;
}

/**
 * The next puzzle: first one that is due again, the longest first; then a new one near the person's rating; then, for a theme or
 * all of a game, the one that was tried longest ago. `just`: the one that was just put, which comes last of all.
 */
export function nextPuzzle<T extends Choosable>(
  among: readonly T[],
  kind: PuzzleKind,
  standings: ReadonlyMap<string, PuzzleStanding>,
  { rating, now, just }: { rating: number; now: number; just?: string | undefined },
): T | undefined {
  const fitting = typeof kind === 'object' ? among.filter(({ theme }) => theme === kind.theme) : among;
  const others = fitting.filter(({ id }) => id !== just);
  const dueFirst = dueBy(standings, now).flatMap(({ puzzle }) => others.find(({ id }) => id === puzzle) ?? []);
  if (kind === 'missed') return dueFirst[0];
  const fresh = others.filter(({ id }) => !standings.has(id));
  const near = nearest(fresh, rating);
  const [oldest] = [...others].sort((a, b) => lastOf(standings, a) - lastOf(standings, b) || (a.id < b.id ? -1 : 1));
  return dueFirst[0] ?? near ?? oldest ?? fitting[0];
}

const lastOf = (standings: ReadonlyMap<string, PuzzleStanding>, { id }: Choosable): number =>
  standings.get(id)?.last ?? 0;

/** The puzzle with the rating nearest to this; of equal ones, the easier. */
const nearest = <T extends Choosable>(all: readonly T[], rating: number): T | undefined =>
  [...all].sort(
    (a, b) =>
      Math.abs(a.rating - rating) - Math.abs(b.rating - rating) || a.rating - b.rating || (a.id < b.id ? -1 : 1),
  )[0];
