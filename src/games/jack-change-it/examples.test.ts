/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it, test } from 'vitest';
import { type Position, position } from './position.testing.ts';

describe('JC worked example 1: matching, and a jack that names a suit [JC-P1, JC-P9]', () => {
  const before: Position = { hands: ['JS 4S AH 9H KD 2C', '3D 5S', '6S', '7S'], discard: '9S', stock: '…' };

  it('lists the jack once for each other suit, and what matches; A♥ does not, so there is no pair either', () => {
    expect(position(before).legal()).toEqual({ 0: 'play JS H, play JS D, play JS C, play 4S, play 9H' });
  });

  it('demands the suit that the jack names', () => {
    const table = position(before);
    expect(table.act(0, 'play JS D')).toEqual(['hand/0 → discard: JS (play)', 'suit seat 0 suit D']);
    expect(table.legal()).toEqual({ 1: 'play 3D' });
  });
});

describe('JC worked example 2: a demand, and A♥ with a two [JC-P1, JC-P7]', () => {
  const before: Position = { hands: ['2S AH JD 5D KC', '3D 5H', '6S', '7S'], discard: 'JC', demand: 'H', stock: '…' };

  it('lists A♥ alone and with the two, not the jack', () => {
    expect(position(before).legal()).toEqual({ 0: 'play AH, play AH 2S' });
  });

  it('lists the jack after the hearts with jackOnJack', () => {
    const table = position({ ...before, options: { jackOnJack: true } });
    expect(table.legal()).toEqual({ 0: 'play AH, play AH 2S, play JD S, play JD H, play JD C' });
  });

  it('makes the next seat face seven, which only 5♥ answers', () => {
    const table = position(before);
    expect(table.act(0, 'play AH 2S')).toEqual(['hand/0 → discard: AH 2S (play)', 'penalty seat 1 amount 7']);
    expect(table.discard).toBe('2S AH JC');
    expect(table.legal()).toEqual({ 1: 'draw, play 5H' });
  });
});

describe('JC worked example 3: twos on twos [JC-P4, JC-P5, JC-P8]', () => {
  const before: Position = { hands: ['8S 2H', '2S 3D 4S', '6S', '7S'], discard: '2D', debt: 4, stock: '…' };

  it('lists the two and the draw', () => {
    expect(position(before).legal()).toEqual({ 0: 'draw, play 2H' });
  });

  it('adds up when the two is played', () => {
    const table = position(before);
    expect(table.act(0, 'play 2H')).toEqual(['hand/0 → discard: 2H (play)', 'penalty seat 1 amount 6']);
  });

  it('leaves an ordinary two up when the cards are drawn', () => {
    const table = position(before);
    expect(table.act(0, 'draw')).toHaveLength(4);
    expect(table.legal()).toEqual({ 1: 'play 2S, play 3D' });
  });
});

