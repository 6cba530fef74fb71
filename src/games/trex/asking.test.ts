/** What is asked before the first card: the contract, doubling, abandoning. */
import { describe, expect, it, test } from 'vitest';
import { opened, position } from './position.testing.ts';

describe('TX-P1 the choice of a contract', () => {
  test.each([
    ['five', 'contract diamonds, contract eltoosh, contract girls, contract king-of-hearts, contract trex'],
    ['complex', 'contract complex, contract trex'],
  ])('is with contracts "%s" at first %s', (contracts, list) => {
    const table = position({ options: { contracts }, hands: ['AS', 'KS', 'QS', 'JS'], king: 2 });
    expect(table.legal()).toEqual({ 2: list });
  });

  test.each([
    ['diamonds eltoosh girls king-of-hearts', 'contract trex'],
    ['eltoosh girls king-of-hearts trex', 'contract diamonds'],
    ['diamonds', 'contract eltoosh, contract girls, contract king-of-hearts, contract trex'],
  ])('leaves after %s: %s', (scored, list) => {
    expect(position({ hands: ['AS', 'KS', 'QS', 'JS'], scored }).legal()).toEqual({ 0: list });
  });

  it('writes no line, and a contract that was scored cannot be had again', () => {
    const table = position({ hands: ['AS', 'KS', 'QS', 'JS'], scored: 'girls' });
    expect(() => table.act(0, 'contract girls')).toThrow('seat 0');
    expect(() => table.act(0, 'contract complex')).toThrow('seat 0');
    expect(() => table.act(1, 'contract eltoosh')).toThrow('seat 1');
    expect(table.act(0, 'contract eltoosh')).toEqual([]);
  });

  it('begins anew with each kingdom', () => {
    const table = opened({ doubling: false });
    const firsts: (string | undefined)[] = [];
    for (let deal = 1; deal <= 6; deal += 1) {
      table.deal(deal, deal === 1 ? ['7H'] : []);
      firsts.push(Object.values(table.legal())[0]);
      table.playOut();
    }
    expect(firsts.map((list) => list?.split(', ').length)).toEqual([5, 4, 3, 2, 1, 5]);
  });
});

describe('TX-P2 doubling', () => {
  const hands = ['QH 2S', 'KH QS 3S', 'QD QC 4S', '5S …'] as const;

  it.each([
    ['clockwise', [2, 3, 0, 1]],
    ['counterclockwise', [0, 3, 2, 1]],
  ])('is asked in the order of next, the king last: %s', (direction, order) => {
    const table = position({ options: { direction }, contract: 'girls', hands, king: 1 }, 'asked');
    const asked: number[] = [];
    while (!table.legal()[1]?.startsWith('play')) {
      const seat = Number(Object.keys(table.legal())[0]);
      asked.push(seat);
      table.act(seat, 'expose');
    }
    expect(asked).toEqual(order);
  });

  test.each([
    [
      'queens in girls',
      'girls',
      ['expose, expose QH', 'expose, expose QS', 'expose, expose QD, expose QD QC, expose QC'],
    ],
    ['the king in king-of-hearts', 'king-of-hearts', ['expose', 'expose, expose KH', 'expose']],
    [
      'both kinds in complex',
      'complex',
      ['expose, expose QH', 'expose, expose QS, expose QS KH, expose KH', 'expose, expose QD, expose QD QC, expose QC'],
    ],
  ])('offers %s', (_name, contract, lists) => {
    const options = { contracts: contract === 'complex' ? 'complex' : 'five' };
    const table = position({ options, contract, hands, king: 3 }, 'asked');
    for (const [seat, list] of lists.entries()) {
      expect(table.legal()).toEqual({ [seat]: list });
      table.act(seat, 'expose');
    }
    expect(table.legal()).toEqual({ 3: 'expose' });
    table.act(3, 'expose');
    expect(table.legal()[3]).toMatch(/^play /);
  });

  it('lists all subsets of five cards, each once, in card order', () => {
    const all = ['QS KH QH QD QC', '2S', '3S', '…'] as const;
    const table = position({ options: { contracts: 'complex' }, contract: 'complex', hands: all, king: 3 }, 'asked');
    const lists = table.legal()[0]?.split(', ') ?? [];
    expect(lists).toHaveLength(32);
    expect(lists.slice(0, 6)).toEqual([
      'expose',
      'expose QS',
      'expose QS KH',
      'expose QS KH QH',
      'expose QS KH QH QD',
      'expose QS KH QH QD QC',
    ]);
    expect(lists.slice(-3)).toEqual(['expose QD', 'expose QD QC', 'expose QC']);
  });

  it.each(['diamonds', 'eltoosh'])('is not asked in %s', (contract) => {
    expect(position({ contract, hands }, 'asked').legal()[0]).toMatch(/^play /);
  });

  it('is not asked in trex, where hands may be kept', () => {
    expect(position({ contract: 'trex', hands }, 'asked').legal()).toEqual({ 1: 'keep' });
  });

  it.each(['girls', 'king-of-hearts'])('is skipped in %s with doubling false', (contract) => {
    const table = position({ options: { doubling: false }, contract, hands }, 'asked');
    expect(table.legal()[0]).toMatch(/^play /);
  });

  it('lays the cards face up in card order, one move; an empty choice moves nothing', () => {
    const table = position({ contract: 'girls', hands }, 'asked');
    expect(table.act(1, 'expose')).toEqual([]);
    expect(table.act(2, 'expose QD QC')).toEqual(['hand/2 → exposed/2: QD QC (expose)']);
    expect([table.hand(2), table.exposed(2)]).toEqual(['4S', 'QD QC']);
  });

  it('gives nobody a second chance, and nobody cards that it does not hold', () => {
    const table = position({ contract: 'girls', hands }, 'asked');
    expect(() => table.act(2, 'expose QD')).toThrow('seat 2');
    expect(() => table.act(1, 'expose QD')).toThrow('seat 1');
    expect(() => table.act(1, 'expose KH')).toThrow('seat 1');
    table.act(1, 'expose');
    expect(() => table.act(1, 'expose QS')).toThrow('seat 1');
  });

  it('leaves the cards in the hand for every rule of play', () => {
    const table = position({
      contract: 'girls',
      hands: ['KS 5H', '2H', '3S 4H', 'AS 6H'],
      exposed: { 1: 'QS' },
    });
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 1: 'play QS' }); // must follow suit with it
    expect(table.act(1, 'play QS')).toEqual(['exposed/1 → trick: QS (play)']);
    expect([table.hand(1), table.exposed(1)]).toEqual(['2H', '']);
  });
});

