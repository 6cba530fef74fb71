/** Laying cards and passing, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { dealt, position } from './position.testing.ts';

describe('FT-P1 what is playable', () => {
  test.each([
    ['every 7, at the start', '', '7S 8S 6S 7H 9H 7C', 'play 7S, play 7H, play 7C'],
    ['6 and 8 on the 7', 'S 7', '9S 8S 6S 5S', 'play 8S, play 6S'],
    ['the next lower card', 'S 5-8', '6H 4S 3S', 'play 4S'],
    ['the next higher card', 'S 5-8', 'TS 9S 8H', 'play 9S'],
    ['the ace on the 2, as the lowest', 'H 2-7', 'AH KH', 'play AH'],
    ['the king on the queen, as the highest', 'H 7-Q', 'AH KH', 'play KH'],
    ['nothing on an ace', 'H A-7', 'KH QH 9H', 'pass'],
    ['nothing on a king', 'H 7-K', 'AH 2H 5H', 'pass'],
    ['at both ends', 'D 6-8', '9D 5D', 'play 9D, play 5D'],
    ['in card order', 'S 6-8, C 7', '5S 9S 6C 8C 7H', 'play 9S, play 5S, play 7H, play 8C, play 6C'],
  ])('%s', (_name, rows, hand, legal) => {
    expect(position({ rows, hands: [hand, 'KC', 'QC'] }).legal()).toEqual({ 0: legal });
  });

  it('is the first card alone, then all that the rows allow, under start 7D', () => {
    const hands = ['8D 7C', '7H 6D', '7D 7S 8C'];
    const { table } = dealt({ options: { start: '7D' }, seats: 3, dealer: 0, hands });
    expect(table.legal()).toEqual({ 2: 'play 7D' });
    table.act(2, 'play 7D');
    expect(table.legal()).toEqual({ 0: 'play 8D, play 7C' });
    table.act(0, 'play 7C');
    expect(table.legal()).toEqual({ 1: 'play 7H, play 6D' });
  });
});

describe('FT-P2 playing and passing', () => {
  it('plays one card of its own choice, which need not be a 7', () => {
    const table = position({ rows: 'S 7', hands: ['8S 7H 2C', '6S', '2S'] });
    expect(table.legal()).toEqual({ 0: 'play 8S, play 7H' });
    expect(table.act(0, 'play 8S')).toEqual(['hand/0 → high/S: 8S (play)']);
    expect(table.hand(0)).toBe('7H 2C');
    expect(table.legal()).toEqual({ 1: 'play 6S' });
  });

  it('does not pass when it can play', () => {
    const table = position({ rows: 'S 7', hands: ['8S 2C', '6S', '2S'] });
    expect(() => table.act(0, 'pass')).toThrow('seat 0 may not {"type":"pass"}');
  });

  it('does not play for another seat, nor a card that it does not hold', () => {
    const table = position({ rows: 'S 7', hands: ['8S 2C', '6S', '2S'] });
    expect(() => table.act(1, 'play 6S')).toThrow('seat 1');
    expect(() => table.act(0, 'play 6S')).toThrow('seat 0');
  });

  it('passes and pays when it cannot, before any 7', () => {
    const table = position({ hands: ['8S 2C', '7S', '2S'], pot: 4 });
    expect(table.legal()).toEqual({ 0: 'pass' });
    expect(table.act(0, 'pass')).toEqual(['purse/0 → pot: 1 (pass)']);
    expect([table.pot, table.purses]).toEqual([5, [49, 50, 50]]);
    expect(table.legal()).toEqual({ 1: 'play 7S' });
  });

  it('passes and pays alike later', () => {
    const table = position({ rows: 'S 3-K', hands: ['8H 2C', '2S', '9H'], turn: 2 });
    expect(table.act(2, 'pass')).toEqual(['purse/2 → pot: 1 (pass)']);
    expect(table.legal()).toEqual({ 0: 'pass' });
  });

  it.each([
    [3, ['purse/0 → pot: 3 (pass)']],
    [0, []],
  ])('pays passFee %i', (passFee, lines) => {
    expect(position({ options: { passFee }, hands: ['8S', '7S', '2S'] }).act(0, 'pass')).toEqual(lines);
  });
});

describe('FT-P3 where the cards lie', () => {
  test.each([
    ['', '7H', 'seven/H'],
    ['C 7', '6C', 'low/C'],
    ['C 2-7', 'AC', 'low/C'],
    ['D 7', '8D', 'high/D'],
    ['D 7-Q', 'KD', 'high/D'],
    ['S 7-9', 'TS', 'high/S'],
  ])('rows %s: %s goes to %s', (rows, card, place) => {
    const table = position({ rows, hands: [`${card} 2H`, '3H', '4H'] });
    expect(table.act(0, `play ${card}`)).toEqual([`hand/0 → ${place}: ${card} (play)`]);
    expect(table.rows.split(' ')).toContain(card);
  });
});
