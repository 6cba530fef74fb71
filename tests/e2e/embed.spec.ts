/**
 * The table in a frame of another page: messages between two origins, a pause, a frame without storage. The parameters of the
 * address and every message are in tests/screens/embed.test.ts.
 */
import { readFileSync } from 'node:fs';
import type { Frame } from '@playwright/test';
import { ask, hear, openFramed, openHost, types } from './around.ts';
import { countDrawing } from './drawing.ts';
import { GAMES } from './shelf.ts';
import { HARMLESS, QUICK, expect, hand, hurryBots, passFrames, slow, withSettings } from './table.ts';

/** Errors and warnings in the console fail a test. */
const test = slow.extend<{ troubles: string[]; host: string }>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !HARMLESS.test(message.text()))
          troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(error.message));
      await use(troubles);
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

const { name: FRONT } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };

/** The own cards of the table that was dealt last. */
const dealt = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(() =>
    (window.engine.dealt.at(-1)?.lines ?? []).flatMap((one) =>
      one.type === 'move' && one.to === 'hand/0' ? one.cards : [],
    ),
  );

test('a page of another origin receives the events in order', async ({ page, host, baseURL }) => {
  await withSettings(page, QUICK);
  const frame = await openFramed(page, host, baseURL ?? '', '&motion=off');
  const hello = await hear(page, 'hello');
  expect(hello['games']).toEqual(expect.arrayContaining(GAMES));
  await hear(page, 'ready');
  await playInFrame(frame);
  const { result } = await hear(page, 'gameEnd');
  expect(result).toMatchObject({ game: FRONT, practice: false });
  await hear(page, 'save');
  await frame.locator('section.result .main').press('Enter');
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

test('pause stops drawing, bots and sound; a second pause changes nothing; resume continues there', async ({
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
      return { frames: window.drawn.frames, lines: window.engine.lines, sounds };
    });
  await frame.waitForFunction(() => (Reflect.get(window, 'contexts') as unknown[]).length > 0);
  expect((await ask(page, 'pause')).ok).toBe(true);
  expect((await ask(page, 'pause')).ok).toBe(true);
  await passFrames(frame, 2); // one may be under way
  await expect.poll(async () => new Set((await state()).sounds)).toEqual(new Set(['suspended']));
  const stopped = await state();
  await passFrames(frame, 60);
  expect(await state()).toEqual(stopped);
  expect((await ask(page, 'resume')).ok).toBe(true);
  await frame.waitForFunction((frames) => window.drawn.frames > frames, stopped.frames + 5);
  expect((await types(page)).filter((type) => type.startsWith('gameplay')).at(-1)).toBe('gameplayStart');
  await frame.waitForFunction(() => document.querySelector('[data-card]:not([aria-disabled])'), undefined, {
    timeout: 60_000,
  });
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
  const link = frame.getByRole('link', { name: 'Open in a new tab' });
  await expect(link).toHaveAttribute('href', /save=/);
  const hands = await dealt(frame);
  const opening = context.waitForEvent('page');
  await link.click();
  const tab = await opening;
  await expect(hand(tab).first()).toBeAttached();
  expect(new URL(tab.url()).searchParams.has('embed')).toBe(false);
  const held = await hand(tab).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  expect(hands.filter((card) => held.includes(card)).length).toBeGreaterThan(0);
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
