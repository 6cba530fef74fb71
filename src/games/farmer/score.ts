/** The end of a deal, step by step, and of the game [FA-E1 to FA-E9]. */
import type { Seat } from '../../cards/card.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { everySeat, seatsWith } from '../kit/seats.ts';
import { chips } from './chips.ts';
import { CARDS, GOAL, type RuleOptions, SIX } from './rule-options.ts';
import {
  ALL_BUST,
  BROKE,
  CLOSEST,
  DEALER,
  DEALS,
  FARM,
  FARMER,
  PLAYING,
  PURSE,
  SIDE,
  SIXTEEN,
  STATUS,
  WINNER,
  cardsOf,
  dealNumber,
  ended,
  gameEnded,
  isWinner,
  purseOf,
  rowCard,
  totalOf,
} from './state.ts';

const WHY = ['', 'sixteen', 'closest', 'all-bust', '']; // by how the deal ended, counted from PLAYING [FA-E8]

export class Score {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
  ) {}

  /** The farmer has stayed: all steps in the order of [FA-E7]. */
  endDeal(state: State, write?: WriteLine): void {
    if (write) this.tellHands(state, write);
    const best = this.best(state);
    if (best === GOAL) this.takeFarm(state, this.winnerOfFarm(state), write);
    else if (best > 0) this.payClosest(state, best, write);
    else state[STATUS] = state[STATUS] | ALL_BUST; // [FA-E5]
    this.payFarmer(state, write);
    const farmer = state[FARMER];
    if (write && farmer !== state[DEALER]) this.writer.note(write, farmer, 'farmer');
    if (write) this.tellEnd(state, write);
    this.endGame(state, write);
  }

  private inFarmOrder(state: State, i: number): Seat {
    return this.options.inFarmOrder(state[DEALER], i);
  }

  private tellHands(state: State, write: WriteLine): void {
    for (let i = 0; i < this.options.seats; i += 1) {
      const seat = this.inFarmOrder(state, i);
      const cards = this.writer.cards([rowCard(state, CARDS - 1 - i)]);
      this.writer.note(write, seat, 'show', { cards, total: totalOf(state, seat) });
    }
  }

  /** The highest total that is not bust; 0 if all are. */
  private best(state: State): number {
    let best = 0;
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const total = totalOf(state, seat);
      if (total <= GOAL && total > best) best = total;
    }
    return best;
  }

  private takeFarm(state: State, seat: Seat, write?: WriteLine): void {
    chips.pay(state, FARM, PURSE + seat, state[FARM], 'farm', write);
    state[STATUS] = state[STATUS] | SIXTEEN | (WINNER << seat);
    state[FARMER] = seat; // [FA-E6]
  }

  /** Of those with 16 the one with the 6H, else with the fewest cards: the farmer first, then from his left [FA-E1]. */
  private winnerOfFarm(state: State): Seat {
    let winner = -1;
    let rivals = 0;
    for (let i = 0; i < this.options.seats; i += 1) {
      const seat = (state[DEALER] + i) % this.options.seats;
      if (totalOf(state, seat) !== GOAL) continue;
      rivals += 1;
      if (winner < 0 || cardsOf(state, seat) < cardsOf(state, winner)) winner = seat;
    }
    if (rivals === 1) return winner;
    const holder = this.holderOfSix(state);
    return holder >= 0 && totalOf(state, holder) === GOAL ? holder : winner;
  }

  /** The seat that was dealt the 6H; −1 if it is in the stock. */
  private holderOfSix(state: State): Seat {
    const { seats } = this.options;
    let next = CARDS - 1 - seats; // of the face-up cards
    for (let i = 0; i < seats; i += 1) {
      const seat = this.inFarmOrder(state, i);
      if (rowCard(state, CARDS - 1 - i) === SIX) return seat;
      for (let card = 1; card < cardsOf(state, seat); card += 1, next -= 1)
        if (rowCard(state, next) === SIX) return seat;
    }
    return -1;
  }

  /** Nobody has 16: each lower seat that is not bust pays the closest, or a side pot of those that are [FA-E2, FA-E3]. */
  private payClosest(state: State, best: number, write?: WriteLine): void {
    let closest = 0;
    let only = 0;
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (totalOf(state, seat) !== best) continue;
      closest += 1;
      only = seat;
      state[STATUS] = state[STATUS] | (WINNER << seat);
    }
    state[STATUS] = state[STATUS] | CLOSEST;
    const to = closest === 1 ? PURSE + only : SIDE;
    for (let i = 0; i < this.options.seats; i += 1) {
      const seat = this.inFarmOrder(state, i);
      if (totalOf(state, seat) < best) chips.pay(state, PURSE + seat, to, this.options.ante, 'closest', write);
    }
    if (closest > 1) this.splitSide(state, best, closest, write);
  }

  /** Even shares in whole chips; the rest goes to the farm [FA-E3]. */
  private splitSide(state: State, best: number, closest: number, write?: WriteLine): void {
    const share = Math.floor(state[SIDE] / closest);
    for (let i = 0; i < this.options.seats; i += 1) {
      const seat = this.inFarmOrder(state, i);
      if (totalOf(state, seat) === best) chips.pay(state, SIDE, PURSE + seat, share, 'split', write);
    }
    chips.pay(state, SIDE, FARM, state[SIDE], 'remainder', write);
  }

  /** Each bust seat but the farmer pays the farmer of this deal, whoever won [FA-E4]. */
  private payFarmer(state: State, write?: WriteLine): void {
    const farmer = state[DEALER];
    for (let i = 0; i < this.options.seats - 1; i += 1) {
      const seat = this.inFarmOrder(state, i);
      const total = totalOf(state, seat);
      if (total > GOAL) chips.pay(state, PURSE + seat, PURSE + farmer, this.options.fine(total), 'bust', write);
    }
  }

  /** [FA-E8] */
  private tellEnd(state: State, write: WriteLine): void {
    const { winners, totals } = standing(state, this.options);
    write({ type: 'deal-end', winners, why: WHY[ended(state) / SIXTEEN] ?? '', totals });
  }

  /** After the last deal, or with `untilBroke` when a purse is empty, the farm is given back [FA-E9]. */
  private endGame(state: State, write?: WriteLine): void {
    const { seats, deals, untilBroke } = this.options;
    let isBroke = false;
    if (untilBroke) for (let seat = 0; seat < seats; seat += 1) if (purseOf(state, seat) <= 0) isBroke = true;
    if (!isBroke && dealNumber(state) < deals) return;
    state[STATUS] = state[STATUS] | (isBroke ? BROKE : DEALS);
    const share = Math.floor(state[FARM] / seats);
    for (let seat = 0; seat < seats; seat += 1) chips.pay(state, FARM, PURSE + seat, share, 'farm-split', write);
    chips.pay(state, FARM, PURSE + state[FARMER], state[FARM], 'farm-split', write);
  }
}

export function standing(state: State, options: RuleOptions): Standing {
  const totals = everySeat(options.seats).map((seat) => purseOf(state, seat));
  const why = gameEnded(state);
  return {
    totals,
    dealOver: ended(state) !== PLAYING,
    winners: everySeat(options.seats).filter((seat) => isWinner(state, seat)),
    over: why === 0 ? undefined : { winners: seatsWith('highest', totals), why: why === BROKE ? 'broke' : 'deals' }, // [FA-E9]
    nextDealer: state[FARMER], // [FA-E6]
  };
}
