/** The real clock, and the one that tests move. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrivenClock } from './clock.testing.ts';
import { realClock } from './clock.ts';

describe('the real clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs once after its time, unless that is cancelled', () => {
    const ran: string[] = [];
    realClock.after(100, () => ran.push('once'));
    realClock.after(100, () => ran.push('never'))();
    vi.advanceTimersByTime(99);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(ran).toEqual(['once']);
  });

  it('runs again and again until that is ended', () => {
    let count = 0;
    const end = realClock.every(100, () => (count += 1));
    vi.advanceTimersByTime(350);
    end();
    vi.advanceTimersByTime(1000);
    expect(count).toBe(3);
  });

  it('goes on when the device’s clock is put back by an hour; the date follows it', () => {
    const [now, date] = [realClock.now(), realClock.date()];
    expect(Math.abs(now - date)).toBeLessThan(1000); // long ago for everything that is measured
    vi.setSystemTime(date - 3_600_000);
    vi.advanceTimersByTime(500);
    expect([realClock.now() - now, realClock.date() - date]).toEqual([500, 500 - 3_600_000]);
  });
});

describe('the clock that tests move', () => {
  /** What ran, each with its time. */
  function watched() {
    const clock = new DrivenClock();
    const start = clock.now();
    const ran: [string, number][] = [];
    return { clock, ran, note: (what: string) => () => void ran.push([what, clock.now() - start]) };
  }

  it('runs what is due in its order, what is due at once in the order in which it was asked for', () => {
    const { clock, ran, note } = watched();
    clock.after(20, note('late'));
    clock.after(10, note('first'));
    clock.after(10, note('second'));
    clock.after(31, note('not yet'));
    clock.advance(30);
    expect(ran).toEqual([
      ['first', 10],
      ['second', 10],
      ['late', 20],
    ]);
  });

  it('also runs what it leads to', () => {
    const { clock, ran, note } = watched();
    clock.after(10, () => clock.after(10, note('then')));
    const end = clock.every(15, note('again'));
    clock.advance(45);
    end();
    clock.advance(100);
    expect(ran).toEqual([
      ['again', 15],
      ['then', 20],
      ['again', 30],
      ['again', 45],
    ]);
  });

  it('stands still while something is computed', async () => {
    const { clock, ran, note } = watched();
    const large = new Uint8Array(5_000_000);
    clock.after(10, () => {
      void crypto.subtle
        .digest('SHA-256', large)
        .then(async () => crypto.subtle.digest('SHA-256', large))
        .then(note('computed'));
    });
    clock.after(11, note('after it'));
    await clock.pass(20);
    expect(ran).toEqual([
      ['computed', 10],
      ['after it', 11],
    ]);
    expect(clock.now() - clock.date()).toBe(0);
  });

  it('stands still while something is on its way', async () => {
    let turns = 0;
    const clock = new DrivenClock(() => (turns += 1) < 20);
    await clock.settled();
    expect(turns).toBeGreaterThan(20);
  });

  it('moves on until something holds, and no further', async () => {
    const { clock, ran, note } = watched();
    clock.every(100, note('again'));
    await clock.until(() => ran.length === 3, 'three times');
    expect(ran.at(-1)).toEqual(['again', 300]);
    await expect(clock.until(() => false, 'a miracle')).rejects.toThrow('it did not come to this: a miracle');
  });
});
