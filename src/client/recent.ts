/** The tables that were played last on this device, the newest first: which game, by which rules, among whom. */
import type { Options } from '../record/line.ts';
import type { SeatKind, NewGame } from '../workers/protocol.ts';
import { type TextStorage, browserShelf } from './settings.svelte.ts';

const KEY = 'card-table.recent';
const MOST = 40;
const KINDS: readonly SeatKind[] = ['human', 'beginner', 'plain', 'thinker', 'master'];

/** Whatever is found there is checked; garbage is nothing. */
export function recentTables(shelf: TextStorage | undefined = browserShelf()): readonly NewGame[] {
  try {
    const found: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isTable) : [];
  } catch {
    return [];
  }
}

/** The table becomes the newest; an older one of the same game is forgotten. */
export function remember({ game, options, kinds }: NewGame, shelf: TextStorage | undefined = browserShelf()): void {
  const others = recentTables(shelf).filter((table) => table.game !== game);
  try {
    shelf?.setItem(KEY, JSON.stringify([{ game, options, kinds }, ...others].slice(0, MOST)));
  } catch {
    // refused or full: the next visit begins with the usual table
  }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOptions = (value: unknown): value is Options =>
  isFields(value) && Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one));

function isTable(value: unknown): value is NewGame {
  if (!isFields(value) || typeof value['game'] !== 'string' || !isOptions(value['options'])) return false;
  const kinds = value['kinds'];
  return Array.isArray(kinds) && kinds.length > 0 && kinds.every((kind) => KINDS.some((one) => one === kind));
}
