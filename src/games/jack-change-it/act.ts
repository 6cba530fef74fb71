/** What each action does, in exactly the order of the dossier. */
import { removeSpot } from '../../cards/spot-sets.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { hand } from '../kit/line-writer.ts';
import { refuse } from '../kit/refuse.ts';
import { MatchingActs } from '../kit/matching/acts.ts';
import {
  ACTS,
  BLOCKED,
  COUNTS,
  DEBT,
  NEED,
  ONE_ACT,
  ONE_PASS,
  OUT,
  PASSES,
  hadEnough,
  nextSeat,
  seeks,
} from '../kit/matching/state.ts';
import { CARD_OF, KEEP, NEED_AFTER, NO_CARD, PASS, PLAY, TWO_OF } from './acts.ts';
import type { Effects } from './effects.ts';
import type { RuleOptions } from './rule-options.ts';
import { showed, showsDrawn, showsNoPlay } from './knowledge.ts';
import { AMOUNT, DRAWN, isEmpty, isSingle, setOf } from './state.ts';

export class ActHandler extends MatchingActs<RuleOptions> {
  constructor(
    private readonly effects: Effects,
    ...parts: ConstructorParameters<typeof MatchingActs<RuleOptions>>
  ) {
    super(...parts);
  }

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (!this.allowed.allows(state, seat, act)) refuse('jack-change-it', seat, this.names.print(act), 'JC-P3');
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
    else if (act === KEEP) this.keep(state, seat, write);
    else if (state[DEBT] !== 0) this.drawPenalty(state, seat, chance, write);
    else this.draw(state, seat, chance, write);
  }

  /** A card, or A♥ and a two on top of it [JC-P7]. The lines are in the order of [JC-P9]. */
  private play(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    const card = byteAt(CARD_OF, act);
    const two = byteAt(TWO_OF, act);
    this.layDown(state, seat, card);
    if (two !== NO_CARD) this.layDown(state, seat, two);
    hadEnough(state, seat);
    if (write)
      this.writer.move(write, two === NO_CARD ? [card] : [card, two], { from: hand(seat), to: 'discard', why: 'play' });
    state[DRAWN] = 0;
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    if (isEmpty(state, seat)) {
      this.score.endDeal(state, OUT, write);
      return;
    }
    state[NEED] = byteAt(NEED_AFTER, act);
    this.turnTo(state, this.effects.of(state, seat, card, two, write), write);
  }

  private layDown(state: State, seat: Seat, card: number): void {
    const { options } = this;
    removeSpot(state, setOf(seat), byteAt(options.spots, card));
    options.piles.putOnDiscard(state, card);
    if (this.isSeen) showed(state, seat, card, options);
  }

  /** One card [JC-P3]; with `playDrawn` the same seat may play it at once, if it can [JC-P12]. */
  private draw(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    const { options } = this;
    const before = isSingle(state, seat) ? 'single' : 'several';
    if (this.isSeen && !options.mayDraw) showsNoPlay(state, seat, options);
    seeks(state, seat);
    const card = this.take(state, seat, 'draw', chance, write);
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    if (options.playDrawn) {
      if (this.isSeen) showsDrawn(state, seat, card, before, options);
      if (options.isPlayable(state[NEED], card)) {
        state[DRAWN] = 1 + card;
        this.turnTo(state, seat, write);
        return;
      }
    }
    this.turnTo(state, nextSeat(state, seat, this.options.seats), write);
  }

  private keep(state: State, seat: Seat, write?: WriteLine): void {
    state[DRAWN] = 0;
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    this.turnTo(state, nextSeat(state, seat, this.options.seats), write);
  }

  /** All P cards; what cannot be drawn is forgiven [JC-P8, JC-P11]. With `afterPenalty: play` the seat then plays [JC-P13]. */
  private drawPenalty(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    this.takeOwed(state, seat, state[DEBT] & AMOUNT, chance, write);
    state[DEBT] = 0;
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    this.turnTo(state, this.options.playsAfterPenalty ? seat : nextSeat(state, seat, this.options.seats), write);
  }

  private pass(state: State, seat: Seat, write?: WriteLine): void {
    const { options } = this;
    if (this.isSeen) showsNoPlay(state, seat, options);
    state[COUNTS] = state[COUNTS] + ONE_ACT + ONE_PASS;
    if ((state[COUNTS] & PASSES) === options.seats * ONE_PASS) this.score.endDeal(state, BLOCKED, write); // [JC-E1]
    else this.turnTo(state, nextSeat(state, seat, this.options.seats), write);
  }
}
