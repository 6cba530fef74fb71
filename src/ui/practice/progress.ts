/** How far each course was taken on this device: one JSON text in the browser. An invalid entry counts as none. */
import { browserShelf, type TextStorage } from '../../client/settings.svelte.ts';
import { isCount, isFields, parseJson } from '../../record/guards.ts';
import type { CourseCount } from '../../statistics/courses.ts';

const KEY = 'card-table.courses';

export interface Progress {
  readonly at: number; // the step to take up
  readonly done: number; // steps that were solved, the furthest ever
}

const NONE: Progress = { at: 0, done: 0 };

function stored(shelf: TextStorage | undefined): Readonly<Record<string, unknown>> {
  try {
    const read = parseJson(shelf?.getItem(KEY));
    return isFields(read) ? read : {};
  } catch {
    return {}; // refused
  }
}

export function progressOf(game: string, shelf = browserShelf()): Progress {
  const one = stored(shelf)[game];
  return isFields(one) && isCount(one['at']) && isCount(one['done']) ? { at: one['at'], done: one['done'] } : NONE;
}

/** Keeps it where the browser allows. */
export function keepProgress(game: string, progress: Progress, shelf = browserShelf()): void {
  try {
    shelf?.setItem(KEY, JSON.stringify({ ...stored(shelf), [game]: progress }));
  } catch {
    // refused: it lasts until the page is closed
  }
}

/** How far all courses were taken, for the file of the statistics. */
export const allProgress = (shelf = browserShelf()): readonly CourseCount[] =>
  Object.keys(stored(shelf)).flatMap((game) => {
    const { done } = progressOf(game, shelf);
    return done > 0 ? [{ game, done }] : [];
  });

/** Takes up where another device was further. */
export function takeProgress(courses: readonly CourseCount[], shelf = browserShelf()): void {
  for (const { game, done } of courses)
    if (done > progressOf(game, shelf).done) keepProgress(game, { at: done, done }, shelf);
}

export function eraseProgress(shelf = browserShelf()): void {
  try {
    shelf?.setItem(KEY, '{}');
  } catch {
    // refused
  }
}
