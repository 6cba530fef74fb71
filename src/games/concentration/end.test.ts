/** The end of deals and of the game, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { GRID, dealtInto, example, laidOut } from './position.testing.ts';

/** All twelve cards, all found in six turns: kings, aces, queens. */
const KINGS = ['5 0', '8 11'];
const ACES = ['1 3', '6 9'];
const QUEENS = ['2 4', '7 10'];
const ALL = [...KINGS, ...ACES, ...QUEENS];

const by = (seat: number, ...flips: string[]): string[] => flips.map((two) => `${String(seat)}: ${two}`);

describe('CO-E1 when a deal ends', () => {
  it('when the grid is empty', () => {
    expect(
      example()
        .row(...by(1, ...ALL))
        .at(-1),
    ).toBe('deal-end winners 1 why cleared totals 0 6');
  });

  it('cleared counts before the limit', () => {
    const table = example({ seats: 1, options: { turnLimit: 6 } });
    expect(table.row(...by(0, ...ALL)).at(-1)).toBe('deal-end winners 0 why cleared totals 6');
  });

  it('the limit counts before stalled', () => {
    const table = example({ seats: 1, options: { turnLimit: 96 } });
    expect(table.again(96, '0 1').at(-1)).toBe('deal-end winners why limit totals 0');
  });

  it('when eight times as many turns as cards in a row made no pair', () => {
    const table = example({ seats: 1 });
    table.again(95, '0 1');
    expect(table.legal()).not.toBe('');
    expect(table.again(1, '0 1').at(-1)).toBe('deal-end winners why stalled totals 0');
    expect(table.legal()).toBe('');
  });

  it('a pair sets that count back, and the cards laid out count, not those left', () => {
    const table = example({ seats: 1 });
    table.again(95, '0 1');
    table.row('0: 0 5');
    table.again(95, '1 2');
    expect(table.legal()).not.toBe('');
    expect(table.again(1, '1 2').at(-1)).toBe('deal-end winners why stalled totals 1');
  });

  test.each([
    ['before a flip', [], 'solo turns 0 misses 0'],
    ['between two flips, without a note for the open card', ['0: 1'], 'solo turns 0 misses 0'],
    ['after a turn', ['0: 1 2'], 'solo turns 1 misses 1'],
  ])('by the clock %s', (_name, before, solo) => {
    const table = example({ seats: 1, options: { clock: 60 } });
    table.row(...before);
    expect(table.act(0, 'time-up')).toEqual([
      solo,
      'score seat 0 points 0 why pairs',
      'deal-end winners why time totals 0',
    ]);
    expect(table.legal()).toBe('');
  });

  it('leaves what is in the grid to nobody', () => {
    const table = example({ seats: 1, options: { turnLimit: 2 } });
    expect(table.row('0: 5 0', '0: 1 2').filter((line) => line.includes('won'))).toHaveLength(2);
  });
});

describe('CO-E2 scores and winners of a deal', () => {
  test.each([
    ['one seat with most pairs', [by(1, ...KINGS, ...ACES), '1: 2 4', by(1, '7 10')], '1', '0 6'],
    ['two seats with as many', [by(1, ...KINGS, '1 3', '6 2'), by(0, '6 9', ...QUEENS)], '0 1', '3 3'],
    ['the one who found more', [by(1, ...KINGS, '6 2'), by(0, ...ACES, ...QUEENS)], '0', '4 2'],
  ])('%s', (_name, turns, winners, totals) => {
    expect(
      example()
        .row(...turns.flat())
        .at(-1),
    ).toBe(`deal-end winners ${winners} why cleared totals ${totals}`);
  });

  it('alone the seat wins by clearing the grid only', () => {
    const limited = example({ seats: 1, options: { turnLimit: 5 } });
    const told = limited.row(...by(0, ...KINGS, ...ACES, '2 4'));
    expect(told.at(-1)).toBe('deal-end winners why limit totals 5');
    expect(
      example({ seats: 1 })
        .row(...by(0, ...ALL))
        .at(-1),
    ).toBe('deal-end winners 0 why cleared totals 6');
  });

  it('nobody found anything: all have as many', () => {
    const table = example();
    table.row('1: 0 1', '0: 2 3', '1: 4 5', '0: 6 7', '1: 8 9', '0: 10 11');
    expect(table.again(90, '0 1').at(-1)).toBe('deal-end winners 0 1 why stalled totals 0 0');
  });
});

describe('CO-E3 lines at the end of a deal', () => {
  it('a score for each seat, none left out, then the end', () => {
    const told = example({ seats: 3 }).row(...by(1, ...ALL));
    expect(told.slice(-4)).toEqual([
      'score seat 0 points 0 why pairs',
      'score seat 1 points 6 why pairs',
      'score seat 2 points 0 why pairs',
      'deal-end winners 1 why cleared totals 0 6 0',
    ]);
    expect(told.join()).not.toContain('solo');
  });

  it('alone the turns and misses come first', () => {
    const told = example({ seats: 1 }).row('0: 1 2', '0: 3 4', ...by(0, ...ALL));
    expect(told.slice(-3)).toEqual([
      'solo turns 8 misses 2',
      'score seat 0 points 6 why pairs',
      'deal-end winners 0 why cleared totals 6',
    ]);
  });

  it('totals run on from deal to deal', () => {
    const first = example({ options: { deals: 3 } });
    first.row(...by(1, ...ALL));
    const next = dealtInto(first.state, first.rules, { dealer: 1, deal: 2, grid: GRID });
    expect(next.row(...by(0, ...KINGS, '1 2'), ...by(1, ...ACES, ...QUEENS)).slice(-3)).toEqual([
      'score seat 0 points 2 why pairs',
      'score seat 1 points 4 why pairs',
      'deal-end winners 1 why cleared totals 2 10',
    ]);
  });

  it('totals hold what twenty deals of the largest pack can give', () => {
    const { rules, state } = laidOut({ options: { decks: 4, jokers: true, deals: 20 }, seats: 8 });
    const { pack } = rules;
    const grid = pack.join(' ');
    for (let deal = 1; deal <= 20; deal += 1) {
      const table = dealtInto(state, rules, { dealer: 6, deal, grid });
      for (let place = 0; place < 216; place += 2) table.row(`7: ${String(place)} ${String(place + 1)}`);
    }
    expect(rules.standing(state).totals).toEqual([0, 0, 0, 0, 0, 0, 0, 2160]);
  });
});

describe('CO-E4 the end of the game', () => {
  it('comes after the last deal; the highest total wins it', () => {
    const first = example({ options: { deals: 2 } });
    const { rules, state } = first;
    first.row(...by(1, ...ALL));
    expect(rules.standing(state).over).toBeUndefined();
    dealtInto(state, rules, { dealer: 1, deal: 2, grid: GRID }).row(...by(0, ...KINGS, ...ACES, '2 4', '7 10'));
    expect(rules.standing(state)).toMatchObject({
      winners: [0],
      totals: [6, 6],
      over: { winners: [0, 1], why: 'deals' },
    });
  });

  test.each([
    ['cleared', {}, by(0, ...ALL), [0]],
    ['not cleared', { turnLimit: 1 }, ['0: 5 0'], []],
  ])('alone it has the winners of its one deal: %s', (_name, options, turns, winners) => {
    const table = example({ seats: 1, options });
    table.row(...turns);
    expect(table.rules.standing(table.state).over).toEqual({ winners, why: 'deals' });
  });
});
