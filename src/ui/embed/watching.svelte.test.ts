import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WatchedRecord } from '../page/page.svelte.ts';
import { Player } from '../page/player.svelte.ts';
import { Watching } from './watching.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const RECORD: WatchedRecord = { lines: [], full: true };

test('there is a player while its record is being watched, and for no other record', () => {
  const page: { watched: WatchedRecord | undefined } = { watched: RECORD };
  const watching = new Watching(page);
  const player = new Player([], undefined);
  expect(watching.player).toBeUndefined();
  watching.begin(player);
  expect(watching.player).toBe(player);
  page.watched = { ...RECORD };
  expect(watching.player).toBeUndefined();
  page.watched = undefined;
  expect(watching.player).toBeUndefined();
});

test.each([
  ['as soon as the screen is there', (watching: Watching) => watching.begin(new Player([], undefined)), 0],
  ['after some seconds where it never comes', () => undefined, 5000],
] as const)('waiting ends %s', async (_, act, afterMs) => {
  const watching = new Watching({ watched: RECORD });
  const done = vi.fn();
  void watching.opened().then(done);
  await vi.advanceTimersByTimeAsync(Math.max(0, afterMs - 1));
  expect(done).not.toHaveBeenCalled();
  act(watching);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
