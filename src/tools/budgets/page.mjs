// Opens the built page, served as by `npm start`, in the browser of the end-to-end tests and with their helpers.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from '../browsers/chromium.mjs';
import { ROOT } from '../install.mjs';

/**
 * One budget as measured. `gate`: it is counted, not timed, and the run fails when it is broken.
 * @typedef {{ what: string; budget: string; measured: string; ok?: boolean; gate?: boolean }} Row
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} Session
 */

/** Loads a module of the end-to-end tests, through Vite because it is TypeScript. */
const helpers = async (name) =>
  (await runnerImport(join(ROOT, 'tests/e2e', name), { configFile: false, logLevel: 'warn' })).module;

/** Serves `dist/` on a free port and starts the browser. */
export async function openSite() {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const server = await preview({ root: ROOT, logLevel: 'warn', preview: { port: 4310 } });
  const baseURL = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const [table, drawing, engine, clock] = await Promise.all(
    ['table.ts', 'drawing.ts', 'engine.ts', 'clock.ts'].map(helpers),
  );
  return { server, baseURL, browser, table, drawing, engine, clock };
}

/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */

/** Settings for measuring: no sound, and animations even where the system asks for less motion. */
export const WATCHED = { language: 'en', motion: 'on', muted: true, assist: true, speed: 1, pace: 'at-once' };

/**
 * A fresh page with the given table. It has no service worker, so that nothing is fetched while we measure.
 * @param {Site} site
 * @param {{ settings: object; table?: object; viewport?: { width: number; height: number }; prepare?: (page: Page) => Promise<void> }} of
 */
export async function openTable(site, { settings, table, viewport, prepare }) {
  const { browser, baseURL } = site;
  const page = await browser.newPage({
    baseURL,
    viewport: viewport ?? { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await site.drawing.countDrawing(page);
  await site.engine.holdEngine(page);
  await site.table.withSettings(page, settings);
  await prepare?.(page);
  await site.table.open(page);
  await site.table.skipLessons(page);
  if (table !== undefined) await site.engine.begin(page, table);
  return page;
}

export const median = (numbers) => quantile(numbers, 0.5);

/** The quantile: the number that this share of all does not exceed. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Adds to the sum that a map has at a key. */
export const addTo = (sums, key, n) => sums.set(key, (sums.get(key) ?? 0) + n);

/** `felt/motion 12, pixi.js 3`, the largest first. */
export const inShares = (sums, print) =>
  [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${print(n)}`)
    .join(', ');
