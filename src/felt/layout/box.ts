/** Rectangles. */
import type { Box } from '../shown.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const boxAround = (at: Point, width: number, height: number): Box => ({
  x: at.x - width / 2,
  y: at.y - height / 2,
  width,
  height,
});

export const contains = (box: Box, at: Point, slopPx = 0): boolean =>
  at.x >= box.x - slopPx &&
  at.x <= box.x + box.width + slopPx &&
  at.y >= box.y - slopPx &&
  at.y <= box.y + box.height + slopPx;

/** At least `height` high, grown around its middle, so that a thumb can hit it. */
export function tallEnough(box: Box, height: number): Box {
  const more = Math.max(0, height - box.height);
  return { x: box.x, y: box.y - more / 2, width: box.width, height: box.height + more };
}

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
