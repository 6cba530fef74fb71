/** How far each course was taken on this device: one JSON text in the browser. An invalid entry counts as none. */
import { browserStorage, type TextStorage } from '../../client/settings.svelte.ts';
import { isCount, isFields, parseJson } from '../../record/guards.ts';
import type { CourseCount } from '../../statistics/courses.ts';

const KEY = 'card-table.courses';

export interface Progress {
  readonly at: number; // the step to take up
  readonly done: number; // steps that were solved, the furthest ever
}

const NONE: Progress = { at: 0, done: 0 };

function stored(storage: TextStorage | undefined): Readonly<Record<string, unknown>> {
  try {
    const read = parseJson(storage?.getItem(KEY));
    return isFields(read) ? read : {};
  } catch {
    return {}; // refused
  }
}

export function progressOf(game: string, storage = browserStorage()): Progress {
  const one = stored(storage)[game];
  return isFields(one) && isCount(one['at']) && isCount(one['done']) ? { at: one['at'], done: one['done'] } : NONE;
}

/** Keeps it where the browser allows. */
export function keepProgress(game: string, progress: Progress, storage = browserStorage()): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ ...stored(storage), [game]: progress }));
  } catch {
    // refused: it lasts until the page is closed
  }
}

/** How far all courses were taken, for the file of the statistics. */
export const allProgress = (storage = browserStorage()): readonly CourseCount[] =>
  Object.keys(stored(storage)).flatMap((game) => {
    const { done } = progressOf(game, storage);
    return done > 0 ? [{ game, done }] : [];
  });

/** Takes up where another device was further. */
export function takeProgress(courses: readonly CourseCount[], storage = browserStorage()): void {
  for (const { game, done } of courses)
    if (done > progressOf(game, storage).done) keepProgress(game, { at: done, done }, storage);
}

export function eraseProgress(storage = browserStorage()): void {
  try {
    storage?.setItem(KEY, '{}');
  } catch {
    // refused
  }
}
