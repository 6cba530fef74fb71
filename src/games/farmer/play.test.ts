/** Play, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { begun } from './position.testing.ts';

const three = { hands: ['2S 3S', '2H 3H 4H', '2D 3D'], farmer: 0 };

describe('FA-P1 who draws', () => {
  it('one after the other in farm order, each until it stays, the farmer last', () => {
    const table = begun({ ...three, farmer: 1 });
    const turns: string[] = [];
    for (const seat of [2, 0, 1]) {
      turns.push(table.legal());
      table.row(`${String(seat)} hit`);
      turns.push(table.legal());
      table.row(`${String(seat)} stay`);
    }
    expect(turns).toEqual(['2: hit', '2: hit stay', '0: hit', '0: hit stay', '1: hit', '1: hit stay']);
    expect(table.legal()).toBe('');
  });

  it('nobody else, and nobody again', () => {
    const table = begun(three);
    for (const seat of [0, 2, 3]) expect(() => table.act(seat, 'hit')).toThrow(`seat ${String(seat)}`);
    table.row('1 hit', '1 stay');
    expect(() => table.act(1, 'hit')).toThrow('seat 1');
  });
});

describe('FA-P2 hitting', () => {
  it('takes the top card of the stock, face up', () => {
    const table = begun(three);
    expect(table.row('1 hit', '1 hit')).toEqual(['stock → up/1: 3H (hit)', 'stock → up/1: 4H (hit)']);
  });

  test.each([
    ['the first seat', 1, []],
    ['the farmer', 0, ['1 hit', '1 stay', '2 hit', '2 stay']],
  ])('is a must once: %s', (_name, seat, before) => {
    const table = begun({ ...three, hands: ['2S 3S', '2H 3H', '2D 3D'] });
    table.row(...before);
    expect(table.legal()).toBe(`${String(seat)}: hit`);
    expect(() => table.act(seat, 'stay')).toThrow('may not');
  });
});

describe('FA-P3 staying', () => {
  it('is told and ends the drawing of the seat', () => {
    const table = begun(three);
    table.act(1, 'hit');
    expect(table.act(1, 'stay')).toEqual(['stay seat 1']);
    expect(table.legal()).toBe('2: hit');
  });
});

describe('FA-P4 who may hit again', () => {
  test.each([
    ['with a low total', 'TS 2H', '1: hit stay'],
    ['with 15', 'TS 5H', '1: hit stay'],
    ['with exactly 16', '9S 7H', '1: hit stay'],
    ['not with 17', 'TS 7H', '1: stay'],
    ['not with 20', 'TS TH', '1: stay'],
    ['an ace counts 1', 'AS TH', '1: hit stay'],
  ])('%s', (_name, hand, legal) => {
    const table = begun({ hands: ['2C 3C', hand] });
    table.act(1, 'hit');
    expect(table.legal()).toBe(legal);
    if (legal === '1: stay') expect(() => table.act(1, 'hit')).toThrow('seat 1');
  });

  it('a bust seat stays like anybody else: nothing says that it is bust', () => {
    const table = begun({ hands: ['2C 3C', 'TS 7H'] });
    table.act(1, 'hit');
    expect(table.act(1, 'stay')).toEqual(['stay seat 1']);
  });

  it('a hand may grow up to sixteen cards high', () => {
    const table = begun({ hands: ['TC TD', 'AS AH AD AC 2S 2H 2D 2C 3S'] });
    for (let hit = 0; hit < 8; hit += 1) table.act(1, 'hit');
    expect(table.legal()).toBe('1: hit stay');
  });
});

describe('FA-P5 the end of drawing', () => {
  it('all face-down cards are shown when the farmer has stayed, with the totals', () => {
    const table = begun({ hands: ['2S 4S', '2H 3H', '2D 5D'] });
    table.row('1 hit', '1 stay', '2 hit', '2 stay', '0 hit');
    expect(table.act(0, 'stay').slice(0, 4)).toEqual([
      'stay seat 0',
      'show seat 1 cards 2H total 5',
      'show seat 2 cards 2D total 7',
      'show seat 0 cards 2S total 6',
    ]);
  });
});
