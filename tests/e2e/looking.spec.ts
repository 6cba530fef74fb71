/** What a person may do with the table besides playing: order the hand, see the last trick or turns again, see the score. */
import type { Page } from '@playwright/test';
import { RANKS } from '../../src/cards/card.ts';
import { begin, holdEngine } from './engine.ts';
import { PLAYABLE, QUICK, due, expect, hand, open, playOn, test, withSettings } from './table.ts';

const cards = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLElement).dataset['card'] ?? ''))]);

const isByRank = (all: readonly string[]): boolean => {
  const ranks = all.map((card) => (RANKS as readonly string[]).indexOf(card.charAt(0)));
  return ranks.every((rank, i) => i === 0 || rank >= (ranks[i - 1] ?? 0));
};

test('the hand is laid in another order, the last turns are shown again, the score sheet is one tap away', async ({
  page,
}) => {
  await withSettings(page, QUICK);
  await holdEngine(page);
  await open(page);
  await begin(page, { seed: 'looking/1', kinds: ['human', 'plain', 'plain', 'plain'], options: {} });
  await due(page);

  const bySuit = await cards(page);
  const order = page.locator('[data-tool="O"]');
  await order.click();
  await expect.poll(async () => isByRank(await cards(page))).toBe(true);
  expect([...(await cards(page))].sort()).toEqual([...bySuit].sort());
  await order.click();
  const [first, second] = await cards(page);
  await hand(page).first().press('Shift+ArrowRight');
  await expect.poll(async () => (await cards(page)).slice(0, 2)).toEqual([second, first]);
  await page.reload();
  await expect(hand(page).first()).toBeAttached();
  await order.click();
  await expect.poll(() => cards(page)).toEqual(bySuit);

  await playOn(page, (await due(page)) === 'card' ? PLAYABLE : '[data-actions] button');
  await page.keyboard.press('l');
  const again = page.locator('[data-again]');
  await expect(again).toBeFocused();
  await again.press('Enter');
  await expect(again).toBeHidden();

  await page.locator('[data-scores]').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Score sheet' })).toBeVisible();
});
