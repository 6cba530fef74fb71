/** Opens a table of friends in one window, and sits down at it in another one. */
import type { Browser } from './browser/browser.ts';
import { Page } from './page.ts';
import { PLAYABLE, QUICK, expect, inWords, open, withSettings } from './table.ts';

const SELECTORS = ['[data-actions] .moment', '[data-actions] .main', '[data-actions] .go', PLAYABLE];

/** Opens a table for two by the menu: the address for the other window. */
export async function openTable(page: Page, help: 'help' | 'no help' = 'no help'): Promise<string> {
  await page.tap('button', 'Menu');
  await page.tap('button', 'Play with friends');
  await page.fill(await page.find('textbox', 'Your name'), 'Mika');
  await page.tap('radio', '2', await page.find('group', 'Players'));
  const limits = await page.until('the limits', () =>
    page.queryAll('details', page.sheet).find((one) => one.textContent.includes('Trick limit')),
  );
  const summary = await page.element('summary', () => limits);
  await page.tapOn(summary);
  await page.fill(await page.find('spinbutton', 'Trick limit', limits), '20');
  expect(page.text(summary)).toMatch(/Changed: Trick limit/);
  if (help === 'help') await page.tap('switch', /^Help for everybody/);
  await page.tap('button', 'Open the table');
  const heading = await page.find('heading', /with .*Mika/);
  await page.until('the focus there', () => page.document.activeElement === heading);
  return ((await page.find('textbox', /^Link/)) as HTMLInputElement).value;
}

export const another = (browser: Browser): Page => new Page(browser.newTab());

/** Somebody sits down with one tap. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.says(/holds all cards/, () => page.sheet);
  await page.fill(await page.find('textbox', 'Your name'), name);
  await page.tap('button', 'Sit down');
  await page.says(/Mika.* will deal when everybody is here/, () => page.sheet);
}

export const listed = (page: Page, name: string): HTMLElement | undefined =>
  page.sheet && page.all('listitem', undefined, page.sheet).find((one) => one.textContent.includes(name));
export const told1 = (page: Page, text: RegExp): boolean =>
  page.all('status').some(({ textContent }) => text.test(textContent));

/** Mika and Ren sit at the table, and the cards are dealt. */
export async function dealt(host: Page, browser: Browser, help: 'help' | 'no help' = 'no help'): Promise<Page> {
  withSettings(host, QUICK);
  await open(host);
  const link = await openTable(host, help);
  expect(new URL(link).hash).toMatch(/^#table=w/);
  const guest = another(browser);
  await open(guest, link);
  await guest.find('button', 'Sit down');
  expect(guest.reads(/Help is on for everybody/)).toBe(help === 'help');
  await sit(guest, 'Ren');
  await host.until('Ren', () => listed(host, 'Ren'));
  await host.until('that Ren is told', () => told1(host, /Ren/));
  await host.keyOn(await host.find('button', 'Deal', host.sheet), 'Enter');
  for (const page of [host, guest]) {
    await page.gone('dialog[open]');
    await page.until('the focus at the table', () => page.document.activeElement !== page.document.body);
  }
  await guest.until('Mika', () => inWords(guest).includes('Mika'));
  await host.until('Ren', () => inWords(host).includes('Ren'));
  return guest;
}

/** Whoever can do something does it. False if nobody can. */
export async function actOne(pages: readonly Page[]): Promise<boolean> {
  let acted = false;
  for (const page of pages) {
    const selector = SELECTORS.find((one) => page.query(one));
    if (selector === undefined) continue;
    await page.press(selector);
    acted = true;
  }
  return acted;
}

/** All act until each of these pages shows another table. */
export async function goOn(pages: readonly Page[]): Promise<void> {
  const before = pages.map(inWords);
  for (let turns = 0; turns < 100; turns += 1) {
    await actOne(pages);
    await pages[0]?.world.pass(500);
    if (pages.every((page, i) => inWords(page) !== before[i])) return;
  }
  throw new Error('the game does not go on');
}

/** A text without the marks around names. */
export const plain = (within: HTMLElement | undefined): string =>
  (within?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
