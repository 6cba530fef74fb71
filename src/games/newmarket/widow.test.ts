/** What becomes of the extra hand, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { type Position, dealt, position } from './position.testing.ts';

const before: Position = {
  deciding: true,
  dealer: 3,
  hands: ['2S 3H', '4S 5H', '6S 7H', 'KS 9H 2D'],
  extra: 'QS 3D TC',
};

describe('NM-W1 the choice of the dealer', () => {
  it.each(['auction', 'exchange'])('is to exchange or to keep, with widow %s', (widow) => {
    expect(position({ ...before, options: { widow } }).legal()).toEqual({ 3: 'exchange, keep' });
  });

  it('comes first in the deal', () => {
    expect(dealt({ seats: 4, dealer: 2 }).table.legal()).toEqual({ 2: 'exchange, keep' });
  });

  it('is nobody else’s', () => {
    expect(() => position(before).act(0, 'keep')).toThrow('seat 0 may not');
  });
});

describe('NM-W2 the exchange', () => {
  it('moves the hand to the dead and the widow into the hand, in card order, and play begins', () => {
    const table = position(before);
    expect(table.act(3, 'exchange')).toEqual([
      'hand/3 → dead: KS 9H 2D (exchange)',
      'widow → hand/3: QS 3D TC (exchange)',
    ]);
    expect([table.hand(3), table.extra]).toEqual(['QS 3D TC', 'KS 9H 2D']);
    expect(table.legal()).toEqual({ 0: 'play 2S, play 3H' });
  });

  it('takes the dead hand out of play: a run stops at it', () => {
    const table = position({ ...before, hands: ['QS 3H', '4S 5H', '6S 7H', 'KS 9H 2D'], extra: '8S 3D TC' });
    table.act(3, 'exchange');
    expect(table.act(0, 'play QS')).toEqual(['hand/0 → played/0: QS (play)', 'stop seat 0 card QS']);
  });
});

describe('NM-W3 the auction', () => {
  const auction = (of: Partial<Position> = {}): ReturnType<typeof position> => {
    const table = position({ ...before, ...of });
    table.act(of.dealer ?? 3, 'keep');
    return table;
  };

  it('begins at the left of the dealer and leaves the dealer out', () => {
    const table = auction({ dealer: 1, hands: ['2S', '4S', '6S', 'KS'] });
    expect(table.legal()).toEqual({ 2: 'bid 1, bid 2, bid 5, pass' });
    table.row('2 pass', '3 pass');
    expect(Object.keys(table.legal())).toEqual(['0']);
  });

  it('raises by 1, 2 or 5', () => {
    const table = auction();
    table.row('0 bid 2');
    expect(table.legal()).toEqual({ 1: 'bid 3, bid 4, bid 7, pass' });
    expect(() => table.act(1, 'bid 5')).toThrow('bid 5');
    expect(() => table.act(1, 'bid 2')).toThrow('bid 2');
  });

  test.each([
    [7, 'bid 4, bid 5, pass'],
    [8, 'bid 4, bid 5, bid 8, pass'],
    [5, 'bid 4, bid 5, pass'],
    [4, 'bid 4, pass'],
    [3, 'pass'],
    [0, 'pass'],
    [-5, 'pass'],
  ])('lets nobody bid more than its purse: %i', (purse, legal) => {
    const table = auction({ purses: [100, purse, 100, 100] });
    table.row('0 bid 1', '1 pass', '2 bid 3');
    const second = auction({ purses: [100, 100, purse, 100] });
    second.row('0 bid 1', '1 bid 3');
    expect(second.legal()).toEqual({ 2: legal });
  });

  it('goes on until all but the highest bidder have passed, who is not asked', () => {
    const table = auction();
    table.row('0 bid 2', '1 bid 3', '2 pass', '0 bid 4', '1 bid 5');
    expect(Object.keys(table.legal())).toEqual(['0']);
    expect(table.act(0, 'pass')[0]).toBe('sold seat 1 amount 5');
  });

  it('does not ask again who has passed', () => {
    const table = auction();
    table.row('0 pass', '1 bid 1', '2 bid 2');
    expect(table.legal()).toEqual({ 1: 'bid 3, bid 4, bid 7, pass' });
  });

  it('still asks the last one where nobody has bid', () => {
    const table = auction();
    table.row('0 pass', '1 pass');
    expect(table.legal()).toEqual({ 2: 'bid 1, bid 2, bid 5, pass' });
    expect(table.act(2, 'bid 1')[0]).toBe('sold seat 2 amount 1');
  });

  it('does not let the dealer change its mind', () => {
    expect(() => auction().act(3, 'exchange')).toThrow('seat 3');
  });
});

describe('NM-W4 sold or unsold', () => {
  it('sold: the bidder pays the dealer and must exchange, then the left of the dealer leads', () => {
    const table = position(before);
    table.row('3 keep', '0 pass', '1 bid 5');
    expect(table.act(2, 'pass')).toEqual([
      'sold seat 1 amount 5',
      'purse/1 → purse/3: 5 (auction)',
      'hand/1 → dead: 4S 5H (exchange)',
      'widow → hand/1: QS 3D TC (exchange)',
    ]);
    expect(table.purses).toEqual([100, 95, 100, 105]);
    expect(table.legal()).toEqual({ 0: 'play 2S, play 3H' });
  });

  it('unsold: the widow stays where it is', () => {
    const table = position(before);
    table.row('3 keep', '0 pass', '1 pass');
    expect(table.act(2, 'pass')).toEqual(['unsold']);
    expect(table.extra).toBe('QS 3D TC');
    expect(table.legal()).toEqual({ 0: 'play 2S, play 3H' });
  });
});

describe('NM-W5 the option widow', () => {
  it('exchange: after keep play begins', () => {
    const table = position({ ...before, options: { widow: 'exchange' } });
    expect(table.act(3, 'keep')).toEqual([]);
    expect(table.legal()).toEqual({ 0: 'play 2S, play 3H' });
  });

  it('none: play begins at once', () => {
    const hands = ['2S 3H', '4S 5H', '6S 7H'];
    const { table } = dealt({ options: { widow: 'none' }, seats: 3, dealer: 2, hands });
    expect(Object.keys(table.legal())).toEqual(['0']);
    expect(table.legal()[0]).toMatch(/^play 2S, play 3H/);
  });
});
