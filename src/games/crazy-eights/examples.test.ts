/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it, test } from 'vitest';
import { type Position, dealt, position } from './position.testing.ts';

describe('CE worked example 1: an eight fits anything and is listed once a suit [CE-P1, CE-P2]', () => {
  it('lists draw, the ace and the five by suit, the eight four times', () => {
    const table = position({ hands: ['AS 8H 5D KC', '2S', '3S', '4S'], discard: '5S', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play AS, play 8H S, play 8H H, play 8H D, play 8H C, play 5D' });
  });
});

describe('CE worked example 2: a named suit [CE-P1, CE-P2]', () => {
  it.each(['KS', 'KH'])('leaves %s out, and lists clubs and the eight', (other) => {
    const table = position({ hands: [`${other} 8D 3C`, '2S', '4S'], discard: '8H', named: 'C', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play 8D S, play 8D H, play 8D D, play 8D C, play 3C' });
  });
});

describe('CE worked example 3: drawing until something fits [CE-P5]', () => {
  const before: Position = { hands: ['4H QD', '2S 3S'], discard: '9C', stock: '7S 9D TH …' };

  it('goes on until a nine comes, which ends the turn when it is played', () => {
    const table = position(before);
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 7S (draw)']);
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 9D (draw)']);
    expect(table.legal()).toEqual({ 0: 'draw, play 9D' });
    expect(table.act(0, 'play 9D')).toEqual(['hand/0 → discard: 9D (play)']);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('lets the unwilling draw again', () => {
    const table = position(before);
    table.row('0 draw', '0 draw', '0 draw');
    expect(table.hand(0)).toBe('7S TH 4H QD 9D');
    expect(table.legal()).toEqual({ 0: 'draw, play 9D' });
  });

  it('lists the nine alone with mayDraw false', () => {
    const table = position({ ...before, options: { mayDraw: false } });
    table.row('0 draw', '0 draw');
    expect(table.legal()).toEqual({ 0: 'play 9D' });
  });
});

describe('CE worked example 4: one card a turn [CE-P5, CE-P7]', () => {
  const before: Position = { options: { drawRule: 'one' }, hands: ['4H QD', '2S 3S'], discard: '9C', stock: '7S …' };

  it('lists a pass after a card that does not fit', () => {
    const table = position(before);
    expect(table.legal()).toEqual({ 0: 'draw' });
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'pass' });
  });

  test.each([
    [true, 'pass, play 9D'],
    [false, 'play 9D'],
  ])('with mayDraw %s lists after the nine: %s', (mayDraw, list) => {
    const table = position({ ...before, options: { drawRule: 'one', mayDraw }, stock: '9D …' });
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: list });
  });
});

describe('CE worked example 5: a joker is up [CE-P1, CE-P3]', () => {
  it('lets anything be played, of jokers the lowest; the king then counts as it is', () => {
    const hands = ['2S KH JK#2', 'TH KC 3S', '4S', '5S'];
    const table = position({ options: { jokers: 2 }, hands, discard: 'JK', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play 2S, play KH, play JK#2' });
    table.act(0, 'play KH');
    expect(table.legal()).toEqual({ 1: 'draw, play TH, play KC' });
  });
});

describe('CE worked example 6: the stock is empty [CE-P6, CE-P8]', () => {
  it('turns over all but the top of the discard, named from the top down, then draws', () => {
    const table = position({ hands: ['7C', '2S …'], discard: 'QD 8S 3S', stock: '' });
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw', '3S 8S')).toEqual([
      'discard → stock: 8S 3S (recycle)',
      'shuffle stock: 3S 8S',
      'stock → hand/0: 3S (draw)',
    ]);
    expect([table.stock, table.discard]).toEqual(['8S', 'QD']);
  });
});

describe('CE worked example 7: nothing can be drawn [CE-P7]', () => {
  test.each([
    ['nothing fits', '7C 6C', 'pass'],
    ['something fits', '7C 6D', 'play 6D'],
    ['the last card is an eight', '8C', 'play 8C'],
  ])('%s', (_name, hand, list) => {
    expect(position({ hands: [hand, '2S …'], discard: 'TD', stock: '' }).legal()).toEqual({ 0: list });
  });

  it('wins with the eight, which names no suit', () => {
    const table = position({ hands: ['8C', '2S'], discard: 'TD', stock: '' });
    expect(table.act(0, 'play 8C')).toEqual([
      'hand/0 → discard: 8C (play)',
      'show seat 1 cards 2S',
      'score seat 0 points 1 why won',
      'deal-end winners 0 why out totals 1 0',
    ]);
  });
});

describe('CE worked example 8: points [CE-E4, CE-E5]', () => {
  it('gives the seat that goes out what the others hold', () => {
    const options = { scoring: 'points' };
    const table = position({ options, turn: 1, hands: ['8S 3D', '5C', 'KH AC'], discard: '5D', stock: '…' });
    expect(table.act(1, 'play 5C')).toEqual([
      'hand/1 → discard: 5C (play)',
      'show seat 0 cards 8S 3D',
      'show seat 2 cards KH AC',
      'score seat 1 points 64 why cards',
      'deal-end winners 1 why out totals 0 64 0',
    ]);
  });
});

describe('CE worked example 9: a blocked deal that two seats win [CE-E1, CE-E3]', () => {
  const blocked: Position = { hands: ['9S 9H', 'KD 7C', 'QS 7H'], discard: '2C', named: 'D', passes: 2, stock: '' };

  test.each([
    ['wins', 'won'],
    ['points', 'cards'],
  ])('gives each a point with scoring %s', (scoring, why) => {
    const table = position({ ...blocked, options: { scoring } });
    expect(table.act(0, 'pass')).toEqual([
      'show seat 0 cards 9S 9H',
      'show seat 1 cards KD 7C',
      'show seat 2 cards QS 7H',
      `score seat 1 points 1 why ${why}`,
      `score seat 2 points 1 why ${why}`,
      'deal-end winners 1 2 why blocked totals 0 1 1',
    ]);
  });
});

describe('CE worked example 10: two packs [CE-S1]', () => {
  it('lists of two copies the first, and the second once that is gone', () => {
    const hands = ['5C 5C#2 2H', '5S 4S'];
    const table = position({ options: { decks: 2 }, hands, discard: '5D', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play 5C' });
    table.row('0 play 5C', '1 play 5S');
    expect(table.legal()).toEqual({ 0: 'draw, play 5C#2' });
  });
});

describe('CE worked example 11: twos and aces with specials [CE-P9]', () => {
  const options = { specials: true };

  it('lets a two answer a two, and the next seat face both', () => {
    const hands = ['2H 8D AS', '3S', '4S', '5S'];
    const table = position({ options, hands, discard: '2S', penalty: 2, stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play 2H' });
    expect(table.act(0, 'play 2H')).toEqual(['hand/0 → discard: 2H (play)', 'penalty seat 1 amount 4']);
  });

  it('turns the play round with an ace', () => {
    const table = position({ options, hands: ['8D AS', '3S', '4S', '5S'], discard: 'KS', stock: '…' });
    expect(table.act(0, 'play AS')).toEqual(['hand/0 → discard: AS (play)', 'reverse seat 0 direction right']);
    expect(Object.keys(table.legal())).toEqual(['3']);
  });
});

describe('CE worked example 12: an eight turned up as first card stands [CE-S4]', () => {
  it('counts as its own suit', () => {
    const { table } = dealt({
      options: { firstCard: 'plain', handSize: 5 },
      seats: 2,
      dealer: 1,
      deck: '7D 2S 8C 4S 3S 6S TH 9S JH TS 8D',
    });
    expect(table.hand(0)).toBe('3S JH TH 7D 8C');
    expect(table.legal()).toEqual({ 0: 'draw, play 7D, play 8C S, play 8C H, play 8C D, play 8C C' });
  });
});
