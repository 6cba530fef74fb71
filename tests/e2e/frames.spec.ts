/** Frames of the sizes that websites and portals use: everything needed is visible, and nothing covers anything else. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { begin, engineRests } from './engine.ts';
import { QUICK, expect, test, withSettings } from './table.ts';

/** Sizes of portals; then a narrow strip and a wide one, 9:32 and 32:9. */
const SIZES = [
  [640, 360], [836, 470], [1031, 580], [907, 510], [1216, 684], [1077, 606], [821, 462], [800, 450], [1366, 768], [1920, 1080],
  [270, 960], [1280, 360],
] as const; // prettier-ignore

const GAMES = readdirSync('src/games').filter(
  (name) => !name.includes('.') && readdirSync(`src/games/${name}`).includes('title.ts'),
);

/** A person and bots: four seats, or as many as can play. */
function kindsFor(game: string): readonly string[] {
  const [, most = '4'] = /max: (\d+) },\n\s*minutes/.exec(readFileSync(`src/games/${game}/shelf.ts`, 'utf8')) ?? [];
  return Array.from({ length: Math.min(4, Number(most)) }, (_, seat) => (seat === 0 ? 'human' : 'plain'));
}

type Kind = 'card' | 'prompt' | 'button' | 'bar' | 'plate' | 'sign';

interface Seen {
  readonly what: string;
  readonly kind: Kind;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** Everything that a person must see or press; a sign is what the game or the deal is played for. */
const seen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const found = (kind: Kind, selector: string) =>
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
      ...found('bar', 'header.bar > button'), // that of the score sheet is as large as what it lies upon
      ...found('plate', '.plate'),
      ...found('sign', '[data-goal], [data-contract]'),
    ];
  });

const isOutside = ({ box }: Seen, width: number, height: number): boolean =>
  box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;

const isSmall = ({ kind, box }: Seen): boolean =>
  (kind === 'button' || kind === 'bar') && Math.min(box.right - box.left, box.bottom - box.top) < 43.5;

const isOver = (a: Seen, b: Seen): boolean =>
  a.kind !== b.kind &&
  Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 &&
  Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 2;

/** Everything that is wrong in a frame of this size, one sentence each. */
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

/** What a person can choose. */
const ASKED = '[data-card], [data-thing], [data-panel] button, [data-actions] button';

/** So many pages, because loading a page takes longer than checking a game in all sizes. */
const PARTS = 3;
for (let part = 0; part < PARTS; part += 1)
  test(`hand, prompt and buttons in frames of every size, part ${String(part + 1)} of the games`, async ({ page }) => {
    const games = GAMES.filter((_, i) => i % PARTS === part);
    test.setTimeout(60_000 * games.length);
    await withSettings(page, { ...QUICK, motion: 'off', lessons: Object.fromEntries(GAMES.map((game) => [game, 9])) });
    await page.goto('./?embed=1');
    for (const game of games) {
      await begin(page, { game, seed: 'frames', kinds: kindsFor(game), options: {} });
      await expect(page.locator(`main[data-table="${game}"]`)).toBeAttached();
      await engineRests(page);
      await expect(page.locator(ASKED).first()).toBeAttached();
      expect((await seen(page)).filter(({ kind }) => kind === 'bar')).toHaveLength(4);
      for (const size of SIZES) {
        const [width, height] = size;
        await page.setViewportSize({ width, height });
        // The frame after the largest size may take seconds where software draws it.
        await expect.poll(() => wrong(page, size), { message: game }).toEqual([]);
      }
    }
  });
