/** Which melds a hand can lay, in the order of a legal list [FR-M5, FR-P4]. */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import type { Acts, State } from '../contract/contract.ts';
import { MELD } from './acts.ts';
import { JOKER, faceOf, lowestFace } from './cards.ts';
import {
  BY_FIRST,
  BY_SECOND,
  BY_THIRD,
  FILLINGS,
  JOKERS_IN,
  NEEDS_LOW,
  NEEDS_HIGH,
  NATURAL_WITH_FACE,
  WITH_FACE,
} from './fillings.ts';
import { runStarts, setStarts } from './natural.ts';
import { facesHigh, facesLow, jokersOf } from './state.ts';

const NO_FILLINGS = new Uint16Array(0);

export class MeldList {
  private out: Acts | undefined;
  private seat: Seat = 0;
  private low = 0; // faces in hand
  private high = 0;
  private jokers = 0;
  private least = 0; // jokers that each meld must hold

  /** Adds every meld that the hand of `seat` holds; with the obliged card in it, if there is one. */
  list(state: State, seat: Seat, obliged: number, out: Acts): void {
    this.out = out;
    this.seat = seat;
    this.low = facesLow(state, seat);
    this.high = facesHigh(state, seat);
    this.jokers = countBits(jokersOf(state, seat));
    this.least = faceOf(obliged) === JOKER ? 1 : 0;
    if (obliged >= 0 && this.least === 0) this.listWith(faceOf(obliged));
    else if (this.jokers === 0) this.listNatural();
    else this.listAll();
  }

  private listWith(face: number): void {
    const fillings = (this.jokers === 0 ? NATURAL_WITH_FACE : WITH_FACE)[face] ?? NO_FILLINGS;
    for (let i = 0; i < fillings.length; i += 1) this.add(fillings[i] ?? 0);
  }

  private listNatural(): void {
    const { low, high } = this;
    this.addEach(BY_FIRST, runStarts(low) | setStarts(low, high), runStarts(high));
  }

  private listAll(): void {
    this.addEach(BY_FIRST, this.low, this.high);
    this.addEach(BY_SECOND, this.low, this.high);
    if (this.jokers >= 2) this.addEach(BY_THIRD, this.low, this.high);
    if (this.jokers >= 3) this.addBetween(BY_THIRD[JOKER] ?? 0, FILLINGS);
  }

  /** Adds what can be laid of the fillings whose card at one place has one of these faces. */
  private addEach(by: Uint16Array, low: number, high: number): void {
    for (let rest = low; rest !== 0; rest &= rest - 1) this.addFace(by, lowestFace(0, rest));
    for (let rest = high; rest !== 0; rest &= rest - 1) this.addFace(by, lowestFace(1, rest));
  }

  private addFace(by: Uint16Array, face: number): void {
    this.addBetween(by[face] ?? 0, by[face + 1] ?? 0);
  }

  private addBetween(from: number, to: number): void {
    for (let filling = from; filling < to; filling += 1) this.add(filling);
  }

  private add(filling: number): void {
    const lacks = (at(NEEDS_LOW, filling) & ~this.low) | (at(NEEDS_HIGH, filling) & ~this.high);
    const jokers = byteAt(JOKERS_IN, filling);
    if (lacks === 0 && jokers <= this.jokers && jokers >= this.least) this.out?.add(this.seat, MELD + filling);
  }
}
