/** What the layout is a function of, apart from the cards: the viewport, who sits where, and the places of the game. */
import type { Seat } from '../../cards/card.ts';
import type { HandOrder } from '../../games/face/hand-order.ts';
import type { PlaceFace, PotFace } from '../../games/face/places.ts';
import type { Options } from '../../record/line.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { PortraitSpot } from '../table/shown.ts';
import type { FeltTable } from '../table/felt-table.ts';
import { NARROW_RIM, rimOf } from './rim.ts';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What takes up room: how many cards are in the own hand, what the size of the middle depends on, and what is shown. */
export interface Load {
  readonly hand: number; // 0: it takes no room
  readonly middle: Readonly<Record<string, number>>; // by place: what its arrangement makes of its cards
  readonly rests: boolean; // beside a result: there are no words and no buttons
  readonly shown?: boolean; // other hands are turned up until the next deal: nothing is behind a plate
}

/** How a table without seats is laid; fetched after the first cards. */
export interface AloneTable {
  readonly places: (places: readonly PlaceFace[], table: FeltTable) => readonly PlaceFace[]; // that are still shown
  readonly ground: (scene: Scene, load: Load) => SceneMetrics;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets; // where nothing may lie: notch, home bar, bars of the page
  readonly seats: number;
  readonly viewer: Seat | undefined; // sits at the bottom; seat 0 where nobody looks on from a seat
  readonly places: readonly PlaceFace[];
  readonly pots: readonly PotFace[];
  readonly options: Options;
  readonly scroll: number; // px by which a table too large for the screen is scrolled
  readonly leftHand: boolean; // left and right change sides
  readonly rightToLeft?: boolean; // so words run: those of a seat are to the left of its portrait
  readonly alone?: AloneTable | undefined; // seats take no room: above the table stands who has won
  readonly text?: number; // how large letters are, of the usual size; 1 if left out
  readonly seed: number; // of the jitter
  readonly order?: HandOrder; // of the own hand; by suit if left out
}

/** How big a seat is: portrait, name and numbers. */
export interface SeatSize {
  readonly width: number;
  readonly height: number;
  readonly face: number; // side of the portrait
  readonly upright: boolean; // the words are below the portrait, not beside it
}

/** How big things are, one of several generous to tight. */
export interface Sizes {
  readonly card: number; // width of a card in the own hand
  readonly seat: SeatSize; // of the others
  readonly own: SeatSize; // the viewer's: its words are beside its portrait
  readonly back: number; // width of a card in another hand
  readonly pile: number; // width of a card in a small pile at a seat
  readonly backs: 'beside' | 'below' | 'open'; // other hands: beside the portrait, below the words, or there with their faces up
  readonly front: number; // width of a card that lies before its seat; 0 where none does
  readonly lines: number; // of such cards
  readonly gap: number;
  readonly aside: boolean; // what lies before seats at the top lies beside their plates if there is room
}

/** How the felt is divided up. */
export interface SceneMetrics {
  readonly box: Box; // all of it, inside the insets
  readonly sizes: Sizes;
  readonly tableCard: number; // width of a card in the middle
  readonly hidden: number; // px of its rows that must be scrolled to
  readonly plates: readonly Box[]; // by seat
  readonly portraits: readonly PortraitSpot[]; // in them
  readonly fronts: readonly Box[]; // by seat: what lies before it; without height where nothing does
  readonly hand: Box; // the own hand, all rows
  readonly middle: Box; // for the trick and the piles beside it
  readonly prompt: Box;
  readonly buttons: Box;
  readonly text: number; // of the scene
}

/** Seats to the left of the viewer, as steps clockwise; 0 is the viewer. */
export const stepsFrom = (scene: Scene, seat: Seat): number => (seat - (scene.viewer ?? 0) + scene.seats) % scene.seats;

/** The seat so many steps clockwise from the viewer. */
export const seatAt = (scene: Scene, steps: number): Seat => ((scene.viewer ?? 0) + steps) % scene.seats;

/** What is left of the viewport inside the insets and a wide rim; a narrow one has room in the gap at the edge. */
export function inside({ width, height, insets }: Scene): Box {
  const rim = rimOf({ width, height });
  const clear = (inset: number): number => Math.max(inset, rim > NARROW_RIM ? rim : 0);
  const [x, y] = [clear(insets.left), clear(insets.top)];
  return { x, y, width: width - x - clear(insets.right), height: height - y - clear(insets.bottom) };
}
