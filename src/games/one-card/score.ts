/** The end of a round and of a game: what each seat took, what it scores for it, and who wins [OC-E1 to OC-E5]. */
import type { Seat } from '../../cards/card.ts';
import { packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { everySeat, seatsWith } from '../kit/seats.ts';
import type { RuleOptions } from './rule-options.ts';
import { BID, BIDDER, DEAL, DEALER, OVER, PHASE, SCORED, TOTALS, pointsOf, totalOf, wonBy } from './state.ts';

/** Points that a seat scored in the deal that is over. */
export const scoredBy = (state: State, seat: Seat): number => packedByte(state, SCORED, seat);

export class Score {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
  ) {}

  /** All cards are won: the points are counted and the deal is over. */
  end(state: State, write?: WriteLine): void {
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const points = this.scoreOf(state, seat);
      setPackedByte(state, SCORED, seat, points);
      state[TOTALS + seat] = totalOf(state, seat) + points;
    }
    state[PHASE] = OVER;
    if (write) this.tell(state, write);
  }

  /** What a seat took, all of it [OC-E1]; nothing for a bidder who fell short [OC-E2]. */
  private scoreOf(state: State, seat: Seat): number {
    const taken = pointsOf(wonBy(state, seat));
    return seat === state[BIDDER] && taken < state[BID] ? 0 : taken;
  }

  private tell(state: State, write: WriteLine): void {
    const seats = everySeat(this.options.seats);
    for (const seat of seats) this.writer.note(write, seat, 'taken', { points: pointsOf(wonBy(state, seat)) });
    for (const seat of seats)
      write({ type: 'score', seat, points: scoredBy(state, seat), why: this.whyScored(state, seat) });
    const { winners, totals } = this.standing(state);
    write({ type: 'deal-end', winners, why: 'played', totals });
  }

  private whyScored(state: State, seat: Seat): string {
    if (seat !== state[BIDDER]) return 'cards';
    return pointsOf(wonBy(state, seat)) >= state[BID] ? 'bid-made' : 'bid-failed';
  }

  standing(state: State): Standing {
    const seats = everySeat(this.options.seats);
    const totals = seats.map((seat) => totalOf(state, seat));
    const dealOver = state[PHASE] === OVER;
    return {
      totals,
      dealOver,
      winners: dealOver
        ? seatsWith(
            'highest',
            seats.map((seat) => scoredBy(state, seat)),
          )
        : [], // by what they scored, not took [OC-E3]
      over: dealOver ? this.gameOver(state, totals) : undefined,
      nextDealer: this.options.left(state[DEALER]), // [OC-S3]
    };
  }

  private gameOver(state: State, totals: readonly number[]): Standing['over'] {
    const winners = seatsWith('highest', totals);
    if (this.options.match === 'rounds')
      return state[DEAL] < this.options.rounds ? undefined : { winners, why: 'rounds' }; // [OC-E5]
    if (Math.max(...totals) < this.options.target) return undefined; // [OC-E4]
    return { winners, why: winners.length === 1 ? 'target' : 'tie' };
  }
}
