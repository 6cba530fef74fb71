/** Three people at one device: a curtain between them, calls for everybody, and nobody sees another's cards. */
import { type Page } from '@playwright/test';
import { type Step, doStep, expectNoLeaks, nextStep, sitDown, watchForLeaks } from './hot-seat.ts';
import { begin, holdEngine } from './engine.ts';
import { QUICK, expect, open, test, withSettings } from './table.ts';

test.describe.configure({ timeout: 240_000 });

/** With this seed, and played as here, the game of the front page is short and has calls, forgotten ones and challenges. */
const SHORT = 'hot seat 1';

/** Plays the deal to its end; how often each step was made. */
async function playAll(page: Page, most = 900): Promise<ReadonlyMap<Step, number>> {
  const made = new Map<Step, number>();
  for (let i = 0; i < most; i += 1) {
    const step = await nextStep(page);
    const nth = (made.get(step) ?? 0) + 1;
    made.set(step, nth);
    if (step === 'over') return made;
    await doStep(page, step === 'call' && nth % 2 === 1 ? 'go' : step); // every other call is forgotten
  }
  throw new Error('the deal does not end');
}

/** So many steps, whatever they are. */
async function playSome(page: Page, steps: number): Promise<void> {
  for (let i = 0; i < steps; i += 1) {
    const step = await nextStep(page);
    if (step !== 'over') await doStep(page, step);
  }
}

test('a game of Page One with calls and challenges, reloaded in the middle', async ({ page }) => {
  await watchForLeaks(page);
  await holdEngine(page);
  await withSettings(page, { ...QUICK, callWindow: 'go-on' });
  await open(page);
  await begin(page, {
    ...{ kinds: ['human', 'human', 'human', 'plain'], options: { callRule: 'challenge' }, seed: SHORT },
    names: ['Aki', 'Mika', 'دانة', ''],
  });
  await expect(page.getByRole('dialog', { name: /^Pass to/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^I am/ })).toBeFocused();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await playSome(page, 8);
  await expectNoLeaks(page);

  await page.reload();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  const made = await playAll(page);
  expect(made.get('curtain')).toBeGreaterThan(3);
  expect(made.get('call')).toBeGreaterThan(1);
  expect(made.get('others')).toBeGreaterThan(0); // calls or challenges of somebody who does not hold the device
  await expect(page.locator('section.result h2')).toHaveText(/wins|draw/);
  await expect(page.locator('section.result h2')).not.toHaveText(/You/);
  await expectNoLeaks(page);
});

test('a game of Tonk', async ({ page }) => {
  await watchForLeaks(page);
  await withSettings(page, { ...QUICK, callWindow: 'go-on' });
  await open(page);
  await sitDown(page, { game: 'Tonk', preset: 'Single deal', seats: 3, me: 'Aki', friends: ['Mika', 'Sora'] });
  const made = await playAll(page);
  expect(made.get('over')).toBe(1);
  await expectNoLeaks(page);
});

test('the watch for leaks notices one', async ({ page }) => {
  await watchForLeaks(page);
  await withSettings(page, QUICK);
  await open(page);
  await sitDown(page, { game: 'Page One', seats: 3, me: 'Aki', friends: ['Mika', 'Sora'] });
  await playSome(page, 1);
  await expect(page.locator('[data-card]').first()).toBeAttached();
  await expectNoLeaks(page);
  await page.evaluate(() => document.querySelector('main')?.removeAttribute('data-eyes'));
  await expect.poll(() => page.evaluate(() => window.leaks.length)).toBeGreaterThan(0);
});

test('where nothing is hidden the table turns by itself', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await sitDown(page, { game: 'Concentration', seats: 2, me: 'Aki', friends: ['Mika'], portrait: 'Penguin' });
  await expect(page.locator('.plate svg[data-who="13"]')).toHaveCount(1);
  await expect(page.locator('[data-turned]')).toHaveText(/(Aki|Mika).* to play/);
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
  const first = await page.locator('main').getAttribute('data-eyes');
  const other = first === '0' ? '1' : '0';
  for (let i = 0; i < 40 && (await page.locator('main').getAttribute('data-eyes')) === first; i += 1) {
    await page.evaluate((nth) => {
      const spots = document.querySelectorAll<HTMLElement>('[data-thing]:not([aria-disabled])');
      spots[nth % Math.max(1, spots.length)]?.click();
    }, 7 * i);
    await page.waitForTimeout(300);
  }
  await expect(page.locator('main')).toHaveAttribute('data-eyes', other);
  await expect(page.locator('[data-turned]')).toHaveText(/to play/);
});
