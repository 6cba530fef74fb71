/** Chips that move between purses, farm and side pot. */
import { at } from '../../cards/words.ts';
import type { Say, State } from '../contract/contract.ts';
import { purse, tellChips } from '../kit/line-writer.ts';
import { FARM, PURSE, SIDE } from './state.ts';

/**
 * Chips go from one purse of the state to another, as indices of their words; none is ever too short [FA-S3]. Where there
 * is nothing to pay nothing is said.
 */
export function pay(state: State, from: number, to: number, amount: number, why: string, say?: Say): void {
  state[from] = at(state, from) - amount;
  state[to] = at(state, to) + amount;
  if (say) tellChips(say, amount, { from: nameOf(from), to: nameOf(to), why });
}

function nameOf(word: number): string {
  if (word === FARM) return 'farm';
  return word === SIDE ? 'side' : purse(word - PURSE);
}
