/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it } from 'vitest';
import { type Position, handsDealt, position } from './position.testing.ts';

describe('TO worked example 1: two tonks [TO-S8]', () => {
  const hands = ['KS KD QH JC TS', '9S 8S 2H 3H 5D', 'AS AH 2D 3C 4C'];

  it('asks both holders, and two declared tonks draw', () => {
    const table = handsDealt(hands);
    expect(table.legal()).toEqual({ 0: 'no-tonk; tonk', 2: 'no-tonk; tonk' });
    expect(table.row('0 tonk', '2 tonk')).toEqual([
      'show seat 0 cards KS TS QH KD JC count 50',
      'show seat 2 cards AS AH 2D 4C 3C count 11',
      'deal-end winners why tonk-draw totals 100 100 100',
    ]);
  });

  it('pays the only one that declares', () => {
    const table = handsDealt(hands);
    expect(table.row('0 no-tonk', '2 tonk')).toEqual([
      'show seat 2 cards AS AH 2D 4C 3C count 11',
      'purse/1 → purse/2: 10 (tonk)',
      'purse/0 → purse/2: 10 (tonk)',
      'deal-end winners 2 why tonk totals 90 90 120',
    ]);
  });
});

describe('TO worked example 2: all spreads are listed; tonk out [TO-P5, TO-E4]', () => {
  it('lists every set and run, and pays double for both', () => {
    const table = position({ hands: ['2S', '7S 7H 9D 8D 7D 7C', '2H'], turn: 1, step: 'play', stock: '…' });
    expect(table.legal()).toEqual({
      1: 'discard 7S, 7H, 9D, 8D, 7D, 7C; ' + 'spread 7S 7H 7D, 7S 7H 7D 7C, 7S 7H 7C, 7S 7D 7C, 7H 7D 7C, 9D 8D 7D',
    });
    table.act(1, 'spread 9D 8D 7D');
    expect(table.act(1, 'spread 7S 7H 7C')).toEqual([
      'hand/1 → meld/1: 7S 7H 7C (spread)',
      'spread seat 1 place meld/1 kind set',
      'purse/2 → purse/1: 10 (tonk-out)',
      'purse/0 → purse/1: 10 (tonk-out)',
      'deal-end winners 1 why tonk-out totals 90 120 90',
    ]);
  });
});

describe('TO worked example 3: hits grow [TO-P6]', () => {
  it('lists the ace once the king lies there', () => {
    const table = position({
      hands: ['2S 3S', 'AH KH 9H 4H 2C'],
      turn: 1,
      step: 'play',
      spreads: ['0: QH JH TH', '1: 4S 4D 4C'],
      stock: '…',
    });
    expect(table.legal()).toEqual({
      1: 'discard AH, KH, 9H, 4H, 2C; hit KH meld/0, 9H meld/0, 4H meld/1',
    });
    expect(table.act(1, 'hit KH meld/0')).toEqual(['hand/1 → meld/0: KH (hit)', 'barred seat 0 turns 1']);
    expect(table.legal()).toEqual({ 1: 'discard AH, 9H, 4H, 2C; hit AH meld/0, 9H meld/0, 4H meld/1' });
  });
});

describe('TO worked example 4: barred [TO-P7]', () => {
  it('lists discards only, and one turn later the seat is free', () => {
    const table = position({
      hands: ['2S 3S', 'QS 8S 3D 5C'],
      turn: 1,
      step: 'play',
      spreads: ['0: 5S 5H 5D'],
      barred: { 1: 1 },
      stock: '…',
    });
    expect(table.legal()).toEqual({ 1: 'discard QS, 8S, 3D, 5C' });
    table.act(1, 'discard QS');
    expect(table.barred(1)).toBe(0);
  });
});

describe('TO worked example 5: slap [TO-P9]', () => {
  it('is open to whoever can use the discard, and moves the turn', () => {
    const table = position({
      hands: ['2S 3S', '2H 3H', '7C 7D QS', '2D 3D'],
      discarder: 0,
      discard: '9H',
      spreads: ['1: QH JH TH', '3: KS KH KC'],
      barred: { 3: 1 },
      stock: '…',
    });
    expect(table.legal()).toEqual({ 1: 'draw discard, stock; drop', 2: 'slap 9H meld/0' });
    expect(table.act(2, 'slap 9H meld/0')).toEqual([
      'slap seat 2 card 9H skipped 1',
      'discard → meld/0: 9H (slap)',
      'barred seat 1 turns 1',
    ]);
    expect(table.legal()).toEqual({ 2: 'discard QS, 7D, 7C' });
    table.act(2, 'discard QS');
    expect(Object.keys(table.legal())).toEqual(['3']);
  });
});

describe('TO worked example 6: slap with a new spread [TO-P9]', () => {
  it('lists what the discard makes with cards of the hand', () => {
    const table = position({
      options: { slap: 'any' },
      hands: ['2S 3S', '2H 3H', '9D 9C QS', '8H 7H 4H 5D'],
      discarder: 0,
      discard: '9H',
      spreads: ['1: QH JH TH'],
      stock: '…',
    });
    expect(table.legal()).toEqual({
      1: 'draw discard, stock; drop',
      2: 'slap 9H meld/0; slap-spread 9H 9D 9C',
      3: 'slap 9H meld/0; slap-spread 9H 8H 7H',
    });
  });
});

