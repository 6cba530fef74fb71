/** What the page fetches once it has loaded: nothing. Pictures that it shows then it has already. */
import type { Request } from '@playwright/test';
import { QUICK, due, expect, open, press, skipLessons, test, withSettings } from './table.ts';
import { WAITS, wait } from './waits.ts';

test.use({ serviceWorkers: 'allow' });

/** Whether it asks for a picture that comes without a network. */
const isKept = async (request: Request): Promise<boolean> =>
  request.resourceType() === 'image' && (await request.response())?.ok() === true;

test('nothing is fetched after load', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.locator('[data-fetched]').waitFor({ state: 'attached' });
  await wait(page, WAITS.fetchedAhead);
  await page.context().setOffline(true);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await skipLessons(page);
  for (let choices = 0; choices < 12 && (await due(page)) !== 'over'; choices += 1)
    await press(
      page,
      '[data-actions] .moment, [data-actions] .main, [data-card]:not([aria-disabled]):not([aria-pressed])',
    );
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.keyboard.press('Escape');
  const fetched = await Promise.all(asked.map(async (request) => ((await isKept(request)) ? [] : [request.url()])));
  expect(fetched.flat().filter((url) => !url.startsWith('blob:') && !url.includes('/icons/'))).toEqual([]);
});
