/** The front door of each game: an address of its own that deals it, and tells its rules without JavaScript. */
import { expectNoViolations } from './axe.ts';
import { GAMES, choose, lies } from './shelf.ts';
import { QUICK, expect, hand, open, test, withSettings } from './table.ts';

const [, SOME = ''] = GAMES;
const LAST = GAMES.at(-1) ?? '';

test('a front door deals its game at once, in its language, and is left with another game', async ({ page }) => {
  await withSettings(page, QUICK);
  await page.goto(`./ja/${LAST}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await lies(page, LAST);
  await expect(page.getByRole('button', { name: 'メニュー', exact: true })).toBeVisible();
  await page.goto(`./${LAST}/?lang=en`);
  await lies(page, LAST);
  await choose(page, SOME);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a front door shows the rules of its game and the way to the others', async ({ page }) => {
    await page.goto(`./ar/${SOME}/`);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('article h3').first()).toBeVisible();
    await page.locator('article li a').first().click();
    await expect(page.locator('article h1')).toBeVisible();
    await page.goto('./de/games/');
    await expect(page.locator('.games a')).toHaveCount(GAMES.length);
  });
});

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly icons: readonly { readonly src: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
}

/** The width and height of a picture of the site, as a manifest writes them. Runs in the page. */
async function measurePicture(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}

test('the list of games has no fault that axe finds, and what the manifest names is there', async ({ page }) => {
  const told = await page.request.get('./manifest.webmanifest');
  const { shortcuts, icons, screenshots } = (await told.json()) as Manifest;
  expect(shortcuts).toHaveLength(4);
  expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const address of [...shortcuts.map(({ url }) => url), ...[...icons, ...screenshots].map(({ src }) => src)])
    expect((await page.request.get(`./${address}`)).status(), address).toBe(200);
  await page.goto('./games/');
  for (const { src, sizes } of screenshots) expect(await page.evaluate(measurePicture, `../${src}`), src).toBe(sizes);
  await expect(page.locator('.games a').first()).toBeVisible();
  await expectNoViolations(page, 'the list of games');
});

test.describe('once installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a front door deals without a network, in another language as well', async ({ page, context }) => {
    await open(page, `./${SOME}/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(hand(page).first()).toBeAttached();
    await context.setOffline(true);
    await page.goto(`./${LAST}/`);
    await expect(hand(page).first()).toBeAttached();
    await page.goto(`./ja/${SOME}/`);
    await expect(hand(page).first()).toBeAttached();
    await lies(page, SOME);
    await context.setOffline(false);
  });
});
