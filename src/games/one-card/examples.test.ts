/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it } from 'vitest';
import { type Position, type Table, dealt, position } from './position.testing.ts';

const fresh = (seats: number, dealer: number, options = {}): Table => dealt({ seats, dealer, options }).table;

describe('OC worked example 1: an auction of three [OC-A1 to OC-A4]', () => {
  const opening = (table: Table): void => {
    expect(table.legal()[1]?.split(', ')).toHaveLength(10);
    table.row('1 bid 7', '2 pass', '0 bid 9');
    expect(table.legal()).toEqual({ 1: 'bid 10, bid 11, bid 12, bid 13, bid 14, bid 15, pass' });
  };

  it('skips seat 2 from then on', () => {
    const table = fresh(3, 0);
    opening(table);
    expect(table.act(1, 'pass')).toEqual(['contract seat 0 points 9']);
    expect(Object.keys(table.legal())).toEqual(['0']);
  });

  it('would have asked seat 2 after the pass of seat 1 with bidReentry', () => {
    const table = fresh(3, 0, { bidReentry: true });
    opening(table);
    expect(table.act(1, 'pass')).toEqual([]);
    expect(Object.keys(table.legal())).toEqual(['2']);
  });
});

describe('OC worked example 2: all pass [OC-A5]', () => {
  it('leaves the lead to the seat across from the dealer', () => {
    const { table } = dealt({ seats: 4, dealer: 2, deck: 'AS JK' });
    table.row('3 pass', '0 pass', '1 pass');
    expect(table.legal()[2]?.split(', ')).toEqual(
      ['bid 6', 'bid 7', 'bid 8', 'bid 9', 'bid 10', 'bid 11', 'bid 12', 'bid 13', 'bid 14', 'bid 15', 'pass'], //
    );
    expect(table.act(2, 'pass')).toEqual(['no-bid seat 0']);
    expect(table.legal()[0]?.split(', ')).toHaveLength(6);
    expect(table.legal()[0]).toMatch(/, play JK$/);
  });

  it.each([2, 3])('lets seat 1 lead with %i seats and dealer 0', (seats) => {
    const table = fresh(seats, 0);
    for (let seat = 1; seat <= seats; seat += 1) table.act(seat % seats, 'pass');
    expect(Object.keys(table.legal())).toEqual(['1']);
  });
});

describe('OC worked example 3: the first lead [OC-P2, OC-P4]', () => {
  it('fixes trump, and each follows as it can', () => {
    const table = position({
      hands: ['QS TS AH KH 9H JK', 'AS KS 9S TH JD 9D', 'AD AC KC QC JC TC', 'JS QH JH KD QD TD'],
      trump: 'open',
      bid: [0, 7],
    });
    expect(table.legal()).toEqual({ 0: 'play QS, play TS, play AH, play KH, play 9H' });
    expect(table.act(0, 'play AH')).toEqual(['hand/0 → trick: AH (play)', 'trump seat 0 suit H']);
    expect(table.legal()).toEqual({ 1: 'play TH' });
    table.act(1, 'play TH');
    expect(table.legal()).toEqual({ 2: 'play AD, play AC, play KC, play QC, play JC, play TC' });
    table.act(2, 'play TC');
    expect(table.legal()).toEqual({ 3: 'play QH, play JH' });
    expect(table.act(3, 'play JH').slice(1)).toEqual([
      'trick-won seat 0 card AH',
      'trick → won/0: AH TH TC JH (collect)',
    ]);
    expect(table.legal()).toEqual({ 0: 'play QS, play TS, play KH, play 9H, play JK' });
  });
});

describe('OC worked example 4: a bare joker under the ace of trump [OC-P4, OC-P8]', () => {
  it('falls, and its taker turns the order over', () => {
    const table = position({ hands: ['KS', 'TC 9C JK', 'TS QS 9S'], trump: 'S', bid: [0, 7], trick: 'AS' });
    expect(table.legal()).toEqual({ 1: 'play JK' });
    table.row('1 play JK', '2 play TS');
    expect(table.legal()).toEqual({ 0: 'keep, reverse' });
    expect(table.act(0, 'reverse')).toEqual(['reversed seat 0']);
    expect(table.row('0 play KS', '1 play TC', '2 play QS').at(-2)).toBe('trick-won seat 2 card QS');
  });

  it('lets the queen lose to the nine after that', () => {
    const table = position({ hands: ['KS', 'QS', '9S'], trump: 'S', bid: [0, 7], order: 'down', kitty: 'AD' });
    expect(table.row('0 play KS', '1 play QS', '2 play 9S')).toContain('trick-won seat 2 card 9S');
  });
});

