/** What lies under a finger: generous where a thumb is meant, exact where cards overlap. */
import type { Card } from '../../cards/card.ts';
import type { Point } from '../layout/box.ts';
import { contains, tallEnough } from '../layout/box.ts';
import type { Box, HandSlot } from '../shown.ts';

const THUMB = 44; // the least height of a target
const SLOP = 8; // beside the hand

/** What can be hit. */
export interface Targets {
  readonly hand: readonly HandSlot[]; // later ones on top
  readonly spots: Readonly<Record<string, Box>>; // places of the table
}

/** The own card there: the topmost that shows there, or one a little beside the finger. */
export function cardAt({ hand }: Targets, at: Point): Card | undefined {
  const over = hand.findLast(({ box }) => contains(tallEnough(box, THUMB), at));
  return (over ?? hand.findLast(({ box }) => contains(box, at, SLOP)))?.card;
}

/** The place of the table there, among those that may be tapped. */
export function placeAt({ spots }: Targets, at: Point, names: Iterable<string>): string | undefined {
  for (const name of names) {
    const spot = spots[name];
    if (spot && contains(spot, at, SLOP)) return name;
  }
  return undefined;
}
