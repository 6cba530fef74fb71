/** Stock and discard: drawing, recycling, and the penalty for a forgotten call [PO-P6, PO-P7, PO-P17]. */
import { bit0, bit1 } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { byteAt, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { hand } from '../kit/line-writer.ts';
import { drewUnseen, recycled, tookOpenly } from './knowledge.ts';
import type { RuleOptions } from './legal.ts';
import { DISCARD_SIZE, LAZY, PILE, STATUS, STOCK_SIZE, addToHand, discardCard } from './state.ts';
import type { PageOneLineWriter } from './line-writer.ts';

const PENALTY = 5;
/** Cards between two orders, top first; used and forgotten within one call. */
const scratch = new Uint8Array(64);

export class PageOneStock {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: PageOneLineWriter,
  ) {}

  /** One card off the stock into the hand, after a recycle if it is due [PO-P6]; the card. */
  draw(state: State, seat: Seat, chance: Chance, write?: WriteLine): number {
    if (state[STOCK_SIZE] === 0) this.recycle(state, chance, write);
    const card = take(state, seat, chance);
    if (write) this.writer.drew(write, seat, card);
    return card;
  }

  /** All of the discard becomes the stock [PO-P7]. Without a record nobody needs its order: it stays open. */
  private recycle(state: State, chance: Chance, write?: WriteLine): void {
    const size = state[DISCARD_SIZE];
    let low = 0;
    let high = 0;
    for (let i = 0; i < size; i += 1) {
      const card = discardCard(state, i);
      scratch[i] = card;
      low |= bit0(card);
      high |= bit1(card);
    }
    if (write) {
      this.writer.move(write, scratch.subarray(0, size), { from: 'discard', to: 'stock', why: 'recycle' });
      chance.shuffle(scratch, size);
      this.writer.shuffle(write, 'stock', scratch.subarray(0, size));
    } else state[STATUS] = state[STATUS] | LAZY;
    for (let i = 0; i < size; i += 1) setPackedByte(state, PILE, size - 1 - i, byteAt(scratch, i));
    state[STOCK_SIZE] = size;
    state[DISCARD_SIZE] = 0;
    recycled(state, low, high);
  }

  /**
   * The seat forgot to call [PO-P17]; `led` if it shut its own window by leading its last card, `by` is the challenger.
   */
  penalty(
    state: State,
    seat: Seat,
    fault: { led: boolean; by: Seat | undefined },
    chance: Chance,
    write?: WriteLine,
  ): void {
    if (write) write({ type: 'note', seat, what: 'forgot', ...(fault.by === undefined ? {} : { by: fault.by }) });
    if (fault.led && state[STOCK_SIZE] === 0 && state[DISCARD_SIZE] > 0) {
      this.takeTrick(state, seat, write); // [PO-P17.1]
      return;
    }
    this.takeFive(state, seat, chance, write); // [PO-P17.2]
  }

  private takeFive(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    let taken = 0;
    let run: number[] | undefined = write && [];
    while (taken < PENALTY) {
      if (state[STOCK_SIZE] === 0) {
        if (state[DISCARD_SIZE] === 0) break;
        if (this.options.pickup) {
          if (taken > 0) break;
          this.takeTrick(state, seat, write);
          return;
        }
        this.tellRun(seat, run, write);
        run = write && [];
        this.recycle(state, chance, write);
      }
      const card = take(state, seat, chance);
      taken += 1;
      run?.push(card);
    }
    this.tellRun(seat, run, write);
    if (write && taken < PENALTY) write({ type: 'note', seat, what: 'short', missing: PENALTY - taken });
  }

  private tellRun(seat: Seat, run: readonly number[] | undefined, write?: WriteLine): void {
    if (write && run && run.length > 0) this.writer.move(write, run, { from: 'stock', to: hand(seat), why: 'penalty' });
  }

  /** The newest completed trick: the top n cards of the discard, named from the top down. */
  private takeTrick(state: State, seat: Seat, write?: WriteLine): void {
    const cards = Math.min(this.options.seats, state[DISCARD_SIZE]);
    for (let i = 0; i < cards; i += 1) {
      scratch[i] = discardCard(state, i);
      tookOpenly(state, seat, byteAt(scratch, i));
    }
    state[DISCARD_SIZE] = state[DISCARD_SIZE] - cards;
    if (write) this.writer.move(write, scratch.subarray(0, cards), { from: 'discard', to: hand(seat), why: 'penalty' });
  }
}

/** The top card of the stock, unseen by the others; where the order is open, any of its cards. */
function take(state: State, seat: Seat, chance: Chance): number {
  const top = state[STOCK_SIZE] - 1;
  let card = packedByte(state, PILE, top);
  if ((state[STATUS] & LAZY) !== 0) {
    const any = chance.below(top + 1);
    const drawn = packedByte(state, PILE, any);
    setPackedByte(state, PILE, any, card);
    card = drawn;
  }
  state[STOCK_SIZE] = top;
  addToHand(state, seat, card);
  drewUnseen(state, seat);
  return card;
}
