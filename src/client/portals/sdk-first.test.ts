import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sdkFirst } from './sdk-first.ts';

/** The page with the portal's script named in it, or not; `isFetched`: its bytes were there before we asked. */
function page({ isNamed = true, isFetched = false }): EventTarget {
  const script = Object.assign(new EventTarget(), { src: 'https://portal.invalid/sdk.js' });
  vi.stubGlobal('document', { querySelector: () => (isNamed ? script : null) });
  vi.stubGlobal('performance', { getEntriesByName: () => (isFetched ? [{}] : []) });
  return script;
}

/** After how many milliseconds the game begins, if nothing more happens. */
async function waitsMs(): Promise<number> {
  const before = Date.now();
  let at = -1;
  void sdkFirst().then(() => (at = Date.now()));
  for (let i = 0; i < 100 && at < 0; i += 1) await vi.advanceTimersByTimeAsync(100);
  return at - before;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a page that names no script is not waited for', { isNamed: false }, 0],
  ['a silent host is waited for three seconds', {}, 3_000],
  ['what has come or failed already is not waited for', { isFetched: true }, 100],
] as const)('%s', async (_, how, ms) => {
  page(how);
  expect(await waitsMs()).toBeLessThanOrEqual(ms + 100);
  expect(await waitsMs()).toBeGreaterThanOrEqual(ms);
});

test.each(['load', 'error'])('the game begins at once on %s', async (event) => {
  const script = page({});
  const begun = vi.fn();
  void sdkFirst().then(begun);
  script.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveBeenCalledOnce();
});
