/** The chance that a record contains: the first dealer, and every deck and shuffle in order. */
import type { Card, Seat, SeenCard } from '../cards/card.ts';
import type { Chance } from '../cards/chance.ts';
import type { Line } from '../record/line.ts';

/** A deck or a shuffle, top first. */
export type Order = readonly SeenCard[];

export const ordersIn = (lines: readonly Line[]): Order[] =>
  lines.flatMap((line) => (line.type === 'deal' ? [line.deck] : line.type === 'shuffle' ? [line.cards] : []));

/** Gives the orders of a game one by one. */
export interface OrderSource {
  readonly dealer: Seat | undefined; // of the first deal
  /** The next order, as card numbers; undefined if none is recorded. */
  next(): readonly number[] | undefined;
}

/** Orders from a list. `pack`: the cards of the numbers. */
export class Orders implements OrderSource {
  private used = 0;

  constructor(
    private readonly orders: readonly Order[],
    private readonly pack: readonly Card[],
    readonly dealer: Seat | undefined,
  ) {}

  /** The orders of a record. */
  static of(lines: readonly Line[], pack: readonly Card[]): Orders {
    return new Orders(ordersIn(lines), pack, lines.find((line) => line.type === 'deal')?.dealer);
  }

  /** How many are left. */
  get left(): number {
    return this.orders.length - this.used;
  }

  next(): readonly number[] | undefined {
    return this.orders[this.used++]?.map((card) => this.pack.findIndex((one) => one === card));
  }
}

/**
 * Chance that repeats the recorded orders. Without a recorded one, `after` gives the next; it is kept in step all the time.
 * Without `after` piles stay as they are.
 */
export class RecordedChance implements Chance {
  /** An order had other cards than those that lay there: it was skipped. */
  isMisfit = false;

  constructor(
    private readonly orders: OrderSource,
    private readonly after?: Chance,
  ) {}

  /** The first dealer, the only chance besides decks and shuffles. */
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

/** Are these the same cards in any order? */
export const areSameCards = <T>(some: Iterable<T>, others: Iterable<T>): boolean =>
  [...some].sort().join() === [...others].sort().join();
