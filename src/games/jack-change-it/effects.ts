/** What trick cards do once they lie there [JC-P4 to JC-P7, JC-P9], for the seat that plays them and for an active first card. */
import { SUITS, type Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { reverse } from '../kit/matching/acts.ts';
import { DEBT, NAMED, NEED, nextSeat } from '../kit/matching/state.ts';
import { NO_CARD } from './acts.ts';
import { ACE_OF_HEARTS, EIGHT, FIVE_OF_HEARTS, type RuleOptions, RANK_OF, TWO } from './rule-options.ts';
import { ACE_FLAG, AMOUNT } from './state.ts';

const OF_TWO = 2;
const OF_ACE = 5;

export class Effects {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
  ) {}

  /**
   * The seat laid this card, and `two` on top of it unless that is NO_CARD; what it demands is in NEED already. The
   * notes are in the order of [JC-P9]. Who is to act next.
   */
  of(state: State, seat: Seat, card: number, two: number, write?: WriteLine): Seat {
    const rank = byteAt(RANK_OF, card);
    this.owe(state, seat, card, two, write); // note `block`
    const demand = state[NEED] - NAMED;
    if (write && demand >= 0) this.writer.note(write, seat, 'suit', { suit: must(SUITS[demand], 'suit demanded') });
    if (this.options.isTurning(rank)) reverse(state, seat, this.writer, write);
    const next = nextSeat(state, seat, this.options.seats);
    if (rank === EIGHT) {
      if (write) this.writer.note(write, next, 'skip');
      return nextSeat(state, next, this.options.seats);
    }
    if (write && state[DEBT] !== 0) this.writer.note(write, next, 'penalty', { amount: state[DEBT] & AMOUNT });
    return next;
  }

  /** P grows by a two [JC-P4], by A♥ [JC-P6] and by both [JC-P7]; 5♥ stops what A♥ began. */
  private owe(state: State, seat: Seat, card: number, two: number, write?: WriteLine): void {
    if (card === ACE_OF_HEARTS) state[DEBT] = (state[DEBT] + OF_ACE) | ACE_FLAG;
    else if (byteAt(RANK_OF, card) === TWO) state[DEBT] = state[DEBT] + OF_TWO;
    else if (card === FIVE_OF_HEARTS && state[DEBT] !== 0) {
      state[DEBT] = 0;
      if (write) this.writer.note(write, seat, 'block');
    }
    if (two !== NO_CARD) state[DEBT] = state[DEBT] + OF_TWO;
  }
}
