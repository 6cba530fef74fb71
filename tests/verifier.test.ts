/**
 * The second verifier, `public/verify/verify.js`, run in Node as a person would, with records of the engine and with changed
 * ones. The page's own check must agree.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { FastChance } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import { games } from '../src/games/registry/engine/all.ts';
import type { DealLine, GameLine, Line, ShuffleLine } from '../src/record/line.ts';
import { printRecord } from '../src/record/print.ts';
import { redact } from '../src/record/redact.ts';
import { reshuffle } from '../src/record/reshuffle.ts';
import { textOf } from './files.ts';
import { drawnTables, matchAt, playOn } from './tables.ts';

const VERIFIER = 'public/verify/verify.js';
const TABLES = 20; // random tables of each game
const folder = mkdtempSync(join(tmpdir(), 'verifier-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the verifier; `told` is its whole output. */
function verify(...given: readonly string[]): { status: number | null; told: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFIER, ...given], { encoding: 'utf8' });
  return { status, told: stdout + stderr };
}

function verifyText(text: string, ...noted: readonly string[]): ReturnType<typeof verify> {
  const file = join(folder, 'record.jsonl');
  writeFileSync(file, text);
  return verify(...noted, file);
}

/** A seed with a commitment, the same in every run. */
const promised = (name: string): string =>
  ['secret', 'salt'].map((part) => createHash('md5').update(`${part} of ${name}`).digest('hex')).join('.');

const WORDS = ['', '.my words', '.夏草や、兵どもが夢の跡', '.a.b 🂡'];

/** Whole random games at so many tables. */
const linesOf = (game: (typeof games)[number], tables: number): (readonly Line[])[] =>
  drawnTables(game, tables, 77).map((table, i) => {
    const match = matchAt(table, `${promised(`${game.id} ${String(i)}`)}${WORDS[i % WORDS.length] ?? ''}`);
    playOn(match, new FastChance(i + 1));
    return match.lines;
  });

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const all = linesOf(game, TABLES);

  it(`fits at ${String(TABLES)} tables`, () => {
    const files = all.map((lines, i) => {
      const file = join(folder, `${String(i)}.jsonl`);
      writeFileSync(file, printRecord(lines));
      return file;
    });
    const { status, told } = verify(...files);
    expect(told).not.toContain(': line ');
    expect(status).toBe(0);
    for (const [i, lines] of all.entries()) {
      const commitment = createHash('sha256')
        .update(promised(`${game.id} ${String(i)}`))
        .digest('hex');
      expect(told.split('\n')[i]).toContain(`Commitment: ${commitment}`);
      expect(reshuffle(lines)).toMatchObject({
        decks: lines.filter(({ type }) => type === 'deal').length,
        shuffles: lines.filter(({ type }) => type === 'shuffle').length,
        wrongAt: undefined,
      });
    }
  });

  it('does not fit another salt, and the page’s own check agrees', () => {
    const lines = must(all[0], 'a game');
    const [first] = lines as [GameLine, ...Line[]];
    const other = [{ ...first, seed: promised('another') }, ...lines.slice(1)];
    expect(verifyText(printRecord(other)).status).toBe(1);
    expect(reshuffle(other).wrongAt).toBeDefined();
  });
});

/** A game with all kinds of chance: a drawn first dealer, and a shuffle after the deal. */
function mostByChance(): readonly Line[] {
  for (const game of games)
    for (const lines of linesOf(game, 6)) {
      const [first] = lines;
      const isDrawn = first?.type === 'game' && first.options['dealer'] === 'random';
      if (isDrawn && lines.some(({ type }) => type === 'shuffle')) return lines;
    }
  throw new Error('no game shuffles after the deal');
}

const lines = mostByChance();
const text = printRecord(lines);
const at = (type: Line['type']): number => lines.findIndex((line) => line.type === type);
const first = lines[0] as GameLine;
const deal = lines[at('deal')] as DealLine;
const shuffle = lines[at('shuffle')] as ShuffleLine;
const seed = must(first.seed, 'a seed');
const commitment = createHash('sha256').update(seed.split('.', 2).join('.')).digest('hex');

/** The list with its first two cards swapped. */
const swapped = <T>([a, b, ...others]: readonly T[]): T[] => [must(b, 'a card'), must(a, 'a card'), ...others];
const withLine = (index: number, line: Line): string => printRecord(lines.with(index, line));
const lastDigit = (digits: string): string => (digits.endsWith('0') ? '1' : '0');

