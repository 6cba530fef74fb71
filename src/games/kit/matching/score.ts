/** The end of a deal and of a match in a matching game: winners, scores, and whether another deal follows. */
import type { Seat } from '../../../cards/card.ts';
import { at } from '../../../cards/state-array.ts';
import type { WriteLine, Standing, State } from '../../contract/contract.ts';
import type { LineWriter } from '../line-writer.ts';
import { everySeat, seatsWith } from '../seats.ts';
import { type MatchingOptions, cardsInHand, handSize } from './hands.ts';
import {
  OUT,
  PLAYING,
  STATUS,
  TURN,
  WINNER_SHIFT,
  dealNumber,
  dealerOf,
  ended,
  isWinner,
  scoreAt,
  writeOwnList,
} from './state.ts';

const WHY = ['', 'out', 'blocked', 'limit']; // by how the deal ended, counted from PLAYING
const LEFT_SHIFT = 16;
const TOTAL = 0xffff;

/** The scoring of a game. */
export interface Scoring {
  readonly why: string; // of score lines
  readonly best: 'highest' | 'lowest'; // total
  /** What is left in a hand: if nobody goes out, the seats with the least win the deal. */
  leftover(state: State, seat: Seat): number;
  /** The score of the deal for a seat. */
  pointsOf(state: State, seat: Seat): number;
  /** Does it have a line? */
  isTold(state: State, seat: Seat): boolean;
}

export class MatchScore {
  constructor(
    private readonly options: MatchingOptions,
    private readonly scoring: Scoring,
    private readonly writer: LineWriter,
  ) {}

  /** The deal ends: OUT with the seat on turn, BLOCKED or at the LIMIT. */
  endDeal(state: State, how: number, write?: WriteLine): void {
    const { seats, layout } = this.options;
    const winners = how === OUT ? 1 << state[TURN] : this.lowest(state);
    state[STATUS] = state[STATUS] | how | (winners << WINNER_SHIFT);
    writeOwnList(state, 0, 0, 0);
    for (let seat = 0; seat < seats; seat += 1) {
      const score = scoreAt(layout, seat);
      const left = handSize(state, seat, this.options) << LEFT_SHIFT;
      state[score] = at(state, score) + this.scoring.pointsOf(state, seat) + left;
    }
    if (write) this.tellEnd(state, write);
  }

  /** The seats with the least left, as bits. */
  private lowest(state: State): number {
    let winners = 0;
    let least = Infinity;
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const left = this.scoring.leftover(state, seat);
      if (left < least) winners = 0;
      if (left <= least) winners |= 1 << seat;
      least = Math.min(least, left);
    }
    return winners;
  }

  /** Writes the shown hands, the scores, then the end of the deal. */
  private tellEnd(state: State, write: WriteLine): void {
    const { options, scoring, writer } = this;
    const seats = everySeat(options.seats);
    for (const seat of seats)
      if (handSize(state, seat, options) > 0)
        writer.note(write, seat, 'show', { cards: writer.cards(cardsInHand(state, seat, options)) });
    for (const seat of seats)
      if (scoring.isTold(state, seat))
        write({ type: 'score', seat, points: scoring.pointsOf(state, seat), why: scoring.why });
    const { winners, totals } = this.standing(state);
    write({ type: 'deal-end', winners, why: WHY[ended(state) / OUT] ?? '', totals });
  }

  standing(state: State): Standing {
    const seats = everySeat(this.options.seats);
    const totals = seats.map((seat) => at(state, scoreAt(this.options.layout, seat)) & TOTAL);
    const dealOver = ended(state) !== PLAYING;
    return {
      totals,
      dealOver,
      winners: dealOver ? seats.filter((seat) => isWinner(state, seat)) : [],
      over: dealOver ? this.matchOver(state, totals) : undefined,
      nextDealer: (dealerOf(state) + 1) % this.options.seats,
    };
  }

  /** The match ends with the target or after the last deal; of equal totals the fewest cards left in hands win. */
  private matchOver(state: State, totals: readonly number[]): Standing['over'] {
    const { target, deals, layout } = this.options;
    const isReached = target > 0 && totals.some((total) => total >= target);
    if (!isReached && dealNumber(state) < deals) return undefined;
    const first = seatsWith(this.scoring.best, totals);
    const left = first.map((seat) => at(state, scoreAt(layout, seat)) >>> LEFT_SHIFT);
    return { winners: first.filter((_, i) => left[i] === Math.min(...left)), why: isReached ? 'target' : 'deals' };
  }
}
