/** The browser's Back: it closes what lies over the table, and from the bare table it leaves as on any page. */
import type { Page } from '@playwright/test';
import { QUICK, expect, fromMenu, hand, open, test, withSettings } from './table.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sheet = (page: Page) => page.locator('dialog');
const isHere = async (page: Page): Promise<void> => expect(hand(page).first()).toBeAttached();
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** Whether this entry of the history is for something that lies over the table. */
const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => JSON.stringify(history.state ?? '').includes('over'));

const BEFORE = '/before.html';

/** The table, opened from another page. */
async function come(page: Page): Promise<void> {
  await withSettings(page, QUICK);
  await page.route(BEFORE, (route) => route.fulfill({ contentType: 'text/html', body: 'before' }));
  await page.goto(BEFORE);
  await open(page);
  await page.getByRole('button', { name: 'Skip all' }).click();
}

const hasLeft = async (page: Page): Promise<void> => {
  await page.goBack();
  expect(page.url()).toContain(BEFORE);
};

/** Deck, back and cloth, which are chosen by their pictures. */
const LOOK = ['Four colours', 'Waves, teal', 'Indigo'];

test('Back closes a sheet, Forward does nothing, and Back from the table leaves; what a sheet has set holds', async ({
  page,
}) => {
  await come(page);
  await menu(page).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect // the table lies beside them
    .poll(async () => {
      const [table, panel] = await Promise.all([page.locator('main canvas').boundingBox(), sheet(page).boundingBox()]);
      return (table?.width ?? 0) > 0 && (table?.x ?? 0) + (table?.width ?? 0) <= (panel?.x ?? 0);
    })
    .toBe(true);
  for (const name of LOOK) {
    await sheet(page).getByRole('radio', { name, exact: true }).check();
    await expect(sheet(page).getByRole('radio', { name, exact: true })).toBeChecked();
  }
  const kept = await page.evaluate(() => localStorage.getItem('card-table.settings'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ deck: 'four-colour', back: 'seigaiha-teal', cloth: 'indigo' });
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await isHere(page);

  await page.goForward();
  await expect.poll(() => isOver(page)).toBe(false); // back again
  await expect(sheet(page)).toHaveCount(0);
  await hasLeft(page);
});

test('a sheet that is closed by hand leaves nothing in the history', async ({ page }) => {
  await come(page);
  for (const close of ['Close', 'Back to the table']) {
    await menu(page).click();
    await page.getByRole('button', { name: close }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(() => isOver(page)).toBe(false);
  }
  for (const [name, filled] of [
    ['Full screen', true],
    ['Leave full screen', false],
  ] as const) {
    await fromMenu(page, name);
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(filled);
  }
  await menu(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.reload(); // with the sheet open
  await isHere(page);
  await expect.poll(() => isOver(page)).toBe(false);
  await hasLeft(page);
});

test('a framed table adds nothing to the history', async ({ page, baseURL }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL ?? ''}" width="800" height="600"></iframe>`,
    }),
  );
  await page.goto('./host.html');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Menu', exact: true }).click();
  const before = await entries(page);
  await frame.getByRole('button', { name: 'Settings' }).click();
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(frame.locator('dialog')).toHaveCount(0);
  await frame.locator('main').evaluate(() => new Promise((done) => setTimeout(done))); // an entry would be added by a timer
  expect(await entries(page)).toBe(before);
});
