/** The exchange: swapping with the board, and sweeping it [FI-P3 to FI-P6]. */
import { putIn, takeOut } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { lowestBit } from '../../cards/bits.ts';
import { at, byteAt, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { type LineWriter, hand, placeOf } from '../kit/line-writer.ts';
import {
  BOARD,
  BOARD_SIZE,
  DISCARD_SIZE,
  LAZY,
  PILE,
  RECYCLED,
  STOCK_SIZE,
  copySet,
  discardCard,
  handOf,
  layInSlot,
  putOnDiscard,
  putOnStock,
  slotCard,
  takenBy,
} from './state.ts';

const board = (slot: number): string => placeOf('board', slot);
/** Cards between two orders, top first; used and forgotten within one call. */
const scratch = new Uint8Array(64);

export class Exchange {
  constructor(private readonly writer: LineWriter) {}

  /** One card of the board for one of the hand, which lies in its slot then [FI-P3]. */
  swap(state: State, seat: Seat, taken: number, given: number, write?: WriteLine): void {
    let slot = 0;
    while (slotCard(state, slot) !== taken) slot += 1;
    takeOut(state, handOf(seat), given);
    takeOut(state, takenBy(seat), given);
    takeOut(state, BOARD, taken);
    putIn(state, handOf(seat), taken);
    putIn(state, takenBy(seat), taken); // all have seen it
    layInSlot(state, slot, given);
    if (!write) return;
    this.writer.move(write, [taken], { from: board(slot), to: hand(seat), why: 'take' });
    this.writer.move(write, [given], { from: hand(seat), to: board(slot), why: 'give' });
  }

  /** All five against all five; the old hand lies on the board in card order [FI-P6]. */
  swapAll(state: State, seat: Seat, write?: WriteLine): void {
    let low = at(state, handOf(seat));
    let high = at(state, handOf(seat) + 1);
    if (write)
      for (let slot = 0; slot < BOARD_SIZE; slot += 1)
        this.writer.move(write, [slotCard(state, slot)], { from: board(slot), to: hand(seat), why: 'take' });
    copySet(state, BOARD, handOf(seat));
    copySet(state, BOARD, takenBy(seat));
    state[BOARD] = 0;
    state[BOARD + 1] = 0;
    for (let slot = 0; slot < BOARD_SIZE; slot += 1) {
      const given = low === 0 ? 26 + lowestBit(high) : lowestBit(low);
      if (low === 0) high &= high - 1;
      else low &= low - 1;
      layInSlot(state, slot, given);
      if (write) this.writer.move(write, [given], { from: hand(seat), to: board(slot), why: 'give' });
    }
  }

  /** The board goes to the discard, and new cards are dealt to it [FI-P4]. */
  clear(state: State, chance: Chance, write?: WriteLine): void {
    for (let slot = 0; slot < BOARD_SIZE; slot += 1) {
      const card = slotCard(state, slot);
      putOnDiscard(state, card);
      if (write) this.writer.move(write, [card], { from: board(slot), to: 'discard', why: 'clear' });
    }
    state[BOARD] = 0;
    state[BOARD + 1] = 0;
    for (let slot = 0; slot < BOARD_SIZE; slot += 1) {
      if (state[STOCK_SIZE] === 0) this.recycle(state, chance, write);
      const card = dealOne(state, chance);
      layInSlot(state, slot, card);
      if (write) this.writer.move(write, [card], { from: 'stock', to: board(slot), why: 'deal' });
    }
  }

  /** All of the discard becomes the stock [FI-P5]. Without a record nobody needs its order: it stays open. */
  private recycle(state: State, chance: Chance, write?: WriteLine): void {
    const size = state[DISCARD_SIZE];
    for (let i = 0; i < size; i += 1) scratch[i] = discardCard(state, i);
    if (write) {
      const cards = scratch.subarray(0, size);
      this.writer.move(write, cards, { from: 'discard', to: 'stock', why: 'recycle' });
      chance.shuffle(scratch, size);
      this.writer.shuffle(write, 'stock', cards);
    } else state[LAZY] = 1;
    state[DISCARD_SIZE] = 0;
    for (let i = size - 1; i >= 0; i -= 1) {
      putOnStock(state, byteAt(scratch, i));
      putIn(state, RECYCLED, byteAt(scratch, i));
    }
  }
}

/** The top card of the stock; where its order is open any of its cards. */
function dealOne(state: State, chance: Chance): number {
  const top = state[STOCK_SIZE] - 1;
  let card = packedByte(state, PILE, top);
  if (state[LAZY] === 1) {
    const any = chance.below(top + 1);
    const drawn = packedByte(state, PILE, any);
    setPackedByte(state, PILE, any, card);
    card = drawn;
  }
  state[STOCK_SIZE] = top;
  takeOut(state, RECYCLED, card);
  return card;
}
