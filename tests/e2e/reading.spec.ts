/** Accessibility, Japanese, reduced motion, and the table in words. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { countDrawing, drawn } from './drawing.ts';
import { GAMES } from './shelf.ts';
import { QUICK, due, expect, fromMenu, hand, open, playToTheEnd, skipLessons, test, withSettings } from './table.ts';
import { screenText, wronglySaid } from './words.ts';

async function violations(page: Page): Promise<string[]> {
  // Waits for the end of animations, because a half faded element has too little contrast.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`);
}

test.use({ painted: false }); // nothing here is about pixels

test('no axe violation at the table and on every screen', async ({ page, isMobile }) => {
  await withSettings(page, { ...QUICK, theme: isMobile ? 'dark' : 'light' });
  await open(page);
  await due(page);
  expect(await violations(page)).toEqual([]);
  await skipLessons(page);
  for (const screen of [
    'New game',
    'Rules',
    'Settings',
    'Past games',
    'Deal of the day',
    'Statistics',
    'Fair deal',
    'Keys and help',
  ]) {
    await fromMenu(page, screen);
    await expect(page.getByRole('heading', { name: screen })).toBeVisible();
    await page.waitForTimeout(400);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await fromMenu(page, 'All games');
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await expect(page.locator('section.result')).toBeVisible();
  await page.waitForTimeout(600); // until its fade has started
  expect(await violations(page)).toEqual([]);
});

test('Japanese is complete: no English sentence in a game or on any screen', async ({ page }) => {
  await withSettings(page, { ...QUICK, language: 'ja' });
  await open(page);
  await due(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const english = /[A-Za-z]{3,} [A-Za-z]{2,}/; // two words in a row
  const seen = async (): Promise<string> => page.locator('body').innerText();
  expect((await seen()).replaceAll('Page One', '')).not.toMatch(english);
  const names = await page.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  expect(names.filter((name) => english.test(name))).toEqual([]);
  await playToTheEnd(page);
  expect((await seen()).replaceAll('Page One', '')).not.toMatch(english);
});

// In Russian more titles stay English; at the table itself the log and buttons are not told apart.
for (const [language, dir, part] of [
  ['ar', 'rtl', 'body'],
  ['ja', 'ltr', 'body'],
  ['ru', 'ltr', 'dialog[open]'],
] as const)
  test(`what is said in ${language} says so, and what is English in it says that`, async ({ page }) => {
    const title = (id: string) => readFileSync(`src/games/${id}/words/${language}.shelf.ftl`, 'utf8');
    const game = GAMES.find((id) => /\.lang = en$/m.test(title(id)));
    await withSettings(page, { ...QUICK, language });
    await open(page, game === undefined ? './' : `./?game=${game}`);
    await due(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect.poll(() => wronglySaid(page, part)).toEqual([]);
    const press = (id: string) => page.getByRole('button', { name: screenText(language, id), exact: true }).click();
    for (const [entry, heading = entry] of [
      ['entries-newGame'],
      ['menu-games', 'shelf-title'],
      ['day-title'],
      ['pastGames-title'],
      ['entries-rules', 'rules-title'],
      ['share-title'],
      ['entries-settings'],
      ['statistics-title'],
      ['entries-help'],
      ['fairDeal-title'],
    ] as const) {
      await press('entries-title');
      await press('entries-more');
      await press(entry);
      await expect(page.getByRole('heading', { level: 2, name: screenText(language, heading) })).toBeVisible();
      if (entry === 'entries-rules') await expect(page.locator('[data-clause]').first()).toBeVisible();
      if (entry === 'pastGames-title') await expect(page.locator('dialog[open] time').first()).toBeVisible();
      await expect.poll(() => wronglySaid(page, part)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  });

test('the language changes at once and the deal goes on', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  const before = await hand(page).count();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Language', { exact: true }).selectOption('日本語');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await hand(page).count()).toBe(before);
});

test('reduced motion: cards appear at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withSettings(page, { pace: 'at-once' });
  await countDrawing(page);
  await open(page);
  await skipLessons(page);
  await due(page);
  await page.waitForTimeout(1500);
  const { frames } = await drawn(page);
  expect(frames).toBeLessThan(40); // an animated deal with the plays of bots takes hundreds
});

test('the log has what happened, in order, and what is expected', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  const log = page.getByRole('log');
  await expect(log).toBeAttached();
  expect((await log.locator('> *').count()) + 0).toBeGreaterThan(0);
});
