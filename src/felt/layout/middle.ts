/** The middle of the table: tricks, piles, rows, boards and pots, as large as possible. */
import type { Filled } from '../../games/face/layout/arrangement.ts';
import { type Box, type Point, type Size, boxAround, middle as middleOf } from '../../games/face/layout/box.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import { type BoardPlace, boardPlace, isMiddle } from '../../games/face/places.ts';
import { type Item, itemsOf } from './items.ts';
import type { SceneMetrics, Scene } from './scene.ts';

const APART = 0.16; // between neighbours, in card widths
const COUNT = 0.2; // room below piles for their numbers
const STEPS = 12; // of the binary search for the widest card

type Boxes = ReadonlyMap<Item, Box>;

/** Items side by side around `x`; undefined if together they are wider than `most`. */
function inLine(
  items: readonly Item[],
  card: number,
  most: number,
): { size: Size; at: (x: number, y: number) => Boxes } {
  const sizes = items.map((item) => item.size(card, most / Math.max(1, items.length)));
  const gap = APART * card;
  const width = sizes.reduce((sum, size) => sum + size.width, 0) + gap * Math.max(0, items.length - 1);
  const height = Math.max(0, ...sizes.map((size) => size.height));
  const at = (x: number, y: number): Boxes => {
    const boxes = new Map<Item, Box>();
    let left = x - width / 2;
    items.forEach((item, i) => {
      const size = sizes[i] ?? { width: 0, height: 0 };
      boxes.set(item, { x: left, y: y - size.height / 2, ...size });
      left += size.width + gap;
    });
    return boxes;
  };
  return { size: { width, height }, at };
}

/** Items one below the other around `y`. */
function inColumn(items: readonly Item[], card: number, most: number): ReturnType<typeof inLine> {
  const sizes = items.map((item) => item.size(card, most));
  const gap = APART * card;
  const width = Math.max(0, ...sizes.map((size) => size.width));
  const height = sizes.reduce((sum, size) => sum + size.height, 0) + gap * Math.max(0, items.length - 1);
  const at = (x: number, y: number): Boxes => {
    const boxes = new Map<Item, Box>();
    let top = y - height / 2;
    items.forEach((item, i) => {
      const size = sizes[i] ?? { width: 0, height: 0 };
      boxes.set(item, { x: x - size.width / 2, y: top, ...size });
      top += size.height + gap;
    });
    return boxes;
  };
  return { size: { width, height }, at };
}

/** What lies in the middle, and at both sides of it. */
export interface Sides {
  readonly left: readonly Item[];
  readonly centre: readonly Item[];
  readonly right: readonly Item[];
}

export function sidesOf(scene: Scene, loads: Loads): Sides {
  const items = itemsOf(scene, loads);
  const at = (where: Item['where']) => items.filter((item) => item.where === where);
  const [left, right] = scene.leftHand ? [at('right'), at('left')] : [at('left'), at('right')];
  return { left, centre: at('centre'), right };
}

/** What the sizes of places depend on: more cards need more room. */
export type Loads = Readonly<Record<string, number>>;

/** Piles lie beside the middle or, on narrow tables, above it. */
const ORDERS = ['beside', 'above'] as const;
const CENTRES = [inLine, inColumn] as const;

interface MiddlePlan {
  readonly order: (typeof ORDERS)[number];
  readonly inner: (typeof CENTRES)[number];
}

const PLANS: readonly MiddlePlan[] = ORDERS.flatMap((order) => CENTRES.map((inner) => ({ order, inner })));

/** The whole middle with cards of this width, in one arrangement: its size, and where everything lies. */
function arrange(sides: Sides, plan: MiddlePlan, card: number, box: Box): { size: Size; at: (at: Point) => Boxes } {
  const left = inColumn(sides.left, card, box.width / 2);
  const right = inColumn(sides.right, card, box.width / 2);
  const gap = APART * card;
  const beside = plan.order === 'beside';
  const widthOf = (side: { size: Size }): number => (side.size.width > 0 ? side.size.width + gap : 0);
  const least = isLight(sides) ? Math.max(widthOf(left), widthOf(right)) : 0; // then the middle stays where it is
  const before = Math.max(least, widthOf(left));
  const away = beside ? before + Math.max(least, widthOf(right)) : 0;
  const centre = plan.inner(sides.centre, card, box.width - away);
  const tops = Math.max(left.size.height, right.size.height);
  const low = tops > 0 ? COUNT * card : 0; // the numbers below piles
  if (beside) {
    const size = { width: centre.size.width + away, height: Math.max(centre.size.height, tops) };
    return {
      size,
      at: ({ x, y }) => {
        const start = x - size.width / 2;
        const inner = start + before + centre.size.width / 2;
        return new Map([
          ...left.at(start + left.size.width / 2, y),
          ...centre.at(inner, y),
          ...right.at(start + size.width - right.size.width / 2, y),
        ]);
      },
    };
  }
  const size = {
    width: Math.max(centre.size.width, left.size.width + right.size.width + gap),
    height: centre.size.height + tops + low,
  };
  return {
    size,
    at: ({ x, y }) => {
      const top = y - size.height / 2;
      const apart = Math.max(centre.size.width / 4, (Math.max(left.size.width, right.size.width) + gap) / 2);
      const single = sides.left.length === 0 || sides.right.length === 0; // then the sides need not be kept
      return new Map([
        ...left.at(single ? x : x - apart, top + tops / 2),
        ...right.at(single ? x : x + apart, top + tops / 2),
        ...centre.at(x, top + tops + low + centre.size.height / 2),
      ]);
    },
  };
}

