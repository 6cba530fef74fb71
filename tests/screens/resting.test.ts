/** Nothing happens at the table while something lies over it: a menu, a sheet, a replay. */
import { begin, countLines } from './engine.ts';
import type { Page } from './page.ts';
import { ACTIONS, PLAYABLE, QUICK, due, expect, open, test, withSettings } from './table.ts';

/** Longer than any bot waits. */
const LONG_MS = 10_000;

/** A table at which bots act after the first card of the person. */
async function deal(page: Page): Promise<void> {
  await open(page);
  await begin(page, { seed: 'resting/1', kinds: ['human', 'plain', 'plain', 'plain'], options: {} });
}

/** Makes a choice, after which bots are to act, and opens the menu in the same moment. */
async function actAndOpenMenu(page: Page): Promise<void> {
  const what = await due(page);
  const before = countLines(page);
  const choice = await page.element(what === 'card' ? PLAYABLE : ACTIONS);
  (await page.element('header [aria-haspopup=dialog]')).click();
  choice.click();
  await page.find('dialog');
  await page.until('the own act', () => countLines(page) > before);
}

test('bots rest behind a menu and its sheets, even if they act at once', async ({ page }) => {
  withSettings(page, QUICK);
  await deal(page);
  await actAndOpenMenu(page);
  const before = countLines(page);
  await page.tap('button', 'Settings');
  await page.world.pass(LONG_MS);
  expect(countLines(page)).toBe(before);
  await page.tap('button', 'Close');
  await page.until('bots to act', () => countLines(page) > before);
});

test('bots rest behind a replay, and the replay behind a sheet', async ({ page }) => {
  withSettings(page, { ...QUICK, pace: 0.5 });
  await deal(page);
  await actAndOpenMenu(page);
  await page.tap('button', 'Past games');
  await page.tap('button', /^Watch/);
  await page.find('heading', 'Replay');
  const before = countLines(page);
  const step = async (): Promise<string> => ((await page.find('slider')) as HTMLInputElement).value;
  await page.tap('button', 'Play');
  await page.tap('button', 'Share');
  await page.find('dialog');
  const shown = await step();
  await page.world.pass(LONG_MS);
  expect(await step()).toBe(shown);
  expect(countLines(page)).toBe(before);
  await page.tap('button', 'Close', page.sheet);
  await page.world.pass(LONG_MS);
  expect(await step()).not.toBe(shown);
  expect(countLines(page)).toBe(before);
  await page.tap('button', 'Back to the table');
  await page.until('bots to act', () => countLines(page) > before);
});
