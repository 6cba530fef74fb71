// The end-to-end tests run the built page, served as by `npm start`, in Chromium on several screens.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Drawing } from '../tests/e2e/table.ts';
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from '../src/tools/browsers/chromium.mjs';
import { PORTS } from '../src/tools/relay/ports-for-tests.mjs';

const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error(NO_BROWSER);

/** Tests that depend on the pixel density: drawing, downloads, measurements. */
const DENSE = /(felt|first)\.spec\.ts/;
/** What a hand does on the felt, with a mouse, and with a finger on a standing and on a lying screen. */
const HAND = /hand\.spec\.ts/;
/** Tests that do not depend on the screen run on one screen: on a small one, unless they need a finger. */
const FINGER = /(direct|friends|games|lessons|moments|states)\.spec\.ts/;
/** In light colours on the desktop, in dark ones on the phone. */
const COLOURS = /reading\.spec\.ts/;

/** Software draws WebGL here in any case. Putting the page together without it takes a third less processor time a test. */
const ARGUMENTS = [...BROWSER_ARGUMENTS, '--disable-gpu-compositing'];

/**
 * Reduced transparency switches off the blur behind menus, which takes software rendering a tenth of a second a frame. The
 * desktop tests keep it on.
 */
const PLAIN = { executablePath, args: [...ARGUMENTS, '--blink-settings=prefersReducedTransparency=true'] };

const RELAYED = /relay\.spec\.ts/;

export default defineConfig<Drawing>({
  testDir: '../tests/e2e',
  outputDir: '../.build/e2e',
  workers: availableParallelism() + 1, // a test often waits for what moves in its page
  fullyParallel: true,
  retries: 2, // a test that needs one is named at the end, and more than five of them fail (src/tools/outcome.mjs)
  forbidOnly: true,
  // These limits end a hang: how long a test takes depends on the machine.
  timeout: 180_000,
  expect: { timeout: 45_000, toPass: { timeout: 45_000 } },
  reporter: [['list'], ['json', { outputFile: '../.build/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORTS.page}/`,
    browserName: 'chromium',
    serviceWorkers: 'block', // it would download all games in each test; tests of the service worker allow it
    screenshot: 'only-on-failure',
    launchOptions: PLAIN,
  },
  projects: [
    // Those with the longest tests come first, so that none of them is alone at the end.
    {
      name: 'relay',
      testMatch: RELAYED,
      use: { viewport: { width: 800, height: 520 }, baseURL: `http://localhost:${PORTS.relayed}/` },
    },
    {
      name: 'phone', // one pixel a point, because software rendering is slow and these tests do not depend on density
      testMatch: [HAND, COLOURS, FINGER],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: [DENSE, HAND, COLOURS],
      grepInvert: /two fingers/, // a mouse has no second one
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath, args: ARGUMENTS },
        painted: true,
      },
    },
    {
      name: 'phone, three pixels a point',
      testMatch: DENSE,
      grepInvert: /font of suits/, // no matter how dense the screen is
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    },
    {
      name: 'any screen', // small, because software rendering is slow
      testIgnore: [DENSE, HAND, COLOURS, FINGER, RELAYED],
      use: { viewport: { width: 800, height: 520 } },
    },
    {
      name: 'landscape', // frames.spec.ts checks the layout of all games
      testMatch: HAND,
      grepInvert: /several ways/, // the question lies where there is room, as on a standing screen
      use: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
  ],
  // Node and not npx, because killing npx leaves the server running. A port in use is an error: it could serve an old build.
  webServer: [
    {
      command: `node node_modules/vite/bin/vite.js preview --port ${PORTS.page} --strictPort`,
      cwd: '..',
      url: `http://localhost:${PORTS.page}/`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    {
      command: 'node src/tools/relay/site-for-tests.mjs serve',
      cwd: '..',
      url: `http://localhost:${PORTS.relayed}/`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
  ],
});