describe('OC worked example 5: a trick taken with the own joker [OC-P4, OC-P8]', () => {
  const before: Position = { hands: ['KS', '9S TC JK', 'KD TH 9C'], trump: 'S', bid: [0, 7], trick: 'AD' };

  it('offers the reversal to its holder', () => {
    const table = position(before);
    expect(table.legal()).toEqual({ 1: 'play 9S, play TC, play JK' });
    table.act(1, 'play JK');
    expect(table.legal()).toEqual({ 2: 'play KD' });
    expect(table.act(2, 'play KD')).toContain('trick-won seat 1 card JK');
    expect(table.legal()).toEqual({ 1: 'keep, reverse' });
  });

  it('would not be, with a diamond in hand', () => {
    const table = position({ ...before, hands: ['KS', '9S QD TC JK', 'KD TH 9C'] });
    expect(table.legal()).toEqual({ 1: 'play QD' });
  });
});

describe('OC worked example 6: the joker led in a trump round [OC-P3, OC-P6, OC-P8]', () => {
  it('asks for trumps and falls to the nine', () => {
    const table = position({ hands: ['9D JK', '9S AH', 'TC 9C'], trump: 'S', bid: [0, 7] });
    table.act(0, 'play JK');
    expect(table.legal()).toEqual({ 1: 'play 9S' });
    table.act(1, 'play 9S');
    expect(table.legal()).toEqual({ 2: 'play TC, play 9C' });
    expect(table.act(2, 'play 9C')).toContain('trick-won seat 1 card 9S');
    expect(table.legal()).toEqual({ 1: 'keep, reverse' });
  });
});

describe('OC worked example 7: the joker without a bid [OC-P5, OC-P6, OC-P8]', () => {
  const before: Position = { hands: ['9S', 'TC JK', 'KD 9H'], trump: 'none' };

  it('wins and reverses nothing', () => {
    const table = position({ ...before, trick: 'AD' });
    expect(table.legal()).toEqual({ 1: 'play TC, play JK' });
    table.row('1 play JK', '2 play KD');
    expect(table.won(1)).toBe('AD KD JK'); // 3 + 1 points
    expect(table.legal()).toEqual({ 1: 'play TC' });
  });

  it('led asks for nothing', () => {
    const table = position({ ...before, turn: 1, hands: ['9S AD', 'TC JK', 'KD 9H'] });
    table.act(1, 'play JK');
    expect(table.legal()).toEqual({ 2: 'play 9H, play KD' });
    table.act(2, 'play 9H');
    expect(table.legal()).toEqual({ 0: 'play 9S, play AD' });
  });
});

/** Two seats before their last trick: six points and eight. */
const lastTrick: Position = {
  hands: ['AS', '9S'],
  trump: 'S',
  bid: [0, 8],
  won: ['KS QS JS KH QH JH', 'JK QD JD KC QC JC'],
  kitty: 'KD',
};

describe('OC worked example 8: the last trick and the One Card [OC-P9, OC-E1, OC-E2]', () => {
  it('leaves the bidder one point short', () => {
    expect(position(lastTrick).row('0 play AS', '1 play 9S').slice(4)).toEqual([
      'kitty → won/0: KD (one-card)',
      'one-card seat 0 card KD points 1',
      'taken seat 0 points 7',
      'taken seat 1 points 8',
      'score seat 0 points 0 why bid-failed',
      'score seat 1 points 8 why cards',
      'deal-end winners 1 why played totals 0 8',
    ]);
  });

  it('with one point more makes the bid and scores 8', () => {
    const won = ['KS QS JS KH QH JH QD', 'JK JD KC QC JC'];
    expect(position({ ...lastTrick, won }).row('0 play AS', '1 play 9S')).toContain(
      'score seat 0 points 8 why bid-made',
    );
  });
});

describe('OC worked example 9: the same downtown [OC-P6]', () => {
  it('goes to the nine', () => {
    expect(
      position({ ...lastTrick, order: 'down' })
        .row('0 play AS', '1 play 9S')
        .slice(4),
    ).toEqual([
      'kitty → won/1: KD (one-card)',
      'one-card seat 1 card KD points 1',
      'taken seat 0 points 6',
      'taken seat 1 points 9',
      'score seat 0 points 0 why bid-failed',
      'score seat 1 points 9 why cards',
      'deal-end winners 1 why played totals 0 9',
    ]);
  });
});

describe('OC worked example 10: the end of a game [OC-E4]', () => {
  /** Seat 0 takes the last trick, which holds no points; the king in the middle is its eighth. */
  const end = (won: readonly string[]): unknown => {
    const table = position({
      hands: ['AS', '9S', '9H'],
      trump: 'S',
      bid: [0, 8],
      totals: [24, 27, 20],
      won,
      kitty: 'KC',
    });
    table.row('0 play AS', '1 play 9S', '2 play 9H');
    const { totals, over } = table.rules.standing(table.state);
    return { totals, ...over };
  };

  it('is won by who is furthest: 8, 4, 3', () => {
    const won = ['KS QS JS KH QH JH KD', 'JK QD', 'JD QC JC'];
    expect(end(won)).toEqual({ totals: [32, 31, 23], winners: [0], why: 'target' });
  });

  it('is shared by those who are as far: 8, 5, 2', () => {
    const won = ['KS QS JS KH QH JH KD', 'JK QD JD', 'QC JC'];
    expect(end(won)).toEqual({ totals: [32, 32, 22], winners: [0, 1], why: 'tie' });
  });
});
