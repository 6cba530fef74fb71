/** Opens a table of friends in one window, and sits down at it in another one. */
import { printOffer } from '../../src/friends/direct-code.ts';
import { printInvite } from '../../src/friends/invite.ts';
import { Browser } from './browser/browser.ts';
import { Page } from './page.ts';
import { PLAYABLE, QUICK, expect, inWords, open, withSettings } from './table.ts';

const SELECTORS = ['[data-actions] .moment', '[data-actions] .main', '[data-actions] .go', PLAYABLE];

/** What the host chooses for the table, besides the usual. */
export interface TableChoice {
  readonly help?: boolean;
  readonly turn?: string; // the time for one
}

/** Opens a table for two by the menu: the address for the other window. */
export async function openTable(page: Page, { help, turn }: TableChoice = {}): Promise<string> {
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
  expect(page.text(summary)).toMatch(/Trick limit: .*20/);
  if (help) await page.tap('switch', /^Help for everybody/);
  if (turn !== undefined) await page.select(await page.find('combobox', 'Time per turn'), { label: turn });
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
export const isSaid = (page: Page, text: RegExp): boolean =>
  page.all('status').some(({ textContent }) => text.test(textContent));

/** Mika and Ren sit at the table, and the cards are dealt. */
export async function dealt(host: Page, browser: Browser, choice: TableChoice = {}): Promise<Page> {
  withSettings(host, QUICK);
  await open(host);
  const link = await openTable(host, choice);
  expect(new URL(link).hash).toMatch(/^#table=w/);
  const guest = another(browser);
  await open(guest, link);
  await guest.find('button', 'Sit down');
  expect(guest.reads(/Help is on for everybody/)).toBe(choice.help === true);
  await sit(guest, 'Ren');
  await host.until('Ren', () => listed(host, 'Ren'));
  await host.until('that Ren is told', () => isSaid(host, /Ren/));
  await host.keyOn(await host.find('button', 'Deal for two', host.sheet), 'Enter');
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

/** A browser on another device, which is reached as a window of this one is. */
export function otherDevice(browser: Browser): Browser {
  const other = new Browser(browser.world);
  Object.assign(other, { broadcasts: browser.broadcasts });
  return other;
}

const nameOf = (card: HTMLElement | undefined): string => card?.dataset['card'] ?? '';

/** The cards that somebody may play now. */
export const choices = (page: Page): readonly string[] => [...new Set(page.queryAll(PLAYABLE).map(nameOf))];

/** Plays until somebody is to choose among several cards, and nothing is on its way. */
export async function playToChoiceOf(one: Page, others: readonly Page[]): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    if (choices(one).length > 1 && one.query('[data-actions] button') === undefined) return;
    if (!(await actOne(others))) await actOne([one]);
    await one.world.pass(1000);
  }
  throw new Error('there was no choice');
}

/** An invitation to a table without a relay. */
export const DIRECT = printInvite({
  kind: 'direct',
  secret: new Uint8Array(16).fill(1),
  fingerprint: new Uint8Array(16).fill(2),
  offer: printOffer({
    ufrag: 'py6J',
    password: '1j8kgw10u10MRn5Jf+b1/E5w',
    fingerprint: new Uint8Array(32).fill(3),
    candidates: [{ type: 'host', address: '192.168.1.5', port: 56_032 }],
  }),
});
