/** The table in another page: every parameter of the address, every message, and a frame without storage. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import { personAndBots } from '../../src/record/holder.ts';
import { ask, hear, openFramed, openHost, types, watchTables } from './around.ts';
import { countDrawing } from './drawing.ts';
import { HARMLESS, QUICK, due, expect, hand, hurryBots, playToTheEnd, press, slow, withSettings } from './table.ts';

const LEVEL = 'beginner';

/** Errors and warnings in the console fail a test; `notes` has what the table writes there on purpose. */
const test = slow.extend<{ notes: string[]; host: string }>({
  notes: [
    async ({ page }, use) => {
      const [notes, troubles]: [string[], string[]] = [[], []];
      page.on('console', (message) => {
        if (message.type() === 'info') notes.push(message.text());
        else if (!HARMLESS.test(message.text())) troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(error.message));
      await use(notes);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  host: async ({ browserName: _ }, use) => {
    const server = await openHost();
    await use(server.host);
    server.close();
  },
});

/** Every game by its folder. */
const GAMES = readdirSync('src/games').filter((name) => readdirSync('src/games').includes(name) && isGame(name));
function isGame(name: string): boolean {
  return !name.includes('.') && readdirSync(`src/games/${name}`).includes('title.ts');
}
const [OTHER = ''] = GAMES.filter((name) => name !== frontGame());
function frontGame(): string {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  return name;
}

/** Opens the table with these parameters, without a frame, and waits for its cards. */
async function visit(page: Page, parameters: string): Promise<void> {
  await page.goto(`./?${parameters}`);
  await expect(page.locator('main[data-table]')).toBeAttached();
  await expect(page.locator('[data-card], [data-thing]').first()).toBeAttached();
}

/** Game, options and players of the last table that was dealt. */
const dealt = (page: Page | Frame) =>
  page.evaluate(() => {
    const news = window.dealt.at(-1);
    const [line, deal] = news?.lines ?? [];
    if (line?.type !== 'game' || deal?.type !== 'deal') throw new Error('no table');
    const { game, options, seats } = line;
    const hands = news?.lines.flatMap((one) => (one.type === 'move' && one.to === 'hand/0' ? one.cards : []));
    return { game, options, seats, holders: news?.holders ?? [], hands };
  });

test.beforeEach(async ({ page }) => {
  await watchTables(page);
});

test('game, seats, level and an option: that table is dealt', async ({ page }) => {
  await visit(page, `embed=1&game=${frontGame()}&opt.deal=5&seats=3&level=${LEVEL}`);
  expect(await dealt(page)).toMatchObject({ game: frontGame(), seats: 3, options: { deal: 5 } });
  expect((await dealt(page)).holders).toEqual(personAndBots(3, LEVEL));
});

test('another game', async ({ page }) => {
  await page.goto(`./?embed=1&game=${OTHER}`);
  await expect(page.locator(`main[data-table="${OTHER}"]`)).toBeAttached();
});

test('preset: its options', async ({ page }) => {
  await visit(page, `embed=1&preset=callAndChallenge`);
  expect((await dealt(page)).options).toMatchObject({ callRule: 'challenge' });
});

test('seed: the same cards each time', async ({ page }) => {
  await visit(page, `embed=1&seed=sky%20blue`);
  const first = await dealt(page);
  await page.evaluate(() => void indexedDB.deleteDatabase('card-table'));
  await visit(page, `embed=1&seed=sky%20blue`);
  expect(await dealt(page)).toEqual(first);
});

test('lang, theme, deck and sound hold for this visit only', async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'light', muted: false });
  await visit(page, `embed=1&lang=ja&theme=dark&deck=large-index&sound=0`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: '音を出す' })).toBeVisible();
  const decks = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/decks/')),
  );
  expect(decks.every(({ name }) => name.includes('large-index'))).toBe(true);
  await page.keyboard.press('w'); // changes and stores a setting, without storing those of the visit
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('card-table.settings')))
    .toContain('"wordsPanel":true');
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch sound off' })).toBeVisible();
});

