/** The pack of a game: all its cards in card order. Inside the rules a card is its index in this list. */
import { type Card, RANKS, type Rank, SUITS, printCard } from './card.ts';

/** All cards of a pack in card order: copies of a face side by side, jokers last. */
export function makePack(contents: { jokers: number; copies?: number; ranks?: readonly Rank[] }): readonly Card[] {
  const copies = contents.copies ?? 1;
  const cards: Card[] = [];
  for (const suit of SUITS)
    for (const rank of contents.ranks ?? RANKS)
      for (let copy = 1; copy <= copies; copy += 1) cards.push(printCard(`${rank}${suit}`, copy));
  for (let copy = 1; copy <= contents.jokers; copy += 1) cards.push(printCard('JK', copy));
  return cards;
}
