/** The stock: drawn from the top where a deck lies there, from anywhere where its order is open. */
import type { Chance } from '../../cards/chance.ts';
import { packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import { CARDS } from './rule-options.ts';
import { LAZY, ROW, STATUS, STOCK_SIZE } from './state.ts';

/** The row of a stock whose order is open: each card at the index of its number. */
const OPEN_ROW = new Int32Array(Math.ceil(CARDS / 4));
for (let i = 0; i < CARDS; i += 1) setPackedByte(OPEN_ROW, 0, i, i);

/** All cards are stock: a real deck with its top at the end of the row, or none, and then the order is open. */
export function layStock(state: State, deck: Uint8Array | undefined): void {
  state[STOCK_SIZE] = CARDS;
  if (deck) for (const [i, card] of deck.entries()) setPackedByte(state, ROW, CARDS - 1 - i, card);
  else {
    state.set(OPEN_ROW, ROW);
    state[STATUS] = state[STATUS] | LAZY;
  }
}

/** Takes a card off the stock; it then lies on the dealt side of the row. */
export function takeCard(state: State, chance: Chance): number {
  const top = state[STOCK_SIZE] - 1;
  let card = packedByte(state, ROW, top);
  if ((state[STATUS] & LAZY) !== 0) {
    const any = chance.below(top + 1);
    const drawn = packedByte(state, ROW, any);
    setPackedByte(state, ROW, any, card);
    setPackedByte(state, ROW, top, drawn);
    card = drawn;
  }
  state[STOCK_SIZE] = top;
  return card;
}
