/** The lines of the golden records, for tests that go through them. That they are right is held by golden.test.ts. */
import type { Line } from '../src/record/line.ts';
import { filesUnder, textOf } from './files.ts';

/** The paths of a game's golden records, in the order of their names. */
export const goldenFiles = (id: string): string[] =>
  filesUnder(`src/games/${id}/records`)
    .filter((path) => path.endsWith('.jsonl'))
    .sort();

/** The lines of the record at a path. */
export const goldenLines = (path: string): readonly Line[] =>
  textOf(path)
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Line);

/** At most so many of a game's golden records, from all over its list. */
export const someGolden = (id: string, most: number): readonly (readonly Line[])[] => {
  const files = goldenFiles(id);
  return files.filter((_, i) => i % Math.ceil(files.length / most) === 0).map(goldenLines);
};

/** The number of seats of a record. */
export const seatsOf = ([first]: readonly Line[]): number => (first?.type === 'game' ? first.seats : 0);

/** The longest golden record of each number of seats that a game's records have, at most so many of its lines. */
export function longestGolden(id: string, most: number): readonly (readonly Line[])[] {
  const longest = new Map<number, readonly Line[]>();
  for (const lines of goldenFiles(id).map(goldenLines)) {
    const seats = seatsOf(lines);
    if (lines.length > (longest.get(seats)?.length ?? 0)) longest.set(seats, lines);
  }
  return [...longest.values()].map((lines) => lines.slice(0, most));
}
