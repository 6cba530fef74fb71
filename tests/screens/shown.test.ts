/** A clause of the rules is shown on the felt, and the person's own game is there again afterwards. */
import { waitForTurn } from './playing.ts';
import { must } from '../../src/cards/must.ts';
import type { Page } from './page.ts';
import { GAMES } from './shelf.ts';
import { QUICK, expect, fromMenu, inWords, open, skipLessons, test, withSettings } from './table.ts';

/** Has a clause of the open rules shown, and comes back to it. */
async function showClause(page: Page): Promise<void> {
  await page.element('li[data-clause] button');
  const shown = page.queryAll('li[data-clause]').filter((one) => page.query('button', one));
  const which = shown[Math.min(5, shown.length - 1)];
  const clause = which?.dataset['clause'] ?? '';
  if (which) await page.keyOn(await page.element('button', () => which), 'Enter');
  const moment = await page.element('[data-moment=now]');
  await page.until('the clause', () => moment.textContent.includes(clause));
  await page.find('heading', new RegExp(clause));

  await page.tap('button', 'Back to the rules');
  const back = await page.element(`li[data-clause="${clause}"]`);
  await page.until('the focus on the clause', () => page.document.activeElement === back);
}

test.for(GAMES)('%s: a clause is shown on the felt, and the rules and the game come back', async (game, { page }) => {
  withSettings(page, QUICK);
  page.tab.open(`?game=${game}`);
  await page.element(`main[data-table="${game}"]`);
  await waitForTurn(page);
  await skipLessons(page);
  const before = inWords(page);

  await page.tap('button', 'Menu');
  await page.tap('button', 'Rules');
  await showClause(page);
  await page.key('Escape');
  await page.gone('dialog[open]');
  await page.until('the own game', () => inWords(page) === before);
  expect(page.query('main')?.dataset['table']).toBe(game);
});

test('the rules of another game are read on Home, a clause of them is shown, and the game on the table stays', async ({
  page,
}) => {
  withSettings(page, QUICK);
  await open(page);
  const own = page.query('main')?.dataset['table'];
  const other = must(
    GAMES.find((id) => id !== own),
    'another game',
  );
  const before = inWords(page);
  await fromMenu(page, 'All games');
  await page.press(`[data-look="${other}"]`);
  await page.press(`[data-rules="${other}"]`);
  await page.find('heading', / · Rules$/, page.sheet);
  await showClause(page);
  expect((await page.element('dialog[open] img')).getAttribute('src')).toBe(`shelf/${other}.svg`);
  await page.key('Escape');
  await page.gone('dialog[open]');
  await page.until('the own game', () => inWords(page) === before);
});
