/** Three people at one device: a curtain between them, calls for everybody, and nobody sees another's cards. */
import { type Page } from '@playwright/test';
import { type Step, doStep, expectNoLeaks, nextStep, sitDown, watchForLeaks } from './hot-seat.ts';
import { QUICK, expect, open, test, withSettings } from './table.ts';

test.describe.configure({ timeout: 240_000 });

/** Plays the deal to its end; how often each step was made. */
async function playAll(page: Page, most = 900): Promise<ReadonlyMap<Step, number>> {
  const made = new Map<Step, number>();
  for (let i = 0; i < most; i += 1) {
    const step = await nextStep(page);
    made.set(step, (made.get(step) ?? 0) + 1);
    if (step === 'over') return made;
    await doStep(page, step);
  }
  throw new Error('the deal does not end');
}

test('a game of Page One with calls and challenges, reloaded in the middle', async ({ page }) => {
  await watchForLeaks(page);
  await withSettings(page, { ...QUICK, callWindow: 'go-on' });
  await open(page);
  await sitDown(page, {
    ...{ game: 'Page One', preset: 'Call and challenge', seats: 4 },
    ...{ me: 'Aki', friends: ['Mika', 'دانة'] },
  });
  await expect(page.getByRole('dialog', { name: /^Pass to/ })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.getByRole('button', { name: /^I am/ }).waitFor();
  for (let i = 0; i < 8; i += 1) {
    const step = await nextStep(page);
    if (step !== 'over') await doStep(page, step);
  }
  await expectNoLeaks(page);

  await page.reload();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  const made = await playAll(page);
  expect(made.get('curtain')).toBeGreaterThan(3);
  await expect(page.locator('section.result h2')).toHaveText(/Aki|Mika|دانة|draw|Kaede|Haru|Sora|Ren/);
  await expectNoLeaks(page);
});
