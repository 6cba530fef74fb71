// `npm run scenes -- FOLDER`: takes five scenes of the built page on three screens, so that two commits can be compared.
// Decks come from fixed seeds and golden records. Without a folder the pictures lie in .build/scenes.
// `-- --only NAME` takes one scene.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from './browsers/chromium.mjs';
import { playWholeDeal, prepare, waitForChoice } from './browsers/page.mjs';
import { fail, failInUse, ROOT } from './install.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const SCREENS = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  { name: 'lying', viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
];

const SEED = 'scenes/1';
/** Without motion, so that a picture does not depend on the moment. The lessons of all games are learnt. */
const SETTINGS = { speed: 'at-once', pace: 'at-once', motion: 'off', language: 'en', theme: 'light', muted: true };
const PATIENCE_MS = 60_000;

const games = readdirSync(join(ROOT, 'src/games')).filter((id) => existsSync(join(ROOT, 'src/games', id, 'title.ts')));
const { name: front } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The longest golden record of a full table. */
const crowded = games
  .map((id) => join(ROOT, 'src/games', id, 'records/eight-seats.jsonl'))
  .filter((path) => existsSync(path))
  .sort((one, other) => statSync(other).size - statSync(one).size)[0];

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
const SCENES = {
  dealt: async () => {},
  crowded: async (page) => {
    if (crowded === undefined) throw new Error('scenes: no game has a golden record of eight seats');
    await menu(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('dialog input[type=file]').setInputFiles(crowded);
    const steps = page.getByRole('slider', { name: 'Position' });
    await steps.waitFor();
    await steps.fill(String(Math.round(Number(await steps.getAttribute('max')) / 2)));
  },
  result: async (page) => {
    await page.evaluate(playWholeDeal);
    await page.locator('section.result').waitFor();
  },
  shelf: async (page) => {
    await menu(page);
    await page.getByRole('button', { name: 'All games' }).click();
    await page.getByRole('heading', { name: 'Games' }).waitFor();
    await page.waitForLoadState('networkidle'); // the pictures
  },
  settings: async (page) => {
    await menu(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Four colours' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  },
};

/** @param {Page} page */
const menu = (page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

function readOptions() {
  try {
    return parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    return failInUse(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readOptions();
const names = Object.keys(SCENES).filter((name) => values.only === undefined || values.only === name);
if (names.length === 0) failInUse(`The scenes are ${Object.keys(SCENES).join(', ')}.`);
if (!existsSync(join(ROOT, 'dist/index.html'))) fail('There is no built page: npm run build comes first.');
const executablePath = (await findBrowser()) ?? fail(NO_BROWSER);
const folder = resolve(positionals[0] ?? join(ROOT, '.build/scenes'));
mkdirSync(folder, { recursive: true });

const server = await preview({ root: ROOT, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
const address = server.httpServer.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
const lessons = Object.fromEntries(games.map((id) => [id, 99]));
for (const { name: screen, ...look } of SCREENS)
  for (const name of names) {
    const context = await browser.newContext({ ...look, serviceWorkers: 'block', reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    await page.addInitScript(prepare, { ...SETTINGS, lessons });
    await page.goto(`http://127.0.0.1:${port}/?game=${front}&seed=${SEED}`);
    await page.evaluate(waitForChoice);
    await SCENES[name]?.(page);
    await page.waitForTimeout(1000); // software draws late
    const path = join(folder, `${name}-${screen}.png`);
    await page.screenshot({ path, animations: 'disabled' });
    console.log(path);
    await context.close();
  }
await browser.close();
await server.close();
