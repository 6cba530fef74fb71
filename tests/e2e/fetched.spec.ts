/** What the page fetches once it has loaded: nothing. */
import { QUICK, due, expect, open, press, skipLessons, test, withSettings } from './table.ts';
import { WAITS, wait } from './waits.ts';

test.use({ serviceWorkers: 'allow' });

test('nothing is fetched after load', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await wait(page, WAITS.fetchedAhead);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await skipLessons(page);
  for (let choices = 0; choices < 12 && (await due(page)) !== 'over'; choices += 1)
    await press(
      page,
      '[data-actions] .moment, [data-actions] .main, [data-card]:not([aria-disabled]):not([aria-pressed])',
    );
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.keyboard.press('Escape');
  expect(asked.filter((url) => !url.startsWith('blob:') && !url.includes('/icons/'))).toEqual([]);
});
