/** What puzzles say: the page's part of it, and the game's own sentences about positions. */
import { type Rating, UNRATED } from '../../practice/rating.ts';
import type { Language } from '../../words/languages.ts';
import type { SayAny } from '../../words/say.ts';
import type { PuzzlesSay } from './say.ts';

export interface PuzzleWords {
  readonly language: Language;
  readonly say: PuzzlesSay;
  /** Says `position-<id>`, for the positions that have a sentence of their own. */
  readonly positions: Pick<SayAny, 'of'>;
}

/** How strong somebody is at puzzles, as far as it is known. */
export const ratingText = (say: PuzzlesSay, { rating, deviation, answers }: Rating): string =>
  answers === UNRATED.answers
    ? say('puzzle-unrated')
    : say('puzzle-rating', { rating: String(Math.round(rating)), spread: String(Math.round(2 * deviation)) });

export async function loadPuzzleWords(language: Language, game: string): Promise<PuzzleWords> {
  const { sayIn } = await import('../../words/load.ts');
  const [say, positions] = await Promise.all([sayIn(language, ['ui.puzzles']), sayIn(language, [`${game}.puzzles`])]);
  return { language, say, positions };
}

export async function loadPuzzlesSay(language: Language): Promise<PuzzlesSay> {
  const { sayIn } = await import('../../words/load.ts');
  return sayIn(language, ['ui.puzzles']);
}
