/** Tables of friends at which this device has a seat, kept on it so that they are found again. Others may have written there. */
import type { Seat } from '../cards/card.ts';
import { MOST_SEATS, isCount, isSeat, isText, isTime, parseJson } from '../record/guards.ts';
import { normalizedName } from '../record/person-name.ts';
import { holding, isDigest, oneOf, shaped, textLike } from '../record/shape.ts';
import { type TextStorage, browserStorage } from './settings.svelte.ts';

const KEY = 'card-table.tables';
const MOST_TABLES = 10;

/** How many lines of a game a person has seen. */
export interface SeenLines {
  readonly game: string; // the commitment to its cards
  readonly count: number;
}

export interface KeptTable {
  readonly role: 'host' | 'guest';
  readonly invite: string; // what the link holds that this device came by
  readonly game: string;
  readonly names: readonly string[]; // of people, by seat; '' where there is none
  readonly host: Seat;
  readonly you: Seat;
  readonly turn: Seat | undefined; // whose it was when this device saw the table last
  readonly at: number; // when that was, ms since 1970
  readonly seen?: SeenLines | undefined; // how far the person has seen the game
}

/** The newest first. What cannot be read is left out. */
export function keptTables(storage: TextStorage | undefined = browserStorage()): readonly KeptTable[] {
  try {
    const read = parseJson(storage?.getItem(KEY));
    const tables = (Array.isArray(read) ? read : []).slice(0, MOST_TABLES).filter(isKept);
    return tables.sort((one, other) => other.at - one.at);
  } catch {
    return []; // no access
  }
}

/** Keeps what is known of a table now, and with it at most nine others; of tables that this device hosts the last one. */
export function keepTable(table: KeptTable, storage: TextStorage | undefined = browserStorage()): void {
  write([table, ...keptTables(storage).filter((one) => !isSame(one, table))], storage);
}

/** It is over, or is not wanted any more. */
export function dropTable(table: Which, storage: TextStorage | undefined = browserStorage()): void {
  const kept = keptTables(storage);
  const left = kept.filter((one) => !isSame(one, table));
  if (left.length < kept.length) write(left, storage);
}

type Which = Pick<KeptTable, 'role' | 'invite'>;

const isSame = (one: Which, other: Which): boolean =>
  one.role === other.role && (one.role === 'host' || one.invite === other.invite);

function write(tables: readonly KeptTable[], storage: TextStorage | undefined): void {
  try {
    storage?.setItem(KEY, JSON.stringify(tables.slice(0, MOST_TABLES)));
  } catch {
    // no access or full: the link still leads to the table
  }
}

const isName = (value: unknown): boolean => isText(value) && value === normalizedName(value);
const isNames = (value: unknown): boolean => Array.isArray(value) && value.length <= MOST_SEATS && value.every(isName);

const isKept = holding<KeptTable>({
  role: oneOf('host', 'guest'),
  invite: textLike(/^[\w-]{1,200}$/),
  game: textLike(/^[a-z0-9-]{1,40}$/),
  names: isNames,
  host: isSeat,
  you: isSeat,
  'turn?': isSeat,
  at: isTime,
  'seen?': shaped({ game: isDigest, count: isCount }),
});
