/** Chips on their way between purses and pots. A purse may go below zero; where there is nothing to pay nothing is said. */
import { at } from '../../cards/words.ts';
import type { Say, State } from '../contract/contract.ts';
import { purse } from './line-writer.ts';

export class Chips {
  private readonly pots: ReadonlyMap<number, string>;

  /** Purses and pots are named by their words in a state: that of seat 0, and those of pots with their names in lines. */
  constructor(
    private readonly purses: number,
    pots: readonly (readonly [word: number, name: string])[] = [],
  ) {
    this.pots = new Map(pots);
  }

  /** Every seat buys this amount. */
  buyIn(state: State, seats: number, amount: number, say?: Say): void {
    for (let seat = 0; seat < seats; seat += 1) {
      state[this.purses + seat] = amount;
      if (say && amount > 0) say({ type: 'chips', from: 'bank', to: purse(seat), amount, why: 'buy-in' });
    }
  }

  pay(state: State, from: number, to: number, amount: number, why: string, say?: Say): void {
    state[from] = at(state, from) - amount;
    state[to] = at(state, to) + amount;
    if (say && amount > 0) say({ type: 'chips', from: this.nameOf(from), to: this.nameOf(to), amount, why });
  }

  /** All that lies there. */
  payAll(state: State, from: number, to: number, why: string, say?: Say): void {
    this.pay(state, from, to, at(state, from), why, say);
  }

  private nameOf(word: number): string {
    return this.pots.get(word) ?? purse(word - this.purses);
  }
}
