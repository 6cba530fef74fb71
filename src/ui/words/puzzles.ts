/** What puzzles and the practice screen say: which message, and what it speaks of. */
import type { GameWords } from '../../games/face/game-face.ts';
import { OTHER_THEME, type Puzzle } from '../../practice/puzzle.ts';
import { type Rating, UNRATED } from '../../practice/rating.ts';
import type { Language } from '../../words/languages.ts';
import type { Say, SayAny } from '../../words/say.ts';
import type { PuzzlesMessages } from './messages.ts';
import { texts } from './say.ts';

const ratingIn = (say: Say<PuzzlesMessages>, { rating, deviation, answers }: Rating): string =>
  answers === UNRATED.answers
    ? say('puzzle-unrated')
    : say('puzzle-rating', { rating: String(Math.round(rating)), spread: String(Math.round(2 * deviation)) });

/** `own` says the messages of a game's judged positions. */
const puzzleWords = (language: Language, say: Say<PuzzlesMessages>, own: Pick<SayAny, 'of'>) => ({
  language,
  ...texts(say, 'puzzle', 'name before ask right mine better wrong notBest none next again skip leave here'),
  number: (game: string, n: number) => say('puzzle-number', { game, n }),
  cost: (share: number) => say('puzzle-cost', { share }),
  rating: (one: Rating) => ratingIn(say, one),
  /** Why the best act is good: its own sentence, else the reason. */
  why: ({ says, id, theme }: Puzzle, words: GameWords | undefined) => {
    const sentence = says ? own.of('position', id) : undefined;
    return sentence ?? (theme === OTHER_THEME ? '' : (words?.reason(theme) ?? ''));
  },
});
export type PuzzleWords = ReturnType<typeof puzzleWords>;

export async function loadPuzzleWords(language: Language, game: string): Promise<PuzzleWords> {
  const { sayIn } = await import('../../words/load.ts');
  const [say, own] = await Promise.all([sayIn(language, ['ui.puzzles']), sayIn(language, [`${game}.puzzles`])]);
  return puzzleWords(language, say, own);
}

const practiceWords = (say: Say<PuzzlesMessages>) => ({
  ...texts(say, 'puzzle', 'title lead day dayRight dayWrong play all themes other'),
  dayOf: (game: string) => say('puzzle-dayOf', { game }),
  missed: (count: number) => say('puzzle-missed', { count }),
  solved: (solved: number, all: number) => say('puzzle-solved', { solved, all }),
  rating: (one: Rating) => ratingIn(say, one),
});
export type PracticeScreenWords = ReturnType<typeof practiceWords>;

export async function loadPracticeScreenWords(language: Language): Promise<PracticeScreenWords> {
  const { sayIn } = await import('../../words/load.ts');
  return practiceWords(await sayIn(language, ['ui.puzzles']));
}
