/**
 * A pack in the order in which it is dealt. In playouts it is never sorted again: each deal goes on mixing the order in
 * which the last one left it, which is as random as a new shuffle, and only the cards that are dealt are drawn.
 */
import type { Chance } from './chance.ts';
import { byteAt } from './words.ts';

export class MixedPack {
  private readonly order: Uint8Array; // numbers of cards, top first

  constructor(readonly cards: number) {
    this.order = Uint8Array.from({ length: cards }, (_, card) => card);
  }

  /** Takes the order of a real deck, or brings the first `dealt` cards to the top by chance; the rest lies as it does. */
  shuffle(deck: Uint8Array | undefined, dealt: number, chance: Chance): void {
    const { order, cards } = this;
    if (deck) {
      order.set(deck);
      return;
    }
    for (let i = 0; i < dealt; i += 1) {
      const j = i + chance.below(cards - i);
      const card = byteAt(order, j);
      order[j] = byteAt(order, i);
      order[i] = card;
    }
  }

  /** The card at this index, 0 on top. */
  at(i: number): number {
    return byteAt(this.order, i);
  }
}
