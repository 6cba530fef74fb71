/** Languages whose catalogues cannot be fetched: the page says so in one that it has, and tries again when asked. */
import type { Page } from '@playwright/test';
import { GAMES } from './shelf.ts';
import { QUICK, expect, open, test, withSettings } from './table.ts';

/** Not the front page's game. */
const OTHER = GAMES.at(-1) ?? '';
/** The browser notes each request that fails; nothing else may stand in the console. */
const REFUSED = 'Failed to load resource';
const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.afterEach(({ troubles }) => {
  const others = troubles.filter((trouble) => !trouble.includes(REFUSED));
  troubles.splice(0, troubles.length, ...others);
});

/** Which languages the document has said of itself, with what it says: `en ltr Menu`. */
async function watchDocument(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenLanguages', seen);
    const look = (): void => {
      const { lang = '', dir = '' } = document.querySelector('html') ?? {};
      const said = document.querySelector('header.bar button')?.getAttribute('aria-label') ?? '';
      const all = `${lang} ${dir} ${said}`;
      if (said !== '' && seen.at(-1) !== all) seen.push(all);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate((): string[] => Reflect.get(window, 'seenLanguages') as string[]);
}

for (const [failure, fulfil] of [
  ['offline', undefined],
  ['with a server error', { status: 500, body: 'no' }],
] as const)
  test(`a first visit in Arabic ${failure} is in English, says so, and is in Arabic once it can be`, async ({
    page,
  }) => {
    await withSettings(page, { ...QUICK, language: 'ar' });
    await page.route('**/words/ar-*/**', (route) => (fulfil ? route.fulfill(fulfil) : route.abort()));
    const documents = await watchDocument(page);
    await open(page);
    await expect(menu(page, 'Menu')).toBeVisible();
    await expect(page.getByText('Arabic could not be loaded.')).toBeVisible();
    expect(
      await page
        .locator('button:visible')
        .evaluateAll((all) => all.filter((one) => !one.ariaLabel && !one.textContent.trim()).length),
    ).toBe(0);
    await expect.poll(documents).toEqual(['en ltr Menu']);

    await page.unroute('**/words/ar-*/**');
    await page.reload();
    await expect(menu(page, 'القائمة')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });

test('a change to Arabic that fails stays with Japanese, and works when it is chosen again', async ({ page }) => {
  await withSettings(page, { ...QUICK, language: 'ja' });
  const documents = await watchDocument(page);
  await open(page);
  await menu(page, 'メニュー').click();
  await menu(page, '設定').click();
  await page.route('**/words/ar-*/sheets.bin', (route) => route.abort()); // a part of it is enough
  const picker = page.getByRole('combobox', { name: '言語' });
  await picker.selectOption('العربية');
  await expect(page.getByRole('dialog').getByText('アラビア語')).toBeVisible();
  await expect(picker).toHaveValue('日本語');
  expect(new Set((await documents()).map((one) => one.slice(0, 6)))).toEqual(new Set(['ja ltr']));

  await page.unroute('**/words/ar-*/sheets.bin');
  await page.route('**/words/ar-*/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500)); // so that there is a time between choice and arrival
    await route.continue();
  });
  await picker.selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.keyboard.press('Escape');
  await expect(menu(page, 'القائمة')).toBeVisible();
  expect((await documents()).every((one) => /^ja ltr メニュー$|^ar rtl القائمة$/.test(one))).toBe(true);
});

test('a language chosen without success is the one of the next visit', async ({ page }) => {
  await open(page);
  await menu(page, 'Menu').click();
  await menu(page, 'Settings').click();
  await page.route('**/words/ru-*/**', (route) => route.abort());
  await page.getByRole('combobox', { name: 'Language' }).selectOption('русский');
  await expect(page.getByRole('dialog').getByText('Russian could not be loaded.')).toBeVisible();
  await page.unroute('**/words/ru-*/**');
  await page.reload();
  await expect(menu(page, 'Меню')).toBeVisible();
});

test('a game whose words cannot be fetched is played in English', async ({ page }) => {
  await withSettings(page, { ...QUICK, language: 'de' });
  await page.route(`**/words/de-*/${OTHER}.bin`, (route) => route.abort());
  await open(page, `./?game=${OTHER}`);
  await expect(menu(page, 'Menu')).toBeVisible();
  await expect(page.getByText('German could not be loaded.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('without any words the cards are dealt', async ({ page }) => {
  await page.route('**/words/**', (route) => route.abort());
  await page.goto('./');
  await expect(page.locator('main[data-table] canvas')).toBeAttached();
  await page.waitForTimeout(2000);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
