/** Keeps what this page knows of its table of friends, so that it is found again: until it is over, closed or left. */
import { untrack } from 'svelte';
import type { Seat } from '../../cards/card.ts';
import { type KeptTable, dropTable, keepTable } from '../../client/kept-tables.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { FriendsEnd, FriendsState } from '../../friends/table.ts';
import { seatOnTurn } from '../../games/face/turns.ts';
import { normalizedName } from '../../record/person-name.ts';

/** After these nobody comes back to the table by the same link. */
const FOR_GOOD: readonly FriendsEnd[] = ['closed', 'left', 'full', 'old-link', 'cut-off'];

/** Watches for as long as there is this page. */
export function keepTables(table: TableSession): void {
  let before: FriendsState | undefined;
  let kept = ''; // what was kept last
  $effect.root(() => {
    $effect(() => {
      const { friends } = table;
      const turn = onTurn(table);
      untrack(() => follow(friends, turn));
    });
  });

  function follow(now: FriendsState | undefined, turn: Seat | undefined): void {
    // Forgotten: it was left before its end could be seen here, or the person plays on alone.
    if (!now && before && (before.ended === undefined || before.ended === 'resting')) dropTable(before);
    before = now;
    if (!now) return;
    const { table: place, ended } = now;
    if (ended === undefined && place?.phase !== 'over') keep(now, turn);
    else if (ended === undefined || FOR_GOOD.includes(ended)) {
      dropTable(now);
      kept = '';
    }
  }

  function keep(now: FriendsState, turn: Seat | undefined): void {
    const known = knownOf(now, turn);
    const text = JSON.stringify(known);
    if (!known || text === kept) return;
    kept = text;
    keepTable({ ...known, at: Date.now() });
  }
}

/** Nothing for somebody without a seat, or if no link leads back: a direct connection needs another invitation each time. */
function knownOf(
  { role, kind, invite, table, you }: FriendsState,
  turn: Seat | undefined,
): Omit<KeptTable, 'at'> | undefined {
  if (!table || kind === 'direct' || typeof you !== 'number') return undefined;
  const names = table.seats.map(({ name }) => normalizedName(name));
  const host = table.seats.findIndex(({ by }) => by === 'host');
  return { role, invite, game: table.game, names, host, you, turn: table.phase === 'playing' ? turn : undefined };
}

function onTurn({ lines, phase, face }: TableSession): Seat | undefined {
  const line = phase === 'deal' ? lines.findLast(({ type }) => type === 'turn') : undefined;
  return line?.type === 'turn' ? seatOnTurn(line, face?.offTurn ?? []) : undefined;
}
