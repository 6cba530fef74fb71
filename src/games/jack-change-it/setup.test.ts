/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { optionTrouble } from '../contract/options/values.ts';
import { game } from './index.ts';
import { dealt, position, rulesOf } from './position.testing.ts';

describe('JC-S1 how many play, with which pack', () => {
  test.each([
    [1, false],
    [2, true],
    [6, true],
    [7, false],
  ])('%i seats: %s', (seats, allowed) => {
    expect(optionTrouble(game.options, {}, seats) === undefined).toBe(allowed);
  });

  it('has one pack of 52 and no joker', () => {
    const { pack } = rulesOf({}, 4);
    expect(pack).toHaveLength(52);
    expect(new Set(pack).size).toBe(52);
    expect(pack).not.toContain('JK');
  });
});

describe('JC-S2 the dealer', () => {
  it('is the last dealer’s left neighbour in the next deal', () => {
    const table = position({ hands: ['3S', '4S', '5S'], dealer: 2, discard: '3H', stock: '…' });
    table.act(0, 'play 3S');
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

const HANDS = 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AC'; // seven each for two seats

describe('JC-S3 dealing', () => {
  it('deals seven one by one, from the left of the dealer', () => {
    const { table, told } = dealt({ seats: 2, dealer: 0, deck: `${HANDS} KH TH` });
    expect(told.slice(0, 3)).toEqual([
      'stock → hand/1: AS (deal)',
      'stock → hand/0: KS (deal)',
      'stock → hand/1: QS (deal)',
    ]);
    expect(told).toHaveLength(15);
    expect([table.hand(0), table.hand(1)]).toEqual(['KS JS 9S 7S 5S 3S AC', 'AS QS TS 8S 6S 4S 2S']);
    expect(table.stock.split(' ')).toHaveLength(52 - 15);
    expect(table.stock.startsWith('TH ')).toBe(true);
  });

  it('deals seven to each of six', () => {
    const { table } = dealt({ seats: 6, dealer: 3 });
    for (let seat = 0; seat < 6; seat += 1) expect(table.hand(seat).split(' ')).toHaveLength(7);
  });
});

describe('JC-S4 the first card', () => {
  const upcards = (told: readonly string[]): readonly string[] => told.slice(14);

  it('is the top of the stock', () => {
    const { told } = dealt({ seats: 2, dealer: 0, deck: `${HANDS} KH TH` });
    expect(upcards(told)).toEqual(['stock → discard: KH (upcard)']);
  });

  it('is turned again until it is no trick card; the cards beneath stay', () => {
    const { table, told } = dealt({ seats: 2, dealer: 0, deck: `${HANDS} 2H 8D JD AH QH 5D` });
    expect(upcards(told)).toEqual([
      'stock → discard: 2H (upcard)',
      'stock → discard: 8D (upcard)',
      'stock → discard: JD (upcard)',
      'stock → discard: AH (upcard)',
      'stock → discard: QH (upcard)', // no trick card with two seats
    ]);
    expect(table.discard).toBe('QH AH JD 8D 2H');
  });

  test.each([
    ['a queen is a trick card with three seats', 'QH 5D', '5D QH'],
    ['5♥ is none', '5H 6D', '5H'],
    ['another ace is none', 'AD 6D', 'AD'],
  ])('%s', (_name, top, discard) => {
    const deck = `AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AC KC QC JC TC 9C 8C 7C ${top}`;
    expect(dealt({ seats: 3, dealer: 0, deck }).table.discard).toBe(discard);
  });

  it('stands as it is if the stock gives out on trick cards', () => {
    const plain =
      'AS KS TS 9S 7S 6S 5S 4S 3S KH TH 9H 7H 6H 5H 4H 3H AD KD TD 9D 7D 6D 5D 4D 3D AC KC TC 9C 7C 6C 5C 4C 3C';
    const deck = `${plain} 2S 8S JS QS QH QD QC AH 2H 8H JH 2D 8D JD 2C 8C JC`;
    const { table } = dealt({ seats: 6, dealer: 0, deck });
    expect(table.discard).toBe('JC 8C 2C JD 8D 2D JH 8H 2H AH');
    expect(table.stock).toBe('');
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('stands without effect with "plain"; a jack stands for its own suit', () => {
    const options = { firstCard: 'plain' };
    for (const up of ['2H', '8D', 'AH', 'JD']) {
      const { table, told } = dealt({ options, seats: 2, dealer: 0, deck: `${HANDS} ${up}` });
      expect(upcards(told)).toEqual([`stock → discard: ${up} (upcard)`]);
      expect(Object.keys(table.legal())).toEqual(['1']);
    }
    const { table } = dealt({ options, seats: 2, dealer: 1, deck: `7D ${HANDS.slice(3)} JD` });
    expect(table.legal()).toEqual({ 0: 'play 7D' });
  });

  test.each<[string, number, string, string[], string, string]>([
    ['a two: two to draw', 4, '2H', ['penalty seat 2 amount 2'], '2', 'draw'],
    ['A♥: five to draw', 4, 'AH', ['penalty seat 2 amount 5'], '2', 'draw'],
    ['an eight: the left of the dealer is skipped', 4, '8H', ['skip seat 2'], '3', ''],
    ['a queen: the right of the dealer starts', 4, 'QH', ['reverse seat 1 direction right'], '0', ''],
    ['a jack: nothing', 4, 'JH', [], '2', ''],
    ['5♥: nothing', 4, '5H', [], '2', ''],
    ['an eight with two seats: the dealer starts', 2, '8H', ['skip seat 0'], '1', ''],
    ['a queen with two seats: nothing', 2, 'QH', [], '0', ''],
  ])('acts with "active" as if the dealer had played it, %s', (_name, seats, up, notes, first, list) => {
    const plain = 'AS KS TS 9S 7S 6S 5S 4S 3S KC TC 9C 7C 6C 5C 4C 3C AC KD TD 9D 7D 6D 5D 4D 3D AD JS';
    const deck = `${plain
      .split(' ')
      .slice(0, 7 * seats)
      .join(' ')} ${up}`;
    const { table, told } = dealt({ options: { firstCard: 'active' }, seats, dealer: 1, deck });
    expect(told.slice(7 * seats)).toEqual([`stock → discard: ${up} (upcard)`, ...notes]);
    expect(Object.keys(table.legal())).toEqual([first]);
    if (list !== '') expect(Object.values(table.legal())).toEqual([list]);
  });
});

describe('JC-S5 who is first', () => {
  it.each([
    [0, '1'],
    [2, '0'],
  ])('with dealer %i seat %s acts first', (dealer, first) => {
    const { table } = dealt({ seats: 3, dealer, options: { firstCard: 'plain' } });
    expect(Object.keys(table.legal())).toEqual([first]);
    expect([table.rules.onTurn(table.state), table.rules.askedLast(table.state)]).toEqual([
      Number(first),
      Number(first),
    ]);
  });
});
