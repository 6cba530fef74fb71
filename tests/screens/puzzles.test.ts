/** Puzzles: from the menu to the felt, answered over the twin, and kept with the statistics. */
import type { Page } from './page.ts';
import { ACTIONS, QUICK, cards, due, expect, open, test, withSettings } from './table.ts';

const card = (page: Page): HTMLElement | undefined => page.query('[data-puzzle]');
const phase = (page: Page): string | undefined => card(page)?.dataset['phase'];

async function openPractice(page: Page): Promise<void> {
  await page.tap('button', 'Menu');
  await page.tap('button', 'More');
  await page.tap('button', 'Puzzles');
  await page.find('heading', 'Puzzles', page.sheet);
}

/** Does the first thing that can be done, as a screen reader does, and waits until the puzzle is over. */
async function answer(page: Page): Promise<string> {
  await page.until('a question', () => phase(page) === 'ask');
  const what = await due(page);
  await page.press(what === 'card' ? '[data-card]:not([aria-disabled])' : ACTIONS);
  if (phase(page) === 'ask') await page.press(ACTIONS); // chosen, not yet done
  return page.until('an answer', () => ['right', 'wrong'].find((one) => one === phase(page)));
}

test('a puzzle is answered, told why, and counted; the game on the table is still there', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  const before = cards(page);
  await openPractice(page);
  await page.tapOn(await page.element('details[open] [data-way="all"]', () => page.sheet));
  await page.until('a question', () => phase(page) === 'ask');
  expect(page.query('[data-puzzle] h2')?.textContent).toBe('Your turn: what would you do?');
  expect(page.query('[data-puzzle] .kicker')?.textContent.trim()).toMatch(/^\S.* · puzzle \d+$/);
  const results = [await answer(page)];
  const fox = page.query('[data-puzzle] [data-who="fox"]');
  expect(fox?.getAttribute('data-mood')).toBe(results[0] === 'right' ? 'pleased' : 'surprised');
  expect(page.all('status', undefined, card(page))[0]?.textContent).toMatch(/\w/);
  await page.press('[data-puzzle] .main');
  results.push(await answer(page));
  for (const result of results) expect(['right', 'wrong']).toContain(result);
  await page.tap('button', 'Leave', card(page));
  await page.gone('[data-puzzle]');
  await page.until('the own cards', () => JSON.stringify(cards(page)) === JSON.stringify(before));

  page.tab.reload();
  await open(page);
  await openPractice(page);
  const solved = results.filter((one) => one === 'right').length;
  const counted = await page.element('details[open] .solved', () => page.sheet);
  expect(counted.textContent).toMatch(new RegExp(`^${String(solved)} of \\d+ solved$`));
  expect(page.query('details[open] summary', page.sheet)?.textContent).toMatch(/Rating \d+ ± \d+/);
});
