import { describe, expect, test } from 'vitest';
import { must } from '../../cards/must.ts';
import { type Fanned, fan, handHeight, handWidth, rowsOf } from './hand.ts';
import { RATIO } from '../../games/face/layout/pose.ts';

const WIDTHS = [
  ['a small phone', 306, 68],
  ['a phone', 376, 84],
  ['a lying phone', 490, 58],
  ['a laptop', 800, 116],
  ['a large screen', 1400, 145],
] as const;

function handOf(count: number, card: number, width: number): readonly Fanned[] {
  const height = handHeight(rowsOf(count, card, width), card);
  return fan(count, card, { x: 0, y: 0, width, height });
}

/** The corners of a card on one side, upper and lower: how far at the right they are. */
function edge({ x, angleRad }: Fanned, card: number, side: -1 | 1): readonly [number, number] {
  const across = (side * card * Math.cos(angleRad)) / 2;
  const lean = (card * RATIO * Math.sin(angleRad)) / 2;
  return [x + across + lean, x + across - lean];
}

/** The narrowest gap between each card and the next; below 0 where they cover each other. */
const gaps = (hand: readonly Fanned[], card: number): readonly number[] =>
  hand.slice(1).map((next, i) => {
    const [top, bottom] = edge(must(hand[i], 'a card'), card, 1);
    const [nextTop, nextBottom] = edge(next, card, -1);
    return Math.min(nextTop - top, nextBottom - bottom);
  });

const extent = (hand: readonly Fanned[], card: number): readonly [number, number] => [
  Math.min(...hand.flatMap((one) => edge(one, card, -1))),
  Math.max(...hand.flatMap((one) => edge(one, card, 1))),
];

describe.each(WIDTHS)('on %s', (_, width, card) => {
  const fits = Math.floor((width + 4) / (card * 1.08));

  test('few cards lie side by side, a few pixels apart', () => {
    expect(fits).toBeGreaterThanOrEqual(4);
    for (let count = 2; count <= fits - 1; count += 1)
      for (const gap of gaps(handOf(count, card, width), card)) {
        expect.soft(gap, String(count)).toBeGreaterThan(2);
        expect.soft(gap, String(count)).toBeLessThan(10);
      }
  });

  test('more cards are a fan, all of them', () => {
    for (let count = fits + 2; count <= 13; count += 1)
      for (const gap of gaps(handOf(count, card, width).slice(0, 3), card))
        expect.soft(gap, String(count)).toBeLessThan(0);
  });

  test('what can be touched of a card is no wider than it and does not reach under the next', () => {
    for (let count = 1; count <= 20; count += 1) {
      const hand = handOf(count, card, width);
      hand.forEach(({ x, y, stripWidth }, i) => {
        const next = hand[i + 1];
        expect.soft(stripWidth).toBeLessThanOrEqual(card);
        if (next && next.y - y < card / 3 && next.x > x)
          expect.soft(x + stripWidth, `${String(i)} of ${String(count)}`).toBeLessThanOrEqual(next.x + 0.01);
      });
    }
  });

  test('it is as wide as is said, and stays in its box', () => {
    for (let count = 1; count <= 20; count += 1) {
      const [left, right] = extent(handOf(count, card, width), card);
      const said = handWidth(count, card, width);
      expect.soft(right - left, String(count)).toBeLessThanOrEqual(said + 0.5);
      expect.soft(right - left, String(count)).toBeGreaterThan(said - card * 0.12);
      expect.soft(left, String(count)).toBeGreaterThanOrEqual(-1);
      expect.soft(right, String(count)).toBeLessThanOrEqual(width + 1);
    }
  });
});

test('a hand that becomes too large for lying apart closes to a fan', () => {
  expect(handWidth(4, 68, 306)).toBeGreaterThan(handWidth(5, 68, 306));
});
