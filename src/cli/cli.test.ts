import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { must } from '../cards/must.ts';
import { titles } from '../games/registry/page/titles.ts';
import { games } from '../games/registry/engine/all.ts';
import { LEVEL_NAMES } from '../record/holder.ts';
import { parseRecord } from '../record/parse.ts';
import { printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import { UsageError, readArguments, wholeOf } from './arguments.ts';
import { bench } from './bench.ts';
import { meanOf, wilson } from './interval.ts';
import { ladder } from './ladder.ts';
import { linesIn } from './lines-in-file.ts';
import { records } from './records.ts';
import { replayCommand } from './replay.ts';
import { requestedLevels, sim } from './sim.ts';
import { sweep } from './sweep.ts';
import { verifyCommand } from './verify.ts';

const game = must(
  games.find(({ id }) => id === titles[0]?.id),
  'the front page’s game',
);
const folder = mkdtempSync(join(tmpdir(), 'cli-'));
const fileOf = (name: string): string => join(folder, name);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What the commands print. Only the output is replaced, not the engine. */
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  const listen = (text: unknown): boolean => said.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(listen);
  vi.spyOn(process.stderr, 'write').mockImplementation(listen);
});

/** The records that `sim` writes, as text. */
function simulated(...texts: string[]): string {
  const out = fileOf('out.jsonl');
  expect(sim(['--game', game.id, '--out', out, ...texts])).toBe(0);
  return readFileSync(out, 'utf8');
}

