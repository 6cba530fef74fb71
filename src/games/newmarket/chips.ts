/** Chips on their way between purses and pots; debts are allowed [NM-E2]. */
import { must } from '../../cards/must.ts';
import { at } from '../../cards/words.ts';
import type { Say, State } from '../contract/contract.ts';
import { placeOf, tellChips } from '../kit/line-writer.ts';
import { KITTY, MAX_SEATS, POT, PURSE } from './state.ts';

/** Purses and pots are named by their words in the state. */
export class Chips {
  private readonly names: ReadonlyMap<number, string>;

  constructor(payCards: readonly string[]) {
    const purses = Array.from({ length: MAX_SEATS }, (_, seat) => [PURSE + seat, placeOf('purse', seat)] as const);
    const pots = payCards.map((card, i) => [POT + i, `pot/${card}`] as const);
    this.names = new Map([...purses, ...pots, [KITTY, 'pot/kitty']]);
  }

  pay(state: State, from: number, to: number, amount: number, why: string, say?: Say): void {
    state[from] = at(state, from) - amount;
    state[to] = at(state, to) + amount;
    if (say) tellChips(say, amount, { from: this.name(from), to: this.name(to), why });
  }

  /** All that lies there. */
  payAll(state: State, from: number, to: number, why: string, say?: Say): void {
    this.pay(state, from, to, at(state, from), why, say);
  }

  name(word: number): string {
    return must(this.names.get(word), 'purse or pot');
  }
}
