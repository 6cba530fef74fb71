/**
 * The games for the rooms that play them: every folder with an `index.ts`. Nothing is registered by hand, and the rules of a
 * game are fetched when it is first wanted. Code that needs all of them at once imports `all.ts`.
 */
import type { Game, GameId } from '../../contract/contract.ts';

const folders = import.meta.glob<{ game: Game }>('../../*/index.ts');
const known = new Map<GameId, Game>();

/** A game whose rules are here. */
export const gameOf = (id: GameId): Game | undefined => known.get(id);

export function know(game: Game): void {
  known.set(game.id, game);
}

/** Fetches the rules of a game; nothing if there is no such game. */
export async function loadGame(id: GameId): Promise<Game | undefined> {
  const folder = known.has(id) ? undefined : await folders[`../../${id}/index.ts`]?.();
  if (folder) know(folder.game);
  return known.get(id);
}
