/** Brings puzzles to the page: fetched once somebody wants to practise. */
import { Statistics } from '../../client/statistics.ts';
import { loadPuzzles } from './puzzles.ts';
import type { PuzzleKind } from '../../practice/choosing.ts';
import type { Page } from '../page/page.svelte.ts';
import { loadPuzzleWords } from '../words/puzzles.ts';
import PuzzleCard from './PuzzleCard.svelte';
import PuzzleLight from './PuzzleLight.svelte';
import { Puzzling } from './puzzling.svelte.ts';

/** Puts puzzles of a game, of this kind (of all, if a theme has none); first the one with this id, if there is one. */
export async function practise(page: Page, game: string, wanted: PuzzleKind, id?: string): Promise<void> {
  const statistics = new Statistics(page.table);
  const [puzzles, words, told] = await Promise.all([
    loadPuzzles(game),
    loadPuzzleWords(page.settings.language, game),
    statistics.counts(),
    page.speakScreens(),
  ]);
  const isNone = typeof wanted === 'object' && !puzzles.some(({ theme }) => theme === wanted.theme);
  const kind = isNone ? 'all' : wanted;
  const trouble = (): void => page.explain();
  const left = (): void => {
    if (page.practice === puzzling) page.practice = undefined;
  };
  const answered = (attempt: Puzzling['attempts'][number]): void => page.quietly(statistics.answered(attempt));
  const puzzling = new Puzzling(
    { table: page.table, left, trouble, answered },
    game,
    puzzles,
    kind,
    PuzzleCard,
    PuzzleLight,
  );
  puzzling.words = words;
  puzzling.attempts = told?.counts.puzzles ?? [];
  if (await puzzling.begin(id)) page.practice = puzzling;
  else trouble();
}