describe('JC worked example 4: a two is no last card [JC-P2, JC-P5]', () => {
  it('lists the draw only', () => {
    const table = position({ hands: ['2D', '3D', '6S'], discard: '2C', debt: 2, stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw' });
    table.act(0, 'draw');
    expect(table.hand(0).split(' ')).toHaveLength(3);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });
});

describe('JC worked example 5: a queen as the last card [JC-P2]', () => {
  it('may not be played with three seats', () => {
    expect(position({ hands: ['QS', '3D', '6S'], discard: '7S', stock: '…' }).legal()).toEqual({ 0: 'draw' });
  });

  it('is an ordinary card with two, and wins', () => {
    const table = position({ hands: ['QS', '3D'], discard: '7S', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'play QS' });
    expect(table.act(0, 'play QS').at(-1)).toBe('deal-end winners 0 why out totals 1 0');
  });
});

describe('JC worked example 6: 5♥ as the last card [JC-P6, JC-E1]', () => {
  it('is listed, and wins without a note', () => {
    const hands = ['5H', '3D', '6S', '7S', '9S'];
    const table = position({ hands, discard: 'AH', debt: 5, ace: 'flag', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play 5H' });
    const told = table.act(0, 'play 5H');
    expect(told[0]).toBe('hand/0 → discard: 5H (play)');
    expect(told[1]).toBe('show seat 1 cards 3D');
    expect(told.at(-1)).toBe('deal-end winners 0 why out totals 1 0 0 0 0');
  });
});

describe('JC worked example 7: the pair may not empty the hand [JC-P7]', () => {
  test.each([
    ['AH 2C', 'play AH'],
    ['AH 9D 2C', 'play AH, play AH 2C'],
  ])('with %s: %s', (hand, list) => {
    expect(position({ hands: [hand, '3D', '6S', '7S'], discard: '6H', stock: '…' }).legal()).toEqual({ 0: list });
  });
});

describe('JC worked example 8: queens and eights [JC-P9]', () => {
  it('turns the play, then skips that way', () => {
    const hands = ['3S 4S', '8D 5S', 'QD 6S', '7S 9S'];
    const table = position({ hands, turn: 2, discard: 'KD', stock: '…' });
    expect(table.act(2, 'play QD')).toEqual(['hand/2 → discard: QD (play)', 'reverse seat 2 direction right']);
    expect(table.act(1, 'play 8D')).toEqual(['hand/1 → discard: 8D (play)', 'skip seat 0']);
    expect(Object.keys(table.legal())).toEqual(['3']);
  });
});

describe('JC worked example 9: the cards give out during a penalty [JC-P8, JC-P11]', () => {
  it('recycles in the middle and forgives the rest', () => {
    const hands = ['7S', 'TH AS 3S', '6S', '9S …'];
    const table = position({ hands, discard: 'AH 3H 9H 9C', debt: 5, ace: 'flag', stock: 'KS' });
    expect(table.act(0, 'draw', '9C 3H 9H')).toEqual([
      'stock → hand/0: KS (penalty)',
      'discard → stock: 3H 9H 9C (recycle)',
      'shuffle stock: 9C 3H 9H',
      'stock → hand/0: 9C (penalty)',
      'stock → hand/0: 3H (penalty)',
      'stock → hand/0: 9H (penalty)',
      'dry seat 0 short 1',
    ]);
    expect(table.legal()).toEqual({ 1: 'play AS, play TH' });
  });
});

describe('JC worked example 10: an eight with two seats [JC-P9]', () => {
  it('skips the other, and the same seat acts again', () => {
    const table = position({ hands: ['8D TD 3S', '5S'], discard: '4D', stock: '…' });
    expect(table.act(0, 'play 8D')).toEqual(['hand/0 → discard: 8D (play)', 'skip seat 1']);
    expect(table.legal()).toEqual({ 0: 'play TD' });
  });
});

describe('JC worked example 11: stackAce [JC-P10]', () => {
  it('lets A♥ answer a two', () => {
    const options = { stackAce: true };
    const hands = ['AH 5H 2H KD', '3D', '6S', '7S'];
    const table = position({ options, hands, discard: '2S', debt: 2, stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw, play AH, play 2H' });
    expect(table.act(0, 'play AH')).toEqual(['hand/0 → discard: AH (play)', 'penalty seat 1 amount 7']);
    expect(table.legal()).toEqual({ 1: 'draw' });
  });
});

describe('JC worked example 12: a blocked deal [JC-P3, JC-E1]', () => {
  it('is over after six passes', () => {
    const hands = ['KS', 'QS', 'JS', 'TS', '9S', '7D …'];
    const table = position({ hands: hands.map((hand) => hand.replace('…', '')), discard: '4C', stock: '' });
    expect(table.legal()).toEqual({ 0: 'pass' });
    const told = table.row('0 pass', '1 pass', '2 pass', '3 pass', '4 pass', '5 pass');
    expect(told.at(-1)).toBe('deal-end winners 0 1 2 3 4 5 why blocked totals 1 1 1 1 1 1');
  });
});

describe('JC worked example 13: the lines of example 2 [JC-P7]', () => {
  it('are these', () => {
    const hands = ['KD', '2S AH JD 5D KC', '6S', '7S'];
    const table = position({ hands, turn: 1, discard: 'JC', demand: 'H', stock: '…' });
    expect(table.legal()).toEqual({ 1: 'play AH, play AH 2S' });
    expect(table.act(1, 'play AH 2S')).toEqual(['hand/1 → discard: AH 2S (play)', 'penalty seat 2 amount 7']);
    expect(table.legal()).toEqual({ 2: 'draw' });
  });
});
