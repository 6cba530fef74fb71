/**
 * What one seat may know, and how the rest may lie. A view has the words of a state with the other hands taken out (and
 * whose turn it is, where that would name the holder of the first card), then the number of cards in each other hand.
 */
import { putIn } from '../../cards/card-set.ts';
import { lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { UnseenDeal } from '../../cards/unseen.ts';
import { type StateArray, at, byteAt, newStateArray } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import { handSize } from './score.ts';
import {
  CARDS,
  END_OF,
  FOUND,
  HAND,
  HIGH_END,
  MAX_SEATS,
  NO_SEAT,
  OPEN,
  SPLIT,
  TABLE,
  TURN,
  WORDS,
  cannotHold,
  holderOf,
  isBare,
  isOver,
} from './state.ts';

/** Index in a view's words: how many cards another seat holds. */
const SIZE = WORDS;
const ALL = 0x3ffffff; // either word of all cards
const NOT_DUE = 8; // as a kind of card: the others have the number of the end of a row at which they are due

/** Whose turn it is would say who holds the first card [FT-S6]. */
const hidesTurn = (state: State, options: RuleOptions): boolean => options.firstCard !== undefined && isBare(state);

/** How many cards `seat` holds, as a view knows it, and a state. */
export const sizeKnown = (array: StateArray, seat: Seat): number =>
  handSize(array, seat) + (array.length > SIZE ? at(array, SIZE + seat) : 0);

/** What a seat sees, and states that its view allows; the working arrays are reused. */
export class Views {
  private readonly unseen = new UnseenDeal();
  private readonly cards = new Uint8Array(CARDS);
  private readonly kinds = new Uint8Array(CARDS); // by card: the end at which it is due, or NOT_DUE
  private readonly seatOf = new Uint8Array(MAX_SEATS); // by place of the deal
  private readonly forbidden = new Uint8Array(MAX_SEATS); // by seat: ends whose due card it does not hold, as bits

  constructor(private readonly options: RuleOptions) {}

  /** All that `seat` may know. Once the deal is over all hands were shown. */
  see(state: State, seat: Seat): View {
    const { options } = this;
    const known = newStateArray(WORDS + MAX_SEATS);
    known.set(state);
    if (isOver(state)) return { seat, known };
    for (let other = 0; other < options.seats; other += 1) {
      if (other === seat) continue;
      known[HAND + 2 * other] = 0;
      known[HAND + 2 * other + 1] = 0;
      known[SIZE + other] = handSize(state, other);
    }
    if (hidesTurn(state, options) && state[TURN] !== seat) known[TURN] = NO_SEAT;
    return { seat, known };
  }

  /** One way in which the other hands may lie. */
  guess(view: View, chance: Chance, state: State): void {
    const { known } = view;
    state.set(known.subarray(0, WORDS));
    if (isOver(known)) return;
    for (let seat = 0; seat < this.options.seats; seat += 1) this.forbidden[seat] = cannotHold(known, seat);
    for (let suit = 0; suit < HIGH_END; suit += 1)
      if ((known[FOUND] & (SPLIT << suit)) !== 0) this.decideSplit(view, suit, chance);
    this.addHands(view);
    this.dealOut(state, this.findUnseen(view), chance);
    const { firstCard } = this.options;
    if (firstCard !== undefined && isBare(state)) state[TURN] = holderOf(state, firstCard, this.options.seats);
  }

  /**
   * Two seats hold the 6 and the 8 of a suit, one each: either way round is as likely, for whatever lets the one lets
   * the other. One of the two sees which it holds itself; what is unseen can then only be with the other.
   */
  private decideSplit({ known, seat: own }: View, suit: number, chance: Chance): void {
    if ((cannotHold(known, own) & (1 << suit)) === 0) return;
    let end = chance.below(2) === 0 ? suit : HIGH_END + suit;
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if ((cannotHold(known, seat) & (1 << suit)) !== 0) continue;
      this.forbidden[seat] = byteAt(this.forbidden, seat) | (1 << end);
      end = end === suit ? HIGH_END + suit : suit;
    }
  }

  private addHands(view: View): void {
    this.unseen.clear();
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (seat === view.seat) continue;
      const place = this.unseen.addPlace(at(view.known, SIZE + seat), byteAt(this.forbidden, seat));
      this.seatOf[place] = seat;
    }
  }

  /** Lists the cards that the seat does not see, with their kinds; their number. */
  private findUnseen({ known, seat }: View): number {
    const own = HAND + 2 * seat;
    let count = 0;
    for (let word = 0; word < 2; word += 1) {
      const seen = at(known, own + word) | at(known, TABLE + word);
      for (let rest = ALL & ~seen; rest !== 0; rest &= rest - 1) {
        const bit = lowestBit(rest);
        const card = 26 * word + bit;
        this.kinds[card] = (at(known, OPEN + word) & (1 << bit)) === 0 ? NOT_DUE : byteAt(END_OF, card);
        this.cards[count] = card;
        count += 1;
      }
    }
    return count;
  }

  private dealOut(state: State, count: number, chance: Chance): void {
    this.unseen.deal(this.cards, count, this.kinds, chance);
    for (let i = 0; i < count; i += 1) {
      const seat = byteAt(this.seatOf, this.unseen.placeOf(i));
      putIn(state, HAND + 2 * seat, byteAt(this.cards, i));
    }
  }
}
