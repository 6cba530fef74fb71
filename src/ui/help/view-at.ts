/** What the person saw at an earlier point of the running game, for words that depend on it. */
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { TableView } from '../../games/face/game-face.ts';
import type { Places } from '../../record/fold.ts';

/** `places` folded from the first `count` lines; nothing if there is no game in them. */
export function viewAt(table: TableSession, places: Places, count: number): TableView | undefined {
  const { seat, names } = table;
  const own = seat === undefined ? undefined : places.turn?.legal[String(seat)];
  const legal = own === undefined || own === '??' ? [] : own;
  return (
    places.game && { places, seat, legal, names, options: places.game.options, lines: table.lines.slice(0, count) }
  );
}
