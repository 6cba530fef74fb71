/** Two windows of one browser at one table: opened, joined by its link, played, reloaded, paused, left. */
import { type Page, expect } from '@playwright/test';
import { PLAYABLE, QUICK, due, hand, inWords, open, press, test, withSettings } from './table.ts';

const friendsButton = (page: Page) => page.locator('[data-friends]');
const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the form by the menu, and a table for two; the address for the other window. */
async function openTable(page: Page, seats: '2' | '3' = '2'): Promise<string> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await sheet(page).getByLabel('Your name').fill('Mika');
  await sheet(page).getByRole('group', { name: 'Players' }).getByRole('radio', { name: seats }).check();
  await sheet(page).getByRole('button', { name: 'Open the table' }).click();
  await expect(sheet(page).getByRole('heading', { name: /with .*Mika/ })).toBeVisible();
  return sheet(page).getByRole('textbox', { name: 'Link' }).inputValue();
}

/** The other window comes by the link and sits down with one tap. */
async function joinAt(page: Page, link: string, name = 'Ren'): Promise<void> {
  await open(page, link);
  await expect(sheet(page).getByText('holds all cards')).toBeVisible();
  await sheet(page).getByLabel('Your name').fill(name);
  await sheet(page).getByRole('button', { name: 'Sit down' }).click();
  await expect(sheet(page).getByText(/Mika.* deals when all are there/)).toBeVisible();
}

/** Both have the game on their table. */
async function deal(host: Page, guest: Page): Promise<void> {
  await expect(sheet(host).getByText(/Ren/).first()).toBeVisible();
  await sheet(host).getByRole('button', { name: 'Deal', exact: true }).click();
  for (const page of [host, guest]) {
    await expect(sheet(page)).toHaveCount(0);
    await expect(hand(page).first()).toBeAttached();
  }
  await expect.poll(() => inWords(guest)).toContain('Mika');
  await expect.poll(() => inWords(host)).toContain('Ren');
}

const SELECTORS = {
  call: '[data-actions] .moment',
  act: '[data-actions] .main',
  go: '[data-actions] .go',
  card: PLAYABLE,
};

/** Whoever can do something does it, until the game is over on both pages. */
async function playOut(pages: readonly Page[], most = 600): Promise<void> {
  const over = (page: Page) => page.locator('section.result').isVisible();
  for (let n = 0; n < most; n += 1) {
    const page = pages[n % pages.length];
    if (!page) return;
    if ((await Promise.all(pages.map(over))).every(Boolean)) return;
    for (const selector of Object.values(SELECTORS))
      if (await page.locator(selector).first().isVisible()) {
        await press(page, selector);
        break;
      }
    await page.waitForTimeout(60);
  }
  throw new Error('the deal was not over');
}

test.beforeEach(async ({ context, page }) => {
  await withSettings(page, QUICK);
  await context.grantPermissions([]);
});

test('two windows play a game of Page One at one table, and the guest’s device checks it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await open(page);
  const link = await openTable(page);
  expect(new URL(link).hash).toMatch(/^#table=w/);
  const guest = await context.newPage();
  await joinAt(guest, link);
  await deal(page, guest);
  await playOut([page, guest]);
  for (const one of [page, guest]) await expect(one.locator('section.result')).toBeVisible();
});
