/** The smallest table of any game: the person and as few bots as it can be played with. */
import { must } from '../../src/cards/must.ts';
import { seatsThatFit } from '../../src/games/contract/options/values.ts';
import { games } from '../../src/games/registry/engine/all.ts';
import { begin } from './engine.ts';
import type { Page } from './page.ts';
import { open } from './table.ts';

/** All games, by their ids. */
export const IDS = games.map(({ id }) => id);

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
