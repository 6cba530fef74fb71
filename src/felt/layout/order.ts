/** The order in which cards lie side by side. */
import { compareCards } from '../../cards/card.ts';
import { type HandOrder, compareIn } from '../../games/face/hand-order.ts';
import type { Piece } from '../../record/fold.ts';

/** A hand from left to right. */
export function inHand(pieces: readonly Piece[], order: HandOrder = 'suit'): readonly Piece[] {
  const compare = compareIn(order);
  return [...pieces].sort((a, b) => compare(a.card, b.card) || a.id - b.id);
}

/** From left to right: in card order, or in the order in which they were laid. */
export const sorted = (pieces: readonly Piece[], inOrder: boolean): readonly Piece[] =>
  inOrder ? [...pieces].sort((a, b) => compareCards(a.card, b.card) || a.id - b.id) : [...pieces].reverse();
