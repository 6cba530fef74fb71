/** The menu: what waits at the table, what was played here, and the ways that stay open. */
import type { Page } from './page.ts';
import { Pointing } from './pointing.ts';
import { QUICK, due, expect, fromMenu, open, playOn, playToTheEnd, test, withSettings } from './table.ts';

/** What an entry says besides its name. */
async function noteOf(page: Page, name: string): Promise<string> {
  const entry = await page.find('button', name);
  return noteBeside(page, entry);
}

const noteBeside = (page: Page, entry: HTMLElement): string =>
  page.document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent.trim() ?? '';

/** Waits until an entry says so: it may come late. */
async function says(page: Page, name: string, fits: RegExp): Promise<void> {
  const entry = await page.find('button', name);
  await page.until(`${name}: ${String(fits)}`, () => fits.test(noteBeside(page, entry)));
}

test('says what waits at the table, and goes back to it', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  await page.tap('button', 'Menu');
  expect(await noteOf(page, 'Back to the table')).toBe('Page One · Deal 1 · Your turn');
  await page.tap('button', 'Back to the table');
  await page.gone('dialog[open]');
});

test('what was played here comes with the figures of this device', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await page.tap('button', 'Menu');
  expect(await noteOf(page, 'All games')).toMatch(/^\d+ on the shelf$/);
  expect(await noteOf(page, 'Statistics')).toBe('');
  expect(await noteOf(page, 'Past games')).toBe('');
  await page.tap('button', 'Close');
  await playToTheEnd(page);
  await page.tap('button', 'Menu');
  await says(page, 'Statistics', /^(0|100)% won$/);
  await says(page, 'Deal of the day', /^Not played yet$/);
});

test('the last turns are shown again, once the menu is gone', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await playOn(page);
  await page.tap('button', 'Menu');
  await page.tap('button', /^Last (trick|turns)$/);
  await page.gone('dialog[open]');
  await page.find('button', 'The last turns. Tap to continue.');
});

test('puzzles are behind More', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await fromMenu(page, 'Puzzles');
  await page.find('heading', 'Puzzles');
});

test('a sheet that is pulled down far enough by its head closes', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await page.tap('button', 'Menu');
  const head = await page.element('dialog[open] header');
  const pointing = new Pointing(page);
  const pull = async (far: number): Promise<void> => {
    const finger = { on: head, pointerType: 'touch' };
    await pointing.send('pointerdown', { x: 100, y: 20 }, finger);
    await pointing.send('pointermove', { x: 100, y: 20 + far }, finger);
    await pointing.send('pointerup', { x: 100, y: 20 + far }, finger);
  };
  await pull(40);
  expect(page.query('dialog[open]')).toBeDefined();
  await pull(140);
  await page.gone('dialog[open]');
});
