import { expect, test, vi } from 'vitest';
import type { Line } from '../../record/line.ts';
import { Player } from '../page/player.svelte.ts';
import { replayKey } from './replay-keys.ts';

const deal = (n: number): Line => ({ type: 'deal', deal: n, dealer: 0, deck: ['AS', 'KS'] });
const turn: Line = { type: 'turn', legal: {} };
const LINES: readonly Line[] = [deal(1), turn, turn, deal(2), turn, turn];

/** What one key does at step 2 (from 0) of a game of three seats: the step then, and whose eyes were asked for. */
function press(key: string, { seats = 3, digits = true } = {}) {
  const player = new Player(LINES, undefined, 3);
  const see = vi.fn<(seat: number | undefined) => void>();
  const hand = { player, stop: (step: number) => player.to(step), see, seats };
  const does = replayKey(key, hand, digits);
  does?.();
  return { did: does !== undefined, step: player.step, playing: player.playing, seen: see.mock.calls };
}

test.each([
  ['ArrowRight', 3],
  ['ArrowLeft', 1],
  ['Home', 0],
  ['End', 5],
  ['PageDown', 3],
  ['PageUp', 0],
])('%s goes to step %i', (key, step) => {
  expect(press(key)).toMatchObject({ did: true, step });
});

test('space plays', () => {
  expect(press(' ')).toMatchObject({ did: true, playing: true });
});

test('digits choose whose eyes: 0 all, 1 the first seat', () => {
  expect([press('0').seen, press('3').seen]).toEqual([[[undefined]], [[2]]]);
});

test.each([
  ['a seat that is not there', '4', {}],
  ['digits where only one view is known', '1', { seats: 0 }],
  ['digits where single keys are switched off', '1', { digits: false }],
  ['another key', 'x', {}],
  ['a key that objects have by themselves', 'constructor', {}],
])('%s: nothing', (_, key, how) => {
  expect(press(key, how)).toEqual({ did: false, step: 2, playing: false, seen: [] });
});

test('opened at a step: that one, or the nearest that there is', () => {
  const steps = [undefined, 1, 3, 99, 0].map((step) => new Player(LINES, undefined, step).step);
  expect(steps).toEqual([0, 0, 2, 5, 0]);
});
