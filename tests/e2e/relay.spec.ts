/**
 * Friends over a relay: several browsers without anything in common but the link. The page under test is built with the address
 * of a relay, which these tests open, kill and start again.
 */
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { openBroker } from '../../src/tools/relay/broker.mjs';
import { GAMES } from './shelf.ts';
import { mayHide, setHidden } from './hidden.ts';
import { QUICK, expect, hand, inWords, listen, test, withSettings } from './table.ts';
import { UpdatedSite } from './updated-site.ts';
import { WAITS } from './waits.ts';

test.describe.configure({ mode: 'serial' }); // there is one relay

/** The relay, which may be killed and started again on the same port. */
class Relay {
  private server: Server | undefined;
  private broker: Awaited<ReturnType<typeof openBroker>> | undefined;

  constructor(private readonly port: number) {}

  async start(): Promise<void> {
    this.broker = await openBroker();
    this.server = createServer((_, response) => response.writeHead(426).end());
    this.broker.serve(this.server, 'any page');
    await new Promise<void>((done) => this.server?.listen(this.port, 'localhost', done));
  }

  async kill(): Promise<void> {
    await this.broker?.close();
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }
}

const FRONT = ''; // the front page's game
const [LONG = FRONT] = GAMES.slice(-1); // for four; a deal has more than fifty acts

let relay: Relay;
test.beforeAll(async ({ baseURL }) => {
  relay = new Relay(Number(new URL(baseURL ?? '').port) + 1);
  await relay.start();
});
test.afterAll(async () => relay.kill());

/** Opens a table of a game; returns the link. */
async function hosts(page: Page, game: string): Promise<string> {
  await withSettings(page, { ...QUICK, assist: false });
  await page.goto(game === FRONT ? './' : `./?game=${game}`);
  await expect(page.locator('[data-card], [data-thing], [data-actions] button').first()).toBeAttached();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await page.getByLabel('Your name').fill('Rin');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#table=r/);
  return link.inputValue();
}

async function sits(page: Page, link: string, name: string): Promise<void> {
  await withSettings(page, { ...QUICK, assist: false });
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeHidden();
}

/** Presses something that may be done now, if there is anything; true once the deal is over. */
async function step(page: Page, which: number): Promise<boolean> {
  return page.evaluate((number) => {
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.matches(':disabled'));
    const seen = (selector: string): HTMLElement[] =>
      all(selector).filter((element) => element.getClientRects().length > 0);
    if (seen('section.result').length > 0) return true;
    const asked = seen('dialog[open] .ways button:not(.never)');
    const cards = all('[data-card]:not([aria-disabled])');
    const groups = [
      seen('[data-actions] .moment'),
      seen('[data-panel] button'),
      all('[data-thing]'),
      seen('[data-actions] .main'),
      ...[cards, cards, cards, cards],
      seen('[data-actions] .go'),
    ].filter((group) => group.length > 0);
    const group = asked.length > 0 ? asked : groups[number % groups.length];
    group?.[Math.floor(number / 7) % group.length]?.click();
    return false;
  }, which);
}

/** All act by chance, so many rounds. True if the deal is over for all. */
async function playAll(pages: readonly Page[], rounds: number, seed: number): Promise<boolean> {
  let random = seed;
  for (let made = 0; made < rounds; made += 1) {
    let over = 0;
    for (const page of pages) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      if (await step(page, random >>> 8)) over += 1;
    }
    if (over === pages.length) return true;
  }
  return false;
}

/** All act by chance until each of these pages shows another table, or the deal is over for all. */
async function goOn(pages: readonly Page[], acting = pages): Promise<void> {
  const before = await Promise.all(pages.map(inWords));
  let tries = 0;
  const hasGoneOn = async (): Promise<boolean> => {
    if (await playAll(acting, 3, (tries += 1))) return true;
    const after = await Promise.all(pages.map(inWords));
    return after.every((words, i) => words !== before[i]);
  };
  await expect.poll(hasGoneOn).toBe(true);
}

const inHand = async (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));

/** A host and a guest, each in a browser of their own, with cards. */
async function dealt(page: Page, stranger: () => Promise<Page>, game: string): Promise<Page> {
  const link = await hosts(page, game);
  const guest = await stranger();
  await sits(guest, link, 'Mika');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mika' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Deal for two' }).click();
  for (const one of [page, guest]) await expect(one.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => inWords(guest)).toContain('Rin');
  return guest;
}

