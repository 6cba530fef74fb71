/** The settings beside the table: what is chosen shows there at once. */
import type { Page } from './page.ts';
import { QUICK, expect, fromMenu, open, storedSettings, test, withSettings } from './table.ts';

/** Who at the table smiles. */
const pleased = (page: Page): (string | undefined)[] =>
  page.queryAll('main [data-mood="pleased"]').map(({ dataset }) => dataset['who']);
const sits = (page: Page, who: string): boolean => page.query(`main [data-who="${who}"]`) !== undefined;

test('another card back pleases somebody across the table, another portrait is the own one and pleased itself', async ({
  page,
}) => {
  withSettings(page, QUICK);
  await open(page);
  await page.until('the own portrait', () => sits(page, 'redhead'));
  await fromMenu(page, 'Settings');
  await page.says('The table changes as you choose', () => page.sheet);
  await page.world.pass(2000); // no face shows anything of before
  expect(pleased(page)).toEqual([]);

  await page.tap('radio', 'Waves, teal', await page.find('group', 'Card back'));
  await page.until('a smile', () => pleased(page).length === 1);
  expect(pleased(page)).not.toContain('redhead');
  await page.world.pass(2000);
  expect(pleased(page)).toEqual([]);

  await page.tap('radio', 'Skipper', await page.find('group', 'You at the table'));
  await page.until('another one smiles', () => pleased(page).join() === 'skipper');
  expect(sits(page, 'redhead')).toBe(false);

  await page.select(await page.find('combobox', 'Speed of the cards'), { label: '2×' });
  await page.tap('switch', 'Left-handed table');
  expect(storedSettings(page)).toMatchObject({ back: 'seigaiha-teal', speed: 2, leftHand: true });
});
