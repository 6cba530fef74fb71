import { describe, expect, it, test } from 'vitest';
import { bit0, bit1, cardsOf } from './card-set.ts';
import { FastChance } from './chance.ts';
import { MELDS, Melds } from './melds.ts';
import { makePack } from './pack.ts';

const PACK = makePack({ jokers: 0 });
const both = new Melds({ aceHigh: true });
const low = new Melds({ aceHigh: false });

const numbers = (text: string): number[] => text.split(' ').map((card) => PACK.findIndex((one) => one === card));
const text = (cards: readonly number[]): string => cards.map((card) => PACK[card]).join(' ');
const setOf = (cards: readonly number[]): [number, number] => [
  cards.reduce((set, card) => set | bit0(card), 0),
  cards.reduce((set, card) => set | bit1(card), 0),
];

/** The melds that can be made of these cards. */
function found(melds: Melds, cards: readonly number[]): string[] {
  const count = melds.find(...setOf(cards));
  return Array.from(melds.found.subarray(0, count), (meld) => text(MELDS[meld]?.cards ?? []));
}

const numberOf = (meld: string): number => MELDS.findIndex(({ cards }) => text(cards) === meld);

describe('all melds', () => {
  it('are 65 sets and 77 runs of each suit', () => {
    expect(MELDS.filter(({ kind }) => kind === 'set')).toHaveLength(65);
    expect(MELDS.filter(({ kind }) => kind === 'run')).toHaveLength(4 * 77);
  });

  it('have their cards in card order, each once, and differ but for the runs of a whole suit', () => {
    for (const { cards } of MELDS) expect(cards).toEqual([...new Set(cards)].sort((a, b) => a - b));
    expect(new Set(MELDS.map(({ cards }) => cards.join())).size).toBe(MELDS.length - 4);
  });

  it('stand in the order of lists of cards', () => {
    const some = [
      'AS KS QS',
      'AS KS QS JS',
      'AS 4S 3S 2S',
      'AS 3S 2S',
      'AS AH AD',
      'AS AH AD AC',
      'AS AH AC',
      'KS QS JS',
    ];
    const order = some.map(numberOf);
    expect(order.every((meld) => meld >= 0)).toBe(true);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });

  it('know where a run begins', () => {
    const tops = ['AS KS QS', 'KS QS JS', 'AS 3S 2S', '4S 3S 2S', '7S 7H 7D'].map((meld) => MELDS[numberOf(meld)]?.top);
    expect(tops).toEqual([0, 1, 11, 10, 7]);
  });
});

describe('finding', () => {
  test.each([
    ['nothing in a pair', '7S 7H 8D', []],
    ['a set', '7S 7D 7C', ['7S 7D 7C']],
    ['all sets of four', '7S 7H 7D 7C', ['7S 7H 7D', '7S 7H 7D 7C', '7S 7H 7C', '7S 7D 7C', '7H 7D 7C']],
    ['every stretch of a run', '9D 8D 7D 6D', ['9D 8D 7D', '9D 8D 7D 6D', '8D 7D 6D']],
    ['no run across two suits', '2S AH KH', []],
    ['no run across the two words', '2H AD KD', []],
    ['no run with a gap', '9D 8D 6D 5D', []],
    ['an ace at both ends', 'AC KC QC 3C 2C', ['AC KC QC', 'AC 3C 2C']],
    ['none round the corner', 'AC KC 2C', []],
    ['sets and runs mixed, by their first cards', '9S 9H 9D 8D 7D', ['9S 9H 9D', '9D 8D 7D']],
  ])('%s', (_name, cards, melds) => {
    expect(found(both, numbers(cards))).toEqual(melds);
  });

  it('finds no ace above a king where that is not allowed', () => {
    expect(found(low, numbers('AC KC QC 3C 2C'))).toEqual(['AC 3C 2C']);
    expect(found(low, numbers('AC KC QC JC'))).toEqual(['KC QC JC']);
  });

  it.each([
    ['with a high ace', both, true],
    ['without', low, false],
  ])('finds in any hand what a plain search of all lists finds: %s', (_name, melds, aceHigh) => {
    const chance = new FastChance(4);
    for (let k = 0; k < 3000; k += 1) {
      const pack = Uint8Array.from(PACK, (_, card) => card);
      chance.shuffle(pack, 52);
      const hand = [...pack.subarray(0, 3 + chance.below(16))];
      const expected = MELDS.filter(
        ({ cards, kind, top }) => cards.every((card) => hand.includes(card)) && (aceHigh || kind === 'set' || top > 0),
      );
      expect(found(melds, hand)).toEqual(expected.map(({ cards }) => text(cards)));
      expect(melds.has(...setOf(hand))).toBe(expected.length > 0);
    }
  });
});

describe('growing', () => {
  /** What fits a meld, and what it becomes. */
  const growths = (melds: Melds, meld: string): string[] => {
    const number = numberOf(meld);
    const fitting = cardsOf(melds.fits0(number), melds.fits1(number));
    expect(PACK.map((_, card) => card).filter((card) => melds.fits(number, card))).toEqual(fitting);
    return fitting.map((card) => text(MELDS[melds.grown(number, card)]?.cards ?? []));
  };

  test.each([
    ['a set of three by its fourth', '7S 7D 7C', ['7S 7H 7D 7C']],
    ['a set of four by nothing', '7S 7H 7D 7C', []],
    ['a run at both ends', '9D 8D 7D', ['TD 9D 8D 7D', '9D 8D 7D 6D']],
    ['a run up to the ace', 'KD QD JD', ['AD KD QD JD', 'KD QD JD TD']],
    ['a run with a high ace at the low end', 'AD KD QD', ['AD KD QD JD']],
    ['a run with a low ace at the high end', 'AD 3D 2D', ['AD 4D 3D 2D']],
    ['a run down to the ace', '4D 3D 2D', ['AD 4D 3D 2D', '5D 4D 3D 2D']],
    ['twelve by the ace', 'KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D', ['AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D']],
    ['a whole suit by nothing', 'AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D', []],
  ])('%s', (_name, meld, becomes) => {
    expect(growths(both, meld)).toEqual(becomes);
  });

  test.each([
    ['a king is the end', 'KD QD JD', ['KD QD JD TD']],
    [
      'twelve by the ace at the low end',
      'KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D',
      ['AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D'],
    ],
  ])('without an ace above a king: %s', (_name, meld, becomes) => {
    expect(growths(low, meld)).toEqual(becomes);
  });

  it('keeps an ace between deuce and king high where it may, low where it must', () => {
    const twelve = numberOf('KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D');
    const [ace = -1] = numbers('AD');
    expect([both, low].map((melds) => MELDS[melds.grown(twelve, ace)]?.top)).toEqual([0, 1]);
  });
});

describe('the cards of a meld', () => {
  it('are a set, empty for one that is not allowed', () => {
    const run = numberOf('AD KD QD');
    expect(text(cardsOf(both.cards0(run), both.cards1(run)))).toBe('AD KD QD');
    expect([low.cards0(run), low.cards1(run)]).toEqual([0, 0]);
  });

  it('are in a hand or not', () => {
    const hand = setOf(numbers('AD KD QD 7S'));
    const [run, other] = [numberOf('AD KD QD'), numberOf('KD QD JD')];
    expect([both.isIn(run, ...hand), both.isIn(other, ...hand), low.isIn(run, ...hand)]).toEqual([true, false, false]);
    expect(both.isIn(MELDS.length, ...hand)).toBe(false);
  });
});
