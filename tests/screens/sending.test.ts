/** Sharing: links that somebody else opens, damaged links, replays, playing on, files. */
import type { Page } from './page.ts';
import { waitForTurn } from './playing.ts';
import { change } from './refusals.ts';
import { GAMES } from './shelf.ts';
import { type Name, readableText } from './finding.ts';
import { QUICK, cards, due, expect, open, playOn, playToTheEnd, test, withSettings } from './table.ts';

const MOST_TABLE = 300;
const MOST_GAME = 2000;

const held = (page: Page): string => cards(page).sort().join();

async function openShare(page: Page): Promise<void> {
  await page.tap('button', 'Menu');
  await page.tap('button', 'Share', await page.find('navigation'));
}

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value;

/** The link of one kind on the share screen. */
async function linkFor(page: Page, kind: RegExp): Promise<string> {
  await page.tap('radio', kind);
  const field = await page.find('textbox', /^Link/);
  await page.until('a link', () => valueOf(field).includes('?'));
  return valueOf(field);
}

/** Plays a game to its end and returns the link to it. */
async function playedLink(page: Page): Promise<string> {
  withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await page.press('section.result .ways .button:last-child');
  await page.find('heading', 'Share');
  return linkFor(page, /^The whole game/);
}

/** Reads what greets whoever opens a link, and goes on by its one button. */
async function greeted(page: Page, button: Name, ...sentences: readonly RegExp[]): Promise<void> {
  await page.until('a greeting', () => page.sheet);
  for (const sentence of sentences) await page.says(sentence, () => page.sheet);
  const heading = await page.find('heading', undefined, page.sheet);
  await page.until('the focus on its heading', () => page.document.activeElement === heading);
  await page.tap('button', button, page.sheet);
  await page.gone('dialog[open]');
}

const stepOf = (page: Page): number => Number(/Step (\d+) of/.exec(page.text())?.[1]);

test('this table: a short link with parameters', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  await openShare(page);
  const link = await linkFor(page, /^This table/);
  expect(link.length).toBeLessThanOrEqual(MOST_TABLE);
  expect(link).toMatch(/\?v=1&game=[\w-]+&seats=\d+$/);
  await page.find('img', 'QR code of the link');
  await page.tap('button', 'Copy');
  await page.says('Copied.');
  expect(page.tab.browser.clipboard).toBe(link);
});

test('the browser’s share dialog gets the link; if it is not allowed the link is copied', async ({ browser, page }) => {
  const shared: unknown[] = [];
  const answers = [
    async () => undefined, // sent
    async () => Promise.reject(new DOMException('', 'AbortError')), // cancelled
    async () => Promise.reject(new DOMException('', 'NotAllowedError')),
  ];
  const share = async ({ url }: ShareData): Promise<void> => {
    shared.push(url);
    await answers[shared.length - 1]?.();
  };
  change(browser, ['page'], (globals) => ({ ...globals, navigator: { ...(globals['navigator'] as object), share } }));
  withSettings(page, QUICK);
  await open(page);
  await openShare(page);
  const link = await linkFor(page, /^This table/);
  for (let times = 0; times < 2; times += 1) await page.tap('button', 'Send…');
  expect(page.reads('Copied.')).toBe(false);
  await page.tap('button', 'Send…');
  await page.says('Copied.');
  expect(browser.clipboard).toBe(link);
  expect(shared).toEqual([link, link, link]);
});

test.for(GAMES)(
  '%s: everybody who opens a deal to try has the same cards, and a reload resumes it',
  async (game, { page, stranger }) => {
    withSettings(page, QUICK);
    page.tab.open(`?game=${game}`);
    await page.element(`main[data-table="${game}"]`);
    await waitForTurn(page);
    await openShare(page);
    const link = await linkFor(page, /^A deal to try/);
    expect(link.length).toBeLessThanOrEqual(MOST_TABLE);
    const hands: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      const other = stranger();
      withSettings(other, { ...QUICK, pace: 2 });
      other.tab.open(link);
      await other.element(`main[data-table="${game}"]`);
      await greeted(other, 'Play', /the same cards, the same seat and the same bots/);
      expect(other.url.search).not.toContain('deal='); // the table has it now
      await waitForTurn(other);
      hands.push(held(other));
      other.tab.reload();
      await other.element(`main[data-table="${game}"]`);
      await waitForTurn(other);
      expect(held(other)).toBe(hands[i]);
    }
    expect(hands[0]).toBe(hands[1]);
  },
);

test('a deal to try asks before it replaces a running game', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  await openShare(page);
  const link = await linkFor(page, /^A deal to try/);
  await page.key('Escape');
  await playOn(page, '[data-card]:not([aria-disabled]):not([aria-pressed]), [data-actions] .main');
  const before = held(page);
  await open(page, link);
  await page.tap('button', 'Keep playing');
  expect(page.url.search).not.toContain('deal=');
  expect(held(page)).toBe(before);
  await open(page, link);
  await page.tap('button', 'Try it');
  await page.until('other cards', () => held(page) !== before);
});

