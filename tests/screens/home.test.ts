/** Home: when it opens by itself, what it shows of the game that was left, and where its games lead. */
import { must } from '../../src/cards/must.ts';
import { gameOfDay } from '../../src/client/day.ts';
import { titles } from '../../src/games/registry/page/titles.ts';
import type { Browser } from './browser/browser.ts';
import { told } from './engine.ts';
import { dealt } from './friends-table.ts';
import { Page } from './page.ts';
import { keepFor } from './saves.ts';
import { lies } from './shelf.ts';
import { QUICK, cards, due, expect, fromMenu, open, playOn, test, withSettings } from './table.ts';

const HOUR_MS = 3_600_000;
const FRONT = must(titles[0], 'a game').id;
const OTHER = must(titles.at(-1), 'a game').id;

const home = (page: Page): HTMLElement | undefined => page.query('[data-home]');
const hero = (page: Page): HTMLElement | undefined => page.query('[data-hero]');

/** A game is begun, and left for some hours. Another page of the same browser comes back. */
async function comeBack(browser: Browser, page: Page, hours: number, path = ''): Promise<Page> {
  withSettings(page, QUICK);
  await open(page, path);
  await due(page);
  await playOn(page);
  await page.world.pass(1000); // until it is written
  page.tab.close();
  await keepFor(browser, hours * HOUR_MS);
  return new Page(browser.newTab());
}

test('Home opens by itself over a game that was left more than a day ago, and goes on with it', async ({
  browser,
  page,
}) => {
  const before = await comeBack(browser, page, 25, `?game=${FRONT}&opt.match=wins&opt.winsTarget=2`);
  before.tab.open('');
  await before.until('what was left', () => hero(before)?.dataset['hero'] === 'left');
  expect(before.has('heading', 'Page One', before.sheet)).toBe(true);
  await before.says('Where you left off');
  const held = cards(before).length;
  expect(before.queryAll('[data-hero] .fan > span').length).toBe(Math.min(3, held));
  await before.until('the others', () => before.queryAll('[data-hero] .with svg').length === 3);
  const how = (await before.element('[data-hero] .how span')).textContent;
  expect((await before.element('[data-goal]')).textContent).toContain(how);
  expect(before.queryAll('[data-game]')[0]?.dataset['game']).toBe(FRONT);
  expect(before.queryAll('.game .bookmark').length).toBe(1);
  await before.tap('button', 'Play on', before.sheet);
  await before.gone('dialog[open]');
  expect(cards(before).length).toBe(held);
  await playOn(before);
});

test('Back closes Home to the table', async ({ browser, page }) => {
  const later = await comeBack(browser, page, 48);
  later.tab.open('manifest.webmanifest#before');
  later.tab.open('');
  await later.element('[data-hero="left"]');
  await later.world.pass(100); // its entry is made
  later.tab.history.back();
  await later.gone('dialog[open]');
  await due(later);
});

const ELSEWHERE = { origin: 'https://portal.example', postMessage: () => undefined };

test.for([
  ['the day is not over', 23, '', false],
  ['the address asks for a game', 25, `?game=${OTHER}`, false],
  ['the address asks for the game that lies there', 25, `?game=${FRONT}`, false],
  ['the address leads to friends', 25, '#table=cut', false],
  ['the page lies in a frame', 25, '', true],
] as const)('Home does not open by itself where %s', async ([, hours, path, isFramed], { browser, page }) => {
  const later = await comeBack(browser, page, hours);
  if (isFramed) later.tab.framing = ELSEWHERE;
  later.tab.open(path);
  await later.element('[data-card]');
  await later.world.pass(5000);
  expect(home(later)).toBeUndefined();
});

test('Home does not open by itself at the first visit', async ({ page }) => {
  await open(page);
  await page.world.pass(5000);
  expect(home(page)).toBeUndefined();
});

test('a host who comes back after a day is asked about the table of friends, not welcomed Home', async ({
  browser,
  page,
}) => {
  const guest = await dealt(page, browser);
  page.tab.close();
  guest.tab.close();
  await keepFor(browser, 25 * HOUR_MS);
  const again = new Page(browser.newTab());
  again.tab.open('');
  await again.says(/Your table with friends is not open just now/, () => again.sheet);
  await again.world.pass(5000);
  expect(home(again)).toBeUndefined();
  await again.says(/Your table with friends is not open just now/, () => again.sheet);
});

test('without a game of one’s own Home offers the deal of the day', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  await fromMenu(page, 'All games');
  const date = new Date(page.world.date).toISOString().slice(0, 10);
  const game = gameOfDay(date, () => false);
  await page.until('the deal', () => hero(page)?.dataset['hero'] === 'day');
  expect(page.queryAll('.game .bookmark')).toEqual([]);
  await page.tap('button', 'Play', hero(page));
  await lies(page, game);
  await fromMenu(page, 'Deal of the day');
  const row = await page.element(`li[data-game="${game}"]`);
  await page.until('that it has begun', () => page.text(row).includes('Started, not finished'));
});

test.for([FRONT, OTHER])(
  '%s: the moon leads to its course and to its players and rules, by keyboard',
  async (game, { page }) => {
    withSettings(page, QUICK);
    await open(page);
    await due(page);
    await fromMenu(page, 'All games');
    const moon = await page.element(`[data-look="${game}"]`);
    await page.keyOn(moon, 'Enter');
    await page.element(`[data-learn="${game}"]`);
    await page.key('Escape');
    expect(page.document.activeElement).toBe(moon);
    await page.key('Enter');
    await page.keyOn(await page.element(`[data-options="${game}"]`), 'Enter');
    await page.find('heading', 'New game');
    await page.tapOn(await page.element('dialog footer .main'));
    await lies(page, game);
  },
);

test('puzzles, the deals of the day and one’s own portrait lead on from Home, and back to it', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  for (const [name, heading] of [
    ['Puzzles', 'Puzzles'],
    [/^Deal of the day/, 'Deal of the day'],
    ['Settings', 'Settings'],
  ] as const) {
    await fromMenu(page, 'All games');
    await page.element('[data-home]');
    await page.tap('button', name, page.sheet);
    await page.find('heading', heading);
    await page.tap('button', 'Back to all games', page.sheet);
    await page.element('[data-home]');
    await page.tap('button', 'Close', page.sheet);
  }
  await fromMenu(page, 'Settings');
  await page.find('button', 'Back to the menu');
});

test('tables of friends that wait are on Home, and nothing is connected for that', async ({ browser, page }) => {
  const table = {
    role: 'guest',
    game: FRONT,
    names: ['Mika', 'Ren'],
    host: 0,
    you: 1,
    turn: 1,
    at: 1e12,
    invite: 'w-1',
  };
  browser.localStorage.setItem('card-table.tables', JSON.stringify([table]));
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  await fromMenu(page, 'All games');
  const list = await page.element('[data-home] [data-tables]');
  expect(page.text(list)).toMatch(/Mika[\s\S]*Your turn/);
  expect(told(page).some(({ type }) => type === 'friends')).toBe(false);
});
