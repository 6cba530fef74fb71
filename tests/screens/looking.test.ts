/** What a person may do with the table besides playing: order the hand, see the last trick or turns again, see the score. */
import { RANKS } from '../../src/cards/card.ts';
import { begin } from './engine.ts';
import { QUICK, cards, due, expect, open, playOn, test, withSettings } from './table.ts';

const isByRank = (all: readonly string[]): boolean => {
  const ranks = all.map((card) => (RANKS as readonly string[]).indexOf(card.charAt(0)));
  return ranks.every((rank, i) => i === 0 || rank >= (ranks[i - 1] ?? 0));
};

test('the hand is laid in another order, the last turns are shown again, the score sheet is one tap away', async ({
  page,
}) => {
  withSettings(page, QUICK);
  await open(page);
  await begin(page, { seed: 'looking/1', kinds: ['human', 'plain', 'plain', 'plain'], options: {} });
  await due(page);

  const bySuit = cards(page);
  const order = (): Promise<HTMLElement> => page.element('[data-tool="O"]');
  await page.tapOn(await order());
  expect(isByRank(bySuit)).toBe(false);
  expect(isByRank(cards(page))).toBe(true);
  expect(cards(page).sort()).toEqual([...bySuit].sort());
  await page.tapOn(await order());
  const [first, second] = cards(page);
  await page.keyOn(await page.element('[data-card]'), 'ArrowRight', { shift: true });
  expect(cards(page).slice(0, 2)).toEqual([second, first]);
  page.tab.reload();
  await page.element('[data-card]');
  await page.tapOn(await order());
  expect(cards(page)).toEqual(bySuit);

  await playOn(page);
  await page.key('l');
  const again = await page.element('[data-again]');
  await page.until('the focus there', () => page.document.activeElement === again);
  await page.key('Enter');
  await page.gone('[data-again]');

  await page.tapOn(await page.element('[data-scores]'));
  await page.find('heading', 'Score sheet', page.sheet);
});
