/** How long a table waits for people elsewhere. */
import { describe, expect, it } from 'vitest';
import { DrivenClock } from '../../friends/clock.testing.ts';
import { TIMES } from '../../friends/times.ts';
import type { Running } from '../running.ts';
import { Waits } from './waits.ts';

const WINDOW_MS = 3000;
const TICK_MS = 250;

/** A game that waits for something, and what the table made of it, each with its time. */
function waiting(why: 'calls' | 'looks' | 'ready') {
  const clock = new DrivenClock();
  const start = clock.now();
  const ended: [string, number][] = [];
  const game = {
    lines: [{}],
    turns: {
      waitsFor: why === 'ready' ? undefined : why,
      waitNoLonger: () => void ended.push(['goes on', clock.now() - start]),
    },
    ready: why === 'ready' ? [1] : [],
    dealNext: () => void ended.push(['deals', clock.now() - start]),
  };
  const waits = new Waits({ times: TIMES, clock }, WINDOW_MS);
  const table = { isPaused: false };
  waits.tick(game as unknown as Running, false);
  clock.every(TICK_MS, () => waits.tick(game as unknown as Running, table.isPaused));
  return { clock, ended, game, table };
}

describe('the table waits', () => {
  it.each([
    ['for a call its window and a little more', 'calls', WINDOW_MS + TIMES.grace, 'goes on'],
    ['for those who look what led to a bot’s choice', 'looks', TIMES.look, 'goes on'],
    ['for those who are not ready for the next deal', 'ready', TIMES.ready, 'deals'],
  ] as const)('%s', (_, why, most, what) => {
    const { clock, ended } = waiting(why);
    clock.advance(most);
    expect(ended).toEqual([]);
    clock.advance(TICK_MS);
    expect(ended).toEqual([[what, most + TICK_MS]]);
  });

  it('as long again after another line', () => {
    const { clock, ended, game } = waiting('calls');
    clock.advance(WINDOW_MS);
    game.lines.push({});
    clock.advance(WINDOW_MS);
    expect(ended).toEqual([]);
  });

  it('while it is paused no time passes', () => {
    const { clock, ended, table } = waiting('calls');
    clock.advance(WINDOW_MS);
    table.isPaused = true;
    clock.advance(3_600_000);
    table.isPaused = false;
    clock.advance(WINDOW_MS);
    expect(ended).toEqual([]);
    clock.advance(TIMES.grace + 2 * TICK_MS);
    expect(ended.length).toBeGreaterThan(0);
  });
});
