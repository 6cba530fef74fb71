import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallWindow } from './call-window.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A window that lets the chance pass at its end, as the table does. */
function made(mayRun = () => true): { window: CallWindow; elapsed: () => number } {
  let ends = 0;
  const window = new CallWindow(() => {
    ends += 1;
    window.pass();
  }, mayRun);
  return { window, elapsed: () => ends };
}

describe('the wait for a call', () => {
  test.each([[3000], [10_000]])('lasts %i ms, then lets the chance pass once', (totalMs) => {
    const { window, elapsed } = made();
    window.open('call', totalMs);
    expect(window.current).toEqual({ totalMs, leftMs: totalMs });
    vi.advanceTimersByTime(1000);
    expect(window.current).toEqual({ totalMs, leftMs: totalMs - 1000 });
    vi.advanceTimersByTime(totalMs - 1001);
    expect(elapsed()).toBe(0);
    vi.advanceTimersByTime(1);
    expect([elapsed(), window.current, vi.getTimerCount()]).toEqual([1, undefined, 0]);
    vi.advanceTimersByTime(60_000);
    expect(elapsed()).toBe(1);
  });

  test('has no end if the person wants to say "go on"', () => {
    const { window, elapsed } = made();
    window.open('call', undefined);
    vi.advanceTimersByTime(600_000);
    expect([window.current, elapsed()]).toEqual([{ totalMs: undefined, leftMs: 0 }, 0]);
    window.pass();
    expect(window.current).toBeUndefined();
  });

  test('stops while cards move or nobody can see the table, and continues from there', () => {
    let mayRun = true;
    const { window, elapsed } = made(() => mayRun);
    window.open('call', 3000);
    vi.advanceTimersByTime(1000);
    mayRun = false;
    vi.advanceTimersByTime(60_000);
    expect([window.current?.leftMs, elapsed()]).toEqual([2000, 0]);
    mayRun = true;
    vi.advanceTimersByTime(1900);
    expect(elapsed()).toBe(0);
    vi.advanceTimersByTime(100);
    expect(elapsed()).toBe(1);
  });

  test('stops when it is closed', () => {
    const { window, elapsed } = made();
    window.open('call', 3000);
    window.close();
    vi.advanceTimersByTime(60_000);
    expect([window.current, elapsed(), vi.getTimerCount()]).toEqual([undefined, 0, 0]);
  });

  test('is reactive', () => {
    const { window } = made();
    const seen: (number | undefined)[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(window.current?.leftMs));
    });
    flushSync();
    window.open('call', 300);
    flushSync();
    for (let i = 0; i < 3; i += 1) {
      vi.advanceTimersByTime(100);
      flushSync();
    }
    stop();
    expect(seen).toEqual([undefined, 300, 200, 100, undefined]);
  });
});

describe('the same chance again', () => {
  test('continues while it is open', () => {
    const { window } = made();
    window.open('challenge 1', 3000);
    vi.advanceTimersByTime(1000);
    window.open('challenge 1', 3000);
    expect(window.current?.leftMs).toBe(2000);
  });

  test.each([
    ['is waited for shortly once it was let pass', 'challenge 1', 3000, 900],
    ['is not waited for longer than the person has chosen', 'challenge 1', 500, 500],
    ['still waits for "go on"', 'challenge 1', undefined, undefined],
    ['is another one where more is offered', 'challenge 1, challenge 2', 3000, 3000],
  ])('%s', (_name, offers, totalMs, expected) => {
    const { window } = made();
    window.open('challenge 1', 3000);
    window.pass();
    window.open(offers, totalMs);
    expect(window.current).toEqual({ totalMs: expected, leftMs: expected ?? 0 });
  });

  test('has its full time if the one before was closed but not let pass, and in another game', () => {
    const { window } = made();
    window.open('challenge 1', 3000);
    window.close();
    window.open('challenge 1', 3000);
    expect(window.current?.totalMs).toBe(3000);
    window.pass();
    window.forget();
    window.open('challenge 1', 3000);
    expect(window.current?.totalMs).toBe(3000);
  });

  test('replaces another one, with its own time', () => {
    const { window, elapsed } = made();
    window.open('call', 3000);
    vi.advanceTimersByTime(2900);
    window.open('challenge 1', 3000);
    vi.advanceTimersByTime(2900);
    expect([window.current?.leftMs, elapsed()]).toEqual([100, 0]);
  });
});
