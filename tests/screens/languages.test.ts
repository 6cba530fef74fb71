/** Languages whose catalogues cannot be fetched: the page says so in one that it has, and tries again when asked. */
import { nameOf } from './finding.ts';
import type { Page } from './page.ts';
import { GAMES } from './shelf.ts';
import { QUICK, expect, open, test, withSettings } from './table.ts';

/** Not the front page's game. */
const OTHER = GAMES.at(-1) ?? '';

const menuName = (page: Page): string | undefined =>
  page.query('header.bar button')?.getAttribute('aria-label') ?? undefined;

/** Which languages the document says of itself whenever it could be drawn, with what it says: `en ltr Menu`. */
function watchDocument(page: Page): readonly string[] {
  const seen: string[] = [];
  page.world.watch(() => {
    const { lang, dir } = page.document.documentElement;
    const said = menuName(page);
    const all = `${lang} ${dir} ${String(said)}`;
    if (said !== undefined && seen.at(-1) !== all) seen.push(all);
  });
  return seen;
}

test.for([
  ['offline', 'offline'],
  ['with a server error', { status: 500 }],
] as const)(
  'a first visit in Arabic %s is in English, says so, and is in Arabic once it can be',
  async ([, fate], { browser, page }) => {
    withSettings(page, { ...QUICK, language: 'ar' });
    const allow = browser.network.refuse(/^words\/ar-/, fate);
    const documents = watchDocument(page);
    await open(page);
    await page.find('button', 'Menu');
    await page.says('Arabic could not be loaded.');
    expect(page.all('button').map(nameOf)).not.toContain('');
    expect(documents).toEqual(['en ltr Menu']);

    allow();
    page.tab.reload();
    await page.find('button', 'القائمة');
    expect(page.document.documentElement.dir).toBe('rtl');
    expect(page.reads(/could not be loaded/)).toBe(false);
  },
);

test('a change to Arabic that fails stays with Japanese, and works when it is chosen again', async ({
  browser,
  page,
}) => {
  withSettings(page, { ...QUICK, language: 'ja' });
  const documents = watchDocument(page);
  await open(page);
  await page.tap('button', 'メニュー');
  await page.tap('button', '設定');
  const allow = browser.network.refuse(/^words\/ar-[^/]*\/sheets\.bin$/); // a part of it is enough
  const picker = (await page.find('combobox', '言語')) as HTMLSelectElement;
  await page.select(picker, { label: 'العربية' });
  await page.says(/アラビア語/, () => page.sheet);
  expect(picker.selectedOptions[0]?.text).toBe('日本語');
  expect(new Set(documents.map((one) => one.slice(0, 6)))).toEqual(new Set(['ja ltr']));

  allow();
  browser.network.refuse(/^words\/ar-/, { afterMs: 500 }); // so that there is a time between choice and arrival
  const before = documents.length;
  await page.select(picker, { label: 'العربية' });
  await page.until('Arabic', () => page.document.documentElement.lang === 'ar');
  await page.key('Escape');
  await page.find('button', 'القائمة');
  expect(documents.slice(before).every((one) => /^ja ltr メニュー$|^ar rtl القائمة$/.test(one))).toBe(true);
});

test('a language chosen without success is the one of the next visit', async ({ browser, page }) => {
  await open(page);
  await page.tap('button', 'Menu');
  await page.tap('button', 'Settings');
  const allow = browser.network.refuse(/^words\/ru-/);
  await page.select(await page.find('combobox', 'Language'), { label: 'русский' });
  await page.says(/Russian could not be loaded\./, () => page.sheet);
  allow();
  page.tab.reload();
  await page.find('button', 'Меню');
});

test('a game whose words cannot be fetched is played in English', async ({ browser, page }) => {
  withSettings(page, { ...QUICK, language: 'de' });
  browser.network.refuse(new RegExp(`^words/de-[^/]*/${OTHER}\\.bin$`));
  await open(page, `?game=${OTHER}`);
  await page.find('button', 'Menu');
  await page.says('German could not be loaded.');
  expect(page.document.documentElement.lang).toBe('en');
});

test('without any words the cards are dealt, and what lies beside the page tells why it says nothing', async ({
  browser,
  page,
}) => {
  browser.network.refuse(/^words\//);
  page.tab.open('');
  let told = 0;
  page.tab.window.addEventListener('wordless', () => (told += 1)); // public/stale/stale.js
  await page.element('main[data-table] canvas');
  await page.until('a frame', () => (page.tab.window.framesDrawn ?? 0) > 0);
  await page.world.pass(10_000);
  expect(page.document.documentElement.lang).toBe('en');
  expect(told).toBeGreaterThan(0);
});

test('the language changes at once and the deal goes on', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  const before = page.queryAll('[data-card]').length;
  await page.tap('button', 'Menu');
  await page.tap('button', 'Settings');
  await page.select(await page.find('combobox', 'Language'), { label: '日本語' });
  await page.until('Japanese', () => page.document.documentElement.lang === 'ja');
  await page.key('Escape');
  await page.gone('dialog[open]');
  expect(page.queryAll('[data-card]')).toHaveLength(before);
});
