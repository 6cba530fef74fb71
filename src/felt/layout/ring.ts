/** How far the cards of a trick lie from its middle, in card widths, and what that takes up in all. */
import { RATIO } from './pose.ts';

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function ringOf(seats: number): Ring {
  const crowd = Math.max(0, seats - 3);
  const x = seats <= 2 ? 0.42 : 0.62 + 0.12 * crowd;
  const y = seats <= 2 ? 0.34 : 0.48 + 0.06 * crowd;
  return { x, y, width: 1.16 + 2 * x, height: RATIO + 0.1 + 2 * y };
}
