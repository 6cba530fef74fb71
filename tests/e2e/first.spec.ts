/**
 * What a first visit costs: all bytes that the first cards need, compressed. What they need is told by the module graph and by
 * what the page declares (`npm run sizes`). What else the page asks for meanwhile depends on how fast the machine is.
 */
import { brotliCompressSync } from 'node:zlib';
import { firstCardFiles } from '../../src/tools/sizes.mjs';
import { countDrawing, drawn } from './drawing.ts';
import { expect, hand, test } from './table.ts';

const MOST = 250_000; // README.md, "Promised sizes"
const MOST_SCRIPT = 150_000;

const ICON = 'icons/favicon.svg'; // declared by the page; a browser without a window asks for none

/** The size with brotli, as a good host sends it; pictures and fonts are compressed already. */
const onWire = (type: string, body: Buffer): number =>
  /javascript|css|html|json|svg/.test(type) ? brotliCompressSync(body).length : body.length;

test.use({ hertz: 60, painted: true, serviceWorkers: 'allow' });
test('the first cards are drawn with what the budget counts, and without anything else', async ({ page, baseURL }) => {
  const counted = new Set(firstCardFiles());
  const pathOf = (url: string): string => url.slice((baseURL ?? '').length).replace(/[?#].*/, '') || 'index.html';
  const sent = new Map<string, { readonly type: string; readonly bytes: number }>();
  const held: string[] = [];
  await countDrawing(page);
  await page.context().route('**', async (route) => {
    const path = pathOf(route.request().url());
    if (!counted.has(path)) return void held.push(path); // no answer ever comes
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    sent.set(path, { type, bytes: onWire(type, await response.body()) });
    await route.fulfill({ response });
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect.poll(async () => (await drawn(page)).frames).toBeGreaterThan(0);
  expect([...counted].filter((path) => !sent.has(path))).toEqual([ICON]);
  expect([...sent.keys()].some((path) => path.includes('table.worker'))).toBe(true);
  const sum = (files: Iterable<{ readonly bytes: number }>): number =>
    [...files].reduce((bytes, file) => bytes + file.bytes, 0);
  const all = sum(sent.values());
  const script = sum([...sent.values()].filter(({ type }) => type.includes('javascript')));
  test.info().annotations.push({ type: 'bytes', description: `${String(all)}, of it scripts ${String(script)}` });
  test.info().annotations.push({ type: 'not needed, but asked for', description: held.join(', ') });
  expect(all - script).toBeGreaterThan(80_000); // the deck's picture is included
  expect(all).toBeLessThanOrEqual(MOST);
  expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
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
