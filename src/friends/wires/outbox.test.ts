/** Messages on their way out. */
import { expect, test } from 'vitest';
import { DrivenClock } from '../clock.testing.ts';
import { Outbox } from './outbox.ts';

function make() {
  const clock = new DrivenClock();
  const sent: number[] = [];
  const line = { unsent: 0 };
  const outbox = new Outbox(
    ({ bytes }) => sent.push(bytes[0] ?? 0),
    () => line.unsent,
    clock,
  );
  const send = (from: number, count: number): void => {
    for (let i = from; i < from + count; i++) outbox.addLetter({ to: 'host', bytes: new Uint8Array([i]) });
  };
  return { clock, sent, line, outbox, send };
}

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

test('40 go out at once, then 40 in a second, in their order', () => {
  const { clock, sent, send, outbox } = make();
  send(0, 100);
  expect(sent).toEqual(numbers(0, 40));
  clock.advance(1000);
  expect(sent).toEqual(numbers(0, 80));
  clock.advance(1000);
  expect(sent).toEqual(numbers(0, 100));
  expect(outbox.lost).toBe(0);
});

test('200 wait, then the oldest are lost', () => {
  const { clock, sent, send, outbox } = make();
  send(0, 250);
  expect(outbox.lost).toBe(10);
  clock.advance(10_000);
  expect(sent).toEqual([...numbers(0, 40), ...numbers(50, 200)]);
});

test('nothing is poured into a slow line', () => {
  const { clock, sent, send, line } = make();
  line.unsent = 100_000;
  send(0, 3);
  clock.advance(1000);
  expect(sent).toEqual([]);
  line.unsent = 0;
  clock.advance(100);
  expect(sent).toEqual([0, 1, 2]);
});

test('what waits when the connection breaks is lost, and later messages go out', () => {
  const { clock, sent, send, outbox } = make();
  send(0, 50);
  outbox.clear();
  clock.advance(1000);
  send(60, 1);
  expect([sent, outbox.lost]).toEqual([[...numbers(0, 40), 60], 10]);
});
