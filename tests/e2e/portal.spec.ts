/** A portal's zip, unpacked in a folder of a host: it plays, whatever the portal's script does. */
import type { Page } from '@playwright/test';
import { due, expect, hand, open, playOn, playToTheEnd, press, QUICK, skipLessons, withSettings } from './table.ts';
import { testZip, withoutPortal } from './zips.ts';

const HOST = 'https://www.youtube.com';
const SCRIPT = `${HOST}/game_api/v1`;
const test = testZip('youtube');
test.use({ serviceWorkers: 'allow' }); // to check that none is installed
test.describe.configure({ mode: 'default' }); // in order, because the zip is built once

/** Checks after each test that the page fetched only files of the zip and the portal's script, and installed nothing. */
test.afterEach(async ({ page, missing, troubles }) => {
  withoutPortal(troubles, HOST);
  expect(missing.filter((path) => path !== '/favicon.ico')).toEqual([]);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
});

test('the portal’s script runs before all code of the game, and a deal can be played', async ({ page }) => {
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

test('the first cards are dealt if the portal’s script is blocked', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await open(page);
  await expect(hand(page).first()).toBeAttached();
});

test('the first cards are dealt if the portal never answers', async ({ page }) => {
  await page.route(SCRIPT, () => undefined); // never answered
  await page.goto('./', { waitUntil: 'commit' }); // the page's own "load" waits for the script
  await expect(hand(page).first()).toBeAttached();
});

/** The parts of the portal's script that the game uses. The test has its storage, and it notes all calls. */
const EMULATED = `
  const told = window.told = [];
  const note = (what) => () => void told.push(what);
  window.ytgame = {
    IN_PLAYABLES_ENV: true,
    game: {
      firstFrameReady: note('firstFrameReady'),
      gameReady: note('gameReady'),
      loadData: () => window.portalKept(),
      saveData: (text) => window.portalKeeps(text),
    },
    health: { logError: note('logError') },
    system: {
      isAudioEnabled: () => true,
      onAudioEnabledChange: () => () => undefined,
      onPause: () => () => undefined,
      onResume: () => () => undefined,
    },
    ads: {
      requestInterstitialAd: () => {
        told.push('ad');
        return new Promise((done) => { window.endAd = done; });
      },
    },
  };`;

const STILL_MS = 4000; // longer than the pause between two saves: when nothing new comes for so long, everything is saved

/** Opens the game on a page of the portal, whose storage is shared by all devices of a person. */
async function openInPortal(page: Page, store: { kept: string }): Promise<void> {
  await page.exposeFunction('portalKept', () => store.kept);
  await page.exposeFunction('portalKeeps', (text: string) => {
    store.kept = text;
  });
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: EMULATED }));
  await withSettings(page, QUICK);
  await open(page);
  await skipLessons(page);
}

const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told') as readonly string[]);

test('the portal’s save is resumed on another device, in the middle of the deal', async ({
  page,
  stranger,
  troubles,
}) => {
  const store = { kept: '' };
  await openInPortal(page, store);
  while ((await due(page)) !== 'card') await playOn(page, '[data-actions] button');
  store.kept = '';
  await playOn(page, '[data-card]:not([aria-disabled])');
  const cards = await hand(page).allTextContents();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange')); // the page is hidden: pending saves are written
  });
  for (let last = ''; last === '' || last !== store.kept;) {
    last = store.kept;
    await page.waitForTimeout(STILL_MS);
  }
  const other = await stranger();
  await openInPortal(other, store);
  await due(other);
  expect(await hand(other).allTextContents()).toEqual(cards);
  await expect.poll(async () => (await told(other)).slice(0, 2)).toEqual(['firstFrameReady', 'gameReady']);
  withoutPortal(troubles, HOST);
});

test('a break between games: the next deal waits for the end of the advertisement', async ({ page }) => {
  await openInPortal(page, { kept: '' });
  await playToTheEnd(page);
  expect(await told(page)).not.toContain('ad');
  await press(page, 'section.result .main');
  await expect.poll(() => told(page)).toContain('ad');
  await page.waitForTimeout(1000);
  await expect(page.locator('section.result')).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'endAd') as () => void)());
  await expect(page.locator('section.result')).toBeHidden();
  await due(page);
});
