/** The one list of languages. Adding one: a line here, and its `.ftl` files beside those of the others. */
import { readTag } from './tags.ts';

const FACTS = [
  // English is first: what another one lacks is said in it. `locale`: for Intl (plurals, numbers, lists), where it is not the same.
  { language: 'en', locale: 'en-GB' },
  { language: 'ja' },
  { language: 'fr' },
  { language: 'de' },
  { language: 'es' },
  { language: 'it' },
  { language: 'pt-BR' },
  { language: 'ru' },
  { language: 'ar', locale: 'ar-u-nu-latn', dir: 'rtl' }, // the figures that stand on the cards
  { language: 'zh-Hans' },
  { language: 'ko' },
  { language: 'hi', locale: 'hi-u-nu-latn' },
] as const satisfies readonly { readonly language: string; readonly locale?: string; readonly dir?: 'rtl' }[];

export type Language = (typeof FACTS)[number]['language'];

export const LANGUAGES: readonly Language[] = FACTS.map(({ language }) => language);

/** How a language is written: from which side, and which way numbers, plurals and lists go. */
export function factsOf(language: Language): { readonly locale: string; readonly dir: 'ltr' | 'rtl' } {
  return { locale: language, dir: 'ltr', ...FACTS.find((facts) => facts.language === language) };
}

/**
 * The language of the list that a tag asks for (`pt`, `zh-CN`, `de-AT`): one of the same tongue and script. Nothing if there is
 * none: traditional Chinese is not read as simplified.
 */
export function languageFor(tag: string): Language | undefined {
  const wanted = likely(tag);
  return LANGUAGES.find((language) => likely(language) === wanted);
}

/** Tongue and script, as in `zh-Hant` of `zh-TW`; '' for what is no language tag. */
function likely(tag: string): string {
  const read = readTag(tag)?.maximize();
  return read ? `${read.language}-${read.script ?? ''}` : '';
}

/** The language as the first country of these tags (the browser's) writes it, for Intl; undefined if none of them names one. */
export const placeIn = (tags: readonly string[], language: Language): string | undefined =>
  tags
    .filter((tag) => languageFor(tag) === language)
    .map(readTag)
    .find((read) => read?.region !== undefined)
    ?.toString();