const frames = (page: Page): Promise<number> => page.evaluate(() => window.drawn.frames);

test.describe('motion', () => {
  test.use({ hertz: 60 });

  test('motion=full: cards fly even if the person has switched motion off', async ({ page }) => {
    await countDrawing(page);
    await withSettings(page, { motion: 'off' });
    await visit(page, 'embed=1&motion=full&lang=en&seats=8&opt.deal=5');
    await expect.poll(() => frames(page)).toBeGreaterThan(40);
  });

  for (const motion of ['reduced', 'off'])
    test(`motion=${motion}: cards appear at once`, async ({ page }) => {
      await countDrawing(page);
      await withSettings(page, { motion: 'on', pace: 'at-once' });
      await visit(page, `embed=1&motion=${motion}&lang=en&seed=f`); // with this seed few bots act before the person
      await due(page);
      await page.waitForTimeout(1500);
      expect(await frames(page)).toBeLessThan(40); // usually 5 to 16; an animated deal takes hundreds if drawing is fast
    });
});

test('ui=table has no menu', async ({ page }) => {
  await withSettings(page, QUICK);
  await visit(page, `embed=1&ui=table`);
  await expect(page.getByRole('button', { name: 'Take back my last move' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await playToTheEnd(page);
  await expect(page.locator('section.result .button')).toHaveText([/Play again|Next deal/, /Go over|Review|Look/]);
});

test('ui=full has the menu', async ({ page }) => {
  await visit(page, `embed=1&ui=full&lang=en`);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
});

test('unknown values: one note in the console, and an ordinary table', async ({ page, notes }) => {
  await visit(
    page,
    `embed=1&game=none&preset=none&opt.none=1&seats=77&level=none&lang=xx&theme=x&deck=x&motion=x&sound=x&ui=x&host=x&adapter=none&unknown=1`,
  );
  await due(page);
  expect(notes.filter((note) => note.includes('not understood'))).toHaveLength(1);
  for (const word of ['game=none', 'preset=none', 'opt.none=1', 'seats=77', 'level=none', 'lang=xx', 'adapter=none'])
    expect(notes.join(' ')).toContain(word);
  expect(notes.join(' ')).not.toContain('unknown');
});

test('the parameters also work without embed=1', async ({ page }) => {
  await visit(
    page,
    `game=${frontGame()}&opt.deal=5&seats=3&level=${LEVEL}&lang=ja&theme=dark&sound=0&ui=table&motion=off`,
  );
  expect(await dealt(page)).toMatchObject({ game: frontGame(), seats: 3, options: { deal: 5 } });
  expect((await dealt(page)).holders).toEqual(personAndBots(3, LEVEL));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: '音を出す' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'メニュー' })).toHaveCount(0);
});

test('the game of the address is resumed if it was left; another one is dealt', async ({ page }) => {
  await withSettings(page, QUICK);
  await visit(page, 'seats=3&lang=en');
  await due(page);
  await press(page, '[data-card]:not([aria-disabled]):not([aria-pressed]), [data-actions] .main');
  await page.waitForTimeout(500);
  const lines = await page.evaluate(() => window.lines);
  await visit(page, 'seats=3&lang=en');
  expect(await page.evaluate(() => window.dealt.at(-1)?.lines.length)).toBeGreaterThanOrEqual(lines - 3);
  await visit(page, 'seats=4&lang=en');
  expect((await dealt(page)).seats).toBe(4);
});

test('friends are invited only where the framing page allows it', async ({ page, host, baseURL }) => {
  await withSettings(page, QUICK);
  for (const [parameters, count] of [['', 0] as const, ['&friends=1', 1] as const]) {
    const frame = await openFramed(page, host, baseURL ?? '', parameters);
    await frame.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(frame.getByRole('button', { name: 'New game' })).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Play with friends' })).toHaveCount(count);
  }
});

