/** Choosing games from the shelf. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './table.ts';

/** The games that have a title, by their folders. */
export const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && readdirSync(`src/games/${folder.name}`).includes('title.ts'))
  .map((folder) => folder.name);

/** Chooses a game from the shelf, and confirms that the running one may be left. */
export async function choose(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'All games' }).click();
  await page.locator(`[data-game="${game}"]`).click();
  const leave = page.getByRole('button', { name: 'Start a new game' });
  await expect(leave.or(page.locator(`main[data-table="${game}"]`)).first()).toBeAttached();
  if (await leave.isVisible()) await leave.click();
  await lies(page, game);
}

/** Waits until the game is on the table with something to press. */
export async function lies(page: Page, game: string): Promise<void> {
  await expect(page.locator(`main[data-table="${game}"]`)).toBeAttached();
  const pressed = '[data-card], [data-thing], [data-panel] button, [data-actions] button';
  await expect(page.locator(pressed).first()).toBeAttached();
}
