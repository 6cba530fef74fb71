import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacing } from './pacing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['at once', undefined],
  ['after a pause', 600],
])('bots that act %s rest while something lies over the table', (_, paceMs) => {
  const table = { moving: true, away: true, halted: false };
  const sent: string[] = [];
  const pacing = new Pacing({ callWindowMs: 3000, paceMs }, table, (type) => {
    sent.push(type);
    return true;
  });
  pacing.keepPendingBot('turn');
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  [table.moving, table.away] = [false, false];
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['paced']);
});

test('bots that act at once do not wait for cards that fly', () => {
  const sent: string[] = [];
  const table = { moving: true, away: false, halted: false };
  new Pacing({ callWindowMs: 3000, paceMs: undefined }, table, (type) => {
    sent.push(type);
    return true;
  }).keepPendingBot('turn');
  expect(sent).toEqual(['paced']);
});
