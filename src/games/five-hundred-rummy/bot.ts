/**
 * How 500 Rummy is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick policy
 * of playouts.
 */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { StateArray } from '../../cards/state-array.ts';
import type { Act, Acts, Brain, State, View } from '../contract/contract.ts';
import { DISCARD, DRAW, RUMMY, STOP, TAKE, isDiscard, isRummy, isTake } from './acts.ts';
import { lowBit, highBit, JOKER, faceOf } from './cards.ts';
import type { RuleOptions } from './rule-options.ts';
import { Judgement } from './judgement.ts';
import { Laying } from './laying.ts';
import { isRun } from './melds.ts';
import { LEAST_RISK } from './risk.ts';
import { dealPoints } from './score.ts';
import { TURN, hasDrawn, obligedCard, stockSize } from './state.ts';

const NEVER = -Infinity;
const GOING_OUT = 1000;
const BEFORE_DISCARDS = 200;
/** No discard but the last card of a hand is worth as much. */
const MOST_OF_DISCARD = 50;
/** What a card from the stock is worth, less what one card more is at risk. */
const DRAW_WORTH = 2;
const DRAW_RISK = 5;
const LAST_CARD_WORTH = -8; // nobody plays it any more
const STOP_WORTH = -8;
/** What a taken pile must be worth to be called for: it brings a turn out of turn besides [Strategy 6]. */
const CALL_WORTH = 0;
const SPEND_JOKER_AT_RISK = 0.45;
const SPEND_JOKER_AT_SIZE = 3;
/** Of the points that others could lay off on a new meld so much speaks against it [Strategy 1]; more loses points. */
const INVITED = 0.05;
/** A run that helps this many others is kept back early in a deal. */
const RICH_LAY_OFFS = 20;
/** Points by which a deal is won or lost by as much as can be. */
const SPREAD = 150;

export class RummyBrain implements Brain {
  private readonly judgement: Judgement;
  private readonly laying = new Laying();

  constructor(private readonly options: RuleOptions) {
    this.judgement = new Judgement(options);
  }

  plain(view: View, acts: readonly Act[], mayPass: boolean): number | undefined {
    const { known, seat } = view;
    this.judgement.look(known, seat);
    let best = mayPass ? undefined : 0;
    let bestWorth = mayPass ? CALL_WORTH : NEVER;
    for (const [i, act] of acts.entries()) {
      const worth = this.worth(known, seat, act);
      if (worth > bestWorth) [best, bestWorth] = [i, worth];
    }
    return best;
  }

  isReflex(act: Act): boolean {
    return isRummy(act);
  }

  /** Calls come first, then the seat on turn. */
  rollout(state: State, acts: Acts, _chance: Chance): number {
    const turn = state[TURN];
    this.judgement.look(state, turn);
    if (hasDrawn(state)) return this.bestPlay(state, turn, acts);
    const call = this.bestCall(state, acts, turn);
    if (call >= 0) return call;
    let best = 0;
    let bestWorth = NEVER;
    for (let i = 0; i < acts.length; i += 1) {
      if (acts.seat(i) !== turn) continue;
      const worth = this.worth(state, turn, acts.act(i));
      if (worth > bestWorth) {
        best = i;
        bestWorth = worth;
      }
    }
    return best;
  }

  /** The best act after the draw. Discards come first in the list; they are judged only if nothing is laid before them. */
  private bestPlay(state: State, turn: Seat, acts: Acts): number {
    let discards = 0;
    while (discards < acts.length && isDiscard(acts.act(discards))) discards += 1;
    let best = 0;
    let bestWorth = NEVER;
    for (let i = discards; i < acts.length; i += 1) {
      const worth = this.layWorth(state, turn, acts.act(i));
      if (worth <= bestWorth) continue;
      best = i;
      bestWorth = worth;
    }
    if (bestWorth > MOST_OF_DISCARD && this.judgement.size > 1) return best;
    for (let i = 0; i < discards; i += 1) {
      const worth = this.discardWorth(state, turn, acts.act(i) - DISCARD, bestWorth);
      if (worth < bestWorth || (worth === bestWorth && i > best)) continue;
      best = i;
      bestWorth = worth;
    }
    return best;
  }

