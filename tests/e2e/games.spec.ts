/**
 * Every game on the shelf: chosen there and played for a whole deal, by touch on the felt, always on the same canvas. By keyboard,
 * and with a reload in the middle: tests/screens/game.test.ts.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { GAMES, choose } from './shelf.ts';
import { QUICK, expect, open, test, withSettings } from './table.ts';

interface Target {
  readonly x: number;
  readonly y: number;
}

/** A pseudo-random number of a step, the same in every run. Buttons in turn could select and unselect cards for ever. */
function mixed(step: number): number {
  const once = Math.imul(step + 1, 0x9e3779b1);
  const twice = Math.imul(once ^ (once >>> 15), 0x85ebca6b);
  return (twice ^ (twice >>> 13)) >>> 0;
}

/** Something that can be pressed now; undefined once the deal is over. */
async function something(page: Page, step: number): Promise<Target | undefined> {
  const handle = await page.waitForFunction(
    ([which, whichOfIt]): { x: number; y: number } | 'over' | false => {
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.matches(':disabled'));
      const seen = (selector: string): HTMLElement[] =>
        all(selector).filter((element) => element.getClientRects().length > 0);
      if (seen('section.result').length > 0) return 'over';
      const asked = seen('dialog[open] .ways button:not(.never)');
      const cards = all('[data-card]:not([aria-disabled])');
      const groups = [
        seen('[data-actions] .moment'),
        seen('[data-panel] button'),
        cards,
        all('[data-thing]'),
        seen('[data-actions] .main'),
        ...[cards, cards, cards], // more often: with as many draws as plays a deal would never end
      ].filter((group) => group.length > 0);
      const group = asked.length > 0 ? asked : groups[which % groups.length];
      const element = group?.[whichOfIt % group.length] ?? seen('[data-actions] .go')[0];
      if (!element) return false;
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [mixed(2 * step), mixed(2 * step + 1)] as const,
  );
  const found = await handle.jsonValue();
  await handle.dispose();
  return found === 'over' || found === false ? undefined : found;
}

const MOST_PRESSES = 900; // of a deal

async function playDeal(page: Page): Promise<void> {
  for (let step = 0; step < MOST_PRESSES; step += 1) {
    const target = await something(page, step);
    if (!target) return;
    await page.touchscreen.tap(target.x, target.y);
  }
  throw new Error(`the deal was not over after ${String(MOST_PRESSES)} presses`);
}

/** So many pages with some games each, because loading a page takes as long as a deal. */
const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  const games = GAMES.filter((_, i) => i % PARTS === part);
  test(`from the shelf to the end of a deal: ${games.join(', ')}`, async ({ page }) => {
    test.setTimeout(180_000 * games.length);
    await withSettings(page, { ...QUICK, assist: false });
    await open(page);
    await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-before', ''));
    for (const game of games)
      await test.step(game, async () => {
        await choose(page, game);
        await expect(page.locator('canvas[data-before]')).toBeVisible(); // the same canvas is used again
        await expectNoViolations(page, game);
        await playDeal(page);
        await expect(page.locator('section.result h2')).toBeVisible();
      });
  });
}
