/** A set of cards of one or two packs, listed in card order. */
import { lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import type { Acts } from '../contract/contract.ts';
import { bitOf, lowBit, highBit, JOKER, cardOf, copyOf, faceOf, lowestFace } from './cards.ts';

export class CardSet {
  // First and second copies, as sets of faces, and jokers by copy.
  private low = 0;
  private high = 0;
  private secondLow = 0;
  private secondHigh = 0;
  private jokers = 0;

  clear(): void {
    this.low = 0;
    this.high = 0;
    this.secondLow = 0;
    this.secondHigh = 0;
    this.jokers = 0;
  }

  put(card: number): void {
    const face = faceOf(card);
    if (face === JOKER) this.jokers |= 1 << copyOf(card);
    else if (copyOf(card) === 0) {
      this.low |= lowBit(face);
      this.high |= highBit(face);
    } else {
      this.secondLow |= lowBit(face);
      this.secondHigh |= highBit(face);
    }
  }

  /** Adds for every card of the set, in card order, the act `first` + the card. */
  list(out: Acts, seat: Seat, first: number): void {
    this.listHalf(out, seat, first, 0);
    this.listHalf(out, seat, first, 1);
    for (let rest = this.jokers; rest !== 0; rest &= rest - 1) out.add(seat, first + cardOf(JOKER, lowestBit(rest)));
  }

  private listHalf(out: Acts, seat: Seat, first: number, half: 0 | 1): void {
    const one = half === 0 ? this.low : this.high;
    const two = half === 0 ? this.secondLow : this.secondHigh;
    for (let rest = one | two; rest !== 0; rest &= rest - 1) {
      const face = lowestFace(half, rest);
      if ((one & bitOf(face)) !== 0) out.add(seat, first + cardOf(face, 0));
      if ((two & bitOf(face)) !== 0) out.add(seat, first + cardOf(face, 1));
    }
  }
}
