/** Lessons: every course to its end, by the twin and by taps; the person's game is there again afterwards. */
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
  await page.locator(`[data-learn="${game}"]`).waitFor({ state: 'attached' });
  await press(page, `[data-learn="${game}"]`);
  await expect(page.locator('[data-lesson]')).toBeAttached();
  await expect(page.locator(`main[data-table="${game}"]`)).toBeAttached();
}

const WAYS = { 'by the twin': press, 'by taps': tap };

for (const [way, act] of Object.entries(WAYS))
  test(`every course can be taken to its end ${way}, and leaves the own game as it was`, async ({ page }) => {
    await withSettings(page, { ...QUICK, callWindow: 3, assist: true, forced: false });
    await open(page);
    await skipLessons(page);
    const before = await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    const said = await inWords(page);
    for (const game of GAMES)
      await test.step(game, async () => {
        await learn(page, game);
        for (const step of courseOf(game)) {
          await solve(page, step, act);
          await page.locator(next).waitFor({ state: 'attached' });
          await act(page, next);
        }
        await expect(page.locator('[data-answered="over"]')).toBeAttached();
        await leaveCourse(page);
      });
    await expect.poll(() => inWords(page)).toBe(said);
    expect(await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))).toEqual(
      before,
    );
  });

test('a course by taps: what is wrong is answered and not carried out; it can be left and taken up again', async ({
  page,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  const lesson = page.locator('[data-lesson]');
  await page.getByRole('button', { name: /^Learn · / }).click(); // the first visit offers it
  const [follow, lead] = courseOf((await page.locator('main').getAttribute('data-table')) ?? '');
  await expect(lesson).toBeVisible();
  await expect(hand(page)).toHaveCount(4);
  await tap(page, '[data-card="4D"]');
  await expect(lesson).toHaveAttribute('data-answered', 'wrong');
  await expect(hand(page)).toHaveCount(4);
  if (!follow || !lead) throw new Error('no course');
  await solve(page, follow, tap);
  await tap(page, next);
  await tap(page, '[data-card="7C"]');
  await expect(lesson.locator('.wrong')).toContainText('Somebody will beat that card');
  await solve(page, lead, tap);
  await page.reload();
  await expect(hand(page).first()).toBeAttached();
  await expect(lesson).toHaveCount(0);
  await page.getByRole('button', { name: /^Learn · / }).click();
  await expect(lesson).toHaveAttribute('data-lesson', 'dig');
});
