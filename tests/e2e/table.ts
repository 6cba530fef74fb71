/**
 * What the end-to-end tests share: a page on which any console message, uncaught error or request to another host fails the
 * test, and functions that play through the twin's buttons, usually the front page's game.
 */
import { type BrowserContext, type Frame, type Page, expect, test as base } from '@playwright/test';
import { engineRests, holdEngine } from './engine.ts';

/** Messages of Chromium about software rendering, and of Playwright about blocked requests. */
export const HARMLESS =
  /GPU stall|GL Driver Message|GroupMarkerNotSet|Service Worker registration blocked by Playwright/;

/** Notes all errors of a page of this origin. */
export function listen(page: Page, origin: string, troubles: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !HARMLESS.test(message.text()))
      troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      troubles.push(`request to another host: ${request.url()}`);
  });
}

const QUICK_HERTZ = 60; // from here on the frame rate is not limited

/** Limits the frame rate of all pages of a test, because software rendering is slow and most tests do not check motion. */
async function slowDown(context: BrowserContext, hertz: number): Promise<void> {
  if (hertz >= QUICK_HERTZ) return;
  await context.addInitScript((most) => {
    const frame = window.requestAnimationFrame.bind(window);
    const cancel = window.cancelAnimationFrame.bind(window);
    const asked = new Map<number, number>(); // timer → the frame that it has requested
    let next = 0;
    window.requestAnimationFrame = (callback) => {
      const wait = Math.max(0, next - performance.now());
      const timer = window.setTimeout(() => {
        const id = frame((now) => {
          asked.delete(timer);
          next = Math.max(next, now + 1000 / most);
          callback(now);
        });
        asked.set(timer, id);
      }, wait);
      return timer;
    };
    window.cancelAnimationFrame = (timer) => {
      clearTimeout(timer);
      cancel(asked.get(timer) ?? 0);
      asked.delete(timer);
    };
  }, hertz);
}

/**
 * Drops all draw calls of WebGL on the pages of a test, because software spends its time on pixels that most tests do not
 * look at. Everything else stays: contexts, shaders, textures, what the page draws and when.
 */
async function dropDraws(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const name of Object.getOwnPropertyNames(prototype).filter((one) => /^draw[AER]/.test(one)))
        Reflect.set(prototype, name, () => undefined);
  });
}

/**
 * As in a browser that saves data: the page fetches screens when they are opened, which is a third of what loading a page costs
 * here. A page that is to work offline fetches all, as usual.
 */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

export interface Drawing {
  /** The limit in frames a second; 60 or more, for tests of motion, is no limit. */
  readonly hertz: number;
  /** Whether draw calls reach WebGL: for tests that look at the felt's pixels or at what they cost. */
  readonly painted: boolean;
}

/** A browser with a limited frame rate, whose engines can be heard, and which paints the felt only where a test or project asks for it. */
export const slow = base.extend<Drawing>({
  hertz: [15, { option: true }],
  painted: [false, { option: true }],
  context: async ({ context, hertz, painted, serviceWorkers }, use) => {
    await slowDown(context, hertz);
    await holdEngine(context);
    if (serviceWorkers === 'block') await saveData(context);
    if (!painted) await dropDraws(context);
    await use(context);
  },
});

interface Fixtures {
  readonly troubles: string[];
  /** Opens a page of another person, without storage of this one, with the same checks. */
  readonly stranger: () => Promise<Page>;
}