/** Whether nothing but light things lies beside the middle. */
const isLight = ({ left, right }: Sides): boolean => [...left, ...right].every(({ light }) => light === true);

const fitsIn = (size: Size, box: Box): boolean => size.width <= box.width + 0.01 && size.height <= box.height + 0.01;

/** px: a card narrower than `least` is not asked for, one wider than `most` neither. */
interface Within {
  readonly least?: number;
  readonly most: number;
}

/** The widest card with which this arrangement fits into a box, up to `most`; `least` where it is not wider. */
function widest(sides: Sides, plan: MiddlePlan, box: Box, { least = 0, most }: Within): number {
  const isRoomFor = (card: number): boolean => fitsIn(arrange(sides, plan, card, box).size, box);
  if (least > 0 && !isRoomFor(least)) return least;
  if (isRoomFor(most)) return most;
  let [low, high] = [least, most];
  for (let i = 0; i < STEPS; i += 1) {
    const card = (low + high) / 2;
    if (isRoomFor(card)) low = card;
    else high = card;
  }
  return low;
}

const filled = ({ seats, options }: Scene, { name, arrangement }: BoardPlace, box: Box): Filled =>
  arrangement.fill({ seats, options, name, box });

/** The widest card with which the middle fits into a box; 0 where it is not wider than `least`. On a board it may be of any width. */
export function tableCard(scene: Scene, sides: Sides, box: Box, { least = 0, most }: Within): number {
  const board = boardPlace(scene);
  if (board) return filled(scene, board, box).card;
  let best = least;
  for (const plan of PLANS) best = widest(sides, plan, box, { least: best, most });
  return best > least ? best : 0;
}

/** How far the rows of a board exceed their box. */
export function hiddenRows(scene: Scene, box: Box): number {
  const board = boardPlace(scene);
  return board ? filled(scene, board, box).hidden : 0;
}

/** The box of every place of a board, and of what lies upon it. */
function boardSpots(scene: Scene, board: BoardPlace, box: Box): Readonly<Record<string, Box>> {
  const { spots, card } = filled(scene, board, box);
  const upon = scene.places.filter((place) => isMiddle(place) && place.over === board.name);
  const at = boxAround(middleOf(box), card, card * RATIO);
  return { ...spots(scene.scroll), ...Object.fromEntries(upon.map(({ name }) => [name, at])) };
}

/** The box of every place and pot of the table. */
export function spotsOf(scene: Scene, ground: SceneMetrics, loads: Loads): Readonly<Record<string, Box>> {
  const board = boardPlace(scene);
  if (board) return boardSpots(scene, board, ground.middle);
  const sides = sidesOf(scene, loads);
  const card = ground.tableCard;
  const isWide = (plan: MiddlePlan): boolean =>
    fitsIn(arrange(sides, plan, card - 0.02, ground.middle).size, ground.middle);
  const plan = PLANS.find(isWide) ?? PLANS[0];
  const spots: Record<string, Box> = {};
  if (!plan) return spots;
  const { size, at } = arrange(sides, plan, card, ground.middle);
  const rest = ground.middle.height - size.height;
  const more = Math.max(0, Math.min(missing(sides.centre, card, ground.middle.width), rest));
  for (const [item, box] of at(middleOf(ground.middle))) {
    const up = plan.order === 'above' ? more / 2 : 0; // what lies above shifts
    Object.assign(spots, item.spots(item === sides.centre[0] ? grown(box, more) : { ...box, y: box.y - up }, card));
  }
  return spots;
}

/** How much higher an item in the middle may grow; only an item that is alone there may. */
function missing([item, another]: readonly Item[], card: number, width: number): number {
  if (!item?.tall || another) return 0;
  return item.tall(card) - item.size(card, width).height;
}

/** Higher by this much, around the same middle. */
const grown = (box: Box, more: number): Box => ({ ...box, y: box.y - more / 2, height: box.height + more });
