/** A turn: the draw, what is laid, the discard; how a deal ends. */
import { describe, expect, it, test } from 'vitest';
import type { Options } from '../../record/line.ts';
import { type Table, position } from './position.testing.ts';

const seatOnTurn = ({ rules, state }: Table): number | undefined => rules.onTurn(state);

describe('FR-P1 a turn', () => {
  const table = (): Table =>
    position({ start: true, melds: ['5H 6H 7H'], hands: ['8H 9S 9D 9C JD', 'KH QH'], pile: '2C', stock: '4H KS …' });

  it('is a draw, melds and lay-offs in any order and number, and a discard', () => {
    const played = table();
    expect(played.legal()).toEqual({ 0: 'draw' });
    played.act(0, 'draw');
    expect(played.lays()).toEqual(['layoff 0 high 8H', 'layoff 0 low 4H', 'meld 9S 9D 9C']);
    played.row('0 layoff 0 low 4H', '0 meld 9S 9D 9C');
    expect(played.legal()).toEqual({ 0: 'discard 8H; discard JD; layoff 0 high 8H' });
    played.act(0, 'discard 8H');
    expect(seatOnTurn(played)).toBe(1);
  });

  it('needs neither meld nor lay-off', () => {
    const played = table();
    played.row('0 draw', '0 discard 9S');
    expect([seatOnTurn(played), played.hand(0)]).toEqual([1, '8H 4H JD 9D 9C']);
  });

  it.each(['draw', 'discard 9S', 'layoff 0 high 8H', 'meld 9S 9D 9C'])(
    'refuses %s of a seat that is not on turn',
    (act) => {
      const played = table();
      const before = played.state.slice();
      expect(() => played.act(1, act)).toThrow();
      expect(played.state).toEqual(before);
    },
  );

  it('passes from the last seat to seat 0', () => {
    const played = position({ turn: 2, hands: ['2H', '3H', '4H KD'], stock: '…' });
    played.act(2, 'discard KD');
    expect(seatOnTurn(played)).toBe(0);
  });
});

describe('FR-P2 the stock', () => {
  it('gives its top card', () => {
    const table = position({ start: true, hands: ['2H', '3H'], stock: '9C 8C 7C' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 9C (draw)']);
    expect([table.hand(0), table.stock]).toEqual(['2H 9C', '8C 7C']);
  });
});

describe('FR-P3 the pile', () => {
  it('gives the card that is named and all above it, top first', () => {
    const table = position({ start: true, hands: ['9S 9D 2C', '3H'], pile: '4S 9C KD', stock: '…' });
    expect(table.act(0, 'take 9C')).toEqual(['discard → hand/0: 4S 9C (take)']);
    expect([table.hand(0), table.pile]).toEqual(['9S 4S 9D 9C 2C', 'KD']);
  });

  test.each([
    ['nothing that cannot be laid at once', '9S 2C 7H', '4S 9C KD', 'draw'],
    ['the top card too', '9S 9D 2C', '9C KD', 'draw; take 9C'],
    ['a card at the bottom', '9S 9D 2C', 'KD 4S JH 9C', 'draw; take 9C'],
    ['each copy of it that lies there', '9S 9D 2C', '9C#2 KD 9C', 'draw; take 9C; take 9C#2'],
    ['what makes a meld with cards above it alone', '2C', 'TD 8S JD 9D KC', 'draw; take 9D'],
    ['only the deepest of three that go together', '2C', '9D TD JD', 'draw; take JD'],
    ['a joker for which two cards go together', '7C 9C 2D', 'JK 4S', 'draw; take JK'],
    ['no joker for cards that do not', '7C TC 2D KH', 'JK 4S', 'draw'],
    ['what goes with a joker of the hand and one more card', 'JK 7C KD', '5C 9H', 'draw; take 5C'],
    ['any card with two jokers', 'JK JK#2', '5C 9H', 'draw; take 9H; take 5C'],
    ['an ace above the king', 'QC KC 3D', 'AC 9H', 'draw; take AC'],
    ['an ace below the two', '2C 3C KD', 'AC 9H', 'draw; take AC'],
    ['no ace round the corner', '2C KC 9D', 'AC 9H', 'draw'],
  ])('gives %s', (_name, hand, pile, list) => {
    const others = pile.includes('#2') ? ['3S', '4D', '5S', '6S'] : ['3S'];
    expect(position({ start: true, hands: [hand, ...others], pile, stock: 'QS 2S' }).legal()[0]).toBe(list);
  });
});

describe('FR-P4 the obliged card', () => {
  it('must be laid before anything else is done', () => {
    const table = position({ start: true, melds: ['5H 6H 7H'], hands: ['9S 9D 8H', '3H'], pile: '9C KD', stock: '…' });
    table.act(0, 'take 9C');
    expect(table.legal()).toEqual({ 0: 'meld 9S 9D 9C' });
    for (const other of ['layoff 0 high 8H', 'discard 8H']) expect(() => table.act(0, other)).toThrow();
    table.act(0, 'meld 9S 9D 9C');
    expect(table.legal()).toEqual({ 0: 'discard 8H; layoff 0 high 8H' });
  });

  test.each([
    ['a bridge of cards', '8H TH 2C', '9H', 'layoff 0 high 8H 9H; meld 8H 9H TH'],
    ['a bridge below', '4H 2H KC', '3H', 'layoff 0 low 4H 3H; meld 2H 3H 4H'],
    ['the bridge to an ace', '8H 9H TH JH QH KH 2C', 'AH', 'layoff 0 high 8H 9H TH JH QH KH AH; meld QH KH AH'],
    ['jokers in the bridge', 'JK TH 2C', '9H', 'layoff 0 high JK=8H 9H; meld 9H TH JK=JH; meld JK=8H 9H TH'],
    ['two jokers as a bridge', 'JK JK#2 2C', 'TH', 'layoff 0 high JK=8H JK#2=9H TH'],
  ])('can be reached by %s', (_name, hand, pile, list) => {
    const table = position({ start: true, melds: ['5H 6H 7H'], hands: [hand, '3C'], pile, stock: '…' });
    table.act(0, `take ${pile}`);
    expect(table.legal()[0]?.startsWith(list) ?? false).toBe(true);
  });

  it('takes nothing but the cards up to it: no bridge goes beyond', () => {
    const table = position({ melds: ['5H 6H 7H'], hands: ['8H 9H TH', '3C'], obliged: '8H' });
    expect(table.lays()).toEqual(['layoff 0 high 8H', 'meld 8H 9H TH']);
  });

  it('lays the whole bridge to the run, before the seat', () => {
    const table = position({ melds: ['5H 6H 7H'], hands: ['8H 9H TH', '3C'], obliged: 'TH', stock: '…' });
    expect(table.act(0, 'layoff 0 high 8H 9H TH').slice(0, 1)).toEqual(['hand/0 → meld/0/0: 8H 9H TH (layoff)']);
    expect(table.points(0)).toBe(27);
  });
});

describe('FR-P5 the discard', () => {
  it('may be the card just drawn, or a joker; it lies on top of the pile', () => {
    const table = position({ start: true, hands: ['2H JK', '3H'], pile: '5C', stock: '9C 8C …' });
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'discard 2H; discard 9C; discard JK' });
    expect(table.act(0, 'discard 9C')).toEqual(['hand/0 → discard: 9C (discard)']);
    expect(table.pile).toBe('9C 5C');
  });

  it('is listed once for each face', () => {
    const table = position({ hands: ['2H#2 2H 9C#2 JK#2 JK#3', '', '', '', ''] });
    expect(table.legal()[0]).toContain('discard 2H; discard 9C#2; discard JK#2; meld');
  });
});

