/** A game's words and rules in any language: its sayings with the catalogues of that language, fetched when it is spoken. */
import type { Language } from '../../../words/languages.ts';
import { sayIn } from '../../../words/load.ts';
import type { SayAny } from '../../../words/say.ts';
import type { GameId } from '../../contract/contract.ts';
import type { GameSayings, GameWords, Reading } from '../game-face.ts';
import { type AnySections, reading } from './sheet.ts';

/** `sayings`: the game's `words/say.ts`; its messages are in `words/<language>.ftl`. */
export const wordsOf =
  (game: GameId, sayings: () => Promise<{ readonly words: (say: SayAny) => GameSayings }>) =>
  async (language: Language): Promise<GameWords> => {
    const [say, { words }] = await Promise.all([sayIn(language, ['face', 'shelf', game]), sayings()]);
    return { ...words(say), title: say.of('title', game) ?? game, reason: (key) => say.of('reason', key) };
  };

/** `clauses`: the game's `words/sheet.ts`; their sentences are in `words/<language>.sheet.ftl`. */
export const sheetsOf =
  (game: GameId, clauses: () => Promise<{ readonly sections: AnySections }>) =>
  async (language: Language): Promise<Reading> => {
    const [say, { sections }] = await Promise.all([sayIn(language, ['face', `${game}.sheet`]), clauses()]);
    return reading(say, sections);
  };
