/** Where a small sign fits beside a place of the table without overlaps. Pure. */
import { type Box, overlap } from '../../felt/shown.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const COUNT = 8; // the number of a pile extends this far below it

const isInside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

interface Around {
  readonly piles: readonly Box[]; // other places of the table, which the sign may touch
  readonly taken: readonly Box[]; // plates, hand, words: no overlap
  readonly free: Box; // the sign must lie inside
}

/**
 * The box for a sign, in the first of these sizes that fits somewhere: to the right of `place`, else above or below a
 * pile that lies there, else on another side of it; where nothing is free, the smallest to the right, on the table.
 */
export function besidePlace(place: Box, around: Around, sizes: readonly Size[]): Box {
  const taken = [place, ...around.piles, ...around.taken];
  const { free } = around;
  const isFree = (box: Box): boolean => isInside(box, free) && !taken.some((other) => overlap(box, other));
  const boxes = sizes.flatMap((size) => boxesFor(place, around.piles, size));
  const smallest = sizes.at(-1) ?? place;
  const right = Math.min(place.x + place.width + GAP, free.x + free.width - smallest.width);
  const level = place.y + (place.height - smallest.height) / 2;
  return boxes.find(isFree) ?? { ...smallest, x: right, y: level };
}

function boxesFor(place: Box, piles: readonly Box[], size: Size): Box[] {
  const across = (box: Box): number => box.x + (box.width - size.width) / 2;
  const level = place.y + (place.height - size.height) / 2;
  const above = (box: Box): Box => ({ ...size, x: across(box), y: box.y - size.height - GAP });
  const below = (box: Box): Box => ({ ...size, x: across(box), y: box.y + box.height + COUNT + GAP });
  const right: Box = { ...size, x: place.x + place.width + GAP, y: level };
  const left: Box = { ...size, x: place.x - size.width - GAP, y: level };
  const rightmost = [...piles].sort((a, b) => b.x - a.x);
  const outside = rightmost.flatMap((pile): Box[] => [
    { ...size, x: pile.x + pile.width + GAP, y: pile.y + (pile.height - size.height) / 2 },
    { ...size, x: pile.x - size.width - GAP, y: pile.y + (pile.height - size.height) / 2 },
  ]);
  return [right, ...rightmost.map(above), ...rightmost.map(below), left, above(place), below(place), ...outside];
}

const BELOW = 7; // the middle of signs over a lower edge: they cover no text of the plate
const HALF = 8; // of their height
const ABOVE = 9; // clear of the tokens on the upper corners

/** Where signs stand: around a point, or with an edge there. */
export interface AtPlate {
  readonly x: number;
  readonly y: number;
  readonly side?: 'above' | 'after' | 'before';
}

/**
 * Where the signs of a seat stand: over the lower edge of its plate; where the table ends too soon below, above it or, if
 * words stand there, beside it.
 */
export function atPlate({ x, y, width, height }: Box, { free, prompt }: { free: Box; prompt: Box }): AtPlate {
  const middle = x + width / 2;
  const below = y + height + BELOW;
  if (below + HALF <= free.y + free.height) return { x: middle, y: below };
  if (!overlap({ x, y: y - ABOVE - 2 * HALF, width, height: 2 * HALF }, prompt))
    return { x: middle, y: y - ABOVE, side: 'above' };
  const level = y + height / 2;
  return middle < free.x + free.width / 2
    ? { x: x + width + GAP, y: level, side: 'after' }
    : { x: x - GAP, y: level, side: 'before' };
}
