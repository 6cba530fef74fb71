/** From game to game: whatever lay there, the next one takes its place. */
import { GAMES, choose } from './shelf.ts';
import { QUICK, expect, open, test, withSettings } from './table.ts';

test('every game is taken from the shelf, one after the other, onto the same felt', async ({ page }) => {
  test.setTimeout(20_000 * GAMES.length);
  await withSettings(page, { ...QUICK, assist: false });
  await open(page);
  await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-before', ''));
  for (const game of GAMES) {
    await choose(page, game);
    await expect(page.locator('canvas[data-before]')).toBeVisible(); // the one that was there: it takes no time
  }
});
