/** What the last step of a replay was, in the words of the game. */
import type { GameWords, TableView } from '../../games/face/game-face.ts';
import { Places } from '../../record/fold.ts';
import type { Player } from './player.svelte.ts';

export function sentences(player: Player, words: GameWords, view: TableView): readonly string[] {
  const places = new Places();
  for (const line of player.shown.slice(0, player.shown.length - player.fresh.length)) places.apply(line);
  return player.fresh.flatMap((line) => {
    places.apply(line);
    return words.announce(line, { ...view, places }) ?? [];
  });
}
