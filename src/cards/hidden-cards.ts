/**
 * What is hidden from one seat in a game with hands, a stock and a discard that lies face up: taking it out of a state,
 * and guessing at it. A view has the words of a state, in which other hands and the stock are blank, and then for each
 * other seat the number of its cards.
 */
import { hasSpot, addSpot, sizeOfSet } from './spot-sets.ts';
import type { Seat } from './card.ts';
import type { Chance } from './chance.ts';
import type { HandKnowledge, HandLayout } from './hand-knowledge.ts';
import { type HiddenHand, HiddenHands, IN_STOCK } from './hidden-hands.ts';
import { cardsSince, kindsMissed } from './misses.ts';
import type { Piles } from './piles.ts';
import { type StateArray, at, byteAt, newStateArray } from './state-array.ts';

/** A table's cards, and their indices in states. */
export interface HiddenTable {
  readonly layout: HandLayout;
  readonly knowledge: HandKnowledge;
  readonly piles: Piles;
  readonly words: number; // of a state
  readonly spots: Uint8Array; // by card: its bit in a set
  readonly kinds: Int32Array; // by card: what it is of, as bits
}

export class HiddenCards {
  private readonly hidden = new HiddenHands();
  private readonly isSeen: Uint8Array; // by card
  private readonly stock: Uint8Array;
  /** By card: its kinds. A game may add kinds for one guess while it is made. */
  readonly kinds: Int32Array;

  constructor(private readonly table: HiddenTable) {
    const { cards } = table.piles;
    this.isSeen = new Uint8Array(cards);
    this.stock = new Uint8Array(cards);
    this.kinds = new Int32Array(cards);
  }

  private handOf(seat: Seat): number {
    return this.table.layout.hands + this.table.layout.seatWords * seat;
  }

  /** The state without the other hands and the stock. */
  hide(state: StateArray, seat: Seat): StateArray {
    const { words, layout, piles } = this.table;
    const known = newStateArray(words + layout.seats);
    known.set(state);
    for (let other = 0; other < layout.seats; other += 1) {
      if (other === seat) continue;
      known[words + other] = sizeOfSet(state, this.handOf(other), layout.setWords);
      for (let i = 0; i < layout.setWords; i += 1) known[this.handOf(other) + i] = 0;
    }
    piles.hideStock(known);
    return known;
  }

  /** How many cards a seat holds, in a state or as a view knows it. */
  sizeOf(array: StateArray, seat: Seat): number {
    const held = sizeOfSet(array, this.handOf(seat), this.table.layout.setWords);
    return array.length > this.table.words ? held + at(array, this.table.words + seat) : held;
  }

  /** Begins a guess: `into` is what the view of this seat knows. Then comes `addHand` for each other seat, then `deal`. */
  begin(into: StateArray, known: StateArray, seat: Seat): void {
    const { piles, words, spots, knowledge } = this.table;
    into.set(known.subarray(0, words));
    this.kinds.set(this.table.kinds);
    this.hidden.clear();
    this.isSeen.fill(0);
    for (let i = 0; i < piles.discardSize(known); i += 1) this.isSeen[piles.discardCard(known, i)] = 1;
    for (let card = 0; card < piles.cards; card += 1) {
      const spot = byteAt(spots, card);
      if (byteAt(this.isSeen, card) === 0 && !hasSpot(known, this.handOf(seat), spot))
        this.hidden.addCard(card, knowledge.isOld(known, spot) ? 'old' : 'fresh');
    }
  }

  /** The hand of another seat; `more` has further or more exact knowledge of a game. */
  addHand(known: StateArray, seat: Seat, more: Pick<Partial<HiddenHand>, 'missed' | 'single'> = {}): void {
    const miss = this.table.knowledge.missOf(known, seat);
    this.hidden.addHand(seat, {
      size: at(known, this.table.words + seat),
      old: this.table.knowledge.oldOf(known, seat),
      missed: more.missed ?? kindsMissed(miss),
      free: cardsSince(miss),
      single: more.single,
    });
  }

  /** Deals all that is hidden; the order of the stock stays open. */
  deal(into: StateArray, chance: Chance): void {
    const { hidden, stock } = this;
    hidden.deal(this.kinds, chance);
    let inStock = 0;
    for (let i = 0; i < hidden.count; i += 1) {
      const [card, seat] = [hidden.cardAt(i), hidden.seatAt(i)];
      if (seat === IN_STOCK) stock[inStock++] = card;
      else addSpot(into, this.handOf(seat), byteAt(this.table.spots, card));
    }
    this.table.piles.guessStock(into, stock, inStock);
  }

  /** The card that the guess chose as the single card of a seat. */
  singleOf(seat: Seat): number {
    return this.hidden.singleOf(seat);
  }
}
