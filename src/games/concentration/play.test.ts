/** Play, clause by clause. The grid is that of the worked examples. */
import { describe, expect, it, test } from 'vitest';
import { optionTrouble } from '../contract/options/values.ts';
import { game } from './index.ts';
import { example, laidOut } from './position.testing.ts';

const ALL = '0 1 10 11 2 3 4 5 6 7 8 9';
/** Turns in which every card of the grid is seen and none is taken. */
const ALL_SEEN = ['1: 0 1', '0: 2 3', '1: 4 5', '0: 6 7', '1: 8 9', '0: 10 11'];

describe('CO-P1 who starts', () => {
  test.each([
    ['the left of the dealer', 4, 2, 3],
    ['the first seat after the last one dealt', 4, 3, 0],
    ['the other one of two', 2, 1, 0],
    ['seat 0 alone', 1, 0, 0],
  ])('%s', (_name, seats, dealer, starter) => {
    expect(example({ seats, dealer }).legal()).toBe(`${String(starter)}: ${ALL}`);
  });
});

describe('CO-P2 two flips', () => {
  it('first any card of the grid, then any other', () => {
    const table = example();
    expect(table.act(1, '5')).toEqual(['show seat 1 cards KH place grid/5']);
    expect(table.legal()).toBe('1: 0 1 10 11 2 3 4 6 7 8 9');
    expect(table.act(1, '1')[0]).toBe('show seat 1 cards AH place grid/1');
  });

  test.each([
    ['the open card again', '5'],
    ['an empty place', '0'],
  ])('not %s', (_name, place) => {
    const table = example();
    table.row('1: 0 8', '1: 5');
    expect(() => table.act(1, place)).toThrow(`grid/${place}`);
  });

  it('not by a seat that is not on turn', () => {
    const table = example();
    expect(() => table.act(0, '5')).toThrow('seat 0');
    table.act(1, '5');
    expect(() => table.act(0, '1')).toThrow('seat 0');
  });

  it('there is no way to stop after the first', () => {
    const table = example();
    table.act(1, '5');
    expect(table.legal()).not.toContain('time-up');
    expect(() => table.act(1, 'time-up')).toThrow('time-up');
  });
});

describe('CO-P3 what matches', () => {
  const grid = 'AS AH AD AC AS#2 KS JK JK#2 JK#3';
  const options = { decks: 2, jokers: true };
  test.each([
    ['the same rank', '0 1', true, false, true, false],
    ['the same rank and colour', '1 2', true, true, false, false],
    ['the same black rank', '0 3', true, true, false, false],
    ['the same rank, red and black', '2 3', true, false, true, false],
    ['the same face', '0 4', true, true, false, true],
    ['the same suit only', '0 5', false, false, false, false],
    ['two jokers', '6 7', true, true, true, true],
    ['two jokers of different decks', '6 8', true, true, true, true],
    ['a joker and another card', '6 0', false, false, false, false],
    ['another card and a joker', '0 6', false, false, false, false],
  ])('%s', (_name, flips, ...matches) => {
    for (const [i, match] of ['rank', 'rank-color', 'zebra', 'rank-suit'].entries()) {
      const told = laidOut({ options: { ...options, match }, grid }).row(`1: ${flips}`);
      expect(told.some((line) => line.startsWith('pair'))).toBe(matches[i]);
    }
  });

  test.each([
    ['one deck', 1, false],
    ['two decks', 2, true],
    ['three decks', 3, false],
    ['four decks', 4, true],
  ])('rank-suit with %s', (_name, decks, allowed) => {
    expect(optionTrouble(game.options, { decks, match: 'rank-suit' }, 2) === undefined).toBe(allowed);
  });
});

describe('CO-P4 a pair', () => {
  it('goes to the pile of the player, the card flipped first goes first', () => {
    expect(example().row('1: 5 0').slice(2)).toEqual([
      'pair seat 1 places grid/5 grid/0',
      'grid/5 → won/1: KH (pair)',
      'grid/0 → won/1: KS (pair)',
    ]);
  });

  test.each([
    ['the same player goes on', {}, 3, '1'],
    ['the player on the left is next with again false', { again: false }, 3, '2'],
    ['alone one goes on with again false too', { again: false }, 1, '0'],
  ])('%s', (_name, options, seats, next) => {
    const table = example({ options, seats });
    table.row(seats === 1 ? '0: 5 0' : '1: 5 0');
    expect(table.legal()).toBe(`${next}: 1 10 11 2 3 4 6 7 8 9`);
  });

  it('leaves nobody on turn when it was the last', () => {
    const table = example();
    const told = table.row('1: 5 0', '1: 8 11', '1: 1 3', '1: 6 9', '1: 2 4', '1: 7 10');
    expect(told.at(-1)).toBe('deal-end winners 1 why cleared totals 0 6');
    expect(table.legal()).toBe('');
  });
});

