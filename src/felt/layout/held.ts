/** What the other seats hold, in small: backs that stand out from behind a portrait, or a fan below the words. Pure. */
import type { Box } from '../../games/face/layout/box.ts';
import type { Point } from '../../games/face/layout/box.ts';
import { DEGREE } from '../../games/face/layout/jitter.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import { PEEK } from './own.ts';
import type { Sizes } from './scene.ts';

/** Of a portrait: where the middle of its disc is, and its radius. */
const DISC = { down: 0.5625, radius: 0.427 } as const;

interface HeldFan {
  readonly box: Box; // of all of them
  readonly cards: readonly (Point & { readonly angleRad: number })[];
}

/** A fan below a seat, `free` px from it, not wider than the seat. */
export function fanBelow(plate: Box, count: number, { width, free }: { width: number; free: number }): HeldFan {
  const top = plate.y + plate.height + free;
  const half = (count - 1) / 2;
  const step = half > 0 ? Math.min(width * 0.55, (plate.width - width) / (2 * half)) : 0;
  const turn = Math.min(4 * DEGREE, (24 * DEGREE) / Math.max(1, count));
  const cards = Array.from({ length: count }, (_, i) => {
    const off = i - half;
    const bow = half > 0 ? (off / half) ** 2 * 0.08 : 0;
    return { x: plate.x + plate.width / 2 + off * step, y: top + width * (RATIO / 2 - bow), angleRad: -off * turn };
  });
  return { box: { x: plate.x, y: top, width: plate.width, height: width * RATIO }, cards };
}

type Beside = Pick<Sizes, 'seat' | 'back' | 'pile'> & { readonly toward: number };

/** 1: what is at this x lies to the right of the seat; -1: to its left, or below it. */
const sideToward = (plate: Box, x: number): 1 | -1 => (plate.x + plate.width / 2 < x - 1 ? 1 : -1);

const STEP = 0.36; // of a card's width, where there is room

/** Backs that stand out from behind a portrait toward the middle of the table; the last one is the farthest. */
export function fanBeside(plate: Box, count: number, { seat, back, toward }: Beside): HeldFan {
  const { face } = seat;
  const side = sideToward(plate, toward);
  const middle = { x: plate.x + plate.width / 2, y: plate.y + face * (DISC.down - 0.06) };
  const reach = plate.width / 2 - back / 2; // of the middle of the farthest
  const near = face * DISC.radius + back * 0.2; // of the only one
  const spread = Math.min((count - 1) * back * STEP, back * 1.3);
  const far = Math.min(reach, near + spread);
  const step = count > 1 ? Math.min(back * STEP, (far - face * 0.1) / (count - 1)) : 0;
  const cards = Array.from({ length: count }, (_, i) => {
    const along = count > 1 ? i / (count - 1) : 0.5;
    return {
      x: middle.x + side * (far - (count - 1 - i) * step),
      y: middle.y + (along - 0.5) ** 2 * back * 0.3,
      angleRad: side * (along * 20 - 8) * DEGREE,
    };
  });
  const outer = middle.x + side * (far + back / 2);
  const box = {
    x: Math.min(middle.x, outer),
    y: middle.y - (back * RATIO) / 2,
    width: Math.abs(outer - middle.x),
    height: back * RATIO,
  };
  return { box, cards };
}

/** The middle of a small pile at a portrait, on the side away from the middle of the table. */
export function besideFace(plate: Box, nth: number, { seat, pile, toward }: Beside): Point {
  const side = sideToward(plate, toward);
  const reach = Math.min(plate.width / 2 - pile / 2, seat.face * DISC.radius + pile * 0.5);
  return { x: plate.x + plate.width / 2 - side * reach, y: plate.y + seat.face * DISC.down + nth * pile * 0.3 };
}

type Behind = Pick<Sizes, 'own' | 'pile'> & { readonly rightToLeft: boolean };

/** The middle of a small own pile: it stands out above the portrait, clear of the words beside it. */
export function behindFace(plate: Box, nth: number, { own: { face }, pile, rightToLeft }: Behind): Point {
  const fromSide = Math.max(pile / 2, face * 0.7 - pile * 0.5 * nth);
  return {
    x: rightToLeft ? plate.x + plate.width - fromSide : plate.x + fromSide,
    y: plate.y + (pile * RATIO) / 2 - PEEK,
  };
}
