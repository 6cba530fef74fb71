/**
 * What one seat may know, and how the rest may lie. A view has the words of a state with everything hidden taken out
 * (other hands hold only what all saw going there; the stock is blank), then each seat's number of unseen cards.
 */
import { bit0, bit1, listCards } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { UnseenDeal } from '../../cards/unseen.ts';
import { type StateArray, at, byteAt, newStateArray, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import { voidsOf } from './knowledge.ts';
import { type RuleOptions, findOwnList } from './legal.ts';
import { handSize } from './score.ts';
import {
  DISCARD_SIZE,
  DRAWN,
  HAND,
  LAZY,
  MAX_SEATS,
  PENDING,
  OWN,
  PILE,
  PLAYING,
  PUBLIC,
  RECYCLED,
  REQUIRED,
  STATUS,
  STOCK_SIZE,
  SUIT_OF,
  TRICK_SIZE,
  TRICK,
  TURN,
  WORDS,
  addToHand,
  ended,
} from './state.ts';

/** Index in a view's words: how many cards a seat holds that this seat cannot name. */
const UNSEEN = WORDS;
const PILE_BYTES = 52;
const STOCK = 255; // as a seat: the stock
const ALL_0 = 0x3ffffff;
const ALL_1 = 0x7ffffff;
const ALL_1_WITHOUT_JOKER = 0x3ffffff;

/** What the seat on turn may do is its own knowledge. */
function hideOwnList(known: StateArray): void {
  known[OWN] = 0;
  known[OWN + 1] = 0;
}

/** Cards in a hand, of a state or a view: in a view, those that it cannot name come on top. */
export const cardsOf = (array: StateArray, seat: Seat): number =>
  handSize(array, seat) + (array.length > UNSEEN ? at(array, UNSEEN + seat) : 0);

/** What a seat sees, and states that its view allows; the working arrays are reused. */
export class Views {
  private readonly unseen = new UnseenDeal();
  private readonly cards = new Uint8Array(64);
  private readonly seatOf = new Uint8Array(32); // by place of the deal; STOCK for the stock
  private low = 0; // unseen cards, as bits of a hand's two words
  private high = 0;

  constructor(private readonly options: RuleOptions) {}

  /** All that `seat` may know. */
  see(state: State, seat: Seat): View {
    const known = newStateArray(WORDS + MAX_SEATS);
    known.set(state);
    for (let other = 0; other < this.options.seats; other += 1) {
      if (other === seat) continue;
      known[HAND + 2 * other] = at(state, PUBLIC + 2 * other);
      known[HAND + 2 * other + 1] = at(state, PUBLIC + 2 * other + 1);
      known[UNSEEN + other] = handSize(state, other) - handSize(known, other);
    }
    const hiddenPile = PILE_BYTES - state[DISCARD_SIZE];
    for (let i = 0; i < hiddenPile; i += 1) setPackedByte(known, PILE, i, 0);
    for (let i = state[TRICK_SIZE]; i < MAX_SEATS; i += 1) setPackedByte(known, TRICK, i, 0);
    known[STATUS] = state[STATUS] & ~LAZY;
    if (state[TURN] !== seat) hideOwnList(known);
    return { seat, known };
  }

  /** One way in which all the hidden cards may lie. The stock's order stays open. */
  guess(view: View, chance: Chance, state: State): void {
    state.set(view.known.subarray(0, WORDS));
    this.findUnseen(view);
    state[STATUS] = state[STATUS] | LAZY;
    const known = view.known;
    const fresh0 = known[RECYCLED];
    const fresh1 = at(known, RECYCLED + 1);
    const last = this.lastDrawer(view);
    // A penalty may have renewed the stock after the searching seat drew: then its last card is one of the old ones.
    const isLastOld = last !== undefined && packedByte(known, DRAWN, last) === 0;
    // What was in the hands when the stock was renewed last.
    let count = listCards(this.low & ~fresh0, this.high & ~fresh1, this.cards);
    this.addHands(
      view,
      isLastOld ? last : undefined,
      (seat) => at(known, UNSEEN + seat) - packedByte(known, DRAWN, seat),
    );
    this.dealOut(state, count, chance);
    // What came out of the fresh stock since, or still lies there.
    count = listCards(this.low & fresh0, this.high & fresh1, this.cards);
    this.addHands(view, isLastOld ? undefined : last, (seat) => packedByte(known, DRAWN, seat));
    this.addPlace(STOCK, known[STOCK_SIZE], 0);
    this.dealOut(state, count, chance);
    if (ended(state) === PLAYING) findOwnList(state, this.options);
  }

  /** Another seat that is searching: the card it drew last may be of the required suit, none of the others is. */
  private lastDrawer(view: View): Seat | undefined {
    const turn = view.known[TURN];
    return (view.known[STATUS] & PENDING) !== 0 && turn !== view.seat ? turn : undefined;
  }

  private findUnseen(view: View): void {
    const known = view.known;
    this.low = ALL_0;
    this.high = this.options.joker ? ALL_1 : ALL_1_WITHOUT_JOKER;
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      this.low &= ~at(known, HAND + 2 * seat);
      this.high &= ~at(known, HAND + 2 * seat + 1);
    }
    for (let i = 0; i < known[TRICK_SIZE]; i += 1) this.strike(packedByte(known, TRICK, i));
    for (let i = 0; i < known[DISCARD_SIZE]; i += 1) this.strike(packedByte(known, PILE, PILE_BYTES - 1 - i));
  }

  private strike(card: number): void {
    this.low &= ~bit0(card);
    this.high &= ~bit1(card);
  }

  private addPlace(seat: number, size: number, forbidden: number): void {
    this.seatOf[this.unseen.addPlace(size, forbidden)] = seat;
  }

  /** The other hands anew, each with `size` cards; the card that `last` drew last may be any. */
  private addHands(view: View, last: Seat | undefined, size: (seat: Seat) => number): void {
    this.unseen.clear();
    const searcher = this.lastDrawer(view);
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (seat === view.seat) continue;
      const required = seat === searcher ? 1 << view.known[REQUIRED] : 0;
      this.addPlace(seat, size(seat) - (seat === last ? 1 : 0), voidsOf(view.known, seat) | required);
    }
    if (last !== undefined) this.addPlace(last, 1, 0);
  }

  private dealOut(state: State, count: number, chance: Chance): void {
    this.unseen.deal(this.cards, count, SUIT_OF, chance);
    let stock = 0;
    for (let i = 0; i < count; i += 1) {
      const card = byteAt(this.cards, i);
      const seat = byteAt(this.seatOf, this.unseen.placeOf(i));
      if (seat === STOCK) setPackedByte(state, PILE, stock++, card);
      else addToHand(state, seat, card);
    }
  }
}
