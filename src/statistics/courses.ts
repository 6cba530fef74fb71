/** What is kept of a course of lessons. */
import { type Fields, isCount } from '../record/guards.ts';
import { textLike } from '../record/shape.ts';

/** How far a course was ever taken. Of two entries about a course the further one counts. */
export interface CourseCount {
  readonly game: string;
  readonly done: number; // steps that were solved
}

const isName = textLike(/^[A-Za-z0-9-]{1,40}$/);
const MOST_STEPS = 100; // of a course

export function courseIn({ game, done }: Fields): CourseCount | undefined {
  return isName(game) && isCount(done) && done <= MOST_STEPS ? { game, done } : undefined;
}
