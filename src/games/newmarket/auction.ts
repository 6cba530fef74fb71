/** What becomes of the extra hand: exchanged by the dealer, sold to the highest bidder, or left [NM-W1 to NM-W5]. */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { type LineWriter, hand } from '../kit/line-writer.ts';
import type { Chips } from '../kit/chips.ts';
import type { RuleOptions } from './rule-options.ts';
import { beginPlay } from './setup.ts';
import {
  BID,
  BIDDER,
  BIDDING,
  DEALER,
  EXTRA,
  HAND,
  NO_SEAT,
  PASSED,
  PHASE,
  PURSE,
  SWAPPER,
  TURN,
  cardsInSet,
} from './state.ts';

export class Auction {
  constructor(
    private readonly options: RuleOptions,
    private readonly chips: Chips,
    private readonly writer: LineWriter,
  ) {}

  /** The seat gives its hand away unseen and takes the extra hand; play begins [NM-W2]. */
  exchange(state: State, seat: Seat, write?: WriteLine): void {
    const own = HAND + 2 * seat;
    if (write) {
      this.writer.move(write, cardsInSet(state, own), { from: hand(seat), to: 'dead', why: 'exchange' });
      this.writer.move(write, cardsInSet(state, EXTRA), { from: 'widow', to: hand(seat), why: 'exchange' });
    }
    swapWords(state, own, EXTRA);
    swapWords(state, own + 1, EXTRA + 1);
    state[SWAPPER] = seat;
    beginPlay(state, this.options);
  }

  /** The dealer keeps the own hand: the extra one is put up for auction [NM-W3], or stays where it is [NM-W5]. */
  keep(state: State): void {
    if (!this.options.auction) {
      beginPlay(state, this.options);
      return;
    }
    state[PHASE] = BIDDING;
    state[PASSED] = 1 << state[DEALER];
    state[TURN] = this.options.left(state[DEALER]);
  }

  bid(state: State, seat: Seat, amount: number, write?: WriteLine): void {
    state[BID] = amount;
    state[BIDDER] = seat;
    this.askNext(state, write);
  }

  pass(state: State, seat: Seat, write?: WriteLine): void {
    state[PASSED] = state[PASSED] | (1 << seat);
    this.askNext(state, write);
  }

  /** The next seat to the left that is still in the auction and is not the highest bidder; else it is over [NM-W3]. */
  private askNext(state: State, write?: WriteLine): void {
    const done = state[PASSED] | (state[BIDDER] === NO_SEAT ? 0 : 1 << state[BIDDER]);
    if (done === (1 << this.options.seats) - 1) {
      this.sell(state, write);
      return;
    }
    let seat = this.options.left(state[TURN]);
    while ((done & (1 << seat)) !== 0) seat = this.options.left(seat);
    state[TURN] = seat;
  }

  /** [NM-W4] */
  private sell(state: State, write?: WriteLine): void {
    const bidder = state[BIDDER];
    if (bidder === NO_SEAT) {
      if (write) write({ type: 'note', what: 'unsold' });
      beginPlay(state, this.options);
      return;
    }
    if (write) this.writer.note(write, bidder, 'sold', { amount: state[BID] });
    this.chips.pay(state, PURSE + bidder, PURSE + state[DEALER], state[BID], 'auction', write);
    this.exchange(state, bidder, write);
  }
}

function swapWords(state: State, one: number, other: number): void {
  const word = at(state, one);
  state[one] = at(state, other);
  state[other] = word;
}
