/** What the face must know before a word is said: how many cards may go, which suit is asked, where the rubicon lies. */
import { type Suit, parseCard } from '../../../cards/card.ts';
import type { Sight } from '../../face/game-face.ts';

export const RUBICON = 100;
const MOST = 5; // cards of an exchange

const own = (sight: Sight, place: string): number => sight.places.at(`${place}/${String(sight.seat ?? 0)}`).length;

/** Cards that are put aside for the own exchange after carte blanche. */
export const reserved = (sight: Sight): number => own(sight, 'reserve');
export const laidOut = (sight: Sight): number => own(sight, 'discard');

/** How many more cards one may lay out [PQ-X1, PQ-X3, PQ-X7]. */
export const mostToLayOut = (sight: Sight): number =>
  (reserved(sight) || Math.min(MOST, sight.places.at('stock').length)) - laidOut(sight);

/** The suit that must be followed. */
export function requiredSuit({ places }: Sight): Suit | undefined {
  const [card, another] = places.cards('trick');
  return card === undefined || another !== undefined ? undefined : parseCard(card)?.suit;
}
