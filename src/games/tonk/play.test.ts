/** Turns, spreads, hits, bars, discards and slaps, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { type Position, type Table, dealt, position } from './position.testing.ts';

describe('TO-P1 whose turn it is', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('dealer %i: seat %i starts', (dealer, first) => {
    const { table } = dealt({ seats: 3, dealer, deck: '9S 8S 2H 3H 5D 7C JS' });
    expect(Object.keys(table.legal())).toEqual([String(first)]);
  });

  it('goes clockwise, past the last seat', () => {
    const table = position({ hands: ['2S 3S', '2H 3H', '2D 3D'], turn: 2, stock: 'KS QS …' });
    table.row('2 draw stock', '2 discard KS');
    expect(table.rules.onTurn(table.state)).toBe(0);
    table.row('0 draw stock', '0 discard QS');
    expect(table.rules.onTurn(table.state)).toBe(1);
  });
});

describe('TO-P2 a turn', () => {
  const turn: Position = { hands: ['2S 3S', '9H 9D 9C 8C KD'], turn: 1, stock: '7C …', discard: 'QS' };

  it('is a start step, then spreads and hits in any order, then one discard', () => {
    const table = position(turn);
    expect(table.legal()).toEqual({ 1: 'draw discard, stock; drop' });
    table.act(1, 'draw stock');
    expect(table.legal()).toEqual({ 1: 'discard 9H, KD, 9D, 9C, 8C, 7C; spread 9H 9D 9C, 9C 8C 7C' });
    table.act(1, 'spread 9C 8C 7C');
    expect(table.legal()).toEqual({ 1: 'discard 9H, KD, 9D' });
    table.act(1, 'discard KD');
    expect(table.legal()).toEqual({ 0: 'draw discard, stock; drop' });
  });

  it('needs no spread and no hit', () => {
    const table = position(turn);
    expect(table.row('1 draw stock', '1 discard KD')).toEqual([
      'stock → hand/1: 7C (draw)',
      'hand/1 → discard: KD (discard)',
    ]);
    expect(table.rules.onTurn(table.state)).toBe(0);
  });

  it('refuses whatever is not listed, and whoever is not on turn', () => {
    const table = position(turn);
    for (const [seat, act] of [
      [1, 'discard KD'],
      [1, 'spread 9H 9D 9C'],
      [0, 'draw stock'],
      [0, 'drop'],
      [1, 'tonk'],
    ] as const)
      expect(() => table.act(seat, act)).toThrow(`tonk: seat ${String(seat)} may not`);
    table.act(1, 'draw stock');
    for (const act of ['draw stock', 'drop', 'discard 2S', 'spread 9S 9H 9D', 'spread 8C 7C 6C', 'hit KD meld/0'])
      expect(() => table.act(1, act)).toThrow('tonk: seat 1 may not');
    expect(table.hand(1)).toBe('9H KD 9D 9C 8C 7C');
  });

  test.each([
    ['nothing below the first act', 1, -1],
    ['a number beyond all acts', 1, 5000],
    ['a seat that is not there', 7, 53],
  ])('refuses %s', (_name, seat, act) => {
    const table = position(turn);
    expect(() => table.rules.act(table.state, seat, act, new FastChance(1))).toThrow(Error);
  });
});

describe('TO-P3 a drop', () => {
  it('may come at the very first turn, and ends the deal', () => {
    const { table } = dealt({ seats: 2, dealer: 0, deck: 'AS KH 3S KD 5S QH 7S JC 9S 9C' });
    expect(table.act(1, 'drop').at(-1)).toBe('deal-end winners 1 why drop totals 95 105');
    expect(table.legal()).toEqual({});
  });

  it('may not come after drawing', () => {
    const table = position({ hands: ['2S 3S', '2H 3H'], turn: 1, stock: '…' });
    table.act(1, 'draw stock');
    expect(table.legalOf(1, 'drop')).toBeUndefined();
  });
});

describe('TO-P4 drawing', () => {
  const before: Position = { hands: ['2S 3S', '2H 3H', '2D 3D'], turn: 1, discard: 'KS QS JS', stock: '9C 8C …' };

  it('takes the top card of the stock', () => {
    const table = position(before);
    expect(table.act(1, 'draw stock')).toEqual(['stock → hand/1: 9C (draw)']);
    expect(table.hand(1)).toBe('3H 2H 9C');
    expect(table.order).toMatch(/^8C /);
  });

  it('or takes the discard', () => {
    const table = position(before);
    expect(table.act(1, 'draw discard')).toEqual(['discard → hand/1: KS (take)']);
    expect([table.hand(1), table.discard]).toEqual(['KS 3H 2H', 'QS JS']);
  });

  it('has no discard to take from an empty pile', () => {
    expect(position({ ...before, discard: '' }).legal()).toEqual({ 1: 'draw stock; drop' });
  });

  test.each([
    ['five takes in a row with three seats', 5, 'discard, stock'],
    ['six', 6, 'stock'],
  ])('after %s', (_name, takes, draws) => {
    expect(position({ ...before, takes }).legalOf(1, 'draw')).toBe(draws);
  });

  it('counts takes of all seats, and a draw from the stock sets them back', () => {
    const table = position({ ...before, takes: 4 });
    table.row('1 draw discard', '1 discard 3H', '2 draw discard', '2 discard 3D');
    expect(table.legalOf(0, 'draw')).toBe('stock');
    table.row('0 draw stock', '0 discard 3S');
    expect(table.legalOf(1, 'draw')).toBe('discard, stock');
  });

  it('a slap sets them back too', () => {
    const table = position({
      ...before,
      takes: 6,
      discarder: 0,
      spreads: ['2: KH KD KC'],
    });
    table.row('2 slap KS meld/0', '2 discard 3D');
    expect(table.legalOf(0, 'draw')).toBe('discard, stock');
  });
});

/** The spreads that a hand may lay. */
const spreadsOf = (hand: string, options = {}): string | undefined =>
  position({ options, hands: ['2S', hand], turn: 1, step: 'play', stock: '…' }).legalOf(1, 'spread');

