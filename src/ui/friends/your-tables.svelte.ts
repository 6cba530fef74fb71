/** Keeps what this page knows of its table of friends, so that it is found again: until it is over, closed or left. */
import { untrack } from 'svelte';
import type { Seat } from '../../cards/card.ts';
import { type KeptTable, type SeenLines, dropTable, keepTable } from '../../client/kept-tables.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { FriendsEnd, FriendsState } from '../../friends/table.ts';
import { seatOnTurn } from '../../games/face/turns.ts';
import { normalizedName } from '../../record/person-name.ts';

/** After these nobody comes back to the table by the same link. */
const FOR_GOOD: readonly FriendsEnd[] = ['closed', 'left', 'full', 'old-link', 'cut-off'];

/** Watches for as long as there is this page. `at`: how far the person has seen the game. */
export function keepTables(table: TableSession, at: { readonly seen: SeenLines | undefined }): void {
  let before: FriendsState | undefined;
  let kept = ''; // what was kept last
  $effect.root(() => {
    $effect(() => {
      const { friends } = table;
      const turn = onTurn(table);
      const { seen } = at;
      untrack(() => follow(friends, { turn, seen }));
    });
  });

  function follow(now: FriendsState | undefined, game: KnownGame): void {
    // Forgotten: it was left before its end could be seen here, or the person plays on alone.
    if (!now && before && (before.ended === undefined || before.ended === 'resting')) dropTable(before);
    before = now;
    if (!now) return;
    const { table: friendsTable, ended } = now;
    if (ended === undefined && friendsTable?.phase !== 'over') keep(now, game);
    else if (ended === undefined || FOR_GOOD.includes(ended)) {
      dropTable(now);
      kept = '';
    }
  }

  function keep(now: FriendsState, game: KnownGame): void {
    const known = knownOf(now, game);
    const text = JSON.stringify(known);
    if (!known || text === kept) return;
    kept = text;
    keepTable({ ...known, at: Date.now() });
  }
}

/** What is known of the game itself. */
type KnownGame = Pick<KeptTable, 'turn' | 'seen'>;

/** Nothing for somebody without a seat, or if no link leads back: a direct connection needs another invitation each time. */
function knownOf(
  { role, kind, invite, table, you }: FriendsState,
  { turn, seen }: KnownGame,
): Omit<KeptTable, 'at'> | undefined {
  if (!table || kind === 'direct' || typeof you !== 'number') return undefined;
  const names = table.seats.map(({ name }) => normalizedName(name));
  const host = table.seats.findIndex(({ by }) => by === 'host');
  const running = table.phase === 'playing' ? { turn, seen } : { turn: undefined };
  return { role, invite, game: table.game, names, host, you, ...running };
}

function onTurn({ lines, phase, face }: TableSession): Seat | undefined {
  const line = phase === 'deal' ? lines.findLast(({ type }) => type === 'turn') : undefined;
  return line?.type === 'turn' ? seatOnTurn(line, face?.offTurn ?? []) : undefined;
}
