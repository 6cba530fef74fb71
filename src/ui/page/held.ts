/** The cards that a seat holds, as far as they are seen: from the top of each place of its hand. */
import { type Card, type Seat, isCard } from '../../cards/card.ts';
import type { GameFace, TableView } from '../../games/face/game-face.ts';
import { isHeld } from '../../games/face/places.ts';

export function heldCards(
  { places: faces }: Pick<GameFace, 'places'>,
  seat: Seat,
  places: TableView['places'],
): Card[] {
  return faces
    .filter(isHeld)
    .flatMap((place) => places.cards(`${place.name}/${seat}`))
    .filter((card) => isCard(card));
}
