/**
 * Fetches the games for the rooms that play them: every folder with an `index.ts`. Nothing is registered by hand, and the
 * rules of a game are fetched when it is first wanted. Code that needs all of them at once imports `all.ts`; what does not
 * fetch must not import this file, because modules that may be fetched are slower in a bundle of one file.
 */
import type { Game, GameId } from '../../contract/contract.ts';
import { gameOf, know } from './known.ts';

const folders = import.meta.glob<{ game: Game }>('../../*/index.ts');

/** Fetches the rules of a game; nothing if there is no such game. */
export async function loadGame(id: GameId): Promise<Game | undefined> {
  const folder = gameOf(id) ? undefined : await folders[`../../${id}/index.ts`]?.();
  if (folder) know(folder.game);
  return gameOf(id);
}
