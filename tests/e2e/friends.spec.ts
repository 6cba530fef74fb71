/** Two windows of one browser at one table. What else friends can do there is in tests/screens/friends.test.ts. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { PLAYABLE, QUICK, expect, hand, inWords, open, press, test, withSettings } from './table.ts';

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
  const limits = sheet(page).locator('details', { hasText: 'Trick limit' });
  await limits.locator('summary').click();
  await limits.getByRole('spinbutton', { name: 'Trick limit' }).fill('20');
  await page.keyboard.press('Tab');
  await expect(limits.locator('summary')).toHaveText(/Trick limit: 20/);
  await sheet(page).getByRole('switch', { name: 'Others may watch' }).check();
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
  await expect(sheet(page).getByText(/Mika.* will deal when everybody is here/)).toBeVisible();
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
  await expectNoViolations(host, 'a table of friends');
  await sheet(host).getByRole('button', { name: 'Deal for two' }).press('Enter');
  for (const page of [host, guest]) {
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused(); // the table is, also for a keyboard
  }
  await expect.poll(() => inWords(guest)).toContain('Mika');
  await expect.poll(() => inWords(host)).toContain('Ren');
  return guest;
}

const SELECTORS = ['[data-actions] .moment', '[data-actions] .main', '[data-actions] .go', PLAYABLE];
const isOver = (page: Page): Promise<boolean> => page.locator('section.result').isVisible();

/** Whoever can do something does it. */
async function act(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const offers = await Promise.all(SELECTORS.map((selector) => page.locator(selector).first().isVisible()));
    const selector = SELECTORS[offers.indexOf(true)];
    if (selector !== undefined) await press(page, selector);
  }
}

/** All act until something is so. */
async function actUntil(pages: readonly Page[], is: () => Promise<boolean>): Promise<void> {
  const hasCome = async (): Promise<boolean> => {
    if (await is()) return true;
    await act(pages);
    return false;
  };
  await expect.poll(hasCome, { intervals: [50], timeout: 150_000 }).toBe(true);
}

test('two windows play a game, the guest’s device checks it, and it is dealt again', async ({
  page,
  context,
  troubles,
}) => {
  const guest = await dealt(page, context, troubles);
  await actUntil([page, guest], async () => (await isOver(page)) && (await isOver(guest)));
  await expect(guest.locator('[data-found]')).toContainText('Your device has checked this game');
  await expect(guest.locator('[data-found]')).toContainText('nobody could choose the cards');
  await expect(guest.locator('section.result')).toContainText(/Mika.* can deal again/);
  await page.locator('section.result').getByRole('button', { name: 'Play again with the same people' }).press('Enter');
  for (const one of [page, guest]) await expect(one.locator('section.result')).toHaveCount(0);
  await expect(hand(guest).first()).toBeAttached();
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
  await expect(guest.getByText('The host cannot be reached just now. This page keeps trying.').first()).toBeVisible();
  await guest.reload();
  await expect(sheet(guest).getByText('Looking for the table')).toBeVisible();
  expect(await cards(guest)).not.toEqual(before[0]); // what the host has kept in this browser is not for the guest
  await page.goto(address);
  await expect.poll(() => cards(page)).toEqual(before[0]);
  await expect.poll(() => cards(guest)).toEqual(before[1]);
  await expect(guest.getByText('The host cannot be reached')).toHaveCount(0);
  const told = await inWords(guest);
  await actUntil([page, guest], async () => (await inWords(guest)) !== told);
});

test('no axe violation at a table that somebody watches', async ({ page, context, troubles }) => {
  await withSettings(page, QUICK);
  await open(page);
  const link = await openTable(page);
  const watcher = await another(context, troubles);
  await watcher.goto(link);
  await sheet(watcher).getByRole('button', { name: 'Watch' }).click();
  await expect(sheet(page).getByText(/^Watching: /)).toBeVisible();
  await expectNoViolations(page, 'a table that is watched');
});
