/** Sharing: links that somebody else opens, damaged links, replays, playing on, files. */
import AxeBuilder from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { GAMES } from './shelf.ts';
import { QUICK, due, expect, hand, open, playOn, playToTheEnd, press, test, withSettings } from './table.ts';

const MOST_TABLE = 300;
const MOST_GAME = 2000;

const cards = (page: Page): Promise<(string | null)[]> =>
  hand(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-card')).sort());

/** Opens a link; on a first visit everything must be fetched first. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(hand(page).first()).toBeAttached({ timeout: 60_000 });
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Share', exact: true }).click();
}

/** The link of one kind on the share screen. */
async function linkFor(page: Page, kind: string): Promise<string> {
  await page.getByRole('radio', { name: kind }).check();
  const field = page.getByRole('textbox', { name: /^Link/ });
  await expect(field).toHaveValue(/\?/);
  return field.inputValue();
}

async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`);
}

/** Plays a game to its end and returns the link to it. */
async function playedLink(page: Page): Promise<string> {
  await withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await press(page, 'section.result .more button:nth-last-of-type(2)');
  await expect(page.getByRole('heading', { name: 'Share' })).toBeVisible();
  return linkFor(page, 'The whole game');
}

/** Reads what greets whoever opens a link, and goes on by its one button. */
async function greeted(page: Page, button: string, ...sentences: readonly RegExp[]): Promise<void> {
  const greeting = page.getByRole('dialog');
  for (const sentence of sentences) await expect(greeting.getByText(sentence)).toBeVisible();
  await expect(greeting.getByRole('heading')).toBeFocused();
  await greeting.getByRole('button', { name: button, exact: true }).click();
  await expect(greeting).toHaveCount(0);
}

const stepOf = async (page: Page): Promise<number> =>
  Number(/Step (\d+) of/.exec(await page.locator('main').innerText())?.[1]);

test('this table: a short link with parameters, or with a code', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  await openShare(page);
  const link = await linkFor(page, 'This table');
  expect(link.length).toBeLessThanOrEqual(MOST_TABLE);
  expect(link).toMatch(/\?v=1&game=[\w-]+&seats=\d+$/);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('the browser’s share dialog gets the link; if it is not allowed the link is copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Reflect.set(window, 'shared', shared);
    const answers: (() => Promise<void>)[] = [
      () => Promise.resolve(),
      () => Promise.reject(new DOMException('', 'AbortError')),
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
    ];
    navigator.share = (what) => {
      shared.push(what?.url);
      return answers[shared.length - 1]?.() ?? Promise.resolve();
    };
  });
  await withSettings(page, QUICK);
  await open(page);
  await openShare(page);
  const link = await linkFor(page, 'This table');
  const send = page.getByRole('button', { name: 'Send…' });
  await send.click(); // sent
  await send.click(); // cancelled
  await expect(page.getByText('Copied.')).toBeHidden();
  await send.click(); // not allowed
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual([link, link, link]);
});

test('a deal to try: everybody who opens it has the same cards, and a reload resumes it', async ({
  page,
  stranger,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  await openShare(page);
  const link = await linkFor(page, 'A deal to try');
  expect(link.length).toBeLessThanOrEqual(MOST_TABLE);
  const hands: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    const other = await stranger();
    await withSettings(other, { ...QUICK, pace: 2 });
    await follow(other, link);
    await expect(other).not.toHaveURL(/deal=/); // the table has it now
    await expect(hand(other)).toHaveCount(4);
    hands.push((await cards(other)).join());
    if (i === 0) expect(await violations(other)).toEqual([]);
    await greeted(other, 'Play', /the same cards, the same seat and the same bots/);
    await other.reload();
    await expect(hand(other)).toHaveCount(4);
    expect((await cards(other)).join()).toBe(hands[i]);
  }
  expect(hands[0]).toBe(hands[1]);
});

test('a deal to try asks before it replaces a running game', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  await openShare(page);
  const link = await linkFor(page, 'A deal to try');
  await page.keyboard.press('Escape');
  await playOn(page, '[data-card]:not([aria-disabled]):not([aria-pressed]), [data-actions] .main');
  const held = (await cards(page)).join();
  await open(page, link);
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page).not.toHaveURL(/deal=/);
  expect((await cards(page)).join()).toBe(held);
  await open(page, link);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect.poll(async () => (await cards(page)).join()).not.toBe(held);
});

test('a whole game in a link: at a step, as one seat saw it, with keys to step through it', async ({
  page,
  stranger,
}) => {
  const link = await playedLink(page);
  expect(link.length).toBeLessThanOrEqual(MOST_GAME);
  const other = await stranger();
  await withSettings(other, QUICK);
  await other.goto(`${link}&step=5&view=1`);
  await greeted(other, 'Watch', /from the first card to the last/, /^(Whoever sent it|Nobody) (won|did not win)\.$/);
  await expect(other.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await expect(other.getByText(/^Step 5 of/)).toBeVisible();
  await expect(other.getByLabel('Seen by')).toHaveValue('1');
  expect(await violations(other)).toEqual([]);
  await other.keyboard.press('ArrowRight');
  expect(await stepOf(other)).toBe(6);
  await other.keyboard.press('0');
  await expect(other.getByLabel('Seen by')).toHaveValue('all');
  await other.keyboard.press('3');
  await expect(other.getByLabel('Seen by')).toHaveValue('2');
  await other.keyboard.press('Home');
  expect(await stepOf(other)).toBe(1);
  const played = other.getByLabel('Card played');
  const { step, name } = await played
    .locator('option:nth-child(4)')
    .evaluate((option: HTMLOptionElement) => ({ step: option.value, name: option.text }));
  await played.selectOption(step);
  expect(await stepOf(other)).toBe(Number(step) + 1);
  expect(name).toContain(`step ${String(Number(step) + 1)}`);
  await other.getByRole('button', { name: 'Back to the table' }).click();
  await expect(hand(other).first()).toBeAttached();
  await expect(other).not.toHaveURL(/rec=/);
});

for (const cardsAre of ['As they were', 'Dealt again'])
  test(`play on from a step in another seat, cards ${cardsAre.toLowerCase()}`, async ({ page, stranger }) => {
    const link = await playedLink(page);
    const other = await stranger();
    await withSettings(other, QUICK);
    await other.goto(`${link}&step=4`);
    await greeted(other, 'Watch');
    await other.getByRole('button', { name: 'Play on from here' }).click();
    await other.getByLabel('Your seat', { exact: true }).selectOption({ index: 2 });
    await other.getByRole('radio', { name: new RegExp(`^${cardsAre}`) }).check();
    await other.waitForTimeout(300);
    expect(await violations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Play on', exact: true }).click();
    await expect(hand(other).first()).toBeAttached();
    await expect(other.getByText('Practice', { exact: true })).toBeVisible();
    await playToTheEnd(other);
    await openShare(other);
    expect((await linkFor(other, 'The whole game')).length).toBeLessThanOrEqual(MOST_GAME);
  });

test('invalid links: one message, and an ordinary table', async ({ page }) => {
  await withSettings(page, QUICK);
  const broken = [
    '?rec=',
    '?rec=hello',
    '?rec=AQ_-%00%ff',
    `?rec=${'A'.repeat(6000)}`,
    '?rec=AQAAAAAA&step=99999&view=-1',
    '?rec=fwAAAAAA',
    '?deal=',
    '?deal=%E0%A4%A',
    `?deal=${'z'.repeat(5000)}`,
    '?deal=<script>',
  ];
  for (const search of broken) {
    await open(page, `./${search}`);
    await expect(page.getByText('The link could not be opened.')).toBeVisible();
    await due(page);
  }
});

test('a link to a table: invalid parameters are left out, with one message', async ({ page }) => {
  await withSettings(page, QUICK);
  const [game = ''] = GAMES;
  for (const [search, told] of [
    [`?v=1&game=${game}&seats=3`, 0],
    [`?v=9&game=${game}&seats=3`, 1],
    [`?v=1&game=${game}&seats=77&opt.none=1`, 1],
    ['?v=1&game=nothing', 1],
  ] as const) {
    await page.goto(`./${search}`);
    const table = search.includes(game) ? `main[data-table="${game}"]` : 'main[data-table]';
    await expect(page.locator(table)).toBeAttached();
    await expect(page.getByText('The link was not understood in full.')).toHaveCount(told);
    if (told === 0) await greeted(page, 'Play', /with the players and house rules of whoever sent it/);
  }
});

test('a link that was changed or cut off opens no other game', async ({ page, stranger }) => {
  const link = await playedLink(page);
  const other = await stranger();
  await withSettings(other, QUICK);
  const middle = Math.floor((link.indexOf('rec=') + link.length) / 2);
  const letter = link.charAt(middle) === 'b' ? 'c' : 'b';
  for (const bad of [link.slice(0, middle), `${link.slice(0, middle)}${letter}${link.slice(middle + 1)}`]) {
    await follow(other, bad);
    await expect(other.getByText('This link was cut off or changed on its way.')).toBeVisible();
    await other.getByRole('button', { name: 'Dismiss this message' }).click();
  }
});

/** Drops a file onto the page. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.jsonl', { type: 'application/jsonl' }));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true, relatedTarget: document.body }),
      );
  }, text);
}

declare global {
  interface Window {
    launch: (launched: { readonly files: readonly { readonly getFile: () => Promise<File> }[] }) => void;
  }
}

/** Call before the page is opened: the test takes the place of the system, which launches the installed page with a file. */
async function holdLaunches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setConsumer = (take: Window['launch']): void => void (window.launch = take);
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
}

const launch = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    window.launch({ files: [{ getFile: () => Promise.resolve(new File([content], 'game.jsonl')) }] });
  }, text);

test('a record that is dropped on the page, or launches it, is watched; any other file gets a message', async ({
  page,
}) => {
  await holdLaunches(page);
  await withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await page.waitForLoadState('networkidle');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  await drop(page, 'hello');
  await expect(page.getByText('this is not a line of a game record')).toBeVisible();
  await launch(page, text);
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toHaveCount(0);
  await drop(page, text);
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await drop(page, text.slice(0, -20));
  await expect(page.getByText(/^Line \d+/)).toBeVisible();
});

test('Japanese: no English sentence in sharing and playing on', async ({ page }) => {
  await withSettings(page, { ...QUICK, language: 'ja' });
  await open(page);
  await due(page);
  await page.getByRole('button', { name: 'メニュー', exact: true }).click();
  await page.getByRole('button', { name: '共有', exact: true }).click();
  await expect(page.getByRole('heading', { name: '共有' })).toBeVisible();
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/[A-Za-z]{3,} [A-Za-z]{2,}/);
});