const gamesOf = (text: string): string[] => text.split(/^(?=\{"type":"game",)/m);

describe('arguments', () => {
  it('are words, keys with values and flags', () => {
    const given = readArguments(['a', '--k', '1', '--k=2', '--f', 'b'], { keys: ['k'], flags: ['f'] });
    expect([given.words, given.values.get('k'), given.values.get('f')]).toEqual([['a', 'b'], ['1', '2'], ['']]);
  });

  test.each([
    ['an unknown key', ['--nothing', '1']],
    ['a key without its value', ['--k']],
    ['a flag with a value', ['--f=1']],
  ])('%s is wrong use', (_name, texts) => {
    expect(() => readArguments(texts, { keys: ['k'], flags: ['f'] })).toThrow(UsageError);
  });

  test.each(['0', '8', '1.5', '-1', '1e1', '', 'x', '0x1'])('%j is no whole number from 1 to 7', (text) => {
    const given = readArguments(['--n', text], { keys: ['n'], flags: [] });
    expect(() => wholeOf(given, 'n', { default: 3, min: 1, max: 7 })).toThrow(UsageError);
  });
});

describe('wrong use of sim', () => {
  test.each([
    ['no game', []],
    ['an unknown game', ['--game', 'no-such-game']],
    ['too many seats', ['--game', game.id, '--seats', '99']],
    ['a number of games that is no number', ['--game', game.id, '--games', 'many']],
    ['an unknown option', ['--game', game.id, '--option', 'no-such-option=1']],
    ['an option without value', ['--game', game.id, '--option', 'x']],
    ['an unknown player', ['--game', game.id, '--players', 'genius']],
    ['too many players', ['--game', game.id, '--seats', '3', '--players', 'plain,plain']],
    ['a view of a seat that does not exist', ['--game', game.id, '--seats', '3', '--view', '3']],
    ['too many seats with random options', ['--game', game.id, '--random-options', '--seats', '99']],
    ['an unknown option, the others drawn', ['--game', game.id, '--random-options', '--option', 'no-such-option=1']],
    ['a dealer out of range, with random seats', ['--game', game.id, '--random-options', '--option', 'dealer=99']],
    [
      'a dealer out of range, with random options',
      ['--game', game.id, '--random-options', '--seats', '3', '--option', 'dealer=3'],
    ],
    ['players for random seats', ['--game', game.id, '--random-options', '--players', 'plain,plain']],
    ['a view of a seat that may not be drawn', ['--game', game.id, '--random-options', '--view', '2']],
    ['a plain word', ['--game', game.id, 'more']],
    ['a file that cannot be written', ['--game', game.id, '--out', join(folder, 'no', 'such', 'folder')]],
  ])('%s is one line', (_name, texts) => {
    let words = '';
    try {
      sim(texts);
    } catch (error) {
      if (error instanceof UsageError) words = error.message;
      else throw error;
    }
    expect(words).toMatch(/^[^\n]+$/);
  });

  test.each([
    ['an unknown player', ['--players', 'genius']],
    ['players for random seats', ['--random-options', '--players', 'random,random']],
    ['a view of a seat that does not exist', ['--view', '7']],
    ['a view of a seat that may not be drawn', ['--random-options', '--view', '2', '--games', '9']],
    ['an unknown option', ['--option', 'no-such-option=1']],
  ])('%s leaves the output file unchanged', (_name, texts) => {
    writeFileSync(fileOf('kept.jsonl'), 'kept');
    expect(() => sim(['--game', game.id, '--out', fileOf('kept.jsonl'), ...texts])).toThrow(UsageError);
    expect(readFileSync(fileOf('kept.jsonl'), 'utf8')).toBe('kept');
  });

  it('includes a full disk, or a folder as output file', () => {
    const full = existsSync('/dev/full') ? '/dev/full' : fileOf('.'); // not on every system
    const run = (): number => sim(['--game', game.id, '--out', full]);
    expect(run).toThrow(UsageError);
    expect(run).toThrow(/^cannot write to \S+: (ENOSPC|EISDIR)$/);
  });

  it('does not include players and a view for fixed seats with random options', () => {
    const text = simulated('--random-options', '--seats', '2', '--players', 'random,plain', '--view', '1');
    expect(text).toContain('"seats":2,');
  });
});

describe('levels', () => {
  it('one name stands for all seats, several name each seat', () => {
    expect(requestedLevels('plain', 3)).toEqual(['plain', 'plain', 'plain']);
    expect(requestedLevels('random,plain', 2)).toEqual(['random', 'plain']);
  });
});

describe('sim', () => {
  it('writes whole games, and one line of summary', () => {
    const text = simulated('--seats', '3', '--games', '4', '--seed', 's');
    expect(gamesOf(text)).toHaveLength(4);
    expect(text.endsWith('\n')).toBe(true);
    expect(said.filter((line) => line !== '')).toHaveLength(1);
    expect(said[0]).toMatch(/^4 games, \d+ lines; won: [^\n]+\n$/);
  });

  test.each([
    ['plain players', ['--seats', '3', '--players', 'plain']],
    ['random players', ['--seats', '2', '--players', 'random']],
    ['random options', ['--random-options', '--players', 'random']],
  ])('with %s writes the same records for the same seed', (_name, texts) => {
    const args = [...texts, '--games', '3', '--seed', 'same'];
    expect(simulated(...args)).toBe(simulated(...args));
  });

  test.each([
    ['plain players', ['--seats', '3']],
    ['random players', ['--seats', '3', '--players', 'random']],
  ])('with %s plays game k with the seed S/k', (_name, texts) => {
    const all = gamesOf(simulated(...texts, '--games', '3', '--seed', 'S'));
    expect(all.map((one) => /"seed":"([^"]*)"/.exec(one)?.[1])).toEqual(['S/1', 'S/2', 'S/3']);
    expect(new Set(all.map((one) => one.split('\n')[1])).size).toBe(3);
    expect(gamesOf(simulated(...texts, '--games', '5', '--seed', 'S')).slice(0, 3)).toEqual(all);
  });

  it('takes options and players', () => {
    const spec = must(
      game.options.specs.find((one) => 'values' in one),
      'an option with values',
    );
    const other =
      'values' in spec
        ? must(
            spec.values.find((value) => value !== spec.default),
            'another value',
          )
        : '';
    const text = simulated(
      '--seats',
      '3',
      '--option',
      `${spec.key}=${String(other)}`,
      '--players',
      'plain,random,plain',
    );
    expect(text.split('\n')[0]).toContain(`"${spec.key}":${JSON.stringify(other)}`);
    expect(text.split('\n')[0]).toMatch(/"players":\["plain\/\d+","random\/\d+","plain\/\d+"\]\}$/);
  });

  it('draws seats and options that may be played', () => {
    const text = simulated('--random-options', '--games', '12', '--players', 'random', '--seed', 'draw');
    const seats = gamesOf(text).map((one) => /"seats":(\d+)/.exec(one)?.[1]);
    expect(new Set(seats).size).toBeGreaterThan(2);
  });

  it('keeps the seats and options that are given and draws the others', () => {
    const args = ['--random-options', '--games', '12', '--players', 'random', '--seed', 'kept'];
    const all = gamesOf(simulated(...args, '--seats', '3', '--option', 'dealer=2')).map((one) => one.split('\n')[0]);
    expect(all.filter((one) => one?.includes('"seats":3,') && one.includes('"dealer":2'))).toHaveLength(12);
    expect(new Set(all.map((one) => /"options":\{.*?\}/.exec(one ?? '')?.[0])).size).toBeGreaterThan(6);
  });

  it('shows the records as a seat sees them', () => {
    const args = ['--seats', '3', '--games', '2', '--seed', 'view', '--players', 'random'];
    const views = gamesOf(simulated(...args)).map((one) => {
      const full = parseRecord(one);
      if (!full.ok) throw new Error(full.detail);
      const lines = full.value.map(({ line }) => line);
      return printRecord(redact(lines, 1, game.secrecy));
    });
    expect(simulated(...args, '--view', '1')).toBe(views.join(''));
  });
});

