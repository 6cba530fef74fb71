/**
 * What one seat may know, and how the rest may lie. A view has the words of a state with everything hidden taken out
 * (other hands hold only what all know to be there), then each seat's number of unseen cards.
 */
import { cardsOf, countCards, isIn, putIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { UnseenDeal } from '../../cards/unseen.ts';
import { at, byteAt, newStateArray } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import { ALL, CARDS } from './cards.ts';
import { KNOWN, PLAYED, SEATS, WORDS, handOf, lacksOf } from './state.ts';

/** Index in a view's words: how many cards a seat holds that this seat cannot name. */
const UNSEEN = WORDS;

/** What a seat sees, and states that its view allows; the working arrays are reused. */
export class Views {
  private readonly unseen = new UnseenDeal();
  private readonly cards = new Uint8Array(CARDS);
  private readonly lacking = new Uint8Array(CARDS); // by card: which of the places dealt to are known to lack it, as bits
  private readonly seatOf = new Uint8Array(SEATS); // by place

  /** All that `seat` may know. */
  see(state: State, seat: Seat): View {
    const known = newStateArray(WORDS + SEATS);
    known.set(state);
    for (let other = 0; other < SEATS; other += 1) {
      if (other === seat) continue;
      const hand = handOf(other);
      known[hand] = at(state, hand) & state[KNOWN];
      known[hand + 1] = at(state, hand + 1) & at(state, KNOWN + 1);
      known[UNSEEN + other] = countCards(state, hand) - countCards(known, hand);
    }
    return { seat, known };
  }

  /** One way in which all the hidden cards may lie. */
  guess(view: View, chance: Chance, state: State): void {
    state.set(view.known.subarray(0, WORDS));
    this.addHands(view);
    const count = this.listUnseen(view);
    this.unseen.deal(this.cards, count, this.lacking, chance);
    for (let i = 0; i < count; i += 1)
      putIn(state, handOf(byteAt(this.seatOf, this.unseen.placeOf(i))), byteAt(this.cards, i));
  }

  /** The other hands; what is known to lie there lies there already. Cards are of as many kinds as there are sets of hands. */
  private addHands(view: View): void {
    this.unseen.clear();
    for (let seat = 0, place = 0; seat < SEATS; seat += 1) {
      if (seat === view.seat) continue;
      this.seatOf[place] = seat;
      this.unseen.addPlace(at(view.known, UNSEEN + seat), byteAt(KINDS_LACKED, place));
      place += 1;
    }
  }

  /** Writes the unseen cards into `cards` and who lacks them into `lacking`; their number. */
  private listUnseen({ known }: View): number {
    let low = ALL & ~known[PLAYED];
    let high = ALL & ~at(known, PLAYED + 1);
    for (let seat = 0; seat < SEATS; seat += 1) {
      low &= ~at(known, handOf(seat));
      high &= ~at(known, handOf(seat) + 1);
    }
    const cards = cardsOf(low, high);
    this.cards.set(cards);
    for (const card of cards) {
      let places = 0;
      for (let place = 0; place < SEATS - 1; place += 1)
        if (isIn(known, lacksOf(byteAt(this.seatOf, place)), card)) places |= 1 << place;
      this.lacking[card] = places;
    }
    return cards.length;
  }
}

/** By place: the kinds of cards, as bits, that it is known to lack. A kind is the set of places that lack its cards. */
const KINDS_LACKED = Uint8Array.from([0, 1, 2], (place) =>
  [0, 1, 2, 3, 4, 5, 6, 7].reduce((kinds, kind) => ((kind & (1 << place)) === 0 ? kinds : kinds | (1 << kind)), 0),
);
