/**
 * What the tests of the page without a browser share: a world of its own for each test, in which any message in a console,
 * uncaught error or request to another host fails it, and functions that play through the twin's buttons.
 */
import { expect, test as base } from 'vitest';
import { Browser, type Kind } from './browser/browser.ts';
import { World } from './browser/world.ts';
import { Page } from './page.ts';

interface Fixtures {
  readonly world: World;
  /** The person's browser. */
  readonly browser: Browser;
  /** A page in it. */
  readonly page: Page;
  /** A page of another person, in a browser of theirs. */
  readonly stranger: (kind?: Partial<Kind>) => Page;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest requires this pattern for a fixture without dependencies
  world: async ({}, use) => {
    const world = new World();
    await use(world);
    await world.end();
    expect([...world.troubles, ...world.crashes]).toEqual([]);
  },
  browser: async ({ world }, use) => use(new Browser(world)),
  page: async ({ browser }, use) => use(new Page(browser.newTab())),
  stranger: async ({ world }, use) => use((kind) => new Page(new Browser(world, kind).newTab())),
});
export { expect };

const KEY = 'card-table.settings';

/** Stores settings as the page does. */
export function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): void {
  page.tab.browser.localStorage.setItem(KEY, JSON.stringify(settings));
}

/** The stored settings. */
export const storedSettings = (page: Page): unknown => JSON.parse(page.tab.browser.localStorage.getItem(KEY) ?? 'null');

/** The fastest settings. */
export const QUICK = { speed: 'at-once', pace: 'at-once', language: 'en' };

/** Opens the page and waits for the first own card. */
export async function open(page: Page, path = ''): Promise<void> {
  page.tab.open(path);
  await page.element('[data-card]');
}

/** Opens the menu with all its entries. */
export async function openWholeMenu(page: Page): Promise<void> {
  await page.tap('button', 'Menu');
  await page.tap('button', 'More');
}

/** Presses an entry of the menu, wherever it stands there. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await openWholeMenu(page);
  await page.tap('button', name, await page.find('navigation'));
}

export async function skipLessons(page: Page): Promise<void> {
  if (page.has('button', 'Skip all')) await page.tap('button', 'Skip all');
}

/** A card in the hand that can be played now. */
export const PLAYABLE = '[data-card]:not([aria-disabled]):not([aria-pressed])';
export const ACTIONS = '[data-actions] button';

/** The person's cards, as they lie. */
export const cards = (page: Page): string[] => page.queryAll('[data-card]').map((card) => card.dataset['card'] ?? '');

/** What the person may do now. */
export type Due = 'over' | 'call' | 'act' | 'go' | 'card';

const SELECTORS: Readonly<Record<Due, string>> = {
  over: 'section.result',
  call: '[data-actions] .moment',
  act: '[data-actions] .main',
  card: PLAYABLE,
  go: '[data-actions] .go',
};
const DUES: readonly Due[] = ['over', 'call', 'act', 'card', 'go'];

/** Waits until the person can act or the deal is over. */
export const due = async (page: Page): Promise<Due> =>
  page.until('something to do', () => DUES.find((what) => page.query(SELECTORS[what])));

/** Plays the deal to its end through the twin's buttons; returns the number of choices. */
export async function playToTheEnd(page: Page, most = 1500): Promise<number> {
  for (let choices = 0; choices < most; choices += 1) {
    const what = await due(page);
    if (what === 'over') return choices;
    await page.press(SELECTORS[what]);
  }
  throw new Error(`the deal was not over after ${String(most)} choices`);
}

/** After a deal: starts the next one, or another game. */
export async function goOn(page: Page): Promise<void> {
  await page.press('section.result .main');
  await page.gone('section.result');
}

/** The text of the twin, for comparisons. */
export const inWords = (page: Page): string => page.query('main > section')?.textContent ?? '';

/** Presses a card or button and waits for the next choice. */
export async function playOn(page: Page, selector?: string): Promise<void> {
  const what = await due(page);
  const before = inWords(page);
  await page.press(selector ?? SELECTORS[what]);
  await page.until('a change', () => inWords(page) !== before);
  await due(page);
}
