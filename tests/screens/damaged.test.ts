/** Damaged storage, a database that does not answer, and files that are too large: a message, a table, and nothing is lost. */
import type { Browser } from './browser/browser.ts';
import type { Page } from './page.ts';
import { wantNewerDatabase } from './refusals.ts';
import { type Row, keepRows, savedRows } from './saves.ts';
import {
  QUICK,
  cards,
  due,
  expect,
  fromMenu,
  inWords,
  open,
  openWholeMenu,
  playOn,
  playToTheEnd,
  test,
  withSettings,
} from './table.ts';

const UNREADABLE = /was set aside/;
const NOT_KEPT = /This browser is not saving anything/;

/** The row of a game after a choice, and the text of the table. */
async function played(browser: Browser, page: Page): Promise<{ readonly row: Row; readonly said: string }> {
  withSettings(page, QUICK);
  await open(page);
  await playOn(page);
  const said = inWords(page);
  page.tab.close();
  const [row = {}] = await savedRows(browser);
  return { row, said };
}

const DAMAGES: readonly (readonly [string, (row: Row) => Row])[] = [
  ['no text', ({ text: _, ...without }) => without],
  ['null', (row) => ({ ...row, text: null })],
  ['a number', (row) => ({ ...row, text: 7 })],
  ['a million empty lines', (row) => ({ ...row, text: '\n'.repeat(1e6) })],
];

test.for(DAMAGES)(
  'a running game with a damaged text, %s: a message and a table',
  async ([, damage], { browser, page }) => {
    const { row } = await played(browser, page);
    await keepRows(browser, [damage(row)], row['id']);
    await open(page);
    await page.says(UNREADABLE);
    await due(page);
    await playToTheEnd(page);
  },
);

test.for([undefined, null, {}, 'nobody'])(
  'an unknown id of the running game, %s: the last unfinished game is resumed',
  async (running, { browser, page }) => {
    const { row, said } = await played(browser, page);
    await keepRows(browser, [row], running);
    await open(page);
    await due(page);
    expect(inWords(page)).toBe(said);
    expect(page.reads(NOT_KEPT)).toBe(false);
  },
);

test('past games: a bad row does not affect the others', async ({ browser, page }) => {
  const { row } = await played(browser, page);
  const { text: _text, ...without } = row;
  const rows = [
    row,
    { ...row, id: 'wild', savedAt: 1e300, ended: true },
    { ...row, id: 'null', text: null },
    { ...without, id: 'none' },
    { ...row, id: 'good', savedAt: 5 },
  ];
  await keepRows(browser, rows, row['id']);
  await open(page);
  await fromMenu(page, 'Past games');
  await page.until('three games', () => page.all('listitem', undefined, page.sheet).length === 3);
});

test('a database that never answers: after two seconds a table, and a message that nothing is saved', async ({
  browser,
  page,
}) => {
  const older = browser.databases.open('card-table', 1); // stays open, and blocks the newer version
  await browser.world.during(new Promise((settle) => (older.onsuccess = settle)));
  wantNewerDatabase(browser);
  withSettings(page, QUICK);
  await open(page);
  expect(browser.world.now).toBeGreaterThanOrEqual(2000);
  await page.says(NOT_KEPT);
  await playToTheEnd(page);
});

test('files that are too large are refused with a message, and the table stays as it was', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  const before = cards(page);
  const choose = (button: string, bytes: number): Promise<void> =>
    page.chooseFile(() => page.tap('button', button), page.file(new Uint8Array(bytes).fill(10)));
  await openWholeMenu(page);
  await choose('Watch a record from a file', 50_000_000);
  await page.says(/too large to be a game record/i);
  await choose('Watch a record from a file', 5_000_000);
  await page.says(/there is nothing in this file/i);
  await page.tap('button', 'Statistics');
  await choose('Add file', 33_000_000);
  await page.says(/too large to be statistics/i);
  await page.tap('button', 'Close');
  expect(cards(page)).toEqual(before);
});
