/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { optionTrouble } from '../contract/options/values.ts';
import { game } from './index.ts';
import { dealt, position, rulesOf } from './position.testing.ts';

describe('PO-S1 how many play', () => {
  test.each([
    ['two seats', 2, {}, true],
    ['six seats', 6, {}, true],
    ['one seat', 1, {}, false],
    ['seven seats where the stock is renewed', 7, {}, false],
    ['seven seats where the trick is picked up', 7, { stockOut: 'pickup' }, true],
    ['eight seats where the trick is picked up', 8, { stockOut: 'pickup' }, true],
    ['nine seats where the trick is picked up', 9, { stockOut: 'pickup' }, false],
  ])('%s', (_name, seats, options, allowed) => {
    expect(optionTrouble(game.options, options, seats) === undefined).toBe(allowed);
  });
});

describe('PO-S2 the pack', () => {
  it('has 52 cards and one joker', () => {
    const { pack } = rulesOf({}, 4);
    expect(pack).toHaveLength(53);
    expect(pack.filter((card) => card.startsWith('JK'))).toEqual(['JK']);
    expect(new Set(pack).size).toBe(53);
  });

  it('has no joker with joker false', () => {
    const { pack } = rulesOf({ joker: false }, 4);
    expect(pack).toHaveLength(52);
    expect(pack).not.toContain('JK');
  });

  it('plays on without effect of the joker clauses when there is none', () => {
    const options = { joker: false, jokerLast: false, jokerLead: 'leader', jokerCompulsory: true, jokerVoidOnly: true };
    expect(position({ options, hands: ['2S 3H', '4S 5H'], stock: '…' }).legal()).toEqual({ 0: 'play 2S, play 3H' });
  });
});

describe('PO-S3 rank', () => {
  it.each([
    ['the ace beats the king', '2 play AS', 'AS', 2],
    ['the ten beats the nine', '2 play TS', 'TS', 2],
    ['the king beats the queen', '2 play QS', 'KS', 0],
    ['the joker beats the ace of the suit', '2 play JK', 'JK', 2],
  ])('%s', (_name, last, card, winner) => {
    const first = card === 'TS' ? '9S' : 'KS';
    const table = position({ hands: [`${first} 2H`, '3S 4H', 'AS QS TS JK'], stock: '…' });
    const told = table.row(`0 play ${first}`, '0 call', '1 play 3S', '1 call', last);
    expect(told).toContain(`trick-won seat ${winner} card ${card}`);
  });
});

describe('PO-S4 the dealer', () => {
  it.each([
    ['the next seat deals after a deal that was won', { hands: ['2S', '3S 4S', '5S 6S'] }, '0 play 2S'],
    ['the next seat deals after a drawn deal', { hands: ['2S 7D', '3H 4H', '5S 6S'], discard: '' }, '0 play 2S'],
  ])('%s', (_name, hands, last) => {
    const table = position({ ...hands, dealer: 2 });
    expect(table.rules.standing(table.state).dealOver).toBe(false);
    table.row(last);
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, nextDealer: 0 });
  });
});

describe('PO-S5 dealing', () => {
  const deck = 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S';

  it('deals one by one, clockwise from the left of the dealer', () => {
    const { table, told } = dealt({ seats: 3, dealer: 1, deck });
    expect(told).toHaveLength(12);
    expect(told.slice(0, 4)).toEqual([
      'stock → hand/2: AS (deal)',
      'stock → hand/0: KS (deal)',
      'stock → hand/1: QS (deal)',
      'stock → hand/2: JS (deal)',
    ]);
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual(['KS TS 7S 4S', 'QS 9S 6S 3S', 'AS JS 8S 5S']);
  });

  it('deals five with deal 5', () => {
    const { table, told } = dealt({ options: { deal: 5 }, seats: 2, dealer: 0, deck });
    expect(told).toHaveLength(10);
    expect(table.hand(1)).toBe('AS QS TS 8S 6S');
  });
});

describe('PO-S6 the stock', () => {
  it('is what is left, in the order of the deck; trick and discard are empty', () => {
    const { table } = dealt({ seats: 3, dealer: 0, deck: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2C JK 5D' });
    expect(table.stock.split(' ')).toHaveLength(53 - 12);
    expect(table.stock).toMatch(/^2C JK 5D 2S AH /);
    expect([table.trick, table.discard]).toEqual(['', '']);
  });
});

describe('PO-S7 who leads first', () => {
  it.each([
    ['the left of the dealer', 'left', 3, '0'],
    ['the dealer with firstLead "dealer"', 'dealer', 3, '3'],
    ['the left of the dealer, in the middle', 'left', 1, '2'],
  ])('%s', (_name, firstLead, dealer, leader) => {
    const { table } = dealt({ options: { firstLead }, seats: 4, dealer });
    expect(Object.keys(table.legal())).toEqual([leader]);
    expect(table.legal()[Number(leader)]?.split(', ')).toHaveLength(4);
  });

  it('deals to the left of the dealer also when the dealer leads', () => {
    const { told } = dealt({ options: { firstLead: 'dealer' }, seats: 4, dealer: 3 });
    expect(told[0]).toMatch(/^stock → hand\/0: /);
  });
});
