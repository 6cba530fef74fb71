/** Where the suit that was led lies as thread in the cloth: round the trick, as large as its neighbours leave room. Pure. */
import type { Suit } from '../../cards/card.ts';
import type { Box } from '../../games/face/layout/box.ts';
import { boxAround, middle } from '../../games/face/layout/box.ts';

const LARGE = 1.3; // of the trick’s longer side
const LEAST = 0.85; // of a smaller one the cards would leave nothing to be seen
const CLEAR = 2; // px from what lies beside it
const HEART = 0.8; // of its box: no suit is wider

/** The suit that must be followed, and the place of its trick. */
export interface Led {
  readonly suit: Suit;
  readonly place: string;
}

export interface AroundTrick {
  readonly spots: Readonly<Record<string, Box>>;
  readonly plates: readonly Box[];
  readonly prompt: Box;
}

/** A square around the place; none where there is no room. */
export function threadBox({ spots, plates, prompt }: AroundTrick, place: string): Box | undefined {
  const spot = spots[place];
  if (!spot) return undefined;
  const at = middle(spot);
  const long = Math.max(spot.width, spot.height);
  const others = Object.entries(spots).flatMap(([name, box]) => (name === place || isIn(box, spot) ? [] : [box]));
  const room = Math.min(LARGE * long, ...[...others, ...plates, prompt].map((box) => roomBeside(box, at)));
  return room >= LEAST * long ? boxAround(at, room, room) : undefined;
}

/** The side of the largest square around a point whose suit does not reach a box. */
function roomBeside(box: Box, at: { readonly x: number; readonly y: number }): number {
  if (box.width === 0 || box.height === 0) return Infinity;
  const far = (from: number, size: number, to: number): number => Math.max(from - to, to - from - size) - CLEAR;
  return Math.max((2 * far(box.x, box.width, at.x)) / HEART, 2 * far(box.y, box.height, at.y));
}

const isIn = (box: Box, outer: Box): boolean =>
  box.x >= outer.x - 1 &&
  box.y >= outer.y - 1 &&
  box.x + box.width <= outer.x + outer.width + 1 &&
  box.y + box.height <= outer.y + outer.height + 1;
