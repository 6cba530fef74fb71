import { describe, expect, it } from 'vitest';
import { FastChance } from './chance.ts';
import { UnseenDeal } from './unseen.ts';

/** Card c is of kind c / 10: cards 0 to 9 of kind 0, and so on. */
const KINDS = Uint8Array.from({ length: 64 }, (_, card) => Math.floor(card / 10));

interface Place {
  readonly size: number;
  readonly forbidden?: number; // bit k for kind k
}

/** Deals the cards once; which cards came into each place. */
function dealOnce(
  cards: readonly number[],
  places: readonly Place[],
  chance: FastChance,
  into = new UnseenDeal(),
): number[][] {
  into.clear();
  for (const { size, forbidden = 0 } of places) into.addPlace(size, forbidden);
  const order = Uint8Array.from(cards);
  into.deal(order, order.length, KINDS, chance);
  const piles: number[][] = places.map(() => []);
  for (const [i, card] of order.entries()) piles[into.placeOf(i)]?.push(card);
  return piles;
}

const kindsOf = (cards: readonly number[] | undefined): number[] =>
  [...new Set(cards?.map((card) => KINDS[card] ?? 9))].sort();

describe('dealing unseen cards', () => {
  it('fills each place with exactly its number, every card once', () => {
    const chance = new FastChance(1);
    const piles = dealOnce([0, 1, 2, 10, 11, 20, 21], [{ size: 2 }, { size: 0 }, { size: 4 }, { size: 1 }], chance);
    expect(piles.map((pile) => pile.length)).toEqual([2, 0, 4, 1]);
    expect(piles.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 10, 11, 20, 21]);
  });

  it('puts no card where its kind is forbidden', () => {
    const chance = new FastChance(2);
    for (let k = 0; k < 500; k += 1) {
      const [first, second] = dealOnce([0, 1, 2, 10, 11, 12], [{ size: 3, forbidden: 0b01 }, { size: 3 }], chance);
      expect(kindsOf(first)).toEqual([1]);
      expect(kindsOf(second)).toEqual([0]);
    }
  });

  it('tells 32 kinds apart', () => {
    const kinds = Uint8Array.from({ length: 32 }, (_, card) => card);
    const deal = new UnseenDeal();
    for (let k = 0; k < 50; k += 1) {
      deal.clear();
      deal.addPlace(16, 0x55555555 | 0);
      deal.addPlace(16, 0);
      const cards = Uint8Array.from({ length: 32 }, (_, card) => card);
      deal.deal(cards, 32, kinds, new FastChance(k));
      const first = [...cards].filter((_, i) => deal.placeOf(i) === 0);
      expect(first.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => 2 * i + 1));
    }
  });

  it('gives every card every place that it may have, as often as there is room', () => {
    const chance = new FastChance(3);
    let inFirst = 0;
    for (let k = 0; k < 4000; k += 1)
      if (dealOnce([0, 1, 2, 3], [{ size: 1 }, { size: 3 }], chance)[0]?.includes(2)) inFirst += 1;
    expect(Math.abs(inFirst - 1000)).toBeLessThan(120);
  });

  it('moves cards along a chain where the last card finds no room', () => {
    // Kind 0 may lie in A and B, kind 1 in B and C, kind 2 in C only: whatever comes first may have to give way.
    const places = [
      { size: 1, forbidden: 0b110 },
      { size: 1, forbidden: 0b100 },
      { size: 1, forbidden: 0b001 },
    ];
    const chance = new FastChance(4);
    for (let k = 0; k < 300; k += 1)
      expect(dealOnce([0, 10, 20], places, chance).map(kindsOf)).toEqual([[0], [1], [2]]);
  });

  it('finds the only deal of a long chain', () => {
    // Place p holds kinds p and p − 1, one card each: only card p in place p fits, since the last place takes no other.
    const places = [0, 1, 2, 3, 4].map((p) => ({
      size: 1,
      forbidden: ~((1 << p) | (p > 0 ? 1 << (p - 1) : 0)) & 0xff,
    }));
    const chance = new FastChance(5);
    for (let k = 0; k < 300; k += 1)
      expect(dealOnce([0, 10, 20, 30, 40], places, chance)).toEqual([[0], [10], [20], [30], [40]]);
  });

  it('always finds a deal where one fits, against one found by trying', () => {
    const chance = new FastChance(6);
    const into = new UnseenDeal();
    for (let k = 0; k < 2000; k += 1) {
      // A deal that fits is made first; then each place may forbid what it does not hold.
      const sizes = Array.from({ length: 2 + chance.below(4) }, () => chance.below(4));
      const cards = Array.from({ length: 40 }, (_, card) => card);
      const shuffled = Uint8Array.from(cards);
      chance.shuffle(shuffled, 40);
      let next = 0;
      const places = sizes.map((size) => {
        const held = Array.from(shuffled.slice(next, (next += size)), (card) => KINDS[card] ?? 0);
        const allowed = held.reduce((set, kind) => set | (1 << kind), chance.below(16));
        return { size, forbidden: 0xf & ~allowed };
      });
      const piles = dealOnce([...shuffled.slice(0, next)], places, chance, into);
      for (const [i, { size, forbidden }] of places.entries()) {
        expect(piles[i]).toHaveLength(size);
        expect(kindsOf(piles[i]).some((kind) => (forbidden & (1 << kind)) !== 0)).toBe(false);
      }
    }
  });

  it('minds every kind that a card is of, where it is of several', () => {
    const marks = Int32Array.of(0b001, 0b011, 0b110, 0b100); // by card
    const into = new UnseenDeal();
    const chance = new FastChance(10);
    for (let k = 0; k < 300; k += 1) {
      into.clear();
      into.addPlace(2, 0b010);
      into.addPlace(2, 0);
      const order = Uint8Array.of(0, 1, 2, 3);
      into.dealMarked(order, 4, marks, chance);
      expect([...order].filter((_, i) => into.placeOf(i) === 0).sort()).toEqual([0, 3]);
    }
  });

  it('throws where what is known contradicts itself', () => {
    expect(() => dealOnce([0, 1], [{ size: 1, forbidden: 1 }, { size: 1 }], new FastChance(7))).toThrow('no deal fits');
    expect(() => dealOnce([0, 1], [{ size: 1 }], new FastChance(8))).toThrow('no deal fits');
  });

  it('is the same for the same chance', () => {
    const places = [{ size: 3, forbidden: 1 }, { size: 4 }];
    const cards = [0, 1, 10, 11, 20, 21, 30];
    expect(dealOnce(cards, places, new FastChance(9))).toEqual(dealOnce(cards, places, new FastChance(9)));
  });
});
