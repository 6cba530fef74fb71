/**
 * A game's words and rules in any language: its sayings with the catalogues of that language. They are fetched when it is
 * spoken, and what reads catalogues with them: the first card waits for neither.
 */
import type { Language } from '../../../words/languages.ts';
import type { SayAny } from '../../../words/say.ts';
import type { GameId } from '../../contract/contract.ts';
import type { GameSayings, GameWords, Reading } from '../game-face.ts';
import { peopleOf } from './people.ts';
import { type AnySections, reading } from './sheet.ts';

const catalogues = () => import('../../../words/load.ts');

/** `sayings`: the game's `words/say.ts`; its messages are in `words/<language>.ftl`. */
export const wordsOf =
  (game: GameId, sayings: () => Promise<{ readonly words: (say: SayAny) => GameSayings }>) =>
  async (language: Language): Promise<GameWords> => {
    const [{ sayIn }, { words }] = await Promise.all([catalogues(), sayings()]);
    const say = await sayIn(language, ['face', 'shelf', game]);
    return {
      ...words(say),
      title: say.of('title', game) ?? game,
      people: peopleOf(say),
      reason: (key) => say.of('reason', key),
    };
  };

/** `clauses`: the game's `words/sheet.ts`; their sentences are in `words/<language>.sheet.ftl`. */
export const sheetsOf =
  (game: GameId, clauses: () => Promise<{ readonly sections: AnySections }>) =>
  async (language: Language): Promise<Reading> => {
    const [{ sayIn }, { sections }] = await Promise.all([catalogues(), clauses()]);
    return reading(await sayIn(language, ['face', `${game}.sheet`]), sections);
  };
