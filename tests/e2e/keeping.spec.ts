/**
 * Nothing is lost: without a network, in two tabs, when a worker or the GPU fails. What fails besides is in
 * tests/screens/keeping.test.ts.
 */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { WorkerName } from '../../src/workers/protocol.ts';
import { GAMES } from './shelf.ts';
import {
  QUICK,
  due,
  expect,
  fromMenu,
  hand,
  inWords,
  open,
  passFrames,
  playToTheEnd,
  press,
  test,
  withSettings,
} from './table.ts';

/** A game with many cards in each hand, so that its deal is not soon over. */
const [, , LONG = ''] = GAMES;

/** How many files of words a language has. */
const packsOf = (language: string): number =>
  readdirSync('dist/words', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.startsWith(`${language}-`) && file.endsWith('.bin'),
  ).length;

const cards = (page: Page): Promise<(string | null)[]> =>
  hand(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-card')));

/** Plays a little and waits for a choice; returns the text of the table. */
async function inTheMiddle(page: Page): Promise<string> {
  for (let choices = 0; choices < 2; choices += 1) {
    const what = await due(page);
    if (what === 'over') break;
    const before = await inWords(page);
    await press(
      page,
      what === 'card' ? '[data-card]:not([aria-disabled]):not([aria-pressed])' : '[data-actions] button',
    );
    await expect.poll(() => inWords(page)).not.toBe(before); // until the choice before is gone
  }
  await due(page);
  return inWords(page);
}

test.describe('once installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('plays, shows clauses, teaches and sets puzzles without a network after the first visit', async ({
    page,
    context,
  }) => {
    await open(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(hand(page).first()).toBeAttached();
    await context.setOffline(true);
    await page.reload();
    await expect(hand(page).first()).toBeAttached();
    await page.getByRole('button', { name: 'Skip all' }).click();
    await due(page);
    await fromMenu(page, 'Rules');
    await page.locator('li[data-clause] button').first().press('Enter');
    await expect(page.locator('[data-moment=now]')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Back to the rules' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await fromMenu(page, 'Puzzles');
    await page.getByRole('dialog').locator('details[open] [data-way="all"]').click();
    await expect(page.locator('[data-puzzle]')).toHaveAttribute('data-phase', 'ask');
    await page.locator('[data-puzzle]').getByRole('button', { name: 'Leave' }).click();
    await fromMenu(page, 'All games');
    const last = GAMES.at(-1) ?? ''; // a game that was never on the table
    await page.locator(`[data-look="${last}"]`).click();
    const other = `[data-learn="${last}"]`;
    await page.locator(other).waitFor({ state: 'attached' });
    await press(page, other);
    await expect(page.locator('[data-lesson]')).toBeAttached();
    await context.setOffline(false);
  });

  test('speaks another language without a network, after the first visit in it or a change to it', async ({
    page,
    context,
  }) => {
    const kept = (language: string) => () =>
      page.evaluate(
        async ([tongue, packs]) => {
          const requests = await (await caches.open('words')).keys();
          return requests.length === packs && requests.every(({ url }) => url.includes(`/words/${tongue}-`));
        },
        [language, packsOf(language)] as const,
      );
    await open(page, './?lang=ja');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(kept('ja')).toBe(true);
    await context.setOffline(true);
    await page.goto('./?lang=ja');
    await page.getByRole('button', { name: 'メニュー', exact: true }).click();
    await page.getByRole('button', { name: 'ルール', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'ルール' })).toBeVisible();
    await context.setOffline(false);
    await page.goto('./');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByLabel('Language', { exact: true }).selectOption('русский');
    await expect.poll(kept('ru')).toBe(true);
    await context.setOffline(true);
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Меню', exact: true })).toBeVisible();
    await context.setOffline(false);
  });
});

