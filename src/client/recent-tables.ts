/** The tables that were played last on this device, the newest first: game, options and players. */
import { isFields, isPlain, isText, parseJson } from '../record/guards.ts';
import { fieldsOf } from '../record/shape.ts';
import { namesIn } from '../record/person-name.ts';
import { parseHolder, printHolder } from '../record/holder.ts';
import type { Options } from '../record/line.ts';
import type { NewGame } from '../workers/protocol.ts';
import { type TextStorage, browserStorage } from './settings.svelte.ts';

const KEY = 'card-table.recent';
const MOST = 40;

/** Every stored table is checked; invalid ones are left out. */
export function recentTables(storage: TextStorage | undefined = browserStorage()): readonly NewGame[] {
  try {
    const found = parseJson(storage?.getItem(KEY));
    return Array.isArray(found) ? found.flatMap((one) => tableIn(one) ?? []) : [];
  } catch {
    return []; // no access
  }
}

/** Stores the table as the newest; an older one of the same game is dropped. */
export function remember(table: NewGame, storage: TextStorage | undefined = browserStorage()): void {
  const others = recentTables(storage).filter(({ game }) => game !== table.game);
  try {
    storage?.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST).map(written)));
  } catch {
    // no access or full: the next visit offers the usual table
  }
}

/** As stored: the players as text. */
const written = ({ game, options, holders, names }: NewGame): object => ({
  game,
  options,
  kinds: holders.map(printHolder),
  ...(names && { names }),
});

function tableIn(value: unknown): NewGame | undefined {
  const { game, options, kinds, names } = isFields(value) ? value : {};
  if (!isText(game) || !isOptions(options) || !Array.isArray(kinds)) return undefined;
  const holders = kinds.flatMap((kind) => parseHolder(kind) ?? []);
  if (holders.length === 0 || holders.length !== kinds.length) return undefined;
  return { game, options, holders, ...(names !== undefined && { names: namesIn(names, holders.length) }) };
}

const isOptions: (value: unknown) => value is Options = fieldsOf(isPlain);
