/** Two windows of one browser at one table: opened, joined by its link, played, reloaded, paused, left. */
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { PLAYABLE, QUICK, expect, hand, inWords, open, press, test, withSettings } from './table.ts';

test.describe.configure({ timeout: 120_000 });

const sheet = (page: Page) => page.getByRole('dialog');
const said = (page: Page) => page.getByRole('status');
const cards = (page: Page): Promise<(string | null)[]> =>
  hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-card')).sort());

/** Opens a table for two by the menu: the address for the other window. */
async function openTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await sheet(page).getByLabel('Your name').fill('Mika');
  await sheet(page).getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  await sheet(page).getByRole('spinbutton', { name: 'Tricks at most' }).fill('20');
  await sheet(page).getByRole('button', { name: 'Open the table' }).click();
  await expect(sheet(page).getByRole('heading', { name: /with .*Mika/ })).toBeFocused();
  return sheet(page).getByRole('textbox', { name: 'Link' }).inputValue();
}

/** Another window of the same browser, in which errors fail the test too. */
async function another(context: BrowserContext, troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => troubles.push(`uncaught, in the other window: ${message}`));
  return page;
}

/** Somebody sits down with one tap. */
async function sit(page: Page, name: string): Promise<void> {
  await expect(sheet(page).getByText('holds all cards')).toBeVisible();
  await sheet(page).getByLabel('Your name').fill(name);
  await sheet(page).getByRole('button', { name: 'Sit down' }).click();
  await expect(sheet(page).getByText(/Mika.* deals when all are there/)).toBeVisible();
}

/** Mika and Ren sit at the table, and the cards are dealt. */
async function dealt(host: Page, context: BrowserContext, troubles: string[]): Promise<Page> {
  await withSettings(host, QUICK);
  await open(host);
  const link = await openTable(host);
  expect(new URL(link).hash).toMatch(/^#table=w/);
  const guest = await another(context, troubles);
  await open(guest, link);
  await sit(guest, 'Ren');
  await expect(sheet(host).getByRole('listitem').filter({ hasText: 'Ren' })).toBeVisible();
  await expect(said(host).filter({ hasText: 'Ren' }).first()).toBeAttached();
  await sheet(host).getByRole('button', { name: 'Deal', exact: true }).click();
  for (const page of [host, guest]) await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => inWords(guest)).toContain('Mika');
  await expect.poll(() => inWords(host)).toContain('Ren');
  return guest;
}

const SELECTORS = ['[data-actions] .moment', '[data-actions] .main', '[data-actions] .go', PLAYABLE];
const isOver = (page: Page): Promise<boolean> => page.locator('section.result').isVisible();

/** Whoever can do something does it. */
async function actOne(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const offers = await Promise.all(SELECTORS.map((selector) => page.locator(selector).first().isVisible()));
    const selector = SELECTORS[offers.indexOf(true)];
    if (selector !== undefined) await press(page, selector);
  }
}

/** Until the game is over on all pages. */
async function playOut(pages: readonly Page[]): Promise<void> {
  for (let turns = 0; turns < 500; turns += 1) {
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return;
    await actOne(pages);
    await pages[0]?.waitForTimeout(50);
  }
  throw new Error('the game was not over');
}

test('two windows play a game, the guest’s device checks it, and it is dealt again', async ({
  page,
  context,
  troubles,
}) => {
  const guest = await dealt(page, context, troubles);
  await playOut([page, guest]);
  await expect(guest.locator('[data-found]')).toContainText('Your device has checked this game', { timeout: 30_000 });
  await expect(guest.locator('[data-found]')).toContainText('nobody could choose them');
  await expect(guest.locator('section.result')).toContainText(/Mika.* can deal again/);
  await page.locator('section.result').getByRole('button', { name: 'Deal again' }).press('Enter');
  for (const one of [page, guest]) await expect(one.locator('section.result')).toHaveCount(0);
  await expect(hand(guest).first()).toBeAttached();
});

test('a reload of either window loses nothing', async ({ page, context, troubles }) => {
  const guest = await dealt(page, context, troubles);
  const before = [await cards(page), await cards(guest)];
  await guest.reload();
  await expect.poll(() => inWords(guest)).toContain('Mika');
  await expect.poll(() => cards(guest)).toEqual(before[1]);
  await page.reload();
  await expect(page.locator('[data-pause]')).toBeVisible();
  await expect.poll(() => cards(page)).toEqual(before[0]);
  await expect.poll(() => inWords(page)).toContain('Ren');
  await expect(guest.getByText('The host is gone')).toHaveCount(0);
  const told = [await inWords(page), await inWords(guest)];
  for (let acts = 0; acts < 4; acts += 1) {
    await actOne([page, guest]);
    await page.waitForTimeout(300);
  }
  await expect.poll(() => inWords(page)).not.toBe(told[0]);
  await expect.poll(() => inWords(guest)).not.toBe(told[1]);
});

