/** Calling "Rummy!" for what goes by itself. */
import { describe, expect, it, test } from 'vitest';
import type { Options } from '../../record/line.ts';
import { type Table, position } from './position.testing.ts';

/** Seat 0 has discarded the top card of the pile, seat 1 is on turn. */
const thrown = (pile: string, of: { melds?: string[]; options?: Options; hands?: string[] } = {}): Table => {
  const [top = '', ...rest] = pile.split(' ');
  const hands = of.hands ?? ['KD', 'QS 2D', '3D 6S', '4D 8S'];
  const table = position({
    options: of.options ?? {},
    melds: of.melds ?? [],
    hands: hands.map((hand, seat) => (seat === 0 ? `${hand} ${top}` : hand)),
    pile: rest.join(' '),
    stock: '…',
  });
  table.act(0, `discard ${top}`);
  return table;
};

describe('FR-P6 what can be called for', () => {
  test.each([
    ['a card that fits on a meld', 'TH 8H', ['5H 6H 7H'], 'rummy 8H'],
    ['a card that fits at the bottom', 'TS 9C 4H', ['5H 6H 7H'], 'rummy 4H'],
    ['no card that needs another before it', '9H 8H', ['5H 6H 7H'], 'rummy 8H'],
    ['a card with two above it that make a meld', '9D TD JD', [], 'rummy JD'],
    ['the lowest of three that go together only', 'TD JD 9D', [], 'rummy 9D'],
    ['a set too', '9D 9S KC 9H', [], 'rummy 9H'],
    ['nothing where two go together', '9D TD', [], undefined],
    ['a card with one and a joker above it', '9D JK TD', [], 'rummy TD'],
    ['a joker with two cards above it that go together', '9D JD JK', [], 'rummy JK'],
    ['no joker without them', '9D QD JK', [], undefined],
    ['a joker where something can be added to', '9C JK', ['5H 6H 7H'], 'rummy JK'],
    ['no joker where nothing can', '9C JK', ['7S 7H 7D 7C'], undefined],
    ['a joker with one card and another joker above it', '9C JK JK#2', [], 'rummy JK#2'],
    ['several at once', 'KC 8H TD JD 9D', ['5H 6H 7H'], 'rummy 8H; rummy 9D'],
  ])('%s', (_name, pile, melds, calls) => {
    const table = thrown(pile, { melds });
    expect([table.legal()[2], table.legal()[3]]).toEqual([calls, calls]);
  });

  it('needs no card of a hand, and none helps', () => {
    const table = thrown('9D TD', { hands: ['KD', 'QS 2D', 'JD QD', '8D 7D'] });
    expect(table.lists()[2]).toBeUndefined();
  });
});

describe('FR-P6 who can call', () => {
  it('every seat but the discarder and the one on turn, in the same list as its draws', () => {
    expect(thrown('8H TC', { melds: ['5H 6H 7H'] }).legal()).toEqual({
      1: 'draw; take 8H',
      2: 'rummy 8H',
      3: 'rummy 8H',
    });
  });

  it.each([0, 1])('refuses seat %i', (seat) => {
    const table = thrown('8H TC', { melds: ['5H 6H 7H'] });
    expect(() => table.act(seat, 'rummy 8H')).toThrow();
  });

  test.each([
    ['after the next act', (table: Table) => table.act(1, 'draw')],
    ['after a take', (table: Table) => table.act(1, 'take 8H')],
    ['after a call', (table: Table) => table.act(3, 'rummy 8H')],
  ])('nobody %s', (_name, act) => {
    const table = thrown('8H TC', { melds: ['5H 6H 7H'] });
    act(table);
    expect(Object.keys(table.legal())).toHaveLength(1);
    expect(() => table.act(2, 'rummy 8H')).toThrow();
  });

  it('nobody before the first turn', () => {
    const table = position({ start: true, melds: ['5H 6H 7H'], hands: ['2S', '3S', '4S'], pile: '8H', stock: '…' });
    expect(table.legal()).toEqual({ 0: 'draw; take 8H' });
  });

  it('nobody after a floating player', () => {
    const table = position({
      options: { goingOut: 'float' },
      melds: ['5H 6H 7H'],
      hands: ['9S 9D 9C', '3S', '4S'],
      pile: '8H',
      stock: '…',
    });
    table.act(0, 'meld 9S 9D 9C');
    expect(table.legal()).toEqual({ 1: 'draw; take 8H' });
  });

  it('nobody with rummyCalls false', () => {
    const table = thrown('8H TC', { melds: ['5H 6H 7H'], options: { rummyCalls: false } });
    expect(table.legal()).toEqual({ 1: 'draw; take 8H' });
  });

  it('nobody with two players', () => {
    const table = thrown('8H TC', { melds: ['5H 6H 7H'], hands: ['KD', 'QS 2D'] });
    expect(table.legal()).toEqual({ 1: 'draw; take 8H' });
  });
});

describe('FR-P6 what a call does', () => {
  it('takes the card with all above it, in place of a draw, and obliges it', () => {
    const table = thrown('TC 8H KC', { melds: ['5H 6H 7H'] });
    expect(table.act(3, 'rummy 8H')).toEqual(['rummy seat 3 card 8H skipped 1 2', 'discard → hand/3: TC 8H (rummy)']);
    expect(table.legal()).toEqual({ 3: 'layoff 0 high 8H' });
  });

  it('lets the caller lay the card as it likes, also with its hand', () => {
    const table = thrown('8H TC', { melds: ['5H 6H 7H'], hands: ['KD', 'QS 2D', '8S 8C 9H', '4D'] });
    table.act(2, 'rummy 8H');
    expect(table.legal()).toEqual({ 2: 'layoff 0 high 8H; meld 8S 8H 8C' });
  });

  it('goes on with a full turn; then it is the turn of the seat on the left of the caller', () => {
    const table = thrown('8H TC', { melds: ['5H 6H 7H'], hands: ['KD', 'QS 2D', '8S 9H TD', '4D'] });
    expect(table.act(2, 'rummy 8H')[0]).toBe('rummy seat 2 card 8H skipped 1');
    table.act(2, 'layoff 0 high 8H');
    expect(table.legal()).toEqual({ 2: 'discard 8S; discard 9H; discard TD; layoff 0 high 9H' });
    table.row('2 layoff 0 high 9H', '2 discard 8S');
    expect([table.rules.onTurn(table.state), table.rules.askedLast(table.state)]).toEqual([3, 3]);
  });

  it('opens a window for the next discard, to the seats that were passed over too', () => {
    const table = thrown('8H TC', { melds: ['5H 6H 7H'], hands: ['KD', 'QS 2D', '9H 3S', '4D'] });
    table.row('2 rummy 8H', '2 layoff 0 high 8H', '2 discard 9H');
    expect(table.legal()).toEqual({ 0: 'rummy 9H', 1: 'rummy 9H', 3: 'draw; take 9H' });
  });
});
