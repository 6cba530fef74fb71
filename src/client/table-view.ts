/** The table as one seat sees it, after any of its lines. */
import type { Seat } from '../cards/card.ts';
import type { TableView } from '../games/face/game-face.ts';
import type { Snapshot } from '../record/timeline.ts';

/** Lines, places and what may be done, all of the same moment; nothing before the first line. */
export function tableViewOf(
  { places, lines }: Snapshot,
  { seat, names }: { readonly seat: Seat | undefined; readonly names: readonly string[] },
): TableView | undefined {
  const { game } = places;
  return game && { places, lines, seat, names, legal: places.legalOf(seat), options: game.options };
}
