/** The places of a game's table: how each lies, and which of them are what. */
import type { Card } from '../../cards/card.ts';
import type { Places } from '../../record/fold.ts';
import {
  type Arrange,
  type Arrangement,
  type Board,
  type LaidCard,
  type PartGroups,
  isBoard,
} from './layout/arrangement.ts';
import type { Size } from './layout/box.ts';

/**
 * One kind of place. `hand` of a seat is `hand/0`, `hand/1`, …; of the table it is the place itself; keyed it is many places
 * of the table, `grid/0`, `layout/S`; laid it is many places, each before the seat that laid its first card, or before the
 * one that its last part names: `meld/5`, `meld/5/2`.
 */
interface Place {
  readonly name: string; // what stands before the first `/`
  readonly faceUp: 'all' | 'owner' | 'none'; // how its cards lie on the felt, whatever a view may know
  readonly count: boolean; // a number beside it
}

/** In the middle of the table, or beside it. */
export interface MiddlePlace extends Place {
  readonly owner: 'table' | 'keyed';
  readonly where: 'centre' | 'left' | 'right';
  readonly arrangement: Arrangement | Board;
  /** It lies on that other place, which is not used at the same time or leaves its middle free. */
  readonly over?: string;
}

/** A pile before the seat that deals, after what lies there. */
export interface DealerPlace extends Place {
  readonly owner: 'table';
  readonly where: 'dealer';
}

/** A hand: fanned out at its owner's edge. */
export interface HandPlace extends Place {
  readonly owner: 'seat';
  readonly where: 'seat';
  readonly sorted?: true; // shown in card order for its owner
}

/** Before its owner, toward the middle. */
export interface FrontPlace extends Place {
  readonly owner: 'seat' | 'laid';
  readonly where: 'front';
  /** Its cards still belong to the owner's hand: the viewer sees them in the fan, marked. */
  readonly inHand?: true;
  /** How many lines of cards it may need where there is room for them; one if left out, 0: it shares those of others. */
  readonly lines?: 0 | 1 | 2 | 3;
  /** From left to right; as they were laid if left out. */
  readonly order?: (cards: readonly LaidCard[], places: Places) => readonly LaidCard[];
  /** What lies apart in fans of its own, or in the middle; one fan a place if left out. */
  readonly parts?: PartGroups;
  /** How those cards lie that all have together in the middle. */
  readonly together?: Arrangement;
}

/** A small pile at its owner's plate. */
export interface HeapPlace extends Place {
  readonly owner: 'seat';
  readonly where: 'pile';
  readonly arrange?: Arrange; // a heap if left out
}

export type PlaceFace = MiddlePlace | DealerPlace | HandPlace | FrontPlace | HeapPlace;

/** Chips that lie on the table: a pot, with the card that stands for it if there is one. */
export interface PotFace {
  readonly purse: string; // `pot`, `pot/AH`
  readonly where: 'centre' | 'left' | 'right';
  readonly card?: Card;
  readonly room?: Size; // in card widths; what a card or a heap of chips needs if left out
}

interface WithPlaces {
  readonly places: readonly PlaceFace[];
}

/** The hand that is fanned out at its owner's edge; none at a game without hands. */
export const handPlace = ({ places }: WithPlaces): HandPlace | undefined =>
  places.find((place) => place.where === 'seat');

/** Whether the cards of a place belong to its owner's hand. */
export const isHeld = (place: PlaceFace): boolean =>
  place.where === 'seat' || (place.where === 'front' && place.inHand === true);

export const isMiddle = (place: PlaceFace): place is MiddlePlace => 'arrangement' in place;

export interface BoardPlace extends MiddlePlace {
  readonly arrangement: Board;
}

/** The place that is the whole middle, if there is one. */
export const boardPlace = ({ places }: WithPlaces): BoardPlace | undefined =>
  places.find((place): place is BoardPlace => isMiddle(place) && isBoard(place.arrangement));

/** The place on which a place lies. */
export const overOf = (place: PlaceFace): string | undefined => (isMiddle(place) ? place.over : undefined);

/** How a place in the middle lies, if it is not a board. */
export const arrangementOf = (place: PlaceFace): Arrangement | undefined =>
  isMiddle(place) && !isBoard(place.arrangement) ? place.arrangement : undefined;

/** How those cards of a place before seats lie that all have together in the middle. */
export const togetherOf = (place: PlaceFace): Arrangement | undefined =>
  place.where === 'front' ? place.together : undefined;
