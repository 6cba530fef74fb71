/** What portraits are drawn with: filled or stroked paths on a square of 64 units. Pure. */

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string; // colour of a stroke …
  readonly width?: number; // … and its width
  readonly both?: boolean; // on both sides of the middle
  readonly sheer?: number; // opacity
}

export const SIDE = 64;
const MIDDLE = SIDE / 2;

/** An ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const filled = (fill: string, d: string): Shape => ({ d, fill });
export const pair = (fill: string, d: string): Shape => ({ d, fill, both: true });
export const stroke = (line: string, width: number, d: string): Shape => ({ d, line, width });
export const strokes = (line: string, width: number, d: string): Shape => ({ d, line, width, both: true });

/** The side of a head that the lamp does not reach: it hangs at the upper left. */
export const shade = (y: number, rx: number, ry: number): Shape => ({
  d: `M${MIDDLE} ${y - ry}a${rx} ${ry} 0 0 1 0 ${2 * ry}a${rx * 0.72} ${ry} 0 0 0 0 ${-2 * ry}z`,
  fill: '#2a1020',
  sheer: 0.13,
});
