/**
 * What one seat may know, and how the rest may lie. A view has the words of a state with everything hidden taken out:
 * other hands hold only what all saw going there, the stock is blank. After the deal all hands have been shown.
 */
import { bit0, bit1, countCards, listCards, putIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { countBits } from '../../cards/bits.ts';
import { UnseenDeal } from '../../cards/unseen.ts';
import { type StateArray, at, byteAt, newStateArray } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  ALL_HIGH,
  ALL_LOW,
  BOARD,
  CALLER,
  DISCARD_SIZE,
  HAND_SIZE,
  JOKER_BIT,
  LAZY,
  OVER,
  PHASE,
  RECYCLED,
  STOCK_SIZE,
  SUIT_OF,
  WORDS,
  blankStock,
  copySet,
  discardCard,
  handOf,
  inSuit,
  putOnStock,
  takenBy,
} from './state.ts';

const ALL_SUITS = 0b1111;

/** What a seat sees, and states that its view allows; the working arrays are reused. */
export class Views {
  private readonly unseen = new UnseenDeal();
  private readonly cards = new Uint8Array(64);
  private readonly seatOf = new Uint8Array(8); // by place of the deal
  private low = 0; // cards that lie in other hands or in a stock that was never renewed, as a set
  private high = 0;

  constructor(private readonly options: RuleOptions) {}

  /** All that `seat` may know. */
  see(state: State, seat: Seat): View {
    const known = newStateArray(WORDS);
    known.set(state);
    blankStock(known);
    known[LAZY] = 0;
    if (state[PHASE] === OVER) return { seat, known };
    for (let other = 0; other < this.options.seats; other += 1)
      if (other !== seat) copySet(known, takenBy(other), handOf(other));
    return { seat, known };
  }

  /** One way in which the other hands and the stock may lie. The stock's order stays open. */
  guess(view: View, chance: Chance, state: State): void {
    const known = view.known;
    state.set(known);
    state[LAZY] = 1;
    this.findUnseen(known);
    const count = listCards(this.low, this.high, this.cards);
    this.unseen.clear();
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const missing = HAND_SIZE - countCards(known, handOf(seat));
      if (missing > 0) this.seatOf[this.unseen.addPlace(missing, this.forbidden(known, seat, missing, chance))] = seat;
    }
    // What went into the stock when it was renewed lies there for certain.
    const stock = this.unseen.addPlace(known[STOCK_SIZE] - countCards(known, RECYCLED), 0);
    this.unseen.deal(this.cards, count, SUIT_OF, chance);
    state[STOCK_SIZE] = 0;
    for (let i = 0; i < count; i += 1) {
      const place = this.unseen.placeOf(i);
      const card = byteAt(this.cards, i);
      if (place === stock) putOnStock(state, card);
      else putIn(state, handOf(byteAt(this.seatOf, place)), card);
    }
    const recycled = listCards(known[RECYCLED], at(known, RECYCLED + 1), this.cards);
    for (let i = 0; i < recycled; i += 1) putOnStock(state, byteAt(this.cards, i));
  }

  private findUnseen(known: StateArray): void {
    this.low = ALL_LOW;
    this.high = this.options.joker ? ALL_HIGH | JOKER_BIT : ALL_HIGH;
    this.strikeSet(known, BOARD);
    this.strikeSet(known, RECYCLED);
    for (let seat = 0; seat < this.options.seats; seat += 1) this.strikeSet(known, handOf(seat));
    for (let i = 0; i < known[DISCARD_SIZE]; i += 1) {
      this.low &= ~bit0(discardCard(known, i));
      this.high &= ~bit1(discardCard(known, i));
    }
  }

  private strikeSet(known: StateArray, set: number): void {
    this.low &= ~at(known, set);
    this.high &= ~at(known, set + 1);
  }

  /** The suits that the unseen cards of a hand cannot be of: where Stop needs a flush its caller has shown one [FI-P7]. */
  private forbidden(known: StateArray, seat: Seat, missing: number, chance: Chance): number {
    if (!this.options.stopNeedsFlush || known[CALLER] !== seat) return 0;
    return ALL_SUITS & ~(1 << this.flushSuit(known, seat, missing, chance));
  }

  /** The suit of a flush of which all but `missing` cards are known; where only the joker or none is, by chance as likely as it is. */
  private flushSuit(known: StateArray, seat: Seat, missing: number, chance: Chance): number {
    const low = at(known, handOf(seat));
    const high = at(known, handOf(seat) + 1) & ~JOKER_BIT;
    for (let suit = 0; suit < 4; suit += 1) if (inSuit(low, high, suit) !== 0) return suit;
    let chosen = 0;
    let all = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const ways = this.ways(suit, missing);
      all += ways;
      if (ways > 0 && chance.below(all) < ways) chosen = suit;
    }
    return chosen;
  }

  /** In how many ways `cards` cards can be taken from the unseen ones of this suit and the joker. */
  private ways(suit: number, cards: number): number {
    const joker = (this.high & JOKER_BIT) >>> 26;
    const among = countBits(inSuit(this.low, this.high, suit)) + joker;
    let ways = 1;
    for (let i = 0; i < cards; i += 1) ways = (ways * (among - i)) / (i + 1);
    return Math.max(0, ways);
  }
}
