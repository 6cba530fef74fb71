/** A clause of the rules is shown on the felt, and the person's own game is there again afterwards. */
import AxeBuilder from '@axe-core/playwright';
import { QUICK, due, expect, hand, open, skipLessons, test, withSettings } from './table.ts';

test('a clause is shown on the felt, and the rules and the game come back', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  await skipLessons(page);
  const cards = async () => hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const held = await cards();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const clauses = page.locator('li[data-clause]:has(button)');
  const shown = clauses.nth(5);
  const clause = (await shown.getAttribute('data-clause')) ?? '';
  await shown.getByRole('button').press('Enter');
  await expect(page.locator('[data-moment=now]')).toContainText(clause);
  await expect(page.getByRole('heading', { name: clause })).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole('button', { name: 'Back to the rules' }).click();
  await expect(page.locator(`li[data-clause="${clause}"]`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(cards).toEqual(held);
});
