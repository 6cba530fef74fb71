/**
 * How Fifty-One is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick policy
 * of playouts. It looks at its own hand, the board and the cards that all saw others take; views and states have these
 * in the same words.
 */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { countBits } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import { type Act, Acts, type Brain, type MemoryLevel, type State, type View } from '../contract/contract.ts';
import { CLEAR, FIRST_SWAP, PASS, SWAP_ALL } from './acts.ts';
import type { RuleOptions } from './rule-options.ts';
import type { Score } from './score.ts';
import { BOARD, CALL, CALLER, NOBODY, PHASE, ROUND, TURN, handOf } from './state.ts';
import { StrongPolicy, isLastTurn } from './strong-policy.ts';
import { type Plan, Swaps } from './swaps.ts';
import { LEAST_POINTS, MOST_POINTS } from './worth.ts';

/** What a plan makes of a hand: so much for each card of its suit besides the value, so much less of a card aside. */
const PLAN: Plan = { each: 4, aside: 0.5 };
/** The same where only five of one suit count: the number of cards matters more than their value. */
const FLUSH_PLAN: Plan = { each: 12, aside: 0.2 };
/** Points with which one stops on the first turn, by number of seats; a point more each round, as the others grow too. */
const STOPS = [0, 0, 38, 41, 43, 44];
const STOPS_AT_MOST = 47;
/** So much less where a mixed hand is worth nothing: few have anything. */
const FLUSH_STOPS = 13;
/** A board that makes a hand better by less than this is swept [Strategy 5, 9]. Measured: 12,000 games a value, four seats. */
const WORTH_KEEPING = 6;
/** How much likelier a hand that one could have made in a turn is for each point of its plan, in powers of e. */
const BUILT = 0.1;
const TURNS_TO_BUILD = 3;
/** How much less likely a hand is for each point below what its holder stops with, or above where it went on. */
const STOPPED_BELOW = 0.5;
const WENT_ON_ABOVE = 0.3;
/** A hand with which one rather passes than sweeps. */
const FINE = 35;
/** What it costs to lay a card before a neighbour who collects its suit, of its value [Strategy 4]. */
const FED = 0.3;
const REMEMBERS: MemoryLevel = 3; // all that was seen

export class FiftyOneBrain implements Brain {
  private readonly own = new Acts();
  private readonly better: StrongPolicy;
  private readonly swaps: Swaps;

  constructor(
    private readonly options: RuleOptions,
    private readonly score: Score,
  ) {
    this.better = new StrongPolicy(options);
    this.swaps = new Swaps(options, options.onlyFlush ? FLUSH_PLAN : PLAN, FED, (points) => points);
  }

  plain(view: View, acts: readonly Act[]): number {
    this.own.clear();
    for (const act of acts) this.own.add(view.seat, act);
    return this.choice(view.known, view.seat, this.own);
  }

  /** The master alone remembers what rivals took and which cards may still come. */
  strongPolicy(view: View, acts: readonly Act[], _mayPass: boolean, _chance: Chance, level: MemoryLevel): number {
    return level < REMEMBERS ? this.plain(view, acts) : this.better.choose(view, acts);
  }

  isReflex(): boolean {
    return false;
  }

  rollout(state: State, acts: Acts): number {
    return this.choice(state, state[TURN], acts);
  }

  /** The winners share 1; where points count, each seat's own, from the least to the most that a hand can have. */
  value(state: State, out: Float64Array): void {
    const winners = this.score.winnersOf(state);
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const points = (this.score.pointsOf(state, seat) - LEAST_POINTS) / (MOST_POINTS - LEAST_POINTS);
      out[seat] = this.options.byPoints ? points : ((winners >>> seat) & 1) / countBits(winners);
    }
  }

  /** Hands are built: the longer a deal, the better they are; and who stops has enough, who goes on has not [Strategy 3]. */
  likelihood(state: State, observer: Seat): number {
    const turns = Math.min(TURNS_TO_BUILD, state[ROUND] - 1);
    let credit = 0;
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (seat === observer) continue;
      const hand = handOf(seat);
      const over = this.score.pointsOf(state, seat) - this.stopsWith(state);
      credit += BUILT * turns * this.swaps.bestPlan(at(state, hand), at(state, hand + 1));
      if (seat === state[CALLER]) credit += STOPPED_BELOW * Math.min(0, over);
      else if (state[CALLER] !== NOBODY) credit -= WENT_ON_ABOVE * Math.max(0, over);
    }
    return Math.exp(credit);
  }

  /** Index of the act that the seat on turn makes. */
  private choice(array: StateArray, seat: Seat, acts: Acts): number {
    if (array[PHASE] === CALL) return this.stops(array, seat) ? acts.length - 1 : 0; // the last one is `stop`, where it may
    const { swaps } = this;
    swaps.read(array, seat, isLastTurn(array, this.options));
    let first = 0;
    while (acts.act(first) < FIRST_SWAP) first += 1;
    swaps.findBest(array, first);
    let { index, worth } = swaps;
    const all = acts.act(acts.length - 1) === SWAP_ALL ? swaps.of(at(array, BOARD), at(array, BOARD + 1)) : -Infinity;
    if (all > worth) [index, worth] = [acts.length - 1, all];
    return this.otherThanSwap(array, seat, acts, worth - swaps.held()) ?? index;
  }

  /** Sweeping the board or passing, where no swap gains much. */
  private otherThanSwap(array: StateArray, seat: Seat, acts: Acts, gain: number): number | undefined {
    if (acts.length === 0 || gain >= WORTH_KEEPING) return undefined;
    const clear = this.indexOf(acts, CLEAR);
    const pass = this.indexOf(acts, PASS);
    if (clear >= 0 && (pass < 0 || this.score.pointsOf(array, seat) < FINE)) return clear;
    return pass >= 0 && gain <= 0 ? pass : undefined;
  }

  /** −1 if it is not listed. What is no swap stands at the beginning. */
  private indexOf(acts: Acts, act: Act): number {
    for (let i = 0; i < acts.length && acts.act(i) <= act; i += 1) if (acts.act(i) === act) return i;
    return -1;
  }

  /**
   * Enough to be ahead when each rival has swapped once more [Strategy 3, 6, 7]; where it is not allowed, not. On the last
   * turn Stop would only lose ties and give a turn to those who have had theirs.
   */
  private stops(array: StateArray, seat: Seat): boolean {
    return !isLastTurn(array, this.options) && this.score.pointsOf(array, seat) >= this.stopsWith(array);
  }

  private stopsWith(array: StateArray): number {
    const usual = Math.min(STOPS_AT_MOST, (STOPS[this.options.seats] ?? 0) + array[ROUND] - 1);
    return usual - (this.options.onlyFlush ? FLUSH_STOPS : 0);
  }
}
