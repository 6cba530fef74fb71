/** Nothing happens at the table while something lies over it: a menu, a sheet, a replay. */
import type { Page } from '@playwright/test';
import { watchTables } from './around.ts';
import { begin, holdEngine } from './engine.ts';
import { PLAYABLE, QUICK, due, expect, open, test, withSettings } from './table.ts';

/** How many lines the table has told. */
const news = (page: Page): Promise<number> => page.evaluate(() => window.lines);

/** A table at which bots act after the first card of the person. */
async function deal(page: Page): Promise<void> {
  await holdEngine(page);
  await watchTables(page);
  await open(page);
  await begin(page, { seed: 'resting/1', kinds: ['human', 'plain', 'plain', 'plain'], options: {} });
}

/** Makes a choice, after which bots are to act, and opens the menu in the same moment. */
async function actAndOpenMenu(page: Page): Promise<void> {
  const what = await due(page);
  await page.evaluate(
    ([choice, menu]) => {
      for (const selector of [menu, choice]) document.querySelector<HTMLElement>(selector)?.click();
    },
    [what === 'card' ? PLAYABLE : '[data-actions] button', 'header [aria-haspopup=dialog]'] as const,
  );
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(300); // until the own choice is told
}

test('bots rest behind a menu and its sheets, even if they act at once', async ({ page }) => {
  await withSettings(page, QUICK);
  await deal(page);
  await actAndOpenMenu(page);
  const before = await news(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.waitForTimeout(1500);
  expect(await news(page)).toBe(before);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => news(page)).toBeGreaterThan(before);
});

test('bots rest behind a replay, and the replay behind a sheet', async ({ page }) => {
  await withSettings(page, { ...QUICK, pace: 0.5 });
  await deal(page);
  await actAndOpenMenu(page);
  await page.getByRole('button', { name: 'Past games' }).click();
  await page.getByRole('button', { name: 'Watch' }).first().click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  const before = await news(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(300);
  const step = page.getByRole('slider').first();
  const shown = await step.inputValue();
  await page.waitForTimeout(2500);
  expect(await step.inputValue()).toBe(shown);
  expect(await news(page)).toBe(before);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => step.inputValue()).not.toBe(shown);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect.poll(() => news(page)).toBeGreaterThan(before);
});