test('a page of another origin receives the events in order', async ({ page, host, baseURL }) => {
  await withSettings(page, QUICK);
  const frame = await openFramed(page, host, baseURL ?? '', '&motion=off');
  const hello = await hear(page, 'hello');
  expect(hello['games']).toEqual(expect.arrayContaining(GAMES));
  await hear(page, 'ready');
  await playInFrame(frame);
  const { result } = await hear(page, 'gameEnd');
  expect(result).toMatchObject({ game: frontGame(), practice: false });
  await hear(page, 'save');
  await frame.locator('section.result .main').click({ delay: 600 });
  await hear(page, 'breakPoint');
  const said = (await types(page)).filter((type) => !['save', 'resize', 'error', 'reply', 'ready'].includes(type));
  const deal = ['gameplayStart', 'gameplayStop', 'dealEnd', 'gameEnd', 'breakPoint'];
  expect(said.slice(0, 7)).toEqual(['hello', 'firstFrame', ...deal]);
  expect(await types(page)).toContain('resize');
});

/** Plays the frame's deal to its end through the twin's buttons. */
async function playInFrame(frame: Frame): Promise<void> {
  await frame.waitForFunction(
    () => {
      if (document.querySelector('section.result')) return true;
      const which = [
        '[data-actions] .moment',
        '[data-actions] .main',
        '[data-card]:not([aria-disabled]):not([aria-pressed])',
      ];
      const found = which.map((one) => document.querySelector(one)).find((one) => one !== null);
      const other = document.querySelector('[data-actions] .go');
      const pressed = found ?? other;
      if (pressed instanceof HTMLElement) pressed.click();
      return false;
    },
    undefined,
    { timeout: 90_000, polling: 30 },
  );
}

test('pause stops drawing, bots and sound within 100 ms; a second pause changes nothing; resume continues there', async ({
  page,
  host,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Reflect.set(window, 'contexts', contexts);
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
  });
  await countDrawing(page);
  await withSettings(page, { ...QUICK, speed: 0.5, motion: 'on', pace: 0 });
  const frame = await openFramed(page, host, baseURL ?? '', '&seats=8&opt.deal=5');
  await frame.waitForFunction(() => window.drawn.frames > 5); // the cards are being dealt
  await frame.getByRole('button', { name: 'Table in words' }).click(); // sound needs a gesture, and a tap on the felt would end the animation
  const state = () =>
    frame.evaluate(() => {
      const contexts: unknown = Reflect.get(window, 'contexts');
      const sounds = Array.isArray(contexts) ? contexts.map((one: AudioContext) => one.state) : [];
      return { frames: window.drawn.frames, lines: window.lines, sounds };
    });
  await frame.waitForFunction(() => (Reflect.get(window, 'contexts') as unknown[]).length > 0);
  const beganAt = Date.now();
  expect((await ask(page, 'pause')).ok).toBe(true);
  expect((await ask(page, 'pause')).ok).toBe(true);
  test.info().annotations.push({ type: 'ms until answered twice', description: String(Date.now() - beganAt) });
  await page.waitForTimeout(100);
  const stopped = await state();
  expect(stopped.sounds.every((one) => one === 'suspended')).toBe(true);
  await page.waitForTimeout(2000);
  expect(await state()).toEqual(stopped);
  expect((await ask(page, 'resume')).ok).toBe(true);
  await frame.waitForFunction((frames) => window.drawn.frames > frames, stopped.frames + 5);
  expect((await types(page)).filter((type) => type.startsWith('gameplay')).at(-1)).toBe('gameplayStart');
  await frame.waitForFunction(() => document.querySelector('[data-card]:not([aria-disabled])'), undefined, {
    timeout: 60_000,
  });
});

