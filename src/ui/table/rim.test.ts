import { expect, test } from 'vitest';
import { must } from '../../cards/must.ts';
import { atPlate } from './free-spots.ts';
import { testScene, testTable } from '../../felt/table.testing.ts';
import { NO_HINTS } from '../../felt/layout/hints.ts';
import { lay } from '../../felt/layout/layout.ts';
import { rimOf } from '../../felt/layout/rim.ts';

test.each([
  ['wide on a desktop', 1280, 800, 10],
  ['narrow on a phone', 390, 844, 4],
  ['narrow on a lying phone', 844, 390, 4],
  ['missing where there is no room', 320, 568, 0],
])('the rim is %s', (_name, width, height, rim) => {
  expect(rimOf({ width, height })).toBe(rim);
});

test.each([
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [844, 390],
])('no plate, card of the hand or sign at the own plate lies on it at %i×%i', (width, height) => {
  const layout = lay(testScene(width, height, 4), testTable(4, 12), NO_HINTS);
  const rim = rimOf({ width, height });
  const { plates, hand, ground } = layout;
  const sign = atPlate(must(plates[0], 'own plate'), { free: ground.box, prompt: ground.prompt });
  const half = sign.side === undefined ? 8 : 0; // of its height
  const lowest = [sign.y + half, ...[...plates, ...hand.map(({ box }) => box)].map(({ y, height: high }) => y + high)];
  expect(Math.max(...lowest)).toBeLessThanOrEqual(height - rim);
  expect(Math.min(...plates.map(({ x }) => x))).toBeGreaterThanOrEqual(rim);
});
