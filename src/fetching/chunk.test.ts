/** Under which address a chunk is asked for, and which errors mean that something could not be fetched. */
import { expect, test } from 'vitest';
import { addressAfter, isUnfetched } from './chunk.ts';

test('a chunk has its own address, and another one after each failure', () => {
  expect([0, 1, 2].map((failed) => addressAfter('./rules-1a2b3c4.js', failed))).toEqual([
    './rules-1a2b3c4.js',
    './rules-1a2b3c4.js?again=1',
    './rules-1a2b3c4.js?again=2',
  ]);
});

test('what was not there is asked for again under another address', async () => {
  const { fetchChunk } = globalThis;
  const failed = async (): Promise<string> => {
    const error: unknown = await fetchChunk?.('./no-such-chunk.js').catch((thrown: unknown) => thrown);
    return error instanceof Error ? error.message : '';
  };
  expect(await failed()).not.toContain('again');
  expect(await failed()).toContain('no-such-chunk.js?again=1');
});

test.each([
  ['Failed to fetch dynamically imported module: http://localhost/assets/rules.js', true],
  ['error loading dynamically imported module: http://localhost/assets/rules.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/Menu.css', true],
  ['Failed to fetch', true],
  ['NetworkError when attempting to fetch resource.', true],
  ['Load failed', true],
  ['x is not a function', false],
  ['rules: seat 1 cannot play [AB-1]', false],
])('%s: %s', (message, is) => {
  expect(isUnfetched(new TypeError(message))).toBe(is);
  expect(isUnfetched(message)).toBe(false);
});
