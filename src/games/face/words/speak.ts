/** A game's words and rules in a language: its sayings with the catalogues of that language. */
import type { Language } from '../../../words/languages.ts';
import type { sayIn } from '../../../words/load.ts';
import type { SayAny } from '../../../words/say.ts';
import type { GameId } from '../../contract/contract.ts';
import type { GameSayings, GameWords, Reading } from '../game-face.ts';
import { peopleOf } from './people.ts';
import { type AnySections, reading } from './sheet.ts';

/** A game's `words/say.ts`. */
export interface Sayings {
  readonly words: (say: SayAny) => GameSayings;
}

/** A game's `words/sheet.ts`. */
export interface Clauses {
  readonly sections: AnySections;
}

type SayIn = typeof sayIn;

export async function speak(
  speaker: SayIn,
  language: Language,
  game: GameId,
  sayings: Promise<Sayings>,
): Promise<GameWords> {
  const [say, { words }] = await Promise.all([speaker(language, ['face', 'shelf', game]), sayings]);
  return {
    ...words(say),
    title: say.of('title', game) ?? game,
    titleLanguage: say.of('title', `${game}.lang`),
    people: peopleOf(say),
    reason: (key) => say.of('reason', key),
  };
}

export async function read(
  speaker: SayIn,
  language: Language,
  game: GameId,
  clauses: Promise<Clauses>,
): Promise<Reading> {
  const [say, { sections }] = await Promise.all([speaker(language, ['face', `${game}.sheet`]), clauses]);
  return reading(say, sections);
}
