/** What the rows of the databases may be: whatever else is found there was damaged, or written by another version. */
import { isCount, isFields, isText, isTime } from '../record/guards.ts';

/** One game as it is kept. */
export interface Save {
  readonly id: string;
  readonly savedAt: number; // ms since 1970
  readonly ended: boolean;
  readonly text: string; // the full record so far
  readonly pledged?: boolean; // what its seed was committed to was told before it was dealt
  readonly begun?: number; // ms since 1970
  readonly hints?: number; // taken so far
}

/** A row as a game; nothing where it has no text. What else is damaged is as if it had never been known. */
export function saveIn(row: unknown): Save | undefined {
  if (!isFields(row)) return undefined;
  const { id, savedAt, ended, text, pledged, begun, hints }: { readonly [K in keyof Save]?: unknown } = row;
  if (!isText(id) || !isText(text)) return undefined;
  return {
    id,
    savedAt: isTime(savedAt) ? savedAt : isTime(begun) ? begun : 0,
    ended: ended === true,
    text,
    pledged: pledged === true,
    ...(isTime(begun) && { begun }),
    ...(isCount(hints) && { hints }),
  };
}

/** A name for a game, a device or a row: 64 random bits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');
