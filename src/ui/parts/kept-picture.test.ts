import { afterEach, expect, test, vi } from 'vitest';
import { KeptPicture } from './kept-picture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A network that answers so, one answer a request, and a browser that reads what comes. */
function browser(...answers: readonly boolean[]) {
  const left = [...answers];
  const fetched = vi.fn(() =>
    left.shift() === true ? Promise.resolve(new Response('picture')) : Promise.reject(new TypeError('no network')),
  );
  const close = vi.fn();
  const decoded = vi.fn(() => Promise.resolve({ close }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('createImageBitmap', decoded);
  return { fetched, decoded, close };
}

const picture = (): KeptPicture => new KeptPicture(new URL('https://table.example/deck.webp'));

test('is fetched once and decoded once for all who show it, and closed after the last', async () => {
  const { fetched, decoded, close } = browser(true);
  const deck = picture();
  await deck.fetch();
  expect(await deck.show()).toBe(await deck.show());
  deck.hide();
  expect(close).not.toHaveBeenCalled();
  deck.hide();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(await deck.show()).toBeDefined();
  expect(fetched).toHaveBeenCalledOnce();
  expect(decoded).toHaveBeenCalledTimes(2);
});

test('what could not be had is asked for again, also while somebody waits for it', async () => {
  browser(false, true);
  const deck = picture();
  expect(await deck.show()).toBeUndefined();
  expect(await deck.show()).toBeDefined();
});

test('a file that cannot be read is no picture', async () => {
  const { decoded } = browser(true);
  decoded.mockRejectedValueOnce(new DOMException('not an image'));
  const deck = picture();
  expect(await deck.show()).toBeUndefined();
  expect(await deck.show()).toBeDefined();
});
