/**
 * The cards of a `meld` or `layoff` act, read from its number and the hand: which copies, which jokers [FR-M7]. What can
 * be read is what may be laid, so it must agree with the two lists; the laws hold them together.
 */
import { lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import type { State } from '../contract/contract.ts';
import {
  HIGHER_JOKER,
  LAST_JOKER,
  LOWER_JOKER,
  MELD,
  NATURAL,
  digitOf,
  endOf,
  isLastDigit,
  isLayoff,
  isMeld,
  isStep,
  meldOf,
} from './acts.ts';
import { JOKER, NO_FACE, cardOf, copyOf, faceOf, isJoker, rankOf } from './cards.ts';
import { BEGINS, FILLINGS, isByJoker, standsFor } from './fillings.ts';
import type { RuleOptions } from './rule-options.ts';
import { HIGH, LOW, type End, faceBeyond, grown, isRun } from './melds.ts';
import { heldCard, jokersOf, meldAt, meldCount, obligedCard } from './state.ts';

const MOST_CARDS = 16;

export class Laying {
  count = 0; // cards laid
  meld = 0; // number of the meld, counted from 0
  end: End = HIGH; // of a run that is added to
  isMeld = false;
  becomes = 0; // the meld with these cards, as a number of `melds.ts`
  private readonly cards = new Uint8Array(MOST_CARDS);
  private readonly faces = new Uint8Array(MOST_CARDS);
  private obliged = -1;
  private jokers = 0; // that are left in the hand, as bits by copy

  card(i: number): number {
    return byteAt(this.cards, i);
  }

  /** The face that the `i`th card stands for. */
  face(i: number): number {
    return byteAt(this.faces, i);
  }

  /** All cards laid, in the order of the act. */
  listed(): number[] {
    return Array.from(this.cards.subarray(0, this.count));
  }

  /** What the cards are worth on the table [FR-E1]. */
  points(options: RuleOptions): number {
    let points = 0;
    for (let i = 0; i < this.count; i += 1)
      points += this.isLowAce(i) ? options.lowAcePoints : options.handPoints(faceOf(this.card(i)));
    return points;
  }

  /** Is the `i`th card an ace at the low end of a run? A joker there is a joker. */
  private isLowAce(i: number): boolean {
    if (isJoker(this.card(i)) || rankOf(this.face(i)) !== 0 || !isRun(this.becomes)) return false;
    return this.isMeld ? i === 0 : this.end === LOW;
  }

  /** Reads an act of this seat; false if the hand cannot do it, or it leaves out the obliged card. */
  read(state: State, seat: Seat, act: number): boolean {
    this.count = 0;
    this.obliged = obligedCard(state);
    this.jokers = jokersOf(state, seat);
    this.isMeld = isMeld(act);
    if (this.isMeld) return this.readMeld(state, seat, act - MELD);
    return isLayoff(act) && this.readLayoff(state, seat, act);
  }

  private put(card: number, face: number): void {
    this.cards[this.count] = card;
    this.faces[this.count] = face;
    this.count += 1;
  }

  private readMeld(state: State, seat: Seat, filling: number): boolean {
    if (filling >= FILLINGS) return false;
    this.meld = meldCount(state);
    this.end = HIGH;
    this.becomes = at(BEGINS, filling);
    let isObligedIn = this.obliged < 0;
    for (let i = 0; i < 3; i += 1) {
      const face = standsFor(filling, i);
      const card = isByJoker(filling, i) ? this.meldJoker() : heldCard(state, seat, face);
      if (card < 0) return false;
      if (card === this.obliged) isObligedIn = true;
      this.put(card, face);
    }
    return isObligedIn;
  }

  /** The next joker of a meld: the obliged one first, then the lowest; −1 if there is none. */
  private meldJoker(): number {
    const { obliged } = this;
    if (obliged >= 0 && isJoker(obliged) && (this.jokers & (1 << copyOf(obliged))) !== 0) return this.useJoker(obliged);
    return this.lowestJoker();
  }

  private lowestJoker(): number {
    return this.jokers === 0 ? -1 : this.useJoker(cardOf(JOKER, lowestBit(this.jokers)));
  }

  private useJoker(joker: number): number {
    this.jokers &= ~(1 << copyOf(joker));
    return joker;
  }

  private readLayoff(state: State, seat: Seat, act: number): boolean {
    this.meld = meldOf(act);
    if (this.meld >= meldCount(state)) return false;
    const meld = meldAt(state, this.meld);
    this.end = endOf(act) === HIGH ? HIGH : LOW;
    if (this.obliged >= 0 && isJoker(this.obliged)) this.useJoker(this.obliged); // it comes last
    for (let step = 0; isStep(step); step += 1) {
      const face = faceBeyond(meld, this.end, step);
      const what = digitOf(act, step);
      const card = face === NO_FACE ? -1 : this.layoffCard(state, seat, face, what);
      if (card < 0) return false;
      this.put(card, face);
      if (this.obliged >= 0 && card !== this.obliged) continue;
      this.becomes = grown(meld, this.end, step + 1);
      return isLastDigit(act, step);
    }
    return false;
  }

  /** The card that a digit of a `layoff` act says; −1 if the hand has none. */
  private layoffCard(state: State, seat: Seat, face: number, what: number): number {
    const { obliged } = this;
    if (what === NATURAL) return heldCard(state, seat, face);
    if (what === LAST_JOKER) {
      if (obliged < 0) return this.lowestJoker();
      return isJoker(obliged) ? obliged : -1;
    }
    return obliged < 0 ? -1 : this.bridgeJoker(what);
  }

  /** The lowest joker that is not obliged, if the digit names it as it lies to the obliged one. */
  private bridgeJoker(what: number): number {
    const joker = this.lowestJoker();
    const isHigher = faceOf(this.obliged) === JOKER && joker > this.obliged;
    return what === (isHigher ? HIGHER_JOKER : LOWER_JOKER) ? joker : -1;
  }
}
