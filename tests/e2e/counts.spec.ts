/** The deal of the day and the statistics: what counts, what does not, and export and import. */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { QUICK, due, expect, fromMenu, hand, open, playToTheEnd, press, test, withSettings } from './table.ts';

async function openScreen(page: Page, name: string): Promise<void> {
  await fromMenu(page, name);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

const sheet = (page: Page) => page.getByRole('dialog');
const close = (page: Page): Promise<void> => sheet(page).getByRole('button', { name: 'Close' }).click();

/** The rows of the only table on the screen: what is counted → the count. */
async function rows(page: Page): Promise<Readonly<Record<string, string>>> {
  await sheet(page).getByRole('table').waitFor();
  const found = await sheet(page)
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return Object.fromEntries(found.map(([what = '', count = '']) => [what, count]));
}

/** Starts the deal of the day of the first game in the list. */
async function playDay(page: Page, button: string): Promise<void> {
  await openScreen(page, 'Deal of the day');
  await sheet(page).getByRole('listitem').first().getByRole('button', { name: button }).click();
  await expect(hand(page).first()).toBeAttached();
}

const cards = (page: Page): Promise<(string | null)[]> =>
  hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));

test('the deal of the day: counts once, is compared with par, and is shared without naming a card', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
  await withSettings(page, QUICK);
  await open(page);
  await playDay(page, 'Play');
  await due(page);
  const dealt = await cards(page);
  await playToTheEnd(page);
  const outcome = page.locator('section.result [data-day]');
  await expect(outcome).toContainText(/You: .*Par: .*par\s*$/i, { timeout: 60_000 });
  await press(page, 'section.result .handle'); // it is below the edge until the sheet is pulled up
  await page.locator('section.result').getByRole('button', { name: 'Copy result' }).press('Enter');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/, deal of the day \d{4}-\d\d-\d\d\nYou: .+\nPar: .+\n.*par\nhttp/i);
  for (const word of ['♠', '♥', '♦', '♣', 'spade', 'heart', 'diamond', 'club', 'ace', 'king', 'queen', 'joker'])
    expect(text.toLowerCase().replace(/\n.*$/, '')).not.toContain(word); // without the address

  await page.reload(); // the result again: nothing is counted twice, par is known
  await open(page);
  await openScreen(page, 'Deal of the day');
  await expect(sheet(page).getByRole('listitem').first()).toContainText(/You: .*Par: /);
  await expect(page.getByRole('dialog').getByRole('progressbar')).toHaveCount(0);
  const calendar = sheet(page).locator('details', { hasText: '1 day in a row' });
  if ((await calendar.getAttribute('open')) === null) await calendar.locator('summary').click();
  const now = new Date().toISOString().slice(0, 10);
  const day = (date: string) => sheet(page).locator(`[data-date="${date}"]`);
  await expect(day(now)).toHaveAccessibleName(/: played/);
  await expect(calendar.getByRole('status')).toContainText(/You: .*par/i);
  const before = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await day(now).press('ArrowLeft');
  await expect(day(now.endsWith('-01') ? now : before)).toBeFocused(); // the first month of all begins the calendar
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await close(page);

  await playDay(page, 'Practise');
  await due(page);
  expect(await cards(page)).toEqual(dealt);
  await playToTheEnd(page);
  await expect(page.locator('section.result')).toContainText('This was practice', { timeout: 60_000 });
  await openScreen(page, 'Fair deal');
  await expect(page.getByText('This is a deal of the day.')).toBeVisible();
  await close(page);
  await openScreen(page, 'Statistics');
  expect((await rows(page))['Games']).toBe('1');

  await open(page, /http.*$/.exec(text)?.[0]); // as whoever gets the result does
  await expect(sheet(page).getByText(/the same cards for everybody in the world/)).toBeVisible();
  await expect(sheet(page).getByText(/^Whoever sent it (won|did not win)\.$/)).toBeVisible();
  expect(await cards(page)).toEqual(dealt);
});

test('a finished game is counted once, also after a reload, taken over by another tab, and when it is watched', async ({
  page,
  context,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  const other = await context.newPage();
  await other.goto('./');
  await other.getByRole('button', { name: 'Play here' }).click();
  await due(other);
  await playToTheEnd(other);
  await other.close();
  await page.reload();
  await open(page);
  await openScreen(page, 'Past games');
  await page.getByRole('button', { name: 'Watch' }).first().click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await openScreen(page, 'Statistics');
  const counted = await rows(page);
  expect(counted['Games']).toBe('1');
});

test('statistics are saved to a file, erased, and merged back from it once', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await openScreen(page, 'Statistics');
  const summary = sheet(page).locator('summary').first();
  await expect(summary).toContainText('1 game');
  await expect(sheet(page).getByText('After three games, a line of your results is drawn here.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const path = await (await downloading).path();
  const text = await readFile(path, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'card-counts/1', games: [{}] });

  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(summary).toBeVisible();
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('No game has been finished yet.')).toBeVisible();

  const add = async (buffer: Buffer): Promise<void> => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add file' }).click();
    await (await choosing).setFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  };
  await add(Buffer.from(text));
  await expect(page.getByText('The file has been added.')).toBeVisible();
  await expect(summary).toContainText('1 game');
  for (const [what, sentence] of [
    ['{"format":"card-counts/1","games":[{}]}', 'This file holds no statistics'],
    [text.replace('card-counts/1', 'card-counts/9'), 'a newer version'],
    [text, 'The file has been added.'],
  ] as const) {
    await add(Buffer.from(what));
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(summary).toContainText('1 game');
  }
  await page.reload();
  await open(page);
  await openScreen(page, 'Statistics');
  await expect(sheet(page).locator('summary').first()).toContainText('1 game');

  const [game = {}] = fileOf(text).games;
  const more = ['a', 'b', 'c'].map((digit, i) => ({
    ...{ ...game, id: digit.repeat(24), deal: digit.repeat(24), at: i + 1, points: 10 * i },
  }));
  await add(Buffer.from(JSON.stringify({ ...fileOf(text), games: [game, ...more] })));
  await expect(summary).toContainText('4 games');
  await expect(sheet(page).getByRole('img', { name: /^4 results in order of play: / })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

/** The file as it is written. */
const fileOf = (text: string): { readonly games: readonly object[] } => JSON.parse(text) as { games: object[] };

test('without storage: games are counted until the page is closed, and the screen says so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/table\.worker.*\.js/, async (route) => {
    const response = await route.fetch();
    const refusal =
      "Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('blocked','SecurityError')}});";
    await route.fulfill({ response, body: refusal + (await response.text()) });
  });
  await withSettings(page, QUICK);
  await open(page);
  await expect(page.getByText('This browser is not saving anything').first()).toBeVisible();
  await playToTheEnd(page);
  await openScreen(page, 'Statistics');
  await expect(page.getByText('these counts last until the page is closed')).toBeVisible();
  expect((await rows(page))['Games']).toBe('1');
});

test('an undo makes the game practice, which is counted separately', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  const undo = page.getByRole('button', { name: 'Take back my last move' });
  while ((await due(page)) !== 'card') await press(page, '[data-actions] button');
  await press(page, '[data-card]:not([aria-disabled]):not([aria-pressed])');
  await due(page);
  await undo.click();
  await expect(page.getByText('Practice', { exact: true }).first()).toBeVisible();
  await playToTheEnd(page);
  await openScreen(page, 'Statistics');
  const counted = await rows(page);
  expect(counted['Games']).toBeUndefined();
  expect(counted['With moves taken back']).toMatch(/won of 1$/);
});
