/** Hit test: generous for thumbs, exact where cards overlap. */
import type { Card } from '../../cards/card.ts';
import type { Point } from '../../games/face/layout/box.ts';
import { contains, tallEnough } from '../../games/face/layout/box.ts';
import { type Box } from '../../games/face/layout/box.ts';
import { type HandSlot, boxesOf } from '../table/shown.ts';

const THUMB = 44; // minimum height of a target
const SLOP = 8; // beside the hand
const BESIDE = 10_000; // what is hit comes before what is only near

/** The targets. */
export interface Targets {
  readonly hand: readonly HandSlot[]; // later ones on top
  readonly spots: Readonly<Record<string, Box>>; // places of the table
  readonly cards: Readonly<Record<string, Box>>; // the visible part of each face-up card there
}

/** The own card at this point: the topmost, or one just beside the finger. */
export function cardAt({ hand }: Targets, at: Point): Card | undefined {
  const over = hand.findLast(({ box }) => contains(tallEnough(box, THUMB), at));
  return (over ?? hand.findLast(({ box }) => contains(box, at, SLOP)))?.card;
}

const distance = (box: Box, at: Point): number =>
  Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);

/** The tappable card or place of the table at this point: cards before places, the nearest first. */
export function thingAt(targets: Targets, at: Point, names: Iterable<string>): string | undefined {
  const best = nearest(targets, at, names);
  return best && best.far >= BESIDE && isBesides(targets, best.name, at) ? undefined : best?.name;
}

function nearest(targets: Targets, at: Point, names: Iterable<string>): { name: string; far: number } | undefined {
  const { cards } = targets;
  let best: { name: string; far: number } | undefined;
  for (const name of names)
    for (const box of boxesOf(name, targets)) {
      if (!contains(tallEnough(box, THUMB), at, name in cards ? 2 : SLOP)) continue;
      const far = distance(box, at) + (contains(box, at) ? 0 : BESIDE) + (name in cards ? 0 : 500);
      if (!best || far < best.far) best = { name, far };
    }
  return best;
}

/** Whether the point lies on another place of the same kind: that one is meant, though it cannot be tapped. */
const isBesides = ({ spots }: Targets, name: string, at: Point): boolean =>
  Object.entries(spots).some(([place, box]) => place !== name && kindOf(place) === kindOf(name) && contains(box, at));

const kindOf = (place: string): string => place.replace(/\/.*$/, '');
