/** What cannot be fetched: it is said why, and choosing it again fetches it without a reload. More: tests/screens/again.test.ts. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { must } from '../../src/cards/must.ts';
import { GAMES, choose } from './shelf.ts';
import { QUICK, due, expect, hand, inWords, open, press, fromMenu, test, withSettings } from './table.ts';

/** Its rules and its face are fetched once it is chosen. */
const OTHER = must(GAMES.at(-1), 'a game');

async function chooseOther(page: Page): Promise<void> {
  await press(page, `[data-game="${OTHER}"]`);
  const leave = page.getByRole('button', { name: 'Start a new game' });
  await expect(leave.or(page.getByRole('alert').filter({ hasText: /\S/ })).first()).toBeVisible();
  if (await leave.isVisible()) await leave.click();
}

test('a game that could not be fetched without a network is fetched when it is chosen again', async ({
  page,
  context,
  troubles,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  await fromMenu(page, 'All games');
  await expect(page.locator(`[data-game="${OTHER}"]`)).toBeVisible();
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
  await chooseOther(page);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.unroute('**/*');
  troubles.length = 0; // what the browser says of requests without an answer
  await choose(page, OTHER);
  await expect(page.locator(`main[data-table="${OTHER}"]`)).toBeAttached();
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('after a deploy that removed old files a game says so, and the reload keeps the game on the table', async ({
  page,
  context,
  troubles,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  const before = await inWords(page);
  await fromMenu(page, 'All games');
  await expect(page.locator(`[data-game="${OTHER}"]`)).toBeVisible();
  await context.route(`**/assets/${OTHER}-*.js*`, (route) => route.fulfill({ status: 404, body: 'no' }));
  await context.route('**/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="./assets/index-0000000.js"></script>',
    }),
  );
  await chooseOther(page);
  await expect(page.getByRole('alert').filter({ hasText: 'There is a new version' })).toBeVisible();
  troubles.length = 0;
  await page.getByRole('button', { name: 'Restart now' }).click();
  await expect(hand(page).first()).toBeAttached();
  await due(page);
  expect(await inWords(page)).toBe(before);
});

test.describe('an old page from a cache, whose files are gone, or are gone since it began', () => {
  test.use({ locale: 'de-DE' });

  test('says so in the language of the browser, and loads the page again past the caches', async ({
    page,
    context,
    troubles,
  }) => {
    const oldOf = (path: string): string =>
      readFileSync(path, 'utf8').replace(/assets\/index-\w+\.js/, 'assets/index-0000000.js');
    const [old, oldDoor] = [oldOf('dist/index.html'), oldOf(`dist/${OTHER}/index.html`)];
    const isPage = (url: URL): boolean => url.pathname === '/' || url.pathname === `/${OTHER}/`;
    await context.route(isPage, (route) => {
      const door = new URL(route.request().url()).pathname !== '/';
      return route.fulfill({ contentType: 'text/html', body: door ? oldDoor : old });
    });
    for (const path of ['./', `${OTHER}/`]) {
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Der Tisch ließ sich nicht laden.');
    }
    await expect(page.getByRole('alert')).toHaveCSS('position', 'fixed'); // its styles are allowed, too
    await context.unroute(isPage);
    for (const late of ['**/words/**', '**/assets/table-pieces-*.js*']) {
      await context.route(late, (route) => route.fulfill({ status: 404, body: 'no' })); // gone since the page began
      await page.goto(`${OTHER}/`);
      await expect(page.getByRole('alert')).toContainText('Der Tisch ließ sich nicht laden.');
      await context.unroute(late);
    }
    troubles.length = 0;
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await expect(page.locator(`main[data-table="${OTHER}"]`)).toBeAttached();
  });
});
