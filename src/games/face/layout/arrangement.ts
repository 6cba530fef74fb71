/**
 * How the cards of a place lie: how much room they need, where their places are in it, and where each card is. What games
 * have in common is in the other files of this folder; a game composes its arrangements of them, or writes its own. Pure.
 */
import type { Card, Seat } from '../../../cards/card.ts';
import type { Piece, Places } from '../../../record/fold.ts';
import type { NoteLine, Options } from '../../../record/line.ts';
import type { Box, Size } from './box.ts';
import type { Pose } from './pose.ts';

/** A card on the table, with what is known of how it came there. */
export interface LaidCard extends Piece {
  readonly place: string;
  readonly from: Seat | undefined; // from whose place it came
  readonly at: number; // lines of the record when it was laid
  readonly noted: number; // notes of this deal when it was laid
}

/** What an arrangement may depend on besides its cards. */
export interface TableFacts {
  readonly seats: number;
  readonly options: Options;
}

/** What the size of an arrangement depends on. */
export interface Need extends TableFacts {
  readonly name: string; // of the first of its places
  readonly load: number; // what `load` made of its cards
  readonly card: number; // px: width of a card
}

/** Where cards are laid out. */
export interface ArrangementRoom extends TableFacts {
  readonly box: Box; // of the place
  readonly card: number; // px: width of a card
  readonly area: Box; // the middle of the table: what lies outside it is not drawn
  readonly places: Places;
  readonly raised: Card | undefined; // hovered
  readonly seed: number; // of the degree or two by which cards lie askew
  /** How many seats clockwise from the viewer a seat is. */
  readonly stepsTo: (seat: Seat) => number;
}

/** How one card lies; what is left out is as on a flat card. `z` counts from its place on. */
export interface Lying extends Partial<Omit<Pose, 'faceUp'>> {
  readonly id: number;
  readonly seen?: Box; // the part of it that no other covers: there it is hovered, tapped and lit
}

/** Lays cards out, the one that was laid first before others. */
export type Arrange = (cards: readonly LaidCard[], room: ArrangementRoom) => readonly Lying[];

/** One thing in the middle of the table, or beside it. */
export interface Arrangement {
  /** Its places by the first part of their names, the first one first, where several share its room. */
  readonly stems?: readonly string[];
  /** What its size depends on, from the number of its cards: with the same number it has the same size. */
  readonly load?: (cards: number) => number;
  /** px: its size, within this width. */
  readonly size: (need: Need, most: number) => Size;
  /** px: the greatest height that it takes where there is room, if that is more than its size. */
  readonly tall?: (card: number) => number;
  /** The boxes of its places inside its box: all of it for one place, if left out. */
  readonly spots?: (box: Box, need: Need) => Readonly<Record<string, Box>>;
  readonly arrange: Arrange;
  /** Whether the emptiness of a place matters, by the first part of its name: it is marked on the cloth. */
  readonly isMarked?: (stem: string) => boolean;
  /** Only its topmost card can be seen: face down it says nothing. */
  readonly isSquared?: true;
  /** How its cards lie where each must be whole, as beside a result. */
  readonly apart?: Arrangement;
  /** What lies upon it lies so high in it; above all its cards if left out. */
  readonly inside?: number;
}

/** What fills the whole middle of the table, with cards as wide as it likes. */
export interface Board {
  readonly fill: (table: TableFacts & { readonly name: string; readonly box: Box }) => Filled;
  readonly arrange: Arrange;
}

/** A board in its box. */
export interface Filled {
  readonly card: number; // px: width of a card
  readonly hidden: number; // px by which it exceeds the box: it is scrolled
  readonly spots: (scroll: number) => Readonly<Record<string, Box>>;
}

/** Cards before seats that lie together, from left to right: before the seat of the first one, or in the middle with others. */
export interface LaidGroup {
  readonly cards: readonly LaidCard[];
  readonly isInMiddle?: boolean;
}

/** Parts what all seats have before them, each seat's cards in the order in which they were laid. */
export type PartGroups = (cards: readonly LaidCard[], notes: readonly NoteLine[]) => readonly LaidGroup[];

export const isBoard = (one: Arrangement | Board): one is Board => 'fill' in one;
