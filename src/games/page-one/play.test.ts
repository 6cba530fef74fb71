/** Tricks, draws and picking up, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { type Position, position } from './position.testing.ts';

describe('PO-P1 one card a seat, clockwise', () => {
  it('goes round from the leader and past the last seat', () => {
    const table = position({ leader: 2, hands: ['2S 7D 8D', '3S 7C 8C', '4S 7H 8H'], stock: '…' });
    expect(Object.keys(table.legal())).toEqual(['2']);
    table.act(2, 'play 4S');
    expect(table.legal()).toEqual({ 0: 'play 2S' });
    table.act(0, 'play 2S');
    expect(table.legal()).toEqual({ 1: 'play 3S' });
  });

  it('leaves the seat on turn there after a draw', () => {
    const table = position({ trick: '2S', hands: ['9D 9C', '3H 4H', '4S 7H'], stock: '7D 8D …' });
    table.row('1 draw', '1 draw');
    expect(Object.keys(table.legal())).toEqual(['1']);
    expect(table.rules.onTurn(table.state)).toBe(1);
  });

  it('refuses whatever is not listed', () => {
    const table = position({ trick: '2S', hands: ['9D 9C', '3S 4H', '4S 7H'], stock: '…' });
    expect(() => table.act(1, 'play 4H')).toThrow('page-one: seat 1');
    expect(() => table.act(1, 'draw')).toThrow('page-one: seat 1');
    expect(() => table.act(2, 'play 4S')).toThrow('page-one: seat 2');
    expect(() => table.act(1, 'call')).toThrow('page-one: seat 1');
    expect(table.hand(1)).toBe('3S 4H');
  });
});

describe('PO-P3 what is no act at all', () => {
  test.each([
    ['a led joker that names a fifth suit', 0, 70],
    ['a number beyond all acts', 0, 127],
    ['a challenge of nobody', 1, 9],
    ['a call from a seat that is not there', 15, 1],
  ])('%s is refused', (_name, seat, act) => {
    const table = position({ options: { jokerLead: 'leader' }, hands: ['KS JK 2D', '2S 3S'], stock: '…' });
    expect(() => table.rules.act(table.state, seat, act, new FastChance(1))).toThrow(Error);
  });
});

describe('PO-P2 the required suit', () => {
  const hands = ['KH QH', '2H 2S JK 3D', '5H 5S 5D 4D'];

  it('is that of the card led, and a joker played later does not touch it', () => {
    const table = position({ hands, stock: '…' });
    expect(table.row('0 play KH', '0 call', '1 play JK')).toEqual([
      'hand/0 → trick: KH (play)',
      'hand/1 → trick: JK (play)',
    ]);
    expect(table.legal()).toEqual({ 2: 'play 5H' });
  });

  it('is that of the second card under a led joker, told by a note', () => {
    const table = position({ leader: 1, hands, stock: '…' });
    table.act(1, 'play JK');
    expect(table.act(2, 'play 5D')).toEqual(['hand/2 → trick: 5D (play)', 'suit suit D']);
    expect(table.legal()).toEqual({ 0: 'draw' });
  });

  it('is what the leader named with jokerLead "leader"', () => {
    const table = position({ options: { jokerLead: 'leader' }, leader: 1, hands, stock: '…' });
    expect(table.act(1, 'play JK as D')).toEqual(['hand/1 → trick: JK (play)', 'suit suit D']);
    expect(table.legal()).toEqual({ 2: 'play 5D, play 4D' });
  });

  it('names no suit for a joker that follows with jokerLead "leader"', () => {
    const table = position({ options: { jokerLead: 'leader' }, trick: 'AH', hands, stock: '…' });
    expect(table.legal()).toEqual({ 1: 'play 2H, play JK' });
    expect(table.act(1, 'play JK')).toEqual(['hand/1 → trick: JK (play)']);
  });
});

describe('PO-P3 the own list of a leader', () => {
  const joker: Position = { hands: ['JK', '2S 3S', '4S 5S'], stock: '9D TC' };

  test.each([
    ['every card, the joker among them', {}, 'KS 2H JK', 'play KS, play 2H, play JK'],
    [
      'the joker four times with jokerLead "leader"',
      { jokerLead: 'leader' },
      'KS JK',
      'play KS, play JK as S, play JK as H, play JK as D, play JK as C',
    ],
    ['the joker also with jokerVoidOnly', { jokerVoidOnly: true }, 'KS JK', 'play KS, play JK'],
    ['every card also with jokerCompulsory', { jokerCompulsory: true }, 'KS JK', 'play KS, play JK'],
    ['both, with jokerLast false and two cards', { jokerLast: false }, 'KS JK', 'play KS, play JK'],
    ['the joker as last card', {}, 'JK', 'play JK'],
    ['a draw with jokerLast false and the joker alone', { jokerLast: false }, 'JK', 'draw'],
    ['the single card that is no joker with jokerLast false', { jokerLast: false }, 'KS', 'play KS'],
  ])('%s', (_name, options, hand, list) => {
    expect(position({ options, hands: [hand, '3S 4S'], stock: '…' }).legal()).toEqual({ 0: list });
  });

  it('draws out of the discard when the stock is empty', () => {
    const table = position({ ...joker, options: { jokerLast: false }, stock: '', discard: 'KC 9C 8C' });
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw', '8C KC 9C')).toContain('stock → hand/0: 8C (draw)');
    expect(table.legal()).toEqual({ 0: 'play 8C, play JK' });
  });

  it('passes only where nothing can be drawn, to the left', () => {
    const table = position({
      ...joker,
      options: { jokerLast: false },
      leader: 2,
      hands: ['2S', '3S', 'JK'],
      stock: '',
    });
    expect(table.legal()).toEqual({ 2: 'pass' });
    expect(table.act(2, 'pass')).toEqual([]);
    expect(table.legal()).toEqual({ 0: 'play 2S' });
  });
});

describe('PO-P4 the own list of a follower', () => {
  const hands = (hand: string): string[] => ['2C 3C', hand, '5S 6S'];

  test.each([
    ['1: any card under a led joker', {}, 'JK', '4S 4H 4D', 'play 4S, play 4H, play 4D'],
    ['1: no draw under a led joker with one card', {}, 'JK', '4S', 'play 4S'],
    ['3: the suit', {}, '7H', 'KH 4H 9C', 'play KH, play 4H'],
    ['3: the suit and the joker', {}, '7H', 'KH 9C JK', 'play KH, play JK'],
    ['3: the suit alone with jokerVoidOnly', { jokerVoidOnly: true }, '7H', 'KH 9C JK', 'play KH'],
    ['3: the suit and the joker with jokerCompulsory', { jokerCompulsory: true }, '7H', 'KH 9C JK', 'play KH, play JK'],
    ['3: the suit and the joker with jokerLast false', { jokerLast: false }, '7H', 'KH JK', 'play KH, play JK'],
    ['4: a draw', {}, '7H', '9C 9S', 'draw'],
    ['4: a draw or the joker', {}, '7H', '9C JK', 'draw, play JK'],
    ['4: a draw or the joker with jokerVoidOnly', { jokerVoidOnly: true }, '7H', '9C JK', 'draw, play JK'],
    ['4: the joker alone with jokerCompulsory', { jokerCompulsory: true }, '7H', '9C JK', 'play JK'],
    ['4: a draw or the joker as last card', {}, '7H', 'JK', 'draw, play JK'],
    ['4: a draw with jokerLast false and the joker alone', { jokerLast: false }, '7H', 'JK', 'draw'],
    [
      '4: a draw with the joker alone also where it is compulsory',
      { jokerLast: false, jokerCompulsory: true },
      '7H',
      'JK',
      'draw',
    ],
    ['4: a draw or the joker with jokerLast false and two cards', { jokerLast: false }, '7H', '9C JK', 'draw, play JK'],
  ])('%s', (_name, options, trick, hand, list) => {
    expect(position({ options, trick, hands: hands(hand), stock: '…' }).legal()).toEqual({ 1: list });
  });

  test.each([
    ['4: pickup', { stockOut: 'pickup' }, '9C 9S', 'pickup'],
    ['4: pickup or the joker', { stockOut: 'pickup' }, '9C JK', 'pickup, play JK'],
    ['4: the compulsory joker', { stockOut: 'pickup', jokerCompulsory: true }, '9C JK', 'play JK'],
    ['4: pickup with the joker alone and jokerLast false', { stockOut: 'pickup', jokerLast: false }, 'JK', 'pickup'],
  ])('%s on an empty stock', (_name, options, hand, list) => {
    expect(position({ options, trick: '7H', hands: hands(hand), discard: '…' }).legal()).toEqual({ 1: list });
  });

  it('2: a drawn card of the suit must be played, the joker is no way out', () => {
    const table = position({ trick: '7H', hands: hands('9C JK'), stock: '8H …' });
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'play 8H' });
  });

  it('2: a penalty card of the suit is not drawn: the whole list is made anew', () => {
    const table = position({
      options: { callRule: 'challenge' },
      trick: '7H',
      hands: hands('9C'),
      liable: [1],
      stock: '8H TH 2D 3D 4D …',
    });
    expect(table.legal()).toEqual({ 0: 'challenge 1', 1: 'draw', 2: 'challenge 1' });
    table.act(0, 'challenge 1');
    expect(table.legal()).toEqual({ 1: 'play TH, play 8H' });
  });
});

describe('PO-P5 can a card be drawn?', () => {
  test.each([
    ['from the stock', {}, { stock: '5D' }, 'draw'],
    ['from the discard, renewed', {}, { discard: '5D 6D 7D' }, 'draw'],
    ['from the stock in a pick-up game', { stockOut: 'pickup' }, { stock: '5D' }, 'draw'],
    ['not from the discard in a pick-up game', { stockOut: 'pickup' }, { discard: '5D 6D 7D' }, 'pickup'],
    ['with nothing anywhere only the joker is left', {}, {}, 'play JK'],
  ])('%s', (_name, options, piles, list) => {
    const hand = list === 'play JK' ? '9C JK' : '9C';
    expect(position({ options, trick: '7H', hands: ['2C', hand], ...piles }).legal()).toEqual({ 1: list });
  });
});

describe('PO-P6 a draw takes one card off the top', () => {
  it('one action, one card; the joker does not end the search', () => {
    const table = position({ trick: '7H', hands: ['2C 3C', '9C TC', '2S 3S'], stock: '5D JK 2H 3H …' });
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: 5D (draw)']);
    expect(table.stock).toMatch(/^JK 2H 3H /);
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'draw, play JK' });
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'play 2H' });
    table.act(1, 'play 2H');
    expect(table.hand(1)).toBe('5D TC 9C JK');
  });
});

describe('PO-P7 the recycle', () => {
  const before: Position = { trick: '7H', hands: ['2C 3C', '9C TC', '2S 3S'], stock: '5D', discard: '4S 8H 9D' };

  it('waits until the next card is needed', () => {
    const table = position(before);
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: 5D (draw)']);
    expect([table.stock, table.discard]).toEqual(['', '4S 8H 9D']);
  });

  it('moves the discard from its top down, shuffles it, and leaves the trick', () => {
    const table = position({ ...before, stock: '' });
    expect(table.act(1, 'draw', '9D 4S 8H')).toEqual([
      'discard → stock: 4S 8H 9D (recycle)',
      'shuffle stock: 9D 4S 8H',
      'stock → hand/1: 9D (draw)',
    ]);
    expect([table.stock, table.discard, table.trick]).toEqual(['4S 8H', '', '7H']);
  });

  it('shuffles even one card', () => {
    const table = position({ ...before, stock: '', discard: '8H' });
    expect(table.act(1, 'draw', '8H')).toContain('shuffle stock: 8H');
  });

  it('never happens in a pick-up game', () => {
    const table = position({ ...before, options: { stockOut: 'pickup' }, stock: '' });
    expect(table.act(1, 'pickup')).toEqual(['trick → hand/1: 7H (pickup)', 'picked-up seat 1 leader 0']);
    expect(table.discard).toBe('4S 8H 9D');
  });
});

describe('PO-P8 picking up', () => {
  const before: Position = {
    options: { stockOut: 'pickup' },
    trick: '9H QH',
    hands: ['2S 3S', '4S 5S', 'TS 8D', '6S 7S'],
    discard: '…',
  };

  it('ends the trick: the seat of the highest card leads, later seats do not play', () => {
    const table = position(before);
    expect(table.act(2, 'pickup')).toEqual(['trick → hand/2: 9H QH (pickup)', 'picked-up seat 2 leader 1']);
    expect(table.legal()).toEqual({ 1: 'play 5S, play 4S' });
    expect(table.trick).toBe('');
  });

  it('takes a led joker like any card, and its seat leads', () => {
    const table = position({ ...before, trick: 'JK 9H' });
    expect(table.act(2, 'pickup')).toContain('picked-up seat 2 leader 0');
    expect(table.hand(2)).toBe('TS 9H 8D JK');
  });

  it('lets a usable joker be played instead', () => {
    const table = position({ ...before, hands: ['2S 3S', '4S 5S', 'TS JK', '6S 7S'] });
    expect(table.legal()).toEqual({ 2: 'pickup, play JK' });
    table.row('2 play JK', '2 call');
    expect(table.legal()).toEqual({ 3: 'pickup' });
    expect(table.act(3, 'pickup')).toContain('picked-up seat 3 leader 2');
  });

  it('counts as a trick that has ended', () => {
    const table = position({ ...before, options: { stockOut: 'pickup', trickLimit: 20 }, tricks: 19 });
    expect(table.act(2, 'pickup').at(-1)).toBe('deal-end winners why limit totals 0 0 0 0');
  });
});

describe('PO-P9 stuck', () => {
  it('ends the deal as a draw, also with an uncalled window', () => {
    const table = position({ hands: ['7H 2C', '9C TC', '…'] });
    expect(table.act(0, 'play 7H')).toEqual(['hand/0 → trick: 7H (play)', 'deal-end winners why stuck totals 0 0 0']);
    expect(table.legal()).toEqual({});
  });

  it('ends the deal also while somebody may be challenged', () => {
    const table = position({ options: { callRule: 'challenge' }, liable: [2], hands: ['7H 2C 3C', '9C TC', '…'] });
    expect(table.act(0, 'play 7H').at(-1)).toBe('deal-end winners why stuck totals 0 0 0');
  });

  it('comes after the last fruitless draw', () => {
    const table = position({ trick: '7H', hands: ['2C 3C', '9C TC', '…'], stock: '5D' });
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: 5D (draw)', 'deal-end winners why stuck totals 0 0 0']);
  });

  it('does not come with the last draw when it was of the suit', () => {
    const table = position({ trick: '7H', hands: ['2C 3C', '9C TC', '…'], stock: '5H' });
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'play 5H' });
  });

  it('spares the holder of a usable joker, not of one that may not be last', () => {
    const joker = { trick: '7H', hands: ['2C 3C', 'JK', '…'], stock: '' };
    expect(position(joker).legal()).toEqual({ 1: 'play JK' });
    const table = position({ options: { jokerLast: false }, hands: ['7H 2C 3C', 'JK', '…'] });
    expect(table.act(0, 'play 7H').at(-1)).toBe('deal-end winners why stuck totals 0 0 0');
  });
});

describe('PO-P10 who wins the trick', () => {
  test.each([
    ['the highest of the suit', '9H', ['0 play 9H', '1 play TH', '2 play 3H'], 1, 'TH'],
    ['the joker, played second', '9H', ['0 play 9H', '1 play JK', '2 play 3H'], 1, 'JK'],
    ['the joker, led', 'JK', ['0 play JK', '1 play TH', '2 play 3H'], 0, 'JK'],
    ['the leader', 'KH', ['0 play KH', '1 play TH', '2 play 3H'], 0, 'KH'],
  ])('%s', (_name, lead, acts, winner, card) => {
    const hands = [`${lead} 2S 3S`, lead === 'JK' ? 'TH 4S 5S' : 'TH JK 4S 5S', '3H 6S 7S'];
    expect(position({ hands, stock: '…' }).row(...acts)).toContain(`trick-won seat ${winner} card ${card}`);
  });
});

describe('PO-P11 the completed trick', () => {
  it('is noted, collected in playing order, and its winner leads', () => {
    const table = position({ leader: 2, hands: ['3H 2S 4S', 'AH 5S 6S', '9H 7S 8S'], stock: '…' });
    expect(table.row('2 play 9H', '0 play 3H', '1 play AH').slice(-2)).toEqual([
      'trick-won seat 1 card AH',
      'trick → discard: 9H 3H AH (collect)',
    ]);
    expect(table.discard).toBe('AH 3H 9H');
    expect(table.legal()).toEqual({ 1: 'play 6S, play 5S' });
  });
});
