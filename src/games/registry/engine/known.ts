/** The games whose rules are here, by id: all at once by `all.ts`, or each when it was fetched by `games.ts`. */
import type { Game, GameId } from '../../contract/contract.ts';

const known = new Map<GameId, Game>();

/** A game whose rules are here. */
export const gameOf = (id: GameId): Game | undefined => known.get(id);

export function know(game: Game): void {
  known.set(game.id, game);
}