describe('replay', () => {
  const good = (): string => simulated('--seats', '3', '--games', '2', '--seed', 'replay', '--players', 'random');
  const replayed = (text: string): number => {
    writeFileSync(fileOf('in.jsonl'), text);
    said.length = 0;
    return replayCommand([fileOf('in.jsonl')]);
  };

  it('counts games and lines when all are the same', () => {
    const text = good();
    expect(replayed(text)).toBe(0);
    expect(said.join('')).toBe(`2 games, ${String(text.split('\n').length - 1)} lines: all the same\n`);
  });

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ['a file that stops early', (lines) => lines.slice(0, -2), /:\d+: unfinished: /],
    ['a changed line', (lines) => lines.with(5, (lines[5] ?? '').replace('"why":"', '"why":"x')), /:6: differs: /],
    ['a line that is no JSON', (lines) => lines.with(5, 'nonsense'), /:6: not-json: /],
    ['a line left out', (lines) => lines.toSpliced(4, 1), /:\d+: /],
    ['nothing', () => [], /:0: empty: /],
    ['an unknown game', (lines) => lines.with(0, (lines[0] ?? '').replace(game.id, 'no-such')), /:1: unknown-game: /],
    ['binary data', () => ['\u0000\uFFFF'], /:1: not-json: /],
    [
      'the first of two errors',
      (lines) => lines.with(5, (lines[5] ?? '').replace('"why":"', '"why":"x')).with(20, 'nonsense'),
      /:6: differs: /,
    ],
    ['an error in the second game', (lines) => [...lines, 'nonsense'], /:\d{3,}: not-json: /],
    [
      'the view of a seat',
      (lines) => lines.with(0, (lines[0] ?? '').replace(/"seed":"[^"]*",/, '')),
      /:1: bad-setup: this is the view of a seat: only full records can be replayed$/m,
    ],
    [
      'a game with a line break in its name',
      (lines) => lines.with(0, (lines[0] ?? '').replace(game.id, String.raw`a\nb\u001b`)),
      /:1: unknown-game: /,
    ],
    [
      'a very long line',
      (lines) => lines.with(3, `{"type":"note","what":"${'x'.repeat(20_000_000)}"}`),
      /:4: not-a-line: /,
    ],
    [
      'a long line that differs',
      (lines) => lines.with(3, `{"type":"note","what":"${'x'.repeat(1_000_000)}"}`),
      /:4: differs: [^\n]{1,4000}…\n/,
    ],
  ])('%s is reported with its line, status 1', (_name, change, words) => {
    const lines = good().split('\n').slice(0, -1);
    expect(
      replayed(
        change(lines)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    ).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(words);
    expect(said[0]).toMatch(/^[^\n]*\n$/);
  });

  test.each([
    ['no file', []],
    ['a missing file', [fileOf('nothing.jsonl')]],
    ['a folder', [folder]],
  ])('%s is wrong use', (_name, files) => {
    expect(() => replayCommand(files)).toThrow(UsageError);
  });

  const bytesOf = (...parts: (string | number[])[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
  const note = (fill: number): string => `{"type":"note","what":"${'x'.repeat(fill)}`;
  const CHUNK = 1 << 20;

  test.each([
    ['a byte that is no UTF-8', bytesOf(note(3), [0xff], '"}\n'), 'not-json', 1],
    ['a letter in Latin 1', bytesOf(note(3), '"}\n', note(0), [0xe9], '"}\n'), 'not-json', 2],
    ['half a letter at the end', bytesOf(note(3), [0xe2, 0x82]), 'not-json', 1],
    ['half a letter before a break', bytesOf(note(3), [0xe2, 0x82], '\n'), 'not-json', 1],
    ['half a letter at the end of a chunk', bytesOf(note(CHUNK - 25), [0xe2, 0x82], '"}\n'), 'not-json', 1],
    ['half a pair of surrogates', bytesOf(note(3), [0xed, 0xa0, 0x80], '"}\n'), 'not-json', 1],
    ['a byte order mark', bytesOf('\uFEFF', note(3), '"}\n'), 'not-json', 1],
    ['CR LF', bytesOf(note(3), '"}\r\n'), 'not-a-line', 1],
    ['a long line that is no UTF-8', bytesOf('é'.repeat(5 * CHUNK)), 'not-a-line', 1],
  ])('does not read %s', (_name, bytes, why, at) => {
    writeFileSync(fileOf('bytes.jsonl'), bytes);
    expect([...linesIn(fileOf('bytes.jsonl'))].at(-1)).toMatchObject({ ok: false, why, at });
  });

  it('reads letters across the border of two chunks', () => {
    const text = `{"type":"note","what":"${'é'.repeat(700_000)}"}\n`;
    writeFileSync(fileOf('long.jsonl'), text);
    const [first] = [...linesIn(fileOf('long.jsonl'))];
    expect(first?.ok && first.value.text).toBe(text.slice(0, -1));
  });

  test.each([
    ['with a line break at the end', '\n'],
    ['without a line break at the end', ''],
  ])('reads a last line %s', (_name, end) => {
    writeFileSync(fileOf('end.jsonl'), `{"type":"note","what":"a"}\n{"type":"note","what":"b"}${end}`);
    const lines = [...linesIn(fileOf('end.jsonl'))];
    expect(lines.map((line) => line.ok && line.value.at)).toEqual([1, 2]);
  });
});

describe('verify', () => {
  const made = (...players: string[]): string =>
    simulated('--seats', '3', '--games', '2', '--seed', 'verify', '--players', players.join());
  const verified = (...texts: string[]): number => {
    texts.forEach((text, i) => writeFileSync(fileOf(`verify-${String(i)}.jsonl`), text));
    said.length = 0;
    return verifyCommand(texts.map((_, i) => fileOf(`verify-${String(i)}.jsonl`)));
  };
  const actsIn = (text: string): number => text.split('\n').filter((line) => line.startsWith('{"type":"act"')).length;

  it('counts the repeated choices by player', () => {
    const text = made('plain');
    expect(verified(text)).toBe(0);
    expect(said.join('')).toMatch(
      new RegExp(
        `^2 games, ${String(actsIn(text))} choices of bots made again \\(plain/\\d+ \\d+\\): all the same\\n$`,
      ),
    );
  });

  it('takes several files, and also verifies games of random players only', () => {
    expect(verified(made('random'), made('random', 'plain', 'random'))).toBe(0);
    expect(said.join('')).toMatch(
      /^4 games, \d+ choices of bots made again \(plain\/\d+ \d+, random\/\d+ \d+, random\/all \d+\): all the same\n$/,
    );
  });

  it('has nothing to count when only people played', () => {
    expect(verified(made('plain').replace(/"players":\[.*?\]/g, '"players":["human","human","human"]'))).toBe(0);
    expect(said.join('')).toBe('2 games, in which no bot chose anything: all the same\n');
  });

  test.each<[string, (text: string) => string, RegExp]>([
    [
      'another bot than the one that played',
      (text) => text.replaceAll('plain/', 'random/'),
      /:\d+: other-choice: seat \d/,
    ],
    ['an unknown version', (text) => text.replace(/"plain\/\d+"/, '"plain/99"'), /:1: unknown-bot: seat 0 /],
    ['a game that is not over', (text) => text.split('\n').slice(0, -2).join('\n'), /:\d+: unfinished: /],
    ['the view of a seat', (text) => text.replace(/"seed":"[^"]*",/, ''), /:1: bad-setup: this is the view of a seat/],
    ['nonsense', () => 'nonsense', /:1: not-json: /],
    ['nothing', () => '', /:0: empty: /],
  ])('%s is reported with its line, status 1', (_name, change, words) => {
    expect(verified(change(made('plain')))).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(words);
    expect(said[0]).toMatch(/^[^\n]*\n$/);
  });

  it('reports the line number in the file, not in the game', () => {
    const text = made('plain');
    const first = gamesOf(text)[0] ?? '';
    const at = first.split('\n').length;
    expect(
      verified(
        first +
          gamesOf(text)
            .slice(1)
            .join('')
            .replace(/"plain\/\d+"/, '"plain/99"'),
      ),
    ).toBe(1);
    expect(said[0]).toContain(`:${String(at)}: unknown-bot: `);
  });

  it('generates games of all kinds', () => {
    said.length = 0;
    expect(verifyCommand(['--games', String(games.length), '--seed', 'cli'])).toBe(0);
    expect(said.join('')).toMatch(new RegExp(`^${String(games.length)} games, \\d+ choices .*: all the same\\n$`));
  });

  test.each([
    ['no file', []],
    ['a missing file', [fileOf('nothing.jsonl')]],
    ['a file, and a number of games to generate', [fileOf('x.jsonl'), '--games', '3']],
    ['a seed without a number of games', ['--seed', 'x']],
    ['a number of games that is no number', ['--games', 'many']],
  ])('%s is wrong use', (_name, texts) => {
    expect(() => verifyCommand(texts)).toThrow(UsageError);
  });
});

describe('ladder', () => {
  it('plays every deal with the levels in every seat', () => {
    const args = ['--game', game.id, '--seats', '2', '--games', '3', '--levels', 'random,plain'];
    expect(ladder(args)).toBe(0);
    expect(said[0]).toMatch(/^3 deals, each played 2 times: 6 games\n/);
    expect(said.join('')).toMatch(/^random: won .*\nplain: won .*\nrandom over plain: .*\ndrawn: /m);
  });

  it('takes a level with another number of iterations, and the player that sees all hands', () => {
    const args = ['--game', game.id, '--seats', '2', '--games', '2', '--deals', '1'];
    expect(ladder([...args, '--levels', 'thinker@8,all-seeing@8', '--json'])).toBe(0);
    expect(JSON.parse(said[0] ?? '')).toMatchObject({
      games: 4,
      levels: [{ name: 'thinker@8' }, { name: 'all-seeing@8' }],
      leads: [{ over: 'all-seeing@8' }],
    });
  });

  test.each([
    ['no levels', []],
    ['an unknown level', ['--levels', 'genius']],
    ['iterations that are no number', ['--levels', 'thinker@many,plain']],
    ['iterations for a level that does not search', ['--levels', 'plain@100,plain']],
    ['a plain word', ['--levels', 'plain', 'more']],
    ['more levels than seats', ['--seats', '2', '--levels', 'plain,random,plain']],
  ])('%s is wrong use', (_name, texts) => {
    expect(() => ladder(['--game', game.id, ...texts])).toThrow(UsageError);
  });

  test.each([
    ['none of none', 0, 0, 0, 1],
    ['half of a hundred', 50, 100, 0.404, 0.596],
    ['none of ten', 0, 10, 0, 0.278],
    ['all of ten', 10, 10, 0.722, 1],
  ])('the interval of %s', (_name, wins, of, low, high) => {
    expect(wilson(wins, of).low).toBeCloseTo(low, 3);
    expect(wilson(wins, of).high).toBeCloseTo(high, 3);
  });
});

it('the interval of a mean follows Student’s t', () => {
  // Table of Student's t: 2.776 for 4 degrees of freedom; the deviation of 1 … 5 is √2.5.
  const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
  expect([mean, high - mean, mean - low].map((n) => n.toFixed(1))).toEqual(['3.0', '2.0', '2.0']);
});

it('bench --choices prints a digest of what each level chooses, the same each time', () => {
  const digests = (questions: string): string[] => {
    said.length = 0;
    expect(bench(['--game', game.id, '--choices', '--questions', questions])).toBe(0);
    return said.map((line) => line.trimEnd());
  };
  const few = digests('8');
  expect(few.map((line) => line.replace(/ [0-9a-f]{24}$/, ''))).toEqual(
    [...LEVEL_NAMES, 'evaluations'].map((name) => `${game.id}, ${name}:`),
  );
  expect(digests('8')).toEqual(few);
  for (const [i, line] of digests('9').entries()) if (LEVEL_NAMES[i] === 'plain') expect(line).not.toBe(few[i]);
});

it('sweep compares how much a level doubts its search, on the same decks', () => {
  const doubts = 'usual,2/0.02,0/0,usual@20';
  expect(sweep(['--game', game.id, '--games', '2', '--level', 'thinker', '--doubts', doubts])).toBe(0);
  expect(said.map((line) => line.split(':')[0])).toEqual(
    ['usual', '2/0.02', '0/0', 'usual@20'].map((text) => `thinker ${text}`),
  );
  for (const line of said) expect(line).toMatch(/won \d+\.\d % \[.*, drawn \d+\.\d %, .* over the first [+-]\d/);
  expect(said[0]).toContain('over the first +0.00 [+0.00, +0.00]');
});

it('a variant of sweep with the level’s own doubt plays as the level does', () => {
  const table = ['--game', game.id, '--seats', '2', '--games', '4', '--seed', 'same'];
  expect(sweep([...table, '--level', 'thinker', '--doubts', 'usual@20,2/0.06@20'])).toBe(0);
  const [usual, given] = said;
  expect(given).toContain('over the first +0.00 [+0.00, +0.00]');
  expect(ladder([...table, '--deals', '1', '--levels', 'thinker@20,plain'])).toBe(0);
  const won = /won \d.*?\]/;
  expect(won.exec(said[2] ?? '')?.[0]).toBe(won.exec(usual ?? '')?.[0]);
  expect(usual).toMatch(won);
});

it('sweep tells the same as JSON', () => {
  const table = ['--game', game.id, '--seats', '2', '--games', '2', '--level', 'thinker', '--doubts', 'usual@1,0/0@1'];
  expect(sweep([...table, '--json'])).toBe(0);
  const { cuts, variants } = JSON.parse(said[0] ?? '') as { cuts: number; variants: { name: string; drawn: number }[] };
  expect([cuts, ...variants.map(({ name }) => name)]).toEqual([2, 'thinker usual@1', 'thinker 0/0@1']);
  expect(sweep(table)).toBe(0);
  for (const [i, { drawn }] of variants.entries()) expect(said[i + 1]).toContain(`drawn ${(100 * drawn).toFixed(1)} %`);
});

it('sweep tells in a long run how far it is', () => {
  const table = ['--game', game.id, '--seats', '2', '--games', '40', '--level', 'thinker'];
  expect(sweep([...table, '--doubts', 'usual@1'])).toBe(0);
  expect(said.length).toBe(20); // the last one is the result
  expect(said[0]).toContain(`${game.id}, 2 seats, 2 cuts so far\nthinker usual@1: won `);
});

describe('wrong use of', () => {
  test.each([
    ['bench: a plain word', () => bench(['more', '--seconds', '0.001'])],
    ['bench: an unknown game', () => bench(['--game', 'no-such-game'])],
    ['bench: no time', () => bench(['--seconds', '0'])],
    ['sweep: a level that does not search', () => sweep(['--game', game.id, '--level', 'plain'])],
    ['sweep: no doubt', () => sweep(['--game', game.id, '--doubts', '1/x'])],
    ['sweep: no iterations', () => sweep(['--game', game.id, '--doubts', 'usual@0'])],
    ['records: an unknown name', () => records(['no-such-record'])],
    ['records: a name that every object has', () => records(['constructor'])],
  ])('%s', (_name, run) => {
    expect(run).toThrow(UsageError);
    expect(said).toEqual([]);
  });
});