describe('TO-P5 spreads', () => {
  test.each([
    ['two of a rank are none', {}, '7S 7H KD', undefined],
    ['three of a rank', {}, '7S 7H 7C KD', '7S 7H 7C'],
    ['two of a suit are none', {}, '7S 6S KD', undefined],
    ['three that follow', {}, '7S 6S 5S KD', '7S 6S 5S'],
    ['three of a suit with a gap are none', {}, '7S 6S 4S KD', undefined],
    ['three that follow in other suits are none', {}, '7S 6H 5S KD', undefined],
    [
      'every stretch of five',
      {},
      '7S 6S 5S 4S 3S',
      '7S 6S 5S, 7S 6S 5S 4S, 7S 6S 5S 4S 3S, 6S 5S 4S, 6S 5S 4S 3S, 5S 4S 3S',
    ],
    ['ace low', {}, 'AH 2H 3H', 'AH 3H 2H'],
    ['ace low, longer ones first', {}, 'AH 2H 3H 4H', 'AH 4H 3H 2H, AH 3H 2H, 4H 3H 2H'],
    ['ace high', {}, 'AH KH QH', 'AH KH QH'],
    ['ace high without aceHigh', { aceHigh: false }, 'AH KH QH', undefined],
    ['the rest of it without aceHigh', { aceHigh: false }, 'AH KH QH JH', 'KH QH JH'],
    ['ace low without aceHigh', { aceHigh: false }, 'AH 2H 3H', 'AH 3H 2H'],
    ['no run round the corner', {}, 'KH AH 2H', undefined],
    ['both ends of an ace, each for itself', {}, 'AH KH QH 2H 3H', 'AH KH QH, AH 3H 2H'],
    ['no run from clubs into hearts', {}, '2S AH KH', undefined],
    ['a set before the runs of a later card', {}, '9S 9H 9D 8D 7D', '9S 9H 9D, 9D 8D 7D'],
  ])('%s', (_name, options, hand, list) => {
    const low = hand.includes('2S') ? '3S' : '2S';
    const table = position({ options, hands: [low, hand], turn: 1, step: 'play', stock: '…' });
    expect(table.legalOf(1, 'spread')).toBe(list);
  });

  it('lie in new places in the order in which they are laid, for good', () => {
    const table = position({
      hands: ['KS KH KD QS 4D', '7S 6S 5S 2C'],
      turn: 0,
      step: 'play',
      stock: '2D …',
    });
    expect(table.act(0, 'spread KS KH KD')).toEqual([
      'hand/0 → meld/0: KS KH KD (spread)',
      'spread seat 0 place meld/0 kind set',
    ]);
    table.row('0 discard QS', '1 draw stock');
    expect(table.act(1, 'spread 7S 6S 5S')).toEqual([
      'hand/1 → meld/1: 7S 6S 5S (spread)',
      'spread seat 1 place meld/1 kind run',
    ]);
    expect([table.hand(1), table.spread(0), table.spread(1)]).toEqual(['2D 2C', 'KS KH KD', '7S 6S 5S']);
  });

  it('need not be laid', () => {
    expect(spreadsOf('7S 7H 7C KD')).toBe('7S 7H 7C');
    const table = position({ hands: ['2S', '7S 7H 7C KD'], turn: 1, step: 'play', stock: '…' });
    table.act(1, 'discard KD');
    expect(table.rules.onTurn(table.state)).toBe(0);
  });
});

