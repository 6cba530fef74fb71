/**
 * What a device keeps of puzzles: every answer, right or wrong. Boxes and ratings are calculated from all answers, so those of
 * several devices can be merged in any order and any number of times.
 */
import { type Fields, isFields, isFlag, isTime } from '../record/guards.ts';
import { textLike } from '../record/shape.ts';

/** The first answer to a puzzle each time it was put. */
export interface Attempt {
  readonly game: string;
  readonly puzzle: string; // its id in the game
  readonly at: number; // ms since 1970
  readonly right: boolean;
}

const isName = textLike(/^[A-Za-z0-9-]{1,60}$/);

export const attemptKey = ({ game, puzzle, at }: Attempt): string => `${game} ${puzzle} ${String(at)}`;

/** Of two entries about the same answer the wrong one. */
export const sureAttempt = (one: Attempt, other: Attempt): Attempt => (one.right ? other : one);

export function attemptIn({ game, puzzle, at, right }: Fields): Attempt | undefined {
  return isName(game) && isName(puzzle) && isTime(at) && isFlag(right) ? { game, puzzle, at, right } : undefined;
}

/** Reads a row of a database; undefined if it is invalid. */
export const readAttempt = (row: unknown): Attempt | undefined => (isFields(row) ? attemptIn(row) : undefined);

/** From the first to the last. */
export const inTime = (attempts: readonly Attempt[]): readonly Attempt[] =>
  [...attempts].sort((a, b) => a.at - b.at || (attemptKey(a) < attemptKey(b) ? -1 : 1));
