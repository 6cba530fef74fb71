/** Lessons: every course to its end by taps; the person's game is there again afterwards. By the twin: tests/screens/lessons.test.ts. */
import type { Page } from '@playwright/test';
import { courseOf, solve } from './courses.ts';
import { GAMES } from './shelf.ts';
import { QUICK, expect, hand, inWords, open, press, skipLessons, test, withSettings } from './table.ts';

test.describe.configure({ timeout: 240_000 });

async function leaveCourse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.locator('[data-lesson]')).toHaveCount(0);
}

const next = '[data-lesson] .main';

/** A tap where the element lies: on the canvas, if it is a card. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox({ timeout: 2000 }); // it may be gone
  expect(box, selector).not.toBeNull();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Begins the course of a game from the shelf. */
async function learn(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'All games' }).click();
  await page.locator(`[data-look="${game}"]`).click();
  await page.locator(`[data-learn="${game}"]`).waitFor({ state: 'attached' });
  await press(page, `[data-learn="${game}"]`);
  await expect(page.locator('[data-lesson]')).toBeAttached();
  await expect(page.locator(`main[data-table="${game}"]`)).toBeAttached();
}

test('every course can be taken to its end by taps, and leaves the own game as it was', async ({ page }) => {
  await withSettings(page, { ...QUICK, callWindow: 3, assist: true, forced: false });
  await open(page);
  await skipLessons(page);
  const before = await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  const said = await inWords(page);
  for (const game of GAMES)
    await test.step(game, async () => {
      await learn(page, game);
      for (const step of courseOf(game)) {
        await solve(page, step, tap);
        await page.locator(next).waitFor({ state: 'attached' });
        await tap(page, next);
      }
      await expect(page.locator('[data-answered="over"]')).toBeAttached();
      await leaveCourse(page);
    });
  await expect.poll(() => inWords(page)).toBe(said);
  expect(await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))).toEqual(before);
});
