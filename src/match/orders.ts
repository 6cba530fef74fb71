/** The chance that stands in a record: who dealt first, and every deck and shuffle, one after the other. */
import type { Card, Seat, SeenCard } from '../cards/card.ts';
import { type Chance, SeededChance } from '../cards/chance.ts';
import type { Line } from '../record/line.ts';

export class Orders {
  readonly dealer: Seat | undefined; // of the first deal
  private readonly left: (readonly SeenCard[])[];

  /** `pack`: what the numbers of cards mean. */
  constructor(
    lines: readonly Line[],
    private readonly pack: readonly Card[],
  ) {
    this.dealer = lines.find((line) => line.type === 'deal')?.dealer;
    this.left = lines
      .flatMap((line) => (line.type === 'deal' ? [line.deck] : line.type === 'shuffle' ? [line.cards] : []))
      .reverse();
  }

  /** The next order, in numbers of cards; nothing where the record has no further one. */
  next(): readonly number[] | undefined {
    return this.left.pop()?.map((card) => this.pack.findIndex((one) => one === card));
  }
}

/** As long as a record goes, what happened in it happens again; from there on the seed says what comes. */
export class RememberedChance implements Chance {
  private readonly seeded: SeededChance;

  constructor(
    seed: string,
    private readonly orders: Orders,
  ) {
    this.seeded = new SeededChance(seed);
  }

  below(n: number): number {
    const drawn = this.seeded.below(n); // also where it is not used: the seed goes on in step
    return this.orders.dealer ?? drawn;
  }

  shuffle(cards: Uint8Array, count: number): void {
    this.seeded.shuffle(cards, count);
    const order = this.orders.next();
    if (order) cards.set(order);
  }
}
