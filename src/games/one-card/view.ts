/** What one seat may know, and how the rest may lie. A view has the words of a state with the hidden sets left empty. */
import { listCards } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { countBits } from '../../cards/bits.ts';
import { UnseenDeal } from '../../cards/unseen.ts';
import { type StateArray, at, byteAt, newStateArray } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  ALL_CARDS,
  CARDS,
  HAND,
  KITTY,
  OVER,
  PHASE,
  SUIT_CARDS,
  SUIT_OF,
  TRICK_CARDS,
  TRICK_SIZE,
  TURN,
  WORDS,
  JOKER,
  handOf,
  lackedBy,
  wonBy,
} from './state.ts';

/** The cards that lie face up, or did. */
function shownIn(array: StateArray, seats: number): number {
  let cards = array[TRICK_CARDS];
  for (let seat = 0; seat < seats; seat += 1) cards |= wonBy(array, seat);
  return cards;
}

/** The cards that `seat` has not seen and that may be anywhere else; in a view or a state. */
export const unseenBy = (array: StateArray, seat: Seat, seats: number): number =>
  ALL_CARDS & ~shownIn(array, seats) & ~handOf(array, seat);

/** How many cards a seat holds: one less than the others still to play in this trick once it has played. */
export function sizeOf(array: StateArray, seat: Seat, options: RuleOptions): number {
  const played = countBits(shownIn(array, options.seats)) - array[TRICK_SIZE];
  const after = (array[TURN] + options.seats - seat) % options.seats; // seats back from the one on turn
  const isInTrick = after > 0 && after <= array[TRICK_SIZE];
  return options.handSize - Math.floor(played / options.seats) - (isInTrick ? 1 : 0);
}

/** What a seat sees, and states that its view allows; the working arrays are reused. */
export class Views {
  private readonly unseen = new UnseenDeal();
  private readonly cards = new Uint8Array(CARDS);
  private readonly seatOf = new Uint8Array(CARDS); // by place of the deal

  constructor(private readonly options: RuleOptions) {}

  /** All that `seat` may know: its own hand, the trick, what was won, and what others were seen to lack. */
  see(state: State, seat: Seat): View {
    const known = newStateArray(WORDS);
    known.set(state);
    for (let other = 0; other < this.options.seats; other += 1) if (other !== seat) known[HAND + other] = 0;
    known[KITTY] = 0;
    return { seat, known };
  }

  /** One way in which the other hands and the card in the middle may lie. */
  guess(view: View, chance: Chance, state: State): void {
    state.set(view.known);
    if (view.known[PHASE] === OVER) return;
    const count = listCards(unseenBy(view.known, view.seat, this.options.seats), 0, this.cards);
    this.unseen.clear();
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (seat === view.seat) continue;
      const place = this.unseen.addPlace(sizeOf(view.known, seat, this.options), kindsIn(lackedBy(view.known, seat)));
      this.seatOf[place] = seat;
    }
    const middle = this.unseen.addPlace(1, 0);
    this.unseen.deal(this.cards, count, SUIT_OF, chance);
    for (let i = 0; i < count; i += 1) {
      const bit = 1 << byteAt(this.cards, i);
      const place = this.unseen.placeOf(i);
      if (place === middle) state[KITTY] = bit;
      else {
        const hand = HAND + byteAt(this.seatOf, place);
        state[hand] = at(state, hand) | bit;
      }
    }
  }
}

/** Suits as bits 0–3 and the joker as bit 4, of which all cards are in the set. */
function kindsIn(set: number): number {
  let kinds = (set >>> JOKER) << 4;
  for (let suit = 0; suit < 4; suit += 1) if ((set & at(SUIT_CARDS, suit)) !== 0) kinds |= 1 << suit;
  return kinds;
}
