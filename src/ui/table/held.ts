/** The cards that a seat holds, as far as they are seen: from the top of each place of its hand. */
import { type Card, type Seat, isCard } from '../../cards/card.ts';
import type { GameFace, TableView } from '../../games/face/game-face.ts';

export function heldCards(
  { places: faces }: Pick<GameFace, 'places'>,
  seat: Seat,
  places: TableView['places'],
): Card[] {
  return handPlaces(faces)
    .flatMap((place) => places.cards(`${place.name}/${seat}`))
    .filter((card) => isCard(card));
}

/** The places of a seat whose cards belong to its hand. */
export const handPlaces = (faces: GameFace['places']): GameFace['places'] =>
  faces.filter((place) => place.of === 'seat' && (place.shape === 'fan' || place.inHand));
