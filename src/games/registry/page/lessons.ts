/** The courses of all games, for the page: the file of a game is fetched when its course is taken. Reaches no rules. */
import type { GameId } from '../../contract/contract.ts';

const files = import.meta.glob<{ default: unknown }>('../../*/lessons.json');

/** Has the game a course? */
export const hasLessons = (id: GameId): boolean => Object.hasOwn(files, `../../${id}/lessons.json`);

/** The file of a game's course, as it is written; nothing if there is none. */
export const loadLessons = async (id: GameId): Promise<unknown> =>
  (await files[`../../${id}/lessons.json`]?.())?.default;

/** How many steps a game's course has. */
export async function lessonsIn(id: GameId): Promise<number> {
  const file = await loadLessons(id);
  return Array.isArray(file) ? file.length : 0;
}
