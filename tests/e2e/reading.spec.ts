/** Accessibility of the table and of every screen, and what Esc does. Other states are in states.spec.ts. */
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
  ['All games', 'Games'],
];

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
