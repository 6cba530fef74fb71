import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Breaks } from './breaks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;

const tell = (): void => undefined;

describe('between two deals', () => {
  test('the next one is dealt at once where nobody takes breaks', () => {
    const deal = vi.fn();
    new Breaks(false).takeBreak(deal, tell);
    expect(deal).toHaveBeenCalledOnce();
  });

  test('the next one waits for the end of the break, and is dealt once', () => {
    const [breaks, deal] = [new Breaks(true), vi.fn()];
    breaks.takeBreak(deal, tell);
    expect(deal).not.toHaveBeenCalled();
    breaks.done();
    breaks.done();
    vi.advanceTimersByTime(HOUR_MS);
    expect(deal).toHaveBeenCalledOnce();
  });

  test('a break that has ended before whoever tells of it is done does not hold up the next deal', () => {
    const [breaks, deal] = [new Breaks(true), vi.fn()];
    breaks.takeBreak(deal, () => breaks.done());
    expect(deal).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(HOUR_MS);
    expect(deal).toHaveBeenCalledOnce();
  });

  test('it is told before the next deal', () => {
    const order: string[] = [];
    new Breaks(false).takeBreak(
      () => order.push('deal'),
      () => order.push('break'),
    );
    expect(order).toEqual(['break', 'deal']);
  });

  test('a break that nobody ends is over by itself', () => {
    const [breaks, deal] = [new Breaks(true), vi.fn()];
    breaks.takeBreak(deal, tell);
    vi.advanceTimersByTime(119_999);
    expect(deal).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(deal).toHaveBeenCalledOnce();
  });

  test('the time of one break does not end the next one', () => {
    const [breaks, first, second] = [new Breaks(true), vi.fn(), vi.fn()];
    breaks.takeBreak(first, tell);
    vi.advanceTimersByTime(100_000);
    breaks.done();
    breaks.takeBreak(second, tell);
    vi.advanceTimersByTime(100_000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  });
});