test('a hidden page stops, and tells the framing page', async ({ page, host, baseURL }) => {
  await countDrawing(page);
  await withSettings(page, { ...QUICK, speed: 0.5, motion: 'on', pace: 0 });
  const frame = await openFramed(page, host, baseURL ?? '', '&seats=8');
  await frame.waitForFunction(() => window.drawn.frames > 5); // the cards are being dealt
  const show = (isShown: boolean) =>
    frame.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isShown);
  const state = () => frame.evaluate(() => ({ frames: window.drawn.frames, lines: window.lines }));
  await show(false);
  await expect.poll(async () => (await types(page)).at(-1)).toBe('gameplayStop');
  await page.waitForTimeout(100);
  const stopped = await state();
  await page.waitForTimeout(1500);
  expect(await state()).toEqual(stopped);
  await show(true);
  await expect
    .poll(async () => (await types(page)).filter((type) => type.startsWith('gameplay')).at(-1))
    .toBe('gameplayStart');
  await frame.waitForFunction(() => document.querySelector('[data-card]:not([aria-disabled])'), undefined, {
    timeout: 60_000,
  });
});

test('mute, theme, lang, setOptions take effect at once and are not stored', async ({ page, host, baseURL }) => {
  await withSettings(page, QUICK);
  const frame = await openFramed(page, host, baseURL ?? '', '&motion=off');
  await hear(page, 'ready');
  const kept = await frame.evaluate(() => localStorage.getItem('card-table.settings'));
  expect(await ask(page, 'mute', { on: true })).toMatchObject({ ok: true });
  expect(await ask(page, 'theme', { theme: 'dark' })).toMatchObject({ ok: true });
  expect(await ask(page, 'lang', { lang: 'ja' })).toMatchObject({ ok: true });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await ask(page, 'setOptions', { seats: 3, level: LEVEL })).toMatchObject({ ok: true });
  await expect.poll(async () => (await dealt(frame)).seats).toBe(3);
  expect(await ask(page, 'setOptions', { game: 'none' })).toMatchObject({ ok: false, why: 'bad-value' });
  expect(await ask(page, 'theme', { theme: 'pink' })).toMatchObject({ ok: false, why: 'bad-value' });
  expect(await frame.evaluate(() => localStorage.getItem('card-table.settings'))).toBe(kept);
});

test('load and goto: a record is watched, a saved game is resumed, nonsense is refused', async ({
  page,
  host,
  baseURL,
}) => {
  await withSettings(page, QUICK);
  const frame = await openFramed(page, host, baseURL ?? '', '&motion=off&ui=replay');
  await hear(page, 'save');
  const game = await dealt(frame);
  expect(await ask(page, 'goto', { step: 3 })).toMatchObject({ ok: false, why: 'no-replay' });
  expect(await ask(page, 'load', { record: '{"type":"game"}' })).toMatchObject({ ok: false, why: 'bad-record' });
  const record = readFileSync('public/embed/game.jsonl', 'utf8');
  expect(await ask(page, 'load', { record })).toMatchObject({ ok: true });
  expect(await ask(page, 'goto', { step: 3 })).toMatchObject({ ok: true });
  await expect(frame.getByRole('slider')).toHaveValue('3');
  await expect(frame.getByRole('button', { name: 'Back to the table' })).toHaveCount(0);
  const loaded = await page.evaluate(() => {
    const bytes = window.hostHeard.find(({ type }) => type === 'save')?.['bytes'];
    window.say({ protocol: 'card-table/1', type: 'load', id: 'again', save: bytes });
    window.say({ protocol: 'card-table/1', type: 'load', id: 'never', save: new Uint8Array([1, 2, 3]) });
    return bytes instanceof Uint8Array;
  });
  expect(loaded).toBe(true);
  const answer = (id: string) =>
    page
      .waitForFunction((of) => window.hostHeard.find((one) => one.id === of)?.ok, id)
      .then(
        (handle) => handle.jsonValue(),
        () => false,
      );
  expect(await answer('again')).toBe(true);
  await page.waitForFunction(() => window.hostHeard.some((one) => one.id === 'never' && one.ok === false));
  expect(await dealt(frame)).toEqual(game);
});

