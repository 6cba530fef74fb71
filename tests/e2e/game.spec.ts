/** Whole games by keyboard, through the twin, and by pointer on the canvas. */
import {
  PLAYABLE,
  QUICK,
  actions,
  due,
  expect,
  goOn,
  hand,
  open,
  playOn,
  playToTheEnd,
  playable,
  press,
  test,
  withSettings,
} from './table.ts';
import type { Page } from '@playwright/test';
import { begin, holdEngine } from './engine.ts';

test('a first visit deals a hand without a tap and shows three lessons that can be skipped', async ({ page }) => {
  await open(page);
  await expect(hand(page)).toHaveCount(4);
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Skip all' }).click();
  await expect(page.getByText('2 of 3')).toBeHidden();
  await page.reload();
  await expect(hand(page).first()).toBeAttached();
  await expect(page.getByText('1 of 3')).toBeHidden();
});

test('a whole game through the twin, and then another one', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  expect(await playToTheEnd(page)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).press('Enter');
  await expect(hand(page)).toHaveCount(4);
});

/** Presses Tab until the focus is on an element of this selector; false if it disappears meanwhile. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((which) => document.activeElement?.matches(which) ?? false, selector)) return true;
    if ((await page.locator(selector).count()) === 0) return false;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Plays a card: Tab to the hand, arrows to a card that may be played. */
async function playByKeyboard(page: Page): Promise<void> {
  if (!(await tabTo(page, '[data-card]'))) return;
  for (let presses = 0; presses < 60; presses += 1) {
    const isPlayable = await page.evaluate(
      () => document.activeElement?.matches('[data-card]:not([aria-disabled]):not([aria-pressed])') ?? false,
    );
    if (isPlayable) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

test('a whole game by keyboard only', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  for (let choices = 0; choices < 1500; choices += 1) {
    const what = await due(page); // a card may be chosen before its turn
    if (what === 'over') break;
    if (what === 'card') await playByKeyboard(page);
    else if (await tabTo(page, `[data-actions] ${{ call: '.moment', act: '.main', go: '.go' }[what]}`))
      await page.keyboard.press('Enter');
  }
  await expect(page.locator('section.result')).toBeVisible();
  await tabTo(page, 'section.result .main');
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(4);
});

test('the focus is always visible, and Tab goes all the way round', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await due(page);
  const seen = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'page';
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim();
    });
    if (where === 'page' && seen.size > 2) return; // Tab has left the page: all the way round
    seen.add(where);
  }
  expect(seen.size).toBeGreaterThan(4);
});

/** The middle of the visible part of the first card that may be played. */
async function strip(page: Page): Promise<{ x: number; y: number; card: string }> {
  await due(page);
  const first = playable(page).first();
  await first.click({ trial: true }); // waits until nothing moves or covers it
  const box = await first.boundingBox();
  const card = await first.getAttribute('data-card');
  if (!box || card === null) throw new Error('no card lies there to be played');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, card };
}

/** A table at which the person leads: any card may be played, and none has to be drawn before. */
async function openToLead(page: Page): Promise<void> {
  await withSettings(page, QUICK);
  await holdEngine(page);
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

test('a card with several ways asks which one, also by tap, and a tap elsewhere closes the question', async ({
  page,
  hasTouch,
}) => {
  await withSettings(page, QUICK);
  await holdEngine(page);
  await open(page);
  await begin(page, WAYS);
  const joker = page.locator('[data-card="JK"]').last();
  const tap = async (): Promise<void> => {
    await joker.click({ trial: true });
    const box = await joker.boundingBox();
    if (!box) throw new Error('the joker does not lie there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (hasTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  };
  const ways = page.getByRole('dialog', { name: 'How to play the joker' });
  await tap();
  await expect(ways).toBeVisible();
  await page.waitForTimeout(400); // for further events of the same tap
  await expect(ways).toBeVisible();
  if (hasTouch) await page.touchscreen.tap(20, 200);
  else await page.mouse.click(20, 200);
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

test('a card that cannot be played says why', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  const refused = page.locator('[data-card][aria-disabled="true"]').first();
  for (let choices = 0; choices < 60 && (await refused.count()) === 0; choices += 1) {
    const what = await due(page);
    if (what === 'over') await page.getByRole('button', { name: 'Play again' }).press('Enter');
    else if (what === 'card')
      await playable(page)
        .first()
        .evaluate((button) => (button as HTMLElement).click());
    else await press(page, '[data-actions] button');
    await page.waitForTimeout(50);
  }
  const label = await refused.getAttribute('aria-label');
  const why = label?.split(': ').slice(1).join(': ') ?? '';
  expect(why.length).toBeGreaterThan(8);
  await refused.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect(page.getByText(why).first()).toBeVisible();
});

test('an act can be undone, and then the game is practice', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  // A card that is the only one playable is no choice: undo would go back to the choice before it.
  for (let what = await due(page); what !== 'card' || (await playable(page).count()) < 2; what = await due(page)) {
    if (what === 'over') await goOn(page);
    else await playOn(page, what === 'card' ? PLAYABLE : '[data-actions] button');
  }
  const before = await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  await press(page, PLAYABLE);
  await expect(hand(page)).not.toHaveCount(before.length);
  await page.getByRole('button', { name: /Undo|Take back/ }).click();
  await expect(hand(page)).toHaveCount(before.length);
  const after = await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  expect(after).toEqual(before);
  await expect(page.getByText('Practice').first()).toBeVisible();
});

test('without WebGL and canvas, the table in words has visible buttons', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await withSettings(page, { ...QUICK, callWindow: 'go-on' });
  await open(page);
  await expect(page.getByText('This browser cannot draw the table')).toBeVisible();
  for (let choices = 0; choices < 300; choices += 1) {
    const what = await due(page);
    if (what === 'over') return;
    const button = what === 'card' ? playable(page).first() : actions(page).first();
    await button.click({ timeout: 2000 }).catch(() => undefined); // it may be disappearing after the click before
  }
  throw new Error('the deal was not over after 300 choices');
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
    await expect(result.locator('.body')).toBeVisible();
    await handle.click();
    await expect(result.locator('.body')).toBeHidden();
  }
  const moved = async (): Promise<number> => {
    const now = await edges(page);
    return Math.max(...inUse.map((edge, i) => Math.abs(edge - (now[i] ?? 0))));
  };
  await result.locator('.main').click();
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