export const test = slow.extend<Fixtures>({
  troubles: [
    async ({ page, baseURL }, use) => {
      const troubles: string[] = [];
      listen(page, new URL(baseURL ?? '').origin, troubles);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  stranger: async ({ browser, baseURL, troubles, viewport, serviceWorkers, hertz, painted }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        viewport,
        serviceWorkers,
      });
      contexts.push(context);
      await slowDown(context, hertz);
      await holdEngine(context);
      if (serviceWorkers === 'block') await saveData(context);
      if (!painted) await dropDraws(context);
      const page = await context.newPage();
      listen(page, new URL(baseURL ?? '').origin, troubles);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});
export { expect };

/** Stores settings as the page does. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((text) => {
    const key = 'card-table.settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, JSON.stringify(settings));
}

/** The fastest settings, with which whole games take seconds. */
export const QUICK = { speed: 'at-once', pace: 'at-once', language: 'en' };

/** Opens the menu with all its entries. */
export async function openWholeMenu(table: Page | Frame): Promise<void> {
  await table.getByRole('button', { name: 'Menu', exact: true }).click();
  await table.getByRole('button', { name: 'More', exact: true }).click();
}

/** Presses an entry of the menu, wherever it stands there. */
export async function fromMenu(table: Page | Frame, name: string): Promise<void> {
  await openWholeMenu(table);
  await table.getByRole('navigation').getByRole('button', { name, exact: true }).click();
}

/** Switches off the pause of bots in the menu, for pages without storage. */
export async function hurryBots(table: Page | Frame): Promise<void> {
  await table.getByRole('button', { name: 'Menu', exact: true }).click();
  await table.getByRole('button', { name: 'Settings' }).click();
  await table.getByLabel('Bot thinking time').selectOption('At once');
  await table.getByRole('button', { name: 'Close' }).click();
}

export const hand = (page: Page) => page.locator('[data-card]');
/** A card in the hand that can be played now. */
export const PLAYABLE = '[data-card]:not([aria-disabled]):not([aria-pressed])';
export const playable = (page: Page) => page.locator(PLAYABLE);
export const actions = (page: Page) => page.locator('[data-actions] button');

/** Opens the page and waits for the first own card. */
export async function open(page: Page, path = './'): Promise<void> {
  await page.goto(path);
  await expect(hand(page).first()).toBeAttached();
}

export async function skipLessons(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip all' });
  if (await skip.isVisible()) await skip.click();
}

/** What the person may do now. */
export type Due = 'over' | 'call' | 'act' | 'go' | 'card';

/** Waits until the person can act or the deal is over. */
export async function due(page: Page): Promise<Due> {
  const handle = await page.waitForFunction((): string | false => {
    const shows = (selector: string): boolean => {
      const element = document.querySelector(selector);
      return element !== null && element.getClientRects().length > 0;
    };
    if (shows('section.result')) return 'over';
    if (shows('[data-actions] .moment')) return 'call';
    if (shows('[data-actions] .main')) return 'act';
    if (document.querySelector('[data-card]:not([aria-disabled]):not([aria-pressed])')) return 'card';
    return shows('[data-actions] .go') ? 'go' : false;
  });
  const value = await handle.jsonValue();
  await handle.dispose(); // frees it in the page
  return value === 'over' || value === 'call' || value === 'act' || value === 'go' ? value : 'card';
}

/** Presses a button of the twin without a pointer, as a screen reader does. False if it is not there any more. */
export const press = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((which) => {
    const element = document.querySelector(which);
    if (!(element instanceof HTMLElement)) return false;
    element.click();
    return true;
  }, selector);

const SELECTORS: Readonly<Record<Exclude<Due, 'over'>, string>> = {
  call: '[data-actions] .moment',
  act: '[data-actions] .main',
  go: '[data-actions] .go',
  card: PLAYABLE,
};

const MOST_CHOICES = 1500; // of a deal

/** Plays the deal to its end through the twin's buttons; returns the number of choices. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let choices = 0; choices < MOST_CHOICES; choices += 1) {
    const what = await due(page);
    if (what === 'over') return choices;
    await press(page, SELECTORS[what]);
  }
  throw new Error(`the deal was not over after ${String(MOST_CHOICES)} choices`);
}

/** After a deal: starts the next one, or another game. */
export async function goOn(page: Page): Promise<void> {
  await press(page, 'section.result .main');
  await page.locator('section.result').waitFor({ state: 'detached' });
}

/** The text of the twin, for comparisons. */
export const inWords = async (page: Page): Promise<string> =>
  (await page.locator('main > section').textContent()) ?? '';

/** Presses a card or button, and waits until the engine has told what came of it and waits for the next choice. */
export async function playOn(page: Page, selector: string): Promise<void> {
  const before = await inWords(page);
  const lines = await page.evaluate(() => window.engine.lines);
  await press(page, selector);
  await page.waitForFunction((told) => window.engine.lines > told, lines);
  await engineRests(page);
  await expect.poll(() => inWords(page)).not.toBe(before);
  await due(page);
}

/** Lets the page draw so many frames, whether something changes in them or not. */
export async function passFrames(page: Page | Frame, frames: number): Promise<void> {
  await page.evaluate(
    async (most) =>
      new Promise<void>((done) => {
        let drawn = 0;
        const count = (): void => {
          drawn += 1;
          if (drawn > most) done();
          else requestAnimationFrame(count);
        };
        count();
      }),
    frames,
  );
}
