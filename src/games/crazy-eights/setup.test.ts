/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import type { Options } from '../../record/line.ts';
import { optionTrouble } from '../contract/options/values.ts';
import { game } from './index.ts';
import { dealt, position, rulesOf } from './position.testing.ts';

describe('CE-S1 how many play, with which pack', () => {
  test.each([
    ['two seats', 2, {}, true],
    ['five seats with one pack', 5, {}, true],
    ['six seats, who have two packs if nothing is said', 6, {}, true],
    ['eight seats', 8, {}, true],
    ['six seats with one pack', 6, { decks: 1 }, false],
    ['two seats with two packs', 2, { decks: 2 }, true],
    ['one seat', 1, {}, false],
    ['nine seats', 9, {}, false],
    ['two jokers with one pack', 4, { jokers: 2 }, true],
    ['three jokers with one pack', 4, { jokers: 3 }, false],
    ['four jokers with two packs', 4, { decks: 2, jokers: 4 }, true],
    ['four jokers with six seats', 6, { jokers: 4 }, true],
    ['five jokers', 6, { jokers: 5 }, false],
  ])('%s', (_name, seats, options, allowed) => {
    expect(optionTrouble(game.options, options, seats) === undefined).toBe(allowed);
  });

  test.each<[number, Options, number, string]>([
    [5, {}, 52, 'AS KS QS'],
    [6, {}, 104, 'AS AS#2 KS'],
    [4, { jokers: 1 }, 53, 'AS KS QS'],
    [4, { decks: 2, jokers: 4 }, 108, 'AS AS#2 KS'],
  ])('%i seats with %j have a pack of %i', (seats, options, cards, first) => {
    const { pack } = rulesOf(options, seats);
    expect(pack).toHaveLength(cards);
    expect(new Set(pack).size).toBe(cards);
    expect(pack.slice(0, 3).join(' ')).toBe(first);
    expect(pack.filter((card) => card.startsWith('JK'))).toEqual(
      ['JK', 'JK#2', 'JK#3', 'JK#4'].slice(0, Number(options['jokers'] ?? 0)),
    );
  });
});

describe('CE-S2 the dealer', () => {
  it('is the first dealer’s left neighbour in the next deal', () => {
    const table = position({ hands: ['2S', '3S', '4S'], dealer: 2, discard: '2H', stock: '…' });
    table.act(0, 'play 2S');
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, nextDealer: 0 });
  });

  test.each([
    ['chance names the first one', {}, undefined],
    ['the option names the first one', { dealer: 1 }, 1],
  ])('%s', (_name, options, dealer) => {
    const rules = rulesOf(options, 3);
    expect(rules.open(rules.newState())).toEqual({ deal: 1, dealer });
  });
});

describe('CE-S3 dealing', () => {
  const deck = 'AS KS QS JS TS 9S 7S 6S 5S 4S 3S 2S AH KH QH';

  it('deals one by one, clockwise from the left of the dealer', () => {
    const { table, told } = dealt({ options: { handSize: 5 }, seats: 3, dealer: 1, deck: `${deck} JH TH` });
    expect(told.slice(0, 4)).toEqual([
      'stock → hand/2: AS (deal)',
      'stock → hand/0: KS (deal)',
      'stock → hand/1: QS (deal)',
      'stock → hand/2: JS (deal)',
    ]);
    expect(told.slice(15)).toEqual(['stock → discard: JH (upcard)']);
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual(['KS TS 6S 3S KH', 'QS 9S 5S 2S QH', 'AS JS 7S 4S AH']);
    expect(table.stock.split(' ').slice(0, 3)).toEqual(['TH', '8S', '9H']);
    expect(table.stock.split(' ')).toHaveLength(52 - 16);
  });

  it.each([5, 6, 7, 8])('deals %i cards to each', (handSize) => {
    const { table } = dealt({ options: { handSize }, seats: 4, dealer: 0, deck: 'AS' });
    expect([0, 1, 2, 3].map((seat) => table.hand(seat).split(' ').length)).toEqual(Array(4).fill(handSize));
  });
});

describe('CE-S4 the first card', () => {
  const hands = 'AS KS QS JS TS 9S 7S 6S 5S 4S';
  const options = { handSize: 5 };

  it('is the top of the stock', () => {
    const { table, told } = dealt({ options, seats: 2, dealer: 0, deck: `${hands} 3S 2S` });
    expect(told.slice(10)).toEqual(['stock → discard: 3S (upcard)']);
    expect(table.stock.startsWith('2S ')).toBe(true);
  });

  it('is turned again until it is neither eight nor joker; the cards beneath stay', () => {
    const redraw = { ...options, jokers: 1 };
    const { table, told } = dealt({ options: redraw, seats: 2, dealer: 0, deck: `${hands} 8S JK 8D 3S 2S` });
    expect(told.slice(10)).toEqual([
      'stock → discard: 8S (upcard)',
      'stock → discard: JK (upcard)',
      'stock → discard: 8D (upcard)',
      'stock → discard: 3S (upcard)',
    ]);
    expect(table.discard).toBe('3S 8D JK 8S');
  });

  it('stands with firstCard "plain": an eight as its own suit', () => {
    const plain = { ...options, firstCard: 'plain' };
    const { table, told } = dealt({ options: plain, seats: 2, dealer: 1, deck: 'AS KS QD JS 8H 9S 7H 6S 5C 4S 8D' });
    expect(told.slice(10)).toEqual(['stock → discard: 8D (upcard)']);
    expect(table.legal()).toEqual({ 0: 'draw, play 8H S, play 8H H, play 8H D, play 8H C, play QD' });
  });

  it('stands with firstCard "plain": a joker frees the first player', () => {
    const plain = { ...options, firstCard: 'plain', jokers: 2 };
    const { table } = dealt({ options: plain, seats: 2, dealer: 1, deck: 'AS KS QD JS 3H 9S 7H 6S 5C 4S JK' });
    expect(table.legal()).toEqual({ 0: 'draw, play AS, play 7H, play 3H, play QD, play 5C' });
  });
});

describe('CE-S5 who is first', () => {
  it.each([
    [0, '1'],
    [2, '0'],
  ])('with dealer %i seat %s acts first, play goes left', (dealer, first) => {
    const { table } = dealt({ seats: 3, dealer });
    expect(Object.keys(table.legal())).toEqual([first]);
    expect(table.rules.onTurn(table.state)).toBe(Number(first));
    expect(table.rules.askedLast(table.state)).toBe(Number(first));
  });
});
