/** What cannot be fetched: why is said, and choosing it again fetches it. Real imports are in tests/e2e/again.spec.ts. */
import { must } from '../../src/cards/must.ts';
import type { Browser } from './browser/browser.ts';
import type { Page } from './page.ts';
import { GAMES } from './shelf.ts';
import { QUICK, due, expect, fromMenu, inWords, open, openWholeMenu, test, withSettings } from './table.ts';

/** Its rules and its face are fetched once it is chosen. */
const OTHER = must(GAMES.at(-1), 'a game');
const RULES = new RegExp(`^${OTHER}-`);
const ENTRY = 'assets/index-1234567.js';

const OFFLINE = /^You are offline, and this part/;
const GONE = /^There is a new version of the table/;
const UNKNOWN = /^This part of the table could not be loaded\. Please try again\./;

async function begin(page: Page): Promise<void> {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  const entry = page.document.createElement('script'); // as the build writes it, but nothing is fetched
  entry.type = 'module';
  Object.defineProperty(entry, 'src', { value: `http://localhost/${ENTRY}` });
  page.document.head.append(entry);
}

/** Which version of the page the site has. */
const deploy = (browser: Browser, entry: string): void =>
  void browser.network.refuse(/^index\.html$/, { status: 200, text: `<script src="./${entry}"></script>` });

async function choose(page: Page): Promise<void> {
  await fromMenu(page, 'All games');
  await page.tapOn(await page.element(`[data-game="${OTHER}"]`));
  await page.settle();
  const [leave] = page.all('button', 'Start a new game');
  if (leave) await page.tapOn(leave);
}

const lies = async (page: Page): Promise<void> => void (await page.element(`main[data-table="${OTHER}"]`));

test('without a network a game says so, and is dealt when it is chosen again with one', async ({ browser, page }) => {
  await begin(page);
  await fromMenu(page, 'All games'); // the screen is there
  await page.tap('button', 'Close');
  const allow = browser.network.refuse(/./);
  const said = inWords(page);
  await choose(page);
  await page.says(OFFLINE);
  expect(inWords(page)).toBe(said);
  allow();
  await choose(page);
  await lies(page);
  expect(page.reads(OFFLINE)).toBe(false);
});

test.for([
  ['its rules', RULES],
  ['its face', /^face-/],
] as const)('with a network, but without %s, nobody is called offline', async ([, file], { browser, page }) => {
  await begin(page);
  deploy(browser, ENTRY);
  const allow = browser.network.refuse(file);
  await choose(page);
  await page.says(UNKNOWN);
  expect(page.reads(OFFLINE)).toBe(false);
  allow();
  await choose(page);
  await lies(page);
});

test('what went with the last version says so, and the reload that it offers keeps the game', async ({
  browser,
  page,
}) => {
  await begin(page);
  deploy(browser, 'assets/index-7654321.js');
  browser.network.refuse(RULES, { status: 404 });
  const said = inWords(page);
  await choose(page);
  await page.says(GONE);
  await page.tap('button', 'Restart now');
  await page.element('[data-card]');
  await due(page);
  expect(inWords(page)).toBe(said);
});

test('a screen that cannot be fetched, and friends, say the same', async ({ browser, page }) => {
  await begin(page);
  const allowScreens = browser.network.refuse(/./);
  await page.tap('button', 'Menu');
  await page.says(OFFLINE);
  allowScreens();
  await openWholeMenu(page);
  expect(page.reads(OFFLINE)).toBe(false); // it was said of something else
  const allow = browser.network.refuse(/./);
  await page.tap('button', 'Play with friends');
  await page.says(OFFLINE);
  allow();
  await fromMenu(page, 'Play with friends');
  await page.find('heading', 'Play with friends');
});

test('an engine whose file has gone is not started for ever: that is said, and a reload is offered', async ({
  browser,
  page,
  world,
}) => {
  await begin(page);
  deploy(browser, 'assets/index-7654321.js');
  const said = inWords(page);
  const allow = browser.network.refuse(/^table\.worker/, { status: 404 });
  page.tab.worker('engine')?.crash();
  await page.says(GONE);
  allow();
  world.crashes.length = 0;
  await page.tap('button', 'Restart now');
  await page.element('[data-card]');
  await due(page);
  expect(inWords(page)).toBe(said);
});
