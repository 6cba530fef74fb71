/** What a first visit costs: every byte that is asked for before the first cards are drawn, as it comes over the wire. */
import { brotliCompressSync } from 'node:zlib';
import { countDrawing } from './drawing.ts';
import { expect, hand, test } from './table.ts';

const MOST = 250_000; // house.md, "Budgets"
const MOST_SCRIPT = 130_000;

/** A good host's brotli; pictures and fonts go as they are. */
const onWire = (type: string, body: Buffer): number =>
  /javascript|css|html|json|svg/.test(type) ? brotliCompressSync(body).length : body.length;

test.use({ hertz: 60, serviceWorkers: 'allow' });
test('all that is fetched before the first card is drawn keeps the budget', async ({ page }) => {
  await countDrawing(page);
  await page.goto('./');
  await page.waitForFunction(() => window.drawn.frames > 0);
  const before = await page.evaluate(() => [
    location.href,
    ...performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.drawn.first)
      .map(({ name }) => name),
  ]);
  expect(before.some((url) => url.includes('table.worker'))).toBe(true); // workers are listed too
  let [all, script] = [0, 0];
  // Each file once: both workers are one file, and the second start takes it from the browser's cache.
  for (const url of new Set(before)) {
    const response = await page.request.get(url);
    const type = response.headers()['content-type'] ?? '';
    const bytes = onWire(type, await response.body());
    all += bytes;
    if (type.includes('javascript')) script += bytes;
  }
  test.info().annotations.push({ type: 'bytes', description: `${String(all)}, of it scripts ${String(script)}` });
  expect(all - script).toBeGreaterThan(80_000); // the count itself works: the deck's picture is in it
  expect(all).toBeLessThanOrEqual(MOST);
  expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
  await expect(hand(page).first()).toBeAttached();
});

test('suits and arrows in words are there on every system, before anybody needs them', async ({ page }) => {
  await page.goto('./');
  await expect(hand(page).first()).toBeAttached();
  const state = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Signs'))?.status ?? 'missing');
  await expect.poll(state).toBe('loaded');
  const isDrawn = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) return [];
    return '♠ ♥ ♦ ♣ ★ ← ↑ → ↓ ↺ ↻ ✓'.split(' ').map((sign) => {
      context.clearRect(0, 0, 60, 60);
      context.font = '40px Signs';
      context.fillText(sign, 5, 45);
      return context.getImageData(0, 0, 60, 60).data.some((value) => value > 0);
    });
  });
  expect(isDrawn).toEqual(Array.from({ length: 12 }, () => true));
});
