/** What cards count where they are added up. */
import { type SeenCard, parseCard } from './card.ts';

/** Court cards and the ten count 10, others their number; of an ace the game says. Nothing for a joker or a hidden card. */
export function pipValue(card: SeenCard, ace: number): number {
  const rank = parseCard(card)?.rank;
  if (rank === undefined) return 0;
  if (rank === 'A') return ace;
  return 'KQJT'.includes(rank) ? 10 : Number(rank);
}
