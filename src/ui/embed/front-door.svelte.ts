/** The front door of a game, a page of its own (src/ui/doors/): the same table, which it asks for a game and a language. */
import { type NewGame, tableAddress } from '../../client/links.ts';
import { recentTables } from '../../client/recent-tables.ts';
import type { Page } from '../page/page.svelte.ts';

/** What an address asks for that comes before the game of the door. */
const BEFORE = ['game', 'deal', 'rec', 'save'];

/** What an address says of a table. */
const TABLE = [...BEFORE, 'preset', 'seats', 'level', 'seed'];

type Marks = Readonly<Partial<Record<'door' | 'language', string | undefined>>>;

const marks = (): Marks => document.documentElement.dataset;

/** What is asked for at this address, together with what its front door asks for. */
export function askedAtDoor(search: string, { door, language }: Marks = marks()): string {
  if (door === undefined) return search;
  const fields = new URLSearchParams(search);
  if (!BEFORE.some((field) => fields.has(field))) fields.set('game', door);
  if (language !== undefined && !fields.has('lang')) fields.set('lang', language);
  return `?${fields.toString()}`;
}

/** Behind a door whose address asks for nothing more, the table of this game that was played last. */
export function tableAtDoor(search = location.search, { door }: Marks = marks()): NewGame | undefined {
  const fields = [...new URLSearchParams(search).keys()];
  const isPlain = fields.every((field) => !field.startsWith('opt.') && !TABLE.includes(field));
  return isPlain ? recentTables().find((table) => table.game === door) : undefined;
}

/** Once another game is on the table, the address is no longer that of the door. */
export function leaveDoor({ table }: Pick<Page, 'table'>): void {
  const { door } = marks();
  if (door === undefined) return;
  const stop = $effect.root(() => {
    $effect(() => {
      if ((table.game?.game ?? door) === door) return;
      history.replaceState(history.state, '', tableAddress());
      stop();
    });
  });
}
