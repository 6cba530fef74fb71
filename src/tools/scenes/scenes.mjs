// `npm run scenes -- FOLDER`: takes scenes of the built page on four screens, so that two commits can be compared. Decks come
// from fixed seeds and golden records. Without a folder the pictures lie in .build/scenes. `-- --only NAME` takes one scene, more
// often given several; `--screen NAME`, `--language TAG` and `--theme dark` choose likewise. `-- --tour GAME` takes the moments of a
// deal of that game instead, with `--seats N` at a table of so many.
// `-- --beside PICTURES` also puts each beside the picture of another folder that is called the same.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from '../browsers/chromium.mjs';
import { playWholeDeal } from '../browsers/page.mjs';
import { fail, failInUse, ROOT } from '../install.mjs';
import { putBeside } from './beside.mjs';
import { FRONT, GAMES } from './games.mjs';
import { AROUND } from './around.mjs';
import { LOOK, menu } from './look.mjs';
import { Stage } from './stage.mjs';
import { tourOf } from './tour.mjs';

const SCREENS = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  { name: 'lying', viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  { name: 'small', viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
];

/** The longest golden record of a full table. */
const crowded = GAMES.map((id) => join(ROOT, 'src/games', id, 'records/eight-seats.jsonl'))
  .filter((path) => existsSync(path))
  .sort((one, other) => statSync(other).size - statSync(one).size)[0];

/** @type {Readonly<Record<string, (stage: Stage) => Promise<void>>>} */
const SCENES = {
  ...LOOK,
  ...AROUND,
  dealt: async (stage) => stage.open(FRONT),
  crowded: async (stage) => {
    if (crowded === undefined) throw new Error('scenes: no game has a golden record of eight seats');
    const { page } = stage;
    await stage.open(FRONT);
    await menu(stage);
    await stage.press('More');
    await page.locator('dialog input[type=file]').setInputFiles(crowded);
    const steps = page.getByRole('slider');
    await steps.waitFor();
    await steps.fill(String(Math.round(Number(await steps.getAttribute('max')) / 2)));
  },
  result: async (stage) => {
    await stage.open(FRONT);
    await stage.page.evaluate(playWholeDeal);
    await stage.page.locator('section.result').waitFor();
  },
};

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', multiple: true },
        screen: { type: 'string', multiple: true },
        beside: { type: 'string' },
        language: { type: 'string' },
        theme: { type: 'string' },
        tour: { type: 'string', multiple: true },
        seats: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return failInUse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Those that were asked for; without a wish all.
 * @param {string} what
 * @param {readonly string[]} all
 * @param {readonly string[] | undefined} asked
 */
function chosen(what, all, asked = all) {
  if (!asked.every((name) => all.includes(name))) failInUse(`The ${what} are ${all.join(', ')}.`);
  return asked;
}

const { values, positionals } = readOptions();
if (positionals.length > 1)
  failInUse('There is one folder; a name of a scene, game or screen comes after its own option.');
const toured = chosen('games', GAMES, values.tour ?? []);
const seats = values.seats === undefined ? undefined : Number(values.seats);
const scenes = toured.length > 0 ? Object.assign({}, ...toured.map((game) => tourOf(game, seats))) : SCENES;
const names = chosen('scenes', Object.keys(scenes), values.only);
const screens = chosen(
  'screens',
  SCREENS.map(({ name }) => name),
  values.screen,
);
const settings = {
  ...(values.language !== undefined && { language: values.language }),
  ...(values.theme !== undefined && { theme: values.theme }),
};
if (!existsSync(join(ROOT, 'dist/index.html'))) fail('There is no built page: npm run build comes first.');
const executablePath = (await findBrowser()) ?? fail(NO_BROWSER);
const folder = resolve(positionals[0] ?? join(ROOT, '.build/scenes'));
mkdirSync(folder, { recursive: true });

const server = await preview({ root: ROOT, logLevel: 'warn', preview: { port: 0, host: 'localhost' } });
const address = server.httpServer.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
for (const { name: screen, ...look } of SCREENS.filter(({ name }) => screens.includes(name)))
  for (const name of names) {
    const context = await browser.newContext({ ...look, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const stage = await Stage.set(context, `http://localhost:${port}/`, GAMES, settings);
    await scenes[name]?.(stage);
    await stage.settle();
    const path = join(folder, `${name}-${screen}.png`);
    await stage.page.screenshot({ path, animations: 'disabled' });
    console.log(path);
    await context.close();
    const other = values.beside === undefined ? '' : join(resolve(values.beside), `${name}-${screen}.png`);
    if (existsSync(other)) await putBeside(browser, [other, path], join(folder, `${name}-${screen}-beside.png`));
  }
await browser.close();
await server.close();
