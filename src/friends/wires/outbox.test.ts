/** Messages on their way out. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function make() {
  const sent: number[] = [];
  const line = { unsent: 0 };
  const outbox = new Outbox(
    ({ bytes }) => sent.push(bytes[0] ?? 0),
    () => line.unsent,
  );
  const send = (from: number, count: number): void => {
    for (let i = from; i < from + count; i++) outbox.send({ to: 'host', bytes: new Uint8Array([i]) });
  };
  return { sent, line, outbox, send };
}

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

test('40 go out at once, then 40 in a second, in their order', () => {
  const { sent, send, outbox } = make();
  send(0, 100);
  expect(sent).toEqual(numbers(0, 40));
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(numbers(0, 80));
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(numbers(0, 100));
  expect(outbox.lost).toBe(0);
});

test('200 wait, then the oldest are lost', () => {
  const { sent, send, outbox } = make();
  send(0, 250);
  expect(outbox.lost).toBe(10);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([...numbers(0, 40), ...numbers(50, 200)]);
});

test('nothing is poured into a slow line', () => {
  const { sent, send, line } = make();
  line.unsent = 100_000;
  send(0, 3);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
  line.unsent = 0;
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([0, 1, 2]);
});

test('what waits when the connection breaks is lost, and later messages go out', () => {
  const { sent, send, outbox } = make();
  send(0, 50);
  outbox.clear();
  vi.advanceTimersByTime(1000);
  send(60, 1);
  expect([sent, outbox.lost]).toEqual([[...numbers(0, 40), 60], 10]);
});
