/** Chips on their way from purse to pot and from purse to purse; debts are allowed [FT-E3]. */
import type { Seat } from '../../cards/card.ts';
import type { Say, State } from '../contract/contract.ts';
import { purse, tellChips } from '../kit/line-writer.ts';
import { POT, PURSE, purseOf } from './state.ts';

export function payPot(state: State, seat: Seat, amount: number, why: string, say?: Say): void {
  state[PURSE + seat] = purseOf(state, seat) - amount;
  state[POT] = state[POT] + amount;
  if (say) tellChips(say, amount, { from: purse(seat), to: 'pot', why });
}

export function paySeat(state: State, seat: Seat, to: Seat, amount: number, why: string, say?: Say): void {
  state[PURSE + seat] = purseOf(state, seat) - amount;
  state[PURSE + to] = purseOf(state, to) + amount;
  if (say) tellChips(say, amount, { from: purse(seat), to: purse(to), why });
}

/** The whole pot into one purse. */
export function takePot(state: State, seat: Seat, why: string, say?: Say): void {
  const amount = state[POT];
  state[PURSE + seat] = purseOf(state, seat) + amount;
  state[POT] = 0;
  if (say) tellChips(say, amount, { from: 'pot', to: purse(seat), why });
}
