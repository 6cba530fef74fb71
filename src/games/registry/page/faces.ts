/** The faces of all games, for the page: a face with its words is loaded when its game is played. Reaches no rules. */
import type { GameId } from '../../contract/contract.ts';
import type { GameFace } from '../../face/game-face.ts';

const folders = import.meta.glob<{ face: GameFace }>('../../*/face.ts');

/** The face of a game; nothing if there is no such game. */
export async function loadFace(id: GameId): Promise<GameFace | undefined> {
  const folder = await folders[`../../${id}/face.ts`]?.();
  return folder?.face;
}
