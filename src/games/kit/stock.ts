/** Drawing from a stock that is renewed out of the discard, all but its top, when a card is needed; and how it is told. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Piles } from '../../cards/piles.ts';
import type { Say, State } from '../contract/contract.ts';
import { type LineWriter, hand } from './line-writer.ts';

/** Cards between two orders, top first; used and forgotten within one call. */
const scratch = new Uint8Array(256);

export class Stock {
  private readonly isRenewed: boolean;

  constructor(
    private readonly piles: Piles,
    private readonly writer: LineWriter,
    private readonly of: {
      readonly recycle: boolean; // is it renewed at all?
      readonly beforeRenewal: (state: State) => void; // all the cards that are not in the discard lie in hands
    },
  ) {
    this.isRenewed = of.recycle;
  }

  /** Is there a card to draw, in the stock or under the top of the discard? */
  hasMore(state: State): boolean {
    return this.piles.stockSize(state) > 0 || (this.isRenewed && this.piles.discardSize(state) > 1);
  }

  /** Takes one card off the stock for a hand, after a recycle if it is due; the card, which is not in the hand yet. */
  draw(state: State, seat: Seat, why: string, chance: Chance, say?: Say): number {
    if (this.piles.stockSize(state) === 0) this.recycle(state, chance, say);
    const card = this.piles.take(state, chance);
    if (say) this.writer.move(say, [card], { from: 'stock', to: hand(seat), why });
    return card;
  }

  /** Without a record nobody needs the order of the new stock: it stays open. */
  private recycle(state: State, chance: Chance, say?: Say): void {
    const { piles, writer } = this;
    const count = piles.listUnderTop(state, scratch);
    if (say) {
      writer.move(say, scratch.subarray(0, count), { from: 'discard', to: 'stock', why: 'recycle' });
      chance.shuffle(scratch, count);
      writer.shuffle(say, 'stock', scratch.subarray(0, count));
    }
    this.of.beforeRenewal(state);
    piles.renew(state, scratch, count, say ? 'fixed' : 'open');
  }
}
