/** What in a text is said in English: titles that stay so and, in a language of other letters, whatever stands in Latin ones. Pure. */
import type { Language } from '../../words/languages.ts';

export interface TextPiece {
  readonly text: string;
  readonly lang: 'en' | undefined; // undefined: the language of the whole text
}

/** Words in Latin letters, with the blanks and marks between them; a single letter is the index of a card. */
const LATIN = "[A-Za-z]{2,}(?:[ '’-]+[A-Za-z]+)*";

const isLatin = (language: Language): boolean => new Intl.Locale(language).maximize().script === 'Latn';

/** The text in pieces, in their order. `titles`: names of games, of letters, figures and blanks, that stay English in this language. */
export function piecesOf(text: string, language: Language, titles: readonly string[]): readonly TextPiece[] {
  const english = isLatin(language) ? titles : [...titles, LATIN];
  const pieces = english.length > 0 ? text.split(new RegExp(`\\b(${english.join('|')})\\b`)) : [text];
  return pieces.map((piece, i) => ({ text: piece, lang: i % 2 === 1 ? 'en' : undefined }));
}
