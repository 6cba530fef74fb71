/** The page of the ladder shows exactly what was played. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLUMNS, type Row, printLadder } from '../src/tools/ladder/table.mjs';

const rows = readdirSync('src/games', { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && readdirSync(`src/games/${folder.name}`).includes('ladder.json'))
  .flatMap(({ name }) =>
    Object.values(JSON.parse(readFileSync(`src/games/${name}/ladder.json`, 'utf8')) as Record<string, Row>),
  );
const table = readFileSync('src/bots/ladder.md', 'utf8');

test('every contest that was played is in the table', () => {
  expect(rows.length).toBeGreaterThan(13 * COLUMNS.length - 1);
  const rungs = table.split('\n').filter((line) => line.startsWith('|'));
  expect(rungs.join().match(/[+−]\d+\.\d\d \[/g)?.length).toBe(rows.length);
  for (const { title, seats } of rows) expect(table).toContain(`| ${title}, ${String(seats)} seats |`);
});

test('the page is printed from what was played', () => {
  const lines = (text: string): string[] => text.split('\n').sort();
  expect(lines(table)).toEqual(lines(printLadder(rows)));
});
