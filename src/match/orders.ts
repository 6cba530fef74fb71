/** The chance that stands in a record: who dealt first, and every deck and shuffle, one after the other. */
import type { Card, Seat, SeenCard } from '../cards/card.ts';
import type { Chance } from '../cards/chance.ts';
import type { Line } from '../record/line.ts';

/** A deck or a shuffle, top first. */
export type Order = readonly SeenCard[];

export const ordersIn = (lines: readonly Line[]): Order[] =>
  lines.flatMap((line) => (line.type === 'deal' ? [line.deck] : line.type === 'shuffle' ? [line.cards] : []));

/** Where the orders of a game come from, in turn. */
export interface OrderSource {
  readonly dealer: Seat | undefined; // of the first deal
  /** The next order, in numbers of cards; nothing where none is recorded. */
  next(): readonly number[] | undefined;
}

/** Orders that are all here. `pack`: what the numbers of cards mean. */
export class Orders implements OrderSource {
  private used = 0;

  constructor(
    private readonly orders: readonly Order[],
    private readonly pack: readonly Card[],
    readonly dealer: Seat | undefined,
  ) {}

  /** Those of a record. */
  static of(lines: readonly Line[], pack: readonly Card[]): Orders {
    return new Orders(ordersIn(lines), pack, lines.find((line) => line.type === 'deal')?.dealer);
  }

  /** How many were not asked for yet. */
  get left(): number {
    return this.orders.length - this.used;
  }

  next(): readonly number[] | undefined {
    return this.orders[this.used++]?.map((card) => this.pack.findIndex((one) => one === card));
  }
}

/**
 * As far as orders are recorded, what happened happens again. Where there is none, `after` says what comes; it goes on in
 * step all the while. Without it piles stay as they are.
 */
export class RecordedChance implements Chance {
  /** An order was of other cards than those that lay there: it was left out. */
  isMisfit = false;

  constructor(
    private readonly orders: OrderSource,
    private readonly after?: Chance,
  ) {}

  /** Who deals first, the one thing that chance says besides decks and shuffles. */
  below(n: number): number {
    const drawn = this.after?.below(n) ?? 0;
    return this.orders.dealer ?? drawn;
  }

  shuffle(cards: Uint8Array, count: number): void {
    this.after?.shuffle(cards, count);
    const order = this.orders.next();
    if (!order) return;
    if (areSameCards(order, cards.subarray(0, count))) cards.set(order);
    else this.isMisfit = true;
  }
}

/** Are these the same cards, each as often, in whatever order? */
export const areSameCards = <T>(some: Iterable<T>, others: Iterable<T>): boolean =>
  [...some].sort().join() === [...others].sort().join();
