/** Twos, queens and aces with the option specials [CE-P9]. */
import { describe, expect, it, test } from 'vitest';
import { type Position, dealt, position } from './position.testing.ts';

const options = { specials: true };

describe('CE-P9 a two', () => {
  const before: Position = {
    options,
    hands: ['2S 4C', '2H 8D JH', '2D 5S', '7S 6S'],
    discard: '9S',
    stock: 'KC QC JC TC …',
  };

  it('must fit in the usual way', () => {
    expect(position({ ...before, discard: '9H' }).legal()).toEqual({ 0: 'draw' });
  });

  it('is answered by any two, which adds to it', () => {
    const table = position(before);
    expect(table.row('0 play 2S', '1 play 2H', '2 play 2D')).toEqual([
      'hand/0 → discard: 2S (play)',
      'penalty seat 1 amount 2',
      'hand/1 → discard: 2H (play)',
      'penalty seat 2 amount 4',
      'hand/2 → discard: 2D (play)',
      'penalty seat 3 amount 6',
    ]);
  });

  it('is answered by neither eight nor joker nor a card that would fit', () => {
    const table = position({ ...before, options: { ...options, jokers: 1 }, hands: ['2S 4C', '8S JK 7S', '4S', '5S'] });
    table.act(0, 'play 2S');
    expect(table.legal()).toEqual({ 1: 'draw' });
  });

  it('makes the next seat draw all at once, which ends its turn; the two is then an ordinary card', () => {
    const table = position({ ...before, hands: ['2S 4C', '8D JH', '2D 5S', '7S 6S'] });
    table.act(0, 'play 2S');
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: KC (penalty)', 'stock → hand/1: QC (penalty)']);
    expect(table.legal()).toEqual({ 2: 'draw, play 5S, play 2D' });
  });

  it('may be left unanswered', () => {
    const table = position(before);
    table.row('0 play 2S', '1 draw');
    expect(table.hand(1)).toBe('JH 2H 8D KC QC');
  });

  it('that is drawn for cannot be answered with drawRule or mayDraw in the way', () => {
    const strict = { ...options, drawRule: 'one', mayDraw: false };
    const table = position({ ...before, options: strict, penalty: 6, discard: '2C' });
    expect(table.legal()).toEqual({ 0: 'draw, play 2S' });
    expect(table.act(0, 'draw')).toHaveLength(6);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('that is answered with the last card wins', () => {
    const table = position({ ...before, hands: ['2H', '8D', '2D 5S', '7S'], discard: '2S', penalty: 2 });
    expect(table.act(0, 'play 2H').slice(0, 2)).toEqual(['hand/0 → discard: 2H (play)', 'show seat 1 cards 8D']);
  });

  it('renews the stock in the middle of the draw', () => {
    const table = position({ options, hands: ['4C', '5C …'], discard: '2S 9S 7D', penalty: 2, stock: 'KC' });
    expect(table.act(0, 'draw', '7D 9S')).toEqual([
      'stock → hand/0: KC (penalty)',
      'discard → stock: 9S 7D (recycle)',
      'shuffle stock: 7D 9S',
      'stock → hand/0: 7D (penalty)',
    ]);
  });

  test.each<[string, boolean, string, string, string[]]>([
    ['what cannot be drawn is forgiven', true, 'KC', '2S', ['stock → hand/0: KC (penalty)', 'dry seat 0 short 3']],
    ['also if that is all', true, '', '2S', ['dry seat 0 short 4']],
    ['also where the stock is not renewed', false, '', '2S 9S', ['dry seat 0 short 4']],
  ])('%s', (_name, recycle, stock, discard, told) => {
    const hands = ['4C', '5S 6H …'];
    const table = position({ options: { ...options, recycle }, hands, discard, penalty: 4, stock });
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw')).toEqual(told);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('makes no dry pass: passes before it do not count on', () => {
    const table = position({ options, hands: ['4C', '5S …'], discard: '2S', penalty: 2, passes: 1, stock: '' });
    table.act(0, 'draw');
    expect(table.rules.standing(table.state).dealOver).toBe(false);
  });
});

describe('CE-P9 a queen', () => {
  it('skips the next seat', () => {
    const table = position({ options, hands: ['QS 4C', '2H', '2D 5S'], discard: '9S', stock: '…' });
    expect(table.act(0, 'play QS')).toEqual(['hand/0 → discard: QS (play)', 'skip seat 1']);
    expect(Object.keys(table.legal())).toEqual(['2']);
  });

  it('gives the same seat another turn with two seats', () => {
    const table = position({ options, hands: ['QS 4S', '2H'], discard: '9S', drawn: 2, stock: '…' });
    expect(table.act(0, 'play QS')).toEqual(['hand/0 → discard: QS (play)', 'skip seat 1']);
    expect(table.legal()).toEqual({ 0: 'draw, play 4S' });
  });

  it('skips the other way when play goes right', () => {
    const table = position({
      options,
      hands: ['QS 4C', '2H', '2D', '3D'],
      discard: '9S',
      direction: 'right',
      stock: '…',
    });
    expect(table.act(0, 'play QS')).toEqual(['hand/0 → discard: QS (play)', 'skip seat 3']);
    expect(Object.keys(table.legal())).toEqual(['2']);
  });
});

describe('CE-P9 an ace', () => {
  it('turns the play round, and back', () => {
    const table = position({ options, hands: ['AS 4C', '2H 4H', 'AD 5S', 'AH 3H'], discard: '9S', stock: '…' });
    expect(table.act(0, 'play AS')).toEqual(['hand/0 → discard: AS (play)', 'reverse seat 0 direction right']);
    expect(Object.keys(table.legal())).toEqual(['3']);
    expect(table.act(3, 'play AH')).toEqual(['hand/3 → discard: AH (play)', 'reverse seat 3 direction left']);
    expect(Object.keys(table.legal())).toEqual(['0']);
  });

  it('does nothing with two seats', () => {
    const table = position({ options, hands: ['AS 4C', '2H'], discard: '9S', stock: '…' });
    expect(table.act(0, 'play AS')).toEqual(['hand/0 → discard: AS (play)']);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });
});

describe('CE-P9 where nothing acts', () => {
  test.each(['2S', 'QS', 'AS'])('%s turned up as first card', (upcard) => {
    const deck = `3S 4S 5S 6S 7S 9S TS JS KS 3H ${upcard}`;
    const { table, told } = dealt({ options: { ...options, handSize: 5 }, seats: 2, dealer: 1, deck });
    expect(told.at(-1)).toBe(`stock → discard: ${upcard} (upcard)`);
    expect(table.legal()[0]).toMatch(/^draw, play KS/);
  });

  test.each(['2S', 'QS', 'AS'])('%s played without the option', (card) => {
    const table = position({ hands: [`${card} 4C`, '2H', '2D'], discard: '9S', stock: '…' });
    expect(table.act(0, `play ${card}`)).toEqual([`hand/0 → discard: ${card} (play)`]);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });
});
