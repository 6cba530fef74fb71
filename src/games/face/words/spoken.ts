/** A game's words and rules in any language: its sayings with the catalogues of that language, fetched when it is spoken. */
import { packs } from 'virtual:catalogues';
import { LANGUAGES, type Language } from '../../../words/languages.ts';
import { type SayAny, speaker } from '../../../words/say.ts';
import type { GameId } from '../../contract/contract.ts';
import type { GameWords, Reading } from '../game-face.ts';
import { type AnySections, reading } from './sheet.ts';

/** Speaks the common words and a catalogue of a game: `tonk`, `tonk.sheet`. */
export async function sayIn(language: Language, name: string): Promise<SayAny> {
  const pack = (await packs[language]?.())?.default;
  return speaker(language, [pack?.['face'] ?? [], pack?.[name] ?? []]);
}

type InEach<T> = Readonly<Record<Language, () => Promise<T>>>;

const inEach = <T>(load: (language: Language) => Promise<T>): InEach<T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, () => load(language)])) as InEach<T>; // a key for each language

/** `sayings`: the game's `words/say.ts`; its messages are in `words/<language>.ftl`. */
export const wordsOf = (
  game: GameId,
  sayings: () => Promise<{ readonly words: (say: SayAny) => GameWords }>,
): InEach<GameWords> =>
  inEach(async (language) => {
    const [say, { words }] = await Promise.all([sayIn(language, game), sayings()]);
    return { ...words(say), reason: (key) => say.of('reason', key) };
  });

/** `clauses`: the game's `words/sheet.ts`; their sentences are in `words/<language>.sheet.ftl`. */
export const sheetsOf = (game: GameId, clauses: () => Promise<{ readonly sections: AnySections }>): InEach<Reading> =>
  inEach(async (language) => {
    const [say, { sections }] = await Promise.all([sayIn(language, `${game}.sheet`), clauses()]);
    return reading(say, sections);
  });