test('a game in two tabs: one plays, the other says so and can take it over, and nothing is lost', async ({
  page,
  context,
}) => {
  await withSettings(page, QUICK);
  await open(page, `./?game=${LONG}`);
  await inTheMiddle(page);
  const other = await context.newPage();
  await other.goto('./');
  const [cover, otherCover] = [page, other].map((one) => one.getByRole('dialog', { name: /open in another tab/ }));
  if (!cover || !otherCover) throw new Error('no covers');
  await expect(otherCover).toBeVisible();
  await expect(hand(other)).toHaveCount(0);
  const middle = await inTheMiddle(page); // goes on undisturbed
  const held = await cards(page);

  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(otherCover).toHaveCount(0);
  await due(other);
  expect(await cards(other)).toEqual(held);
  expect(await inWords(other)).toBe(middle);
  await expect(cover).toBeVisible();
  const later = await inTheMiddle(other);

  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(cover).toHaveCount(0);
  await expect(otherCover).toBeVisible();
  await due(page);
  expect(await inWords(page)).toBe(later);
  await other.close();
  await page.reload();
  await due(page);
  expect(await inWords(page)).toBe(later);
  await expect(cover).toHaveCount(0);
});

/** Ends a worker as a crash would, as soon as it has started. */
async function kill(page: Page, name: WorkerName): Promise<void> {
  const closed = async (): Promise<boolean> => {
    const asked = page.workers().map(
      async (worker) =>
        worker
          .evaluate((wanted) => {
            if (self.name === wanted) setTimeout(() => self.close()); // after the answer
            return self.name === wanted;
          }, name)
          .catch(() => false), // it ended meanwhile
    );
    return (await Promise.all(asked)).includes(true);
  };
  await expect.poll(closed).toBe(true);
}

test('the engine crashes: another one has the same position', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await inTheMiddle(page);
  const [held, tables] = [await cards(page), await page.evaluate(() => window.engine.tables)];
  await kill(page, 'engine');
  await page.waitForFunction((before) => window.engine.tables > before, tables);
  expect(await cards(page)).toEqual(held);
  await playToTheEnd(page);
});

test('the bots’ worker crashes: the game goes on', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await kill(page, 'bots');
  await playToTheEnd(page);
});

/** The mean difference of two screenshots, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(async (png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!a || a.length !== b?.length) return 255;
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

/** The page once nothing moves on it: two pictures of it are equal. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  const hasChanged = async (): Promise<boolean> => {
    const before = last;
    await passFrames(page, 5);
    last = await page.screenshot();
    return !before.equals(last);
  };
  await expect.poll(hasChanged).toBe(false);
  return last;
}

const loseContext = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const canvas of document.querySelectorAll('canvas'))
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });

test.describe('what is drawn', () => {
  test.use({ painted: true });

  test('the WebGL context is lost: the table is drawn again', async ({ page }) => {
    await withSettings(page, QUICK);
    await open(page);
    await due(page);
    const before = await stillPicture(page);
    await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-before', ''));
    await loseContext(page);
    await expect(page.locator('canvas:not([data-before])')).toBeAttached();
    await expect.poll(async () => difference(before, await page.screenshot())).toBeLessThan(3);
  });

  test('WebGL refuses the picture of the deck: the canvas renderer draws the same table and says why', async ({
    page,
    troubles,
  }) => {
    await withSettings(page, QUICK);
    await open(page);
    await due(page);
    const before = await stillPicture(page);
    await page.addInitScript(() => {
      const prototype = WebGL2RenderingContext.prototype;
      const upload: unknown = Reflect.get(prototype, 'texImage2D');
      // As Firefox did with cropped pictures: an error, and an empty texture.
      Reflect.set(prototype, 'texImage2D', function (this: unknown, ...given: unknown[]): void {
        if (typeof upload === 'function' && !(given.at(-1) instanceof ImageBitmap)) Reflect.apply(upload, this, given);
      });
    });
    await page.reload();
    await due(page);
    const own = (): string[] => troubles.filter((trouble) => !trouble.includes('[.WebGL-')); // Chromium reports it too
    await expect.poll(own).toEqual([expect.stringContaining('canvas renderer draws instead')]);
    troubles.length = 0;
    await expect.poll(async () => difference(before, await page.screenshot())).toBeLessThan(3);
  });
});

test('the screen is turned during a deal: everything is on the table again', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: size.height, height: size.width });
  const off = async (): Promise<number> => {
    return hand(page).evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { left, top, right, bottom } = card.getBoundingClientRect();
          return Math.min(left, top) < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
        }).length,
    );
  };
  await expect.poll(off).toBe(0); // a second on a real screen; software rendering may take longer
});
