/** The pages of the ladder and of what was tried show exactly what was played. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games, titleOf } from '../src/tools/ladder/playing.mjs';
import { COLUMNS, type Row, printLadder } from '../src/tools/ladder/table.mjs';
import { AGAIN, FIRST, type Tried, bestOf, printTried } from '../src/tools/ladder/tried-table.mjs';

/** What all games keep in a file of this name. */
const kept = <One>(file: string): One[] =>
  readdirSync('src/games', { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && readdirSync(`src/games/${folder.name}`).includes(file))
    .flatMap(({ name }) =>
      Object.values(JSON.parse(readFileSync(`src/games/${name}/${file}`, 'utf8')) as Record<string, One>),
    );

const rows = kept<Row>('ladder.json');
const table = readFileSync('src/bots/ladder.md', 'utf8');

test('every contest that was played is in the table', () => {
  expect(rows.length).toBeGreaterThan(13 * COLUMNS.length - 1);
  const rungs = table.split('\n').filter((line) => line.startsWith('|'));
  expect(rungs.join().match(/[+−]\d+\.\d\d \[/g)?.length).toBe(rows.length);
  for (const { title, seats } of rows) expect(table).toContain(`| ${title}, ${String(seats)} seats |`);
});

test('a contest has the title of its game, as the shelf says it', () => {
  expect(games.map(titleOf).sort()).toEqual([...new Set(rows.map(({ title }) => title))].sort());
});

test('the page is printed from what was played', () => {
  const lines = (text: string): string[] => text.split('\n').sort();
  expect(lines(table)).toEqual(lines(printLadder(rows)));
});

test('the page of what was tried is printed from what was played', () => {
  const lines = (text: string): string[] => text.split('\n').sort();
  const page = readFileSync('src/bots/tried.md', 'utf8');
  expect(lines(page)).toEqual(lines(printTried(kept<Tried>('tried.json'))));
});

const lead = (mean: number, spread: number): Tried['variants'][number]['overFirst'] => ({
  mean,
  low: mean - spread,
  high: mean + spread,
});

/** A contest in which the variants lead the first one so much, ± 1. */
const tried = (seed: string, leads: Readonly<Record<string, number>>): Tried => ({
  title: 'Some Game',
  seats: 4,
  level: 'master',
  seed,
  date: '2026-11-27',
  cuts: 100,
  variants: Object.entries(leads).map(([name, mean]) => ({
    name: `master ${name}`,
    won: { share: 0.25, low: 0.2, high: 0.3 },
    drawn: 0.1,
    overPlain: lead(1, 1),
    overFirst: lead(mean, 1),
  })),
});

test('the best variant is the one that leads the usual one most, if one does', () => {
  const best = (leads: Readonly<Record<string, number>>): string | undefined =>
    bestOf(tried(FIRST, leads).variants).best?.name;
  expect(best({ usual: 0, '1/0': 0.5, '0/0': 2, '1/0.02': 1 })).toBe('master 0/0');
  expect(best({ usual: 0, '1/0': -0.5, '0/0': 0 })).toBeUndefined();
});

test('a variant wins only if it leads on other cuts as well', () => {
  const first = tried(FIRST, { usual: 0, '0/0': 3 });
  const verdict = (...again: readonly Tried[]): string | undefined =>
    /: \*\*([a-z ]+)\*\* \|/.exec(printTried([first, ...again]))?.[1];
  expect(verdict()).toBeUndefined();
  expect(verdict(tried(AGAIN, { usual: 0, '0/0': 0.9 }))).toBe('not clear');
  expect(verdict(tried(AGAIN, { usual: 0, '0/0': 1.1 }))).toBe('wins');
});
