/**
 * How the cards that a seat cannot see may lie, so that everything it knows is respected: sizes of hands, cards that went
 * into a hand openly, cards that a hand is known to lack, and an obliged card that its holder can lay.
 */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { UnseenDeal } from '../../cards/unseen.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import { Acts, type State, type View } from '../contract/contract.ts';
import { lowBit, highBit, CARD_NUMBERS, faceOf, isJoker } from './cards.ts';
import type { RuleOptions } from './rule-options.ts';
import { isLacking } from './knowledge.ts';
import type { Laying } from './laying.ts';
import type { LegalActs } from './legal.ts';
import { numberInPack } from './setup.ts';
import {
  LAZY,
  STATUS,
  TURN,
  facesHigh,
  facesLow,
  handSize,
  hasInHand,
  isPublic,
  jokersOf,
  obligedCard,
  putInHand,
  putUnderStock,
  stockSize,
} from './state.ts';
import { see, sizeInView, unseenIn } from './view.ts';

const MOST_CARDS = 128;
const MOST_KINDS = 32;
const STOCK = 8; // as a seat: the stock
/** Deals by chance of a hand that must be able to lay its obliged card, before one is made that can. */
const TRIES = 64;

export class Views {
  private readonly deal = new UnseenDeal();
  private readonly cards = new Uint8Array(MOST_CARDS); // that the seat cannot see
  private count = 0;
  private readonly kinds = new Uint8Array(CARD_NUMBERS); // by card
  private readonly lacking = new Int32Array(MOST_KINDS); // by kind: the seats that lack such cards, as bits
  private kindCount = 1; // kind 0 may lie anywhere
  private readonly seatOf = new Uint8Array(STOCK + 1); // by place of the deal
  private readonly acts = new Acts();
  private readonly pack: Uint8Array;

  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
    private readonly laying: Laying,
  ) {
    this.pack = Uint8Array.from({ length: options.mixed.cards }, (_, index) => numberInPack(index, options.packs));
  }

  see(state: State, seat: Seat): View {
    return see(state, seat, this.options);
  }

  /** One way in which all the hidden cards may lie. The stock's order stays open. */
  guess(view: View, chance: Chance, state: State): void {
    const obliged = obligedCard(view.known) >= 0 && view.known[TURN] !== view.seat;
    for (let tries = 0; tries < (obliged ? TRIES : 1); tries += 1) {
      this.begin(state, view);
      this.dealOut(state, view, chance);
      if (!obliged || this.canLay(state)) return;
    }
    this.begin(state, view);
    this.giveNeeded(state, view, chance);
    this.dealOut(state, view, chance);
  }

  /** Lays what is known, and finds what is not. */
  private begin(state: State, view: View): void {
    state.set(view.known.subarray(0, this.options.words));
    state[STATUS] = state[STATUS] | LAZY;
    this.count = 0;
    this.kindCount = 1;
    for (let i = 0; i < this.pack.length; i += 1) {
      const card = byteAt(this.pack, i);
      if (isPublic(state, card) || hasInHand(state, view.seat, card)) continue;
      this.cards[this.count] = card;
      this.count += 1;
      this.kinds[card] = this.kindOf(this.seatsLacking(state, view.seat, card));
    }
  }

  /** The other seats that cannot hold this card, as bits. */
  private seatsLacking(state: State, viewer: Seat, card: number): number {
    let seats = 0;
    for (let seat = 0; seat < this.options.seats; seat += 1)
      if (seat !== viewer && isLacking(state, seat, card)) seats |= 1 << seat;
    return seats;
  }

  private kindOf(seats: number): number {
    if (seats === 0) return 0;
    for (let kind = 1; kind < this.kindCount; kind += 1) if (at(this.lacking, kind) === seats) return kind;
    // If there should ever be more kinds than can be told apart, the last one is forbidden to all seats that lack any of it.
    const kind = Math.min(this.kindCount, MOST_KINDS - 1);
    this.lacking[kind] = seats | (kind < this.kindCount ? at(this.lacking, kind) : 0);
    this.kindCount = kind + 1;
    return kind;
  }

  /** The kinds of which a seat can have no card, as bits. */
  private forbidden(seat: Seat): number {
    let kinds = 0;
    for (let kind = 1; kind < this.kindCount; kind += 1)
      if ((at(this.lacking, kind) & (1 << seat)) !== 0) kinds |= 1 << kind;
    return kinds;
  }

  /** Fills the other hands up to their sizes; what is left is the stock. */
  private dealOut(state: State, view: View, chance: Chance): void {
    this.deal.clear();
    for (let seat = 0; seat < this.options.seats; seat += 1)
      if (seat !== view.seat) this.addPlace(seat, sizeInView(view, seat) - handSize(state, seat), this.forbidden(seat));
    const size = stockSize(state);
    this.addPlace(STOCK, size, 0);
    this.deal.deal(this.cards, this.count, this.kinds, chance);
    let stock = 0;
    for (let i = 0; i < this.count; i += 1) {
      const card = byteAt(this.cards, i);
      const seat = byteAt(this.seatOf, this.deal.placeOf(i));
      if (seat === STOCK) putUnderStock(state, stock++, size, card);
      else putInHand(state, seat, card);
    }
  }

  private addPlace(seat: number, size: number, forbidden: number): void {
    this.seatOf[this.deal.addPlace(size, forbidden)] = seat;
  }

  private canLay(state: State): boolean {
    this.allowed.list(state, this.acts);
    return this.acts.length > 0;
  }

  /**
   * Chance did not find what the seat on turn lays its obliged card with, which it can [FR-P3]: one of all the ways is
   * chosen that some hand of its size has, and it is given the cards for it.
   */
  private giveNeeded(state: State, view: View, chance: Chance): void {
    const seat = state[TURN];
    this.holdAll(state, view, seat);
    this.allowed.list(state, this.acts);
    let [ways, chosen] = [0, 0];
    for (let i = 0; i < this.acts.length; i += 1) {
      this.laying.read(state, seat, this.acts.act(i));
      if (!this.isWithin(view, seat)) continue;
      ways += 1;
      if (chance.below(ways) === 0) chosen = this.acts.act(i);
    }
    this.laying.read(state, seat, chosen);
    this.begin(state, view);
    this.giveLaid(state, view, seat);
  }

  /** Into the hand goes all that it may hold, but for faces that it is known to have. */
  private holdAll(state: State, view: View, seat: Seat): void {
    this.begin(state, view);
    const [low, high] = [facesLow(state, seat), facesHigh(state, seat)];
    for (let i = 0; i < this.count; i += 1) {
      const card = byteAt(this.cards, i);
      const isThere = ((low & lowBit(faceOf(card))) | (high & highBit(faceOf(card)))) !== 0;
      if (!isThere && !isLacking(state, seat, card)) putInHand(state, seat, card);
    }
  }

  /** Has the seat room for the cards just read that it is not known to hold, and may it lay that many? */
  private isWithin(view: View, seat: Seat): boolean {
    const { laying } = this;
    let unseen = 0;
    for (let i = 0; i < laying.count; i += 1)
      if (!isJoker(laying.card(i)) && !hasInHand(view.known, seat, laying.card(i))) unseen += 1;
    const most = this.options.leavesCard ? sizeInView(view, seat) - 1 : laying.count;
    return unseen + this.jokersNeeded(view, seat) <= unseenIn(view, seat) && laying.count <= most;
  }

  /** Jokers among the cards just read, beyond those that the seat is known to hold. */
  private jokersNeeded(view: View, seat: Seat): number {
    const { laying } = this;
    let jokers = -countBits(jokersOf(view.known, seat));
    for (let i = 0; i < laying.count; i += 1) if (isJoker(laying.card(i))) jokers += 1;
    return Math.max(0, jokers);
  }

  private giveLaid(state: State, view: View, seat: Seat): void {
    const { laying } = this;
    let jokers = this.jokersNeeded(view, seat);
    for (let i = 0; i < laying.count; i += 1) {
      const card = laying.card(i);
      if (hasInHand(state, seat, card) || (isJoker(card) && jokers === 0)) continue;
      if (isJoker(card)) jokers -= 1;
      putInHand(state, seat, card);
      this.strike(card);
    }
  }

  /** The card lies somewhere now. */
  private strike(card: number): void {
    const index = this.cards.indexOf(card);
    this.count -= 1;
    this.cards[index] = byteAt(this.cards, this.count);
  }
}
