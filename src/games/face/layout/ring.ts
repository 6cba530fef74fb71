/** The cards of a trick: one before each seat, turned a little toward it. */
import type { Arrange, Arrangement } from './arrangement.ts';
import { type Point, type Size, middle, scaled } from './box.ts';
import { DEGREE, jitter } from './jitter.ts';
import { RATIO, Z_PLACE } from './pose.ts';
import { row } from './row.ts';

/** How far its cards lie from its middle, and its whole size, in card widths. */
interface RingSize extends Point, Size {}

const WIDER = { x: 0.34, y: 0.24 } as const; // around something

/** For this number of seats; farther out if it is `around` a card in the middle. */
function ringOf(seats: number, around: boolean): RingSize {
  const crowd = Math.max(0, seats - 3);
  const x = (seats <= 2 ? 0.42 : 0.62 + 0.12 * crowd) + (around ? WIDER.x : 0);
  const y = (seats <= 2 ? 0.34 : 0.48 + 0.06 * crowd) + (around ? WIDER.y : 0);
  return { x, y, width: 1.16 + 2 * x, height: RATIO + 0.1 + 2 * y };
}

/** Where the card of a seat lies: `steps` clockwise from the viewer, of `seats`. */
function ringPose(
  { x, y }: RingSize,
  steps: number,
  table: { seats: number; card: number },
): Point & { angleRad: number } {
  const around = (steps / table.seats) * 2 * Math.PI;
  return {
    x: -Math.sin(around) * x * table.card,
    y: Math.cos(around) * y * table.card,
    angleRad: -Math.sin(around) * Math.sign(Math.cos(around) || 1) * 7 * DEGREE,
  };
}

const LEVEL = Z_PLACE / 2; // what lies in the middle lies upon some of its cards and below others

/** What lies farther right and down lies on top, whoever played first: so every index, top left, can be read. */
const ringed =
  (around: boolean): Arrange =>
  (cards, { box, card: width, seats, seed, stepsTo }) => {
    const at = middle(box);
    const wide = ringOf(seats, around);
    return cards.map(({ id, from }, i) => {
      const ring = ringPose(wide, from === undefined ? i : stepsTo(from), { seats, card: width });
      return {
        ...{ id, x: at.x + ring.x, y: at.y + ring.y, width },
        angleRad: ring.angleRad + jitter(seed, id) * 2 * DEGREE,
        z: LEVEL + ((ring.x + ring.y) / width) * 10 + i / 100,
      };
    });
  };

const EACH = [1, 1, 1, 1, 1, 1, 1, 1]; // in a row no card of a trick covers another

const ringWith = (around: boolean): Arrangement => ({
  size: ({ seats, card }) => {
    const { width, height } = ringOf(seats, around);
    return scaled({ width, height }, card);
  },
  arrange: ringed(around),
  apart: row({ groups: EACH }),
});

export const ring: Arrangement = ringWith(false);

/** Around what lies upon it and stays there, so that both can be seen: some cards lie upon that, some below. */
export const ringAround: Arrangement = { ...ringWith(true), inside: LEVEL };