describe('FR-P7 going out', () => {
  test.each([
    ['a discard', 'KC', 'discard KC'],
    ['a meld', '9S 9D 9C', 'meld 9S 9D 9C'],
    ['a lay-off', '8H', 'layoff 0 high 8H'],
  ])('by %s ends the deal at once', (_name, hand, act) => {
    const table = position({ melds: ['5H 6H 7H'], hands: [hand, '3H', '4C'], stock: '…' });
    expect(table.act(0, act).at(-1)).toContain('why out');
    expect(table.legal()).toEqual({});
  });
});

describe('FR-P8 going out by a discard only', () => {
  const hands = ['9S 9D 9C', '3H', '4C'];

  describe('"discard"', () => {
    const options = { goingOut: 'discard' };

    test.each([
      ['a meld that would empty the hand', '9S 9D 9C', []],
      ['one that leaves a card', '9S 9D 9C 2C', ['meld 9S 9D 9C']],
      ['a lay-off of the last card', '8H', []],
      ['one that leaves a card', '8H 2C', ['layoff 0 high 8H']],
    ])('%s: %s', (_name, hand, lays) => {
      expect(position({ options, melds: ['5H 6H 7H'], hands: [hand, '3H'] }).lays()).toEqual(lays);
    });

    it('lets nothing be taken that would empty the hand', () => {
      const start = { options, start: true, pile: '9C KD', stock: '…' } as const;
      expect(position({ ...start, hands: ['9S 9D', '3H'] }).legal()).toEqual({ 0: 'draw' });
      expect(position({ ...start, hands: ['9S 9D 2C', '3H'] }).legal()).toEqual({ 0: 'draw; take 9C' });
    });

    it('counts the cards of a bridge', () => {
      const start = { options, start: true, melds: ['5H 6H 7H'], pile: '9H', stock: '…' } as const;
      expect(position({ ...start, hands: ['8H', '3H'] }).legal()).toEqual({ 0: 'draw' });
      expect(position({ ...start, hands: ['8H 2C', '3H'] }).legal()).toEqual({ 0: 'draw; take 9H' });
    });

    it('ends by the discard of the last card', () => {
      expect(
        position({ options, hands: ['2C', '3H'] })
          .act(0, 'discard 2C')
          .at(-1),
      ).toContain('why out');
    });
  });

  describe('"float"', () => {
    const options = { goingOut: 'float' };

    it('ends the turn without a discard, and the deal goes on without a window', () => {
      const table = position({ options, hands, stock: '…', pile: '2D' });
      expect(table.act(0, 'meld 9S 9D 9C')).toEqual(['hand/0 → meld/0/0: 9S 9D 9C (meld)', 'float seat 0']);
      expect(Object.keys(table.legal())).toEqual(['1']);
    });

    it('lets the floating player call', () => {
      const table = position({ options, hands, stock: '…', pile: '2D' });
      table.row('0 meld 9S 9D 9C', '1 draw');
      const thrown = position({ options, turn: 1, melds: ['5H 6H 7H'], hands: ['', '3S 8H', '4C'], stock: '…' });
      thrown.act(1, 'discard 8H');
      expect(thrown.legal()[0]).toBe('rummy 8H');
      thrown.row('0 rummy 8H', '0 layoff 0 high 8H');
      expect(seatOnTurn(thrown)).toBe(1);
    });

    it('is no end: out is who discards the last card', () => {
      const table = position({ options, start: true, hands: ['', '3S 8H'], stock: '…' });
      table.act(0, 'draw');
      expect(table.act(0, `discard ${table.hand(0)}`).at(-1)).toContain('why out');
    });
  });
});

