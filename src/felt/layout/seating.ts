/** Where the plates of the other seats lie: spread around the edge, clockwise from the left. */
import type { Box } from '../../games/face/layout/box.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import type { Sizes } from './scene.ts';

/** px below a plate for its signs: the faces of its cards begin there. */
export const FREE = 18;

const LINE = 0.62; // of a card's width: what a line before a seat leaves of the one above it

/** Height of the cards that lie before a seat, with the space above them. */
export const frontHeight = ({ front, lines }: Pick<Sizes, 'front' | 'lines'>): number =>
  front > 0 ? front * (RATIO + (lines - 1) * LINE + 0.12) : 0;

/** Below a seat: its cards, or room for its signs. */
function backsHeight({ back, backs, front, gap }: Sizes): number {
  if (backs === 'beside') return front > 0 ? FREE : FREE - gap;
  return back * RATIO + (backs === 'open' ? FREE : 0);
}

const sizeOf = ({ seat: { width, height } }: Sizes): { width: number; height: number } => ({ width, height });

/** A plate with the backs below it. */
const seatHeight = (sizes: Sizes): number => sizes.seat.height + backsHeight(sizes) + 2;

/** With what lies before the seat. */
const blockHeight = (sizes: Sizes): number => seatHeight(sizes) + frontHeight(sizes);

/** Where the cards before a seat lie: below its plate and backs, `width` wide around its middle, on the table. */
function frontBelow(plate: Box, sizes: Sizes, room: { width: number; table: Box }): Box {
  const x = plate.x + plate.width / 2 - room.width / 2;
  const most = room.table.x + room.table.width - room.width;
  return {
    x: Math.min(Math.max(x, room.table.x), Math.max(room.table.x, most)),
    y: plate.y + plate.height + backsHeight(sizes) + sizes.front * 0.1,
    width: room.width,
    height: frontHeight(sizes),
  };
}

/** To the right of its plate. */
const frontBeside = (plate: Box, sizes: Sizes, width: number): Box => ({
  x: plate.x + plate.width + sizes.gap,
  y: plate.y,
  width,
  height: frontHeight(sizes),
});

/** Of the table's width: what is beside the own hand, and what lies before a seat at the side, is not wider. */
export const SIDE = 0.16;

export interface Seating {
  readonly plates: readonly Box[]; // of the seats 1 step, 2 steps … clockwise from the viewer
  readonly middle: Box; // what they leave free
  readonly fronts: readonly Box[]; // for what lies before each of them
}

/** Of a front card's width: what lies beside a plate would like to have, and needs at least. */
const BESIDE = 6.5;
const LEAST_BESIDE = 3.2;

interface Others {
  readonly sizes: Sizes;
  readonly table: Box;
  readonly foot: (wide: number) => number;
}

/**
 * Space for `count` plates of others: the box reaches down to where the viewer's own things begin, at its sides perhaps
 * farther: there they begin at `foot`, for what is `wide` at most.
 */
export function seatOthers(box: Box, count: number, others: Others): Seating {
  if (count === 0) return { plates: [], middle: box, fronts: [] };
  return box.width >= box.height * 1.15 ? seatAround(box, count, others) : seatInRows(box, count, others);
}

