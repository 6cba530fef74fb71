/**
 * The moments of every game: calls, challenges, slaps, claims, everything that must be pressed in time, by a finger on the phone.
 * Each is resumed at a place in a golden record where it is possible. What else there is to them is in
 * tests/screens/moments.test.ts.
 */
import type { Page } from '@playwright/test';
import { faceOf, findMoment, momentsOf, taken } from '../golden-moments.ts';
import { keepRunning } from './saves.ts';
import { GAMES } from './shelf.ts';
import { QUICK, expect, test, withSettings } from './table.ts';

/** Taps it where it lies, and the first way to do it if it asks. */
async function seize(page: Page, type: string): Promise<void> {
  const button = page.locator(`[data-offer="${type}"]`).first();
  await expect(button).toBeVisible();
  await button.tap();
  const which = page.locator('dialog[open] .ways button').first();
  if (await which.isVisible()) await which.tap();
}

/** So many pages, because each moment loads a page. */
const PARTS = 2;
for (let part = 0; part < PARTS; part += 1) {
  const games = GAMES.filter((_, i) => i % PARTS === part);
  test(`every moment can be tapped: ${games.join(', ')}`, async ({ page }) => {
    test.setTimeout(180_000 * games.length);
    const lessons = Object.fromEntries(games.map((game) => [game, 3]));
    await withSettings(page, { ...QUICK, callWindow: 'go-on', assist: false, lessons });
    for (const game of games) {
      const face = await faceOf(game);
      for (const type of momentsOf(face))
        await test.step(`${game}: ${type}`, async () => {
          const moment = findMoment(face, type);
          if (!moment) throw new Error(`no golden record of ${game} in which somebody does "${type}"`);
          await keepRunning(page, taken(moment.lines, moment.seat));
          await page.goto('./');
          await seize(page, type);
          await page.waitForFunction((wanted) => window.engine.acts.includes(wanted), type);
        });
    }
  });
}
