/** What a first visit costs: all bytes that are fetched before the first cards are drawn, compressed. */
import { brotliCompressSync } from 'node:zlib';
import { countDrawing } from './drawing.ts';
import { expect, hand, test } from './table.ts';

const MOST = 250_000; // README.md, "Promised sizes"
const MOST_SCRIPT = 130_000;

/** The size with brotli, as a good host sends it; pictures and fonts are compressed already. */
const onWire = (type: string, body: Buffer): number =>
  /javascript|css|html|json|svg/.test(type) ? brotliCompressSync(body).length : body.length;

test.use({ hertz: 60, painted: true, serviceWorkers: 'allow' });
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
  // Each file once: both workers are the same file, which the browser caches.
  for (const url of new Set(before)) {
    const response = await page.request.get(url);
    const type = response.headers()['content-type'] ?? '';
    const bytes = onWire(type, await response.body());
    all += bytes;
    if (type.includes('javascript')) script += bytes;
  }
  test.info().annotations.push({ type: 'bytes', description: `${String(all)}, of it scripts ${String(script)}` });
  expect(all - script).toBeGreaterThan(80_000); // the deck's picture is included
  expect(all).toBeLessThanOrEqual(MOST);
  expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
  await expect(hand(page).first()).toBeAttached();
});

test('the font of suits and arrows is loaded on every system before it is needed', async ({ page }) => {
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
