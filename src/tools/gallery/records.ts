/** The golden records of all games. Read when they are shown; a record that changes on disk reloads what shows it. */
import { must } from '../../cards/must.ts';
import type { GameLine, Line } from '../../record/line.ts';
import { parseRecord } from '../../record/parse.ts';

const files = import.meta.glob<string>('../../games/*/records/*.jsonl', { query: '?raw', import: 'default' });

/** The names of a game's records; first the one that shows an ordinary game, where one is called so. */
export function recordsOf(game: string): readonly string[] {
  const names = Object.keys(files).flatMap((path) => {
    const [, folder, name = ''] = /games\/([^/]+)\/records\/(.*)\.jsonl$/.exec(path) ?? [];
    return folder === game ? [name] : [];
  });
  return names.sort((a, b) => Number(b.startsWith('plain')) - Number(a.startsWith('plain')) || a.localeCompare(b));
}

export interface GoldenRecord {
  readonly name: string;
  readonly game: GameLine;
  readonly lines: readonly Line[];
}

/** A record by its name; the game's first one where the name is of none. */
export async function loadRecord(game: string, wanted: string | undefined): Promise<GoldenRecord> {
  const names = recordsOf(game);
  const name = must(names.find((one) => one === wanted) ?? names[0], `a record of ${game}`);
  const text = await must(files[`../../games/${game}/records/${name}.jsonl`], `the record ${name} of ${game}`)();
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`${game}/${name}: ${read.why} in line ${String(read.at)}`);
  const lines = read.value.map(({ line }) => line);
  const [first] = lines;
  return { name, game: must(first?.type === 'game' ? first : undefined, 'the first line of a record'), lines };
}

/** How many lines have happened: as many as wanted; without a wish half of them, where most is to be seen. */
export const linesShown = ({ lines }: GoldenRecord, wanted: number | undefined): number =>
  Math.min(lines.length, Math.max(1, wanted ?? Math.ceil(lines.length / 2)));
