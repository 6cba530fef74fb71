/** The rows of the databases. Anything else in them was damaged or written by another version. */
import type { Seat } from '../cards/card.ts';
import { isCount, isFields, isText, isTime } from '../record/guards.ts';

/** One saved game. */
export interface Save {
  readonly id: string;
  readonly savedAt: number; // ms since 1970
  readonly ended: boolean;
  readonly text: string; // the full record so far
  readonly pledged?: boolean; // the commitment was sent before the deal
  readonly begun?: number; // ms since 1970
  readonly hints?: number; // taken so far
  readonly names?: readonly string[]; // of people, by seat; not in the record, which may be shared
  readonly seat?: Seat; // of this device's owner; missing: the only person's, or a game that is only watched
}

/** A row as a saved game; undefined if it has no text. Other damaged fields are left out. */
export function saveIn(row: unknown): Save | undefined {
  if (!isFields(row)) return undefined;
  const { id, savedAt, ended, text, pledged, begun, hints, names, seat }: { readonly [K in keyof Save]?: unknown } =
    row;
  if (!isText(id) || !isText(text)) return undefined;
  return {
    id,
    savedAt: isTime(savedAt) ? savedAt : isTime(begun) ? begun : 0,
    ended: ended === true,
    text,
    pledged: pledged === true,
    ...(isTime(begun) && { begun }),
    ...(isCount(hints) && { hints }),
    ...(isCount(seat) && { seat }),
    ...(Array.isArray(names) && { names: names.map((name) => (isText(name) ? name : '')) }),
  };
}

/** A new id for a game, a device or a row: 64 random bits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');
