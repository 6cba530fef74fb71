/** Damaged storage, a database that does not answer, and files that are too large: a message, a table, and nothing is lost. */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keepRows } from './saves.ts';
import {
  QUICK,
  due,
  expect,
  hand,
  hurryBots,
  inWords,
  open,
  openWholeMenu,
  playToTheEnd,
  press,
  test,
  withSettings,
} from './table.ts';

const UNREADABLE = 'was set aside';
const NOT_KEPT = 'This browser is not saving anything';

/** The row of a game after some choices, and the text of the table. */
async function played(page: Page): Promise<{ readonly row: Readonly<Record<string, unknown>>; readonly said: string }> {
  await open(page);
  await due(page);
  await press(page, '[data-actions] button, [data-card]:not([aria-disabled]):not([aria-pressed])');
  await due(page);
  await page.waitForTimeout(500); // until it is saved
  const said = await inWords(page);
  const row = await page.evaluate(
    async () =>
      new Promise<Record<string, unknown>>((settle) => {
        const asked = indexedDB.open('card-table', 1);
        asked.onsuccess = () => {
          const look = asked.result.transaction('games').objectStore('games').getAll();
          look.onsuccess = () => {
            asked.result.close();
            const found: unknown = look.result[0];
            settle(typeof found === 'object' ? { ...found } : {});
          };
        };
      }),
  );
  return { row, said };
}

test('a running game with a damaged text: a message and a table, each time', async ({ page }) => {
  await withSettings(page, QUICK);
  const { row } = await played(page);
  const { text: _text, ...without } = row;
  for (const damaged of [without, { ...row, text: null }, { ...row, text: 7 }, { ...row, text: '\n'.repeat(1e6) }]) {
    await keepRows(page, [damaged], row['id']);
    await open(page);
    await expect(page.getByText(UNREADABLE)).toBeVisible();
    await due(page);
  }
  await playToTheEnd(page);
});

test('an unknown id of the running game: the last unfinished game is resumed', async ({ page }) => {
  await withSettings(page, QUICK);
  const { row, said } = await played(page);
  for (const running of [undefined, null, {}, 'nobody']) {
    await keepRows(page, [row], running);
    await open(page);
    await due(page);
    expect(await inWords(page)).toBe(said);
    await expect(page.getByText(NOT_KEPT)).toHaveCount(0);
  }
});

test('past games: a bad row does not affect the others', async ({ page }) => {
  await withSettings(page, QUICK);
  const { row } = await played(page);
  const { text: _text, ...without } = row;
  const rows = [
    row,
    { ...row, id: 'wild', savedAt: 1e300, ended: true },
    { ...row, id: 'null', text: null },
    { ...without, id: 'none' },
    { ...row, id: 'good', savedAt: 5 },
  ];
  await keepRows(page, rows, row['id']);
  await open(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Past games' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
});

test('a database that never answers: after two seconds a table, and a message that nothing is saved', async ({
  page,
  context,
}) => {
  const other = await context.newPage(); // keeps an old version open and blocks the upgrade
  await other.route('**/favicon.ico', async (route) => route.fulfill({ status: 204 }));
  await other.goto('./manifest.webmanifest');
  await other.evaluate(async () => new Promise((settle) => (indexedDB.open('card-table', 1).onsuccess = settle)));
  await page.route(/table\.worker.*\.js/, async (route) => {
    const response = await route.fetch();
    const newer =
      'const old=IDBFactory.prototype.open;IDBFactory.prototype.open=function(name){return old.call(this,name,2)};';
    await route.fulfill({ response, body: newer + (await response.text()) });
  });
  await withSettings(page, QUICK);
  await open(page);
  await expect(page.getByText(NOT_KEPT).first()).toBeVisible();
  await hurryBots(page);
  await playToTheEnd(page);
});

test('files that are too large are refused with a message, and the table stays as it was', async ({ page }, {
  outputDir,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  const cards = await hand(page).count();
  const choose = async (button: string, bytes: number): Promise<void> => {
    const path = `${outputDir}-${String(bytes)}.jsonl`;
    await writeFile(path, '\n'.repeat(bytes));
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).click();
    await (await choosing).setFiles(path);
  };
  await openWholeMenu(page);
  await choose('Watch a record from a file', 50_000_000);
  await expect(page.getByText('too large to be a game record')).toBeVisible();
  await choose('Watch a record from a file', 5_000_000);
  await expect(page.getByText('there is nothing in this file')).toBeVisible();
  await page.getByRole('button', { name: 'Statistics', exact: true }).click();
  await choose('Add file', 33_000_000);
  await expect(page.getByText('too large to be statistics')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await hand(page).count()).toBe(cards);
});
