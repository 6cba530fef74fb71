/** The end of a deal and of a game: hands compared, who wins, what it scores [FI-E4 to FI-E6]. */
import { cardsOf } from '../../cards/card-set.ts';
import { SUITS, type Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { everySeat, matchOver, seatsInBits } from '../kit/seats.ts';
import type { RuleOptions } from './rule-options.ts';
import { CALLER, DEAL, DEALER, JOKER_BIT, NOBODY, OVER, PHASE, TOTALS, handOf, totalOf } from './state.ts';
import { pointsOf, shownAs } from './worth.ts';

export class Score {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
  ) {}

  /** What the hand of a seat is worth as it is [FI-E1 to FI-E3]. */
  pointsOf(state: State, seat: Seat): number {
    const hand = handOf(seat);
    return pointsOf(at(state, hand), at(state, hand + 1), this.options.onlyFlush);
  }

  /** The seats that win the deal, as bits: those with the most points, but a caller only alone [FI-E4]. */
  winnersOf(state: State): number {
    let most = -Infinity;
    let winners = 0;
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const points = this.pointsOf(state, seat);
      if (points > most) {
        most = points;
        winners = 0;
      }
      if (points === most) winners |= 1 << seat;
    }
    const others = winners & ~(1 << state[CALLER]); // NOBODY's bit belongs to no seat
    return others === 0 ? winners : others;
  }

  /** The hands are compared and the deal is over. */
  end(state: State, write?: WriteLine): void {
    const winners = this.winnersOf(state);
    for (let seat = 0; seat < this.options.seats; seat += 1)
      state[TOTALS + seat] = totalOf(state, seat) + this.scoreOf(state, seat, winners);
    state[PHASE] = OVER;
    if (write) this.tell(state, winners, write);
  }

  private scoreOf(state: State, seat: Seat, winners: number): number {
    return this.options.byPoints ? this.pointsOf(state, seat) : (winners >>> seat) & 1;
  }

  /** [FI-E5] */
  private tell(state: State, winners: number, write: WriteLine): void {
    const { seats, byPoints } = this.options;
    const all = everySeat(seats);
    for (const i of all) this.show(state, (state[DEALER] + 1 + i) % seats, write);
    for (const seat of all)
      if (byPoints || ((winners >>> seat) & 1) === 1)
        write({ type: 'score', seat, points: this.scoreOf(state, seat, winners), why: byPoints ? 'hand' : 'win' });
    const { winners: won, totals } = this.standing(state);
    write({ type: 'deal-end', winners: won, why: state[CALLER] === NOBODY ? 'rounds' : 'stop', totals });
  }

  private show(state: State, seat: Seat, write: WriteLine): void {
    const [low, high] = [at(state, handOf(seat)), at(state, handOf(seat) + 1)];
    const { suit, joker } = shownAs(low, high, this.options.onlyFlush);
    this.writer.note(write, seat, 'show', {
      cards: this.writer.cards(cardsOf(low, high)),
      suit: must(SUITS[suit], 'long suit'),
      points: this.pointsOf(state, seat),
      ...((high & JOKER_BIT) === 0 ? {} : { joker: this.writer.card(joker) }),
    });
  }

  standing(state: State): Standing {
    const dealOver = state[PHASE] === OVER;
    const winners = dealOver ? this.winnersOf(state) : 0;
    const totals = everySeat(this.options.seats).map((seat) => totalOf(state, seat));
    return {
      totals,
      dealOver,
      winners: seatsInBits(winners, this.options.seats),
      over: dealOver ? this.gameOver(state, totals) : undefined,
      nextDealer: this.options.left(state[DEALER]), // [FI-S3]
    };
  }

  /** [FI-E6] */
  private gameOver(state: State, totals: readonly number[]): Standing['over'] {
    const isReached = this.options.target > 0 && Math.max(...totals) >= this.options.target;
    return matchOver(totals, { reached: isReached && 'target', isLastDeal: state[DEAL] >= this.options.deals });
  }
}
