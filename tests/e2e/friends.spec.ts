/** Two windows of one browser at one table: opened, joined by its link, played, reloaded, paused, left. */
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { holdEngine } from './engine.ts';
import { PLAYABLE, QUICK, expect, fromMenu, hand, inWords, open, press, test, withSettings } from './table.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const said = (page: Page) => page.getByRole('status');
const cards = (page: Page): Promise<(string | null)[]> =>
  hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-card')).sort());

/** Opens a table for two by the menu: the address for the other window. */
async function openTable(page: Page, help: 'help' | 'no help' = 'no help'): Promise<string> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await sheet(page).getByLabel('Your name').fill('Mika');
  await sheet(page).getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  const limits = sheet(page).locator('details', { hasText: 'Most tricks in a deal' });
  await limits.locator('summary').click();
  await limits.getByRole('spinbutton', { name: 'Most tricks in a deal' }).fill('20');
  await page.keyboard.press('Tab');
  await expect(limits.locator('summary')).toHaveText(/Changed: Most tricks in a deal/);
  if (help === 'help') await sheet(page).getByLabel('Help for everybody').check();
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
  await expect(sheet(page).getByText(/Mika.* deals when everybody is there/)).toBeVisible();
}

/** Mika and Ren sit at the table, and the cards are dealt. */
async function dealt(
  host: Page,
  context: BrowserContext,
  troubles: string[],
  help: 'help' | 'no help' = 'no help',
): Promise<Page> {
  await withSettings(host, QUICK);
  await open(host);
  const link = await openTable(host, help);
  expect(new URL(link).hash).toMatch(/^#table=w/);
  const guest = await another(context, troubles);
  await holdEngine(guest);
  await open(guest, link);
  await expect(sheet(guest).getByText('Help is on for everybody')).toHaveCount(help === 'help' ? 1 : 0);
  await sit(guest, 'Ren');
  await expect(sheet(host).getByRole('listitem').filter({ hasText: 'Ren' })).toBeVisible();
  await expect(said(host).filter({ hasText: 'Ren' }).first()).toBeAttached();
  await sheet(host).getByRole('button', { name: 'Deal', exact: true }).press('Enter');
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

/** Whoever can do something does it. False if nobody can. */
async function actOne(pages: readonly Page[]): Promise<boolean> {
  let acted = false;
  for (const page of pages) {
    const offers = await Promise.all(SELECTORS.map((selector) => page.locator(selector).first().isVisible()));
    const selector = SELECTORS[offers.indexOf(true)];
    if (selector === undefined) continue;
    await press(page, selector);
    acted = true;
  }
  return acted;
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
  await expect(guest.locator('[data-found]')).toContainText('Your device has checked this game');
  await expect(guest.locator('[data-found]')).toContainText('nobody could choose the cards');
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
  await expect(guest.getByText('The host has left')).toHaveCount(0);
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
  await expect(guest.getByText('The host has left. Waiting for the host to return.').first()).toBeVisible();
  await guest.reload();
  await expect(sheet(guest).getByText('Looking for the table')).toBeVisible();
  expect(await cards(guest)).not.toEqual(before[0]); // what the host has kept in this browser is not for the guest
  await page.goto(address);
  await expect.poll(() => cards(page)).toEqual(before[0]);
  await expect.poll(() => cards(guest)).toEqual(before[1]);
  await expect(guest.getByText('The host has left')).toHaveCount(0);
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
  await guest.goto(link);
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
  await expect(sheet(guest)).toHaveCount(0);
});

test('a bad invitation gets one sentence and an ordinary table', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page, './#table=wnonsense');
  await expect(page.getByRole('alert').getByText('This is not an invitation to a table')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('a link pasted into a tab whose game is open in another one is taken up at once', async ({
  page,
  context,
  troubles,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  const link = await openTable(page);
  const covered = await another(context, troubles);
  const cover = covered.getByRole('dialog', { name: /open in another tab/ });
  await covered.goto('./');
  await expect(cover).toBeVisible();
  const hash = new URL(link).hash;
  await covered.evaluate(() => (location.hash = '#table=wnonsense'));
  await expect(cover.getByRole('alert').getByText('This is not an invitation to a table')).toBeVisible();
  await covered.evaluate((it) => (location.hash = it), hash);
  await sit(covered, 'Ren');
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Ren' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(covered.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => inWords(covered)).toContain('Mika');
});

/** Has the host acted since the guest's last own act? Else nobody is asked. */
async function hasHostActed(guest: Page): Promise<boolean> {
  const told = await guest.getByRole('log').locator('p').allTextContents();
  const [own, host] = [/^You .*\b(play|draw|lead)\b/, /^\P{L}*Mika\P{L}* (plays|draws|leads)/u].map((said) =>
    told.findLastIndex((text) => said.test(text)),
  );
  return own !== undefined && host !== undefined && own >= 0 && host > own;
}

/** What a person sees: the table in words, and what is asked. */
const seen = async (page: Page): Promise<string> =>
  [await inWords(page), ...(await page.locator('[data-actions]').allInnerTexts())].join(' ');

/** Plays until the guest is to choose a card, and the host has acted since the guest's last choice. */
async function playUntilHostMustAgree(host: Page, guest: Page): Promise<void> {
  const mayUndo = guest.locator('[data-undo][aria-disabled="false"]');
  for (let turns = 0; turns < 200; turns += 1) {
    const isAtCard = (await mayUndo.isVisible()) && (await guest.locator(PLAYABLE).first().isVisible());
    if (isAtCard && (await hasHostActed(guest))) return;
    for (const page of [guest, host]) {
      const before = await seen(page);
      if (!(await actOne([page]))) continue;
      await expect.poll(() => seen(page)).not.toBe(before); // an act is seen before the next one
      break;
    }
    await guest.waitForTimeout(50);
  }
  throw new Error('there was nothing to agree to');
}

test('help for everybody: a guest gets a hint, and takes back what the host agrees to', async ({
  page,
  context,
  troubles,
}) => {
  const guest = await dealt(page, context, troubles, 'help');
  await playUntilHostMustAgree(page, guest);
  await guest.locator('[data-hint]').click();
  await expect(guest.locator('[data-hint-note] strong')).not.toBeEmpty();
  const before = await inWords(guest);
  await guest.locator('[data-undo]').click();
  await expect(guest.locator('[data-taking-back]')).toContainText('Mika');
  await page.locator('[data-taking-back]').getByRole('button', { name: 'I agree' }).click();
  await expect(guest.locator('[data-taking-back]')).toHaveCount(0);
  await expect.poll(() => inWords(guest)).not.toBe(before);
  await expect(page.locator('.practice')).toBeAttached();

  await fromMenu(guest, 'Settings');
  await sheet(guest).getByRole('switch', { name: 'Coach' }).check();
  await sheet(guest).getByRole('button', { name: 'Close' }).click();
  const isCoached = async (): Promise<boolean> => {
    if (await guest.evaluate(() => window.engine.coached !== '')) return true;
    await actOne([guest, page]); // there may be nothing to choose just now
    return false;
  };
  await expect.poll(isCoached).toBe(true);
});
