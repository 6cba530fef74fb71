/** Turns, draws and passes, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import { type Position, position } from './position.testing.ts';

describe('CE-P1 what fits', () => {
  test.each([
    ['the suit or the rank of the card that is up', 'AS 9D 8C 4H', '9S', undefined, 'play AS, play 9D, play 8C S'],
    ['the named suit, not the rank of the eight that is up', 'AS 9D KC 4H', '8S', 'C', 'play KC'],
    ['the suit of an eight that names nothing', 'AS 9D KC 4H', '8S', undefined, 'play AS'],
    ['any card after a joker', '9D KC', 'JK', undefined, 'play 9D, play KC'],
    ['a joker, whatever is up', '9D JK#2', 'KC', undefined, 'play JK#2'],
    ['a joker, whatever is named', '9D JK#2', '8C', 'S', 'play JK#2'],
  ] as const)('%s', (_name, hand, discard, named, plays) => {
    const of = { options: { jokers: 2 }, hands: [hand, '2S 3S'], discard, stock: '…' };
    const table = position(named === undefined ? of : { ...of, named });
    expect(table.legal()[0]).toMatch(new RegExp(`^draw, ${plays}(, play 8C [HDC])*$`));
  });
});

describe('CE-P2 an eight', () => {
  const before: Position = { hands: ['8H 8D 4C', '9H KS 3C', '2S'], discard: '5S', stock: '…' };

  test.each([
    ['another suit than its own', 'play 8H C', 'C', 'draw, play 3C'],
    ['its own suit', 'play 8H H', 'H', 'draw, play 9H'],
  ])('names %s', (_name, act, suit, list) => {
    const table = position(before);
    expect(table.act(0, act)).toEqual(['hand/0 → discard: 8H (play)', `suit seat 0 suit ${suit}`]);
    expect(table.legal()).toEqual({ 1: list });
  });

  it('leaves its suit named through draws, until another card is played', () => {
    const table = position({ ...before, stock: '7D 6C …' });
    table.row('0 play 8H C', '1 draw');
    expect(table.legal()).toEqual({ 1: 'draw, play 3C' });
    table.row('1 draw', '1 play 6C');
    expect(table.legal()).toEqual({ 2: 'draw' });
  });

  it('goes on an eight', () => {
    const table = position({ ...before, hands: ['8D 4C', '2S 3S', '4S'], discard: '8H', named: 'S' });
    expect(table.legal()).toEqual({ 0: 'draw, play 8D S, play 8D H, play 8D D, play 8D C' });
  });

  it('that empties the hand names none', () => {
    const table = position({ hands: ['8H', '9H 2S'], discard: '5S', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play 8H' });
    expect(table.act(0, 'play 8H')[1]).toBe('show seat 1 cards 2S 9H');
  });

  it('that is not the whole hand must name', () => {
    const table = position(before);
    expect(() => table.act(0, 'play 8H')).toThrow('crazy-eights: seat 0 may not');
  });

  it('of which the other copy is the rest of the hand must name', () => {
    const hands = ['8H 8H#2', '2S'];
    const table = position({ options: { decks: 2 }, hands, discard: '5S', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play 8H S, play 8H H, play 8H D, play 8H C' });
    expect(table.act(0, 'play 8H S')).toContain('suit seat 0 suit S');
    table.act(1, 'play 2S');
    expect(table.rules.standing(table.state).winners).toEqual([1]);
  });

  it('that is the second copy and the whole hand is listed as such', () => {
    const table = position({ options: { decks: 2 }, hands: ['8H#2', '2S'], discard: '5S', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play 8H#2' });
  });
});

describe('CE-P3 a joker', () => {
  const hands = ['JK 4C', '9H KS 3C', '2D'];

  it('names nothing, and the freedom stays through draws until a card is played', () => {
    const table = position({ options: { jokers: 2 }, hands, discard: '5S', stock: '7D 6C …' });
    expect(table.act(0, 'play JK')).toEqual(['hand/0 → discard: JK (play)']);
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'draw, play KS, play 9H, play 7D, play 3C' });
    table.act(1, 'play 3C');
    expect(table.legal()).toEqual({ 2: 'draw' });
  });

  it('is listed after all suits, of several only the lowest', () => {
    const options = { decks: 2, jokers: 4 };
    const table = position({ options, hands: ['JK#3 JK#4 2C#2', '3S'], discard: '5S', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play JK#3' });
    table.row('0 play JK#3', '1 draw', '1 play 3S');
    expect(table.legal()[0]).toBe('draw, play JK#4');
  });

  it('wins as the last card', () => {
    const table = position({ options: { jokers: 1 }, hands: ['JK', '3S'], discard: '5S', stock: '…' });
    expect(table.act(0, 'play JK').at(-1)).toBe('deal-end winners 0 why out totals 1 0');
  });
});

describe('CE-P4 a turn', () => {
  const before: Position = { hands: ['9D 4C', '9H KS', '2D 3C'], discard: '9S', stock: '7D 6C …' };

  it('is draws and then a play; the left of the seat acts next', () => {
    const table = position(before);
    table.row('0 draw', '0 draw');
    expect(Object.keys(table.legal())).toEqual(['0']);
    table.act(0, 'play 9D');
    expect(Object.keys(table.legal())).toEqual(['1']);
    table.row('1 play 9H', '2 draw');
    expect(Object.keys(table.legal())).toEqual(['2']);
  });

  it('ends with a pass', () => {
    const table = position({ ...before, hands: ['4C', '9H KS', '2D …'], stock: '' });
    expect(table.act(0, 'pass')).toEqual([]);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  test.each([
    ['a card that does not fit', 0, 'play 4C'],
    ['a card that it does not hold', 0, 'play 9H'],
    ['a pass while it can draw', 0, 'pass'],
    ['an act of another seat', 1, 'play 9H'],
    ['a draw of another seat', 2, 'draw'],
  ])('refuses %s, and nothing changes', (_name, seat, act) => {
    const table = position(before);
    const state = table.state.slice();
    expect(() => table.act(seat, act)).toThrow(`crazy-eights: seat ${String(seat)}`);
    expect(table.state).toEqual(state);
  });

  test.each([-1, 2, 69, 70, 74, 78, 500])('refuses act %i, which is none here', (act) => {
    const table = position({ ...before, hands: ['9D 4C', '9H KS', '2D 3D'] });
    expect(() => table.rules.act(table.state, 0, act, new FastChance(1))).toThrow(Error);
  });
});

describe('CE-P5 drawing', () => {
  const before: Position = { hands: ['4C 6H', '9H KS'], discard: '9S', stock: '7D 6C 5D 4D 9C …' };

  it('goes on without limit with "until"', () => {
    const table = position(before);
    for (let k = 0; k < 4; k += 1) {
      expect(table.legal()).toEqual({ 0: 'draw' });
      table.act(0, 'draw');
    }
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'draw, play 9C' });
  });

  test.each([
    ['one', 1],
    ['three', 3],
  ])('stops with "%s" after %i', (drawRule, most) => {
    const table = position({ ...before, options: { drawRule } });
    for (let k = 0; k < most; k += 1) {
      expect(table.legal()).toEqual({ 0: 'draw' });
      table.act(0, 'draw');
    }
    expect(table.legal()).toEqual({ 0: 'pass' });
  });

  test.each([
    [true, 'draw, play 9D'],
    [false, 'play 9D'],
  ])('with mayDraw %s and a card that fits: %s', (mayDraw, list) => {
    expect(position({ ...before, options: { mayDraw }, hands: ['4C 9D', '2S'] }).legal()).toEqual({ 0: list });
  });

  it('is what is left with mayDraw false while nothing fits', () => {
    expect(position({ ...before, options: { mayDraw: false } }).legal()).toEqual({ 0: 'draw' });
  });
});

describe('CE-P6 what can be drawn', () => {
  const hands = ['4C 6H', '9H …'];
  const noRecycle = { recycle: false };

  test.each<[string, Options, string, string, string]>([
    ['a card of the stock', {}, '7D', '9S', 'draw'],
    ['a card of the stock, also where it is not renewed', noRecycle, '7D', '9S', 'draw'],
    ['a card under the top of the discard', {}, '', '9S 2S', 'draw'],
    ['nothing of a discard of one card', {}, '', '9S', 'pass'],
    ['nothing of a discard that is not recycled', noRecycle, '', '9S 2S', 'pass'],
  ])('%s', (_name, options, stock, discard, list) => {
    expect(position({ options, hands, stock, discard }).legal()).toEqual({ 0: list });
  });

  it('counts the cards of this turn only', () => {
    const options = { drawRule: 'one' };
    const table = position({ options, hands: ['4C 6H', '7D 2C'], discard: '9S', stock: '3D 5D 6D …' });
    table.row('0 draw', '0 pass', '1 draw', '1 pass');
    expect(table.legal()).toEqual({ 0: 'draw' });
  });
});

describe('CE-P7 passing', () => {
  const dry: Position = { hands: ['4C 6H', '9H …'], discard: '9S', stock: '' };

  test.each([
    ['nothing fits and nothing can be drawn', {}, '4C 6H', 0, 'pass'],
    ['under "until" who has a fitting card must play it', {}, '4C 9D', 0, 'play 9D'],
    ['also after draws', {}, '4C 9D', 3, 'play 9D'],
    ['with "one", who drew may stop', { drawRule: 'one' }, '4C 9D', 1, 'pass, play 9D'],
    ['with "one", who did not draw may not', { drawRule: 'one' }, '4C 9D', 0, 'play 9D'],
    [
      'with "three", who drew twice until the stock was out may stop',
      { drawRule: 'three' },
      '4C 9D',
      2,
      'pass, play 9D',
    ],
    ['with "three" and mayDraw false, who can play must', { drawRule: 'three', mayDraw: false }, '4C 9D', 3, 'play 9D'],
    [
      'with "three" and mayDraw false, who cannot play passes',
      { drawRule: 'three', mayDraw: false },
      '4C 6H',
      3,
      'pass',
    ],
  ])('%s', (_name, options, hand, drawn, list) => {
    expect(position({ ...dry, options, drawn, hands: [hand, '2S …'] }).legal()).toEqual({ 0: list });
  });

  it('is not listed while a card can be drawn', () => {
    const table = position({ ...dry, options: { drawRule: 'three' }, stock: '7D', hands: ['4C 9D', '2S …'], drawn: 2 });
    expect(table.legal()).toEqual({ 0: 'draw, play 9D' });
  });
});

describe('CE-P8 recycling', () => {
  const before: Position = { hands: ['4C 6H', '9H 2H …'], discard: '9S 2S 5D KD', stock: '' };

  it('turns over all but the card that is up, which stays', () => {
    const table = position(before);
    expect(table.act(0, 'draw', 'KD 2S 5D')).toEqual([
      'discard → stock: 2S 5D KD (recycle)',
      'shuffle stock: KD 2S 5D',
      'stock → hand/0: KD (draw)',
    ]);
    expect([table.discard, table.stock]).toEqual(['9S', '2S 5D']);
  });

  it('waits until a card is needed', () => {
    const table = position({ ...before, stock: '7C', hands: ['4C 6H', '9H 2H …'] });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 7C (draw)']);
    expect(table.stock).toBe('');
    expect(table.act(0, 'draw', '2S 5D KD')[0]).toBe('discard → stock: 2S 5D KD (recycle)');
  });

  it('changes neither a named suit nor a joker’s freedom', () => {
    const eight = position({ ...before, discard: '8S 2S 5D KD', named: 'H' });
    eight.act(0, 'draw', 'KD 2S 5D');
    expect(eight.legal()).toEqual({ 0: 'draw, play 6H' });
    const joker = position({ ...before, options: { jokers: 1 }, discard: 'JK 2S 5D KD' });
    joker.act(0, 'draw', 'KD 2S 5D');
    expect(joker.legal()).toEqual({ 0: 'draw, play 6H, play KD, play 4C' });
  });
});

describe('CE-P10 the lines after a play', () => {
  const options = { specials: true };

  test.each<[string, Position, string, string[]]>([
    [
      'the move alone',
      { options, hands: ['KS 4C', '2D'], discard: '9S', stock: '…' },
      'play KS',
      ['hand/0 → discard: KS (play)'],
    ],
    [
      'an eight: the suit',
      { options, hands: ['8S 4C', '2D'], discard: '9S', stock: '…' },
      'play 8S D',
      ['hand/0 → discard: 8S (play)', 'suit seat 0 suit D'],
    ],
    [
      'an ace that is the last card: the deal ends before it acts',
      { options, hands: ['AS', '4D', '2D'], discard: '9S', stock: '…' },
      'play AS',
      [
        'hand/0 → discard: AS (play)',
        'show seat 1 cards 4D',
        'show seat 2 cards 2D',
        'score seat 0 points 1 why won',
        'deal-end winners 0 why out totals 1 0 0',
      ],
    ],
  ])('%s', (_name, of, act, told) => {
    expect(position(of).act(0, act)).toEqual(told);
  });
});
