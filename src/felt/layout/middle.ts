/** The middle of the table: the ring of a trick, and the piles beside it. */
import type { PlaceFace } from '../../games/face.ts';
import type { Box } from '../shown.ts';
import { boxAround, middle as middleOf } from './box.ts';
import type { Point } from './box.ts';
import { DEGREE } from './jitter.ts';
import { RATIO } from './pose.ts';
import type { Ground, Scene } from './scene.ts';

const PILE = 1.16; // width of a pile's column in card widths: the pile is thick and lies a little askew
const PILE_STEP = RATIO + 0.2; // height of a pile's row
const COUNT = 0.2; // below piles: their numbers
const APART = 0.16; // between ring and piles, in card widths

/** How far the cards of a trick lie from its middle, in card widths, and what that takes up in all. */
interface Ring {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function ringOf(seats: number): Ring {
  const crowd = Math.max(0, seats - 3);
  const x = seats <= 2 ? 0.42 : 0.62 + 0.12 * crowd;
  const y = seats <= 2 ? 0.34 : 0.48 + 0.06 * crowd;
  return { x, y, width: 1.16 + 2 * x, height: RATIO + 0.1 + 2 * y };
}

/** Where the card of a seat lies in the trick: `steps` clockwise from the viewer, of `seats`. */
export function ringPose(steps: number, seats: number, card: number): Point & { readonly angleRad: number } {
  const ring = ringOf(seats);
  const around = (steps / seats) * 2 * Math.PI;
  return {
    x: -Math.sin(around) * ring.x * card,
    y: Math.cos(around) * ring.y * card,
    angleRad: -Math.sin(around) * Math.sign(Math.cos(around) || 1) * 7 * DEGREE,
  };
}

interface Columns {
  readonly left: readonly PlaceFace[];
  readonly centre: readonly PlaceFace[];
  readonly right: readonly PlaceFace[];
}

function columnsOf({ places, leftHand }: Scene): Columns {
  const at = (where: PlaceFace['where']) => places.filter((place) => place.of === 'table' && place.where === where);
  const [left, right] = leftHand ? [at('right'), at('left')] : [at('left'), at('right')];
  return { left, centre: at('centre'), right };
}

/** Piles lie beside the trick or, on narrow tables, above it, where they may be as large. */
type Order = 'beside' | 'above';

/** What the middle takes up, in card widths. */
function needOf(scene: Scene, order: Order): { width: number; height: number } {
  const { left, centre, right } = columnsOf(scene);
  const ring = ringOf(scene.seats);
  const inner = centre.reduce((sum, place) => sum + (place.shape === 'ring' ? ring.width : PILE), 0);
  const sides = (left.length > 0 ? PILE + APART : 0) + (right.length > 0 ? PILE + APART : 0);
  const piles = Math.max(left.length, right.length) * PILE_STEP;
  if (order === 'beside') return { width: inner + sides, height: Math.max(ring.height, piles, RATIO) };
  return { width: Math.max(inner, sides), height: ring.height + piles + COUNT };
}

/** The widest card with which the middle fits into a box. */
export function tableCard(scene: Scene, box: Box): number {
  return Math.max(widest(scene, box, 'beside'), widest(scene, box, 'above'));
}

function widest(scene: Scene, box: Box, order: Order): number {
  const need = needOf(scene, order);
  return Math.min(box.width / need.width, box.height / need.height);
}

/** The box of every place of the table: squared piles and the whole ring. */
export function spotsOf(scene: Scene, ground: Ground): Readonly<Record<string, Box>> {
  const card = ground.tableCard;
  const { left, centre, right } = columnsOf(scene);
  const order: Order = widest(scene, ground.middle, 'beside') >= card - 0.01 ? 'beside' : 'above';
  const ring = ringOf(scene.seats);
  const at = middleOf(ground.middle);
  const down = order === 'above' ? ((needOf(scene, order).height - ring.height) / 2) * card : 0;
  const spots: Record<string, Box> = {};
  const widths = centre.map((place) => (place.shape === 'ring' ? ring.width : PILE) * card);
  const inner = widths.reduce((sum, width) => sum + width, 0);
  let x = at.x - inner / 2;
  centre.forEach((place, i) => {
    const width = widths[i] ?? 0;
    const isRing = place.shape === 'ring';
    spots[place.name] = boxAround(
      { x: x + width / 2, y: at.y + down },
      isRing ? width : card,
      (isRing ? ring.height : RATIO) * card,
    );
    x += width;
  });
  const top = at.y - (needOf(scene, order).height / 2) * card;
  const away =
    order === 'beside' ? inner / 2 + (APART + PILE / 2) * card : Math.max(inner / 4, (PILE / 2 + APART) * card);
  const y = (count: number) => (order === 'beside' ? at.y : top + (count * PILE_STEP * card) / 2);
  pile(spots, left, { x: at.x - away, y: y(left.length), card });
  pile(spots, right, { x: at.x + away, y: y(right.length), card });
  return spots;
}

/** Places of one side, one below the other. */
function pile(spots: Record<string, Box>, places: readonly PlaceFace[], at: Point & { card: number }): void {
  const step = PILE_STEP * at.card;
  places.forEach((place, i) => {
    const y = at.y + (i - (places.length - 1) / 2) * step;
    spots[place.name] = boxAround({ x: at.x, y }, at.card, at.card * RATIO);
  });
}
