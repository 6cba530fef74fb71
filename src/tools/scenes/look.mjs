// The moments that the design's pictures show, at the real page, each under its picture's name.
import { waitForChoice } from '../browsers/page.mjs';
import { FRONT, gameOf, recordOf } from './games.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./stage.mjs').Stage} Stage */

const DAY_MS = 86_400_000;

/** Steps of courses that were solved. */
const LEARNT = { [FRONT]: 99, [gameOf('left')]: 4 };

/** @type {Readonly<Record<string, (stage: Stage) => Promise<void>>>} */
export const LOOK = {
  opening: async (stage) => {
    await stage.forget();
    await stage.page.route(/\/felt-[\w-]+\.js$/, () => undefined); // it never comes, so that the title stays
    await stage.page.goto(stage.address);
    await stage.page.locator('#opening').waitFor();
  },
  home: async (stage) => home(stage),
  'home.ar': async (stage) => home(stage, 'ar'),
  'home.ja': async (stage) => home(stage, 'ja', 'dark'),
  menu: async (stage) => {
    await called(stage);
    await menu(stage);
  },
  'new-game': async (stage) => {
    await called(stage);
    await menu(stage);
    await stage.press('New game');
    await stage.page.locator('dialog [data-sits]').first().waitFor();
  },
  table: async (stage) => called(stage),
  win: async (stage) => {
    await stage.take(recordOf('last-card'));
    await stage.page.evaluate(waitForChoice);
    await press(stage.page, '.strip[data-card]');
    await stage.page.locator('section.result').waitFor();
  },
  loss: async (stage) => {
    await stage.take(recordOf('before-a-loss'));
    await stage.page.locator('section.result').waitFor();
  },
  settings: async (stage) => {
    await called(stage);
    await menu(stage);
    await stage.press('Settings');
    await stage.page.locator('dialog input[type=radio]').first().waitFor({ state: 'attached' });
  },
  lesson: async (stage) => {
    await aboutFront(stage);
    await press(stage.page, `[data-learn="${FRONT}"]`);
    await stage.page.locator('[data-lesson]').waitFor();
  },
  puzzle: async (stage) => {
    await called(stage);
    await menu(stage);
    await stage.press('More');
    await stage.press('Puzzles');
    await press(stage.page, 'dialog details[open] [data-way="all"]');
    await stage.page.locator('[data-puzzle][data-phase="ask"]').waitFor();
  },
  friends: async (stage) => {
    await stage.open();
    await menu(stage);
    await stage.press('Play with friends');
    const [name, sitDown] = [stage.nameOf('Your name'), stage.nameOf('Sit down')];
    await stage.page.getByLabel(name).fill('Kit');
    await stage.press('Open the table');
    const link = await stage.page.locator('dialog textarea[readonly]').inputValue();
    const [lucia, arjun] = [await stage.context.newPage(), await stage.context.newPage()];
    await lucia.goto(link); // before somebody of this browser has a seat
    await lucia.getByLabel(name).waitFor();
    await arjun.goto(link);
    await arjun.getByLabel(name).fill('Arjun');
    await arjun.getByRole('button', { name: sitDown }).click();
    await stage.page.bringToFront();
    await stage.page.getByRole('listitem').filter({ hasText: 'Arjun' }).first().waitFor();
  },
};

/** @param {Stage} stage */
export async function called(stage) {
  await stage.take(recordOf('called'));
  await stage.page.evaluate(waitForChoice);
}

/**
 * The sheet about the front page's game, over Home.
 * @param {Stage} stage
 */
export async function aboutFront(stage) {
  await called(stage);
  await menu(stage);
  await stage.press('All games');
  await press(stage.page, `[data-look="${FRONT}"]`);
  await stage.page.locator(`[data-learn="${FRONT}"]`).waitFor();
}

/**
 * A game was left two days ago, and some courses were begun.
 * @param {Stage} stage
 * @param {string} [language]
 * @param {string} [theme]
 */
async function home(stage, language, theme) {
  await stage.set({ ...(language && { language }), ...(theme && { theme }) });
  await stage.context.addInitScript((done) => {
    const courses = Object.entries(done).map(([game, steps]) => [game, { at: 0, done: steps }]);
    localStorage.setItem('card-table.courses', JSON.stringify(Object.fromEntries(courses)));
  }, LEARNT);
  await stage.take(recordOf('left'), Date.now() - 2 * DAY_MS);
  await stage.page.locator('[data-home] [data-hero="left"] .fan > *').nth(2).waitFor();
  await stage.page.locator('[data-home] [data-hero] .with svg').first().waitFor();
}

/** @param {Stage} stage */
export async function menu(stage) {
  await stage.press('Menu');
  await stage.page.locator('dialog[open]').waitFor();
}

/**
 * Presses without a pointer, as a screen reader does.
 * @param {Page} page
 * @param {string} selector
 */
export async function press(page, selector) {
  await page.locator(selector).first().dispatchEvent('click');
}
