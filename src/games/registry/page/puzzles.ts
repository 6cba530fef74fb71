/** The puzzles of all games, for the page: the files of a game are fetched when somebody practises it. Reaches no rules. */
import type { GameId } from '../../contract/contract.ts';

const found = import.meta.glob<{ default: unknown }>('../../*/puzzles.json');
const judged = import.meta.glob<{ default: unknown }>('../../*/positions.json');

/** Has the game puzzles? */
export const hasPuzzles = (id: GameId): boolean => Object.hasOwn(found, `../../${id}/puzzles.json`);

/** The files of a game's puzzles and of its judged positions, as they are written; nothing if there are none. */
export async function loadPuzzleFiles(id: GameId): Promise<{ readonly file: unknown; readonly positions: unknown }> {
  const [file, positions] = await Promise.all([
    found[`../../${id}/puzzles.json`]?.(),
    judged[`../../${id}/positions.json`]?.(),
  ]);
  return { file: file?.default, positions: positions?.default };
}
