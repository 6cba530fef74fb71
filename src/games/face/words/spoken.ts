/**
 * How a face comes to its words: they are fetched when it is spoken, and what reads catalogues with them. The first card
 * waits for neither.
 */
import type { GameId } from '../../contract/contract.ts';
import type { GameFace } from '../game-face.ts';
import type { Clauses } from './sheet.ts';
import type { Sayings } from './speak.ts';

const speaking = () => Promise.all([import('./speak.ts'), import('../../../words/load.ts')]);

/** `sayings`: the game's `words/say.ts`; its messages are in `words/<language>.ftl`. */
export const wordsOf =
  (game: GameId, sayings: () => Promise<Sayings>): GameFace['words'] =>
  async (language) => {
    const [{ speak }, { sayIn }] = await speaking();
    return speak(sayIn, language, game, sayings());
  };

/** `clauses`: the game's `words/sheet.ts`; their sentences are in `words/<language>.sheet.ftl`. */
export const sheetsOf =
  (game: GameId, clauses: () => Promise<Clauses>): GameFace['sheets'] =>
  async (language) => {
    const [{ read }, { sayIn }] = await speaking();
    return read(sayIn, language, game, clauses());
  };
