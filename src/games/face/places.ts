/** Which of a game's places are what: its hand, and what lies in the middle of the table. */
import type { GameFace, HandPlace, MiddlePlace, PlaceFace } from './game-face.ts';
import { type Board, isBoard } from './layout/arrangement.ts';

/** The hand that is fanned out at its owner's edge; none at a game without hands. */
export const handPlace = ({ places }: Pick<GameFace, 'places'>): HandPlace | undefined =>
  places.find((place) => place.where === 'seat');

/** Whether the cards of a place belong to its owner's hand. */
export const isHeld = (place: PlaceFace): boolean =>
  place.where === 'seat' || (place.where === 'front' && place.inHand === true);

export const isMiddle = (place: PlaceFace): place is MiddlePlace => 'arrangement' in place;

export interface BoardPlace extends MiddlePlace {
  readonly arrangement: Board;
}

/** The place that is the whole middle, if there is one. */
export const boardPlace = ({ places }: Pick<GameFace, 'places'>): BoardPlace | undefined =>
  places.find((place): place is BoardPlace => isMiddle(place) && isBoard(place.arrangement));
