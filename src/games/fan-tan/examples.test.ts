/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it } from 'vitest';
import { countBits } from '../../cards/bits.ts';
import { at } from '../../cards/state-array.ts';
import { dealt, position } from './position.testing.ts';
import { HAND } from './state.ts';

describe('FT worked example 1: five seats', () => {
  const { table, told } = dealt({ seats: 5, dealer: 4 });

  it('have 11, 11, 10, 10 and 10 cards', () => {
    const words = Array.from({ length: 10 }, (_, i) => countBits(at(table.state, HAND + i)));
    expect([0, 2, 4, 6, 8].map((i) => (words[i] ?? 0) + (words[i + 1] ?? 0))).toEqual([11, 11, 10, 10, 10]);
  });

  it('pay the antes, then those with short hands', () => {
    expect(told.slice(52)).toEqual([
      'purse/0 → pot: 1 (ante)',
      'purse/1 → pot: 1 (ante)',
      'purse/2 → pot: 1 (ante)',
      'purse/3 → pot: 1 (ante)',
      'purse/4 → pot: 1 (ante)',
      'purse/2 → pot: 1 (short-hand)',
      'purse/3 → pot: 1 (short-hand)',
      'purse/4 → pot: 1 (short-hand)',
    ]);
    expect(table.pot).toBe(8);
  });
});

describe('FT worked example 2: nothing on the table', () => {
  it('only the 7 can be played', () => {
    expect(position({ hands: ['8S 6H 7C 2D', '…', 'KS'] }).legal()).toEqual({ 0: 'play 7C' });
  });

  it('with no 7 the seat passes and pays', () => {
    const table = position({ hands: ['8S 6H 2D', '…', 'KS'] });
    expect(table.legal()).toEqual({ 0: 'pass' });
    expect(table.act(0, 'pass')).toEqual(['purse/0 → pot: 1 (pass)']);
  });
});

describe('FT worked example 3: three rows', () => {
  const rows = 'S 5-9, H 7, C 7-8';

  it('lists what each row waits for and the 7 of the fourth suit', () => {
    const table = position({ rows, hands: ['KS TS 4S 8H 6D 7D 9C AC', '8D', '6H'] });
    expect(table.legal()).toEqual({ 0: 'play TS, play 4S, play 8H, play 7D, play 9C' });
    expect(table.act(0, 'play 7D')).toEqual(['hand/0 → seven/D: 7D (play)']);
  });

  it.each([
    ['6D', 'low/D'],
    ['8D', 'high/D'],
  ])('after the 7♦ the next seat may play %s', (card, place) => {
    const table = position({ rows, hands: ['KS 7D AC', `${card} 2D`, '3D'] });
    table.act(0, 'play 7D');
    expect(table.legal()).toEqual({ 1: `play ${card}` });
    expect(table.act(1, `play ${card}`)).toEqual([`hand/1 → ${place}: ${card} (play)`]);
  });
});

describe('FT worked example 4: a forced pass', () => {
  it('is an action, and one chip goes to the pot', () => {
    const table = position({ rows: 'S 5-9, H 7, C 7-8', hands: ['KS QH 6D AC', '…', '2S'] });
    expect(table.legal()).toEqual({ 0: 'pass' });
    expect(table.act(0, 'pass')).toEqual(['purse/0 → pot: 1 (pass)']);
  });
});

describe('FT worked example 5: the last card', () => {
  it('wins: the hands are shown, the others pay, the winner takes the pot', () => {
    const table = position({ rows: 'H A-Q', hands: ['2S 3S', 'KH', 'AC'], turn: 1, pot: 6 });
    expect(table.legal()).toEqual({ 1: 'play KH' });
    expect(table.act(1, 'play KH')).toEqual([
      'hand/1 → high/H: KH (play)',
      'show seat 0 cards 3S 2S',
      'show seat 2 cards AC',
      'purse/0 → pot: 2 (cards-left)',
      'purse/2 → pot: 1 (cards-left)',
      'pot → purse/1: 9 (pot)',
      'deal-end winners 1 why out totals 48 59 49',
    ]);
  });
});

