import { describe, expect, it } from 'vitest';
import { type Chance, FastChance } from './chance.ts';
import { MixedPack } from './mixed-pack.ts';
import { Piles } from './piles.ts';
import { type StateArray, newStateArray } from './state-array.ts';

const FIRST = 3; // the piles lie somewhere in the state
const CARDS = 10;

const nothing: Chance = {
  below: () => {
    throw new Error('nothing is left to chance here');
  },
  shuffle: () => undefined,
};

/** Piles in a state after a deal of the lowest `dealt` cards: the stock is the rest, the lowest on top. */
function laid(dealt: number, order: 'fixed' | 'open' = 'fixed'): { piles: Piles; array: StateArray } {
  const piles = new Piles(FIRST, CARDS);
  const array = newStateArray(FIRST + piles.words + 1);
  array.fill(-1);
  piles.lay(array, new MixedPack(CARDS), dealt, order);
  return { piles, array };
}

const stockOf = (piles: Piles, array: StateArray): number[] =>
  Array.from({ length: piles.stockSize(array) }, (_, i) => piles.stockCard(array, i));
const discardOf = (piles: Piles, array: StateArray): number[] =>
  Array.from({ length: piles.discardSize(array) }, (_, i) => piles.discardCard(array, i));

describe('stock and discard', () => {
  it('take one word and a byte a card, and touch no other word', () => {
    const { piles, array } = laid(4);
    expect(piles.words).toBe(4);
    for (const card of [0, 1, 2, 3]) piles.putOnDiscard(array, card);
    expect([array[FIRST - 1], array[FIRST + piles.words]]).toEqual([-1, -1]);
  });

  it('begin with what was not dealt, in its order, and with no discard', () => {
    const { piles, array } = laid(4);
    expect(stockOf(piles, array)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(discardOf(piles, array)).toEqual([]);
  });

  it('give the top of the stock, and take cards onto the top of the discard', () => {
    const { piles, array } = laid(4);
    expect([piles.take(array, nothing), piles.take(array, nothing)]).toEqual([4, 5]);
    for (const card of [5, 0, 4]) piles.putOnDiscard(array, card);
    expect(stockOf(piles, array)).toEqual([6, 7, 8, 9]);
    expect(discardOf(piles, array)).toEqual([4, 0, 5]);
  });

  it('give any card of a stock whose order is open, each as often', () => {
    const chance = new FastChance(1);
    const counts = new Map<number, number>();
    for (let k = 0; k < 6000; k += 1) {
      const { piles, array } = laid(4, 'open');
      const card = piles.take(array, chance);
      counts.set(card, (counts.get(card) ?? 0) + 1);
      const rest = [4, 5, 6, 7, 8, 9].filter((other) => other !== card);
      expect(stockOf(piles, array).sort()).toEqual(rest);
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('renew the stock out of the discard but its top', () => {
    const { piles, array } = laid(9);
    piles.take(array, nothing);
    for (const card of [9, 3, 1, 7, 2, 0, 8]) piles.putOnDiscard(array, card);
    const order = new Uint8Array(16);
    expect(piles.listUnderTop(array, order)).toBe(6);
    expect([...order.subarray(0, 6)]).toEqual([0, 2, 7, 1, 3, 9]);
    piles.renew(array, Uint8Array.of(7, 9, 0, 3, 2, 1), 6, 'fixed');
    expect(stockOf(piles, array)).toEqual([7, 9, 0, 3, 2, 1]);
    expect(discardOf(piles, array)).toEqual([8]);
    expect(piles.take(array, nothing)).toBe(7);
  });

  it('renew a stock whose order stays open', () => {
    const { piles, array } = laid(10);
    for (const card of [1, 2, 3]) piles.putOnDiscard(array, card);
    piles.renew(array, Uint8Array.of(2, 1), 2, 'open');
    expect(() => piles.take(array, nothing)).toThrow('chance');
  });

  it('hold every card of a pack of 255', () => {
    const piles = new Piles(0, 255);
    const array = newStateArray(piles.words);
    piles.lay(array, new MixedPack(255), 0, 'fixed');
    for (let card = 0; card < 255; card += 1) piles.putOnDiscard(array, piles.take(array, nothing));
    expect([piles.stockSize(array), piles.discardSize(array)]).toEqual([0, 255]);
    expect(piles.discardCard(array, 0)).toBe(254);
  });

  it('show no card of the stock, nor whether its order is open', () => {
    const views = (['fixed', 'open'] as const).map((order) => {
      const { piles, array } = laid(4, order);
      piles.putOnDiscard(array, 3);
      piles.putOnDiscard(array, 0);
      piles.hideStock(array);
      expect([piles.stockSize(array), ...discardOf(piles, array)]).toEqual([6, 0, 3]);
      expect(stockOf(piles, array)).toEqual([0, 0, 0, 0, 0, 0]);
      return [...array];
    });
    expect(views[0]).toEqual(views[1]);
  });

  it('take a guess at the hidden stock, in an order that stays open', () => {
    const { piles, array } = laid(7);
    piles.putOnDiscard(array, 5);
    piles.hideStock(array);
    piles.guessStock(array, Uint8Array.of(8, 1, 4), 3);
    expect(stockOf(piles, array).sort()).toEqual([1, 4, 8]);
    expect(discardOf(piles, array)).toEqual([5]);
    expect(() => piles.take(array, nothing)).toThrow('chance');
  });
});
