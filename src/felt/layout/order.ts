/** The order in which cards lie side by side. */
import { type Card, compareCards, parseCard } from '../../cards/card.ts';
import { type HandOrder, compareIn } from '../../client/hand-order.ts';
import type { PlaceFace } from '../../games/face/game-face.ts';
import type { Piece } from '../../record/fold.ts';

/** A hand from left to right. */
export function inHand(pieces: readonly Piece[], order: HandOrder = 'suit'): readonly Piece[] {
  const compare = compareIn(order);
  return [...pieces].sort((a, b) => compare(a.card, b.card) || a.id - b.id);
}

/** From left to right: in card order, or in the order in which they were laid. */
export const sorted = (pieces: readonly Piece[], inOrder: boolean): readonly Piece[] =>
  inOrder ? [...pieces].sort((a, b) => compareCards(a.card, b.card) || a.id - b.id) : [...pieces].reverse();

const LOW_TO_HIGH = 'A23456789TJQK';

/**
 * Left to right: as they were laid or, sorted, a run from low to high with its ace where it belongs; a card that stands for
 * another lies where that one would.
 */
export function inLayOrder(
  pieces: readonly Piece[],
  face: PlaceFace,
  stands: ReadonlyMap<Card, Card>,
): readonly Piece[] {
  const laid = [...pieces].reverse();
  if (!face.sorted) return laid;
  const as = ({ card }: Piece): Piece['card'] => (card === '??' ? card : (stands.get(card) ?? card));
  const ranks = new Set(laid.map((piece) => parseCard(as(piece))?.rank));
  const high = ranks.has('A') && ranks.has('K') && !ranks.has('2');
  const rankOf = (piece: Piece): number => {
    const rank = parseCard(as(piece))?.rank;
    return rank === 'A' && high ? 13 : LOW_TO_HIGH.indexOf(rank ?? ' ');
  };
  return laid.sort((a, b) => rankOf(a) - rankOf(b) || compareCards(as(a), as(b)));
}
