// Packs files into a zip. The same files make the same bytes: names in order, and one date for all.
import { zipSync } from 'fflate';

/** The oldest date that a zip can hold. Local time, because fflate writes local time: the same bytes in every zone. */
const DATE = new Date(1980, 0, 1);

/** A zip of these files, by their paths with slashes. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const inOrder = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(inOrder), { level: 9, mtime: DATE });
}