  /** The call that somebody makes; −1 if all let it pass. Looks from the seat on turn again at the end. */
  private bestCall(state: State, acts: Acts, turn: Seat): number {
    let best = -1;
    let bestWorth = NEVER;
    let looked = turn; // the seat from which the table was looked at last
    for (let i = 0; i < acts.length; i += 1) {
      if (!isRummy(acts.act(i))) continue;
      const seat = acts.seat(i);
      if (seat !== looked) this.judgement.lookFrom(state, seat);
      looked = seat;
      const worth = this.worth(state, seat, acts.act(i));
      if (worth > Math.max(bestWorth, CALL_WORTH)) {
        best = i;
        bestWorth = worth;
      }
    }
    if (best < 0 && looked !== turn) this.judgement.lookFrom(state, turn);
    return best;
  }

  value(state: State, out: Float64Array): void {
    const { seats } = this.options;
    let sum = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      const points = dealPoints(state, seat, this.options);
      out[seat] = points;
      sum += points;
    }
    for (let seat = 0; seat < seats; seat += 1) {
      const points = out[seat] ?? 0;
      const ahead = points - (sum - points) / (seats - 1);
      out[seat] = Math.min(1, Math.max(0, 0.5 + ahead / (2 * SPREAD)));
    }
  }

  /** How much the seat likes an act; only comparisons mean something. */
  private worth(array: StateArray, seat: Seat, act: Act): number {
    if (act === DRAW) return this.drawWorth(array);
    if (act === STOP) return STOP_WORTH;
    if (isTake(act)) return this.judgement.takeWorth(array, act - TAKE);
    if (isRummy(act)) return this.judgement.takeWorth(array, act - RUMMY);
    if (isDiscard(act)) return this.discardWorth(array, seat, act - DISCARD, NEVER);
    return this.layWorth(array, seat, act);
  }

  /** A card from the stock: it may be of use or be one more against the hand; the last one of all ends the deal. */
  private drawWorth(array: StateArray): number {
    const isEnd = stockSize(array) === 1 && this.options.stockOut === 'at-once';
    return isEnd ? LAST_CARD_WORTH - this.judgement.pointsAtHand() : DRAW_WORTH - DRAW_RISK * this.judgement.risk;
  }

  /** Of a worth below `least` only that it is below. */
  private discardWorth(array: StateArray, seat: Seat, card: number, least: number): number {
    if (this.judgement.size === 1) return GOING_OUT;
    return this.judgement.throwWorth(array, seat, card, least);
  }

  /** Points on the table are safe [Strategy 1, 6]: they come before any discard, those first that leave most. */
  private layWorth(array: StateArray, seat: Seat, act: Act): number {
    const { judgement, laying } = this;
    laying.read(array, seat, act);
    let low = 0;
    let high = 0;
    let jokers = 0;
    for (let i = 0; i < laying.count; i += 1) {
      const face = faceOf(laying.card(i));
      if (face === JOKER) jokers += 1;
      low |= lowBit(face);
      high |= highBit(face);
    }
    if (laying.count === judgement.size && !this.options.floats) return GOING_OUT + laying.points(this.options);
    if (jokers > 0 && obligedCard(array) < 0 && !this.spendsJoker()) return NEVER;
    if (this.isKept(array)) return NEVER;
    const invited = laying.isMeld ? INVITED * judgement.invitedTo(laying.becomes) : 0;
    return BEFORE_DISCARDS + laying.points(this.options) + judgement.worthWithout(low, high, jokers) - invited;
  }

  /** Is the run that was read better kept, as the deal is young and it would invite rich lay-offs [Strategy 1]? */
  private isKept(array: StateArray): boolean {
    const { judgement, laying } = this;
    if (!laying.isMeld || !isRun(laying.becomes) || obligedCard(array) >= 0) return false;
    return judgement.risk <= LEAST_RISK && judgement.invitedTo(laying.becomes) >= RICH_LAY_OFFS;
  }

  /** A joker is kept for a better meld only while the deal is young [Strategy 7]. */
  private spendsJoker(): boolean {
    return this.judgement.risk >= SPEND_JOKER_AT_RISK || this.judgement.size <= SPEND_JOKER_AT_SIZE;
  }
}
