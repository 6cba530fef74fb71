/** A table without a relay: two browsers connect by an invitation and the code that is sent back. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { PLAYABLE, QUICK, expect, hand, inWords, open, press, test, withSettings } from './table.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const link = (page: Page) => sheet(page).getByRole('textbox', { name: 'Link' });
const cards = (page: Page): Promise<(string | null)[]> =>
  hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-card')).sort());

/** Opens a table for two; returns the first invitation. */
async function hosts(page: Page): Promise<string> {
  await withSettings(page, QUICK);
  await open(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await sheet(page).getByLabel('Your name').fill('Mika');
  await sheet(page).getByRole('radio', { name: 'Directly, without a relay (experimental)' }).check();
  await sheet(page).getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  await sheet(page).getByRole('button', { name: 'Open the table' }).click();
  await expect(link(page)).toHaveValue(/#table=d[\w-]{43}[\w-]{80,}$/);
  return link(page).inputValue();
}

/** The code that a guest's page shows for an invitation. */
async function codeFor(guest: Page, invitation: string): Promise<string> {
  await guest.goto(invitation);
  await expect(sheet(guest).getByText('Send this code back to the host')).toBeVisible();
  const code = sheet(guest).getByRole('textbox', { name: 'Your code' });
  await expect(code).toHaveValue(/^[\w-]{80,200}$/);
  return code.inputValue();
}

async function enter(host: Page, code: string): Promise<void> {
  await sheet(host).getByRole('textbox', { name: 'Code from your friend' }).fill(code);
  await sheet(host).getByRole('button', { name: 'Connect' }).click();
}

/** Ren comes by an invitation, sits down, and the cards are dealt. */
async function dealt(host: Page, guest: Page): Promise<void> {
  const invitation = await hosts(host);
  await withSettings(guest, QUICK);
  await enter(host, await codeFor(guest, invitation));
  await sheet(guest).getByLabel('Your name').fill('Ren');
  await sheet(guest).getByRole('button', { name: 'Sit down' }).click();
  await expect(sheet(host).getByRole('listitem').filter({ hasText: 'Ren' })).toBeVisible();
  await expect(link(host)).not.toHaveValue(invitation);
  await sheet(host).getByRole('button', { name: 'Deal for two' }).click();
  for (const page of [host, guest]) await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => inWords(guest)).toContain('Mika');
  await expect.poll(() => inWords(host)).toContain('Ren');
}

const SELECTORS = ['[data-actions] .moment', '[data-actions] .main', '[data-actions] .go', PLAYABLE];

/** What the twin says, with what is offered and chosen. */
const twinOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, [data-actions], [data-card]')]
      .map((one) => `${one.ariaLabel ?? one.textContent} ${one.ariaPressed ?? ''}`)
      .join(),
  );

/** Presses, and waits until the table tells what came of it. The others may have been quicker: then a call is not offered any more. */
async function actWith(page: Page, selector: string): Promise<void> {
  const before = await twinOf(page);
  if (await press(page, selector)) await expect.poll(() => twinOf(page)).not.toBe(before);
}

/** Whoever can do something does it, until both tables have changed; then no act is under way. */
async function actUntilBothChange(pages: readonly Page[]): Promise<void> {
  const before = await Promise.all(pages.map(inWords));
  await expect
    .poll(async () => {
      for (const page of pages) {
        const offers = await Promise.all(SELECTORS.map((selector) => page.locator(selector).first().isVisible()));
        const selector = SELECTORS[offers.indexOf(true)];
        if (selector !== undefined) await actWith(page, selector);
      }
      return (await Promise.all(pages.map(inWords))).filter((said, i) => said === before[i]).length;
    })
    .toBe(0);
}

test('two browsers connect by two codes and play; a guest who is gone is away, and comes back by a new invitation', async ({
  page,
  stranger,
}) => {
  const guest = await stranger();
  await dealt(page, guest);
  for (let rounds = 0; rounds < 3; rounds += 1) await actUntilBothChange([page, guest]);

  // The page of a guest cannot come back by itself.
  await guest.reload();
  await expect(sheet(guest).getByText('if you had a seat, it is kept')).toBeVisible();
  await page.locator('[data-friends]').click();
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Ren' })).toContainText(/away|a bot is playing/);

  await sheet(page).getByText('Invite', { exact: true }).click();
  await enter(page, await codeFor(guest, await link(page).inputValue()));
  await expect.poll(() => inWords(guest)).toContain('Mika');
  await expect(sheet(guest)).toHaveCount(0);
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Ren' })).not.toContainText(/away|a bot is playing/);
  await expect(hand(guest).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await actUntilBothChange([page, guest]);
  const held = await cards(guest);

  // A lost connection is told, and another invitation can be opened in the same window.
  await page.reload();
  await expect(guest.getByText('your seat is kept')).toBeVisible();
  await page.locator('[data-friends]').click();
  await sheet(page).getByText('Invite', { exact: true }).click();
  await enter(page, await codeFor(guest, await link(page).inputValue()));
  await expect.poll(() => cards(guest)).toEqual(held);

  await guest.close();
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Ren' })).toContainText(/away|a bot is playing/);
});

test('a code that makes no sense, or answers another invitation, is told', async ({ page, stranger }) => {
  const first = await hosts(page);
  const trouble = sheet(page).getByRole('alert');
  await enter(page, 'hello');
  await expect(trouble).toHaveText('This is not a code, or part of it is missing. Copy it again.');
  await enter(page, first);
  await expect(trouble).toHaveText('This is not a code, or part of it is missing. Copy it again.');

  const [guest, other] = [await stranger(), await stranger()];
  for (const one of [guest, other]) await withSettings(one, QUICK);
  const [code, late] = [await codeFor(guest, first), await codeFor(other, first)];
  for (const one of [page, guest]) await expectNoViolations(one, 'codes');
  await enter(page, code.slice(0, -4));
  await expect(trouble).toHaveText('This is not a code, or part of it is missing. Copy it again.');
  await enter(page, code);
  await expect(sheet(guest).getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect(link(page)).not.toHaveValue(first);
  await expect(sheet(page).getByText('Connected. Here is an invitation for the next friend.')).toBeVisible();
  await enter(page, late);
  await expect(trouble).toHaveText('This code answers another invitation. Send the invitation above.');

  await enter(page, await codeFor(other, await link(page).inputValue()));
  await expect(sheet(other).getByRole('button', { name: 'Sit down' })).toBeVisible();
});

declare global {
  interface Window {
    peers: RTCPeerConnection[]; // all that the page has made
  }
}

test('a guest whose browser gives up waiting connects by the same code', async ({ page, stranger }) => {
  const invitation = await hosts(page);
  const guest = await stranger();
  await withSettings(guest, QUICK);
  await guest.addInitScript(() => {
    window.peers = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        window.peers.push(this);
      }
    };
  });
  const code = await codeFor(guest, invitation);
  for (let tries = 1; tries <= 2; tries += 1) {
    await guest.evaluate(() => {
      const peer = window.peers.at(-1);
      if (!peer) return;
      Object.defineProperty(peer, 'connectionState', { value: 'failed' });
      peer.dispatchEvent(new Event('connectionstatechange'));
    });
    await guest.waitForFunction(
      (count) => window.peers.length > count && window.peers.at(-1)?.iceGatheringState === 'complete',
      tries,
    );
  }
  await expect(sheet(guest).getByRole('textbox', { name: 'Your code' })).toHaveValue(code);
  await enter(page, code);
  await expect(sheet(guest).getByRole('button', { name: 'Sit down' })).toBeVisible();
});