test('the host’s window is gone: the table waits, also for a guest who reloads, and goes on once it is back', async ({
  page,
  context,
  troubles,
}) => {
  const guest = await dealt(page, context, troubles);
  const before = [await cards(page), await cards(guest)];
  const address = page.url();
  await page.goto('./icons/favicon.svg'); // another page in the same window
  await expect(guest.getByText('The host is gone. The table waits.').first()).toBeVisible();
  await guest.reload();
  await expect(sheet(guest).getByText('Looking for the table')).toBeVisible();
  expect(await cards(guest)).not.toEqual(before[0]); // what the host has kept in this browser is not for the guest
  await page.goto(address);
  await expect.poll(() => cards(page)).toEqual(before[0]);
  await expect.poll(() => cards(guest)).toEqual(before[1]);
  await expect(guest.getByText('The host is gone')).toHaveCount(0);
  const told = await inWords(guest);
  for (let acts = 0; acts < 4; acts += 1) {
    await actOne([page, guest]);
    await page.waitForTimeout(300);
  }
  await expect.poll(() => inWords(guest)).not.toBe(told);
});

test('pause, emotes, and leaving', async ({ page, context, troubles }) => {
  const guest = await dealt(page, context, troubles);
  await guest.locator('[data-pause]').click();
  for (const one of [page, guest]) await expect(one.getByText(/Paused by .*Ren/).first()).toBeVisible();
  await page.getByRole('group', { name: 'Pause' }).getByRole('button', { name: 'Go on' }).click();
  for (const one of [page, guest]) await expect(one.getByRole('group', { name: 'Pause' })).toHaveCount(0);

  await page.locator('[data-emotes]').click();
  await expect(page.getByRole('button', { name: 'Smile', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Heart', exact: true }).click();
  await expect(page.locator('[data-emotes]')).toBeFocused();
  await expect(guest.locator('[data-emote="heart"]')).toBeAttached();
  await expect(
    said(guest)
      .filter({ hasText: /Mika.*: Heart/ })
      .first(),
  ).toBeAttached();
  await expect(guest.locator('[data-emote="heart"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take back my last move' })).toHaveCount(0);

  await guest.locator('[data-friends]').click();
  await sheet(guest).getByRole('button', { name: 'Leave the table' }).click();
  await sheet(guest).last().getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(sheet(guest)).toHaveCount(0);
  await expect(guest.locator('[data-friends]')).toHaveCount(0);
  expect(new URL(guest.url()).hash).toBe('');
  await expect(hand(guest).first()).toBeAttached();
  await expect(
    said(page)
      .filter({ hasText: /Ren.* has left/ })
      .first(),
  ).toBeAttached();

  await page.locator('[data-friends]').click();
  await sheet(page).getByRole('button', { name: 'Close the table' }).click();
  await sheet(page).last().getByRole('button', { name: 'Close it' }).click();
  await expect(page.locator('[data-friends]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take back my last move' })).toBeAttached();
});

test('whoever only watches sees no hand; a table that is closed says so', async ({ page, context, troubles }) => {
  await withSettings(page, QUICK);
  await open(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await sheet(page).getByRole('switch', { name: 'Others may watch' }).check();
  await sheet(page).getByRole('button', { name: 'Open the table' }).click();
  const link = await sheet(page).getByRole('textbox', { name: 'Link' }).inputValue();
  const guest = await another(context, troubles);
  await open(guest);
  await guest.evaluate((hash) => (location.hash = hash), new URL(link).hash); // the link is pasted into an open page
  await sheet(guest).getByRole('button', { name: 'Watch' }).click();
  await expect(sheet(page).getByText(/Watching: .*Mika|Watching: .*Friend/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(sheet(guest)).toHaveCount(0);
  await expect(hand(page).first()).toBeAttached();
  await expect(hand(guest)).toHaveCount(0);
  await page.locator('[data-friends]').click();
  await sheet(page).getByRole('button', { name: 'Close the table' }).click();
  await sheet(page).last().getByRole('button', { name: 'Close it' }).click();
  await expect(sheet(guest).getByText('The host has closed the table.')).toBeVisible();
  await sheet(guest).getByRole('button', { name: 'To my own table' }).click();
  await expect(hand(guest).first()).toBeAttached();
});

test('a bad invitation gets one sentence and an ordinary table', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page, './#table=wnonsense');
  await expect(page.getByRole('alert').getByText('This is no invitation to a table')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
});
