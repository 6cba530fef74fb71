/** What the layout returns, and what it depends on besides scene and table. */
import type { Card } from '../../cards/card.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { HandSlot } from '../table/shown.ts';
import type { Pose } from '../../games/face/layout/pose.ts';
import type { SceneMetrics } from './scene.ts';

/** Which cards are highlighted. */
export interface Hints {
  readonly playable: ReadonlySet<string>; // faces of own cards that may be played or chosen
  readonly things: ReadonlySet<string>; // cards and places of the table that may be tapped
  readonly choosing: boolean; // it is this seat's turn: unplayable cards are dimmed
  readonly selecting: boolean; // a tap chooses a card: only chosen ones rise
  readonly raised: Card | undefined; // under the mouse, or with the keyboard's focus
  readonly along: ReadonlySet<string>; // own cards that would go with the hovered one
  readonly pressed: Card | undefined; // under the thumb: rises clear of it
  readonly chosen: ReadonlySet<string>; // for the own turn, or to be laid together
}

export const NO_HINTS: Hints = {
  playable: new Set(),
  things: new Set(),
  choosing: false,
  selecting: false,
  raised: undefined,
  along: new Set(),
  pressed: undefined,
  chosen: new Set(),
};

/** A card of the own hand on the felt. */
export interface Slot extends HandSlot {
  readonly piece: number;
}

export interface FeltLayout {
  readonly ground: SceneMetrics;
  readonly felt: Box; // all of it
  readonly poses: ReadonlyMap<number, Pose>; // by piece
  readonly plates: readonly Box[]; // by seat
  readonly fans: readonly Box[]; // by seat: where its cards are, for light and flights
  readonly hand: readonly Slot[]; // in the order in which they lie, later ones on top
  readonly spots: Readonly<Record<string, Box>>; // every place that has a box, pots too
  readonly cards: Readonly<Record<string, Box>>; // the visible part of each face-up card on the table
  readonly empty: ReadonlySet<string>; // of the places with a box: nothing lies there
  readonly beds: readonly string[]; // places marked on the cloth even when empty
  readonly scrollMost: number; // px by which the table exceeds the screen
}
