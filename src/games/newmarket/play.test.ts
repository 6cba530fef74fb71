/** The runs, clause by clause; the claims in `claim.test.ts`. */
import { describe, expect, it, test } from 'vitest';
import { dealt, position } from './position.testing.ts';

describe('NM-P1 the first lead', () => {
  it('is of the left of the dealer', () => {
    const options = { widow: 'none' };
    for (const [dealer, leader] of [
      [0, 1],
      [3, 0],
    ] as const)
      expect(Object.keys(dealt({ options, seats: 4, dealer }).table.legal())).toEqual([String(leader)]);
  });

  it('is the lowest card of any suit held, the ace the highest', () => {
    const table = position({ hands: ['AS KS 5S AH TD 9D 8D', '2C', '3C'] });
    expect(table.legal()).toEqual({ 0: 'play 5S, play AH, play 8D' });
    expect(() => table.act(0, 'play KS')).toThrow('seat 0 may not');
  });
});

describe('NM-P2 following', () => {
  it('is for the seat that holds the next higher card, wherever it sits', () => {
    const table = position({ hands: ['5S 2D', '8S 2H', '6S 9S', '7S 2C'] });
    table.act(0, 'play 5S');
    expect(table.legal()).toEqual({ 2: 'play 6S' });
    table.act(2, 'play 6S');
    expect(table.legal()).toEqual({ 3: 'play 7S' });
    table.act(3, 'play 7S');
    expect(table.legal()).toEqual({ 1: 'play 8S' });
  });

  it('is for the same seat again, if it holds it', () => {
    const table = position({ hands: ['5S 6S 2D', '8S', '9S'] });
    table.act(0, 'play 5S');
    expect(table.legal()).toEqual({ 0: 'play 6S' });
  });

  it('is forced', () => {
    const table = position({ hands: ['5S 2D', '6S 2H', '7S'] });
    table.act(0, 'play 5S');
    expect(() => table.act(1, 'play 2H')).toThrow('seat 1 may not');
    expect(() => table.act(2, 'play 7S')).toThrow('seat 2 may not');
  });
});

describe('NM-P3 the stop', () => {
  test.each([
    ['an ace', { hands: ['AS 2D', '2H', '3H'] }, 'AS'],
    ['a card whose next is in the widow', { hands: ['5S 2D', '2H', '3H'], extra: '6S' }, '5S'],
    ['a card whose next is dead', { hands: ['5S 2D', '2H', '3H'], extra: '6S', swapper: 1 }, '5S'],
    ['a card whose next was played before', { hands: ['5S 2D', '2H', '3H'] }, '5S'],
  ])('comes after %s', (_name, of, card) => {
    const table = position(of);
    expect(table.act(0, `play ${card}`)).toEqual([`hand/0 → played/0: ${card} (play)`, `stop seat 0 card ${card}`]);
    expect(table.legal()).toEqual({ 0: 'play 2D' });
  });

  it('gives the lead to the one that played the last card, the stopper', () => {
    const table = position({ hands: ['5S 2D', '6S 3D', '3H'], extra: '7S' });
    expect(table.row('0 play 5S', '1 play 6S').at(-1)).toBe('stop seat 1 card 6S');
    expect(table.legal()).toEqual({ 1: 'play 3D' });
  });

  test.each([
    ['colour', '5S', 'play 3H, play 9D'],
    ['colour', '5H', 'play 2S, play TC'],
    ['colour', '5D', 'play 2S, play TC'],
    ['colour', '5C', 'play 3H, play 9D'],
    ['suit', '5S', 'play 3H, play 9D, play TC'],
    ['suit', '5D', 'play 2S, play 3H, play TC'],
    ['any', '5S', 'play 7S, play 3H, play 9D, play TC'],
    ['any', '5D', 'play 2S, play 3H, play QD, play TC'],
  ])('lead %s after %s: %s', (lead, card, legal) => {
    const rest: Record<string, string> = {
      '5S': '7S 8S KH 3H QD 9D TC JC',
      '5H': '2S 8S 7H 8H QD 9D TC JC',
      '5D': '2S 8S KH 3H QD TC JC',
      '5C': '2S 8S KH 3H QD 9D 7C JC',
    };
    const table = position({ options: { lead }, hands: [`${card} ${rest[card] ?? ''}`, '4S', '4H'] });
    table.act(0, `play ${card}`);
    expect(table.legal()).toEqual({ 0: legal });
  });
});

