/**
 * A pack in the order in which it is dealt. In playouts it is never sorted again: each deal mixes the order of the last
 * one further, which is just as random, and only the dealt cards are drawn.
 */
import type { Chance } from './chance.ts';
import { byteAt } from './state-array.ts';

export class MixedPack {
  private readonly order: Uint8Array; // numbers of cards, top first

  constructor(readonly cards: number) {
    this.order = Uint8Array.from({ length: cards }, (_, card) => card);
  }

  /** Takes the order of a real deck, or draws the first `dealt` cards by chance; the rest keeps its order. */
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
