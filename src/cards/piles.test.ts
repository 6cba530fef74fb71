import { describe, expect, it } from 'vitest';
import { type Chance, FastChance } from './chance.ts';
import { MixedPack } from './mixed-pack.ts';
import { Piles } from './piles.ts';
import { type StateArray, newStateArray } from './words.ts';

const FIRST = 3; // the piles lie somewhere in the state
const CARDS = 10;

const nothing: Chance = {
  below: () => {
    throw new Error('nothing is left to chance here');
  },
  shuffle: () => undefined,
};

/** Piles in a state after a deal of the lowest `dealt` cards: the stock is the rest, the lowest on top. */
function laid(dealt: number, order: 'fixed' | 'open' = 'fixed'): { piles: Piles; words: StateArray } {
  const piles = new Piles(FIRST, CARDS);
  const words = newStateArray(FIRST + piles.words + 1);
  words.fill(-1);
  piles.lay(words, new MixedPack(CARDS), dealt, order);
  return { piles, words };
}

const stockOf = (piles: Piles, words: StateArray): number[] =>
  Array.from({ length: piles.stockSize(words) }, (_, i) => piles.stockCard(words, i));
const discardOf = (piles: Piles, words: StateArray): number[] =>
  Array.from({ length: piles.discardSize(words) }, (_, i) => piles.discardCard(words, i));

describe('stock and discard', () => {
  it('take one word and a byte a card, and touch no other word', () => {
    const { piles, words } = laid(4);
    expect(piles.words).toBe(4);
    for (const card of [0, 1, 2, 3]) piles.putOnDiscard(words, card);
    expect([words[FIRST - 1], words[FIRST + piles.words]]).toEqual([-1, -1]);
  });

  it('begin with what was not dealt, in its order, and with no discard', () => {
    const { piles, words } = laid(4);
    expect(stockOf(piles, words)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(discardOf(piles, words)).toEqual([]);
  });

  it('give the top of the stock, and take cards onto the top of the discard', () => {
    const { piles, words } = laid(4);
    expect([piles.take(words, nothing), piles.take(words, nothing)]).toEqual([4, 5]);
    for (const card of [5, 0, 4]) piles.putOnDiscard(words, card);
    expect(stockOf(piles, words)).toEqual([6, 7, 8, 9]);
    expect(discardOf(piles, words)).toEqual([4, 0, 5]);
  });

  it('give any card of a stock whose order is open, each as often', () => {
    const chance = new FastChance(1);
    const counts = new Map<number, number>();
    for (let k = 0; k < 6000; k += 1) {
      const { piles, words } = laid(4, 'open');
      const card = piles.take(words, chance);
      counts.set(card, (counts.get(card) ?? 0) + 1);
      const rest = [4, 5, 6, 7, 8, 9].filter((other) => other !== card);
      expect(stockOf(piles, words).sort()).toEqual(rest);
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('renew the stock out of the discard but its top', () => {
    const { piles, words } = laid(9);
    piles.take(words, nothing);
    for (const card of [9, 3, 1, 7, 2, 0, 8]) piles.putOnDiscard(words, card);
    const order = new Uint8Array(16);
    expect(piles.listUnderTop(words, order)).toBe(6);
    expect([...order.subarray(0, 6)]).toEqual([0, 2, 7, 1, 3, 9]);
    piles.renew(words, Uint8Array.of(7, 9, 0, 3, 2, 1), 6, 'fixed');
    expect(stockOf(piles, words)).toEqual([7, 9, 0, 3, 2, 1]);
    expect(discardOf(piles, words)).toEqual([8]);
    expect(piles.take(words, nothing)).toBe(7);
  });

  it('renew a stock whose order stays open', () => {
    const { piles, words } = laid(10);
    for (const card of [1, 2, 3]) piles.putOnDiscard(words, card);
    piles.renew(words, Uint8Array.of(2, 1), 2, 'open');
    expect(() => piles.take(words, nothing)).toThrow('chance');
  });

  it('hold every card of a pack of 255', () => {
    const piles = new Piles(0, 255);
    const words = newStateArray(piles.words);
    piles.lay(words, new MixedPack(255), 0, 'fixed');
    for (let card = 0; card < 255; card += 1) piles.putOnDiscard(words, piles.take(words, nothing));
    expect([piles.stockSize(words), piles.discardSize(words)]).toEqual([0, 255]);
    expect(piles.discardCard(words, 0)).toBe(254);
  });

  it('show no card of the stock, nor whether its order is open', () => {
    const views = (['fixed', 'open'] as const).map((order) => {
      const { piles, words } = laid(4, order);
      piles.putOnDiscard(words, 3);
      piles.putOnDiscard(words, 0);
      piles.hideStock(words);
      expect([piles.stockSize(words), ...discardOf(piles, words)]).toEqual([6, 0, 3]);
      expect(stockOf(piles, words)).toEqual([0, 0, 0, 0, 0, 0]);
      return [...words];
    });
    expect(views[0]).toEqual(views[1]);
  });

  it('take a guess at the hidden stock, in an order that stays open', () => {
    const { piles, words } = laid(7);
    piles.putOnDiscard(words, 5);
    piles.hideStock(words);
    piles.guessStock(words, Uint8Array.of(8, 1, 4), 3);
    expect(stockOf(piles, words).sort()).toEqual([1, 4, 8]);
    expect(discardOf(piles, words)).toEqual([5]);
    expect(() => piles.take(words, nothing)).toThrow('chance');
  });
});
