/** The opening: at the first visit a title hides the loading. It gives way to the first card, a tap or a key. */
import type { Page } from '@playwright/test';
import { GAMES } from './shelf.ts';
import { expect, hand, test } from './table.ts';

const MOST_MS = 800;
const DOOR = GAMES[3] ?? '';
const title = (page: Page) => page.locator('#opening');

/** Notes whether the page has ever shown the title. */
async function watchTitle(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('html')?.dataset['opening'] === 'true') Reflect.set(window, 'titled', true);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'titled'));
}

/** The felt arrives when it is let go: until then nothing can be dealt. */
async function holdFelt(page: Page): Promise<() => void> {
  let go = (): void => undefined;
  const gone = new Promise<void>((settle) => (go = settle));
  await page.route(/\/felt-[\w-]+\.js$/, async (route) => {
    await gone;
    await route.continue();
  });
  return () => go();
}

/** When the last animation of the title ends, in ms; 0 if there is none. */
const lastsMs = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation)
        .map((one) => Number(one.effect?.getComputedTiming().endTime)),
    ),
  );

test('the first visit begins with a title and a riffle, until the first card lies there; the second does not', async ({
  page,
}) => {
  const titled = await watchTitle(page);
  const letGo = await holdFelt(page);
  await page.goto('./');
  await expect(title(page)).toBeVisible();
  expect(await lastsMs(page)).toBe(MOST_MS);
  letGo();
  await expect(hand(page).first()).toBeAttached();
  await expect(title(page)).toBeHidden();
  expect(await titled()).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('card-table.settings'))).not.toBeNull();
  await page.reload();
  await expect(hand(page).first()).toBeAttached();
  expect(await titled()).toBeUndefined();
});

test('the title is still where motion is reduced, goes at a tap or key, and is not shown in a frame', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await holdFelt(page);
  for (const [address, said, skip] of [
    ['./', 'Page One', () => page.mouse.click(100, 100)],
    [`./${DOOR}/`, DOOR, () => page.keyboard.press('x')], // a front door: the name of its game
  ] as const) {
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    expect((await title(page).innerText()).toLowerCase().replaceAll(' ', '-')).toBe(
      said.toLowerCase().replaceAll(' ', '-'),
    );
    expect(await lastsMs(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-opening', 'true'); // the page listens: before, no tap is heard
    await skip();
    await expect(title(page)).toBeHidden();
  }
  letGo();
  const titled = await watchTitle(page);
  await page.goto('./manifest.webmanifest'); // same origin, and nothing runs there
  await page.evaluate(() => {
    localStorage.clear();
    const frame = document.createElement('iframe');
    frame.src = './';
    document.documentElement.append(frame);
  });
  const frame = page.frames().at(-1);
  if (!frame) throw new Error('no frame');
  await expect(page.frameLocator('iframe').locator('#prompt')).toBeAttached(); // the game of the door, if that was dealt
  expect(await frame.evaluate((): unknown => Reflect.get(window, 'titled'))).toBeUndefined();
  expect(await titled()).toBeUndefined();
});
