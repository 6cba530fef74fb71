/** The order in which cards of a meld lie side by side. */
import { type Card, type SeenCard, compareCards, parseCard } from '../../../cards/card.ts';
import type { LaidCard } from './arrangement.ts';

const LOW_TO_HIGH = 'A23456789TJQK';

/** A set or run from low to high, its ace where it belongs; a card that stands for another lies where that one would. */
export function lowToHigh(cards: readonly LaidCard[], stands: ReadonlyMap<Card, Card>): readonly LaidCard[] {
  const as = ({ card }: LaidCard): SeenCard => (card === '??' ? card : (stands.get(card) ?? card));
  const ranks = new Set(cards.map((one) => parseCard(as(one))?.rank));
  const high = ranks.has('A') && ranks.has('K') && !ranks.has('2');
  const rankOf = (one: LaidCard): number => {
    const rank = parseCard(as(one))?.rank;
    return rank === 'A' && high ? 13 : LOW_TO_HIGH.indexOf(rank ?? ' ');
  };
  return [...cards].sort((a, b) => rankOf(a) - rankOf(b) || compareCards(as(a), as(b)));
}