describe('TX-P3 abandoning', () => {
  test.each([
    ['all four twos', '2S 2H 2D 2C 3C', 'abandon, keep', '2S 2H 2D 2C'],
    ['three twos and the fitting three', '2S 2H 3D 2C 3C', 'abandon, keep', '2S 2H 3D 2C'],
    ['three twos and threes of other suits', '2S 3S 2H 3H 2D 3D', 'keep', ''],
    ['three twos alone', '2S 2H 2D AC', 'keep', ''],
    ['two twos and both threes', '2S 2H 3D 3C', 'keep', ''],
    ['nothing', 'AS', 'keep', ''],
  ])('with %s', (_name, hand, list, shown) => {
    const table = position({ contract: 'trex', hands: ['KD', hand, '…', 'KS'] }, 'asked');
    expect(table.legal()).toEqual({ 1: list });
    if (shown === '') expect(() => table.act(1, 'abandon')).toThrow('seat 1');
    else
      expect(table.act(1, 'abandon')).toEqual([
        `show seat 1 cards ${shown}`,
        'deal-end winners why abandoned totals 0 0 0 0',
      ]);
  });

  it.each([
    ['clockwise', [3, 0, 1, 2]],
    ['counterclockwise', [1, 0, 3, 2]],
  ])('asks all four seats in the order of next, the king last: %s', (direction, order) => {
    const hands = ['2S', '2H', '2D', 'JS …'] as const;
    const table = position({ options: { direction }, contract: 'trex', hands, king: 2 }, 'asked');
    for (const seat of order) {
      expect(table.legal()).toEqual({ [seat]: 'keep' });
      expect(table.act(seat, 'keep')).toEqual([]);
    }
    expect(table.legal()[2]).toMatch(/^(pass|play )/);
  });

  it('scores nothing and uses nothing up: the same king deals and chooses again among all that is left', () => {
    const table = opened();
    table.deal(1, ['2S 2H 2D 2C 7H']);
    table.act(0, 'contract trex');
    table.row('1 keep', '2 keep', '3 keep', '0 abandon');
    expect([table.points, table.totals]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(table.rules.standing(table.state)).toMatchObject({ winners: [], nextDealer: 0, over: undefined });
    expect(table.legal()).toEqual({});
    table.deal(2);
    expect(table.legal()[0]?.split(', ')).toHaveLength(5);
  });

  it('makes Trex be chosen again where it is the only contract left', () => {
    const table = opened({ contracts: 'complex', kingdoms: 1, doubling: false });
    table.deal(1, ['', '', '', '7H']);
    table.act(3, 'contract complex');
    table.playOut();
    table.deal(2, ['', '2S 2H 2D 2C']);
    table.row('3 contract trex', '0 keep', '1 abandon');
    expect(table.rules.standing(table.state).over).toBeUndefined();
    table.deal(3);
    expect(table.legal()).toEqual({ 3: 'contract trex' });
  });

  it.each([
    [19, 'abandon, keep'],
    [20, 'keep'],
  ])('is after %i abandoned deals: %s', (abandoned, list) => {
    const hands = ['AS', '2S 2H 2D 2C', '…', 'JS'] as const;
    expect(position({ contract: 'trex', hands, abandoned }, 'asked').legal()).toEqual({ 1: list });
  });

  it('counts over the whole game', () => {
    const table = opened();
    for (let deal = 1; deal <= 20; deal += 1) {
      table.deal(deal, ['7H', '2S 2H 2D 2C']);
      table.row('0 contract trex', '1 abandon');
    }
    table.deal(21, ['', '2S 2H 2D 2C']);
    table.act(0, 'contract trex');
    expect(table.legal()).toEqual({ 1: 'keep' });
  });
});
