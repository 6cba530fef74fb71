/** Accessibility of the table and of every screen, in the system's colours too, and what Esc does. Other states are in states.spec.ts. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { QUICK, due, expect, fromMenu, open, playToTheEnd, skipLessons, test, withSettings } from './table.ts';

test.use({ painted: false }); // nothing here is about pixels of the felt
test.describe.configure({ timeout: 300_000 });

/** Entries of the menu, and their headings where these differ. */
const SCREENS: readonly (readonly [entry: string, heading?: string])[] = [
  ['New game'],
  ['Rules'],
  ['Settings'],
  ['Past games'],
  ['Deal of the day'],
  ['Puzzles'],
  ['Statistics'],
  ['Fair deal'],
  ['Share'],
  ['Play with friends'],
  ['Keys and help'],
  ['All games', 'Page One'],
];

/** Signs on buttons over the felt that do not stand out from what lies behind them; the felt keeps its colours, whatever is chosen. */
const unseen = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const channels = (colour: string): number[] => [...colour.matchAll(/[\d.]+/g)].map(Number);
    const light = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => (value / 255) ** 2.2);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const ground = (element: Element | null): string => {
      if (!element || element.matches('main')) return 'rgb(15 76 58)'; // the felt
      const { backgroundColor } = getComputedStyle(element);
      return (channels(backgroundColor)[3] ?? 1) > 0.5 ? backgroundColor : ground(element.parentElement);
    };
    return [...document.querySelectorAll('.on-felt button svg')]
      .filter((sign) => sign.getClientRects().length > 0 && getComputedStyle(sign).stroke !== 'none')
      .filter((sign) => {
        const [one, other] = [light(getComputedStyle(sign).stroke), light(ground(sign))];
        return Math.max(one, other) / Math.min(one, other) < 3;
      })
      .map((sign) => sign.closest('button')?.ariaLabel ?? null);
  });

test('signs on the felt are seen in forced colours', async ({ page, isMobile }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: isMobile ? 'dark' : 'light' });
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  expect(await page.locator('header.bar svg').count()).toBeGreaterThan(3);
  expect(await unseen(page)).toEqual([]);
});

test('no axe violation at the table and on every screen, Esc closes each, and the screen may be turned', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'locked', 0);
    if ('orientation' in screen)
      Reflect.set(screen.orientation, 'lock', () =>
        Reflect.set(window, 'locked', Number(Reflect.get(window, 'locked')) + 1),
      );
  });
  await withSettings(page, { ...QUICK, theme: isMobile ? 'dark' : 'light' });
  await open(page);
  await due(page);
  await expectNoViolations(page, 'a first visit');
  await skipLessons(page);
  for (const [entry, heading = entry] of SCREENS) {
    await fromMenu(page, entry);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectNoViolations(page, entry);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await playToTheEnd(page);
  await expect(page.locator('section.result')).toBeVisible();
  await expectNoViolations(page, 'a result');
  await fromMenu(page, 'Fair deal');
  await expect(page.getByText(/^It matches: /)).toBeVisible();
  await expectNoViolations(page, 'a fair deal that fits');
  expect(await page.evaluate((): unknown => Reflect.get(window, 'locked'))).toBe(0);
});
