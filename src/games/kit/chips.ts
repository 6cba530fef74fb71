/** Moves chips between purses and pots. A purse may go below zero; a payment of nothing has no line. */
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { purse } from './line-writer.ts';

export class Chips {
  private readonly pots: ReadonlyMap<number, string>;

  /** The indices of purses and pots in a state: that of seat 0, and those of pots by their names in lines. */
  constructor(
    private readonly purses: number,
    pots: readonly (readonly [word: number, name: string])[] = [],
  ) {
    this.pots = new Map(pots);
  }

  /** Every seat buys this many. */
  buyIn(state: State, seats: number, amount: number, write?: WriteLine): void {
    for (let seat = 0; seat < seats; seat += 1) {
      state[this.purses + seat] = amount;
      if (write && amount > 0) write({ type: 'chips', from: 'bank', to: purse(seat), amount, why: 'buy-in' });
    }
  }

  pay(state: State, from: number, to: number, amount: number, why: string, write?: WriteLine): void {
    state[from] = at(state, from) - amount;
    state[to] = at(state, to) + amount;
    if (write && amount > 0) write({ type: 'chips', from: this.nameOf(from), to: this.nameOf(to), amount, why });
  }

  /** All chips there. */
  payAll(state: State, from: number, to: number, why: string, write?: WriteLine): void {
    this.pay(state, from, to, at(state, from), why, write);
  }

  private nameOf(word: number): string {
    return this.pots.get(word) ?? purse(word - this.purses);
  }
}