describe('a tampered record', () => {
  const salted = seed.replace(/(?<=^.{64})./, lastDigit(seed.slice(0, 65)));
  test.each([
    ['another deck', at('deal'), { ...deal, deck: deal.deck.toReversed() }],
    ['two cards swapped', at('deal'), { ...deal, deck: swapped(deal.deck) }],
    ['a card too few', at('deal'), { ...deal, deck: deal.deck.slice(1) }],
    ['a card twice', at('deal'), { ...deal, deck: deal.deck.with(0, must(deal.deck[1], 'a card')) }],
    ['another first dealer', at('deal'), { ...deal, dealer: (deal.dealer + 1) % first.seats }],
    ['another salt', at('game'), { ...first, seed: salted }],
    ['other words', at('game'), { ...first, seed: `${seed}x` }],
    ['another shuffle', at('shuffle'), { ...shuffle, cards: swapped(shuffle.cards) }],
    ['a shuffle of fewer cards', at('shuffle'), { ...shuffle, cards: shuffle.cards.slice(1) }],
  ] as [string, number, Line][])('%s is refused', (_name, index, line) => {
    const { status, told } = verifyText(withLine(index, line));
    expect(told).toMatch(/^\S+: line \d+: [^\n]+\.\n$/u);
    expect(status).toBe(1);
  });

  test.each([
    ['another deck', at('deal'), { ...deal, deck: swapped(deal.deck) }, at('deal') + 1],
    ['another first dealer', at('deal'), { ...deal, dealer: (deal.dealer + 1) % first.seats }, at('deal') + 1],
    ['another shuffle', at('shuffle'), { ...shuffle, cards: swapped(shuffle.cards) }, at('shuffle') + 1],
  ] as [string, number, Line, number][])('%s is found by the page too', (_name, index, line, wrongAt) => {
    expect(reshuffle(lines.with(index, line)).wrongAt).toBe(wrongAt);
  });
});

describe('a commitment that was noted', () => {
  test.each([
    ['all of it', commitment, 0],
    ['its beginning', commitment.slice(0, 16), 0],
    ['another', commitment.slice(0, -1) + lastDigit(commitment), 1],
  ])('%s', (_name, noted, status) => {
    expect(verifyText(text, noted).status).toBe(status);
  });

  it('belongs to no seed that was given by hand', () => {
    const table = must(drawnTables(must(games[0], 'a game'), 1, 5)[0], 'a table');
    const match = matchAt(table, 'by hand');
    playOn(match, new FastChance(1));
    const given = printRecord(match.lines);
    expect(verifyText(given)).toMatchObject({ status: 0, told: expect.stringContaining('given by hand') as string });
    expect(verifyText(given, commitment).status).toBe(1);
  });
});

describe('a file that is no valid record', () => {
  const view = printRecord(
    redact(
      lines,
      0,
      must(
        games.find(({ id }) => id === first.game),
        'the game',
      ).secrecy,
    ),
  );
  test.each([
    ['nothing', '', /line 1: this is not a line of a record/],
    ['another text', 'hello\n', /line 1: this is not a line of a record/],
    ['null', 'null\n', /line 1: this is not a line of a record/],
    [
      'a deck that is a number',
      '{"type":"game","seed":"x","options":{}}\n{"type":"deal","deck":7}\n',
      /line 2: this is no/,
    ],
    ['no game line', text.slice(text.indexOf('\n') + 1), /line 1: a record begins with its "game" line/],
    ['no deal', printRecord(lines.slice(0, 1)), /there is no deal/],
    ['the view of a seat', view, /line 1: this is what one seat saw/],
    ['a card that does not lie there', text.replace(/"from":"stock"/, '"from":"nowhere"'), /does not lie in nowhere/],
  ])('%s gets one sentence', (_name, given, sentence) => {
    const { status, told } = verifyText(given);
    expect(told).toMatch(sentence);
    expect(told.trimEnd()).not.toContain('\n');
    expect(status).toBe(1);
  });

  test.each([
    ['no file', []],
    ['a missing file', ['nowhere.jsonl']],
    ['a folder', ['src']],
  ])('%s gets one sentence', (_name, given) => {
    const { status, told } = verify(...given);
    expect(told.trimEnd()).not.toContain('\n');
    expect(told).not.toBe('');
    expect(status).toBe(1);
  });
});

test('it is one short file of plain JavaScript', () => {
  const code = textOf(VERIFIER);
  const rows = code.trimEnd().split('\n');
  expect(rows.length).toBeLessThanOrEqual(150);
  expect(rows.filter((row) => Array.from(row).length > 120)).toEqual([]);
  expect(code).not.toMatch(/\b(import|require|eval|Function|fetch)\b/);
});

test('it accepts a byte order mark and CR LF', () => {
  expect(verifyText(`\uFEFF${text.replaceAll('\n', '\r\n')}`).status).toBe(0);
});

test('it runs as a single file, outside of any package', () => {
  const file = join(folder, 'verify.js');
  const record = join(folder, 'own.jsonl');
  writeFileSync(file, textOf(VERIFIER));
  writeFileSync(record, text);
  expect(spawnSync(process.execPath, [file, record]).status).toBe(0);
});