describe('FR-P9 stock out', () => {
  const table = (options: Options): Table =>
    position({
      options,
      start: true,
      melds: ['5H 6H 7H'],
      hands: ['2S 8H KD', '3S KC', '4S'],
      stock: '9H',
      pile: '7C',
    });

  it('"at-once": the deal ends with the last card', () => {
    const ended = table({});
    expect(ended.act(0, 'draw').at(-1)).toBe('deal-end winners 2 why stock totals -29 -13 -4');
    expect(ended.legal()).toEqual({});
  });

  describe('"turn"', () => {
    it('lets who drew it finish the turn, then the deal ends without a window', () => {
      const last = table({ stockOut: 'turn' });
      last.row('0 draw', '0 layoff 0 high 8H', '0 layoff 0 high 9H');
      expect(last.act(0, 'discard KD').at(-1)).toBe('deal-end winners 0 why stock totals 15 -13 -4');
    });

    it('ends with "out" if that player goes out', () => {
      const last = position({ options: { stockOut: 'turn' }, start: true, hands: ['2S', '3S'], stock: '8H' });
      last.act(0, 'draw');
      last.act(0, 'discard 2S');
      expect(last.legal()).toEqual({});
      const out = position({
        options: { stockOut: 'turn' },
        start: true,
        melds: ['5H 6H 7H'],
        hands: ['2S', '3S'],
        stock: '8H',
      });
      out.row('0 draw', '0 layoff 0 high 8H');
      expect(out.act(0, 'discard 2S').at(-1)).toContain('why out');
    });

    it('ends by floating too', () => {
      const options = { stockOut: 'turn', goingOut: 'float' };
      const last = position({ options, start: true, melds: ['5H 6H 7H'], hands: ['', '3S'], stock: '8H' });
      last.act(0, 'draw');
      const told = last.act(0, 'layoff 0 high 8H');
      expect([told[1], told.at(-1)]).toEqual(['float seat 0', 'deal-end winners 0 why stock totals 8 -3']);
    });

    it('is not touched by what is taken from the pile', () => {
      const taken = position({
        options: { stockOut: 'turn' },
        start: true,
        hands: ['9S 9D 2C', '3S'],
        pile: '9C',
        stock: '8H',
      });
      taken.row('0 take 9C', '0 meld 9S 9D 9C');
      expect(taken.act(0, 'discard 2C').at(-1)).toContain('why out');
    });
  });

  describe('"play-on"', () => {
    const goesOn = (): Table => {
      const table = position({
        options: { stockOut: 'play-on' },
        start: true,
        melds: ['5H 6H 7H'],
        hands: ['2S 8C', '3S 9H KC', '4S QD 2D'],
        stock: '8H',
      });
      table.row('0 draw', '0 discard 8H');
      return table;
    };

    it('goes on, with stop in place of the draw', () => {
      expect(goesOn().legal()).toEqual({ 1: 'stop; take 8H', 2: 'rummy 8H' });
    });

    it('ends by stop', () => {
      const table = goesOn();
      expect(table.act(1, 'stop').at(-1)).toContain('why stock');
      expect(table.legal()).toEqual({});
    });

    it('goes on as long as cards are taken', () => {
      const table = goesOn();
      table.row('1 take 8H', '1 layoff 0 high 8H', '1 layoff 0 high 9H', '1 discard KC');
      expect(table.legal()).toEqual({ 2: 'stop' });
    });
  });
});
