/** Accessibility, Japanese, reduced motion, and the table in words. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { countDrawing, drawn } from './drawing.ts';
import { QUICK, due, expect, hand, open, playToTheEnd, skipLessons, test, withSettings } from './table.ts';

test.describe.configure({ timeout: 120_000 });

async function violations(page: Page): Promise<string[]> {
  // Waits for the end of animations, because a half faded element has too little contrast.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`);
}

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
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { name: screen })).toBeVisible();
    await page.waitForTimeout(400);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
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
