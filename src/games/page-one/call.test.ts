/** "Page One!": the window, the penalty and the order of events, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { type Position, position } from './position.testing.ts';

const challenge = { callRule: 'challenge' };
const pickup = { stockOut: 'pickup' };
const three: Position = { hands: ['KS 4D', 'QS 9H 8H', '3S 7H 6H'], stock: '2H 3H 4H 5H TH JH …' };

describe('PO-P12 what opens a window', () => {
  it('a play that leaves one card', () => {
    const table = position(three);
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 0: 'call', 1: 'play QS' });
  });

  it('a play after a draw that leaves one card again', () => {
    const table = position({ ...three, trick: 'TS', leader: 2, hands: ['4D', 'QS 9H', '3S 7H'], stock: '5S …' });
    table.row('0 draw', '0 play 5S');
    expect(table.legal()).toEqual({ 0: 'call', 1: 'play QS' });
  });

  test.each([
    ['a play that leaves two cards', {}, ['KS 4D 5D', 'QS 9H'], '0 play KS'],
    ['a hand of one card that was not played down to', {}, ['KS 4D 5D', 'QS'], '0 play KS'],
  ])('not %s', (_name, options, hands, act) => {
    const table = position({ options, hands, stock: '…' });
    table.row(act);
    expect(table.legal()).toEqual({ 1: 'play QS' });
  });

  it('not a draw that leaves one card', () => {
    const options = { jokerLast: false };
    const table = position({ options, leader: 1, hands: ['KS 4D', 'JK'], stock: '9D …' });
    table.row('1 draw');
    expect(Object.keys(table.legal())).toEqual(['1']);
  });

  it('not a penalty that leaves one card', () => {
    const hands = ['2S 3S', '8H', '9H 4S'];
    const table = position({ options: challenge, liable: [1], trick: '7H', hands, stock: '5D' });
    expect(table.row('1 play 8H', '0 challenge 1').slice(1)).toEqual([
      'forgot seat 1 by 0',
      'stock → hand/1: 5D (penalty)',
      'short seat 1 missing 4',
    ]);
    expect(table.hand(1)).toBe('5D');
    expect(table.legal()).toEqual({ 2: 'play 9H' });
  });
});

describe('PO-P13 the call', () => {
  it('may come off turn and settles the matter', () => {
    const table = position(three);
    table.row('0 play KS', '0 call');
    expect(table.legal()).toEqual({ 1: 'play QS' });
    expect(table.row('1 play QS', '2 play 3S').some((line) => line.startsWith('forgot'))).toBe(false);
    expect(table.legal()).toEqual({ 0: 'play 4D' });
    expect(table.act(0, 'play 4D').at(-1)).toBe('deal-end winners 0 why out totals 1 0 0');
  });

  it('may come on turn, before leading the last card', () => {
    const table = position({ hands: ['KS 4D', '9H 8H', '7H 6H'], trick: 'QS 3S', leader: 1, stock: '…' });
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 0: 'call, play 4D' });
    expect(table.act(0, 'call')).toEqual([]);
    expect(table.legal()).toEqual({ 0: 'play 4D' });
  });

  it('does not exist before the play, twice, or for anybody else', () => {
    const table = position(three);
    expect(() => table.act(0, 'call')).toThrow('seat 0');
    table.act(0, 'play KS');
    expect(() => table.act(1, 'call')).toThrow('seat 1');
    table.act(0, 'call');
    expect(() => table.act(0, 'call')).toThrow('seat 0');
  });
});

describe('PO-P14 what closes a window', () => {
  test.each([
    ['the play of the next seat', three, '1 play QS'],
    ['the draw of the next seat', { ...three, hands: ['KS 4D', '9H 8H', '3S 7H 6H'] }, '1 draw'],
    ['picking up', { ...three, options: pickup, hands: ['KS 4D', '9H 8H', '3S'], stock: '', discard: '…' }, '1 pickup'],
  ])('%s', (_name, of, act) => {
    const table = position(of);
    table.act(0, 'play KS');
    expect(table.row(act)).toContain('forgot seat 0');
    expect(table.legal()).not.toHaveProperty('0', expect.stringContaining('call'));
  });

  it('the lead of the trick winner, when another seat had played last', () => {
    const table = position({ ...three, trick: 'QS AS', leader: 1, hands: ['KS 4D', '9H 8H', '7H 6H'] });
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 0: 'call', 2: 'play 7H, play 6H' });
    expect(table.act(2, 'play 6H')).toEqual([
      'hand/2 → trick: 6H (play)',
      'forgot seat 0',
      'stock → hand/0: 2H 3H 4H 5H TH (penalty)',
    ]);
  });

  it('not a pass: the window stays open until the next seat leads', () => {
    const options = { ...pickup, jokerLast: false };
    const table = position({ options, trick: '9S', leader: 1, hands: ['KS JK', '2H 3H'], discard: '4C 5C …' });
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 0: 'call, pass' });
    table.act(0, 'pass');
    expect(table.legal()).toEqual({ 0: 'call', 1: 'play 3H, play 2H' });
    expect(table.act(1, 'play 2H')).toEqual([
      'hand/1 → trick: 2H (play)',
      'forgot seat 0',
      'discard → hand/0: KS 9S (penalty)',
    ]);
  });

  it('not a challenge: the window of another stays open', () => {
    const table = position({ ...three, options: challenge, liable: [2] });
    table.row('0 play KS', '1 challenge 2');
    expect(table.legal()).toEqual({ 0: 'call', 1: 'play QS' });
  });

  it('without penalty: the own draw', () => {
    const options = { jokerLast: false };
    const table = position({ options, trick: '9S', leader: 1, hands: ['KS JK', '2H 3H'], stock: '5D …' });
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 0: 'call, draw' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 5D (draw)']);
    expect(table.legal()).toEqual({ 0: 'play 5D, play JK' });
  });

  it('without penalty: the play that ends the deal', () => {
    const table = position({ hands: ['KS 4D', 'QS'], stock: '…' });
    expect(table.row('0 play KS', '1 play QS')).not.toContain('forgot seat 0');
  });

  it('leaves at most one open: the closing play opens its own', () => {
    const table = position({ ...three, hands: ['KS 4D', 'QS 9H', '3S 7H 6H'] });
    table.row('0 play KS', '1 play QS');
    expect(table.legal()).toEqual({ 1: 'call', 2: 'play 3S' });
  });
});

describe('PO-P15 callRule "automatic"', () => {
  it('punishes at once, right after the cards of the closing play', () => {
    const table = position(three);
    expect(table.row('0 play KS', '1 play QS')).toEqual([
      'hand/0 → trick: KS (play)',
      'hand/1 → trick: QS (play)',
      'forgot seat 0',
      'stock → hand/0: 2H 3H 4H 5H TH (penalty)',
    ]);
    expect(table.legal()).toEqual({ 2: 'play 3S' });
  });
});

describe('PO-P16 callRule "challenge"', () => {
  const before: Position = { ...three, options: challenge };

  it('makes the seat liable: every other seat may challenge at every turn', () => {
    const table = position(before);
    expect(table.row('0 play KS', '1 play QS')).toEqual(['hand/0 → trick: KS (play)', 'hand/1 → trick: QS (play)']);
    expect(table.legal()).toEqual({ 1: 'challenge 0', 2: 'challenge 0, play 3S' });
    table.act(2, 'play 3S');
    expect(table.legal()).toEqual({ 0: 'play 4D', 1: 'challenge 0', 2: 'challenge 0' });
  });

  it('punishes by a challenge and leaves the seat on turn there', () => {
    const table = position(before);
    table.row('0 play KS', '1 play QS');
    expect(table.act(1, 'challenge 0')).toEqual(['forgot seat 0 by 1', 'stock → hand/0: 2H 3H 4H 5H TH (penalty)']);
    expect(table.legal()).toEqual({ 2: 'play 3S' });
  });

  it('knows no late call', () => {
    const table = position(before);
    table.row('0 play KS', '1 play QS');
    expect(() => table.act(0, 'call')).toThrow('seat 0');
  });

  it.each([
    ['a draw', { options: challenge, stock: '2C …' }, '1 draw'],
    ['picking up', { options: { ...challenge, ...pickup }, stock: '', discard: '…' }, '1 pickup'],
  ])('lets the seat get away by its own %s', (_name, of, act) => {
    const table = position({ ...of, liable: [1], trick: '7S', hands: ['9D 8D', '9H', '3S 7H'] });
    expect(table.legal()[2]).toBe('challenge 1');
    table.row(act);
    expect(Object.values(table.legal()).join()).not.toContain('challenge');
  });

  it('may hold several liable, whose challengers name one each', () => {
    const table = position({ ...before, liable: [0, 1] });
    expect(table.legal()).toEqual({
      0: 'challenge 1, play KS, play 4D',
      1: 'challenge 0',
      2: 'challenge 0, challenge 1',
    });
    table.act(2, 'challenge 1');
    expect(table.legal()).toEqual({ 0: 'play KS, play 4D', 1: 'challenge 0', 2: 'challenge 0' });
  });
});

describe('PO-P17 the penalty', () => {
  const alone: Position = { trick: '9C', hands: ['2H 3S', '3H TC'] }; // seat 1 wins the trick and leads its last card

  test.each([
    ['1: the trick just won when the stock is empty', {}, '', ['discard → hand/1: TC 9C (penalty)']],
    ['1: the same in a pick-up game', pickup, '', ['discard → hand/1: TC 9C (penalty)']],
    ['2: five of the stock when there is one', {}, '4S 5S 6S 7S 8S 9S', ['stock → hand/1: 4S 5S 6S 7S 8S (penalty)']],
    [
      '2: what is left of the stock in a pick-up game',
      pickup,
      '4S 5S',
      ['stock → hand/1: 4S 5S (penalty)', 'short seat 1 missing 3'],
    ],
  ])('%s', (_name, options, stock, moves) => {
    const table = position({ ...alone, options, stock });
    table.act(1, 'play TC');
    expect(table.act(1, 'play 3H').slice(1)).toEqual(['forgot seat 1', ...moves]);
  });

  const other: Position = { hands: ['KS 4D', 'QS 9H 8H', '3S 7H 6H'] }; // seat 1 shuts the window of seat 0

  test.each([
    [
      '2: across a recycle, a move for each run',
      {},
      { stock: '2H 3H', discard: '4H 5H TH JH' },
      ['JH TH 5H 4H'],
      [
        'stock → hand/0: 2H 3H (penalty)',
        'discard → stock: 4H 5H TH JH (recycle)',
        'shuffle stock: JH TH 5H 4H',
        'stock → hand/0: JH TH 5H (penalty)',
      ],
    ],
    [
      '2: a recycle first when the stock is empty, not the top n',
      {},
      { discard: '2H 3H 4H 5H TH JH' },
      ['2H 3H 4H 5H TH JH'],
      [
        'discard → stock: 2H 3H 4H 5H TH JH (recycle)',
        'shuffle stock: 2H 3H 4H 5H TH JH',
        'stock → hand/0: 2H 3H 4H 5H TH (penalty)',
      ],
    ],
    ['2: short', {}, { stock: '2H 3H 4H' }, [], ['stock → hand/0: 2H 3H 4H (penalty)', 'short seat 0 missing 2']],
    ['2: nothing at all', {}, {}, [], ['short seat 0 missing 5']],
    [
      '2: exactly five of the stock, and no recycle',
      {},
      { stock: '2H 3H 4H 5H TH', discard: '2C 3C 4C' },
      [],
      ['stock → hand/0: 2H 3H 4H 5H TH (penalty)'],
    ],
    [
      '2: the top n of the discard in a pick-up game',
      pickup,
      { discard: '2H 3H 4H 5H TH JH' },
      [],
      ['discard → hand/0: 2H 3H 4H (penalty)'],
    ],
    [
      '2: no discard after a stock card in a pick-up game',
      pickup,
      { stock: '2C', discard: '2H 3H 4H' },
      [],
      ['stock → hand/0: 2C (penalty)', 'short seat 0 missing 4'],
    ],
    ['2: nothing at all in a pick-up game', pickup, {}, [], ['short seat 0 missing 5']],
  ])('%s', (_name, options, piles, shuffles, lines) => {
    const table = position({ ...other, ...piles, options });
    table.act(0, 'play KS');
    expect(table.act(1, 'play QS', ...shuffles)).toEqual(['hand/1 → trick: QS (play)', 'forgot seat 0', ...lines]);
  });

  it('1: also to one who waits after its own last lead was challenged', () => {
    const table = position({ ...alone, options: challenge });
    table.row('1 play TC', '1 play 3H');
    expect(table.act(0, 'challenge 1')).toEqual(['forgot seat 1 by 0', 'discard → hand/1: TC 9C (penalty)']);
  });

  it('2: to one who waits but whose window another seat had shut', () => {
    const table = position({ options: challenge, trick: 'KS', leader: 0, hands: ['4D', 'QS 9D 8H'], liable: [0] });
    table.row('1 play QS', '0 play 4D');
    expect(table.act(1, 'challenge 0', 'KS QS')).toEqual([
      'forgot seat 0 by 1',
      'discard → stock: QS KS (recycle)',
      'shuffle stock: KS QS',
      'stock → hand/0: KS QS (penalty)',
      'short seat 0 missing 3',
    ]);
  });
});

describe('PO-P18 the order of events', () => {
  it('of a play: card, suit, penalty of another, trick won and collected', () => {
    const table = position({ hands: ['JK 4D', 'QS 9H 8H'], stock: '2H 3H 4H 5H TH …' });
    expect(table.row('0 play JK', '1 play QS')).toEqual([
      'hand/0 → trick: JK (play)',
      'hand/1 → trick: QS (play)',
      'suit suit S',
      'forgot seat 0',
      'stock → hand/0: 2H 3H 4H 5H TH (penalty)',
      'trick-won seat 0 card JK',
      'trick → discard: JK QS (collect)',
    ]);
  });

  it('of a draw: recycle, card, penalty of another', () => {
    const table = position({ hands: ['KS 4D', '9H 8H'], discard: '2C 3C 4C 5C 6C 7C 8C' });
    table.act(0, 'play KS');
    expect(table.act(1, 'draw', '8C 7C 6C 5C 4C 3C 2C')).toEqual([
      'discard → stock: 2C 3C 4C 5C 6C 7C 8C (recycle)',
      'shuffle stock: 8C 7C 6C 5C 4C 3C 2C',
      'stock → hand/1: 8C (draw)',
      'forgot seat 0',
      'stock → hand/0: 7C 6C 5C 4C 3C (penalty)',
    ]);
  });

  it('of picking up: cards, note, penalty of another', () => {
    const table = position({ options: pickup, hands: ['KS 4D', '9H 8H'], discard: '2C 3C 4C 5C' });
    table.act(0, 'play KS');
    expect(table.act(1, 'pickup')).toEqual([
      'trick → hand/1: KS (pickup)',
      'picked-up seat 1 leader 0',
      'forgot seat 0',
      'discard → hand/0: 2C 3C (penalty)',
    ]);
  });

  it('of a play that is penalised itself: play goes on with the next seat, no window opens', () => {
    const table = position({ trick: '9C', hands: ['2S 3H', '4H TC'] });
    table.row('1 play TC', '1 play 4H');
    expect(table.legal()).toEqual({ 0: 'play 3H' });
  });

  it('(e) opens no window for a play that was penalised itself, also when one card is all that could be taken', () => {
    const table = position({ options: pickup, trick: '9C', hands: ['2H 3H', '4H TC'], stock: '5S', discard: '6S' });
    expect(table.row('1 play TC', '1 play 4H').slice(-3)).toEqual([
      'forgot seat 1',
      'stock → hand/1: 5S (penalty)',
      'short seat 1 missing 4',
    ]);
    expect(table.hand(1)).toBe('5S');
    expect(table.legal()).toEqual({ 0: 'play 3H, play 2H' });
  });

  it('(e) opens one for a play that leaves one card and shut the window of another', () => {
    const table = position({ options: pickup, hands: ['KS 4D', 'QS 9H', '3S 7H'], stock: '5S' });
    expect(table.row('0 play KS', '1 play QS')).toContain('forgot seat 0');
    expect(table.legal()).toEqual({ 1: 'call', 2: 'play 3S' });
  });

  it('of a challenge in the wait: penalty, then the trick is finished', () => {
    const table = position({ options: challenge, trick: 'KS', hands: ['2S 3H', '4S'], liable: [1], stock: '…' });
    table.act(1, 'play 4S');
    expect(table.act(0, 'challenge 1').slice(-2)).toEqual([
      'trick-won seat 0 card KS',
      'trick → discard: KS 4S (collect)',
    ]);
    expect(table.legal()).toEqual({ 0: 'play 2S, play 3H' });
  });

  it('of a wait that another window preceded: that seat is liable too, challenged only afterwards', () => {
    const table = position({ options: challenge, hands: ['KS 4D', '4S', '5S 6S'], liable: [1], stock: '…' });
    table.row('0 play KS', '1 play 4S');
    expect(table.legal()).toEqual({ 0: 'accept, challenge 1', 2: 'accept, challenge 1' });
    table.act(2, 'challenge 1');
    expect(table.legal()).toEqual({ 1: 'challenge 0', 2: 'challenge 0, play 6S, play 5S' });
  });
});
