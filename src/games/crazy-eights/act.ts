/** What each action does, in exactly the order of the dossier. */
import { SUITS, type Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { removeSpot } from '../../cards/spot-sets.ts';
import { must } from '../../cards/must.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { hand } from '../kit/line-writer.ts';
import { refuse } from '../kit/refuse.ts';
import { MatchingActs, reverse } from '../kit/matching/acts.ts';
import {
  ACTS,
  BLOCKED,
  COUNTS,
  DEBT,
  NAMED,
  NEED,
  ONE_ACT,
  ONE_PASS,
  OUT,
  PASSES,
  hadEnough,
  nextSeat,
  seeks,
} from '../kit/matching/state.ts';
import { PASS, PLAY } from './acts.ts';
import { ACE, type RuleOptions, QUEEN, TWO } from './rule-options.ts';
import { showed, showsNoFit } from './knowledge.ts';
import { ANYTHING, ONE_DRAW, drawsOf, isEmpty, setOf } from './state.ts';

export class ActHandler extends MatchingActs<RuleOptions> {
  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (!this.allowed.allows(state, seat, act)) refuse('crazy-eights', seat, this.names.print(act), 'CE-P4');
    this.isSeen = true;
    this.carryOut(state, seat, act, chance, write);
  }

  /** The same in a playout. */
  playOn(state: State, seat: Seat, act: Act, chance: Chance): void {
    this.isSeen = false;
    this.carryOut(state, seat, act, chance);
  }

  private carryOut(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (act >= PLAY) this.play(state, seat, act, write);
    else if (act === PASS) this.pass(state, seat, write);
    else if (state[DEBT] !== 0) this.drawPenalty(state, seat, chance, write);
    else this.draw(state, seat, chance, write);
  }

  /** The lines are in the order of [CE-P10]. */
  private play(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    const { options } = this;
    const card = byteAt(options.plays.cards, act);
    removeSpot(state, setOf(seat), byteAt(options.spots, card));
    options.piles.putOnDiscard(state, card);
    if (this.isSeen) showed(state, seat, card, options);
    if (drawsOf(state) === 0) hadEnough(state, seat);
    if (write) this.writer.move(write, [card], { from: hand(seat), to: 'discard', why: 'play' });
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    if (isEmpty(state, seat)) this.score.endDeal(state, OUT, write);
    else {
      this.setNeed(state, seat, act, write);
      if (options.specials) this.takeEffect(state, seat, byteAt(options.ranks, card), write);
      else this.turnTo(state, nextSeat(state, seat, this.options.seats), write);
    }
  }

  /** What fits from now on: any card after a joker [CE-P3], the suit that an eight names [CE-P2], else suit or rank. */
  private setNeed(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    const need = byteAt(this.options.plays.needs, act);
    state[NEED] = need;
    if (write && need >= NAMED && need < ANYTHING)
      this.writer.note(write, seat, 'suit', { suit: must(SUITS[need - NAMED], 'suit named') });
  }

  /** Two, queen and ace act when they are played [CE-P9]. */
  private takeEffect(state: State, seat: Seat, rank: number, write?: WriteLine): void {
    if (rank === ACE && this.options.seats > 2) reverse(state, seat, this.writer, write);
    const next = nextSeat(state, seat, this.options.seats);
    if (rank === QUEEN) {
      if (write) this.writer.note(write, next, 'skip');
      this.turnTo(state, nextSeat(state, next, this.options.seats), write);
      return;
    }
    if (rank === TWO) {
      state[DEBT] = state[DEBT] + 2;
      if (write) this.writer.note(write, next, 'penalty', { amount: state[DEBT] });
    }
    this.turnTo(state, next, write);
  }

  /** [CE-P5] */
  private draw(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    if (this.isSeen && !this.options.mayDraw) showsNoFit(state, seat, this.options);
    seeks(state, seat);
    this.take(state, seat, 'draw', chance, write);
    state[COUNTS] = (state[COUNTS] & ~PASSES) + ONE_ACT + ONE_DRAW;
    this.turnTo(state, seat, write);
  }

  /** All cards that the twos before have added up to; what cannot be drawn is forgiven [CE-P9]. */
  private drawPenalty(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    this.takeOwed(state, seat, state[DEBT], chance, write);
    state[DEBT] = 0;
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    this.turnTo(state, nextSeat(state, seat, this.options.seats), write);
  }

  /** [CE-P7] */
  private pass(state: State, seat: Seat, write?: WriteLine): void {
    const { options } = this;
    const isDry = drawsOf(state) === 0;
    if (this.isSeen && (isDry || !options.mayStop)) showsNoFit(state, seat, this.options);
    state[COUNTS] = (state[COUNTS] & (isDry ? ACTS | PASSES : ACTS)) + ONE_ACT + (isDry ? ONE_PASS : 0);
    if ((state[COUNTS] & PASSES) === options.seats * ONE_PASS) this.score.endDeal(state, BLOCKED, write); // [CE-E1]
    else this.turnTo(state, nextSeat(state, seat, this.options.seats), write);
  }
}
