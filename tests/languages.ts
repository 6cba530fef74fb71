/** For tests that read what is said in every language. */
import { LANGUAGES, type Language } from '../src/words/languages.ts';

/** What this gives in each language. */
export async function inEvery<T>(of: (language: Language) => Promise<T>): Promise<Readonly<Record<Language, T>>> {
  const pairs = await Promise.all(LANGUAGES.map(async (language) => [language, await of(language)] as const));
  return Object.fromEntries(pairs) as Record<Language, T>;
}

/** How a sentence ends, in whatever language; a bracket or a quotation mark may follow. */
export const SENTENCE = /[.。।!！?？؟…](?:[)）”“」»"\s\u2069])*$/u;
