/** Where a small sign fits beside a place of the table without overlaps. Pure. */
import type { Card, Suit } from '../../cards/card.ts';
import { parseCard } from '../../cards/card.ts';
import { type Box, overlap } from '../../games/face/layout/box.ts';
import { type Shown } from '../../felt/table/shown.ts';
import type { GameFace, Sign } from '../../games/face/game-face.ts';

export interface SpotSize {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const COUNT = 8; // the number of a pile extends this far below it

const isInside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

interface SpotSurroundings {
  readonly piles: readonly Box[]; // other places of the table, which the sign may touch
  readonly taken: readonly Box[]; // plates, hand, words: no overlap
  readonly free: Box; // the sign must lie inside
}

/**
 * The box for a sign, in the first of these sizes that fits somewhere: to the right of `place`, else above or below a
 * pile that lies there, else on another side of it; where nothing is free, the smallest to the right, on the table.
 */
export function besidePlace(place: Box, around: SpotSurroundings, sizes: readonly SpotSize[]): Box {
  const { free } = around;
  const smallest = sizes.at(-1) ?? place;
  const right = Math.min(place.x + place.width + GAP, free.x + free.width - smallest.width);
  const level = place.y + (place.height - smallest.height) / 2;
  return freeBeside(place, around, sizes) ?? { ...smallest, x: right, y: level };
}

/** The same; nothing where nothing is free. */
export function freeBeside(place: Box, around: SpotSurroundings, sizes: readonly SpotSize[]): Box | undefined {
  const taken = [place, ...around.piles, ...around.taken];
  const isFree = (box: Box): boolean => isInside(box, around.free) && !taken.some((other) => overlap(box, other));
  return sizes.flatMap((size) => boxesFor(place, around.piles, size)).find(isFree);
}

function boxesFor(place: Box, piles: readonly Box[], size: SpotSize): Box[] {
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

const GHOST = 3; // px from its card

/** The box of a card to come, beside the one before it: to the right, else below, above or to the left; if all is taken, none. */
export function ghostBox(card: Box, { taken, free }: Pick<SpotSurroundings, 'taken' | 'free'>): Box | undefined {
  const { x, y, width, height } = card;
  const boxes: Box[] = [
    { ...card, x: x + width + GHOST },
    { ...card, y: y + height + GHOST },
    { ...card, y: y - height - GHOST },
    { ...card, x: x - width - GHOST },
  ];
  return boxes.find((box) => isInside(box, free) && !taken.some((other) => overlap(box, other)));
}

type TakenSpots = Pick<Shown, 'cards' | 'plates' | 'prompt' | 'buttons' | 'spots' | 'free'>;

/** The ghosts of cards to come: beside the card after which each belongs, where nothing else lies. */
export function ghostsAt(
  due: readonly { readonly card: Card; readonly after: Card }[],
  { cards, plates, prompt, buttons, spots, free }: TakenSpots,
): readonly { readonly card: Card; readonly suit: Suit; readonly box: Box }[] {
  return due.flatMap(({ card, after }) => {
    const [box, suit] = [cards[after], parseCard(card)?.suit];
    if (!box || !suit) return [];
    const others = Object.entries(cards).flatMap(([name, one]) => (name === after ? [] : [one]));
    const places = Object.values(spots).filter((spot) => !overlap(spot, box)); // not that of its own row
    const at = ghostBox(box, { taken: [...others, ...places, ...plates, prompt, buttons], free });
    return at ? [{ card, suit, box: at }] : [];
  });
}

const INLAY = 0.46; // of a place's width: what is inlaid there

/** Where something as wide as a part of an empty place is seen in it: in its middle, at its top or at its foot; else nowhere. */
export function inlayBox({ x, y, width, height }: Box, others: readonly Box[]): Box | undefined {
  const size = width * INLAY;
  const edge = (width - size) / 8;
  const tops = [y + (height - size) / 2, y + edge, y + height - size - edge];
  const boxes = tops.map((top) => ({ x: x + (width - size) / 2, y: top, width: size, height: size }));
  return boxes.find((box) => !others.some((other) => overlap(other, box)));
}

const BELOW = 8; // the middle of signs over a lower edge: they cover no text of the plate
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

const ON_CARD = 0.6; // of its height: below the index
const CORNER = 8; // px from the corner of a card
const BELOW_PLATE = 16; // px: clear of the plate, above what lies before the seat

/** The height of the sign of a place: on its lower edge; on a seat's pile clear of its plate. */
function levelOf(
  place: string,
  { y, height }: Box,
  plates: readonly Box[],
  { places }: Pick<GameFace, 'places'>,
): number {
  const [name, seat] = place.split('/');
  const plate = plates[Number(seat)];
  if (!plate || !places.some((one) => one.where === 'pile' && one.name === name)) return y + height;
  return y < plate.y ? y + height / 2 : plate.y + plate.height + BELOW_PLATE;
}

/** Where a sign stands: at the edge of a plate, on its place or its card. */
export function signSpot(
  { at }: Pick<Sign, 'at'>,
  shown: Pick<Shown, 'plates' | 'hand' | 'spots' | 'free' | 'prompt'>,
  face: Pick<GameFace, 'places'>,
): AtPlate | undefined {
  if ('seat' in at) {
    const box = shown.plates[at.seat];
    return box && atPlate(box, shown);
  }
  if ('card' in at) {
    const strip = shown.hand.find(({ card }) => card === at.card)?.strip;
    return strip && { x: strip.x + strip.width / 2, y: strip.y + strip.height * ON_CARD };
  }
  const box = shown.spots[at.place];
  const other = at.and === undefined ? undefined : shown.spots[at.and];
  if (box && other) return { x: (box.x + other.x + other.width) / 2, y: (box.y + other.y) / 2 + box.height * ON_CARD };
  if (!box) return undefined;
  // On the last card of a meld: at its upper right no other line lies on it.
  const isMeld = face.places.some(({ name, owner }) => owner === 'laid' && at.place.startsWith(`${name}/`));
  if (isMeld) return { x: box.x + box.width - CORNER, y: box.y + HALF };
  return { x: box.x + box.width / 2, y: levelOf(at.place, box, shown.plates, face) };
}
