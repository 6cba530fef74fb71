/** The order in which a person's cards lie in the hand. It changes what is seen, never what may be done. */
import { type Card, RANKS, cardOrder, compareCards } from '../../cards/card.ts';

/** By suit, by rank, or as somebody has laid the cards; those that came later are at the end. */
export type HandOrder = 'suit' | 'rank' | readonly Card[];

const LAST = 99; // after all others

/** Compares two cards of a hand in this order. */
export function compareIn(order: HandOrder): (one: string, other: string) => number {
  if (order === 'suit') return compareCards;
  const placeOf = (card: string): number => {
    const face = Math.floor(cardOrder(card) / 10); // suit by suit
    if (order === 'rank') return face < 52 ? face % RANKS.length : LAST;
    const at = order.findIndex((one) => one === card);
    return at < 0 ? LAST : at;
  };
  return (one, other) => placeOf(one) - placeOf(other) || compareCards(one, other);
}