const showdown = (hands: readonly string[], of: Omit<Position, 'hands'>): string[] =>
  position({ ...of, hands, turn: 0, stock: '…' })
    .act(0, 'drop')
    .filter((line) => !line.startsWith('show'));

describe('TO worked example 7: caught by a tie [TO-E2]', () => {
  it('pays the seat that caught him twice, and the others pay it too', () => {
    expect(showdown(['7S 2D AC', 'TS', 'KD 4S 2H', '9D 8C 3S 2S'], { dealer: 3 })).toEqual([
      'purse/0 → purse/1: 5 (caught)',
      'purse/0 → purse/1: 5 (low)',
      'purse/2 → purse/1: 5 (low)',
      'purse/3 → purse/1: 5 (low)',
      'deal-end winners 1 why caught totals 90 120 95 95',
    ]);
  });
});

describe('TO worked example 8: caught by a lower hand [TO-E2]', () => {
  const hands = ['7S 2D AC', 'TS', '3D 4S AH', '9D 8C 3S 2S'];

  it('pays both that caught him, and the lowest once more', () => {
    expect(showdown(hands, { dealer: 3 })).toEqual([
      'purse/0 → purse/1: 5 (caught)',
      'purse/0 → purse/2: 5 (caught)',
      'purse/0 → purse/2: 5 (low)',
      'purse/1 → purse/2: 5 (low)',
      'purse/3 → purse/2: 5 (low)',
      'deal-end winners 2 why caught totals 85 100 120 95',
    ]);
  });

  it('pays twice at once with caught "double", and no more', () => {
    expect(showdown(hands, { dealer: 3, options: { caught: 'double' } })).toEqual([
      'purse/0 → purse/1: 10 (caught)',
      'purse/0 → purse/2: 10 (caught)',
      'purse/1 → purse/2: 5 (low)',
      'purse/3 → purse/2: 5 (low)',
      'deal-end winners 2 why caught totals 80 105 120 95',
    ]);
  });
});

describe('TO worked example 9: unmatched [TO-E0]', () => {
  const hands = ['8S 7S 6S 2D AC', 'KS KH 5D', '9C 4C'];

  it('leaves a spread in the hand out', () => {
    const table = position({ hands, dealer: 2, turn: 0, stock: '…' });
    expect(table.act(0, 'drop')).toEqual([
      'show seat 0 cards 8S 7S 6S 2D AC count 3',
      'show seat 1 cards KS KH 5D count 25',
      'show seat 2 cards 9C 4C count 13',
      'purse/1 → purse/0: 5 (drop)',
      'purse/2 → purse/0: 5 (drop)',
      'deal-end winners 0 why drop totals 110 95 95',
    ]);
  });

  it('counts it with count "all"', () => {
    expect(showdown(hands, { dealer: 2, options: { count: 'all' } })).toEqual([
      'purse/0 → purse/2: 5 (caught)',
      'purse/0 → purse/2: 5 (low)',
      'purse/1 → purse/2: 5 (low)',
      'deal-end winners 2 why caught totals 90 95 115',
    ]);
  });
});

describe('TO worked example 10: stock out [TO-P10, TO-E5]', () => {
  it('compares at once, without a window', () => {
    const table = position({
      hands: ['9C 4C', '8S 3D 5C'],
      turn: 1,
      step: 'play',
      spreads: ['0: 5S 5H 5D'],
      discard: '…',
    });
    expect(table.legal()).toEqual({ 1: 'discard 8S, 3D, 5C; hit 5C meld/0' });
    table.act(1, 'hit 5C meld/0');
    expect(table.act(1, 'discard 8S')).toEqual([
      'hand/1 → discard: 8S (discard)',
      'show seat 1 cards 3D count 3',
      'show seat 0 cards 9C 4C count 13',
      'purse/0 → purse/1: 5 (stock-out)',
      'deal-end winners 1 why stock-out totals 95 105',
    ]);
  });
});

describe('TO worked example 11: the cap [TO-P4]', () => {
  it('keeps the pile shut after four takes until the stock is drawn from', () => {
    const table = position({
      hands: ['9C 4C', '8S 3D'],
      turn: 1,
      discard: 'KS',
      takes: 4,
      stock: 'KD QD …',
    });
    expect(table.legal()).toEqual({ 1: 'draw stock; drop' });
    table.row('1 draw stock', '1 discard KD');
    expect(table.legal()).toEqual({ 0: 'draw discard, stock; drop' });
  });
});

describe('TO worked example 12: no give-back [TO-P8]', () => {
  const taken: Position = {
    hands: ['9C 4C', 'QS 8S 3D'],
    turn: 1,
    step: 'play',
    taken: 'QS',
    spreads: ['1: 8H 8D 8C', '0: 3S 3H 3C'],
    stock: '…',
  };

  it('lists the other cards only', () => {
    expect(position({ ...taken, spreads: [] }).legal()).toEqual({ 1: 'discard 8S, 3D' });
  });

  it('lets the taken card go when it is all that is left: a run out', () => {
    const table = position(taken);
    table.row('1 hit 8S meld/0', '1 hit 3D meld/1');
    expect(table.legal()).toEqual({ 1: 'discard QS' });
    expect(table.act(1, 'discard QS')).toEqual([
      'hand/1 → discard: QS (discard)',
      'purse/0 → purse/1: 5 (run-out)',
      'deal-end winners 1 why run-out totals 95 105',
    ]);
  });
});
