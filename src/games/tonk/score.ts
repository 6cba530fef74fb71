/** The end of a deal and of a game: showdowns, payments, winners, whether another deal follows [TO-E0 to TO-E8]. */
import type { Seat } from '../../cards/card.ts';
import { addToPackedByte, at } from '../../cards/state-array.ts';
import { Chips } from '../kit/chips.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import { everySeat, matchOver, seatsInBits } from '../kit/seats.ts';
import { totalOf } from './count.ts';
import type { RuleOptions } from './rule-options.ts';
import { showsHand } from './knowledge.ts';
import {
  MAX_SEATS,
  OVER,
  PHASE,
  PURSES,
  RESULT,
  dealNumber,
  dealerOf,
  endStatus,
  isSeatIn,
  winnersOf,
} from './state.ts';
import { lineWriter } from './line-writer.ts';

/** Why a deal ends, by number. */
const WHY = ['tonk', 'tonk-draw', 'drop', 'caught', 'run-out', 'tonk-out', 'stock-out', 'stock-draw'];
export const TONK_WINS = 0;
export const TONKS_DRAW = 1;
const DROP_WINS = 2;
const CAUGHT = 3;
export const RUN_OUT = 4;
export const TONK_OUT = 5;
const STOCK_OUT = 6;
const STOCK_DRAW = 7;

export const chips = new Chips(PURSES);

/** Ends deals at one table. Winners, payers and receivers are sets of seats, a bit a seat. */
export class Ending {
  private readonly totals = new Int32Array(MAX_SEATS); // of a showdown, by seat
  private readonly all: number; // all seats

  constructor(private readonly options: RuleOptions) {
    this.all = (1 << options.seats) - 1;
  }

  /** One seat wins this many stakes from every other [TO-S8, TO-E3, TO-E4]. */
  win(state: State, winner: Seat, stakes: number, why: number, write?: WriteLine): void {
    this.pay(state, this.all, 1 << winner, stakes, WHY[why], write);
    this.end(state, 1 << winner, why, write);
  }

  /** Nobody wins [TO-S8, TO-E5]. */
  draw(state: State, why: number, write?: WriteLine): void {
    this.end(state, 0, why, write);
  }

  /** A drop: all hands are compared [TO-E1, TO-E2]. */
  drop(state: State, dropper: Seat, write?: WriteLine): void {
    this.showdown(state, write);
    const total = at(this.totals, dropper);
    const others = this.all & ~(1 << dropper);
    const caught = this.seatsUpTo(total, others);
    if (caught === 0) this.win(state, dropper, 1, DROP_WINS, write);
    else this.catch(state, dropper, caught, write);
  }

  /** The seats of `by` have a total equal to or below the dropper's [TO-E2]. */
  private catch(state: State, dropper: Seat, by: number, write?: WriteLine): void {
    const lowest = this.seatsUpTo(this.leastOf(by), by);
    const { caughtDouble } = this.options;
    this.pay(state, 1 << dropper, by, caughtDouble ? 2 : 1, 'caught', write);
    this.pay(state, this.all & ~lowest & ~(caughtDouble ? 1 << dropper : 0), lowest, 1, 'low', write);
    this.end(state, lowest, CAUGHT, write);
  }

  /** The stock is empty after a turn [TO-E5]. */
  stockOut(state: State, write?: WriteLine): void {
    this.showdown(state, write);
    const lowest = this.seatsUpTo(this.leastOf(this.all), this.all);
    const isAlone = (lowest & (lowest - 1)) === 0;
    if (!isAlone) {
      this.draw(state, STOCK_DRAW, write);
      return;
    }
    this.pay(state, this.all, lowest, 1, WHY[STOCK_OUT], write);
    this.end(state, lowest, STOCK_OUT, write);
  }

  /** All hands are shown in table order [TO-E6], and their totals found. */
  private showdown(state: State, write?: WriteLine): void {
    const { options } = this;
    for (let seat = options.left(dealerOf(state)), i = 0; i < options.seats; seat = options.left(seat), i += 1) {
      this.totals[seat] = totalOf(state, seat, options);
      showsHand(state, seat);
      if (write) lineWriter.show(write, state, seat, at(this.totals, seat));
    }
  }

  private seatsUpTo(total: number, among: number): number {
    let seats = 0;
    for (let seat = 0; seat < this.options.seats; seat += 1)
      if (isSeatIn(among, seat) && at(this.totals, seat) <= total) seats |= 1 << seat;
    return seats;
  }

  private leastOf(seats: number): number {
    let least = Infinity;
    for (let seat = 0; seat < this.options.seats; seat += 1)
      if (isSeatIn(seats, seat)) least = Math.min(least, at(this.totals, seat));
    return least;
  }

  /** Each payer pays each receiver but itself; by receiver, then by payer, both in table order [TO-E6]. */
  private pay(state: State, payers: number, receivers: number, stakes: number, why = '', write?: WriteLine): void {
    const { options } = this;
    const dealer = dealerOf(state);
    for (let to = options.left(dealer), i = 0; i < options.seats; to = options.left(to), i += 1) {
      if (!isSeatIn(receivers, to)) continue;
      for (let from = options.left(dealer), j = 0; j < options.seats; from = options.left(from), j += 1)
        if (from !== to && isSeatIn(payers, from)) this.payOne(state, from, to, stakes, why, write);
    }
  }

  /** Never refused, however short the payer is [TO-S3]; nothing where the game is not for money [TO-E7]. */
  private payOne(state: State, from: Seat, to: Seat, stakes: number, why: string, write?: WriteLine): void {
    if (this.options.stake === 0) return;
    const amount = stakes * this.options.stake;
    chips.pay(state, PURSES + from, PURSES + to, amount, why, write);
    addToPackedByte(state, RESULT, from, -stakes);
    addToPackedByte(state, RESULT, to, stakes);
  }

  /** Points where the game is not for money [TO-E7], then the deal is over [TO-E6]. */
  private end(state: State, winners: number, why: number, write?: WriteLine): void {
    endStatus(state, why, winners);
    const { options } = this;
    for (let seat = 0; seat < options.seats && options.stake === 0; seat += 1) {
      if (!isSeatIn(winners, seat)) continue;
      state[PURSES + seat] = at(state, PURSES + seat) + 1;
      if (write) write({ type: 'score', seat, points: 1, why: WHY[why] ?? '' });
    }
    if (!write) return;
    const { winners: seats, totals } = standing(state, options);
    write({ type: 'deal-end', winners: seats, why: WHY[why] ?? '', totals });
  }
}

export function standing(state: State, options: RuleOptions): Standing {
  const totals = everySeat(options.seats).map((seat) => at(state, PURSES + seat));
  const dealOver = state[PHASE] === OVER;
  return {
    totals,
    dealOver,
    winners: seatsInBits(winnersOf(state), options.seats),
    over: dealOver ? gameOver(state, options, totals) : undefined,
    nextDealer: options.left(dealerOf(state)), // [TO-S4]
  };
}

/** [TO-E8] */
function gameOver(state: State, options: RuleOptions, totals: readonly number[]): Standing['over'] {
  const isBroke = options.untilBroke && totals.some((total) => total <= 0);
  return matchOver(totals, { reached: isBroke && 'broke', isLastDeal: dealNumber(state) >= options.deals });
}
