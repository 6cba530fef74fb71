/** Turns, trick cards and draws, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import { type Position, position } from './position.testing.ts';

describe('JC-P1 what matches', () => {
  test.each<[string, Options, string, string, Position['demand'], string]>([
    ['the suit or the rank of the card that is up', {}, 'AS 9D KC 4H', '9S', undefined, 'play AS, play 9D'],
    ['with a demand its suit only, not the rank', {}, 'AS JD KC 4H', 'JS', 'C', 'play KC'],
    ['a jack of the demanded suit', {}, 'AS JC 4H', 'JS', 'C', 'play JC S, play JC H, play JC D'],
    [
      'jackOnJack: any jack on a demand',
      { jackOnJack: true },
      'AS JD 4H',
      'JS',
      'C',
      'play JD S, play JD H, play JD C',
    ],
    ['jackOnJack: not without a demand', { jackOnJack: true }, 'AS JD 4H', '9S', undefined, 'play AS'],
    [
      'jackWhen "any": always',
      { jackWhen: 'any' },
      'AS JD',
      '9S',
      undefined,
      'play AS, play JD S, play JD H, play JD C',
    ],
    ['jackWhen "any": on a demand too', { jackWhen: 'any' }, 'AS JD', 'JH', 'C', 'play JD S, play JD H, play JD C'],
    [
      'a jack that stands for its own suit',
      {},
      '9D JC 4H',
      'JD',
      undefined,
      'play 9D, play JC S, play JC H, play JC D',
    ],
  ])('%s', (_name, options, hand, discard, demand, list) => {
    const of = { options, hands: [hand, '2S 3S', '3D'], discard, stock: '…' };
    expect(position(demand === undefined ? of : { ...of, demand }).legal()).toEqual({ 0: list });
  });

  it('jackWhen "any" is for ordinary turns only', () => {
    const options = { jackWhen: 'any' };
    const table = position({ options, hands: ['JD 4S', '3S'], discard: '2S', debt: 2, stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw' });
  });
});

describe('JC-P2 the last card', () => {
  test.each(['2S', '8S', 'JS', 'QS'])('may not be %s', (card) => {
    expect(position({ hands: [card, '3D', '4D'], discard: '9S', stock: '…' }).legal()).toEqual({ 0: 'draw' });
  });

  it('may not be A♥', () => {
    expect(position({ hands: ['AH', '3D', '4D'], discard: '9H', stock: '…' }).legal()).toEqual({ 0: 'draw' });
  });

  test.each(['AS', 'KS', '5S', '3S'])('may be %s', (card) => {
    expect(position({ hands: [card, '3D', '4D'], discard: '9S', stock: '…' }).legal()).toEqual({ 0: `play ${card}` });
  });

  it('may be 5♥', () => {
    expect(position({ hands: ['5H', '3D', '4D'], discard: '9H', stock: '…' }).legal()).toEqual({ 0: 'play 5H' });
  });

  test.each(['2S', '8S', 'JS', 'QS'])('may be %s with lastTrick, and wins before it acts', (card) => {
    const table = position({ options: { lastTrick: true }, hands: [card, '3D', '4D'], discard: '9S', stock: '…' });
    expect(table.legal()).toEqual({ 0: `play ${card}` });
    expect(table.act(0, `play ${card}`)).toEqual([
      `hand/0 → discard: ${card} (play)`,
      'show seat 1 cards 3D',
      'show seat 2 cards 4D',
      'score seat 0 points 1 why won',
      'deal-end winners 0 why out totals 1 0 0',
    ]);
  });

  it('is a trick card that may not be played even by who faces twos', () => {
    const before: Position = { hands: ['2D', '3D', '4D'], discard: '2C', debt: 2, stock: '…' };
    expect(position(before).legal()).toEqual({ 0: 'draw' });
    expect(position({ ...before, options: { lastTrick: true } }).legal()).toEqual({ 0: 'draw, play 2D' });
  });
});

describe('JC-P3 an ordinary turn', () => {
  const before: Position = { hands: ['9D 4C', 'KS 3H', '3D'], discard: '9S', stock: '7D 6C …' };

  it('is one card played; then the next seat acts', () => {
    const table = position(before);
    expect(table.act(0, 'play 9D')).toEqual(['hand/0 → discard: 9D (play)']);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('is one card drawn without a legal play; the turn ends, even if it could be played', () => {
    const table = position({ ...before, hands: ['4C 5C', 'KS 3H', '3D'], stock: '9C …' });
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 9C (draw)']);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  test.each([
    [false, 'play 9D'],
    [true, 'draw, play 9D'],
  ])('with mayDraw %s and a legal play: %s', (mayDraw, list) => {
    expect(position({ ...before, options: { mayDraw } }).legal()).toEqual({ 0: list });
  });

  it('is a pass with neither a legal play nor a card to draw', () => {
    const table = position({ ...before, hands: ['4C 5C', 'KS 3H', '3D'], stock: '' });
    expect(table.legal()).toEqual({ 0: 'pass' });
    expect(table.act(0, 'pass')).toEqual([]);
    expect(table.legal()).toEqual({ 1: 'play KS' });
  });

  test.each([
    ['a card that does not match', 0, 'play 4C'],
    ['a card that it does not hold', 0, 'play 9H'],
    ['a draw with a legal play', 0, 'draw'],
    ['a pass', 0, 'pass'],
    ['keeping what was not drawn', 0, 'keep'],
    ['an act of another seat', 1, 'play KS'],
  ])('refuses %s, and nothing changes', (_name, seat, act) => {
    const table = position(before);
    const state = table.state.slice();
    expect(() => table.act(seat, act)).toThrow(`jack-change-it: seat ${String(seat)}`);
    expect(table.state).toEqual(state);
  });

  test.each([-1, 3, 20, 23, 71, 75, 500])('refuses act %i, which is none here', (act) => {
    const table = position(before);
    expect(() => table.rules.act(table.state, 0, act, new FastChance(1))).toThrow(Error);
  });
});

describe('JC-P4 a two', () => {
  it('makes P grow by 2', () => {
    const hands = ['2S 4C', '2H 3H', '2D 5D', '3D'];
    const table = position({ hands, discard: '9S', stock: '…' });
    expect(table.row('0 play 2S', '1 play 2H', '2 play 2D')).toEqual([
      'hand/0 → discard: 2S (play)',
      'penalty seat 1 amount 2',
      'hand/1 → discard: 2H (play)',
      'penalty seat 2 amount 4',
      'hand/2 → discard: 2D (play)',
      'penalty seat 3 amount 6',
    ]);
  });
});

describe('JC-P5 facing twos', () => {
  test.each([
    ['any two, which need not match', '2H KC 8C 5H', 'draw, play 2H'],
    ['nothing but the draw without one', 'KC 8C 2C', 'draw, play 2C'],
    ['no A♥, no 5♥', 'AH 5H KC', 'draw'],
  ])('lists %s', (_name, hand, list) => {
    const table = position({ hands: [hand, '3D', '4D'], discard: '2S', debt: 2, stock: '…' });
    expect(table.legal()).toEqual({ 0: list });
  });
});

describe('JC-P6 A♥', () => {
  const before: Position = { hands: ['AH 4C', '5H 2H 3C', '3D'], discard: '9H', stock: '…' };

  it('makes P 5, which only 5♥ answers', () => {
    const table = position(before);
    expect(table.act(0, 'play AH')).toEqual(['hand/0 → discard: AH (play)', 'penalty seat 1 amount 5']);
    expect(table.legal()).toEqual({ 1: 'draw, play 5H' });
  });

  it('is stopped by 5♥: nobody draws, and play goes on in hearts', () => {
    const table = position({ ...before, hands: ['AH 4C', '5H 2H 3C', '3D 7H'] });
    expect(table.row('0 play AH', '1 play 5H').slice(2)).toEqual(['hand/1 → discard: 5H (play)', 'block seat 1']);
    expect(table.legal()).toEqual({ 2: 'play 7H' });
  });

  it('is ordinary again once the cards are drawn', () => {
    const table = position({ ...before, hands: ['AH 4C', '3C', 'AD 7H 4S'] });
    expect(table.row('0 play AH', '1 draw')).toHaveLength(7);
    expect(table.legal()).toEqual({ 2: 'play 7H, play AD' });
  });

  it('5♥ stops nothing in an ordinary turn', () => {
    const table = position({ hands: ['5H 4C', '3C'], discard: '9H', stock: '…' });
    expect(table.act(0, 'play 5H')).toEqual(['hand/0 → discard: 5H (play)']);
  });
});

describe('JC-P7 A♥ and a two together', () => {
  test.each<[string, Options, string, string, string]>([
    ['any two goes with it', {}, 'AH 2S 2D 2C', '9H', 'play AH, play AH 2S, play AH 2D, play AH 2C'],
    [
      '2♥ stands between them',
      {},
      'AH KH 2S 2H 2C',
      '9H',
      'play AH, play AH 2S, play AH 2H, play AH 2C, play KH, play 2H',
    ],
    ['2♥ only with combo "2H"', { combo: '2H' }, 'AH 2S 2H 3C', '9H', 'play AH, play AH 2H, play 2H'],
    ['no two with combo "off"', { combo: 'off' }, 'AH 2S 2H 3C', '9H', 'play AH, play 2H'],
    ['not where A♥ does not match', {}, 'AH 2S 4C', '9S', 'play 2S'],
    ['also on another ace', {}, 'AH 2S 4C', 'AD', 'play AH, play AH 2S'],
    ['a card must stay', {}, 'AH 2S', '9H', 'play AH'],
    ['none need stay with lastTrick', { lastTrick: true }, 'AH 2S', '9H', 'play AH, play AH 2S'],
  ])('%s', (_name, options, hand, discard, list) => {
    expect(position({ options, hands: [hand, '3D', '4D'], discard, stock: '…' }).legal()).toEqual({ 0: list });
  });

  it('lays A♥ first and the two on top, for seven, which 5♥ cancels', () => {
    const table = position({ hands: ['AH 2S 4C', '5H 2D 3S', '5S 9D'], discard: '9H', stock: '…' });
    expect(table.row('0 play AH 2S', '1 play 5H')).toEqual([
      'hand/0 → discard: AH 2S (play)',
      'penalty seat 1 amount 7',
      'hand/1 → discard: 5H (play)',
      'block seat 1',
    ]);
    expect(table.discard).toBe('5H 2S AH 9H');
    expect(table.legal()).toEqual({ 2: 'play 5S' });
  });

  it('leaves the two up', () => {
    const table = position({ hands: ['AH 2S 4C', '3C', '5S 2D AD'], discard: '9H', stock: '…' });
    expect(table.row('0 play AH 2S', '1 draw').filter((line) => line.includes('penalty)'))).toHaveLength(7);
    expect(table.legal()).toEqual({ 2: 'play 5S, play 2D' });
  });

  it('goes out with both with lastTrick', () => {
    const table = position({ options: { lastTrick: true }, hands: ['AH 2S', '3C'], discard: '9H', stock: '…' });
    expect(table.act(0, 'play AH 2S')[1]).toBe('show seat 1 cards 3C');
  });

  it('is not offered to who faces a penalty', () => {
    const table = position({
      options: { stackAce: true },
      hands: ['AH 2S 4C', '3C'],
      discard: '2H',
      debt: 2,
      stock: '…',
    });
    expect(table.legal()).toEqual({ 0: 'draw, play 2S, play AH' });
  });
});

describe('JC-P8 drawing a penalty', () => {
  it('ends the turn; play goes on with an ordinary card', () => {
    const table = position({ hands: ['4C', '2H 3S'], discard: '2S', debt: 2, stock: '7D 6C …' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 7D (penalty)', 'stock → hand/0: 6C (penalty)']);
    expect(table.legal()).toEqual({ 1: 'play 3S, play 2H' });
  });

  it('may be chosen with the answer in hand', () => {
    const table = position({ hands: ['2C 4C', '3S'], discard: '2S', debt: 2, stock: '7D 6C …' });
    table.act(0, 'draw');
    expect(table.hand(0)).toBe('7D 6C 4C 2C');
  });
});

describe('JC-P9 eights, queens and jacks', () => {
  test.each<[string, Position, string, string[], string]>([
    [
      'an eight skips the next',
      { hands: ['8S 4C', '3C', '4D'], discard: '9S', stock: '…' },
      'play 8S',
      ['skip seat 1'],
      '2',
    ],
    ['an eight with two seats', { hands: ['8S 4C', '3C'], discard: '9S', stock: '…' }, 'play 8S', ['skip seat 1'], '0'],
    [
      'an eight when play goes right',
      { hands: ['8S 4C', '3C', '4D', '5D'], discard: '9S', direction: 'right', stock: '…' },
      'play 8S',
      ['skip seat 3'],
      '2',
    ],
    [
      'a queen turns the play',
      { hands: ['QS 4C', '3C', '4D'], discard: '9S', stock: '…' },
      'play QS',
      ['reverse seat 0 direction right'],
      '2',
    ],
    [
      'a queen turns it back',
      { hands: ['QS 4C', '3C', '4D'], discard: '9S', direction: 'right', stock: '…' },
      'play QS',
      ['reverse seat 0 direction left'],
      '1',
    ],
    ['a queen with two seats does nothing', { hands: ['QS 4C', '3C'], discard: '9S', stock: '…' }, 'play QS', [], '1'],
    [
      'a jack names a suit',
      { hands: ['JS 4C', '3C'], discard: '9S', stock: '…' },
      'play JS C',
      ['suit seat 0 suit C'],
      '1',
    ],
  ])('%s', (_name, of, act, notes, next) => {
    const table = position(of);
    const [move, ...rest] = table.act(0, act);
    expect(move).toMatch(/\(play\)$/);
    expect(rest).toEqual(notes);
    expect(Object.keys(table.legal())).toEqual([next]);
  });

  test.each([
    ['other', 'play JH S, play JH D, play JH C'],
    ['any', 'play JH S, play JH H, play JH D, play JH C'],
  ])('jackNames "%s"', (jackNames, list) => {
    const table = position({ options: { jackNames }, hands: ['JH 4C', '3C'], discard: '9H', stock: '…' });
    expect(table.legal()).toEqual({ 0: list });
  });

  it('every jack leaves out its own suit', () => {
    const table = position({ hands: ['JH JD JC', '3C'], discard: 'JS', stock: '…' });
    const [hearts, diamonds, clubs] = [
      'play JH S, play JH D, play JH C',
      'play JD S, play JD H, play JD C',
      'play JC S, play JC H, play JC D',
    ];
    expect(table.legal()).toEqual({ 0: [hearts, diamonds, clubs].join(', ') });
  });

  it('a demand stays through draws, until any card is played', () => {
    const hands = ['JS 4S', '3C 7C', '4D 5S', 'KH 6S'];
    const table = position({ hands, discard: '9S', stock: '9D TD …' });
    table.row('0 play JS H', '1 draw', '2 draw');
    expect(table.legal()).toEqual({ 3: 'play KH' });
    table.row('3 play KH');
    expect(table.legal()).toEqual({ 0: 'draw' });
  });

  it('a jack that empties the hand names none', () => {
    const table = position({ options: { lastTrick: true }, hands: ['JS', '3C'], discard: '9S', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'play JS' });
    expect(table.act(0, 'play JS')[1]).toBe('show seat 1 cards 3C');
  });
});

describe('JC-P10 stackAce', () => {
  const options = { stackAce: true };

  test.each<[string, Position, string]>([
    ['any two or A♥ on twos, no 5♥', { hands: ['AH 5H 2C', '3C'], discard: '2S', debt: 2 }, 'draw, play AH, play 2C'],
    [
      'any two, and 5♥, on A♥',
      { hands: ['5H 2H 2C', '3C'], discard: 'AH', debt: 5, ace: 'flag' },
      'draw, play 5H, play 2H, play 2C',
    ],
    ['no two as the last card', { hands: ['2C', '3C'], discard: 'AH', debt: 5, ace: 'flag' }, 'draw'],
    ['no A♥ as the last card', { hands: ['AH', '3C'], discard: '2S', debt: 2 }, 'draw'],
    ['5♥ as the last card', { hands: ['5H', '3C'], discard: 'AH', debt: 5, ace: 'flag' }, 'draw, play 5H'],
  ])('%s', (_name, of, list) => {
    expect(position({ ...of, options, stock: '…' }).legal()).toEqual({ 0: list });
  });

  it('adds 2 for a two and keeps the flag, adds 5 for A♥, and 5♥ cancels all', () => {
    const hands = ['2S 4C', 'AH 3C', '2D 3D', '5H 6D'];
    const table = position({ options, hands, discard: '9S', stock: '…' });
    expect(table.row('0 play 2S', '1 play AH', '2 play 2D', '3 play 5H').filter((line) => !line.includes('→'))).toEqual(
      ['penalty seat 1 amount 2', 'penalty seat 2 amount 7', 'penalty seat 3 amount 9', 'block seat 3'],
    );
  });

  it('is off: no two on A♥, no A♥ on a two', () => {
    expect(position({ hands: ['2H 2C', '3C'], discard: 'AH', debt: 5, ace: 'flag', stock: '…' }).legal()).toEqual({
      0: 'draw',
    });
    expect(position({ hands: ['AH 3D', '3C'], discard: '2H', debt: 2, stock: '…' }).legal()).toEqual({ 0: 'draw' });
  });
});

describe('JC-P11 drawing and recycling', () => {
  const before: Position = { hands: ['4C 6H', 'KH …'], discard: '9S 2S 5D KD', stock: '' };

  it('turns over all but the card that is up when a card is needed', () => {
    const table = position(before);
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw', 'KD 2S 5D')).toEqual([
      'discard → stock: 2S 5D KD (recycle)',
      'shuffle stock: KD 2S 5D',
      'stock → hand/0: KD (draw)',
    ]);
    expect([table.discard, table.stock]).toEqual(['9S', '2S 5D']);
  });

  it('waits until a card is needed', () => {
    const table = position({ ...before, stock: '7C' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 7C (draw)']);
    expect([table.stock, table.discard]).toEqual(['', '9S 2S 5D KD']);
  });

  it('leaves a demand as it is', () => {
    const table = position({ ...before, discard: 'JS 2S 5D KD', demand: 'H', hands: ['4C 6S', 'KH KC …'] });
    table.act(0, 'draw', 'KD 2S 5D');
    expect(table.legal()[1]).toMatch(/^play AH,/);
    expect(table.legal()[1]).not.toContain('KC');
  });

  test.each([
    ['one card of the discard gives nothing', '9S', 'pass'],
    ['two give one', '9S 2S', 'draw'],
  ])('%s', (_name, discard, list) => {
    expect(position({ ...before, discard }).legal()).toEqual({ 0: list });
  });

  it('draws what there is of a penalty, perhaps nothing', () => {
    const table = position({ ...before, discard: '2S', debt: 4 });
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw')).toEqual(['dry seat 0 short 4']);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });
});

describe('JC-P12 playDrawn', () => {
  const options = { playDrawn: true };
  const before: Position = { options, hands: ['4C 6H', 'KH 3S', '3D'], discard: '9S', stock: '9C …' };

  it('offers the card just drawn, if it can be played, or to keep it', () => {
    const table = position(before);
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'keep, play 9C' });
    expect(table.act(0, 'play 9C')).toEqual(['hand/0 → discard: 9C (play)']);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('ends the turn with keeping it', () => {
    const table = position(before);
    table.act(0, 'draw');
    expect(table.act(0, 'keep')).toEqual([]);
    expect(table.hand(0)).toBe('6H 9C 4C');
    expect(table.legal()).toEqual({ 1: 'play 3S' });
  });

  it('offers nothing for a card that cannot be played', () => {
    const table = position({ ...before, stock: '7C …' });
    table.act(0, 'draw');
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('offers only that card, also where others could be played', () => {
    const table = position({ ...before, options: { ...options, mayDraw: true }, hands: ['4S 6H', 'KH 3S', '3D'] });
    expect(table.legal()).toEqual({ 0: 'draw, play 4S' });
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'keep, play 9C' });
  });

  it.each([
    ['a jack, once for each suit', 'JS …', 'keep, play JS H, play JS D, play JS C'],
    ['a two', '2S …', 'keep, play 2S'],
  ])('offers %s', (_name, stock, list) => {
    const table = position({ ...before, stock });
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: list });
  });

  it('offers A♥ alone, not with a two', () => {
    const table = position({ ...before, hands: ['4C 2C', 'KH 3S', '3D'], discard: '9H', stock: 'AH …' });
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'keep, play AH' });
  });

  it('is not for cards of a penalty', () => {
    const table = position({ ...before, discard: '2S', debt: 2, stock: '9S 8S …' });
    table.act(0, 'draw');
    expect(Object.keys(table.legal())).toEqual(['1']);
  });
});

describe('JC-P13 afterPenalty "play"', () => {
  const options = { afterPenalty: 'play' };
  const before: Position = { options, hands: ['4C 6H', 'KH 3S', '3D'], discard: '2S', debt: 2, stock: '9S 8H KC TC …' };

  it('gives the seat an ordinary turn after the penalty', () => {
    const table = position(before);
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'play 9S' });
    table.act(0, 'play 9S');
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('in which it may have to draw again', () => {
    const table = position({ ...before, stock: '9C 8H KC TC …' });
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: KC (draw)']);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('is not for who answered', () => {
    const table = position({ ...before, hands: ['2C 6H', 'KH 3S', '3D'] });
    table.act(0, 'play 2C');
    expect(table.legal()).toEqual({ 1: 'draw' });
  });
});
