// Speaks catalogues outside the page: each with those that the page loads together with it.
import { FluentResource } from '@fluent/bundle';
import { FluentParser, type Pattern } from '@fluent/syntax';
import { type Language, factsOf } from '../../words/languages.ts';
import { type SayAny, speaker } from '../../words/say.ts';
import { COMMON, type CatalogueFile, LESSONS, PUZZLES, SCREENS } from './catalogue.ts';
import type { Vocabulary } from './samples.ts';
import type { Patterns } from './selections.ts';

const SHELF = 'shelf';
const ALONE = [LESSONS, PUZZLES, SHELF, 'practice'];

/** Which other catalogues of its language a catalogue may say. */
function besides({ folder, part }: CatalogueFile): (other: CatalogueFile) => boolean {
  const isCommon = (other: CatalogueFile): boolean => other.folder === COMMON;
  if (ALONE.includes(part) || folder === COMMON) return () => false;
  if (part === 'sheet' || (folder === SCREENS && (part === '' || part === 'friends'))) return isCommon;
  const isOfDoor = (other: CatalogueFile): boolean => other.folder === SCREENS && ['', 'screens'].includes(other.part);
  return (other) => isCommon(other) || other.part === SHELF || (part === 'doors' && isOfDoor(other));
}

interface Source {
  readonly resource: FluentResource;
  readonly patterns: readonly (readonly [id: string, pattern: Pattern])[];
}

const sources = new WeakMap<CatalogueFile, Source>();

function sourceOf(file: CatalogueFile): Source {
  const known = sources.get(file);
  if (known) return known;
  const source = { resource: new FluentResource(file.text), patterns: patternsIn(file.text) };
  sources.set(file, source);
  return source;
}

/** Message id, `-term`, `id.attribute` → its pattern. */
export function patternsIn(text: string): Source['patterns'] {
  return new FluentParser({ withSpans: false }).parse(text).body.flatMap((entry) => {
    if (entry.type !== 'Message' && entry.type !== 'Term') return [];
    const id = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    const attributes = entry.attributes.map((one) => [`${id}.${one.id.name}`, one.value] as const);
    return entry.value ? [[id, entry.value] as const, ...attributes] : attributes;
  });
}

function speak(language: Language, files: readonly CatalogueFile[]): SayAny {
  return speaker(
    language,
    files.map((file) => sourceOf(file).resource),
    (id, error) => {
      throw new Error(`${language}: ${id}: ${error.message}`);
    },
  );
}

/** What people and games are called. */
function vocabularyOf(language: Language, { folder }: CatalogueFile, all: readonly CatalogueFile[]): Vocabulary {
  const files = all.filter((file) => file.language === language && (file.folder === COMMON || file.part === SHELF));
  const say = speak(language, files);
  const titles = files.flatMap(({ sayings }) => [...sayings.keys()].filter((id) => /^title-[^.]+$/.test(id)));
  const game = /^src\/games\/(.+)\/words$/.exec(folder)?.[1] ?? '';
  const title = [`title-${game}`, ...titles].find((id) => titles.includes(id));
  return {
    names: ['1', '2', '3'].map((n) => say.of('bot', n) ?? n),
    game: title === undefined ? '' : say(title),
  };
}

/** A catalogue in one language, with what it is said with. */
export interface Voice {
  readonly language: Language;
  readonly say: SayAny;
  readonly patterns: Patterns;
  readonly vocabulary: Vocabulary;
  readonly rules: Intl.PluralRules;
}

export function voiceOf(language: Language, file: CatalogueFile, all: readonly CatalogueFile[]): Voice {
  const isBeside = besides(file);
  const isOwn = (other: CatalogueFile): boolean => other.folder === file.folder && other.part === file.part;
  const files = all.filter((other) => other.language === language && (isOwn(other) || isBeside(other)));
  return {
    language,
    say: speak(language, files),
    patterns: new Map(files.flatMap((one) => sourceOf(one).patterns)),
    vocabulary: vocabularyOf(language, file, all),
    rules: new Intl.PluralRules(factsOf(language).locale),
  };
}
