/**
 * Going out without the others: runs of own cards that all stop at an own card, so that the lead comes back until no
 * card is left [Strategy 3]. The judge knows its own hand and what all know.
 */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { RuleOptions } from './rule-options.ts';
import { ALL_SUITS, HIGHER, SUIT_OF, SUIT_SIZE, suitHeld } from './state.ts';
import { isMissing } from './view.ts';

export class OwnRuns {
  private readonly held = new Int32Array(4); // by suit, the ace as bit 0: what the runs so far have left

  constructor(private readonly options: RuleOptions) {}

  /** Does this lead, the lowest card held of its suit, surely get rid of the whole hand? */
  goOut(array: StateArray, seat: Seat, lead: number): boolean {
    for (let suit = 0; suit < 4; suit += 1) this.held[suit] = suitHeld(array, seat, suit);
    return this.goOutBy(array, seat, byteAt(SUIT_OF, lead));
  }

  private goOutBy(array: StateArray, seat: Seat, suit: number): boolean {
    const before = at(this.held, suit);
    const last = this.run(suit);
    const suits = this.suitsLeft();
    const isOut =
      suits === 0 || (isSureStop(array, seat, last) && this.goOnBy(array, seat, suits & this.suitsAfter(last, suits)));
    this.held[suit] = before;
    return isOut;
  }

  private goOnBy(array: StateArray, seat: Seat, suits: number): boolean {
    for (let suit = 0; suit < 4; suit += 1)
      if ((suits & (1 << suit)) !== 0 && this.goOutBy(array, seat, suit)) return true;
    return false;
  }

  /** Takes the lowest cards of the suit out of the hand, as far as one follows the other; the last of them. */
  private run(suit: number): number {
    let rest = at(this.held, suit);
    let rank = 31 - Math.clz32(rest);
    for (; rank >= 0 && (rest & (1 << rank)) !== 0; rank -= 1) rest &= ~(1 << rank);
    this.held[suit] = rest;
    return SUIT_SIZE * suit + rank + 1;
  }

  private suitsLeft(): number {
    let suits = 0;
    for (let suit = 0; suit < 4; suit += 1) if (at(this.held, suit) !== 0) suits |= 1 << suit;
    return suits;
  }

  /** What may be led after this stop; where none of it is left the lead passes on, or any suit may be led [NM-P4]. */
  private suitsAfter(stop: number, left: number): number {
    const suits = byteAt(this.options.leadsAfter, stop);
    return (suits & left) !== 0 || this.options.passesLead ? suits : ALL_SUITS;
  }
}

const isSureStop = (array: StateArray, seat: Seat, card: number): boolean =>
  byteAt(HIGHER, card) === 0 || isMissing(array, seat, card - 1);
