/** The end of a deal and of the match: who pays what, who won, whether another deal follows [NM-E1 to NM-E4]. */
import { countCards } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { everySeat, seatsWith } from '../kit/seats.ts';
import type { Chips } from '../kit/chips.ts';
import { type RuleOptions, PAY_CARDS } from './rule-options.ts';
import {
  BROKE,
  CLAIM,
  DEAL,
  DEALER,
  DUE,
  ENDING,
  GOES_ON,
  HAND,
  KITTY,
  LAST_DEAL,
  NO_CARD,
  NO_SEAT,
  OVER,
  PHASE,
  POT,
  PURSE,
  TURN,
  WINNER,
  cardsInSet,
  isOut,
  purseOf,
} from './state.ts';

export class Score {
  constructor(
    private readonly options: RuleOptions,
    private readonly chips: Chips,
    private readonly writer: LineWriter,
  ) {}

  /** The deal ends with `winner` out [NM-E1]. */
  winDeal(state: State, winner: Seat, write?: WriteLine): void {
    const { seats, cardFee } = this.options;
    if (write) this.showHands(state, write);
    for (let seat = 0; seat < seats; seat += 1) {
      const amount = cardFee * countCards(state, HAND + 2 * seat); // the winner's hand is empty
      this.chips.pay(state, PURSE + seat, PURSE + winner, amount, 'cards-left', write);
    }
    this.chips.payAll(state, KITTY, PURSE + winner, 'kitty', write);
    state[ENDING] = this.endingOf(state);
    if (state[ENDING] !== GOES_ON && this.options.sweeps) this.sweep(state, winner, write);
    state[WINNER] = winner;
    state[PHASE] = OVER;
    state[TURN] = NO_SEAT;
    state[DUE] = NO_CARD;
    state[CLAIM] = 0;
    if (write) write({ type: 'deal-end', winners: [winner], why: 'out', totals: this.totals(state) });
  }

  private showHands(state: State, write: WriteLine): void {
    for (const seat of everySeat(this.options.seats)) {
      const cards = this.writer.cards(cardsInSet(state, HAND + 2 * seat));
      if (!isOut(state, seat)) this.writer.note(write, seat, 'show', { cards });
    }
  }

  /** After the last deal the winner may have what still lies on the pay cards [NM-E3]. */
  private sweep(state: State, winner: Seat, write?: WriteLine): void {
    for (let pot = POT; pot < POT + PAY_CARDS; pot += 1) this.chips.payAll(state, pot, PURSE + winner, 'sweep', write);
  }

  /** [NM-E4] */
  private endingOf(state: State): number {
    if (this.options.untilBroke && this.isSomebodyBroke(state)) return BROKE;
    return state[DEAL] >= this.options.deals ? LAST_DEAL : GOES_ON;
  }

  private isSomebodyBroke(state: State): boolean {
    for (let seat = 0; seat < this.options.seats; seat += 1) if (purseOf(state, seat) <= 0) return true;
    return false;
  }

  private totals(state: State): number[] {
    return everySeat(this.options.seats).map((seat) => purseOf(state, seat));
  }

  standing(state: State): Standing {
    const totals = this.totals(state);
    const dealOver = state[PHASE] === OVER;
    return {
      totals,
      dealOver,
      winners: dealOver ? [state[WINNER]] : [],
      over: dealOver ? this.gameOver(state, totals) : undefined,
      nextDealer: this.options.left(state[DEALER]), // [NM-S3]
    };
  }

  private gameOver(state: State, totals: readonly number[]): Standing['over'] {
    if (state[ENDING] === GOES_ON) return undefined;
    return { winners: seatsWith('highest', totals), why: state[ENDING] === BROKE ? 'broke' : 'deals' };
  }
}
