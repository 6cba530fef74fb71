/**
 * What one seat may know, and how the rest may lie. A view has the words of a state with the hidden cards taken out (and
 * whose turn it is, where that would name the holder of the card due), then how many cards each hidden hand has.
 */
import { countCards, isIn, putIn } from '../../cards/card-set.ts';
import { lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import { UnseenDeal } from '../../cards/unseen.ts';
import { type StateArray, at, byteAt, newStateArray } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  ALL_SUITS,
  CARDS,
  DUE,
  EXTRA,
  FOLLOWING,
  GONE,
  HAND,
  HIGHER,
  LEADING,
  LEADS,
  MAX_SEATS,
  NO_SEAT,
  OVER,
  PHASE,
  PLAYED,
  SUIT_OF,
  SWAPPER,
  TURN,
  WORDS,
  holds,
  limitOf,
} from './state.ts';

/** Index in a view's words: how many cards each seat holds that this seat cannot see, and after them the extra hand. */
const SIZE = WORDS;
const EXTRA_SEAT = MAX_SEATS; // as a seat: the extra hand
const ALL = 0x3ffffff; // either word of all cards

function hide(known: StateArray, set: number, seat: Seat): void {
  known[SIZE + seat] = countCards(known, set);
  known[set] = 0;
  known[set + 1] = 0;
}

/** How many cards the extra hand has, as a view knows it, and a state. */
export const extraSize = (array: StateArray): number => countCards(array, EXTRA) + hiddenSize(array, EXTRA_SEAT);
const hiddenSize = (array: StateArray, seat: Seat): number => (array.length > SIZE ? at(array, SIZE + seat) : 0);

/**
 * Finds states that a view allows; its working arrays are reused. Unseen cards are of one kind if they are of one suit and
 * the same places cannot hold them. There are never more than 29 kinds: limits come from leads, each of which is a card
 * that is seen.
 */
export class Views {
  private readonly unseen = new UnseenDeal();
  private readonly cards = new Uint8Array(CARDS);
  private readonly kinds = new Uint8Array(CARDS); // by card
  private readonly barred = new Int32Array(32); // by kind: the places that cannot hold it, bit s for seat s and EXTRA_SEAT
  private readonly suits = new Uint8Array(32); // by kind
  private readonly seatOf = new Uint8Array(MAX_SEATS + 2); // by place of the deal
  private kindCount = 0;

  constructor(private readonly options: RuleOptions) {}

  /** All that `seat` may know. Once the deal is over the hands of all seats were shown. */
  see(state: State, seat: Seat): View {
    const known = newStateArray(WORDS + MAX_SEATS + 1);
    known.set(state);
    if (state[PHASE] !== OVER)
      for (let other = 0; other < this.options.seats; other += 1)
        if (other !== seat) hide(known, HAND + 2 * other, other);
    if (state[SWAPPER] !== seat) hide(known, EXTRA, EXTRA_SEAT); // who exchanged knows the hand that it gave away
    if (state[PHASE] === FOLLOWING && state[TURN] !== seat) known[TURN] = NO_SEAT;
    return { seat, known };
  }

  /** One way in which the hidden cards may lie. */
  guess(view: View, chance: Chance, state: State): void {
    const { known } = view;
    state.set(known.subarray(0, WORDS));
    const count = this.findUnseen(view);
    this.unseen.clear();
    for (let seat = 0; seat < this.options.seats; seat += 1) this.addHand(known, seat);
    this.addPlace(EXTRA_SEAT, at(known, SIZE + EXTRA_SEAT) - this.layGone(state, view), 0);
    this.unseen.deal(this.cards, count, this.kinds, chance);
    for (let i = 0; i < count; i += 1) {
      const seat = byteAt(this.seatOf, this.unseen.placeOf(i));
      putIn(state, seat === EXTRA_SEAT ? EXTRA : HAND + 2 * seat, byteAt(this.cards, i));
    }
    if (state[PHASE] === FOLLOWING) state[TURN] = this.holderOf(state, state[DUE]);
  }

  /** Puts the cards that stops have shown to be there into the extra hand, where it is hidden; how many they are. */
  private layGone(state: State, { known, seat }: View): number {
    if (known[SWAPPER] === seat) return 0;
    state[EXTRA] = known[GONE];
    state[EXTRA + 1] = at(known, GONE + 1);
    return countCards(known, GONE);
  }

  /** Lists the cards whose place the seat does not know, with their kinds; their number. */
  private findUnseen({ known }: View): number {
    this.kindCount = 0;
    let count = 0;
    for (let word = 0; word < 2; word += 1) {
      let seen = at(known, PLAYED + word) | at(known, GONE + word) | at(known, EXTRA + word);
      for (let seat = 0; seat < this.options.seats; seat += 1) seen |= at(known, HAND + 2 * seat + word);
      for (let rest = ALL & ~seen; rest !== 0; rest &= rest - 1) {
        const card = 26 * word + lowestBit(rest);
        this.cards[count] = card;
        this.kinds[card] = this.kindOf(byteAt(SUIT_OF, card), this.barredFor(known, card));
        count += 1;
      }
    }
    return count;
  }

  /** The places that cannot hold this card: seats by their limits; the extra hand where the card is due [NM-P2]. */
  private barredFor(known: StateArray, card: number): number {
    let barred = known[PHASE] === FOLLOWING && known[DUE] === card ? 1 << EXTRA_SEAT : 0;
    for (let seat = 0; seat < this.options.seats; seat += 1)
      if (byteAt(HIGHER, card) >= limitOf(known, seat, byteAt(SUIT_OF, card))) barred |= 1 << seat;
    return barred;
  }

  private kindOf(suit: number, barred: number): number {
    for (let kind = 0; kind < this.kindCount; kind += 1)
      if (this.suits[kind] === suit && this.barred[kind] === barred) return kind;
    this.suits[this.kindCount] = suit;
    this.barred[this.kindCount] = barred;
    this.kindCount += 1;
    return this.kindCount - 1;
  }

  /** The seat that leads holds a card of a suit that it may lead, else the lead would have passed on [NM-P4]. */
  private addHand(known: StateArray, seat: Seat): void {
    const size = at(known, SIZE + seat);
    if (size === 0) return;
    const isLeader = known[PHASE] === LEADING && known[TURN] === seat && known[LEADS] !== ALL_SUITS;
    if (isLeader) this.addPlace(seat, 1, ALL_SUITS & ~known[LEADS]);
    this.addPlace(seat, isLeader ? size - 1 : size, 0);
  }

  /** A place for `size` cards, none of these suits. */
  private addPlace(seat: Seat, size: number, suits: number): void {
    let forbidden = 0;
    for (let kind = 0; kind < this.kindCount; kind += 1) {
      const isBarred = (at(this.barred, kind) & (1 << seat)) !== 0;
      if (isBarred || (suits & (1 << byteAt(this.suits, kind))) !== 0) forbidden |= 1 << kind;
    }
    this.seatOf[this.unseen.addPlace(size, forbidden)] = seat;
  }

  private holderOf(state: State, card: number): Seat {
    const seats = Array.from({ length: this.options.seats }, (_, seat) => seat);
    return must(
      seats.find((seat) => holds(state, seat, card)),
      'holder of the card due',
    );
  }
}

/** Does all the table know that this card is in no hand, or does this seat? Played, shown by a stop, or given away. */
export const isMissing = (array: StateArray, seat: Seat, card: number): boolean =>
  isIn(array, PLAYED, card) || isIn(array, GONE, card) || (array[SWAPPER] === seat && isIn(array, EXTRA, card));
