/**
 * No English is left in the catalogues of other languages but names: what no golden record says is read here as well, lessons,
 * puzzles, rules, refusals and the screens.
 */
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { games } from '../src/games/registry/engine/all.ts';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { sayIn } from '../src/words/load.ts';
import { filesUnder, textOf } from './files.ts';

/** Languages written in the letters of English. */
const LATIN: readonly Language[] = ['fr', 'de', 'es', 'it', 'pt-BR'];

/** What is called so everywhere: keys, techniques, and a preset by the name of the game that it is. */
const NAMES =
  /\b(?:Tab|Enter|Esc|Home|End|Page Up|Page Down|Shift|Space|JavaScript|https|localhost|SHA|ARC4|UTC|Switch|La Ferme)\b/g;

const catalogues = ['src/games', 'src/ui'].flatMap((folder) =>
  filesUnder(folder).filter((path) => path.endsWith('.ftl')),
);

const languageOf = (path: string): string => /([\w-]+?)(?:\.\w+)?\.ftl$/.exec(path)?.[1] ?? '';

/** The sentences of a catalogue, `…` for what is filled in; each variant is one. */
function sentencesIn(path: string): readonly string[] {
  const found: string[] = [];
  const read = (pattern: unknown): void => {
    if (typeof pattern === 'string') found.push(pattern);
    if (!Array.isArray(pattern)) return;
    found.push(pattern.map((part: unknown) => (typeof part === 'string' ? part : '…')).join(''));
    for (const part of pattern as readonly { readonly variants?: readonly { readonly value: unknown }[] }[])
      for (const { value } of part.variants ?? []) read(value);
  };
  for (const { value, attributes } of new FluentResource(textOf(path)).body) {
    read(value);
    for (const [name, attribute] of Object.entries(attributes)) if (name !== 'lang') read(attribute);
  }
  return found;
}

it('no catalogue has English in it but names', async () => {
  const say = await sayIn('en', ['shelf']);
  const titles = games.map(({ id }) => say(`title-${id}`));
  const all = catalogues.map((path) => ({ path, language: languageOf(path), sentences: sentencesIn(path) }));
  const english = new Set(all.filter(({ language }) => language === 'en').flatMap(({ sentences }) => sentences));
  const isEnglish = (text: string): boolean => /(?:[a-z]{2,}\W+){2,}[a-z]{2,}/.test(text) && english.has(text);
  const hasLetters = (text: string): boolean =>
    /[a-z]{3,}/i.test(titles.reduce((rest, title) => rest.replaceAll(title, ''), text).replaceAll(NAMES, ''));
  const left = all.flatMap(({ path, language, sentences }) => {
    const isForeign = language === 'en' ? () => false : LATIN.some((one) => one === language) ? isEnglish : hasLetters;
    return sentences.filter(isForeign).map((sentence) => `${path}: ${sentence}`);
  });
  expect(left).toEqual([]);
  expect(new Set(all.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  expect(['The stock is empty.', 'カード and'].map((text) => hasLetters(text))).toEqual([true, true]);
});
