/** The auction: who bids how many points, and who leads after it [OC-A1 to OC-A5]. */
import type { Seat } from '../../cards/card.ts';
import type { Act, Acts, WriteLine, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { PASS, bidOf, pointsBid } from './acts.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  ALL_CARDS,
  ALL_POINTS,
  BID,
  BIDDER,
  DEALER,
  JOKER_BIT,
  NO_TRUMP,
  NOBODY,
  PASSED,
  PHASE,
  PLAYING,
  TRUMP,
  TURN,
  UNFIXED,
  WANTED,
} from './state.ts';

export class Auction {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
  ) {}

  /** The lowest bid that is still to be had [OC-A1]. */
  private lowest(state: State): number {
    return Math.max(this.options.lowestBid, state[BID] + 1);
  }

  /** What the seat on turn may say: any higher bid up to 15, or pass [OC-A1]. */
  list(state: State, out: Acts): void {
    const turn = state[TURN];
    for (let points = this.lowest(state); points <= ALL_POINTS; points += 1) out.add(turn, bidOf(points));
    out.add(turn, PASS);
  }

  /** Must agree with `list`. */
  allows(state: State, act: Act): boolean {
    return act === PASS || (pointsBid(act) >= this.lowest(state) && pointsBid(act) <= ALL_POINTS);
  }

  /** One bid or pass of the seat on turn, and what ends the auction. */
  act(state: State, act: Act, write?: WriteLine): void {
    const seat = state[TURN];
    if (act === PASS) state[PASSED] = state[PASSED] | (1 << seat);
    else {
      state[BID] = pointsBid(act);
      state[BIDDER] = seat;
      if (this.options.isReentry) state[PASSED] = 0; // asked again when their turn comes round [OC-A2]
    }
    if (this.isOver(state)) this.end(state, write);
    else state[TURN] = this.nextIn(state, seat);
  }

  /** [OC-A3] 15 is bid, all but the highest bidder have passed, or all have. */
  private isOver(state: State): boolean {
    const bidder = state[BIDDER]; // NOBODY's bit belongs to no seat
    return state[BID] === ALL_POINTS || (state[PASSED] | (1 << bidder)) === (this.options.everybody | (1 << bidder));
  }

  /** The next seat to the left that is still asked [OC-A2]. */
  private nextIn(state: State, seat: Seat): Seat {
    let next = this.options.left(seat);
    while ((state[PASSED] & (1 << next)) !== 0) next = this.options.left(next);
    return next;
  }

  /** The first lead: the bidder's, whose card fixes trump [OC-A4], or after all have passed the opposite seat's [OC-A5]. */
  private end(state: State, write?: WriteLine): void {
    const bidder = state[BIDDER];
    state[PHASE] = PLAYING;
    if (bidder === NOBODY) {
      const leader = (state[DEALER] + (this.options.seats >> 1)) % this.options.seats;
      state[TURN] = leader;
      state[TRUMP] = NO_TRUMP;
      if (write) this.writer.note(write, leader, 'no-bid');
    } else {
      state[TURN] = bidder;
      state[TRUMP] = UNFIXED;
      state[WANTED] = ALL_CARDS & ~JOKER_BIT; // to lead any card but the joker [OC-P2]
      if (write) this.writer.note(write, bidder, 'contract', { points: state[BID] });
    }
  }
}
