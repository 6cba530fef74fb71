/** Golden records: every game has some, and each replays byte for byte and shows what it is meant to show. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../src/bots/levels.ts';
import { recordWithTable } from '../src/cli/record-with-table.ts';
import { verifyText } from '../src/match/verify.ts';
import { replay, resume } from '../src/match/replay.ts';
import { parseRecord } from '../src/record/parse.ts';
import { printRecord } from '../src/record/print.ts';
import { reshuffle } from '../src/record/reshuffle.ts';
import { games } from './games.ts';

/** The parts of an entry in `index.json` that are checked here. */
interface RecordRequest {
  readonly deals?: number; // the record stops after so many
  readonly shows: readonly string[];
}

const MOST_BYTES = 500_000; // of all records of a game

const folderOf = (id: string): string => join(process.cwd(), 'src', 'games', id, 'records');
const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .sort();

it.each(games.map((game) => game.id))('%s has exactly the golden records that its index lists', (id) => {
  expect(existsSync(join(folderOf(id), 'index.json'))).toBe(true);
  expect(namesIn(folderOf(id)).length).toBeGreaterThan(0);
  expect(namesIn(folderOf(id))).toEqual(Object.keys(indexOf(id)).sort());
});

it.each(games.map((game) => game.id))('%s has small records', (id) => {
  const texts = namesIn(folderOf(id)).map((name) => readFileSync(join(folderOf(id), `${name}.jsonl`), 'utf8'));
  expect(texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(MOST_BYTES);
});

const records = games.flatMap(({ id }) => namesIn(folderOf(id)).map((name) => [id, name] as const));

describe.each(records)('%s: %s', (id, name) => {
  const text = readFileSync(join(folderOf(id), `${name}.jsonl`), 'utf8');

  it.each([
    ['replays', replay],
    ['resumes from its seed', resume],
  ] as const)('%s, byte for byte', (_how, again) => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.detail);
    const played = again(parsed.value);
    if (!played.ok) throw new Error(`line ${String(played.at)}: ${played.detail}`);
    expect(played.value.phase).toBe(indexOf(id)[name]?.deals === undefined ? 'over' : 'between');
    expect(printRecord(played.value.lines)).toBe(text);
  });

  it('has the decks of its seed', () => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.detail);
    expect(reshuffle(parsed.value.map(({ line }) => line)).wrongAt).toBeUndefined();
  });

  // If a bot chooses differently now, it needs a new version, and after the first release the old one must stay.
  it('was played by the bots that it names', () => {
    const finished = indexOf(id)[name]?.deals === undefined;
    expect(verifyText(text, botNamed)).toMatchObject(finished ? { ok: true } : { ok: false, why: 'unfinished' });
  });

  it('shows what its index says', () => {
    const shows = indexOf(id)[name]?.shows ?? [];
    expect(shows.length).toBeGreaterThan(0);
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.detail);
    const shown = recordWithTable(parsed.value.map(({ line }) => line));
    for (const pattern of shows) expect(shown).toMatch(new RegExp(pattern, 's'));
  });
});

function indexOf(id: string): Record<string, RecordRequest> {
  return JSON.parse(readFileSync(join(folderOf(id), 'index.json'), 'utf8')) as Record<string, RecordRequest>;
}
