/** What the person saw at an earlier point of the running game, for words that depend on it. */
import type { Table } from '../../client/table.svelte.ts';
import type { Sight } from '../../games/face/game-face.ts';
import type { Places } from '../../record/fold.ts';

/** `places` folded from the first `count` lines; nothing if there is no game in them. */
export function sightAt(table: Table, places: Places, count: number): Sight | undefined {
  const { seat, names } = table;
  const own = seat === undefined ? undefined : places.turn?.legal[String(seat)];
  const legal = own === undefined || own === '??' ? [] : own;
  return (
    places.game && { places, seat, legal, names, options: places.game.options, lines: table.lines.slice(0, count) }
  );
}