/** Wide tables: some at the sides, the rest along the top. */
function seatAround(box: Box, count: number, { sizes, table, foot }: Others): Seating {
  const { gap } = sizes;
  const plate = sizeOf(sizes);
  const fits = Math.floor((box.width - gap) / (plate.width + gap));
  const sides = count === 1 ? 0 : Math.max(1, Math.ceil((count - fits) / 2));
  const along = count - 2 * sides;
  const top = along > 0 ? row(box, along, sizes) : [];
  const aside = (pitch(box, along, sizes) - plate.width) / 2 - 2 * gap;
  const beside = sizes.aside && aside >= sizes.front * LEAST_BESIDE;
  const high = beside ? Math.max(seatHeight(sizes), frontHeight(sizes)) : blockHeight(sizes);
  const under = along > 0 ? high + gap : 0;
  const wing = sizes.front > 0 ? Math.max(plate.width, Math.min(sizes.front * 4.2, box.width * SIDE)) : plate.width;
  const side = sides > 0 ? wing + 2 * gap : 0;
  const middle = { x: box.x + side, y: box.y + under, width: box.width - 2 * side, height: box.height - under };
  const inset = (wing - plate.width) / 2;
  const all = { sizes, high: along === 0, most: foot(side) - middle.y };
  const left = column(middle, sides, { ...all, x: box.x + gap + inset });
  const right = column(middle, sides, { ...all, x: box.x + box.width - gap - plate.width - inset });
  const between = pitch(box, along, sizes) - gap;
  const atSide = (at: Box): Box => frontBelow(at, sizes, { width: wing, table });
  const atTop = (at: Box): Box =>
    beside ? frontBeside(at, sizes, aside) : frontBelow(at, sizes, { width: between, table });
  left.reverse();
  return {
    plates: [...left, ...top, ...right],
    middle,
    fronts: [...left.map(atSide), ...top.map(atTop), ...right.map(atSide)],
  };
}

/** Tall tables: one row along the top, and pairs at both sides below it if there are many. */
function seatInRows(box: Box, count: number, { sizes, table }: Others): Seating {
  const { gap } = sizes;
  const plate = sizeOf(sizes);
  const fits = Math.max(2, Math.floor((box.width - gap) / (plate.width + gap)));
  const pairs = Math.max(0, Math.ceil((count - fits) / 2));
  const step = blockHeight(sizes) + gap;
  const top = row(box, count - 2 * pairs, sizes);
  const down = Array.from({ length: pairs }, (_, i) => box.y + (i + 1) * step);
  const at = (x: number) => (y: number) => ({ x, y, ...plate });
  const left = down.map(at(box.x + gap)).reverse();
  const right = down.map(at(box.x + box.width - gap - plate.width));
  const under = step * (pairs + 1);
  const half = (box.width - 3 * gap) / 2;
  const between = pitch(box, count - 2 * pairs, sizes) - gap;
  const front = (width: number) => (at: Box) => frontBelow(at, sizes, { width, table });
  return {
    plates: [...left, ...top, ...right],
    fronts: [...left.map(front(half)), ...top.map(front(between)), ...right.map(front(half))],
    middle: { x: box.x + gap, y: box.y + under, width: box.width - 2 * gap, height: box.height - under },
  };
}

/** From one plate of a row to the next. */
function pitch(box: Box, count: number, { seat: plate, gap, front, aside }: Sizes): number {
  const wanted =
    aside && front > 0 ? plate.width + 2 * (front * BESIDE + 2 * gap) : plate.width * (front > 0 ? 3.2 : 2.2);
  return Math.min(box.width - gap, count * wanted + gap) / Math.max(1, count);
}

function row(box: Box, count: number, sizes: Sizes): Box[] {
  const plate = sizeOf(sizes);
  const room = pitch(box, count, sizes) * count;
  const start = box.x + (box.width - room) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: start + ((i + 0.5) * room) / count - plate.width / 2,
    y: box.y,
    ...plate,
  }));
}

interface ColumnPlan {
  readonly x: number;
  readonly sizes: Sizes;
  readonly high: boolean; // nobody sits at the top
  readonly most: number; // how high it may be, where the box is not high enough
}

/** Plates one below the other from the top down, around the middle of the box or, with nobody at the top, higher. */
function column(box: Box, count: number, plan: ColumnPlan): Box[] {
  const block = blockHeight(plan.sizes);
  const wanted = count * (block + plan.sizes.gap * 3);
  const height = Math.max(box.height, Math.min(wanted, plan.most));
  const room = Math.min(height, wanted);
  const start = box.y + (height - room) * (plan.high ? 0.3 : 0.45);
  return Array.from({ length: count }, (_, i) => ({
    x: plan.x,
    y: start + ((i + 0.5) * room) / count - block / 2,
    ...sizeOf(plan.sizes),
  }));
}
