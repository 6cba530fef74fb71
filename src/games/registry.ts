/** All games there are, for the rooms that play them: every folder with an `index.ts`. Nothing is registered by hand. */
import type { Game, GameId } from './contract.ts';

const folders = import.meta.glob<{ game: Game }>('./*/index.ts', { eager: true });

/** Every game, by its id in alphabetical order. */
export const games: readonly Game[] = Object.values(folders)
  .map((folder) => folder.game)
  .sort((a, b) => (a.id < b.id ? -1 : 1));

export const gameOf = (id: GameId): Game | undefined => games.find((game) => game.id === id);
