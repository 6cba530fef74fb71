/**
 * What the felt shows at this moment, for the parts of the table that are not drawn on it: plates, bubbles, counts,
 * focus rings. All lengths are CSS pixels from the felt's top left corner.
 */
import type { Card, Seat } from '../../cards/card.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { Snapshot } from '../../record/timeline.ts';

/** The boxes of a thing: one for a card or place, one for each part of a place that has several. */
export function boxesOf(
  thing: string,
  { spots, cards }: { spots: Readonly<Record<string, Box>>; cards: Readonly<Record<string, Box>> },
): readonly Box[] {
  const one = cards[thing] ?? spots[thing];
  if (one) return [one];
  return Object.entries(spots).flatMap(([place, box]) => (place.startsWith(`${thing}/`) ? [box] : []));
}

/** A card of the person's own hand: where it lies and the strip of it that no other card covers. */
export interface HandSlot {
  readonly card: Card;
  readonly box: Box;
  readonly strip: Box;
  readonly angleRad: number;
}

/** The portrait of a seat: its side in px, and whether the words are below it or, in the direction of writing, after it. */
export interface PortraitSpot {
  readonly side: number;
  readonly upright: boolean;
}

export interface Bubble {
  readonly seat: Seat;
  readonly text: string;
  readonly kind: 'say' | 'mark' | 'pass'; // said for a while; kept while the seat is marked; passed over, without words
}

export interface Shown {
  /** The table as far as the motion has come: after the newest line when nothing moves. */
  readonly seen: Snapshot;
  readonly moving: boolean; // what the lines tell is still on its way; not a card that rises for a pointer or the focus
  readonly free: Box; // the area without bars and edges: everything must lie in it
  readonly plates: readonly Box[]; // by seat: portrait, name and numbers
  readonly portraits: readonly PortraitSpot[]; // by seat: how its portrait lies in its plate
  readonly fans: readonly Box[]; // by seat: where its cards are
  readonly hand: readonly HandSlot[];
  readonly spots: Readonly<Record<string, Box>>; // places: stock, trick, what lies before a seat; pots
  readonly cards: Readonly<Record<string, Box>>; // the visible part of each face-up card on the table
  readonly beds: readonly string[]; // places marked on the cloth in which nothing lies
  readonly middle: Box; // where tricks, piles and boards lie
  readonly scrolls: boolean; // the table is higher than the screen
  readonly prompt: Box; // room for the prompt that covers nothing
  readonly buttons: Box; // where the big buttons go
  readonly text: number; // how large letters are, of the usual size
  readonly raised: Card | undefined; // the hovered card
  readonly bubbles: readonly Bubble[];
  readonly marked: readonly Seat[]; // seats with a called last card
  readonly winners: readonly Seat[]; // of a deal or game that has ended: their plates shine
  readonly lit: Seat | undefined; // whose turn the motion has reached
}
