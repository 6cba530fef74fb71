import { expect, test } from 'vitest';
import type { FeltClock } from './clock.ts';
import { StillClock } from './still-clock.ts';

/** A clock that stands where we put it, and whose frames come when we say so. */
function byHand() {
  const waiting = new Set<(nowMs: number) => void>();
  const hand = { nowMs: 0 };
  const clock: FeltClock = {
    now: () => hand.nowMs,
    request(callback) {
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
  };
  const frame = (): void => {
    const due = [...waiting];
    waiting.clear();
    for (const callback of due) callback(hand.nowMs);
  };
  return { hand, frame, still: new StillClock(clock) };
}

test('held, it stands still, and goes on exactly there', () => {
  const { hand, still } = byHand();
  hand.nowMs = 100;
  still.hold();
  still.hold();
  hand.nowMs = 5000;
  expect([still.now(), still.held]).toEqual([100, true]);
  still.goOn();
  still.goOn();
  hand.nowMs = 5010;
  expect([still.now(), still.held]).toEqual([110, false]);
});

test('held, no frame comes: neither one on its way nor one asked for meanwhile; both come afterwards, once', () => {
  const { hand, frame, still } = byHand();
  const seen: number[] = [];
  still.request((nowMs) => seen.push(nowMs));
  still.hold();
  still.request((nowMs) => seen.push(nowMs + 0.5));
  frame();
  expect(seen).toEqual([]);
  hand.nowMs = 1000;
  still.goOn();
  hand.nowMs = 1016;
  frame();
  frame();
  expect(seen).toEqual([16, 16.5]);
});

test('what is taken back does not come', () => {
  const { frame, still } = byHand();
  const seen: number[] = [];
  const takeBack = still.request((nowMs) => seen.push(nowMs));
  still.hold();
  takeBack();
  still.goOn();
  frame();
  expect(seen).toEqual([]);
});

test('on another screen it shows itself once, at the time at which it stands', () => {
  const { hand, frame, still } = byHand();
  const seen: number[] = [];
  hand.nowMs = 40;
  still.hold();
  still.request((nowMs) => {
    seen.push(nowMs);
    still.request((next) => seen.push(next));
  });
  hand.nowMs = 900;
  still.showOnce();
  still.showOnce();
  frame();
  frame();
  expect(seen).toEqual([40]);
});
