/** Rectangles. All lengths are CSS pixels from the felt's top left corner, or card widths where that is said. */

export interface Box {
  readonly x: number; // left
  readonly y: number; // top
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

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

/** A size in card widths, in px. */
export const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });

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
