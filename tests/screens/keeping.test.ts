/** Nothing is lost: after a reload, without storage, in several tabs, when a worker fails, or a file is no record. */
import type { Browser } from './browser/browser.ts';
import { Page } from './page.ts';
import { playStep, waitForTurn } from './playing.ts';
import { deafen, letSleep, mayFillDisk, refuseStorage } from './refusals.ts';
import { savedRows } from './saves.ts';
import { GAMES } from './shelf.ts';
import {
  ACTIONS,
  QUICK,
  cards,
  due,
  expect,
  fromMenu,
  goOn,
  inWords,
  open,
  playOn,
  playToTheEnd,
  skipLessons,
  test,
  withSettings,
} from './table.ts';

/** Plays a little and waits for a choice; returns the text of the table. */
async function inTheMiddle(page: Page): Promise<string> {
  for (let choices = 0; choices < 2 && (await due(page)) !== 'over'; choices += 1) await playOn(page);
  return inWords(page);
}

const offers = (page: Page): string[] => page.queryAll(ACTIONS).map(({ textContent }) => textContent);

test.for(GAMES)('%s: after a reload the deal continues at the same choice', async (game, { page }) => {
  withSettings(page, QUICK);
  page.tab.open(`?game=${game}`);
  await page.element(`main[data-table="${game}"]`);
  await waitForTurn(page);
  for (let step = 0; step < 3; step += 1) await playStep(page, step);
  await waitForTurn(page);
  const [said, held] = [inWords(page), cards(page)];
  page.tab.open(''); // as if it were left and opened again
  await waitForTurn(page);
  expect(page.query('main')?.dataset['table']).toBe(game);
  expect(inWords(page)).toBe(said);
  expect(cards(page)).toEqual(held);
});

test('after a reload the same is offered', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await inTheMiddle(page);
  const offered = offers(page);
  page.tab.reload();
  await page.element('[data-card]');
  await due(page);
  expect(offers(page)).toEqual(offered);
});

test('a game that is over is saved to its last line, as one that has ended', async ({ browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await page.world.pass(1000); // until it is written
  const [{ ended, text } = {}, another] = await savedRows(browser);
  expect(another).toBeUndefined();
  expect(ended).toBe(true);
  expect(String(text).trimEnd().split('\n').at(-1)).toMatch(/^\{"type":"game-end"/);
});

test('without storage: the game plays on and says once that nothing is saved', async ({ stranger }) => {
  const page = stranger({ calm: true });
  refuseStorage(page.tab.browser, 'page', 'engine');
  await open(page);
  await page.says(/This browser is not saving anything/);
  await page.tap('button', 'Skip all');
  await page.tap('button', 'Dismiss this message');
  await fromMenu(page, 'Settings');
  await page.select(await page.find('combobox', 'Bot thinking time'), { label: 'At once' });
  await page.tap('button', 'Close');
  await playToTheEnd(page);
  expect(page.reads(/This browser is not saving anything/)).toBe(false);
});

test('a full disk: the game plays on, and older saves are still there', async ({ browser, page }) => {
  const fillDisk = mayFillDisk(browser);
  withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  fillDisk();
  await goOn(page);
  await playToTheEnd(page);
  await page.says(/This browser is not saving anything/);
  await fromMenu(page, 'Past games');
  await page.find('button', /^Watch/);
});

const cover = (page: Page): HTMLElement | undefined => page.all('dialog', /open in another tab/)[0];

const secondTab = (browser: Browser): Page => {
  const other = new Page(browser.newTab());
  other.tab.open('');
  return other;
};

test('a tab that sleeps is not waited for, and finds out later', async ({ browser, page }) => {
  withSettings(page, QUICK);
  letSleep(browser);
  await open(page);
  const middle = await inTheMiddle(page);
  const other = secondTab(browser);
  await other.tap('button', 'Play here');
  await due(other);
  expect(inWords(other)).toBe(middle);
  await page.until('a cover', () => cover(page));
});

test('beside a game in another tab, another game can be chosen', async ({ browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  const middle = await inTheMiddle(page);
  const other = secondTab(browser);
  await other.tap('button', 'All games');
  await other.tapOn(await other.until('a game', () => other.queryAll('[data-game]').at(-1)));
  await other.element('main[data-table]');
  await other.gone('dialog[open]');
  expect(inWords(page)).toBe(middle);
});

test('the engine crashes: the same position at once', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  const said = await inTheMiddle(page);
  const held = cards(page);
  page.tab.worker('engine')?.crash();
  await page.world.pass(1000);
  expect(cards(page)).toEqual(held);
  expect(inWords(page)).toBe(said);
  await playToTheEnd(page);
});

test('the engine crashes while it resumes the game: the same position', async ({ browser, page }) => {
  withSettings(page, QUICK);
  let isDeaf = false;
  deafen(browser, 'engine', (message) => {
    const isUnheard = isDeaf && JSON.stringify(message).includes('"resume"');
    if (isUnheard) isDeaf = false;
    return isUnheard;
  });
  await open(page);
  await inTheMiddle(page);
  const held = cards(page);
  isDeaf = true;
  page.tab.reload();
  await page.element('[data-card]');
  expect(isDeaf).toBe(false);
  expect(cards(page)).toEqual(held);
  expect(page.reads(/could not be (opened|resumed)/)).toBe(false);
});

test('the bots’ worker crashes: the game goes on', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  (await page.until('the bots', () => page.tab.worker('bots'))).crash();
  await playToTheEnd(page);
});

test('the code of the bots cannot be fetched: the game goes on', async ({ browser, page, world }) => {
  withSettings(page, QUICK);
  browser.network.refuse(/^answering-/);
  await open(page);
  await playToTheEnd(page);
  expect(world.crashes.length).toBeGreaterThan(0);
  for (const crash of world.crashes.splice(0)) expect(crash).toMatch(/^bots: .*Failed to fetch/s);
});

// That it is waited for only once is checked in src/workers/bots.test.ts.
test('the bots’ worker never answers: the game goes on', async ({ browser, page }) => {
  withSettings(page, QUICK);
  deafen(browser, 'bots', () => true);
  await open(page);
  await playToTheEnd(page);
});

test('a record is saved to a file and opened again', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await page.press('section.result .handle');
  await page.pressOn(await page.find('button', 'Save record'));
  const { text, name } = await page.savedFile();
  expect(name).toMatch(/^page-one-2026-05-14-\d{4}\.jsonl$/);
  await page.chooseFile(() => fromMenu(page, 'Watch a record from a file'), page.file(text));
  await page.find('button', 'One step forward');
  await page.tap('button', 'Go to the end');
  await page.tap('button', 'One step back');
});

test('a file that is no record: one clear message', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await skipLessons(page);
  await page.chooseFile(() => fromMenu(page, 'Watch a record from a file'), page.file('{"type":"game"}\n', 'x.jsonl'));
  await page.says(/^Line 1: /);
});
