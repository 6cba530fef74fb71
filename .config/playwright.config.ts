// The end-to-end tests: the built page, served as `npm start` serves it, in Chromium on three screens.
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from '../src/tools/browsers/chromium.mjs';

const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error(NO_BROWSER);

/** Tests that depend on the density of the screen: what is drawn, fetched and measured. */
const DENSE = /(felt|first)\.spec\.ts/;
/** Tests that do not depend on the screen run on one: these on a small one, those of `FINGER` on the phone. */
const KEPT = /(damaged|embed|fair|frames|keeping|portals?|sending|shelf)\.spec\.ts/;
/** With the keyboard on the small screen, with touch on the phone. */
const BOTH = /games\.spec\.ts/;
const FINGER = /(counts|helping|moments)\.spec\.ts/;

/**
 * With less transparency nothing is blurred behind a menu, which would take software a tenth of a second for each frame.
 * On the wide screen it is blurred.
 */
const PLAIN = { executablePath, args: [...BROWSER_ARGUMENTS, '--blink-settings=prefersReducedTransparency=true'] };

const port = Number(process.env['E2E_PORT'] ?? 4183);

export default defineConfig({
  testDir: '../tests/e2e',
  outputDir: '../.build/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0, // what passes only at a second try has failed
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 }, // software draws slowly: what is waited for is that it comes, not how fast
  globalTimeout: 20 * 60_000,
  reporter: [['list'], ['json', { outputFile: '../.build/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    browserName: 'chromium',
    serviceWorkers: 'block', // it would fetch all games for each test; those about it allow it
    screenshot: 'only-on-failure',
    launchOptions: PLAIN,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [KEPT, BOTH, FINGER],
      use: { viewport: { width: 1280, height: 800 }, launchOptions: { executablePath, args: BROWSER_ARGUMENTS } },
    },
    {
      name: 'any screen', // a small one: software draws each point
      testMatch: [KEPT, BOTH],
      use: { viewport: { width: 800, height: 520 } },
    },
    {
      name: 'phone', // one pixel a point: software draws each, and nine times as many show the tests below nothing new
      testIgnore: [DENSE, KEPT],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
    {
      name: 'phone, three pixels a point',
      testMatch: DENSE,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    },
    {
      name: 'landscape', // how all games lie in it is looked at by the frames
      testMatch: /(felt|game)\.spec\.ts/,
      use: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // Node itself, not npx: ending it ends the server. A taken port is an error: an old build would be tested.
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
