/** Accessibility of what a person comes to while playing: help, a clause on the felt, counted games, a page from right to left. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { screenText } from '../screen-text.ts';
import { expectNoViolations } from './axe.ts';
import { begin } from './engine.ts';
import {
  QUICK,
  actions,
  due,
  expect,
  fromMenu,
  hand,
  open,
  playToTheEnd,
  press,
  skipLessons,
  test,
  withSettings,
} from './table.ts';

test.describe.configure({ timeout: 300_000 });

const sheet = (page: Page) => page.getByRole('dialog');

/** Esc closes whatever lies over the table. */
async function escape(page: Page): Promise<void> {
  await expect(sheet(page)).toBeVisible(); // it may be opened only now
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
}

/** A table at which the coach asks about the joker. */
const COSTLY = { seed: 'coach/29', kinds: ['human', 'plain', 'plain', 'plain'], options: {} };

test('no axe violation where a clause is shown or help is given, and the lamp is as large as a finger', async ({
  page,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  await skipLessons(page);
  await fromMenu(page, 'Rules');
  await page.locator('li[data-clause] button').first().press('Enter');
  await expect(page.locator('[data-moment=now]')).not.toBeEmpty();
  await expectNoViolations(page, 'a clause on the felt');
  await page.getByRole('button', { name: 'Back to the rules' }).click();
  await escape(page);

  await begin(page, COSTLY);
  while ((await due(page)) !== 'card') await actions(page).first().press('Enter');
  const lamp = page.locator('#prompt [data-hint]');
  await expect(lamp).toBeVisible();
  const size = await lamp.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('h');
  await expect(page.locator('[data-hint-note] strong')).toHaveText(/\w+\.$/);
  await expectNoViolations(page, 'a hint');

  await fromMenu(page, 'Settings');
  await page.getByRole('switch', { name: 'Coach' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() => window.engine.coached.includes('"JK"'));
  await page.locator('[data-card="JK"]').press('Enter');
  const asks = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(asks).toBeVisible();
  await expectNoViolations(page, 'the coach');
  await asks.getByRole('button').last().press('Enter');

  // The bots have answered to the joker.
  await due(page);
  await page.locator('[data-why]').first().click();
  await expect(page.getByRole('heading', { name: 'What it weighed' })).toBeVisible();
  await expectNoViolations(page, 'why');
  await escape(page);

  await playToTheEnd(page);
  await press(page, 'section.result .handle');
  await page.getByRole('button', { name: 'Review', exact: true }).press('Enter');
  const shown = page.locator('[data-moment=now]');
  const list = page.getByRole('dialog', { name: 'Deal review' });
  await expect(shown.or(list.getByText(/none of your choices/i))).toBeVisible();
  await expectNoViolations(page, 'a review on the felt');
  if (await shown.isVisible()) await page.getByRole('button', { name: 'Deal review' }).click();
  await expect(list).toBeVisible();
  await expectNoViolations(page, 'a review as a list');
});

/** The file as it is written. */
interface CountsFile {
  readonly games: readonly object[];
}

test('no axe violation in the deal of the day and the statistics, once there is something in them', async ({
  page,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  await fromMenu(page, 'Deal of the day');
  await sheet(page).getByRole('listitem').first().getByRole('button', { name: 'Play' }).click();
  await expect(hand(page).first()).toBeAttached();
  await playToTheEnd(page);
  await expect(page.locator('section.result [data-day]')).toContainText(/You: .*Par: /i);
  await fromMenu(page, 'Deal of the day');
  const calendar = sheet(page).locator('details', { hasText: '1 day in a row' });
  if ((await calendar.getAttribute('open')) === null) await calendar.locator('summary').click();
  await expect(calendar.locator('[data-date]').first()).toBeVisible();
  await expectNoViolations(page, 'the deal of the day');
  await escape(page);

  await fromMenu(page, 'Statistics');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as CountsFile;
  const [game = {}] = file.games;
  const more = ['a', 'b', 'c'].map((digit, i) => ({
    ...{ ...game, id: digit.repeat(24), deal: digit.repeat(24), at: i + 1, points: 10 * i },
  }));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add file' }).click();
  const buffer = Buffer.from(JSON.stringify({ ...file, games: [game, ...more] }));
  await (await choosing).setFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await expect(sheet(page).getByRole('img', { name: /^4 results: / })).toBeVisible();
  await expectNoViolations(page, 'the statistics');
});

test('on a page from right to left, codes and links are written from left to right', async ({ page }) => {
  await withSettings(page, { ...QUICK, language: 'ar' });
  await open(page);
  await due(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const pressNamed = (id: string) => page.getByRole('button', { name: screenText('ar', id), exact: true }).click();
  for (const [entry, selector] of [
    ['fairDeal-title', 'code'],
    ['share-title', 'textarea'],
  ] as const) {
    for (const id of ['entries-title', 'entries-more', entry]) await pressNamed(id);
    await expect(page.locator(`dialog ${selector}`).first()).toBeVisible();
    const directions = await page
      .locator('code, textarea')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
    expect(new Set(directions)).toEqual(new Set(['ltr']));
    await escape(page);
  }
});