test('breaks=1: the next deal waits for breakDone', async ({ page, host, baseURL }) => {
  await withSettings(page, QUICK);
  const frame = await openFramed(page, host, baseURL ?? '', '&motion=off&breaks=1');
  await hear(page, 'ready');
  await playInFrame(frame);
  await page.waitForTimeout(600);
  const tables = await frame.evaluate(() => window.dealt.length);
  await frame.locator('section.result .main').click();
  await hear(page, 'breakPoint');
  await page.waitForTimeout(500);
  expect(await frame.evaluate(() => window.dealt.length)).toBe(tables);
  expect((await ask(page, 'breakDone')).ok).toBe(true);
  await frame.waitForFunction((before) => window.dealt.length > before, tables);
});

test('another origin than `host` can control nothing and receives no saves', async ({ page, baseURL, host }) => {
  await withSettings(page, QUICK);
  const src = `${baseURL ?? ''}?embed=1&motion=off`;
  await page.goto(`${host}/?src=${encodeURIComponent(src)}`);
  await hear(page, 'ready');
  await page.evaluate(() => {
    window.say({ protocol: 'card-table/1', type: 'pause', id: 1 });
  });
  await page.waitForTimeout(2500);
  const said = await types(page);
  expect(said).toContain('gameplayStart');
  for (const type of ['reply', 'save', 'gameplayStop']) expect(said).not.toContain(type);
});

test('a frame without storage: everything works, and the game can be moved to its own tab', async ({
  page,
  host,
  baseURL,
  context,
}) => {
  await page.addInitScript(() => {
    if (window.top === window) return;
    const refuse = (): never => {
      throw new DOMException('storage is refused in frames', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  });
  await page.route(/table\.worker.*\.js/, async (route) => {
    const response = await route.fetch();
    const refusal = "Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('no','SecurityError')}});";
    await route.fulfill({ response, body: refusal + (await response.text()) });
  });
  const frame = await openFramed(page, host, baseURL ?? '', '&motion=off&lang=en&seats=3');
  await expect(frame.getByText(/is not saving anything/).first()).toBeVisible();
  expect(await hear(page, 'error')).toMatchObject({ code: 'not-kept' });
  const link = frame.getByRole('link', { name: 'Take my game along' });
  await expect(link).toHaveAttribute('href', /save=/);
  const { hands } = await dealt(frame);
  const opening = context.waitForEvent('page');
  await link.click();
  const tab = await opening;
  await expect(hand(tab).first()).toBeAttached();
  expect(new URL(tab.url()).searchParams.has('embed')).toBe(false);
  const held = await hand(tab).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  expect(hands?.filter((card) => held.includes(card)).length).toBeGreaterThan(0);
  await tab.close();
  await hurryBots(frame);
  await playInFrame(frame);
  await hear(page, 'gameEnd');
});

test('the front door of a game deals it in a frame', async ({ page, baseURL, host }) => {
  const game = GAMES.at(-1) ?? '';
  const frame = await openFramed(page, host, new URL(`${game}/`, baseURL).href);
  await expect(frame.locator(`main[data-table=${game}] [data-card]`).first()).toBeAttached();
});

test('the sample page: the element, a plain frame, a replay in an article', async ({ page }) => {
  await page.goto('./embed/index.html');
  const element = page.locator('#table');
  await expect(page.locator('#said')).toHaveText('A deal is being played.');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('#said')).toHaveText('Play has stopped: pause.');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.locator('#said')).toHaveText('A deal is being played.');
  const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await page.locator('#replay').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('#replay iframe').getByRole('slider')).toHaveValue('20');
  await page.locator('.plain').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('.plain').locator('main[data-table]')).toBeAttached();
});
