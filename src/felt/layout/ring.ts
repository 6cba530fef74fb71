/** How far the cards of a trick lie from its middle, and its whole size, in card widths. */
import { RATIO } from './pose.ts';

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDER = { x: 0.34, y: 0.24 } as const; // around something

/** For this number of seats; farther out if it is `around` a card in the middle. */
export function ringOf(seats: number, around = false): Ring {
  const crowd = Math.max(0, seats - 3);
  const x = (seats <= 2 ? 0.42 : 0.62 + 0.12 * crowd) + (around ? WIDER.x : 0);
  const y = (seats <= 2 ? 0.34 : 0.48 + 0.06 * crowd) + (around ? WIDER.y : 0);
  return { x, y, width: 1.16 + 2 * x, height: RATIO + 0.1 + 2 * y };
}
