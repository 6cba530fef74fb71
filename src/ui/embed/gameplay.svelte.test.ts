import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../../record/line.ts';
import type { Screen, WatchedRecord } from '../page/page.svelte.ts';
import { EventBus } from './event-bus.svelte.ts';
import { Gameplay } from './gameplay.svelte.ts';

const END: Line = { type: 'game-end', winners: [1], why: 'points', totals: [3, 9] };

/** A page as far as play can be told from it. */
class FakeTable {
  phase = $state<'loading' | 'deal' | 'between' | 'over'>('deal');
  moving = $state(false);
  readonly tables = 1;
  readonly lines = [END];
  readonly seat = 1;
  readonly game = undefined;
  readonly practice = false;
}

class FakePage {
  screen = $state.raw<Screen>();
  watched = $state.raw<WatchedRecord>();
  why = $state<'pause' | 'hidden'>(); // it stands still
  readonly table = new FakeTable();
}

let page: FakePage;
let bus: EventBus;
let heard: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  bus = new EventBus();
  heard = [];
  bus.join((happening) => heard.push('why' in happening ? `${happening.type} ${happening.why}` : happening.type));
  const gameplay = new Gameplay(page, bus, page);
  stop = $effect.root(() => {
    $effect(() => gameplay.follow());
  });
  flushSync();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('nothing starts before the first frame', () => {
  expect(heard).toEqual([]);
  bus.once({ type: 'firstFrame' });
  flushSync();
  expect(heard).toEqual(['firstFrame', 'gameplayStart']);
});

test.each([
  ['a screen', (): unknown => (page.screen = 'menu'), (): unknown => (page.screen = undefined), 'menu'],
  ['a pause', (): unknown => (page.why = 'pause'), (): unknown => (page.why = undefined), 'pause'],
  ['a hidden page', (): unknown => (page.why = 'hidden'), (): unknown => (page.why = undefined), 'hidden'],
] as const)('%s stops play, and its end starts it again', (_, begin, end, why) => {
  bus.once({ type: 'firstFrame' });
  flushSync();
  begin();
  flushSync();
  end();
  flushSync();
  expect(heard).toEqual(['firstFrame', 'gameplayStart', `gameplayStop ${why}`, 'gameplayStart']);
});

test('an end is told once, when it was seen', () => {
  bus.once({ type: 'firstFrame' });
  flushSync();
  page.table.moving = true;
  page.table.phase = 'over';
  flushSync();
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(['firstFrame', 'gameplayStart']);
  page.table.moving = false;
  flushSync();
  vi.advanceTimersByTime(150);
  page.table.moving = true;
  flushSync();
  page.table.moving = false;
  flushSync();
  vi.advanceTimersByTime(150);
  expect(heard.slice(2)).toEqual(['gameplayStop gameEnd', 'dealEnd', 'gameEnd']);
});
