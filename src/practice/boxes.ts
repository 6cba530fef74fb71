/**
 * When a puzzle is put again: Leitner's boxes (1972). A puzzle that was missed lies in the first box; each right answer puts it
 * one box further, where it waits longer; a wrong one puts it back. A puzzle that was never missed lies in none.
 */
import type { Attempt } from '../statistics/attempts.ts';
import { inTime } from '../statistics/attempts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a puzzle waits in each box, in ms. Answered right after the last one, it is learned. */
export const WAITS: readonly number[] = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY];

/** What the answers say of one puzzle. */
export interface PuzzleStanding {
  readonly puzzle: string;
  readonly tried: number; // times
  readonly right: boolean; // the last time
  readonly last: number; // ms since 1970
  readonly due: number | undefined; // when it comes again, ms since 1970; undefined: it does not
}

/** Box by puzzle; undefined once it is learned, or was never missed. */
function boxAfter(box: number | undefined, right: boolean): number | undefined {
  if (!right) return 0;
  return box === undefined || box + 1 >= WAITS.length ? undefined : box + 1;
}

/** All puzzles of a game that were tried. */
export function standings(game: string, attempts: readonly Attempt[]): ReadonlyMap<string, PuzzleStanding> {
  const boxes = new Map<string, number | undefined>();
  const all = new Map<string, PuzzleStanding>();
  for (const { puzzle, at, right } of inTime(attempts.filter((one) => one.game === game))) {
    const [before, known] = [boxes.get(puzzle), all.get(puzzle)];
    const tried = (known?.tried ?? 0) + 1;
    // A right answer before its time says nothing new: the puzzle stays where it is.
    if (right && known?.due !== undefined && at < known.due) {
      all.set(puzzle, { ...known, tried, right, last: at });
      continue;
    }
    const box = boxAfter(before, right);
    boxes.set(puzzle, box);
    all.set(puzzle, { puzzle, tried, right, last: at, due: box === undefined ? undefined : at + (WAITS[box] ?? 0) });
  }
  return all;
}

/** The puzzles that come again by now, the one that waits longest first. */
export const dueBy = (all: ReadonlyMap<string, PuzzleStanding>, now: number): readonly PuzzleStanding[] =>
  [...all.values()]
    .filter(({ due }) => due !== undefined && due <= now)
    .sort((a, b) => (a.due ?? 0) - (b.due ?? 0) || (a.puzzle < b.puzzle ? -1 : 1));
