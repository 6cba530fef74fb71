/** Whole games by keyboard, and without anything drawn. */
import type { Page } from '@playwright/test';
import { QUICK, actions, due, expect, hand, open, playable, test, withSettings } from './table.ts';

/** Presses Tab until the focus is on an element of this selector; false if it disappears meanwhile. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((which) => document.activeElement?.matches(which) ?? false, selector)) return true;
    if ((await page.locator(selector).count()) === 0) return false;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Plays a card: Tab to the hand, arrows to a card that may be played. */
async function playByKeyboard(page: Page): Promise<void> {
  if (!(await tabTo(page, '[data-card]'))) return;
  for (let presses = 0; presses < 60; presses += 1) {
    const isPlayable = await page.evaluate(
      () => document.activeElement?.matches('[data-card]:not([aria-disabled]):not([aria-pressed])') ?? false,
    );
    if (isPlayable) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

test('a whole game by keyboard only', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  for (let choices = 0; choices < 1500; choices += 1) {
    const what = await due(page); // a card may be chosen before its turn
    if (what === 'over') break;
    if (what === 'card') await playByKeyboard(page);
    else if (await tabTo(page, `[data-actions] ${{ call: '.moment', act: '.main', go: '.go' }[what]}`))
      await page.keyboard.press('Enter');
  }
  await expect(page.locator('section.result')).toBeVisible();
  await tabTo(page, 'section.result .main');
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(4);
});

test('the focus is always visible, and Tab goes all the way round', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  const seen = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'page';
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim();
    });
    if (where === 'page' && seen.size > 2) return; // Tab has left the page: all the way round
    seen.add(where);
  }
  expect(seen.size).toBeGreaterThan(4);
});

test('without WebGL and canvas, the table in words has visible buttons', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await withSettings(page, { ...QUICK, callWindow: 'go-on' });
  await open(page);
  await expect(page.getByText('This browser cannot draw the table')).toBeVisible();
  for (let choices = 0; choices < 300; choices += 1) {
    const what = await due(page);
    if (what === 'over') return;
    const button = what === 'card' ? playable(page).first() : actions(page).first();
    await button.click({ timeout: 2000 }).catch(() => undefined); // it may be disappearing after the click before
  }
  throw new Error('the deal was not over after 300 choices');
});
