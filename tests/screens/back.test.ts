/** Back over several things that lie over each other. What a browser's own history does is in tests/e2e/back.spec.ts. */
import type { Page } from './page.ts';
import { QUICK, expect, fromMenu, open, test, withSettings } from './table.ts';

async function goBack(page: Page): Promise<void> {
  await page.world.pass(100); // the entries of what was opened last are made
  page.tab.history.back();
  await page.world.pass(100);
}

test('Back closes a sheet over a replay, then the replay, and then leaves', async ({ page }) => {
  withSettings(page, QUICK);
  page.tab.open('manifest.webmanifest#before');
  await open(page);
  await fromMenu(page, 'Past games');
  await page.tap('button', /^Watch/);
  await page.find('heading', 'Replay');
  await page.tap('button', 'Share');
  await page.element('dialog[open]');
  await goBack(page);
  expect(page.sheet).toBeUndefined();
  expect(page.has('heading', 'Replay')).toBe(true);
  await goBack(page);
  expect(page.has('heading', 'Replay')).toBe(false);
  await page.element('[data-card]');
  await goBack(page);
  expect(page.tab.url).toContain('#before');
});
