/** All games with their rules at once: for the command line and for tests. The page fetches each when it is wanted. */
import type { Game } from '../../contract/contract.ts';
import { know } from './known.ts';

const folders = import.meta.glob<{ game: Game }>('../../*/index.ts', { eager: true });

/** Every game, by its id in alphabetical order. */
export const games: readonly Game[] = Object.values(folders)
  .map((folder) => folder.game)
  .sort((a, b) => (a.id < b.id ? -1 : 1));

for (const game of games) know(game);