/** The hits of a card on one spread of another seat. */
const hitsOf = (hand: string, spread: string, options = {}): string | undefined =>
  position({
    options,
    hands: ['', hand],
    turn: 1,
    step: 'play',
    spreads: [`0: ${spread}`],
    stock: '…',
  }).legalOf(1, 'hit');

describe('TO-P6 hits', () => {
  test.each([
    ['the fourth of a set', {}, '7D 6D', '7S 7H 7C', '7D meld/0'],
    ['nothing on four', {}, '6D 8D', '7S 7H 7D 7C', undefined],
    ['above and below a run', {}, 'QS 8S 7S', 'JS TS 9S', 'QS meld/0, 8S meld/0'],
    ['a neighbour of another suit', {}, 'QH 8H', 'JS TS 9S', undefined],
    ['the ace on a king', {}, 'AS TS', 'KS QS JS', 'AS meld/0, TS meld/0'],
    ['nothing above a king without aceHigh', { aceHigh: false }, 'AS TS', 'KS QS JS', 'TS meld/0'],
    ['nothing above an ace that stands high', {}, '2S TS', 'AS KS QS JS', 'TS meld/0'],
    ['the ace under a deuce', {}, 'AS 5S', '4S 3S 2S', 'AS meld/0, 5S meld/0'],
    ['nothing below an ace that stands low', {}, 'KS 4S', 'AS 3S 2S', '4S meld/0'],
    ['the ace once where it fits both ends', {}, 'AS', 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', 'AS meld/0'],
    ['the ace at the low end alone', { aceHigh: false }, 'AS', 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', 'AS meld/0'],
  ])('%s', (_name, options, hand, spread, list) => {
    expect(hitsOf(hand, spread, options)).toBe(list);
  });

  it('are listed for each spread that the card fits, on the own ones too', () => {
    const table = position({
      hands: ['2S', '8S 5D'],
      turn: 1,
      step: 'play',
      spreads: ['1: 8H 8D 8C', '0: JS TS 9S', '0: 7S 6S 5S'],
      stock: '…',
    });
    expect(table.legal()).toEqual({ 1: 'discard 8S, 5D; hit 8S meld/0, 8S meld/1, 8S meld/2' });
    table.act(1, 'hit 8S meld/2');
    expect([table.spread(0), table.spread(1), table.spread(2)]).toEqual(['8H 8D 8C', 'JS TS 9S', '8S 7S 6S 5S']);
  });

  it('name places as words: meld/10 before meld/2', () => {
    const sets = ['K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3'].map((rank) => `0: ${rank}S ${rank}H ${rank}D`);
    const table = position({ hands: ['2S', '3C JC QC AC'], turn: 1, step: 'play', spreads: sets, stock: '…' });
    expect(table.legalOf(1, 'hit')).toBe('QC meld/1, JC meld/2, 3C meld/10');
    const runs = position({
      hands: ['2S', '9C'],
      turn: 1,
      step: 'play',
      spreads: [
        '0: KS KH KD',
        '0: QS QH QD',
        '0: 8C 7C 6C',
        '0: JS JH JD',
        '0: TS TH TD',
        '0: 8S 8H 8D',
        '0: 7S 7H 7D',
        '0: 6S 6H 6D',
        '0: 5S 5H 5D',
        '0: 4S 4H 4D',
        '0: 9S 9H 9D',
      ],
      stock: '…',
    });
    expect(runs.legalOf(1, 'hit')).toBe('9C meld/10, 9C meld/2');
  });

  it('leave the owner as it was', () => {
    const table = position({
      hands: ['2S', 'QS 8S 5D', '7S 4D'],
      turn: 1,
      step: 'play',
      spreads: ['0: JS TS 9S'],
      stock: 'KD …',
    });
    expect(table.row('1 hit 8S meld/0', '1 discard 5D', '2 draw stock', '2 hit 7S meld/0')).toEqual([
      'hand/1 → meld/0: 8S (hit)',
      'barred seat 0 turns 1',
      'hand/1 → discard: 5D (discard)',
      'stock → hand/2: KD (draw)',
      'hand/2 → meld/0: 7S (hit)',
      'barred seat 0 turns 1',
    ]);
  });
});

describe('TO-P7 barred', () => {
  const run: Position = {
    hands: ['2S 2H 2D', 'QS 8S 7S 5D', '3S 4D'],
    turn: 1,
    step: 'play',
    spreads: ['0: JS TS 9S'],
    stock: '2C KD …',
  };

  it('is the owner of another seat’s spread, however often it is hit before its turn', () => {
    const table = position(run);
    expect(table.row('1 hit QS meld/0', '1 hit 8S meld/0').filter((line) => line.startsWith('barred'))).toEqual([
      'barred seat 0 turns 1',
      'barred seat 0 turns 1',
    ]);
  });

  it('is one turn longer for each hit with barStack', () => {
    const table = position({ ...run, options: { barStack: true } });
    expect(table.row('1 hit QS meld/0', '1 hit 8S meld/0').filter((line) => line.startsWith('barred'))).toEqual([
      'barred seat 0 turns 1',
      'barred seat 0 turns 2',
    ]);
  });

  it('is nobody by hitting the own spread', () => {
    const table = position({ ...run, spreads: ['1: JS TS 9S'] });
    expect(table.act(1, 'hit QS meld/0')).toEqual(['hand/1 → meld/0: QS (hit)']);
    expect(table.barred(1)).toBe(0);
  });

  it('is nobody with bar "none", and no note is written', () => {
    const table = position({ ...run, options: { bar: 'none' } });
    expect(table.act(1, 'hit QS meld/0')).toEqual(['hand/1 → meld/0: QS (hit)']);
    expect(table.barred(0)).toBe(0);
  });

  it('lists discards only, and is over after the discard', () => {
    const table = position({ ...run, turn: 0, barred: { 0: 1 }, options: { barStack: true } });
    expect(table.legal()).toEqual({ 0: 'discard 2S, 2H, 2D' });
    table.act(0, 'discard 2D');
    expect(table.barred(0)).toBe(0);
  });

  it('takes as many turns as were counted', () => {
    const table = position({ ...run, turn: 0, barred: { 0: 2 }, options: { barStack: true } });
    table.row('0 discard 2D', '1 draw discard', '1 discard 5D', '2 draw stock', '2 discard 4D', '0 draw stock');
    expect(table.barred(0)).toBe(1);
    expect(table.legal()).toEqual({ 0: 'discard 2S, 2H, KD' });
    table.act(0, 'discard KD');
    expect(table.barred(0)).toBe(0);
  });

  test.each([
    ['may drop', 'spread', 'draw discard, stock; drop'],
    ['may not drop with bar "spread-drop"', 'spread-drop', 'draw discard, stock'],
  ])('%s', (_name, bar, list) => {
    const table = position({ ...run, options: { bar }, step: 'start', turn: 0, barred: { 0: 1 }, discard: 'KS' });
    expect(table.legal()).toEqual({ 0: list });
  });

  it('leaves others their drop with bar "spread-drop"', () => {
    const table = position({ ...run, options: { bar: 'spread-drop' }, step: 'start', turn: 1, barred: { 0: 1 } });
    expect(table.legal()).toEqual({ 1: 'draw stock; drop' });
  });

  it('lasts while the seat is passed over by a slap', () => {
    const table = position({
      hands: ['2S 3S', '2H 3H', '7C 7D QS', '2D 3D'],
      discarder: 0,
      discard: '9H',
      spreads: ['2: QH JH TH'],
      barred: { 1: 1 },
      stock: '…',
    });
    table.row('2 slap 9H meld/0', '2 discard QS');
    expect([table.rules.onTurn(table.state), table.barred(1)]).toEqual([3, 1]);
  });
});

describe('TO-P8 the discard', () => {
  const taken: Position = { hands: ['2S', 'QS 8S 3D'], turn: 1, step: 'play', taken: 'QS', stock: '…' };

  it('goes from the hand onto the pile', () => {
    const table = position({ ...taken, discard: 'KC' });
    expect(table.act(1, 'discard 8S')).toEqual(['hand/1 → discard: 8S (discard)']);
    expect([table.hand(1), table.discard]).toEqual(['QS 3D', '8S KC']);
    expect(table.act(0, 'draw discard')).toEqual(['discard → hand/0: 8S (take)']);
  });

  test.each([
    ['not the card taken in this turn', {}, 'QS 8S 3D', 'QS', '8S, 3D'],
    ['unless it is the only one', {}, 'QS', 'QS', 'QS'],
    ['also the taken card with returnTaken', { returnTaken: true }, 'QS 8S 3D', 'QS', 'QS, 8S, 3D'],
    ['any card after a draw from the stock', {}, 'QS 8S 3D', undefined, 'QS, 8S, 3D'],
  ])('may be %s', (_name, options, hand, card, list) => {
    const { taken: _, ...rest } = taken;
    const table = position({ ...rest, ...(card === undefined ? {} : { taken: card }), options, hands: ['2S', hand] });
    expect(table.legal()).toEqual({ 1: `discard ${list}` });
  });

  it('refuses the taken card', () => {
    expect(() => position(taken).act(1, 'discard QS')).toThrow('tonk: seat 1');
  });

  it('may be in the next turn what was taken in the last', () => {
    const table = position({ ...taken, stock: '9C TC …' });
    table.row('1 discard 3D', '0 draw stock', '0 discard 9C', '1 draw stock');
    expect(table.legal()).toEqual({ 1: 'discard QS, 8S, TC' });
  });

  it('may be any card after a slap, the turn of which took nothing into the hand', () => {
    const table = position({
      hands: ['2S 3S', '2H 3H', '9D QS'],
      discarder: 0,
      discard: '9H',
      spreads: ['2: QH JH TH'],
      stock: '…',
    });
    table.act(2, 'slap 9H meld/0');
    expect(table.legal()).toEqual({ 2: 'discard QS, 9D' });
  });
});

describe('TO-P9 the slap', () => {
  const window: Position = {
    hands: ['2S 3S', '2H 3H', '7C 7D QS', '2D 3D'],
    discarder: 0,
    discard: '9H',
    spreads: ['1: QH JH TH'],
    stock: 'KD …',
  };
  const slappers = (table: Table): string => Object.keys(table.legal()).join(' ');

  it('is for all but the seat on turn and the one that discarded', () => {
    expect(position(window).legal()).toEqual({
      1: 'draw discard, stock; drop',
      2: 'slap 9H meld/0',
      3: 'slap 9H meld/0',
    });
  });

  it('opens after every discard, and only for the next act', () => {
    const table = position({
      ...window,
      discarder: 3,
      turn: 0,
      discard: '2C',
      stock: 'KD 9C …',
      hands: ['9H 3S', '2H 3H', '7C 7D QS', '2D 3D'],
    });
    table.row('0 draw stock', '0 discard 9H');
    expect(slappers(table)).toBe('1 2 3');
    table.act(1, 'draw stock');
    expect(slappers(table)).toBe('1');
  });

  test.each([
    ['is not for a barred seat', { barred: { 2: 1 } }, '1 3'],
    ['needs a spread that the discard fits', { spreads: ['1: QH JH TH 9H 8H'], discard: '9C' }, '1'],
    ['needs a spread on the table', { spreads: [] }, '1'],
    ['is not for the upcard, nor before the first discard', { discarder: undefined }, '1'],
  ])('%s', (_name, other, seats) => {
    const { discarder, ...rest } = { ...window, ...other };
    expect(slappers(position(discarder === undefined ? rest : { ...rest, discarder }))).toBe(seats);
  });

  it('is not for the upcard of a fresh deal, though it makes a set with two cards of a hand', () => {
    const { table } = dealt({
      options: { slap: 'any' },
      seats: 3,
      dealer: 0,
      deck: '9S 9H 2C 3C 9D KC 5D 6D QC 7H 8D JD 4C KS TD 9C',
    });
    expect(table.discard).toBe('9C');
    expect(table.legal()).toEqual({ 1: 'draw discard, stock; drop' });
  });

  test.each([
    ['is there with slap "table"', 'table', '0 1 2'],
    ['is not there with slap "off"', 'off', '0'],
  ])('%s', (_name, slap, seats) => {
    const hands = ['2S 3S', '2H 3H', '7C 7D QS', '2D 9H'];
    const table = position({ ...window, options: { slap }, hands, turn: 3, step: 'play', discard: 'QC' });
    table.act(3, 'discard 9H');
    expect(slappers(table)).toBe(seats);
  });

  it('is not there with two players', () => {
    const table = position({ hands: ['9H 3S', '2H 3H'], turn: 0, step: 'play', spreads: ['1: QH JH TH'], stock: '…' });
    table.act(0, 'discard 9H');
    expect(table.legal()).toEqual({ 1: 'draw discard, stock; drop' });
    const other = position({
      options: { slap: 'any' },
      hands: ['9H 3S', '9C 9D'],
      turn: 0,
      step: 'play',
      spreads: ['1: QH JH TH'],
      stock: '…',
    });
    other.act(0, 'discard 9H');
    expect(other.legal()).toEqual({ 1: 'draw discard, stock; drop' });
  });

  it('lists every spread that the card fits, places as words', () => {
    const table = position({ ...window, spreads: ['1: QH JH TH', '3: 9S 9D 9C', '0: 8H 7H 6H'] });
    expect(table.legal()[2]).toBe('slap 9H meld/0, 9H meld/1, 9H meld/2');
  });

  it('gives a full turn without a draw, then the turn of the seat on the slapper’s left', () => {
    const table = position({ ...window, hands: ['2S 3S', '2H 3H', '2D 3D', '7S 7C 7D 8H QS'] });
    expect(table.act(3, 'slap 9H meld/0')).toEqual([
      'slap seat 3 card 9H skipped 1 2',
      'discard → meld/0: 9H (slap)',
      'barred seat 1 turns 1',
    ]);
    expect(table.legal()).toEqual({ 3: 'discard QS, 7S, 8H, 7D, 7C; hit 8H meld/0; spread 7S 7D 7C' });
    table.row('3 hit 8H meld/0', '3 spread 7S 7D 7C', '3 discard QS');
    expect(table.legal()).toEqual({});
  });

  it('opens the next window for all but the slapper', () => {
    const table = position({ ...window, hands: ['2S 3S', '2H 3H', '2D 3D', '8H QS 5C'] });
    table.row('2 slap 9H meld/0', '2 discard 3D');
    expect(table.legal()).toEqual({ 3: 'draw discard, stock; drop' });
    const again = position({ ...window, hands: ['2S 3S', '2H 3H', '8H 3D', '5C QS'] });
    again.row('2 slap 9H meld/0', '2 discard 8H');
    expect(again.legal()).toEqual({ 0: 'slap 8H meld/0', 3: 'draw discard, stock; drop' }); // seat 1 is barred now
  });

  it('tells nobody skipped when the seats are neighbours of the one on turn', () => {
    const table = position({ ...window, discarder: 3, turn: 0, hands: ['2H 3H', '2S 3S', '7C 7D QS', '2D 3D'] });
    expect(table.act(1, 'slap 9H meld/0')).toEqual(['slap seat 1 card 9H skipped 0', 'discard → meld/0: 9H (slap)']);
  });

  describe('with slap "any"', () => {
    const any: Position = {
      ...window,
      options: { slap: 'any' },
      hands: ['2S 3S', '2H 3H', '9D 9C 8H 7H', '2D 9S'],
      spreads: [],
    };

    it('lists sets and runs of the discard with two or more cards of the hand', () => {
      expect(position(any).legal()).toEqual({
        1: 'draw discard, stock; drop',
        2: 'slap-spread 9H 8H 7H, 9H 9D 9C',
      });
    });

    it('lists no spread without the discard', () => {
      const table = position({ ...any, hands: ['2S 3S', '2H 3H', '9D 9C KS KH KC', '2D 9S'] });
      expect(table.legal()[2]).toBe('slap-spread 9H 9D 9C');
      expect(() => table.act(2, 'slap-spread KS KH KC')).toThrow('tonk: seat 2');
    });

    it('lays the new spread within the slap', () => {
      const table = position(any);
      expect(table.act(2, 'slap-spread 9H 8H 7H')).toEqual([
        'slap seat 2 card 9H skipped 1',
        'discard → meld/0: 9H (slap)',
        'hand/2 → meld/0: 8H 7H (spread)',
        'spread seat 2 place meld/0 kind run',
      ]);
      expect(table.legal()).toEqual({ 2: 'discard 9D, 9C' });
    });

    it('is refused with slap "table"', () => {
      expect(() => position({ ...any, options: {} }).act(2, 'slap-spread 9H 8H 7H')).toThrow('tonk: seat 2');
    });

    it('is refused to a barred seat, to one that lacks a card, and after the window', () => {
      expect(() => position({ ...any, barred: { 2: 1 } }).act(2, 'slap-spread 9H 8H 7H')).toThrow('tonk: seat 2');
      expect(() => position(any).act(3, 'slap-spread 9H 8H 7H')).toThrow('tonk: seat 3');
      const late = position(any);
      late.act(1, 'draw stock');
      expect(() => late.act(2, 'slap-spread 9H 8H 7H')).toThrow('tonk: seat 2');
    });
  });

  it('refuses a slap of another card, on another spread, or by the seat on turn', () => {
    const table = position({ ...window, spreads: ['1: QH JH TH', '3: 4S 4D 4C'] });
    for (const [seat, act] of [
      [2, 'slap KH meld/0'], // it fits, but is not the discard
      [2, 'slap 9H meld/1'],
      [2, 'slap 9H meld/2'],
      [1, 'slap 9H meld/0'],
      [0, 'slap 9H meld/0'],
    ] as const)
      expect(() => table.act(seat, act)).toThrow(`tonk: seat ${String(seat)}`);
    expect(() => table.rules.act(table.state, 4, table.number('slap 9H meld/0'), new FastChance(1))).toThrow('tonk');
  });
});

describe('TO-P10 after a discard', () => {
  const last: Position = {
    hands: ['2S 3S', 'KS 9H 5D', '7C 7D'],
    turn: 1,
    step: 'play',
    spreads: ['0: QH JH TH'],
    discard: '…',
  };

  it('ends the deal with the stock, without a window', () => {
    const table = position({ ...last, options: { slap: 'any' } });
    const told = table.act(1, 'discard 9H');
    expect(told[0]).toBe('hand/1 → discard: 9H (discard)');
    expect(told.at(-1)).toMatch(/^deal-end winners 0 why stock-out /);
    expect(table.legal()).toEqual({});
  });

  it('goes on while one card is left', () => {
    const table = position({ ...last, stock: '2C', discard: '' });
    table.act(1, 'discard 9H');
    expect(table.legal()).toEqual({ 0: 'slap 9H meld/0', 2: 'draw discard, stock; drop' });
  });

  it('takes the barred turn off before the next start step', () => {
    const table = position({ ...last, stock: '2C', discard: '', barred: { 1: 1 } });
    table.act(1, 'discard KS');
    expect(table.barred(1)).toBe(0);
  });

  it('ends also after a slap with an empty stock only when that turn is over', () => {
    const table = position({ ...last, stock: '2C 3C', discard: '' });
    table.row('1 discard 9H', '2 draw stock', '2 discard 2C', '0 draw stock');
    expect(table.legal()).toEqual({ 0: 'discard 3S, 2S, 3C' });
    expect(table.act(0, 'discard 3C').at(-1)).toMatch(/why stock-out/);
  });
});
