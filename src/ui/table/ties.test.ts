import { expect, test } from 'vitest';
import type { PlaceFace } from '../../games/face/game-face.ts';
import { tiesOf } from './ties.ts';

const MELD: PlaceFace = { name: 'meld', of: 'laid', shape: 'row', where: 'front', faceUp: 'all', count: false };
const HAND: PlaceFace = { name: 'hand', of: 'seat', shape: 'fan', where: 'seat', faceUp: 'owner', count: true };
const at = (x: number, y: number) => ({ x, y, width: 60, height: 40 });
const SPOTS = { 'meld/0/1': at(0, 0), 'meld/1/2': at(200, 0), 'meld/0/2': at(300, 0), 'meld/0/0': at(100, 400) };

test('parts of one meld before several seats are tied to the one that was first', () => {
  const [tie, another] = tiesOf(['hand/0', 'meld/0/1', 'meld/1/2', 'meld/0/2', 'meld/0/0'], SPOTS, [HAND, MELD]);
  expect(another).toBeUndefined();
  expect(tie?.name).toBe('meld/0');
  expect(tie?.bars.map(({ x }) => x)).toEqual([2, 302, 102]);
  expect(tie?.lines.map((line) => line.split('Q')[0])).toEqual(['M30.0 -1.0', 'M30.0 -1.0']);
});

test('what lies before one seat alone, or is not laid there, has no tie', () => {
  expect(tiesOf(['meld/0/1', 'meld/1/2'], SPOTS, [MELD])).toEqual([]);
  expect(tiesOf(['meld/0/1', 'meld/0/2'], SPOTS, [HAND])).toEqual([]);
});