describe('CO-P5 no pair', () => {
  it('is turned down where it lies, and the left has the next turn', () => {
    const table = example({ seats: 3 });
    expect(table.row('1: 1 2').slice(2)).toEqual(['cover seat 1 places grid/1 grid/2']);
    expect(table.legal()).toBe(`2: ${ALL}`);
    table.row('2: 1 2');
    expect(table.legal()).toBe(`0: ${ALL}`);
  });
});

describe('CO-P6 no passing for ever', () => {
  it('after a round of dead turns the first flip is of an unseen card, the second is free', () => {
    const table = example();
    table.row('1: 1 2', '0: 1 2');
    expect(table.legal()).toBe(`1: ${ALL}`); // only one dead turn so far
    table.row('1: 1 2');
    expect(table.legal()).toBe('0: 0 10 11 3 4 5 6 7 8 9');
    expect(() => table.act(0, '1')).toThrow('grid/1');
    table.act(0, '10');
    expect(table.legal()).toBe('0: 0 1 11 2 3 4 5 6 7 8 9');
  });

  test.each([
    ['whose cards were both seen', '1: 1 2', '0: 0 10 11 3 4 5 6 7 8 9'],
    ['whose first card is unseen', '1: 4 1', `0: ${ALL}`],
    ['whose second card is unseen', '1: 1 4', `0: ${ALL}`],
    ['whose cards are both unseen', '1: 4 6', `0: ${ALL}`],
  ])('a turn %s counts or sets the count back', (_name, turn, legal) => {
    const table = example();
    table.row('1: 1 2', '0: 1 2', turn);
    expect(table.legal()).toBe(legal);
  });

  it('a turn with a pair of seen cards is not dead', () => {
    const table = example();
    table.row('1: 0 1', '0: 5 2', '1: 1 2', '0: 5 0'); // one dead turn, then the kings are taken
    table.row('0: 1 2');
    expect(table.legal()).toBe('1: 1 10 11 2 3 4 6 7 8 9');
  });

  it('counts the turns of all seats: three of them at three seats', () => {
    const table = example({ seats: 3 });
    table.row('1: 1 2', '2: 1 2', '0: 1 2');
    expect(table.legal()).toBe(`1: ${ALL}`);
    table.row('1: 1 2');
    expect(table.legal()).toBe('2: 0 10 11 3 4 5 6 7 8 9');
  });

  it('asks for nothing when all cards were seen', () => {
    const table = example();
    table.row(...ALL_SEEN, '1: 0 1', '0: 0 1', '1: 0 1');
    expect(table.legal()).toBe(`0: ${ALL}`);
  });

  it('counts nothing of the deal before', () => {
    const table = example();
    table.row('1: 1 2', '0: 1 2', '1: 1 2');
    const { rules, state } = table;
    rules.deal(
      state,
      { deal: 1, dealer: 0, deck: Uint8Array.from(rules.pack.keys()) },
      { below: () => 0, shuffle: () => 0 },
    );
    expect(table.legal()).toBe(`1: ${ALL}`);
  });

  it('binds nobody who plays alone', () => {
    const table = example({ seats: 1 });
    table.again(5, '1 2');
    expect(table.legal()).toBe(`0: ${ALL}`);
  });
});

describe('CO-P7 limits of the solo game', () => {
  const turnLimit = { turnLimit: 3 };

  it('ends after so many turns if cards are left', () => {
    const table = example({ seats: 1, options: turnLimit });
    table.row('0: 1 2', '0: 5 0');
    expect(table.row('0: 1 2').at(-1)).toBe('deal-end winners why limit totals 1');
    expect(table.legal()).toBe('');
  });

  it('lists the end of the clock at both flips', () => {
    const table = example({ seats: 1, options: { clock: 60 } });
    expect(table.legal()).toBe(`0: ${ALL} time-up`);
    table.act(0, '5');
    expect(table.legal()).toBe('0: 0 1 10 11 2 3 4 6 7 8 9 time-up');
  });

  it('lists no end of a clock that there is not', () => {
    expect(example({ seats: 1 }).legal()).toBe(`0: ${ALL}`);
    expect(() => example({ seats: 1 }).act(0, 'time-up')).toThrow('time-up');
  });

  test.each([
    ['a limit alone', 1, { turnLimit: 1000 }, true],
    ['a clock alone', 1, { clock: 3600 }, true],
    ['a limit at two seats', 2, { turnLimit: 1 }, false],
    ['a clock at two seats', 2, { clock: 1 }, false],
    ['neither at two seats', 2, { turnLimit: 0, clock: 0 }, true],
  ])('%s', (_name, seats, options, allowed) => {
    expect(optionTrouble(game.options, options, seats) === undefined).toBe(allowed);
  });
});
