/** Guards of the dossiers: code and tests name only clauses that exist, and every clause has a test with its name. */
import { describe, expect, it } from 'vitest';
import { games } from '../src/games/registry/engine/all.ts';
import { filesUnder, textOf } from './files.ts';

/** `XX` stands for any game in examples. */
const CLAUSE = /\b(?!XX)[A-Z]{2}-[A-Z]\d+\b/g;
/** What brackets in code may name besides clauses: numbered parts of a clause, and the dossier's decisions. */
const PART = /\b(?!XX)([A-Z]{2}-[A-Z]\d+)\.(\d+)\b/g;
const DECISION = /\bdecisions? (\d+)\b/g;
const DEFINED = /^- (?:\*\*)?([A-Z]{2}-[A-Z]\d+)\b/gm;
/** Titles of tests that run. Skipped and unwritten tests do not count; lint forbids them too. */
const TITLE =
  /(?<![.\w])(?:describe|it|test)(?:\.(?!skip|todo|only|fails|runIf)\w+)*(?:\([^()]*\)|\(\[[\s\S]*?\]\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

const sectionOf = (rules: string, heading: string): string =>
  rules.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

const numberedIn = (section: string): string[] =>
  Array.from(section.matchAll(/^(\d+)\. /gm), ([, number = '']) => number);

/** `XX-P3.1` for each numbered part of a clause. */
const partsOf = (rules: string): string[] =>
  rules.split(/^- (?:\*\*)?(?=[A-Z]{2}-[A-Z]\d)/m).flatMap((text) => {
    const clause = /^[A-Z]{2}-[A-Z]\d+/.exec(text)?.[0] ?? '';
    return Array.from(text.split(/^#/m)[0]?.matchAll(/^ {2}(\d+)\. /gm) ?? [], ([, part = '']) => `${clause}.${part}`);
  });

describe.each(games.map((game) => game.id))('%s', (id) => {
  const folder = `src/games/${id}`;
  const defined = Array.from(textOf(`${folder}/rules.md`).matchAll(DEFINED), ([, clause = '']) => clause);
  const rules = textOf(`${folder}/rules.md`);
  const parts = partsOf(rules);
  const decisions = numberedIn(sectionOf(rules, 'Decisions'));
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

  it.each(sources)('names only parts of clauses and decisions of its rules.md in %s', (path) => {
    const text = textOf(path);
    const named = Array.from(text.matchAll(PART), ([whole]) => whole).filter((part) => !parts.includes(part));
    const decided = Array.from(text.matchAll(DECISION), ([, number = '']) => number);
    expect([...named, ...decided.filter((number) => !decisions.includes(number))]).toEqual([]);
  });

  const titles = tests.flatMap((path) => Array.from(textOf(path).matchAll(TITLE), ([, , title = '']) => title));

  it('has a test named after every clause', () => {
    const tested = titles.map((title) => /^[A-Z]{2}-[A-Z]\d+\b/.exec(title)?.[0]);
    expect(defined.filter((clause) => !tested.includes(clause))).toEqual([]);
  });

  it('has a test of every worked example', () => {
    const examples = numberedIn(sectionOf(rules, 'Worked examples'));
    expect(examples.length).toBeGreaterThan(0);
    const untested = (number: string): boolean =>
      !titles.some((title) => new RegExp(`\\bworked example ${number}\\b`).test(title));
    expect(examples.filter(untested)).toEqual([]);
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
