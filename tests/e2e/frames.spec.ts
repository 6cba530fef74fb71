/** The frames that websites and portals give a table: in each of them all that is needed is there, and nothing covers another. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { QUICK, due, expect, test, withSettings } from './table.ts';

/** Of portals; then a narrow strip and a wide one, 9:32 and 32:9. */
const SIZES = [
  [640, 360], [836, 470], [1031, 580], [907, 510], [1216, 684], [1077, 606], [821, 462], [800, 450], [1366, 768], [1920, 1080],
  [270, 960], [1280, 360],
] as const; // prettier-ignore

const GAMES = readdirSync('src/games').filter(
  (name) => !name.includes('.') && readdirSync(`src/games/${name}`).includes('title.ts'),
);

interface Seen {
  readonly what: string;
  readonly kind: 'card' | 'prompt' | 'button' | 'bar';
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** Everything that a person must see or press. */
const seen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const found = (kind: 'card' | 'prompt' | 'button' | 'bar', selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const what = element.dataset['card'] ?? element.ariaLabel ?? element.textContent;
          return { what, kind, box: { left, top, right, bottom } };
        });
    return [
      ...found('card', '[data-card]'),
      ...found('prompt', '#prompt p'),
      ...found('button', '[data-actions] button'),
      ...found('button', '.scroll button'),
      ...found('bar', 'header.bar button'),
    ];
  });

const isOutside = ({ box }: Seen, width: number, height: number): boolean =>
  box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;

const isSmall = ({ kind, box }: Seen): boolean =>
  kind !== 'card' && kind !== 'prompt' && Math.min(box.right - box.left, box.bottom - box.top) < 43.5;

const isOver = (a: Seen, b: Seen): boolean =>
  a.kind !== b.kind &&
  Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 &&
  Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 2;

/** What is wrong in a frame of this size, in words. */
async function wrong(page: Page, [width, height]: readonly [number, number]): Promise<string[]> {
  const all = await seen(page);
  const where = `${width}×${height}: `;
  return [
    ...all.filter((one) => isOutside(one, width, height)).map(({ what }) => `${where}${what} is outside`),
    ...all.filter(isSmall).map(({ what }) => `${where}${what} is too small`),
    ...all.flatMap((one, i) =>
      all.slice(i + 1).flatMap((other) => (isOver(one, other) ? [`${where}${one.what} covers ${other.what}`] : [])),
    ),
  ];
}

for (const game of GAMES)
  test(`${game}: hand, prompt and buttons in frames of every size`, async ({ page }) => {
    test.setTimeout(120_000);
    await withSettings(page, { ...QUICK, motion: 'off', lessons: { [game]: 9 } });
    await page.goto(`./?embed=1&game=${game}&seed=frames`);
    await expect(page.locator(`main[data-table="${game}"]`)).toBeAttached({ timeout: 20_000 });
    await expect(page.locator('[data-card], [data-thing], [data-panel] button').first()).toBeAttached({
      timeout: 20_000,
    });
    expect((await seen(page)).filter(({ kind }) => kind === 'bar')).toHaveLength(4);
    for (const size of SIZES) {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await expect.poll(() => wrong(page, size), { timeout: 5000 }).toEqual([]);
    }
  });

test('Esc closes every dialog, and nothing asks the screen to turn', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'turned', 0);
    if ('orientation' in screen)
      Reflect.set(screen.orientation, 'lock', () =>
        Reflect.set(window, 'turned', Number(Reflect.get(window, 'turned')) + 1),
      );
  });
  await page.setViewportSize({ width: 640, height: 360 });
  await withSettings(page, QUICK);
  await page.goto('./?embed=1');
  await due(page);
  for (const screen of ['New game', 'Rules', 'Settings', 'Past games', 'Fair deal', 'Keys and help']) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { name: screen })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await page.evaluate((): unknown => Reflect.get(window, 'turned'))).toBe(0);
});
