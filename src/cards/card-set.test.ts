import { describe, expect, it, test } from 'vitest';
import { bit0, bit1, cardsOf, countCards, isIn, listCards, nthCard, putIn, takeOut } from './card-set.ts';

const CARDS = [0, 12, 13, 25, 26, 38, 39, 51, 52];

test.each(CARDS)('card %i has one bit, in one of the two words', (card) => {
  const isLow = card < 26;
  expect([bit0(card), bit1(card)]).toEqual(isLow ? [1 << card, 0] : [0, 1 << (card - 26)]);
});

describe('a set in the words of a state', () => {
  it('holds what was put in and not taken out, and touches no other word', () => {
    const array = new Int32Array(4).fill(-1, 3);
    for (const card of CARDS) putIn(array, 1, card);
    for (const card of [13, 26, 52]) takeOut(array, 1, card);
    takeOut(array, 1, 7);
    expect(CARDS.filter((card) => isIn(array, 1, card))).toEqual([0, 12, 25, 38, 39, 51]);
    expect(countCards(array, 1)).toBe(6);
    expect([array[0], array[3]]).toEqual([0, -1]);
    expect(cardsOf(array[1] ?? 0, array[2] ?? 0)).toEqual([0, 12, 25, 38, 39, 51]);
  });

  it('is listed in card order, and has an nth card', () => {
    const [set0, set1] = [bit0(3) | bit0(25), bit1(26) | bit1(40)];
    expect(cardsOf(set0, set1)).toEqual([3, 25, 26, 40]);
    const into = new Uint8Array(5).fill(99);
    expect(listCards(set0, set1, into)).toBe(4);
    expect([...into]).toEqual([3, 25, 26, 40, 99]);
    expect([0, 1, 2, 3].map((n) => nthCard(set0, set1, n))).toEqual([3, 25, 26, 40]);
    expect([nthCard(0, set1, 1), nthCard(set0, 0, 1)]).toEqual([40, 25]);
  });

  it('may be empty', () => {
    expect(cardsOf(0, 0)).toEqual([]);
    expect(countCards(new Int32Array(2), 0)).toBe(0);
  });
});
