import { describe, expect, it } from 'vitest';
import { hasSpot, addSpot, removeSpot } from './spot-sets.ts';
import { FastChance } from './chance.ts';
import { HandKnowledge, type HandLayout } from './hand-knowledge.ts';
import { cardsSince, kindsMissed } from './misses.ts';
import { type StateArray, newStateArray } from './state-array.ts';

const LAYOUT: HandLayout = { seats: 3, setWords: 1, hands: 4, seatWords: 2, miss: 1, old: 0, oldCounts: 1 };
const knowledge = new HandKnowledge(LAYOUT);
const handOf = (seat: number): number => 4 + 2 * seat;

/** A state in which the seats hold the cards at these spots. */
function holding(...hands: readonly (readonly number[])[]): StateArray {
  const array = newStateArray(12);
  for (const [seat, spots] of hands.entries()) for (const spot of spots) addSpot(array, handOf(seat), spot);
  return array;
}

describe('cards that were in hands when the stock was renewed', () => {
  it('are those that are in hands then', () => {
    const array = holding([1, 2], [], [5]);
    knowledge.renewed(array);
    expect([0, 1, 2].map((seat) => knowledge.oldOf(array, seat))).toEqual([2, 0, 1]);
    expect([0, 1, 2, 3, 4, 5].filter((spot) => knowledge.isOld(array, spot))).toEqual([1, 2, 5]);
  });

  it('are so until they are seen', () => {
    const array = holding([1, 2], [], [5]);
    knowledge.renewed(array);
    knowledge.showed(array, 0, 2, 0);
    expect([knowledge.oldOf(array, 0), knowledge.isOld(array, 2)]).toEqual([1, false]);
  });

  it('are no cards that came later', () => {
    const array = holding([1, 2], [], [5]);
    knowledge.renewed(array);
    addSpot(array, handOf(0), 9);
    knowledge.drewUnseen(array, 0);
    knowledge.showed(array, 0, 9, 0);
    expect(knowledge.oldOf(array, 0)).toBe(2);
  });

  it('begin anew with each renewal', () => {
    const array = holding([1, 2], [], [5]);
    knowledge.renewed(array);
    removeSpot(array, handOf(0), 1);
    addSpot(array, handOf(1), 7);
    knowledge.renewed(array);
    expect([0, 1, 2].map((seat) => knowledge.oldOf(array, seat))).toEqual([1, 1, 1]);
    expect(knowledge.isOld(array, 1)).toBe(false);
  });
});

describe('what a hand was shown not to hold', () => {
  it('is of one seat, and counts what it drew since', () => {
    const array = holding([1], [2], [3]);
    knowledge.showsNone(array, 1, 0b11);
    knowledge.drewUnseen(array, 1);
    knowledge.drewUnseen(array, 2);
    expect([0, 1, 2].map((seat) => knowledge.missOf(array, seat)).map(kindsMissed)).toEqual([0, 0b11, 0]);
    expect([0, 1, 2].map((seat) => knowledge.missOf(array, seat)).map(cardsSince)).toEqual([0, 1, 0]);
    knowledge.showed(array, 1, 2, 0b10);
    expect(cardsSince(knowledge.missOf(array, 1))).toBe(0);
  });
});

describe('knowledge', () => {
  it('is true of every walk', () => {
    const chance = new FastChance(1);
    const kindOf = (spot: number): number => 1 << (spot % 5);
    for (let walk = 0; walk < 200; walk += 1) {
      const array = holding([], [], []);
      for (let step = 0; step < 200; step += 1) {
        const [seat, spot, what] = [chance.below(3), chance.below(32), chance.below(12)];
        const holder = [0, 1, 2].find((other) => hasSpot(array, handOf(other), spot));
        if (what < 6 && holder === undefined) {
          addSpot(array, handOf(seat), spot);
          knowledge.drewUnseen(array, seat);
        } else if (what < 10 && holder !== undefined) {
          removeSpot(array, handOf(holder), spot);
          knowledge.showed(array, holder, spot, kindOf(spot));
        } else if (what === 10) knowledge.renewed(array);
        else knowledge.showsNone(array, seat, lackedBy(array, seat) & (1 << chance.below(5)));
        const wrong = [0, 1, 2].find((other) => !isTrueOf(array, other));
        if (wrong !== undefined) throw new Error(`walk ${String(walk)}, step ${String(step)}, seat ${String(wrong)}`);
      }
    }

    function lackedBy(array: StateArray, seat: number): number {
      let kinds = 31;
      for (let spot = 0; spot < 32; spot += 1) if (hasSpot(array, handOf(seat), spot)) kinds &= ~kindOf(spot);
      return kinds;
    }

    function isTrueOf(array: StateArray, seat: number): boolean {
      const held = Array.from({ length: 32 }, (_, spot) => spot).filter((spot) => hasSpot(array, handOf(seat), spot));
      const miss = knowledge.missOf(array, seat);
      const missed = held.filter((spot) => (kindOf(spot) & kindsMissed(miss)) !== 0);
      const old = held.filter((spot) => knowledge.isOld(array, spot));
      return missed.length <= cardsSince(miss) && old.length === knowledge.oldOf(array, seat);
    }
  });
});
