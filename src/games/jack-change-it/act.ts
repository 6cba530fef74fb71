/** What each action does, in exactly the order of the dossier. */
import { removeSpot } from '../../cards/spot-sets.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { byteAt } from '../../cards/words.ts';
import type { Act, Say, State } from '../contract/contract.ts';
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
  act(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void {
    if (!this.allowed.allows(state, seat, act)) refuse('jack-change-it', seat, this.names.print(act), 'JC-P3');
    this.isSeen = true;
    this.carryOut(state, seat, act, chance, say);
  }

  /** The same in a playout. */
  playOn(state: State, seat: Seat, act: Act, chance: Chance): void {
    this.isSeen = false;
    this.carryOut(state, seat, act, chance);
  }

  private carryOut(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void {
    if (act >= PLAY) this.play(state, seat, act, say);
    else if (act === PASS) this.pass(state, seat, say);
    else if (act === KEEP) this.keep(state, seat, say);
    else if (state[DEBT] !== 0) this.drawPenalty(state, seat, chance, say);
    else this.draw(state, seat, chance, say);
  }

  /** A card, or A♥ and a two on top of it [JC-P7]. The lines are in the order of [JC-P9]. */
  private play(state: State, seat: Seat, act: Act, say?: Say): void {
    const card = byteAt(CARD_OF, act);
    const two = byteAt(TWO_OF, act);
    this.layDown(state, seat, card);
    if (two !== NO_CARD) this.layDown(state, seat, two);
    hadEnough(state, seat);
    if (say)
      this.writer.move(say, two === NO_CARD ? [card] : [card, two], { from: hand(seat), to: 'discard', why: 'play' });
    state[DRAWN] = 0;
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    if (isEmpty(state, seat)) {
      this.score.endDeal(state, OUT, say);
      return;
    }
    state[NEED] = byteAt(NEED_AFTER, act);
    this.turnTo(state, this.effects.of(state, seat, card, two, say), say);
  }

  private layDown(state: State, seat: Seat, card: number): void {
    const { options } = this;
    removeSpot(state, setOf(seat), byteAt(options.spots, card));
    options.piles.putOnDiscard(state, card);
    if (this.isSeen) showed(state, seat, card, options);
  }

  /** One card [JC-P3]; with `playDrawn` the same seat may play it at once, if it can [JC-P12]. */
  private draw(state: State, seat: Seat, chance: Chance, say?: Say): void {
    const { options } = this;
    const before = isSingle(state, seat) ? 'single' : 'several';
    if (this.isSeen && !options.mayDraw) showsNoPlay(state, seat, options);
    seeks(state, seat);
    const card = this.take(state, seat, 'draw', chance, say);
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    if (options.playDrawn) {
      if (this.isSeen) showsDrawn(state, seat, card, before, options);
      if (options.isPlayable(state[NEED], card)) {
        state[DRAWN] = 1 + card;
        this.turnTo(state, seat, say);
        return;
      }
    }
    this.turnTo(state, nextSeat(state, seat, this.options.seats), say);
  }

  private keep(state: State, seat: Seat, say?: Say): void {
    state[DRAWN] = 0;
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    this.turnTo(state, nextSeat(state, seat, this.options.seats), say);
  }

  /** All P cards; what cannot be drawn is forgiven [JC-P8, JC-P11]. With `afterPenalty: play` the seat then plays [JC-P13]. */
  private drawPenalty(state: State, seat: Seat, chance: Chance, say?: Say): void {
    this.takeOwed(state, seat, state[DEBT] & AMOUNT, chance, say);
    state[DEBT] = 0;
    state[COUNTS] = (state[COUNTS] & ACTS) + ONE_ACT;
    this.turnTo(state, this.options.playsAfterPenalty ? seat : nextSeat(state, seat, this.options.seats), say);
  }

  private pass(state: State, seat: Seat, say?: Say): void {
    const { options } = this;
    if (this.isSeen) showsNoPlay(state, seat, options);
    state[COUNTS] = state[COUNTS] + ONE_ACT + ONE_PASS;
    if ((state[COUNTS] & PASSES) === options.seats * ONE_PASS) this.score.endDeal(state, BLOCKED, say); // [JC-E1]
    else this.turnTo(state, nextSeat(state, seat, this.options.seats), say);
  }
}