describe('NM-P4 nothing to lead', () => {
  const hands = ['4S KS 3C', '2H', '8D QH JD', 'TH'];

  it('left: the lead passes to the first seat that holds a suit allowed, with a note for each seat passed over', () => {
    const table = position({ hands, turn: 2, extra: '9D' });
    expect(table.act(2, 'play 8D').slice(1)).toEqual(['stop seat 2 card 8D', 'no-lead seat 2', 'no-lead seat 3']);
    expect(table.legal()).toEqual({ 0: 'play 4S, play 3C' });
  });

  it('left: the leader obeys the colour of the stop', () => {
    const table = position({ hands: ['4S KS 3C 2D', '2H', '8D QH JD', 'TH'], turn: 2 });
    table.act(2, 'play 8D');
    expect(table.legal()).toEqual({ 0: 'play 4S, play 3C' });
  });

  it('left: if nobody can, there is a note for all and the stopper leads the lowest of any suit', () => {
    const table = position({ hands: ['4D KH', '2H', '8D QH JD', 'TH'], turn: 2, extra: '9D' });
    expect(table.act(2, 'play 8D').slice(1)).toEqual([
      'stop seat 2 card 8D',
      'no-lead seat 2',
      'no-lead seat 3',
      'no-lead seat 0',
      'no-lead seat 1',
    ]);
    expect(table.legal()).toEqual({ 2: 'play QH, play JD' });
  });

  it('own: the stopper leads any suit after its one note', () => {
    const table = position({ options: { noLead: 'own' }, hands, turn: 2, extra: '9D' });
    expect(table.act(2, 'play 8D').slice(1)).toEqual(['stop seat 2 card 8D', 'no-lead seat 2']);
    expect(table.legal()).toEqual({ 2: 'play QH, play JD' });
  });

  it('lead any: the stopper can always lead', () => {
    const table = position({ options: { lead: 'any' }, hands, turn: 2, extra: '9D' });
    expect(table.act(2, 'play 8D').slice(1)).toEqual(['stop seat 2 card 8D']);
    expect(table.legal()).toEqual({ 2: 'play QH, play JD' });
  });

  it('the stops after it are judged anew', () => {
    const table = position({ hands, turn: 2, extra: '9D' });
    table.row('2 play 8D', '0 play 3C');
    expect(table.legal()).toEqual({ 1: 'play 2H' }); // seat 0 has no red card left
  });
});

describe('NM-P5 the cards before the seats', () => {
  it('lie open before the one who played them', () => {
    const table = position({ hands: ['5S 2D', '6S 2H', '3H'], extra: '7S' });
    expect(table.row('0 play 5S', '1 play 6S').filter((line) => line.endsWith('(play)'))).toEqual([
      'hand/0 → played/0: 5S (play)',
      'hand/1 → played/1: 6S (play)',
    ]);
    expect(table.played.split(' ')).toContain('6S');
  });
});

describe('NM-P6 collecting', () => {
  test.each([
    ['AH', 'KH 2S', '3S'],
    ['KC', 'QC 2S', '3S'],
    ['QD', 'JD 2S', '3S'],
    ['JS', 'TS 2H', '3H'],
  ])('the seat that plays %s takes its pot at once', (card, hand, other) => {
    const table = position({ hands: [hand, `${card} ${other}`, '4C'], pots: { [card]: 9 } });
    table.act(0, `play ${hand.slice(0, 2)}`);
    expect(table.act(1, `play ${card}`).slice(0, 2)).toEqual([
      `hand/1 → played/1: ${card} (play)`,
      `pot/${card} → purse/1: 9 (collect)`,
    ]);
    expect(table.purses).toEqual([100, 109, 100]);
    expect(table.pots.filter((chips) => chips === 0)).toHaveLength(2); // this one and the kitty
  });

  it('kings: each king pays, other cards do not', () => {
    const table = position({ options: { layout: 'kings' }, hands: ['KH 2S', 'AH 3S', '4C'], pots: { KH: 6 } });
    expect(table.act(0, 'play KH')).toEqual(['hand/0 → played/0: KH (play)', 'pot/KH → purse/0: 6 (collect)']);
    expect(table.act(1, 'play AH')).toEqual(['hand/1 → played/1: AH (play)', 'stop seat 1 card AH']);
  });
});

describe('NM-P7 the lines after a play', () => {
  it('are move, collect, stop, no-lead', () => {
    const table = position({ hands: ['JS 2C', '2H', '3H'], extra: 'QS' });
    expect(table.act(0, 'play JS')).toEqual([
      'hand/0 → played/0: JS (play)',
      'pot/JS → purse/0: 4 (collect)',
      'stop seat 0 card JS',
      'no-lead seat 0',
    ]);
  });

  it('end the deal at once with an empty hand, without a stop', () => {
    const table = position({ hands: ['JS', '2H', '3H'], extra: 'QS' });
    expect(table.act(0, 'play JS').slice(0, 3)).toEqual([
      'hand/0 → played/0: JS (play)',
      'pot/JS → purse/0: 4 (collect)',
      'show seat 1 cards 2H',
    ]);
    expect(table.legal()).toEqual({});
  });

  it('end it also in the middle of a run, before the next card', () => {
    const table = position({ hands: ['5S', '6S 2H', '3H'] });
    expect(table.act(0, 'play 5S').at(-1)).toMatch(/^deal-end winners 0/);
  });
});
