/** The auction, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { dealt, position, type Table } from './position.testing.ts';

const fresh = (seats: number, dealer: number, options = {}): Table => dealt({ seats, dealer, options }).table;
const bids = (from: number): string =>
  [...Array.from({ length: 16 - from }, (_, i) => `bid ${String(from + i)}`), 'pass'].join(', ');

describe('OC-A1 bidding', () => {
  test.each([
    [2, 0, 1, 8],
    [3, 2, 0, 7],
    [4, 1, 2, 6],
  ])('begins with %i seats and dealer %i at seat %i, from %i points', (seats, dealer, first, lowest) => {
    expect(fresh(seats, dealer).legal()).toEqual({ [first]: bids(lowest) });
  });

  it('goes clockwise, each bid higher than the highest, by any amount', () => {
    const table = fresh(4, 3);
    table.row('0 bid 6');
    expect(table.legal()).toEqual({ 1: bids(7) });
    table.row('1 bid 9');
    expect(table.legal()).toEqual({ 2: bids(10) });
    table.row('2 pass');
    expect(table.legal()).toEqual({ 3: bids(10) });
    table.row('3 bid 14');
    expect(table.legal()).toEqual({ 0: 'bid 15, pass' });
  });

  it('refuses what is not listed', () => {
    const table = fresh(3, 0);
    table.act(1, 'bid 9');
    for (const [seat, words] of [
      [2, 'bid 9'],
      [2, 'bid 7'],
      [2, 'play AS'],
      [2, 'keep'],
      [2, 'reverse'],
      [0, 'bid 10'],
      [1, 'pass'],
    ] as const)
      expect(() => table.act(seat, words)).toThrow(`one-card: seat ${String(seat)}`);
    expect(table.legal()).toEqual({ 2: bids(10) });
  });

  it('cannot say a bid under 6 or over 15', () => {
    const { rules, state } = fresh(4, 0);
    expect([5, 16].map((points) => rules.parse(state, 1, { type: 'bid', points }))).toEqual([undefined, undefined]);
  });
});

describe('OC-A2 passing', () => {
  it('leaves the auction', () => {
    const table = fresh(4, 3);
    table.row('0 bid 6', '1 pass', '2 bid 7', '3 bid 8');
    expect(table.legal()).toEqual({ 0: bids(9) });
    table.row('0 bid 10');
    expect(table.legal()).toEqual({ 2: bids(11) });
  });

  it('with bidReentry is asked again when its turn comes round', () => {
    const table = fresh(4, 3, { bidReentry: true });
    table.row('0 bid 6', '1 pass', '2 bid 7', '3 bid 8', '0 bid 10');
    expect(table.legal()).toEqual({ 1: bids(11) });
    table.row('1 bid 11', '2 pass', '3 pass');
    expect(table.legal()).toEqual({ 0: bids(12) });
  });

  it('may bid later than the first bids also with bidReentry, after passing before any bid', () => {
    const table = fresh(3, 0, { bidReentry: true });
    table.row('1 pass', '2 pass', '0 bid 7');
    expect(table.legal()).toEqual({ 1: bids(8) });
  });
});

describe('OC-A3 the end of the auction', () => {
  it('comes at once with a bid of 15', () => {
    expect(fresh(4, 3).act(0, 'bid 15')).toEqual(['contract seat 0 points 15']);
    expect(fresh(4, 3, { bidReentry: true }).act(0, 'bid 15')).toEqual(['contract seat 0 points 15']);
  });

  it('comes when all others have passed', () => {
    const table = fresh(4, 3);
    table.row('0 bid 6', '1 bid 7', '2 pass', '3 pass');
    expect(table.act(0, 'pass')).toEqual(['contract seat 1 points 7']);
  });

  it('comes with the first bid where all others passed before', () => {
    const table = fresh(3, 2);
    table.row('0 pass', '1 pass');
    expect(table.act(2, 'bid 7')).toEqual(['contract seat 2 points 7']);
  });

  it('with bidReentry asks those once more who passed before the bid', () => {
    const table = fresh(3, 2, { bidReentry: true });
    expect(table.row('0 pass', '1 pass', '2 bid 7', '0 pass')).toEqual([]);
    expect(table.act(1, 'pass')).toEqual(['contract seat 2 points 7']);
  });

  it('with bidReentry takes all others passing one after another', () => {
    const table = fresh(3, 2, { bidReentry: true });
    expect(table.row('0 bid 7', '1 pass', '2 bid 8', '0 pass', '1 bid 9', '2 pass')).toEqual([]);
    expect(table.act(0, 'pass')).toEqual(['contract seat 1 points 9']);
  });

  it.each([false, true])('comes when all pass, bidReentry %s', (bidReentry) => {
    const table = fresh(4, 3, { bidReentry });
    expect(table.row('0 pass', '1 pass', '2 pass')).toEqual([]);
    expect(table.act(3, 'pass')).toEqual(['no-bid seat 1']);
  });

  it('gives a seat that has not spoken its turn', () => {
    const table = fresh(2, 0);
    expect(table.act(1, 'bid 14')).toEqual([]);
    expect(table.legal()).toEqual({ 0: 'bid 15, pass' });
  });

  it('bounds the auction: bids only rise', () => {
    const table = fresh(2, 0, { bidReentry: true });
    table.row('1 bid 8', '0 bid 9', '1 bid 10', '0 bid 11', '1 bid 12', '0 bid 13', '1 bid 14');
    expect(table.act(0, 'bid 15')).toEqual(['contract seat 0 points 15']);
  });
});

describe('OC-A4 the bidder', () => {
  it('leads, whoever opened the auction', () => {
    const table = fresh(3, 0);
    table.row('1 bid 7', '2 bid 8', '0 pass', '1 pass');
    expect(Object.keys(table.legal())).toEqual(['2']);
    expect(table.rules.onTurn(table.state)).toBe(2);
  });

  it('is bound by the highest bid alone', () => {
    const table = position({
      hands: ['AS', '9S', '9H'],
      trump: 'S',
      turn: 0,
      bid: [2, 7],
      won: ['KS QS JS KH QH JH KD', 'QD JD', ''],
      kitty: 'JK',
    });
    expect(table.row('0 play AS', '1 play 9S', '2 play 9H')).toEqual(
      expect.arrayContaining(['score seat 0 points 10 why cards', 'score seat 2 points 0 why bid-failed']),
    );
  });
});

describe('OC-A5 no bid', () => {
  test.each([
    ['the other player', 2, 0, 1],
    ['the other player', 2, 1, 0],
    ['the left of the dealer', 3, 2, 0],
    ['the one across', 4, 3, 1],
    ['the one across', 4, 0, 2],
  ])('%s leads: %i seats, dealer %i, seat %i', (_name, seats, dealer, leader) => {
    const table = fresh(seats, dealer);
    const passes = Array.from({ length: seats }, (_, i) => `${String((dealer + 1 + i) % seats)} pass`);
    expect(table.row(...passes)).toEqual([`no-bid seat ${String(leader)}`]);
    expect(table.legal()).toEqual({
      [leader]: table
        .hand(leader)
        .split(' ')
        .map((card) => `play ${card}`)
        .join(', '),
    });
  });
});
