import { expect, it } from 'vitest';
import { behindFace } from './held.ts';
import { RATIO } from '../../games/face/layout/pose.ts';

const PLATE = { x: 20, y: 600, width: 200, height: 64 };
const OWN = { own: { face: 60, width: 200, height: 64 }, pile: 30 } as Omit<
  Parameters<typeof behindFace>[2],
  'rightToLeft'
>;

it('a small own pile stands out above the portrait, at the side at which words begin', () => {
  const [one, other] = [false, true].map((rightToLeft) => behindFace(PLATE, 0, { ...OWN, rightToLeft }));
  expect(one?.x).toBeLessThan(PLATE.x + OWN.own.face);
  expect((one?.x ?? 0) - PLATE.x).toBeCloseTo(PLATE.x + PLATE.width - (other?.x ?? 0));
  for (const at of [one, other]) expect(at?.y).toBeLessThan(PLATE.y + (OWN.pile * RATIO) / 2);
});

it('a second pile stands beside the first, and within the plate', () => {
  const piles = [0, 1, 9].map((nth) => behindFace(PLATE, nth, { ...OWN, rightToLeft: false }).x);
  expect(piles[1]).toBeLessThan(piles[0] ?? 0);
  expect(piles[2]).toBe(PLATE.x + OWN.pile / 2);
});
