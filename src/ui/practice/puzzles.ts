/** Fetches the puzzles of a game. */
import { loadPuzzleFiles } from '../../games/registry/page/puzzles.ts';
import { type Puzzle, puzzlesIn } from '../../practice/puzzle.ts';

export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const { file, positions } = await loadPuzzleFiles(game);
  return puzzlesIn(file, positions);
}
