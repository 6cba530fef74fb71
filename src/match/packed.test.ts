/** Packing whole records: what comes out is what went in, and of what is no packed record one word says so. */
import { describe, expect, it, test } from 'vitest';
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import { FastChance, SeededChance, hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { seal } from '../codec/packing.ts';
import { games } from '../games/registry/engine/all.ts';
import { titles } from '../games/registry/page/titles.ts';
import type { Line } from '../record/line.ts';
import { type NumberedLine, parseRecord } from '../record/parse.ts';
import { printRecord } from '../record/print.ts';
import { type TestTable, drawnTables, matchAt, playOn, usualTables } from '../../tests/tables.ts';
import { Match } from './match.ts';
import { Orders, RecordedChance } from './orders.ts';
import { pack, packedGame, unpack } from './packed.ts';

const MOST_ACTS = 400; // of a game in these tests: it is then packed as one that is still running
const PROMISED = `${'0123456789abcdef'.repeat(2)}.${'fedcba9876543210'.repeat(2)}`;

function numbered(lines: readonly Line[]): readonly NumberedLine[] {
  const parsed = parseRecord(printRecord(lines));
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
}

function packed(lines: readonly Line[]): string {
  const done = pack(numbered(lines));
  if (!done.ok) throw new Error(`${done.why}: ${done.detail}`);
  return done.value;
}

function unpacked(text: string): string {
  const done = unpack(text);
  if (!done.ok) throw new Error(`${done.why}: ${done.detail}`);
  return printRecord(done.value.lines);
}

/** A game at this table, of which so many acts were made by chance. */
function played(table: TestTable, seed: string, most = MOST_ACTS): Match {
  const match = matchAt(table, seed);
  playOn(match, new FastChance(hashText(seed + table.name)), most);
  return match;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const usual = must(usualTables(game)[0], 'a table');

  it.each(
    [...usualTables(game), ...drawnTables(game, 6, hashText(id))].map((table, i) => [table.name, table, i] as const),
  )('comes out byte for byte: %s', (name, table, i) => {
    const seed = [`${PROMISED}.${name}`, PROMISED, `${id} ${name}`, '種 \uD800 "\\'][i % 4] ?? '';
    const { lines } = played(table, seed);
    const text = packed(lines);
    expect(packedGame(text)).toBe(id);
    expect(unpacked(text)).toBe(printRecord(lines));
  });

  it('also where it stopped at once, before the first deal, or at a choice', () => {
    const match = matchAt(usual, 'begun');
    expect(unpacked(packed(match.lines))).toBe(printRecord(match.lines));
    for (const most of [0, 1, 2]) {
      const { lines } = played(usual, 'begun', most);
      expect(unpacked(packed(lines))).toBe(printRecord(lines));
    }
  });

  it('also with decks and a dealer that are not those of its seed', () => {
    const other = played(usual, 'other');
    const orders = Orders.of(other.lines, other.rules.pack);
    const match = new Match({ ...other.setup, seed: 'seed' }, new RecordedChance(orders, new SeededChance('seed')));
    playOn(match, new FastChance(hashText(`other${usual.name}`)), MOST_ACTS);
    expect(match.lines.slice(1)).toEqual(other.lines.slice(1));
    expect(unpacked(packed(match.lines))).toBe(printRecord(match.lines));
  });
});

const front = must(
  games.find(({ id }) => id === titles[0]?.id),
  'the front page’s game',
);
const table = must(usualTables(front)[0], 'a table');
const whole = played(table, PROMISED);
const text = packed(whole.lines);
const body = must(parseBase64Url(text), 'bytes').subarray(4);

test('a record that stops between two choices is not packed', () => {
  const lines = numbered(whole.lines).slice(0, -1);
  expect(pack(lines)).toMatchObject({ ok: false, why: 'unfinished' });
});

test('a record that does not play back is not packed', () => {
  const lines = numbered(whole.lines).map((one) => ({ ...one, text: one.text.replace('"seat":1', '"seat":0') }));
  expect(pack(lines)).toMatchObject({ ok: false, why: 'differs' });
});

test('names that are too long for a packed record are not cut off: it is not packed', () => {
  const { game, options, seats, seed } = whole.setup;
  const match = new Match({ game, options, seats, seed, players: Array.from({ length: seats }, () => 'n'.repeat(99)) });
  expect(pack(numbered(match.lines))).toMatchObject({ ok: false, why: 'too-long' });
});

test.each([
  ['nothing', '', 'damaged'],
  ['a letter that none has', `${text.slice(0, 9)}*${text.slice(10)}`, 'damaged'],
  ['cut off', text.slice(0, -4), 'damaged'],
  ['one letter changed', `${text.slice(0, 20)}${text.charAt(20) === 'A' ? 'B' : 'A'}${text.slice(21)}`, 'damaged'],
  ['something behind it', `${text}AAAA`, 'damaged'],
  ['a newer version', printBase64Url(seal(2, body)), 'newer'],
  ['a game that is not here', printBase64Url(seal(1, Uint8Array.of(1, 2, 3, 4))), 'unknown-game'],
  ['huge', 'A'.repeat(1_000_000), 'too-long'],
])('%s: one word says so', (_, broken, why) => {
  expect(unpack(broken)).toMatchObject({ ok: false, why });
});

test('ten thousand texts, mutated, cut, random and huge: never an exception, and what comes out plays', () => {
  const chance = new FastChance(20);
  const letter = (): string => printBase64Url(Uint8Array.of(chance.below(64) << 2)).charAt(0);
  const some = (length: number): string => Array.from({ length }, letter).join('');
  const mutated = (): string => {
    const at = chance.below(text.length);
    return text.slice(0, at) + some(1 + chance.below(3)) + text.slice(at + chance.below(4));
  };
  const kinds = [
    mutated,
    () => text.slice(0, chance.below(text.length)),
    () => some(chance.below(300)),
    () => some(5000),
  ];
  for (let i = 0; i < 10_000; i += 1) {
    const result = unpack(must(kinds[i % 64 === 0 ? 3 : chance.below(3)], 'a kind')());
    if (result.ok) expect(printRecord(result.value.lines)).toBe(printRecord(whole.lines));
    else expect(['damaged', 'newer', 'too-long']).toContain(result.why);
  }
});

test('with a sum that fits, of any game: it ends, and what comes out is a record', () => {
  const chance = new FastChance(21);
  for (let i = 0; i < 150; i += 1) {
    const game = must(games[i % games.length], 'a game');
    const sealed = must(
      parseBase64Url(packed(matchAt(must(usualTables(game)[0], 'a table'), PROMISED).lines)),
      'bytes',
    );
    const bytes = Uint8Array.from([...sealed.subarray(4), ...Array.from({ length: 60 }, () => chance.below(256))]);
    for (let k = 0; k < 3; k += 1) bytes[12 + chance.below(bytes.length - 12)] = chance.below(256);
    const result = unpack(printBase64Url(seal(1, bytes)));
    if (!result.ok) expect(['damaged', 'too-long', 'bad-setup', 'unknown-game']).toContain(result.why);
    else if (result.value.lines.length < 400)
      expect(unpacked(packed(result.value.lines))).toBe(printRecord(result.value.lines));
  }
});