test('the relay is killed in mid-deal and comes back: both go on, and a guest’s reload loses nothing', async ({
  page,
  stranger,
}) => {
  const guest = await dealt(page, stranger, FRONT);
  await playAll([page, guest], 10, 1);
  await relay.kill();
  for (const one of [page, guest]) await expect(one.getByText('This page keeps trying.')).toBeVisible();
  await relay.start();
  for (const one of [page, guest]) await expect(one.getByText('This page keeps trying.')).toHaveCount(0);
  const before = await inWords(guest);
  await expect
    .poll(async () => {
      await playAll([page, guest], 3, 2);
      return inWords(guest);
    })
    .not.toBe(before);
  await guest.reload();
  await expect.poll(() => inWords(guest)).toContain('Rin');
});

test('four browsers: a hidden tab stays at the table, a closed one is stood in for and gets its seat back', async ({
  page,
  stranger,
}) => {
  test.setTimeout(200_000);
  await mayHide(page);
  const link = await hosts(page, LONG);
  const [mika, ren, sora] = [await stranger(), await stranger(), await stranger()];
  await mayHide(ren);
  for (const [guest, name] of [
    [mika, 'Mika'],
    [ren, 'Ren'],
    [sora, 'Sora'],
  ] as const) {
    await sits(guest, link, name);
    await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Deal for four' }).click();
  const all = [page, mika, ren, sora];
  for (const one of all) await expect(one.getByRole('dialog')).toHaveCount(0);
  await playAll(all, 4, 1);

  // Clocks run in the worker: a hidden page is not away, however long nobody looks at it.
  await setHidden(ren, true);
  const end = Date.now() + WAITS.longerThanAway.ms;
  while (Date.now() < end) {
    await playAll([page, mika, sora], 1, 3);
    for (const one of [page, mika, sora]) await expect(one.getByText(/is away/)).toHaveCount(0);
  }
  await setHidden(ren, false);
  await goOn(all);

  const cards = await inHand(sora);
  const home = sora.context();
  await sora.close();
  for (const voter of [page, mika]) {
    await expect(voter.getByText(/Sora.* is away/).first()).toBeVisible();
    await voter.getByRole('button', { name: /Let a bot play/ }).press('Enter'); // a question may lie over it
  }
  await expect(page.getByText(/A bot is playing for .*Sora/).first()).toBeVisible();

  // The bot plays on, also while the host's page is hidden and does not see what it does.
  await setHidden(page, true);
  for (let times = 0; times < 2; times += 1) await goOn([mika, ren], [page, mika, ren]);
  for (const one of [mika, ren]) await expect(one.getByText('The host cannot be reached')).toHaveCount(0);
  await setHidden(page, false);
  await goOn([page, mika, ren]);

  const back = await home.newPage();
  await back.goto(link);
  await expect.poll(() => inWords(back)).toContain('Rin');
  await expect(page.getByText(/A bot is playing for .*Sora/)).toHaveCount(0);
  const kept = await inHand(back);
  expect(cards.filter((card) => kept.includes(card)).length).toBeGreaterThan(0);
  await goOn([page, mika, ren, back]);
});

test('a guest whose page is kept from before an update takes the new one with “Reload”, though it waits, and sits down', async ({
  browser,
  troubles,
}) => {
  const site = new UpdatedSite('.build/relay-site');
  await site.open();
  const home = await browser.newContext({ serviceWorkers: 'allow', baseURL: site.address });
  const away = await browser.newContext({ serviceWorkers: 'block', baseURL: site.address });
  try {
    const [guest, host] = [await home.newPage(), await away.newPage()];
    for (const one of [guest, host]) listen(one, new URL(site.address).origin, troubles);
    await guest.goto('./');
    await guest.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    site.isUpdated = true;
    const link = await hosts(host, FRONT);
    await withSettings(guest, QUICK);
    await guest.goto(link);
    await expect(guest.getByRole('alert').filter({ hasText: 'different versions' })).toBeVisible();
    await expect(host.getByRole('dialog').locator('[data-other-version]')).toBeVisible();
    await guest.getByRole('button', { name: 'Reload' }).click();
    await guest.getByLabel('Your name').fill('Mika');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await expect(host.getByRole('listitem').filter({ hasText: 'Mika' }).first()).toBeVisible();
    await expect(host.locator('[data-other-version]')).toHaveCount(0);
  } finally {
    for (const context of [home, away]) await context.close();
    await site.close();
  }
});

/** All of them with RELAY_GAMES=all; over a hub in place of the wire all are played in src/workers/friends/friends.test.ts. */
const PLAYED = process.env['RELAY_GAMES'] === 'all' ? GAMES : GAMES.slice(-1);
for (const game of PLAYED)
  test(`${game}: two browsers over the relay`, async ({ page, stranger }) => {
    test.setTimeout(200_000);
    const guest = await dealt(page, stranger, game);
    const before = await inWords(guest);
    await playAll([page, guest], 400, 1);
    expect(await inWords(guest)).not.toBe(before);
  });
