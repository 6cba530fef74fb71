import { describe, expect, it } from 'vitest';
import { hasSpot, addSpot } from './spot-sets.ts';
import { FastChance } from './chance.ts';
import { HandKnowledge, type HandLayout } from './hand-knowledge.ts';
import { HiddenCards } from './hidden-cards.ts';
import { MixedPack } from './mixed-pack.ts';
import { Piles } from './piles.ts';
import { type StateArray, newStateArray } from './state-array.ts';

// Twelve cards, three seats; a card's spot is its number plus 3, and it is of kind number % 4.
const LAYOUT: HandLayout = { seats: 3, setWords: 1, hands: 4, seatWords: 2, miss: 1, old: 0, oldCounts: 1 };
const CARDS = 12;
const piles = new Piles(10, CARDS);
const table = {
  layout: LAYOUT,
  knowledge: new HandKnowledge(LAYOUT),
  piles,
  words: 10 + piles.words,
  spots: Uint8Array.from({ length: CARDS }, (_, card) => card + 3),
  kinds: Int32Array.from({ length: CARDS }, (_, card) => 1 << (card % 4)),
};
const hidden = new HiddenCards(table);
const handOf = (array: StateArray, seat: number): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => hasSpot(array, 4 + 2 * seat, card + 3));

/** Seats hold 0 1, 2 3 and 4 5; 6 is discarded, the rest is the stock. */
function state(): StateArray {
  const array = newStateArray(table.words);
  piles.lay(array, new MixedPack(CARDS), 7, 'fixed');
  for (let card = 0; card < 6; card += 1) addSpot(array, 4 + 2 * Math.floor(card / 2), card + 3);
  piles.putOnDiscard(array, 6);
  return array;
}

/** A guess of seat 0 at this state. */
function guessAt(array: StateArray, seed: number, more?: Parameters<HiddenCards['addHand']>[2]): StateArray {
  const into = newStateArray(table.words);
  const known = hidden.hide(array, 0);
  hidden.begin(into, known, 0);
  hidden.addHand(known, 1, more);
  hidden.addHand(known, 2);
  hidden.deal(into, new FastChance(seed));
  return into;
}

describe('a view', () => {
  it('has the own hand, the discard, and how many cards the others hold', () => {
    const known = hidden.hide(state(), 1);
    expect([0, 1, 2].map((seat) => handOf(known, seat))).toEqual([[], [2, 3], []]);
    expect([0, 1, 2].map((seat) => hidden.sizeOf(known, seat))).toEqual([2, 2, 2]);
    expect([piles.discardCard(known, 0), piles.stockSize(known), piles.stockCard(known, 0)]).toEqual([6, 5, 0]);
  });

  it('counts a hand the same in a state', () => {
    expect([0, 1, 2].map((seat) => hidden.sizeOf(state(), seat))).toEqual([2, 2, 2]);
  });
});

describe('a guess', () => {
  it('has every card once, each hand with its number, the own one as it is', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const array = guessAt(state(), seed);
      expect(handOf(array, 0)).toEqual([0, 1]);
      const stock = Array.from({ length: piles.stockSize(array) }, (_, i) => piles.stockCard(array, i));
      const all = [...handOf(array, 1), ...handOf(array, 2), ...stock];
      expect([handOf(array, 1).length, handOf(array, 2).length, stock.length]).toEqual([2, 2, 5]);
      expect(all.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 7, 8, 9, 10, 11]);
      expect([...hidden.hide(array, 0)]).toEqual([...hidden.hide(state(), 0)]);
    }
  });

  it('minds what a hand was shown not to hold', () => {
    const array = state();
    table.knowledge.showsNone(array, 1, 0b0011);
    for (let seed = 1; seed <= 100; seed += 1)
      expect(handOf(guessAt(array, seed), 1).filter((card) => card % 4 < 2)).toEqual([]);
  });

  it('minds which cards were in hands when the stock was renewed', () => {
    const array = state();
    table.knowledge.renewed(array);
    for (let seed = 1; seed <= 100; seed += 1)
      expect([...handOf(guessAt(array, seed), 1), ...handOf(guessAt(array, seed), 2)].sort()).toEqual([2, 3, 4, 5]);
  });

  it('takes what a game knows more exactly, and names the single card', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const array = guessAt(state(), seed, { missed: 0, single: { never: 0b1110, isFree: true } });
      const single = hidden.singleOf(1);
      expect(single % 4).toBe(0);
      expect(handOf(array, 1)).toContain(single);
      seen.add(single);
    }
    expect([...seen].sort()).toEqual([4, 8]);
  });
});
