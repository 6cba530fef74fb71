/** Guard of the option tables: what menus, command line and records offer is what each dossier's "Options" says. */
import { describe, expect, it, test } from 'vitest';
import type { OptionSpec } from '../src/games/contract.ts';
import { games } from '../src/games/registry.ts';
import type { OptionValue } from '../src/record/line.ts';
import { textOf } from './files.ts';

/** A row of the table in `rules.md`: `| key | values | default | changes | source |`. */
interface Row {
  readonly key: string;
  readonly values: readonly OptionValue[] | { readonly min: number; readonly max: number } | 'seat';
  readonly default: OptionValue;
  readonly clauses: readonly string[]; // that it changes, without the game's letters and without parts: `P4`
}

/** One value as the dossier writes it: `true`, `20`, `"left"`. @throws if it is none */
function valueIn(text: string): OptionValue {
  const bare = text.replaceAll('`', '').trim();
  if (bare === 'true' || bare === 'false') return bare === 'true';
  if (/^-?\d+$/.test(bare)) return Number(bare);
  const [, word] = /^"?([\w-]+)"?$/.exec(bare) ?? [];
  if (word === undefined) throw new Error(`no value of an option: ${text}`);
  return word;
}

function valuesIn(text: string): Row['values'] {
  const [, min, max] = /^(\d+)–(\d+)(?:, 0 = \w+)?$/.exec(text) ?? [];
  if (min !== undefined && max !== undefined) return { min: Number(min), max: Number(max) };
  return /^`"?random"?`, 0 … n−1$/.test(text) ? 'seat' : text.split(',').map(valueIn);
}

const clausesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\w-])(?:[A-Z]{2,3}-)?([A-Z]\d+)(?!\w)/g), ([, clause = '']) => clause);

function rowsOf(dossier: string): Row[] {
  const section = dossier.split(/^## /m).find((text) => text.startsWith('Options\n')) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [, key = '', values = '', usual = '', changes = ''] = line.split('|').map((cell) => cell.trim());
    return {
      key: key.replaceAll('`', ''),
      values: valuesIn(values),
      default: valueIn(usual),
      clauses: clausesIn(changes),
    };
  });
}

function valuesOf(spec: OptionSpec): Row['values'] {
  if ('values' in spec) return spec.values;
  return 'seat' in spec ? 'seat' : { min: spec.min, max: spec.max };
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
      expect({ values: valuesOf(spec), default: spec.default }).toEqual({ values: row?.values, default: row?.default });
      expect(row?.clauses).toContain(spec.clause.replace(/^[A-Z]{2,3}-/, ''));
    },
  );
});

describe('reading a row', () => {
  const read = (row: string): Row[] =>
    rowsOf(`## Options\n| key | values |\n|---|---|\n${row}\n\n## Ties\n| x | 1 |\n`);

  test.each<[string, string, Row]>([
    [
      'yes or no',
      '| `a` | true, false | true | when void (XX-P4.3, XX-E2) | ours |',
      { key: 'a', values: [true, false], default: true, clauses: ['P4', 'E2'] },
    ],
    [
      'words',
      '| `a` | `"left"`, `"dealer"` | `"left"` | S7 | ours |',
      { key: 'a', values: ['left', 'dealer'], default: 'left', clauses: ['S7'] },
    ],
    ['numbers', '| `a` | 4, 5 | 4 | S7 | ours |', { key: 'a', values: [4, 5], default: 4, clauses: ['S7'] }],
    [
      'a range',
      '| `a` | 0–500, 0 = off | 0 | S7: not E400x | ours |',
      { key: 'a', values: { min: 0, max: 500 }, default: 0, clauses: ['S7'] },
    ],
    [
      'a seat',
      '| `a` | `"random"`, 0 … n−1 | `"random"` | S4 | ours |',
      { key: 'a', values: 'seat', default: 'random', clauses: ['S4'] },
    ],
  ])('%s', (_name, text, row) => {
    expect(read(text)).toEqual([row]);
  });

  it('understands nothing else', () => {
    expect(() => read('| `a` | 4 or so | 4 | S7 | ours |')).toThrow('4 or so');
  });
});
