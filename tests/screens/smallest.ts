/** The smallest table of any game: the person and as few bots as it can be played with. */
import { must } from '../../src/cards/must.ts';
import { seatsThatFit } from '../../src/games/contract/options/values.ts';
import type { GameFace } from '../../src/games/face/game-face.ts';
import { handPlace } from '../../src/games/face/places.ts';
import { games } from '../../src/games/registry/engine/all.ts';
import { loadFace } from '../../src/games/registry/page/faces.ts';
import { begin } from './engine.ts';
import type { Page } from './page.ts';
import { open } from './table.ts';

/** All games, by their ids. */
export const IDS = games.map(({ id }) => id);

/** The games whose face is so. */
export async function idsWhere(is: (face: GameFace) => boolean): Promise<readonly string[]> {
  const faces = await Promise.all(IDS.map(async (id) => must(await loadFace(id), id)));
  return faces.filter(is).map(({ id }) => id);
}

/** Whether the person holds cards that can be pressed one by one. */
export const hasHand = (face: GameFace): boolean => handPlace(face) !== undefined;

/** Opens the page and deals the game there. */
export async function openSmallest(page: Page, id: string, seed: string): Promise<void> {
  const game = must(
    games.find((one) => one.id === id),
    id,
  );
  const [seats = 0] = seatsThatFit(game.options, {});
  const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'plain'));
  await open(page);
  await begin(page, { game: id, options: {}, seed: `${id}/${seed}`, kinds });
  await page.element(`main[data-table="${id}"]`);
}
