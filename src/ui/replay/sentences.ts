/** The last step of a replay in the words of the game. */
import type { GameWords, TableView } from '../../games/face/game-face.ts';
import type { Snapshot, Step } from '../../record/timeline.ts';

export const sentences = (
  fresh: readonly Step[],
  words: GameWords,
  viewOf: (snapshot: Snapshot) => TableView | undefined,
): readonly string[] =>
  fresh.flatMap(({ line, after }) => {
    const view = viewOf(after);
    return (view && words.announce(line, view)) ?? [];
  });
