/** Choosing games from the shelf. */
import { existsSync, readdirSync } from 'node:fs';
import type { Page } from './page.ts';

/** The games that have a title, by their folders. */
export const GAMES = readdirSync('src/games').filter((name) => existsSync(`src/games/${name}/title.ts`));

/** Chooses a game from the shelf, and confirms that the running one may be left. */
export async function choose(page: Page, game: string): Promise<void> {
  await page.tap('button', 'Menu');
  await page.tap('button', 'All games');
  await page.tapOn(await page.element(`[data-game="${game}"]`));
  const leave = (): HTMLElement | undefined => page.all('button', 'Start a new game')[0];
  await page.until('the game, or a question', () => leave() ?? page.query(`main[data-table="${game}"]`));
  const asked = leave();
  if (asked) await page.tapOn(asked);
  await lies(page, game);
}

/** Waits until the game is on the table with something to press. */
export async function lies(page: Page, game: string): Promise<void> {
  await page.element(`main[data-table="${game}"]`);
  await page.element('[data-card], [data-thing], [data-panel] button, [data-actions] button');
}
