/** How far the cards of a trick lie from its middle, in card widths, and what that takes up in all. */
import { RATIO } from './pose.ts';

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDER = { x: 0.34, y: 0.24 } as const; // around something

/** For so many seats; `around` a card that stays in the middle, farther out. */
export function ringOf(seats: number, around = false): Ring {
  const crowd = Math.max(0, seats - 3);
  const x = (seats <= 2 ? 0.42 : 0.62 + 0.12 * crowd) + (around ? WIDER.x : 0);
  const y = (seats <= 2 ? 0.34 : 0.48 + 0.06 * crowd) + (around ? WIDER.y : 0);
  return { x, y, width: 1.16 + 2 * x, height: RATIO + 0.1 + 2 * y };
}
