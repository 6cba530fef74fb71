/** A game's words for the tests themselves, which run in Node: the catalogues are read from their files. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { GameSayings } from '../../src/games/face/game-face.ts';
import type { Language } from '../../src/words/languages.ts';
import { type SayAny, speaker } from '../../src/words/say.ts';

export async function wordsIn(language: Language, game: string): Promise<GameSayings> {
  const { words } = (await import(`../../src/games/${game}/words/say.ts`)) as { words: (say: SayAny) => GameSayings };
  const catalogues = ['face', game].map(
    (folder) => new FluentResource(readFileSync(`src/games/${folder}/words/${language}.ftl`, 'utf8')),
  );
  return words(speaker(language, catalogues));
}
