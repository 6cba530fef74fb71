/**
 * How Trex is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick policy of
 * playouts. Both look at the seat's own hand and at what all know; views and states have these in the same words.
 */
import type { Seat } from '../../cards/card.ts';
import type { StateArray } from '../../cards/state-array.ts';
import type { Act, Acts, Brain, State, View } from '../contract/contract.ts';
import { ABANDON, CHOOSE, EXPOSE, KEEP, PLAY } from './acts.ts';
import { HandSense } from './bot-hand.ts';
import { LayoutSense } from './bot-layout.ts';
import { TrickSense } from './bot-tricks.ts';
import { COMPLEX, TREX } from './contracts.ts';
import type { RuleOptions } from './rule-options.ts';
import { CONTRACT, GIVEN_UP, KING, PHASE, PLAYING, SEATS, TURN, pointsOf } from './state.ts';

// Points from the worst to the best end of a deal for a seat, against the mean of all.
const SPAN = 360;
const SPAN_OF_COMPLEX = 1100;

export class TrexBrain implements Brain {
  private readonly hand: HandSense;
  private readonly tricks: TrickSense;
  private readonly layout: LayoutSense;

  constructor(private readonly options: RuleOptions) {
    this.hand = new HandSense(options);
    this.tricks = new TrickSense(options);
    this.layout = new LayoutSense(options);
  }

  plain(view: View, acts: readonly Act[]): number {
    const { known, seat } = view;
    this.look(known, seat);
    let best = 0;
    let bestWorth = -Infinity;
    for (const [i, act] of acts.entries()) {
      const worth = this.worth(known, seat, act);
      if (worth > bestWorth) [best, bestWorth] = [i, worth];
    }
    return best;
  }

  /** Only the seat on turn ever acts. */
  isReflex(): boolean {
    return false;
  }

  rollout(state: State, acts: Acts): number {
    if (acts.length === 1) return 0;
    const seat = state[TURN];
    this.look(state, seat);
    let best = 0;
    let bestWorth = -Infinity;
    for (let i = 0; i < acts.length; i += 1) {
      const worth = this.worth(state, seat, acts.act(i));
      if (worth > bestWorth) {
        bestWorth = worth;
        best = i;
      }
    }
    return best;
  }

  private look(array: StateArray, seat: Seat): void {
    if (array[PHASE] !== PLAYING) return;
    if (array[CONTRACT] === TREX) this.layout.look(array, seat);
    else this.tricks.look(array, seat);
  }

  /** How much the seat likes an act of its list; only comparisons mean something. */
  private worth(array: StateArray, seat: Seat, act: Act): number {
    if (act >= PLAY)
      return array[CONTRACT] === TREX
        ? this.layout.worth(array, seat, act - PLAY)
        : this.tricks.worth(array, seat, act - PLAY);
    if (act === ABANDON) return -this.hand.suits(array, seat, TREX);
    if (act >= KEEP) return 0;
    return act >= EXPOSE ? this.hand.exposure(array, seat, act - EXPOSE) : this.hand.choice(array, seat, act - CHOOSE);
  }

  /** By the points over the mean, with partners those of both; the king has spent a contract besides [Strategy 2]. */
  value(state: State, out: Float64Array): void {
    const span = state[CONTRACT] === COMPLEX ? SPAN_OF_COMPLEX : SPAN;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const points = this.over(state, seat);
      const side = this.options.partners ? (points + this.over(state, seat ^ 2)) / 2 : points;
      out[seat] = Math.min(1, Math.max(0, 0.5 + side / span));
    }
  }

  private over(state: State, seat: Seat): number {
    let all = 0;
    for (let other = 0; other < SEATS; other += 1) all += pointsOf(state, other);
    const spent = seat === state[KING] && state[PHASE] !== GIVEN_UP ? this.hand.waited(state[CONTRACT]) : 0;
    return pointsOf(state, seat) - all / SEATS - spent;
  }
}
