/** Letters twice as large as usual, as somebody may set them in the browser: on the felt they get room, in a sheet they scroll. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { begin, engineRests } from './engine.ts';
import { GAMES } from './shelf.ts';
import { QUICK, due, expect, openWholeMenu, playToTheEnd, test, withSettings } from './table.ts';

test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=prefersReducedTransparency=true,defaultFontSize=32'],
    }),
});
test.describe.configure({ timeout: 300_000 });

const SIZES = [
  { width: 390, height: 800 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
] as const;

const SETTINGS = { ...QUICK, motion: 'off', lessons: Object.fromEntries(GAMES.map((game) => [game, 9])) };

/** A person and three bots, or as many as can play. */
function kindsFor(game: string): readonly string[] {
  const [, most = '4'] = /max: (\d+) },\n\s*minutes/.exec(readFileSync(`src/games/${game}/shelf.ts`, 'utf8')) ?? [];
  return ['human', ...Array.from({ length: Math.min(4, Number(most)) - 1 }, () => 'plain')];
}

/** What is outside the screen, over something of another kind, or a name of fewer than three letters; one sentence each. */
const wrongOnFelt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = (kind: string, selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const what = element.dataset['card'] ?? element.ariaLabel ?? element.textContent;
          return { kind, what: what.trim(), box: element.getBoundingClientRect() };
        });
    const all = [
      ...found('card', '[data-card]'),
      ...found('prompt', '#prompt p'),
      ...found('button', '[data-actions] button'),
      ...found('bar', 'header.bar > button'),
      ...found('plate', '.plate'),
    ];
    const outside = all.filter(
      ({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
    );
    const over = all.flatMap((one, i) =>
      all.slice(i + 1).flatMap((other) => {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return one.kind !== other.kind && wide > 2 && high > 2 ? [`${one.what} over ${other.what}`] : [];
      }),
    );
    /** The own plate may leave the name out beside numbers: place and portrait tell whose it is. */
    const short = [...document.querySelectorAll<HTMLElement>('.plate .who')].flatMap((who) => {
      const letters = (who.textContent.length * who.clientWidth) / Math.max(1, who.scrollWidth);
      return letters < Math.min(3, who.textContent.length) ? [`${who.textContent} is cut`] : [];
    });
    return [...outside.map(({ what }) => `${what} is outside`), ...over, ...short];
  });

/** So many pages, because loading a page takes longer than looking at a game. */
const PARTS = 2;
for (let part = 0; part < PARTS; part += 1)
  test(`on the felt, part ${String(part + 1)} of the games`, async ({ page }) => {
    await withSettings(page, SETTINGS);
    await page.goto('./');
    for (const game of GAMES.filter((_, i) => i % PARTS === part)) {
      await begin(page, { game, seed: 'large', kinds: kindsFor(game), options: {} });
      await expect(page.locator(`main[data-table="${game}"]`)).toBeAttached();
      await engineRests(page);
      await expect(page.locator('.plate .who').first()).toBeAttached();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const where = `${game}, ${String(size.width)}×${String(size.height)}`;
        await expect.poll(() => wrongOnFelt(page), { message: where }).toEqual([]);
      }
    }
  });

/** What is outside the sheet, or cannot be scrolled to; one sentence each. */
const wrongInSheet = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('dialog[open] > *') ?? document.querySelector('section.result');
    if (!sheet) return ['no sheet'];
    const room = sheet.getBoundingClientRect();
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const beyond = [...sheet.querySelectorAll('h1, h2, h3, p, button, a, label, select, input, textarea')].filter(
      (one) => {
        const box = one.getBoundingClientRect();
        if (box.width <= 1) return false; // for screen readers
        let parent = one.parentElement;
        while (parent && parent !== sheet && parent.scrollWidth <= parent.clientWidth) parent = parent.parentElement;
        if (parent && parent !== sheet && getComputedStyle(parent).overflowX === 'auto' && parent.clientWidth < 200)
          return false;
        const { left, right } = one.closest('.moment') ? screen : room; // who has won stands on the table, beside the result
        return box.left < left - 1 || box.right > right + 1;
      },
    );
    const fits = room.left >= -1 && room.top >= -1 && room.right <= innerWidth + 1 && room.bottom <= innerHeight + 1;
    return [
      ...beyond.map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 30)} is beyond the side`),
      ...(fits ? [] : ['it is larger than the screen']),
    ];
  });

const SHEETS = [
  ...['New game', 'All games', 'Deal of the day', 'Puzzles', 'Play with friends', 'Rules', 'Share', 'Settings'],
  ...['Statistics', 'Past games', 'Fair deal', 'Keys and help'],
];

test('every sheet, the score sheet and a result can be read and closed', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.goto('./');
  await due(page);
  const sheet = page.getByRole('dialog');
  const close = sheet.getByRole('button', { name: 'Close', exact: true });
  const look = async (what: string): Promise<void> => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => wrongInSheet(page), { message: `${what}, ${String(size.width)} px` }).toEqual([]);
      await expect(close, what).toBeInViewport({ ratio: 1 });
    }
    await close.click();
    await expect(sheet).toHaveCount(0);
  };
  await openWholeMenu(page);
  await look('the menu');
  for (const entry of SHEETS) {
    await openWholeMenu(page);
    await page.getByRole('navigation').getByRole('button', { name: entry, exact: true }).click();
    await expect(sheet.getByRole('navigation')).toHaveCount(0);
    await expect(sheet.getByRole('heading').first()).toBeVisible();
    await look(entry);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await playToTheEnd(page);
  await page.locator('[data-scores]').click();
  await look('the score sheet');
  const [phone, ...wide] = SIZES;
  const higher = { width: 1280, height: 1400 }; // has room for the places, which a lower screen must then give up
  for (const size of [phone, higher, ...wide]) {
    await page.setViewportSize(size);
    if (size === higher) await expect(page.locator('section.result .places')).toBeVisible();
    await expect.poll(() => wrongInSheet(page), { message: 'a result' }).toEqual([]);
    await expect(page.locator('section.result .main')).toBeInViewport({ ratio: 1 });
  }
});
