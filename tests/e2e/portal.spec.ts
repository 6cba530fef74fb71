/** A portal's zip, unpacked in a folder of a host: it plays, whatever the portal's script does. */
import type { Page } from '@playwright/test';
import type { Answer } from '../../src/workers/protocol.ts';
import {
  QUICK,
  due,
  expect,
  hand,
  open,
  passFrames,
  playOn,
  playToTheEnd,
  press,
  skipLessons,
  withSettings,
} from './table.ts';
import { testZip, withoutPortal } from './zips.ts';

const HOST = 'https://www.youtube.com';
const SCRIPT = `${HOST}/game_api/v1`;
const test = testZip('youtube');
test.use({ serviceWorkers: 'allow' }); // to check that none is installed

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

test('the first cards are dealt if the portal’s script is blocked, or the portal never answers', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await open(page);
  await page.unroute(SCRIPT);
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

/** The page is hidden, which may be its end: gives the game as it is then packed, in the text that a portal is to keep. */
const hideAndPack = (page: Page): Promise<string> =>
  page.evaluate(
    async () =>
      new Promise<string>((settle) => {
        window.engine.worker?.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
          if (data.type === 'packed') settle(btoa(String.fromCharCode(...data.bytes)));
        });
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  );

const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told') as readonly string[]);

test('the portal’s save is resumed on another device, in the middle of the deal', async ({
  page,
  stranger,
  troubles,
}) => {
  const store = { kept: '' };
  await openInPortal(page, store);
  while ((await due(page)) !== 'card') await playOn(page, '[data-actions] button');
  await playOn(page, '[data-card]:not([aria-disabled])');
  const cards = await hand(page).allTextContents();
  const packed = await hideAndPack(page);
  await expect.poll(() => store.kept).toBe(packed);
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
  await expect.poll(() => told(page)).toContain('gameReady'); // before that there are no advertisements
  expect(await told(page)).not.toContain('ad');
  await press(page, 'section.result .main');
  await expect.poll(() => told(page)).toContain('ad');
  const tables = await page.evaluate(() => window.engine.tables);
  await passFrames(page, 15);
  await expect(page.locator('section.result')).toBeVisible();
  expect(await page.evaluate(() => window.engine.tables)).toBe(tables);
  await page.evaluate(() => (Reflect.get(window, 'endAd') as () => void)());
  await expect(page.locator('section.result')).toBeHidden();
  await due(page);
});
