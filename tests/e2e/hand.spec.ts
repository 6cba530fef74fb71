/** What a mouse or a finger does with cards on the canvas; and that a result covers nothing. */
import type { Locator, Page } from '@playwright/test';
import { begin } from './engine.ts';
import { PLAYABLE, QUICK, due, expect, open, passFrames, playToTheEnd, test, withSettings } from './table.ts';

/** A button of the hand that lies over its card: until the felt has said where that is, all of them lie in one spot. */
const overCard = (page: Page, button: string): Locator => page.locator(`.strip${button}`);

/** The middle of such a button. */
async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  await button.click({ trial: true }); // waits until nothing moves or covers it
  const box = await button.boundingBox();
  if (!box) throw new Error('no card lies there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The middle of the visible part of the first card that may be played. */
async function strip(page: Page): Promise<{ x: number; y: number; card: string }> {
  await due(page);
  const first = overCard(page, PLAYABLE).first();
  const at = await middleOf(first);
  const card = await first.getAttribute('data-card');
  if (card === null) throw new Error('no card lies there to be played');
  return { ...at, card };
}

/** A table at which the person leads: any card may be played, and none has to be drawn before. */
async function openToLead(page: Page): Promise<void> {
  await withSettings(page, QUICK);
  await open(page);
  await begin(page, {
    options: { dealer: 0, firstLead: 'dealer' },
    kinds: ['human', 'plain', 'plain', 'plain'],
    seed: 'lead/1',
  });
}

const stillHeld = (page: Page, card: string) => page.locator(`[data-card="${card}"]`);

test('a tap on the canvas plays a card', async ({ page, hasTouch }) => {
  await openToLead(page);
  const { x, y, card } = await strip(page);
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await expect(stillHeld(page, card)).toHaveCount(0);
});

/** A table at which seat 0 leads and holds a card that can be played in several ways. */
const WAYS = {
  options: { dealer: 0, firstLead: 'dealer', jokerLead: 'leader' },
  kinds: ['human', 'plain', 'plain', 'plain'],
  seed: 'ways/8',
} as const;

/** Taps there, and waits until the page has heard all events of the tap, of which the click is the last. */
async function tapAt(page: Page, { x, y }: { x: number; y: number }, hasTouch: boolean): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'clicked', false);
    window.addEventListener('click', () => Reflect.set(window, 'clicked', true), { capture: true, once: true });
  });
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForFunction((): unknown => Reflect.get(window, 'clicked'));
  await passFrames(page, 2);
}

test('a card with several ways asks which one, also by tap, and a tap elsewhere closes the question', async ({
  page,
  hasTouch,
}) => {
  await withSettings(page, QUICK);
  await open(page);
  await begin(page, WAYS);
  const joker = overCard(page, '[data-card="JK"]').last();
  const tap = async (): Promise<void> => tapAt(page, await middleOf(joker), hasTouch);
  const ways = page.getByRole('dialog', { name: 'How to play the joker' });
  await tap();
  await expect(ways).toBeVisible();
  await tapAt(page, { x: 20, y: 200 }, hasTouch);
  await expect(ways).toBeHidden();
  await expect(joker).toBeAttached();
  await tap();
  await ways.getByRole('button', { name: 'Play the joker and name hearts' }).click();
  await expect(joker).toBeHidden();
});

test('a card dropped in the middle is played, one dropped on the hand is not', async ({ page }) => {
  await openToLead(page);
  const { x, y, card } = await strip(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y - 20, { steps: 4 });
  await page.mouse.move(x + 2, y, { steps: 4 });
  await page.mouse.up();
  await expect(stillHeld(page, card)).toHaveCount(1);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 3 });
  await page.mouse.move(size.width / 2, size.height * 0.45, { steps: 6 });
  await page.mouse.up();
  await expect(stillHeld(page, card)).toHaveCount(0);
});

test('two fingers on the hand zoom the page, and play no card', async ({ page }) => {
  await openToLead(page);
  const { x, y, card } = await strip(page);
  const lines = await page.evaluate(() => window.engine.lines);
  const fingers = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: (readonly [number, number])[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([px, py], id) => ({ x: px, y: py, id })) });
  await touch('touchStart', [x, y]);
  await touch('touchStart', [x, y], [x + 10, y - 40]);
  for (let apart = 10; apart <= 120; apart += 10) await touch('touchMove', [x, y], [x + 10, y - 40 - apart]);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.2);
  await expect(stillHeld(page, card)).toHaveCount(1);
  expect(await page.evaluate(() => window.engine.lines)).toBe(lines);
});

test('a result covers neither hand nor table, and opens by tap and by key', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  const inUse = await edges(page);
  await playToTheEnd(page);
  const result = page.locator('section.result');
  await expect(result.locator('.main')).toBeVisible();
  const covered = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const sheet = document.querySelector('section.result')?.getBoundingClientRect();
      return Array.from(document.querySelectorAll('[data-card], [data-thing], .plate')).flatMap((one) => {
        const box = one.getBoundingClientRect();
        const isClear = !sheet || box.bottom <= sheet.top + 1 || box.right <= sheet.left + 1;
        return isClear ? [] : [one.textContent || one.className];
      });
    });
  await expect.poll(covered).toEqual([]);
  const handle = result.locator('.handle');
  if ((await handle.count()) > 0) {
    await expect(result.locator('.body')).toBeHidden();
    await handle.press('ArrowUp');
    const body = result.locator('.body');
    await expect(body).toBeVisible();
    // A tap right after the result has come is ignored, so it is tapped until it counts.
    await expect
      .poll(async () => {
        if (await body.isVisible()) await handle.click();
        return body.isVisible();
      })
      .toBe(false);
  }
  const moved = async (): Promise<number> => {
    const now = await edges(page);
    return Math.max(...inUse.map((edge, i) => Math.abs(edge - (now[i] ?? 0))));
  };
  await result.locator('.main').press('Enter'); // a tap right after the result has come is ignored
  await expect(result).toHaveCount(0);
  // The table has its room again. On a lying screen plates also give way to the buttons of another hand.
  if ((page.viewportSize()?.height ?? 0) > 500) await expect.poll(moved).toBeLessThan(60);
});

/** How far right and down the plates go. */
const edges = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const boxes = Array.from(document.querySelectorAll('.plate'), (plate) => plate.getBoundingClientRect());
    return [Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ bottom }) => bottom))].map(
      Math.round,
    );
  });
