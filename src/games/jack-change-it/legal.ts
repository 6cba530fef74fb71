/** What the seat on turn may do at a Jack Change It table. Nobody else ever may do anything. */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import type { Stock } from '../kit/stock.ts';
import { DEBT, NEED, OWN, TURN, writeOwnList } from '../kit/matching/state.ts';
import { ACE_SLOT, DRAW, KEEP, LAST_JACK_ACT, PAIR, PASS, PLAY, PLAY_LATER } from './acts.ts';
import { ACE_BIT, FIVE_BIT, type RuleOptions, TWOS } from './rule-options.ts';
import {
  ACE_FLAG,
  DRAWN,
  LAST_JACK,
  MAY_DRAW,
  MAY_KEEP,
  MAY_PASS,
  PAIR_SHIFT,
  SLOTS,
  isSingle,
  setOf,
} from './state.ts';

const UP_TO_ACE = (1 << (ACE_SLOT + 1)) - 1; // slots of the first word

export class LegalActs {
  constructor(
    private readonly options: RuleOptions,
    private readonly stock: Stock,
  ) {}

  /**
   * Finds the list of the seat on turn and writes it into the state: the one place that decides what a seat may do.
   * `list` and `allows` only read what it found.
   */
  find(state: State): void {
    const hand = setOf(state[TURN]);
    const hand0 = at(state, hand);
    const hand1 = at(state, hand + 1);
    if (state[DEBT] !== 0) this.findAnswers(state, hand0, hand1);
    else if (state[DRAWN] !== 0) this.findDrawn(state);
    else this.findOrdinary(state, hand0, hand1);
  }

  /** [JC-P3] */
  private findOrdinary(state: State, hand0: number, hand1: number): void {
    const { options } = this;
    const need = state[NEED];
    let plays0 = hand0 & at(options.matches[0], need); // [JC-P1]
    let plays1 = hand1 & at(options.matches[1], need);
    const single = isSingle(state, state[TURN]);
    if (single && !options.lastTrick) {
      plays0 &= ~options.tricks[0]; // [JC-P2]
      plays1 &= ~options.tricks[1];
    }
    const pairs = (plays0 & ACE_BIT) === 0 ? 0 : this.pairs(hand0, hand1);
    const other = this.without(state, plays0 | plays1) | (pairs << PAIR_SHIFT);
    if (((plays0 | plays1) & SLOTS.naming) === 0) writeOwnList(state, plays0, plays1, other);
    else if (single) writeOwnList(state, plays0, plays1, other | LAST_JACK);
    else writeOwnList(state, this.named(0, plays0), this.named(1, plays1), other);
  }

  /** Plays as slots, each jack once for each suit that it may name [JC-P9]. */
  private named(word: 0 | 1, plays: number): number {
    return SLOTS.spread(plays) & this.options.nameable[word];
  }

  /** What may be done besides the plays, none of which is there if `plays` is 0: MAY_DRAW, MAY_PASS or nothing. */
  private without(state: State, plays: number): number {
    if (plays !== 0 && !this.options.mayDraw) return 0;
    if (this.stock.hasMore(state)) return MAY_DRAW;
    return plays === 0 ? MAY_PASS : 0;
  }

  /** The suits of the twos that may go with A♥, as bits; a card must stay in the hand, unless `lastTrick` [JC-P7]. */
  private pairs(hand0: number, hand1: number): number {
    const { comboTwos, lastTrick } = this.options;
    if (!lastTrick && countBits(hand0) + countBits(hand1) < 3) return 0;
    const black = ((hand0 >>> 15) & 1) | ((hand0 >>> 30) & 2);
    const red = ((hand1 >>> 15) & 1) | ((hand1 >>> 30) & 2);
    return (black | (red << 2)) & comboTwos;
  }

  /** Facing twos [JC-P5], A♥ [JC-P6], or both with `stackAce` [JC-P10]. */
  private findAnswers(state: State, hand0: number, hand1: number): void {
    const { options } = this;
    const isAce = (state[DEBT] & ACE_FLAG) !== 0;
    let plays0 = isAce ? hand0 & FIVE_BIT : hand0 & TWOS[0];
    let plays1 = isAce ? 0 : hand1 & TWOS[1];
    if (options.stackAce) {
      plays0 |= hand0 & (TWOS[0] | ACE_BIT);
      plays1 |= hand1 & TWOS[1];
    }
    if (!options.lastTrick && isSingle(state, state[TURN])) {
      plays0 &= ~options.tricks[0]; // [JC-P2]
      plays1 &= ~options.tricks[1];
    }
    writeOwnList(state, plays0, plays1, MAY_DRAW);
  }

  /** Only the card just drawn, or keeping it [JC-P12]. */
  private findDrawn(state: State): void {
    const spot = byteAt(this.options.spots, state[DRAWN] - 1);
    const plays0 = spot < 32 ? 1 << spot : 0;
    const plays1 = spot < 32 ? 0 : 1 << spot;
    const isJack = ((plays0 | plays1) & SLOTS.naming) !== 0;
    writeOwnList(state, isJack ? this.named(0, plays0) : plays0, isJack ? this.named(1, plays1) : plays1, MAY_KEEP);
  }

  /** Fills `out` with the acts of the seat on turn, in the order of a `turn` line. */
  list(state: State, out: Acts): void {
    out.clear();
    const seat = state[TURN];
    const plays0 = at(state, OWN);
    const plays1 = at(state, OWN + 1);
    const other = at(state, OWN + 2);
    if (other !== 0) {
      if ((other & MAY_DRAW) !== 0) out.add(seat, DRAW);
      if ((other & MAY_KEEP) !== 0) out.add(seat, KEEP);
      if ((other & MAY_PASS) !== 0) out.add(seat, PASS);
      if ((other & LAST_JACK) !== 0) {
        out.add(seat, lastJack(plays0, plays1));
        return;
      }
    }
    out.addEach(seat, PLAY, plays0 & UP_TO_ACE);
    out.addEach(seat, PAIR, other >>> PAIR_SHIFT);
    out.addEach(seat, PLAY_LATER, plays0 & ~UP_TO_ACE);
    out.addEach(seat, PLAY_LATER + 32, plays1);
  }

  /** Is this act in the list? Must agree with `list`; the laws hold the two together. */
  allows(state: State, seat: Seat, act: Act): boolean {
    if (seat !== state[TURN]) return false;
    const other = at(state, OWN + 2);
    if (act < PLAY)
      return (other & (act === DRAW ? MAY_DRAW : act === KEEP ? MAY_KEEP : act === PASS ? MAY_PASS : 0)) !== 0;
    if ((other & LAST_JACK) !== 0) return act === lastJack(at(state, OWN), at(state, OWN + 1));
    if (act >= LAST_JACK_ACT) return false;
    if (act >= PAIR && act < PAIR + 4) return ((other >>> PAIR_SHIFT) & (1 << (act - PAIR))) !== 0;
    const slot = act - (act < PAIR ? PLAY : PLAY_LATER);
    return (at(state, OWN + (slot >> 5)) & (1 << slot)) !== 0;
  }
}

/** Playing the jack that is the whole hand. */
const lastJack = (plays0: number, plays1: number): Act =>
  LAST_JACK_ACT + ((plays0 !== 0 ? lowestBit(plays0) : 32 + lowestBit(plays1)) >> 4);
