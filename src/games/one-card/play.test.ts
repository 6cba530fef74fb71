/** The tricks, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { type Position, position } from './position.testing.ts';

describe('OC-P1 one card each', () => {
  it('goes clockwise from the leader, past the last seat', () => {
    const table = position({ hands: ['9H TH', '9S KS', 'AS QS'], trump: 'D', turn: 1 });
    table.act(1, 'play 9S');
    expect(Object.keys(table.legal())).toEqual(['2']);
    table.act(2, 'play QS');
    expect(Object.keys(table.legal())).toEqual(['0']);
  });

  it('lets the winner lead', () => {
    const table = position({ hands: ['9H TH', '9S KS', 'AS QS'], trump: 'D', turn: 1 });
    table.row('1 play 9S', '2 play QS', '0 play 9H');
    expect(table.legal()).toEqual({ 2: 'play AS' });
    expect(table.rules.askedLast(table.state)).toBe(2);
  });

  it('refuses whatever is not listed', () => {
    const table = position({ hands: ['TH', '9S KS', 'AS QS'], trump: 'D', trick: '9H' });
    for (const [seat, words] of [
      [1, 'play QS'],
      [1, 'play TH'],
      [2, 'play AS'],
      [1, 'pass'],
      [1, 'bid 8'],
      [1, 'keep'],
      [1, 'reverse'],
    ] as const)
      expect(() => table.act(seat, words)).toThrow(`one-card: seat ${String(seat)}`);
    expect([table.hand(1), table.trick]).toEqual(['KS 9S', '9H']);
  });
});

describe('OC-P2 trump', () => {
  const before: Position = { hands: ['KH 9S JK', 'AH QH', 'AS TD'], trump: 'open', bid: [0, 7] };

  it("is the suit of the bidder's first card, which may not be the joker", () => {
    const table = position(before);
    expect(table.legal()).toEqual({ 0: 'play 9S, play KH' });
    expect(table.act(0, 'play KH')).toEqual(['hand/0 → trick: KH (play)', 'trump seat 0 suit H']);
  });

  it('is not fixed a second time', () => {
    const table = position(before);
    table.row('0 play KH', '1 play QH', '2 play AS');
    expect(table.act(0, 'play 9S')).toEqual(['hand/0 → trick: 9S (play)']);
  });

  it('are the six cards of that suit and the joker', () => {
    const table = position({ ...before, hands: ['KH 9S', 'AS TH', 'AC JK'] });
    expect(table.row('0 play KH', '1 play TH', '2 play JK').at(-2)).toBe('trick-won seat 0 card KH');
  });

  it('is not fixed without a bid', () => {
    const table = position({ ...before, trump: 'none' });
    expect(table.act(0, 'play KH')).toEqual(['hand/0 → trick: KH (play)']);
  });
});

describe('OC-P3 leading', () => {
  test.each<[string, Position['trump']]>([
    ['in a trump round', 'S'],
    ['in a no-trump round', 'none'],
  ])('any card, the joker too: %s', (_name, trump) => {
    const table = position({ hands: ['KH 9S JK', 'AH QH'], trump });
    expect(table.legal()).toEqual({ 0: 'play 9S, play KH, play JK' });
  });

  it('the joker led in a trump round is a trump lead', () => {
    const table = position({ hands: ['KH', 'AH QS 9S'], trump: 'S', trick: 'JK' });
    expect(table.legal()).toEqual({ 1: 'play QS, play 9S' });
  });
});

describe('OC-P4 following in a trump round', () => {
  test.each([
    ['trump led: any trump', 'AS', 'KS TS 9H', 'play KS, play TS'],
    ['trump led: the joker counts as one', 'AS', 'KS 9H JK', 'play KS, play JK'],
    ['trump led: the joker alone must be played', 'AS', 'KH 9H JK', 'play JK'],
    ['trump led: none, so any card', 'AS', 'KH 9D', 'play KH, play 9D'],
    ['the joker led: any trump', 'JK', 'AS 9S AH', 'play AS, play 9S'],
    ['the joker led: none, so any card', 'JK', 'AH TD', 'play AH, play TD'],
    ['a plain suit led: that suit, no trump, no joker', 'AH', 'KS QH 9H JK', 'play QH, play 9H'],
    ['a plain suit led: none, so any card', 'AH', 'KS QD JK', 'play KS, play QD, play JK'],
  ])('%s', (_name, trick, hand, list) => {
    expect(position({ hands: ['', hand, 'TC 9C'], trump: 'S', trick }).legal()).toEqual({ 1: list });
  });

  it('is the same downtown', () => {
    const table = position({ hands: ['', 'KS QH 9H', 'TC'], trump: 'S', order: 'down', trick: 'AH' });
    expect(table.legal()).toEqual({ 1: 'play QH, play 9H' });
  });
});

describe('OC-P5 following in a no-trump round', () => {
  test.each([
    ['the joker led: any card', 'JK', 'KS QH 9H', 'play KS, play QH, play 9H'],
    ['a suit led: that suit, not the joker', 'AH', 'KS QH JK', 'play QH'],
    ['a suit led: none, so any card, the joker too', 'AH', 'KS QD JK', 'play KS, play QD, play JK'],
  ])('%s', (_name, trick, hand, list) => {
    expect(position({ hands: ['', hand, 'TC 9C'], trump: 'none', trick }).legal()).toEqual({ 1: list });
  });
});

describe('OC-P6 who takes the trick', () => {
  test.each<[string, Position['trump'], Position['order'], string, string]>([
    ['the highest of the suit led', 'S', undefined, '9H AD KH', '2 card KH'],
    ['the highest trump', 'S', undefined, 'AH 9S TS', '2 card TS'],
    ['a trump before the joker', 'S', undefined, 'AH JK 9S', '2 card 9S'],
    ['the joker before every plain card', 'S', undefined, 'AH JK KH', '1 card JK'],
    ['a led joker where nobody has trumps', 'S', undefined, 'JK AH AD', '0 card JK'],
    ['any trump before a led joker', 'S', undefined, 'JK 9S AD', '1 card 9S'],
    ['the ace is the highest uptown', 'S', undefined, 'KS AS 9S', '1 card AS'],
    ['the nine is the highest downtown', 'S', 'down', 'AH KH 9H', '2 card 9H'],
    ['the king beats the ace downtown', 'S', 'down', 'AH KH AD', '1 card KH'],
    ['the lowest trump is the highest downtown', 'S', 'down', 'AH KS 9S', '2 card 9S'],
    ['without trump the joker', 'none', undefined, 'AH AS JK', '2 card JK'],
    ['without trump the led joker', 'none', undefined, 'JK AS AH', '0 card JK'],
    ['without trump and joker the highest of the suit led', 'none', undefined, '9H AS TH', '2 card TH'],
  ])('%s', (_name, trump, order, trick, won) => {
    const cards = trick.split(' ');
    const table = position({
      hands: cards.map((card, i) => `${card} ${'TC 9C AC'.split(' ')[i] ?? ''}`),
      trump,
      order,
    });
    const told = table.row(...cards.map((card, i) => `${String(i)} play ${card}`));
    expect(told.at(-2)).toBe(`trick-won seat ${won}`);
  });
});

describe('OC-P7 a completed trick', () => {
  it('is told and goes to its winner in playing order', () => {
    const table = position({ hands: ['KS 9D', 'AS TD', 'QS JD'], trump: 'H', turn: 2 });
    expect(table.row('2 play QS', '0 play KS', '1 play AS').slice(3)).toEqual([
      'trick-won seat 1 card AS',
      'trick → won/1: QS KS AS (collect)',
    ]);
    expect([table.won(1), table.trick]).toEqual(['AS KS QS', '']);
  });
});

describe('OC-P8 the reversal', () => {
  const before: Position = { hands: ['AS 9D KS', 'JK TC 9C', 'TS AH QS'], trump: 'S', bid: [0, 7] };

  it('is offered to who takes the joker of another', () => {
    const table = position(before);
    table.row('0 play AS', '1 play JK', '2 play TS');
    expect(table.legal()).toEqual({ 0: 'keep, reverse' });
    expect(table.rules.onTurn(table.state)).toBe(0);
  });

  it('is offered to who takes its own', () => {
    const table = position({ ...before, trick: '9D', hands: ['AS', 'JK TC', 'TS KD'] });
    table.row('1 play JK', '2 play KD');
    expect(table.legal()).toEqual({ 1: 'keep, reverse' });
  });

  it('turns the order over from the next trick on, for all suits', () => {
    const table = position(before);
    table.row('0 play AS', '1 play JK', '2 play TS');
    expect(table.act(0, 'reverse')).toEqual(['reversed seat 0']);
    expect(table.legal()).toEqual({ 0: 'play KS, play 9D' });
    expect(table.row('0 play KS', '1 play TC', '2 play QS').at(-2)).toBe('trick-won seat 2 card QS');
  });

  it('leaves the order with keep, which says nothing', () => {
    const table = position(before);
    table.row('0 play AS', '1 play JK', '2 play TS');
    expect(table.act(0, 'keep')).toEqual([]);
    expect(table.row('0 play KS', '1 play TC', '2 play QS').at(-2)).toBe('trick-won seat 0 card KS');
  });

  it('refuses anything else, and anybody else', () => {
    const table = position(before);
    table.row('0 play AS', '1 play JK', '2 play TS');
    for (const [seat, words] of [
      [0, 'play KS'],
      [0, 'pass'],
      [0, 'bid 15'],
      [1, 'keep'],
    ] as const)
      expect(() => table.act(seat, words)).toThrow(`one-card: seat ${String(seat)}`);
  });

  it('is not offered after the last trick', () => {
    const table = position({ hands: ['AS', 'JK', 'TS'], trump: 'S', bid: [0, 7], kitty: '9H' });
    expect(table.row('0 play AS', '1 play JK', '2 play TS').at(-1)).toMatch(/^deal-end/);
  });

  it('is not offered in a no-trump round', () => {
    const table = position({ ...before, trump: 'none' });
    table.row('0 play AS', '1 play JK', '2 play TS');
    expect(table.legal()).toEqual({ 1: 'play TC, play 9C' });
  });

  it('is not offered for a joker in the middle', () => {
    const table = position({ hands: ['AS', '9S'], trump: 'S', bid: [0, 8], kitty: 'JK' });
    expect(table.row('0 play AS', '1 play 9S').filter((line) => line.startsWith('reversed'))).toEqual([]);
    expect(table.rules.standing(table.state).dealOver).toBe(true);
  });
});

describe('OC-P9 the One Card', () => {
  it.each([
    ['KD', 1],
    ['JK', 3],
    ['AD', 0],
  ])('goes to the winner of the last trick: %s', (kitty, points) => {
    const table = position({ hands: ['KS', 'AS'], trump: 'S', bid: [0, 8], kitty });
    const told = table.row('0 play KS', '1 play AS');
    expect(told.slice(3, 6)).toEqual([
      'trick → won/1: KS AS (collect)',
      `kitty → won/1: ${kitty} (one-card)`,
      `one-card seat 1 card ${kitty} points ${String(points)}`,
    ]);
    expect(table.kitty).toBe('');
  });

  it('stays where it is before that', () => {
    const table = position({ hands: ['KS 9D', 'AS TD'], trump: 'S', kitty: 'KD' });
    table.row('0 play KS', '1 play AS');
    expect([table.kitty, table.won(1)]).toEqual(['KD', 'AS KS']);
  });
});
