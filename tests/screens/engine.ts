/** The engine of a page, from outside: deals any table with a given seed, and tells what it has told the page. */
import { must } from '../../src/cards/must.ts';
import { parseHolder } from '../../src/record/holder.ts';
import type { Action, GameLine } from '../../src/record/line.ts';
import type { Answer, NewGame, TableMessage } from '../../src/workers/protocol.ts';
import type { Page } from './page.ts';

/** Everything that the engine of the page has told it, since it was started. */
export const told = (page: Page): readonly Answer[] => (page.tab.worker('engine')?.told ?? []) as Answer[];

const tables = (page: Page): readonly TableMessage[] => told(page).filter((one) => one.type === 'table');
const dealings = (page: Page): readonly TableMessage[] => tables(page).filter(({ from }) => from === 0);

/** How many lines the table on the page has. */
export function countLines(page: Page): number {
  const last = tables(page).at(-1);
  return last ? last.from + last.lines.length : 0;
}

/** How often a table was dealt or resumed. */
export const countTables = (page: Page): number => dealings(page).length;

/** The table that was dealt last. */
export const lastTable = (page: Page): TableMessage => must(dealings(page).at(-1), 'a table');

/** The first line of the table that was dealt last. */
export function gameLine(page: Page): GameLine {
  const [line] = lastTable(page).lines;
  if (line?.type !== 'game') throw new Error('a table without a game');
  return line;
}

/** All acts since the page was opened, of all seats, but those of a resumed table. */
export const acts = (page: Page): readonly Action[] =>
  tables(page)
    .filter(({ from }) => from > 0)
    .flatMap(({ lines }) => lines.flatMap((line) => (line.type === 'act' ? [line.action] : [])));

/** A table, of the game that lies there unless another is named; who sits at it in the words of settings. */
interface Table extends Pick<NewGame, 'options' | 'seed' | 'names'> {
  readonly game?: string;
  readonly kinds: readonly string[];
}

let asked = 1e9; // requests from here; the page ignores their answers

/** Deals a table; done when its first cards have reached the page. */
export async function begin(page: Page, { kinds, game, ...others }: Table): Promise<void> {
  await page.until('the first table', () => countTables(page) > 0);
  const before = countTables(page);
  const holders = kinds.map((kind) => must(parseHolder(kind), kind));
  const table: NewGame = { game: game ?? gameLine(page).game, holders, ...others };
  page.tab.worker('engine')?.postMessage({ id: (asked += 1), type: 'begin', game: table });
  await page.until('another table', () => countTables(page) > before);
}
