/** Draws from a stock, which is renewed from the discard without its top when needed, and writes the lines. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Piles } from '../../cards/piles.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { type LineWriter, hand } from './line-writer.ts';

/** Buffer for an order, top first; used within one call. */
const scratch = new Uint8Array(256);

export class Stock {
  private readonly isRenewed: boolean;

  constructor(
    private readonly piles: Piles,
    private readonly writer: LineWriter,
    private readonly renewal: {
      readonly recycle: boolean; // is it renewed at all?
      readonly beforeRenewal: (state: State) => void; // all cards outside the discard are in hands
    },
  ) {
    this.isRenewed = renewal.recycle;
  }

  /** Is there a card to draw, in the stock or under the top of the discard? */
  hasMore(state: State): boolean {
    return this.piles.stockSize(state) > 0 || (this.isRenewed && this.piles.discardSize(state) > 1);
  }

  /** Takes one card from the stock, after a recycle if needed; returns it, not yet in a hand. */
  draw(state: State, seat: Seat, why: string, chance: Chance, write?: WriteLine): number {
    if (this.piles.stockSize(state) === 0) this.recycle(state, chance, write);
    const card = this.piles.take(state, chance);
    if (write) this.writer.move(write, [card], { from: 'stock', to: hand(seat), why });
    return card;
  }

  /** Without a record the order of the new stock stays open. */
  private recycle(state: State, chance: Chance, write?: WriteLine): void {
    const { piles, writer } = this;
    const count = piles.listUnderTop(state, scratch);
    if (write) {
      writer.move(write, scratch.subarray(0, count), { from: 'discard', to: 'stock', why: 'recycle' });
      chance.shuffle(scratch, count);
      writer.shuffle(write, 'stock', scratch.subarray(0, count));
    }
    this.renewal.beforeRenewal(state);
    piles.renew(state, scratch, count, write ? 'fixed' : 'open');
  }
}
