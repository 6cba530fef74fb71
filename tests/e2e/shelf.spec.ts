/** Changing the game: the next game always replaces the one on the table. */
import { GAMES, choose } from './shelf.ts';
import { QUICK, expect, open, test, withSettings } from './table.ts';

test('every game is taken from the shelf, one after the other, and shown on the same felt', async ({ page }) => {
  test.setTimeout(60_000 * GAMES.length);
  await withSettings(page, { ...QUICK, assist: false });
  await open(page);
  await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-before', ''));
  for (const game of GAMES) {
    await choose(page, game);
    await expect(page.locator('canvas[data-before]')).toBeVisible(); // the same canvas is used again
  }
});
