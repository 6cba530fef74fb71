/** What each action does, in exactly the order of the dossier. */
import { SUITS, type Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { putIn, takeOut } from '../../cards/spot-sets.ts';
import { must } from '../../cards/must.ts';
import { byteAt } from '../../cards/words.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, Say, State } from '../contract/contract.ts';
import type { Stock } from '../kit/stock.ts';
import { type LineWriter, hand } from '../kit/line-writer.ts';
import { refuse } from '../kit/refuse.ts';
import { PASS, PLAY } from './acts.ts';
import { ACE, type RuleOptions, QUEEN, TWO } from './rule-options.ts';
import { hadEnough, seeks, showed, showsNoFit } from './knowledge.ts';
import type { LegalActs } from './legal.ts';
import { endDeal } from './score.ts';
import {
  ACTS,
  ANYTHING,
  BLOCKED,
  COUNTS,
  LIMIT,
  NAMED,
  NEED,
  ONE_ACT,
  ONE_DRAW,
  ONE_PASS,
  OUT,
  PASSES,
  PENALTY,
  REVERSED,
  STATUS,
  TURN,
  drawsOf,
  isEmpty,
  setOf,
} from './state.ts';

const MOST_ACTS = 1000; // [CE-E1]

export class ActHandler {
  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
    private readonly stock: Stock,
    private readonly writer: LineWriter,
    private readonly names: ActNames,
  ) {}

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void {
    if (!this.allowed.allows(state, seat, act)) refuse('crazy-eights', seat, this.names.print(act), 'CE-P4');
    if (act >= PLAY) this.play(state, seat, act, say);
    else if (act === PASS) this.pass(state, seat, say);
    else if (state[PENALTY] !== 0) this.drawPenalty(state, seat, chance, say);
    else this.draw(state, seat, chance, say);
  }

  /** The turn goes to `next`. */
  private turnTo(state: State, next: Seat, say?: Say): void {
    state[TURN] = next;
    this.goOn(state, say);
  }

  /** Somebody is to act, unless this was the last action that a deal may have [CE-E1]. */
  private goOn(state: State, say?: Say): void {
    if ((state[COUNTS] & ACTS) === MOST_ACTS) endDeal(state, LIMIT, this.options, this.writer, say);
    else this.allowed.find(state);
  }

  /** The lines are in the order of [CE-P10]. */
  private play(state: State, seat: Seat, act: Act, say?: Say): void {
    const { options: options, writer: writer } = this;
    const card = byteAt(options.plays.cards, act);
    takeOut(state, setOf(seat), byteAt(options.spots, card));
    options.piles.putOnDiscard(state, card);
    showed(state, seat, card, options);
    if (drawsOf(state) === 0) hadEnough(state, seat);
    if (say) writer.move(say, [card], { from: hand(seat), to: 'discard', why: 'play' });
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    if (isEmpty(state, seat)) endDeal(state, OUT, options, writer, say);
    else {
      this.setNeed(state, seat, act, say);
      if (options.specials) this.takeEffect(state, seat, byteAt(options.ranks, card), say);
      else this.turnTo(state, this.next(state, seat), say);
    }
  }

  /** What fits from now on: any card after a joker [CE-P3], the suit that an eight names [CE-P2], else suit or rank. */
  private setNeed(state: State, seat: Seat, act: Act, say?: Say): void {
    const need = byteAt(this.options.plays.needs, act);
    state[NEED] = need;
    if (say && need >= NAMED && need < ANYTHING)
      this.writer.note(say, seat, 'suit', { suit: must(SUITS[need - NAMED], 'suit named') });
  }

  /** Two, queen and ace act when they are played [CE-P9]. */
  private takeEffect(state: State, seat: Seat, rank: number, say?: Say): void {
    if (rank === ACE && this.options.seats > 2) this.reverse(state, seat, say);
    const next = this.next(state, seat);
    if (rank === QUEEN) {
      if (say) this.writer.note(say, next, 'skip');
      this.turnTo(state, this.next(state, next), say);
      return;
    }
    if (rank === TWO) {
      state[PENALTY] = state[PENALTY] + 2;
      if (say) this.writer.note(say, next, 'penalty', { amount: state[PENALTY] });
    }
    this.turnTo(state, next, say);
  }

  private reverse(state: State, seat: Seat, say?: Say): void {
    state[STATUS] = state[STATUS] ^ REVERSED;
    const direction = (state[STATUS] & REVERSED) === 0 ? 'left' : 'right';
    if (say) this.writer.note(say, seat, 'reverse', { direction });
  }

  /** Who comes after this seat: its left, or its right once an ace has reversed the play. */
  private next(state: State, seat: Seat): Seat {
    const { seats } = this.options;
    if ((state[STATUS] & REVERSED) === 0) return seat + 1 < seats ? seat + 1 : 0;
    return seat > 0 ? seat - 1 : seats - 1;
  }

  /** [CE-P5] */
  private draw(state: State, seat: Seat, chance: Chance, say?: Say): void {
    if (!this.options.mayDraw) showsNoFit(state, seat, this.options);
    seeks(state, seat);
    this.take(state, seat, 'draw', chance, say);
    state[COUNTS] = (state[COUNTS] & ~PASSES) + ONE_ACT + ONE_DRAW;
    this.goOn(state, say);
  }

  /** One card off the stock into the hand. */
  private take(state: State, seat: Seat, why: 'draw' | 'penalty', chance: Chance, say?: Say): void {
    const card = this.stock.draw(state, seat, why, chance, say);
    putIn(state, setOf(seat), byteAt(this.options.spots, card));
    this.options.knowledge.drewUnseen(state, seat);
  }

  /** All cards that the twos before have added up to; what cannot be drawn is forgiven [CE-P9]. */
  private drawPenalty(state: State, seat: Seat, chance: Chance, say?: Say): void {
    let short = state[PENALTY];
    for (; short > 0 && this.stock.hasMore(state); short -= 1) this.take(state, seat, 'penalty', chance, say);
    if (say && short > 0) this.writer.note(say, seat, 'dry', { short });
    state[PENALTY] = 0;
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    this.turnTo(state, this.next(state, seat), say);
  }

  /** [CE-P7] */
  private pass(state: State, seat: Seat, say?: Say): void {
    const { options: options } = this;
    const isDry = drawsOf(state) === 0;
    if (isDry || !options.mayStop) showsNoFit(state, seat, this.options);
    state[COUNTS] = (state[COUNTS] & (isDry ? ACTS | PASSES : ACTS)) + ONE_ACT + (isDry ? ONE_PASS : 0);
    if ((state[COUNTS] & PASSES) === options.seats * ONE_PASS)
      endDeal(state, BLOCKED, options, this.writer, say); // [CE-E1]
    else this.turnTo(state, this.next(state, seat), say);
  }
}
