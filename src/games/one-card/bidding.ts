/** How high a plain player bids: what the hand should take with the first lead and the best trump [Strategy 1, 9]. */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import { lowestBit } from '../../cards/bits.ts';
import type { RuleOptions } from './rule-options.ts';
import { ALL_POINTS, BID, JOKER, SUIT_CARDS, handOf, suitOf, totalOf } from './state.ts';

/** Points that a bidder takes for what it holds, on average: fitted to 30,000 deals among plain players a table. */
interface Reckoning {
  readonly start: number;
  readonly trumps: readonly number[]; // A K Q J T 9
  readonly joker: number;
  readonly aside: readonly number[]; // A K Q J T 9 of another suit
}

const AT_TWO: Reckoning = {
  start: 2.7,
  trumps: [1.9, 2, 1.6, 1.2, 1.2, 1.2],
  joker: 1.1,
  aside: [0.6, 0.5, 0, 0, 0, 0],
};
const AT_THREE: Reckoning = {
  start: -0.8,
  trumps: [3.4, 3.2, 2.5, 2.2, 2.2, 2.2],
  joker: 2.2,
  aside: [0.9, 0.3, 0, 0, 0, 0],
};
const AT_FOUR: Reckoning = {
  start: -2.4,
  trumps: [4.9, 3.8, 3.2, 2.9, 2.9, 2.9],
  joker: 3.1,
  aside: [1.1, 0.1, 0, 0, 0, 0],
};

/** So much above what it expects a seat bids: to pass gives the lead away, and with it more than half of such bids. */
const DARING = 1.5;
/** With this many points to go, or fewer, a seat is near the end of the game. */
const NEAR = 5;

export class Bidding {
  private readonly reckoning: Reckoning;

  constructor(private readonly options: RuleOptions) {
    this.reckoning = options.seats === 2 ? AT_TWO : options.seats === 3 ? AT_THREE : AT_FOUR;
  }

  /** Does the seat go on bidding, by one point? */
  bidsOn(array: StateArray, seat: Seat): boolean {
    const next = Math.max(this.options.lowestBid, array[BID] + 1);
    const hand = handOf(array, seat);
    return next <= ALL_POINTS && next <= this.expected(hand, this.bestSuit(hand)) + this.daring(array, seat);
  }

  /** The suit that is the best trump for a hand, 0–3. */
  bestSuit(hand: number): number {
    let best = 0;
    let most = -Infinity;
    for (let suit = 0; suit < 4; suit += 1) {
      const expected = this.expected(hand, suit);
      if ((hand & at(SUIT_CARDS, suit)) === 0 || expected <= most) continue;
      most = expected;
      best = suit;
    }
    return best;
  }

  private expected(hand: number, trump: number): number {
    const { start, trumps, joker, aside } = this.reckoning;
    let points = start;
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const card = lowestBit(rest);
      const worths = suitOf(card) === trump ? trumps : aside;
      points += card === JOKER ? joker : (worths[card % 6] ?? 0);
    }
    return points;
  }

  /** Near the target a failed bid costs the game; where another is near it, he must not lead [Strategy 9]. */
  private daring(array: StateArray, seat: Seat): number {
    if (this.options.match === 'rounds') return DARING;
    if (this.isNear(array, seat)) return 0;
    for (let other = 0; other < this.options.seats; other += 1) if (this.isNear(array, other)) return 2 * DARING;
    return DARING;
  }

  private isNear(array: StateArray, seat: Seat): boolean {
    return this.options.target - totalOf(array, seat) <= NEAR;
  }
}
