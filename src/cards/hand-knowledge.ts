/**
 * What everybody at a table knows of hands in a game with a stock that is renewed from the discard: which cards can
 * only have come off the stock since then, and what a hand was shown not to hold. All of it follows from public events
 * and is sound: it never excludes how the cards really lie. It is part of the state so that a view can pass it on.
 */
import { hasSpot, sizeOfSet, removeSpot } from './spot-sets.ts';
import type { Seat } from './card.ts';
import { afterDraw, afterMiss, afterPlay } from './misses.ts';
import { type StateArray, addToPackedByte, at, packedByte, setPackedByte } from './state-array.ts';

/** The indices of what this needs in a game's state. */
export interface HandLayout {
  readonly seats: number;
  readonly setWords: number; // of a set of cards
  readonly hands: number; // the hand of seat 0
  readonly seatWords: number; // from one seat's hand to the next
  readonly miss: number; // from a hand to what it was shown not to hold (`misses.ts`)
  readonly old: number; // a set: cards that were in the hands when the stock was last renewed, and not seen since
  readonly oldCounts: number; // bytes: how many of them each seat holds
}

export class HandKnowledge {
  private readonly firstMiss: number;
  private readonly seatWords: number;
  private readonly old: number;

  constructor(private readonly layout: HandLayout) {
    this.firstMiss = layout.hands + layout.miss;
    this.seatWords = layout.seatWords;
    this.old = layout.old;
  }

  private handOf(seat: Seat): number {
    return this.layout.hands + this.seatWords * seat;
  }

  private missAt(seat: Seat): number {
    return this.firstMiss + this.seatWords * seat;
  }

  /** What the hand of a seat was shown not to hold. */
  missOf(array: StateArray, seat: Seat): number {
    return at(array, this.missAt(seat));
  }

  /** How many cards the seat holds that were in its hand when the stock was last renewed. */
  oldOf(array: StateArray, seat: Seat): number {
    return packedByte(array, this.layout.oldCounts, seat);
  }

  /** Was the card at this spot in a hand when the stock was last renewed, and not seen since? */
  isOld(array: StateArray, spot: number): boolean {
    return hasSpot(array, this.old, spot);
  }

  /** The hand as it now is holds no card of these kinds. */
  showsNone(array: StateArray, seat: Seat, kinds: number): void {
    const miss = this.missAt(seat);
    array[miss] = afterMiss(at(array, miss), kinds);
  }

  /** The seat took a card from the stock that nobody else saw. */
  drewUnseen(array: StateArray, seat: Seat): void {
    const miss = this.missAt(seat);
    const known = at(array, miss);
    if (known !== 0) array[miss] = afterDraw(known);
  }

  /** All have now seen this card of the seat, of these kinds. */
  showed(array: StateArray, seat: Seat, spot: number, kinds: number): void {
    if (this.isOld(array, spot)) {
      removeSpot(array, this.old, spot);
      addToPackedByte(array, this.layout.oldCounts, seat, -1);
    }
    const miss = this.missAt(seat);
    const known = at(array, miss);
    if (known !== 0) array[miss] = afterPlay(known, kinds);
  }

  /** The stock is about to be renewed: all cards in hands are old from now on, all others in the stock. */
  renewed(array: StateArray): void {
    const { seats, setWords, old, oldCounts } = this.layout;
    for (let i = 0; i < setWords; i += 1) {
      let held = 0;
      for (let seat = 0; seat < seats; seat += 1) held |= at(array, this.handOf(seat) + i);
      array[old + i] = held;
    }
    for (let seat = 0; seat < seats; seat += 1)
      setPackedByte(array, oldCounts, seat, sizeOfSet(array, this.handOf(seat), setWords));
  }
}
