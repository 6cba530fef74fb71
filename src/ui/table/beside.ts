/** Where a small sign fits beside a place of the table without lying on another. Pure. */
import type { Box } from '../../felt/shown.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const COUNT = 8; // what the number on a pile reaches below it

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

interface Around {
  readonly piles: readonly Box[]; // other places of the table: the sign may stand at them
  readonly taken: readonly Box[]; // plates, hand, words: it may not lie on these
}

/**
 * The box for a sign, in the first of these sizes that fits somewhere: to the right of `place`, else above or below a
 * pile that lies there, else on another side of it; where nothing is free, to the right.
 */
export function besidePlace(place: Box, around: Around, sizes: readonly Size[]): Box {
  const taken = [place, ...around.piles, ...around.taken];
  const isFree = (wish: Box): boolean => wish.x >= 0 && wish.y >= 0 && !taken.some((other) => overlap(wish, other));
  const wishes = sizes.flatMap((size) => wishesFor(place, around.piles, size));
  return wishes.find(isFree) ?? wishes[0] ?? place;
}

function wishesFor(place: Box, piles: readonly Box[], size: Size): Box[] {
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
