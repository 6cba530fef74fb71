/** Guard of the option tables: they have exactly what the "Options" of each dossier say. */
import { describe, expect, it, test } from 'vitest';
import type { OptionSpec } from '../src/games/contract/contract.ts';
import { must } from '../src/cards/must.ts';
import { defaultOf } from '../src/games/contract/options/values.ts';
import { games } from '../src/games/registry/engine/all.ts';
import type { OptionValue } from '../src/record/line.ts';
import { textOf } from './files.ts';

/** A row of the table in `rules.md`: `| key | values | default | changes | source |`. */
interface Row {
  readonly key: string;
  readonly values: readonly OptionValue[] | { readonly min: number; readonly max: number } | { readonly seat: string };
  readonly default: (seats: number) => OptionValue;
  readonly clauses: readonly string[]; // that it changes, without the game's letters and without parts: `P4`
}

/** A value as dossiers write it: `true`, `20`, `"left"`. @throws if it is not one */
function valueIn(text: string): OptionValue {
  const bare = text.replaceAll('`', '').trim();
  if (bare === 'true' || bare === 'false') return bare === 'true';
  if (/^-?\d+$/.test(bare)) return Number(bare);
  const [, word] = /^"?([\w-]+)"?$/.exec(bare) ?? [];
  if (word === undefined) throw new Error(`no value of an option: ${text}`);
  return word;
}

function valuesIn(text: string, before: readonly Row[]): Row['values'] {
  const [, min, max] = /^(\d+)–(\d+)(?:, 0 = \w+)?$/.exec(text) ?? [];
  if (min !== undefined && max !== undefined) return { min: Number(min), max: Number(max) };
  const [, least, times, key] = /^(\d+) … (\d+) × `(\w+)`$/.exec(text) ?? [];
  if (key !== undefined)
    return { min: Number(least), max: Number(times) * mostOf(before.find((row) => row.key === key)) };
  const [, word] = /^`"?(\w+)"?`, (?:or a seat )?0 … n−1$/.exec(text) ?? [];
  return word === undefined ? text.split(',').map(valueIn) : { seat: word };
}

/** The highest value of an option of numbers. */
function mostOf(row: Row | undefined): number {
  if (!row || 'seat' in row.values) throw new Error('this option has no numbers');
  return 'max' in row.values ? row.values.max : Math.max(...row.values.map(Number));
}

/** A default, which may depend on the number of seats: `2n for n ≤ 4, n for n ≥ 5`. */
function defaultIn(text: string): Row['default'] {
  if (!text.includes(' for n ')) {
    const value = valueIn(text);
    return () => value;
  }
  const parts = text.split(', ').map((part) => {
    const [, times, n, sign, bound] = /^(\d*)(n?) for n ([≤≥]) (\d+)$/.exec(part) ?? [];
    if (bound === undefined) throw new Error(`no default of an option: ${text}`);
    const value = (seats: number): number => Number(times === '' ? 1 : times) * (n === 'n' ? seats : 1);
    const holds = (seats: number): boolean => (sign === '≤' ? seats <= Number(bound) : seats >= Number(bound));
    return { holds, value };
  });
  return (seats) =>
    must(
      parts.find(({ holds }) => holds(seats)),
      `default at ${String(seats)} seats`,
    ).value(seats);
}

const clausesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\w-])(?:[A-Z]{2,3}-)?([A-Z]\d+)(?!\w)/g), ([, clause = '']) => clause);

function rowsOf(dossier: string): Row[] {
  const section = dossier.split(/^## /m).find((text) => text.startsWith('Options\n')) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const rows: Row[] = [];
  for (const line of lines.slice(2)) {
    const [, key = '', values = '', usual = '', changes = ''] = line.split('|').map((cell) => cell.trim());
    rows.push({
      key: key.replaceAll('`', ''),
      values: valuesIn(values, rows),
      default: defaultIn(usual),
      clauses: clausesIn(changes),
    });
  }
  return rows;
}

function valuesOf(spec: OptionSpec): Row['values'] {
  if ('values' in spec) return spec.values;
  return 'seat' in spec ? { seat: spec.seat } : { min: spec.min, max: spec.max };
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, { options }) => {
  const rows = rowsOf(textOf(`src/games/${id}/rules.md`));

  it('has the options of its rules.md, in their order', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(options.specs.map((spec) => spec.key)).toEqual(rows.map((row) => row.key));
  });

  it.each(options.specs.map((spec) => [spec.key, spec] as const))(
    '%s has its values, default and clause',
    (key, spec) => {
      const row = rows.find((one) => one.key === key);
      expect(valuesOf(spec)).toEqual(row?.values);
      for (let seats = options.seats.min; seats <= options.seats.max; seats += 1)
        expect(defaultOf(spec, seats)).toEqual(row?.default(seats));
      // A row without a clause says in words what it changes.
      if (row?.clauses.length !== 0) expect(row?.clauses).toContain(spec.clause.replace(/^[A-Z]{2}-/, ''));
    },
  );
});

describe('reading a row', () => {
  /** The row as read, with the default for 4 and for 6 seats. */
  const read = (row: string): unknown[] =>
    rowsOf(`## Options\n| key | values |\n|---|---|\n${row}\n\n## Ties\n| x | 1 |\n`).map((one) => ({
      ...one,
      default: [one.default(4), one.default(6)],
    }));

  test.each<[string, string, unknown]>([
    [
      'yes or no',
      '| `a` | true, false | true | when void (XX-P4.3, XX-E2) | ours |',
      { key: 'a', values: [true, false], default: [true, true], clauses: ['P4', 'E2'] },
    ],
    [
      'words',
      '| `a` | `"left"`, `"dealer"` | `"left"` | S7 | ours |',
      { key: 'a', values: ['left', 'dealer'], default: ['left', 'left'], clauses: ['S7'] },
    ],
    ['numbers', '| `a` | 4, 5 | 4 | S7 | ours |', { key: 'a', values: [4, 5], default: [4, 4], clauses: ['S7'] }],
    [
      'a range',
      '| `a` | 0–500, 0 = off | 0 | S7: not E400x | ours |',
      { key: 'a', values: { min: 0, max: 500 }, default: [0, 0], clauses: ['S7'] },
    ],
    [
      'a seat',
      '| `a` | `"random"`, 0 … n−1 | `"random"` | S4 | ours |',
      { key: 'a', values: { seat: 'random' }, default: ['random', 'random'], clauses: ['S4'] },
    ],
    [
      'a word or a seat',
      '| `a` | `draw`, or a seat 0 … n−1 | `draw` | S4 | ours |',
      { key: 'a', values: { seat: 'draw' }, default: ['draw', 'draw'], clauses: ['S4'] },
    ],
    [
      'a default that depends on the seats',
      '| `a` | 1–24 | 2n for n ≤ 4, n for n ≥ 5 | E4 | ours |',
      { key: 'a', values: { min: 1, max: 24 }, default: [8, 6], clauses: ['E4'] },
    ],
  ])('%s', (_name, text, row) => {
    expect(read(text)).toEqual([row]);
  });

  it('accepts nothing else', () => {
    expect(() => read('| `a` | 4 or so | 4 | S7 | ours |')).toThrow('4 or so');
  });
});
