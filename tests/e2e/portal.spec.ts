/** The zip that a portal takes, unpacked in a folder of some host: it plays, whatever the portal's own script does. */
import { expect, hand, open, playToTheEnd, QUICK, skipLessons, withSettings } from './table.ts';
import { testZip, withoutPortal } from './zips.ts';

const HOST = 'https://www.youtube.com';
const SCRIPT = `${HOST}/game_api/v1`;
const test = testZip('youtube');
test.use({ serviceWorkers: 'allow' }); // it could be installed
test.describe.configure({ mode: 'default' }); // one after the other: the zip is built once

/** Plays a deal, and looks whether it was all by the zip and the portal's script. */
test.afterEach(async ({ page, missing, troubles }) => {
  withoutPortal(troubles, HOST);
  expect(missing.filter((path) => path !== '/favicon.ico')).toEqual([]);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0); // nothing is installed inside a portal
});

test('a deal is played, and the portal’s script came before all code of the game', async ({ page }) => {
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.documentElement.dataset.before = String(performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes('table')).length);`,
    }),
  );
  await withSettings(page, QUICK);
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('data-before', '0');
  await skipLessons(page);
  expect(await playToTheEnd(page)).toBeGreaterThan(0);
});

test('the first cards are dealt though the portal’s script is blocked', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await open(page);
  await expect(hand(page).first()).toBeAttached();
});

test('the first cards are dealt though the portal never answers', async ({ page }) => {
  await page.route(SCRIPT, () => undefined); // held for ever
  await page.goto('./', { waitUntil: 'commit' }); // the page's own "load" waits for the script
  await expect(hand(page).first()).toBeAttached({ timeout: 15_000 });
});