test('a whole game in a link: at a step, as one seat saw it, with keys to step through it', async ({
  page,
  stranger,
}) => {
  const link = await playedLink(page);
  expect(link.length).toBeLessThanOrEqual(MOST_GAME);
  const other = stranger();
  withSettings(other, QUICK);
  other.tab.open(`${link}&step=5&view=1`);
  await greeted(other, 'Watch', /from the first card to the last/, /^(Whoever sent it|Nobody) (won|did not win)\.$/);
  await other.find('heading', 'Replay');
  await other.says(/^Step 5 of/);
  const seenBy = async (): Promise<string> => valueOf(await other.find('combobox', 'View'));
  expect(await seenBy()).toBe('1');
  await other.key('ArrowRight');
  expect(stepOf(other)).toBe(6);
  await other.key('0');
  expect(await seenBy()).toBe('all');
  await other.key('3');
  expect(await seenBy()).toBe('2');
  await other.key('Home');
  expect(stepOf(other)).toBe(1);
  const played = (await other.find('combobox', 'Card played')) as HTMLSelectElement;
  const { value, text } = played.options[3] ?? { value: '', text: '' };
  await other.select(played, { value });
  expect(stepOf(other)).toBe(Number(value) + 1);
  expect(text).toContain(`step ${String(Number(value) + 1)}`);
  await other.tap('button', 'Back to the table');
  await other.element('[data-card]');
  expect(other.url.search).not.toContain('rec=');
});

test.for([/^As they were/, /^Dealt again/])(
  'play on from a step in another seat, cards %s',
  async (are, { page, stranger }) => {
    const link = await playedLink(page);
    const other = stranger();
    withSettings(other, QUICK);
    other.tab.open(`${link}&step=4`);
    await greeted(other, 'Watch');
    await other.tap('button', 'Play on from here');
    await other.select(await other.find('combobox', 'Your seat'), { index: 2 });
    await other.tap('radio', are);
    await other.tap('button', 'Play on');
    await other.element('[data-card]');
    await other.says(/^Practice$/);
    await playToTheEnd(other);
    await openShare(other);
    expect((await linkFor(other, /^The whole game/)).length).toBeLessThanOrEqual(MOST_GAME);
  },
);

const BROKEN: Readonly<Record<string, string>> = {
  'an empty record': '?rec=',
  'a word': '?rec=hello',
  'strange bytes': '?rec=AQ_-%00%ff',
  'a long record of nothing': `?rec=${'A'.repeat(6000)}`,
  'a step and a view that are not': '?rec=AQAAAAAA&step=99999&view=-1',
  'an unknown version': '?rec=fwAAAAAA',
  'an empty deal': '?deal=',
  'half a letter': '?deal=%E0%A4%A',
  'a long deal of nothing': `?deal=${'z'.repeat(5000)}`,
  markup: '?deal=<script>',
};

test.for(Object.keys(BROKEN))(
  'an invalid link, with %s: one message, and an ordinary table',
  async (what, { page }) => {
    withSettings(page, QUICK);
    await open(page, BROKEN[what]);
    await page.says('The link could not be opened.');
    await due(page);
  },
);

const [SOME = ''] = GAMES;
test.for([
  [`?v=1&game=${SOME}&seats=3`, false],
  [`?v=9&game=${SOME}&seats=3`, true],
  [`?v=1&game=${SOME}&seats=77&opt.none=1`, true],
  ['?v=1&game=nothing', true],
] as const)(
  'a link to a table, %s: invalid parameters are left out, with one message',
  async ([search, isTold], { page }) => {
    withSettings(page, QUICK);
    page.tab.open(search);
    await page.element(search.includes(SOME) ? `main[data-table="${SOME}"]` : 'main[data-table]');
    if (isTold) await page.says('The link was not understood in full.');
    else await greeted(page, 'Play', /with the players and house rules of whoever sent it/);
    await page.world.pass(5000);
    expect(page.reads('The link was not understood in full.')).toBe(isTold);
  },
);

test('a link that was changed or cut off opens no other game', async ({ page, stranger }) => {
  const link = await playedLink(page);
  const other = stranger();
  withSettings(other, QUICK);
  const middle = Math.floor((link.indexOf('rec=') + link.length) / 2);
  const letter = link.charAt(middle) === 'b' ? 'c' : 'b';
  for (const bad of [link.slice(0, middle), `${link.slice(0, middle)}${letter}${link.slice(middle + 1)}`]) {
    await open(other, bad);
    await other.says('This link was cut off or changed on its way.');
    expect(other.has('heading', 'Replay')).toBe(false);
    await other.tap('button', 'Dismiss this message');
  }
});

test('Japanese: no English sentence in sharing and playing on', async ({ page }) => {
  withSettings(page, { ...QUICK, language: 'ja' });
  await open(page);
  await due(page);
  await page.tap('button', 'メニュー');
  await page.tap('button', '共有');
  await page.find('heading', '共有');
  const sheet = await page.element('dialog[open]');
  expect(readableText(sheet)).not.toMatch(/[A-Za-z]{3,} [A-Za-z]{2,}/);
});
