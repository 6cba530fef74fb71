/** Which cards a hand can lay off, in the order of a legal list [FR-M6, FR-P4]. */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import type { Acts, State } from '../contract/contract.ts';
import { HIGHER_JOKER, LAST_JOKER, LOWER_JOKER, NATURAL, digit, layoffAt } from './acts.ts';
import { lowBit, highBit, JOKER, NO_FACE, copyOf, faceOf } from './cards.ts';
import { HIGH, LOW, type End, cardsBefore, faceBeyond, nextHigh, nextLow } from './melds.ts';
import { facesHigh, facesLow, jokersOf, meldAt, meldCount } from './state.ts';

export class LayoffList {
  private out: Acts | undefined;
  private seat: Seat = 0;
  private low = 0; // faces in hand
  private high = 0;
  private jokers = 0; // in hand
  private most = 0; // cards that may be laid
  // Of the obliged card:
  private obliged = -1; // its face, JOKER for a joker; −1 for none
  private lower = 0; // other jokers in hand that are lower copies than an obliged joker
  // Of the end that is looked at:
  private meld = 0;
  private end: End = HIGH;

  /** Adds every single card or joker that fits on a meld [FR-M6]. */
  list(state: State, seat: Seat, out: Acts): void {
    this.gather(state, seat, out);
    const melds = meldCount(state);
    for (let k = 0; k < melds; k += 1) {
      const meld = meldAt(state, k);
      this.addSingle(k, HIGH, nextHigh(meld));
      this.addSingle(k, LOW, nextLow(meld));
    }
  }

  private gather(state: State, seat: Seat, out: Acts): void {
    this.out = out;
    this.seat = seat;
    this.low = facesLow(state, seat);
    this.high = facesHigh(state, seat);
    this.jokers = countBits(jokersOf(state, seat));
  }

  private addSingle(k: number, end: End, face: number): void {
    if (this.has(face)) this.add(layoffAt(k, end) + digit(NATURAL, 0));
    if (this.jokers > 0 && face !== NO_FACE) this.add(layoffAt(k, end) + digit(LAST_JOKER, 0));
  }

  /** Adds every way to lay off the obliged card, alone or at the end of a row of others; at most so many cards. */
  listObliged(state: State, seat: Seat, obliged: number, most: number, out: Acts): void {
    this.gather(state, seat, out);
    this.most = most;
    this.obliged = faceOf(obliged);
    const isJoker = this.obliged === JOKER;
    const lowerCopies = isJoker ? (1 << copyOf(obliged)) - 1 : 0;
    this.lower = countBits(jokersOf(state, seat) & lowerCopies);
    const melds = meldCount(state);
    for (let k = 0; k < melds; k += 1) {
      this.meld = meldAt(state, k);
      this.addBridges(HIGH, layoffAt(k, HIGH));
      this.addBridges(LOW, layoffAt(k, LOW));
    }
  }

  private addBridges(end: End, act: number): void {
    this.end = end;
    if (this.obliged === JOKER) this.extendToJoker(act, 0, this.lower, this.jokers - 1 - this.lower);
    else {
      const before = cardsBefore(this.meld, end, this.obliged);
      if (before >= 0 && before < this.most) this.extendToCard(act, 0, before, this.jokers);
    }
  }

  /** All rows outwards from `step` to an obliged card that is no joker: first those with a card, then with a joker. */
  private extendToCard(act: number, step: number, last: number, jokers: number): void {
    if (step === last) {
      this.add(act);
      return;
    }
    const face = faceBeyond(this.meld, this.end, step);
    if (this.has(face)) this.extendToCard(act + digit(NATURAL, step), step + 1, last, jokers);
    if (jokers > 0) this.extendToCard(act + digit(LOWER_JOKER, step), step + 1, last, jokers - 1);
  }

  /** The same to an obliged joker, which can end the row anywhere; of the other jokers the lowest come first [FR-M7]. */
  private extendToJoker(act: number, step: number, lower: number, higher: number): void {
    if (step >= this.most) return;
    const face = faceBeyond(this.meld, this.end, step);
    if (face === NO_FACE) return;
    if (this.has(face)) this.extendToJoker(act + digit(NATURAL, step), step + 1, lower, higher);
    if (lower > 0) this.extendToJoker(act + digit(LOWER_JOKER, step), step + 1, lower - 1, higher);
    this.add(act + digit(LAST_JOKER, step));
    if (lower === 0 && higher > 0) this.extendToJoker(act + digit(HIGHER_JOKER, step), step + 1, 0, higher - 1);
  }

  private has(face: number): boolean {
    return ((this.low & lowBit(face)) | (this.high & highBit(face))) !== 0;
  }

  private add(act: number): void {
    this.out?.add(this.seat, act);
  }
}
