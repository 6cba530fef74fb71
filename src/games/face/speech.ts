/** Cards and suits in signs, the same in every language. Every game's words use them. */
import { type SeenCard, type Suit, parseCard } from '../../cards/card.ts';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card in as few signs as there are: `7♥`, `10♣`, a star for the joker, a question mark for a hidden one. */
export function shortCard(card: SeenCard): string {
  const parts = parseCard(card);
  if (!parts) return '?';
  if (!parts.suit || !parts.rank) return '★';
  return (parts.rank === 'T' ? '10' : parts.rank) + SUIT_SIGNS[parts.suit];
}
