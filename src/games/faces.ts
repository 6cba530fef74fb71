/**
 * The faces of all games, for the page. Titles are small and there from the start; a face with its words is loaded when
 * its game is played. Reaches no rules.
 */
import type { GameId } from './contract.ts';
import type { Face, Title } from './face.ts';

const titled = import.meta.glob<{ title: Title }>('./*/title.ts', { eager: true });
const folders = import.meta.glob<{ face: Face }>('./*/face.ts');

/** Every game's title, the front page's game first. */
export const titles: readonly Title[] = Object.values(titled)
  .map((folder) => folder.title)
  .sort((a, b) => a.place - b.place);

/** The face of a game; nothing if there is no such game. */
export async function loadFace(id: GameId): Promise<Face | undefined> {
  const folder = await folders[`./${id}/face.ts`]?.();
  return folder?.face;
}
