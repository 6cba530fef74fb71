/** Guards of the dossiers: a clause that is named exists, and every clause has a test that is named after it. */
import { describe, expect, it } from 'vitest';
import { games } from '../src/games/registry.ts';
import { filesUnder, textOf } from './files.ts';

/** `XX` stands for any game in examples. */
const CLAUSE = /\b(?!XX)[A-Z]{2,3}-[SPE]\d+\b/g;
const DEFINED = /^- \*\*([A-Z]{2,3}-[SPE]\d+)\b/gm;
/** Titles of tests that run; what is skipped or still to be written counts for nothing (lint forbids it besides). */
const TITLE = /(?<![.\w])(?:describe|it|test)(?:\.(?!skip|todo|only|fails|runIf)\w+)*(?:\([^()]*\)|\(\[[\s\S]*?\]\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

describe.each(games.map((game) => game.id))('%s', (id) => {
  const folder = `src/games/${id}`;
  const defined = Array.from(textOf(`${folder}/rules.md`).matchAll(DEFINED), ([, clause = '']) => clause);
  const sources = filesUnder(folder).filter((path) => /\.(ts|svelte|json)$/.test(path));
  const tests = sources.filter((path) => path.endsWith('.test.ts'));

  it('defines clauses, each once', () => {
    expect(defined.length).toBeGreaterThan(0);
    expect(new Set(defined).size).toBe(defined.length);
  });

  it.each(sources)('names only clauses of its rules.md in %s', (path) => {
    const named = textOf(path).match(CLAUSE) ?? [];
    expect([...new Set(named)].filter((clause) => !defined.includes(clause))).toEqual([]);
  });

  it('has a test named after every clause', () => {
    const titles = tests.flatMap((path) => Array.from(textOf(path).matchAll(TITLE), ([, , title = '']) => title));
    const tested = titles.map((title) => /^[A-Z]{2,3}-[SPE]\d+\b/.exec(title)?.[0]);
    expect(defined.filter((clause) => !tested.includes(clause))).toEqual([]);
  });

  it('has a test of every worked example', () => {
    const dossier = textOf(`${folder}/rules.md`).split(/^## /m);
    const section = dossier.find((text) => text.startsWith('Worked examples')) ?? '';
    const examples = Array.from(section.matchAll(/^(\d+)\. /gm), ([, number = '']) => number);
    const titles = tests.map(textOf).join('\n');
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((number) => !new RegExp(`worked example ${number}\\b`).test(titles))).toEqual([]);
  });
});

it('no clause is named where no dossier defines it', () => {
  const defined = games.flatMap(({ id }) =>
    Array.from(textOf(`src/games/${id}/rules.md`).matchAll(DEFINED), ([, clause = '']) => clause),
  );
  const named = [...filesUnder('src'), ...filesUnder('tests')]
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .flatMap((path) => (textOf(path).match(CLAUSE) ?? []).map((clause) => `${path}: ${clause}`));
  expect(named.filter((place) => !defined.includes(place.split(': ')[1] ?? ''))).toEqual([]);
});
