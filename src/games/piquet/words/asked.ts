/** What the face must know before a word is said: how many cards may go, which suit is asked, where the rubicon lies. */
import { type Suit, parseCard } from '../../../cards/card.ts';
import type { TableView } from '../../face/game-face.ts';

export const RUBICON = 100;
const MOST = 5; // cards of an exchange

const own = (view: TableView, place: string): number => view.places.at(`${place}/${String(view.seat ?? 0)}`).length;

/** Cards that are put aside for the own exchange after carte blanche. */
export const reserved = (view: TableView): number => own(view, 'reserve');
export const laidOut = (view: TableView): number => own(view, 'discard');

/** How many more cards one may lay out [PQ-X1, PQ-X3, PQ-X7]. */
export const mostToLayOut = (view: TableView): number =>
  (reserved(view) || Math.min(MOST, view.places.at('stock').length)) - laidOut(view);

/** The suit that must be followed. */
export function requiredSuit({ places }: TableView): Suit | undefined {
  const [card, another] = places.cards('trick');
  return card === undefined || another !== undefined ? undefined : parseCard(card)?.suit;
}
