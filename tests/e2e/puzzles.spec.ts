/** Puzzles: from the menu to the felt, answered over the twin, and kept with the statistics. */
import type { Page } from '@playwright/test';
import { QUICK, due, expect, open, press, test, withSettings } from './table.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const card = (page: Page) => page.locator('[data-puzzle]');

async function openPractice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Practice' })).toBeVisible();
}

/** Does the first thing that can be done, as a screen reader does, and waits until the puzzle is over. */
async function answer(page: Page): Promise<string> {
  await expect(card(page)).toHaveAttribute('data-phase', 'ask');
  const what = await due(page);
  await press(page, what === 'card' ? '[data-card]:not([aria-disabled])' : '[data-actions] button');
  if ((await card(page).getAttribute('data-phase')) === 'ask') await press(page, '[data-actions] button'); // chosen, not yet done
  await expect(card(page)).toHaveAttribute('data-phase', /right|wrong/);
  return (await card(page).getAttribute('data-phase')) ?? '';
}

test('a puzzle is answered, told why, and counted; the game on the table is still there', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  const before = await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
  await openPractice(page);
  await sheet(page).locator('details[open] [data-way="all"]').click();
  const results = [await answer(page)];
  await expect(card(page).getByRole('status')).not.toBeEmpty();
  await press(page, '[data-puzzle] .main');
  results.push(await answer(page));
  await card(page).getByRole('button', { name: 'Leave' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect
    .poll(() => page.locator('[data-card]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card'))))
    .toEqual(before);

  await page.reload();
  await open(page);
  await openPractice(page);
  const solved = results.filter((one) => one === 'right').length;
  await expect(sheet(page).locator('details[open] .solved')).toHaveText(
    new RegExp(`^${String(solved)} of \\d+ solved$`),
  );
  await expect(sheet(page).locator('details[open] summary')).toContainText(/Rating \d+ ± \d+/);
});