describe('FT worked example 6: the payments', () => {
  it('go from the others to the pot and from there to the winner, debts included', () => {
    const hands = ['2S 3S 4S AS', '2C', 'KH', '2D 3D 4D 5D AD KD'];
    const table = position({ rows: 'H 7-Q', hands, turn: 2, pot: 9, purses: [50, 50, 50, 3] });
    expect(table.act(2, 'play KH').slice(-5)).toEqual([
      'purse/0 → pot: 4 (cards-left)',
      'purse/1 → pot: 1 (cards-left)',
      'purse/3 → pot: 6 (cards-left)',
      'pot → purse/2: 20 (pot)',
      'deal-end winners 2 why out totals 46 49 70 -3',
    ]);
  });
});

describe('FT worked example 7: a false pass found out by a play', () => {
  it('costs 3 chips once, and a held 7 two fives', () => {
    const hands = ['KC 2C', '9S 7D AS', 'KD QD', '6D 8D 2D'];
    const table = position({ options: { honour: true }, rows: 'S 6-8', hands, turn: 1 });
    expect(table.legal()).toEqual({ 1: 'pass, play 9S, play 7D' });
    expect(table.act(1, 'pass')).toEqual(['purse/1 → pot: 1 (pass)']);
    table.row('2 pass', '3 pass', '0 pass');
    expect(table.act(1, 'play 9S')).toEqual([
      'hand/1 → high/S: 9S (play)',
      'false-pass seat 1 card 9S',
      'purse/1 → pot: 3 (false-pass)',
    ]);
    table.row('2 pass', '3 pass', '0 pass');
    expect(table.act(1, 'play 7D')).toEqual([
      'hand/1 → seven/D: 7D (play)',
      'purse/1 → purse/3: 5 (held-seven)',
      'purse/1 → purse/3: 5 (held-seven)',
    ]);
  });
});

describe('FT worked example 8: who must play', () => {
  const table = (seat2: string): ReturnType<typeof position> =>
    position({ options: { honour: true }, rows: 'H 6-7', hands: ['5H 2C', '8H 3C', `${seat2} 4C`], turn: 1 });

  it('is the seat before which all others passed in a row', () => {
    const passed = table('KD');
    passed.row('1 pass', '2 pass');
    expect(passed.legal()).toEqual({ 0: 'play 5H' });
  });

  it('is not it after a play', () => {
    const played = table('7D');
    played.row('1 pass', '2 play 7D');
    expect(played.legal()).toEqual({ 0: 'pass, play 5H' });
  });
});

describe('FT worked example 9: found out at the end', () => {
  it('comes after the shown hands and before the payments for cards', () => {
    const hands = ['KH', '6C', '8C 7C 4C'];
    const table = position({ options: { honour: true }, rows: 'H 7-Q', hands, turn: 2 });
    table.act(2, 'pass');
    expect(table.act(0, 'play KH')).toEqual([
      'hand/0 → high/H: KH (play)',
      'show seat 1 cards 6C',
      'show seat 2 cards 8C 7C 4C',
      'false-pass seat 2 card 7C',
      'purse/2 → pot: 3 (false-pass)',
      'purse/2 → purse/1: 5 (held-seven)',
      'purse/1 → pot: 1 (cards-left)',
      'purse/2 → pot: 3 (cards-left)',
      'pot → purse/0: 8 (pot)',
      'deal-end winners 0 why out totals 58 54 38',
    ]);
  });
});

describe('FT worked example 10: start 7D', () => {
  it('the holder begins and can play nothing else; then the left of it', () => {
    const { table } = dealt({ options: { start: '7D' }, seats: 4, dealer: 3, hands: ['', '', '7D 7H 8D', '7S'] });
    expect(table.legal()).toEqual({ 2: 'play 7D' });
    table.act(2, 'play 7D');
    expect(Object.keys(table.legal())).toEqual(['3']);
  });
});
