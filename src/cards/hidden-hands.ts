/**
 * Deals what one seat cannot see, the other hands and the stock, at random within everything that is known.
 * Old cards lay in hands when the stock was renewed last: each is still in the hand of a seat that holds old ones. All
 * others came from the stock since, or lie there. And of a hand, all cards but those that came last may be known to be of
 * none of some kinds.
 */
import type { Seat } from './card.ts';
import type { Chance } from './chance.ts';
import { UnseenDeal } from './unseen.ts';
import { at, byteAt } from './state-array.ts';

const MOST_SEATS = 8;
const NO_SINGLE = 0;
const FREE = 1;
const BOUND = 2;
const MOST_CARDS = 128;
/** As a seat: the stock. */
export const IN_STOCK = 255;

/** What is known of a hand; kinds are sets of bits. */
export interface HiddenHand {
  readonly size: number;
  readonly old: number; // how many of its cards are old
  readonly missed: number; // kinds of which its cards are none, but for the free ones
  readonly free: number; // so many cards that came last; it may be more than there are
  /** One card that came off the stock since it was renewed, and is of none of these kinds; one of the free ones or not. */
  readonly single?: { readonly never: number; readonly isFree: boolean } | undefined;
}

/** Reused: `clear`, `addHand` for each other seat, `addCard` for each hidden card, `deal`; then `cardAt` and `seatAt`. */
export class HiddenHands {
  private readonly dealing = new UnseenDeal();
  private hands = 0;
  private readonly seats = new Uint8Array(MOST_SEATS); // by number of the hand, as all that follow
  private readonly sizes = new Uint8Array(MOST_SEATS);
  private readonly olds = new Uint8Array(MOST_SEATS);
  private readonly free = new Uint8Array(MOST_SEATS);
  private readonly missed = new Int32Array(MOST_SEATS);
  private readonly singles = new Uint8Array(MOST_SEATS); // NO_SINGLE, FREE or BOUND
  private readonly never = new Int32Array(MOST_SEATS); // for the single card
  private readonly old = new Uint8Array(MOST_CARDS);
  private oldCount = 0;
  private readonly fresh = new Uint8Array(MOST_CARDS);
  private freshCount = 0;
  private readonly placeSeat = new Uint8Array(3 * MOST_SEATS + 1); // the seat of a place of the deal
  private readonly placeSingle = new Uint8Array(3 * MOST_SEATS + 1); // 1 if it is for a single card
  private readonly singleCard = new Uint8Array(MOST_SEATS); // by seat
  /** How many cards were dealt out. */
  count = 0;
  private readonly card = new Uint8Array(MOST_CARDS);
  private readonly seat = new Uint8Array(MOST_CARDS);

  clear(): void {
    this.hands = 0;
    this.oldCount = 0;
    this.freshCount = 0;
    this.count = 0;
  }

  /** A hidden card; old, or come off the stock since it was renewed, where it may still lie. */
  addCard(card: number, age: 'old' | 'fresh'): void {
    if (age === 'old') this.old[this.oldCount++] = card;
    else this.fresh[this.freshCount++] = card;
  }

  /** The hidden hand of a seat. */
  addHand(seat: Seat, known: HiddenHand): void {
    const hand = this.hands;
    this.seats[hand] = seat;
    this.sizes[hand] = known.size;
    this.olds[hand] = known.old;
    this.free[hand] = Math.min(known.size, known.free);
    this.missed[hand] = known.missed;
    this.singles[hand] = known.single === undefined ? NO_SINGLE : known.single.isFree ? FREE : BOUND;
    this.never[hand] = known.single?.never ?? 0;
    this.hands = hand + 1;
  }

  /**
   * Deals the cards out; what is left over is the stock. `kinds` gives the kinds of each card as bits, by card.
   * @throws if no deal fits: then what was known contradicts itself.
   */
  deal(kinds: Int32Array, chance: Chance): void {
    this.dealing.clear();
    for (let hand = 0; hand < this.hands; hand += 1) {
      const old = byteAt(this.olds, hand);
      const known = Math.min(old, byteAt(this.sizes, hand) - byteAt(this.free, hand)); // the first that came
      this.addPlaces(hand, known, old - known);
    }
    this.dealOut(this.old, this.oldCount, kinds, chance);
    this.dealing.clear();
    let stock = this.freshCount;
    for (let hand = 0; hand < this.hands; hand += 1) {
      const fresh = byteAt(this.sizes, hand) - byteAt(this.olds, hand);
      const any = Math.min(fresh, byteAt(this.free, hand));
      const single = this.addSingle(hand, fresh - any);
      this.addPlaces(hand, fresh - any - (single === BOUND ? 1 : 0), any - (single === FREE ? 1 : 0));
      stock -= fresh;
    }
    this.addPlace(IN_STOCK, stock, 0);
    this.dealOut(this.fresh, this.freshCount, kinds, chance);
  }

  /** The places of a hand for `known` cards, of which something was shown, and `any` others. */
  private addPlaces(hand: number, known: number, any: number): void {
    const seat = byteAt(this.seats, hand);
    const missed = at(this.missed, hand);
    if (missed === 0) this.addPlace(seat, known + any, 0);
    else {
      this.addPlace(seat, known, missed);
      this.addPlace(seat, any, 0);
    }
  }

  /**
   * The place of a single card of a hand, if it has one; whether it was taken off the free cards or the `known` ones. More
   * cards may be taken for free than are: then it may have to be one of those, although it is not.
   */
  private addSingle(hand: number, known: number): number {
    const single = byteAt(this.singles, hand);
    if (single === NO_SINGLE) return NO_SINGLE;
    const missed = single === BOUND ? at(this.missed, hand) : 0;
    const place = this.addPlace(byteAt(this.seats, hand), 1, missed | at(this.never, hand));
    this.placeSingle[place] = 1;
    return single === BOUND && known > 0 ? BOUND : FREE;
  }

  private addPlace(seat: number, size: number, forbidden: number): number {
    const place = this.dealing.addPlace(size, forbidden);
    this.placeSeat[place] = seat;
    this.placeSingle[place] = 0;
    return place;
  }

  private dealOut(cards: Uint8Array, count: number, kinds: Int32Array, chance: Chance): void {
    this.dealing.dealMarked(cards, count, kinds, chance);
    for (let i = 0; i < count; i += 1) {
      const place = this.dealing.placeOf(i);
      const seat = byteAt(this.placeSeat, place);
      this.card[this.count] = byteAt(cards, i);
      this.seat[this.count] = seat;
      if (byteAt(this.placeSingle, place) === 1) this.singleCard[seat] = byteAt(cards, i);
      this.count += 1;
    }
  }

  /** The `i`th of the cards that were dealt out. */
  cardAt(i: number): number {
    return byteAt(this.card, i);
  }

  /** Whose it is; IN_STOCK if it lies there. */
  seatAt(i: number): number {
    return byteAt(this.seat, i);
  }

  /** The card that a seat was dealt as its single one. */
  singleOf(seat: Seat): number {
    return byteAt(this.singleCard, seat);
  }
}
