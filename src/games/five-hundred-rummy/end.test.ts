/** What cards count, what a deal scores, and when the game is over. */
import { describe, expect, it, test } from 'vitest';
import type { Options } from '../../record/line.ts';
import { position } from './position.testing.ts';

/** What a hand counts against its holder when the deal ends. */
function inHand(hand: string, options: Options = {}): number {
  const table = position({ options: { ...options, goingOut: 'any' }, hands: ['2C', hand] });
  const line = table.act(0, 'discard 2C').find((told) => told.startsWith('score seat 1'));
  return Number(line?.split(' ')[4] ?? 0);
}

describe('FR-E1 values in hand', () => {
  test.each([
    ['2S 3H 9D', -14, -15],
    ['TS JH QD KC', -40, -40],
    ['AS', -15, -15],
    ['JK', -15, -15],
    ['AS 2S 3S', -20, -25],
  ])('%s: %i, in fives %i', (hand, pips, fives) => {
    expect([inHand(hand), inHand(hand, { cardValues: 'fives' })]).toEqual([pips, fives]);
  });
});

describe('FR-E1 values on the table', () => {
  test.each([
    ['9S 9H 9D', 27, 15],
    ['AS AH AD', 45, 45],
    ['AS 2S 3S', 6, 15],
    ['QS KS AS', 35, 35],
    ['9S TS JS', 29, 25],
    ['JK=AS 2S 3S', 20, 25],
    ['5S JK=6S 7S', 27, 25],
  ])('meld %s: %i, in fives %i', (meld, pips, fives) => {
    const points = ['pips', 'fives'].map((cardValues) => {
      const cards = meld.replaceAll(/=\w\w/g, '');
      const table = position({ options: { cardValues }, hands: [`${cards} 2C`, ''] });
      table.act(0, `meld ${meld}`);
      return table.points(0);
    });
    expect(points).toEqual([pips, fives]);
  });

  test.each([
    ['2S 3S 4S', 'layoff 0 low AS', 1, 5],
    ['JS QS KS', 'layoff 0 high AS', 15, 15],
    ['AH AD AC', 'layoff 0 AS', 15, 15],
    ['2S 3S 4S', 'layoff 0 low JK=AS', 15, 15],
  ])('on %s %s: %i, in fives %i', (meld, act, pips, fives) => {
    const points = ['pips', 'fives'].map((cardValues) => {
      const table = position({ options: { cardValues }, melds: [meld], hands: ['AS JK 9C', ''] });
      table.act(0, act);
      return table.points(0);
    });
    expect(points).toEqual([pips, fives]);
  });
});

describe('FR-E2 the sum of a deal', () => {
  it('is what lies on the table less what is in the hand, and may be below zero, as a total', () => {
    const table = position({ hands: ['9S 9H 9D KC AD JK', 'AH'], stock: '2C', totals: [-20, 5] });
    table.row('0 meld 9S 9H 9D', '0 discard KC');
    expect(table.act(1, 'draw').at(-1)).toBe('deal-end winners 0 why stock totals -23 -12');
  });
});

describe('FR-E3 the lines of the end', () => {
  it('shows the hands that are not empty, then scores seat by seat, zeros left out', () => {
    const table = position({ hands: ['9S 9H 9D', 'AH 2C', ''], stock: '3C …' });
    expect(table.act(0, 'meld 9S 9H 9D').slice(1)).toEqual([
      'show seat 1 cards AH 2C',
      'score seat 0 points 27 why melds',
      'score seat 1 points -17 why deadwood',
      'deal-end winners 0 why out totals 27 -17 0',
    ]);
  });

  it('names all seats with the best sum', () => {
    const table = position({ hands: ['2C', '9S', '9H', '9D TS'] });
    expect(table.act(0, 'discard 2C').at(-1)).toBe('deal-end winners 0 why out totals 0 -9 -9 -19');
    const tied = position({ options: { stockOut: 'play-on' }, start: true, hands: ['9C', '9S', '9H TS'] });
    expect(tied.act(0, 'stop').at(-1)).toBe('deal-end winners 0 1 why stock totals -9 -9 -19');
  });
});

/** Seat 0 goes out with its last card; the totals are then as they were. Who has won the game. */
function over(totals: readonly number[], of: { deal?: number; options?: Options } = {}): string | undefined {
  const table = position({ ...of, totals, hands: totals.map((_, seat) => (seat === 0 ? '2C' : '')) });
  table.act(0, 'discard 2C');
  const standing = table.rules.standing(table.state);
  expect(standing.totals).toEqual(totals);
  return standing.over && `${standing.over.winners.join(' ')} ${standing.over.why}`;
}

describe('FR-E4 the target', () => {
  test.each([
    ['one seat has it', [500, 499, 0], '0 target'],
    ['nobody has it', [499, 480, 0], undefined],
    ['several have it, one most', [510, 525, 500], '1 target'],
    ['the most is shared', [520, 520, 300], undefined],
    ['two below the most are equal', [530, 510, 510], '0 target'],
  ])('%s', (_name, totals, winner) => {
    expect(over(totals)).toBe(winner);
  });

  test.each([250, 500, 1000])('can be %i', (target) => {
    expect([over([target, 0], { options: { target } }), over([target - 1, 0], { options: { target } })]).toEqual([
      '0 target',
      undefined,
    ]);
  });

  it('is not looked at before the deal is over', () => {
    const table = position({ totals: [600, 0], hands: ['2C 3C', '4C'], stock: '…' });
    expect(table.rules.standing(table.state).over).toBeUndefined();
  });
});

describe('FR-E5 the last deal', () => {
  test.each([
    [49, [300, 200], undefined],
    [50, [300, 200], '0 limit'],
    [50, [300, 300], '0 1 limit'],
    [50, [520, 520, 300], '0 1 limit'],
    [50, [510, 520, 300], '1 target'],
    [50, [-30, -20], '1 limit'],
  ])('deal %i with totals %j: %s', (deal, totals, winner) => {
    expect(over(totals, { deal })).toBe(winner);
  });
});
