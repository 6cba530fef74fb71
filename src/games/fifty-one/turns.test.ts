/** Turns, exchanges and the call, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import { playRest } from '../kit/played.testing.ts';
import { type Position, type Table, dealt, position, rulesOf } from './position.testing.ts';

const HANDS = ['AS 9H 4C 5D 8S', 'QH 3C 4D 5C 7S', 'KS 2D 6H JC 9C'];
const BOARD = 'KH 7D 2C 9S TH';
const table = (of: Partial<Position> = {}): Table => position({ hands: HANDS, board: BOARD, stock: '…', ...of });

describe('FI-P1 turns', () => {
  it.each([
    [0, 1],
    [2, 0],
  ])('begin at the left of dealer %i with seat %i', (dealer, first) => {
    const { table: fresh } = dealt({ seats: 3, dealer });
    expect(fresh.legal()).toEqual({ [first]: '25 swaps' });
    expect(fresh.rules.onTurn(fresh.state)).toBe(first);
  });

  it('go clockwise, past the last seat', () => {
    const three = table({ turn: 2, dealer: 1 });
    three.row('2 swap KH for 6H', '2 end');
    expect(three.legal()).toEqual({ 0: '25 swaps' });
    expect(three.rules.askedLast(three.state)).toBe(0);
  });

  it('let nobody else act', () => {
    const three = table();
    expect(() => three.act(1, 'swap KH for 3C')).toThrow('fifty-one: seat 1');
    three.act(0, 'swap KH for 4C');
    expect(() => three.act(1, 'end')).toThrow('fifty-one: seat 1');
  });
});

describe('FI-P2 a turn', () => {
  it('is the exchange, then the call', () => {
    const three = table();
    three.act(0, 'swap KH for 4C');
    expect(three.legal()).toEqual({ 0: 'end, stop' });
    expect(three.act(0, 'end')).toEqual([]);
    expect(three.legal()).toEqual({ 1: '25 swaps' });
  });

  it('has no call once somebody has called Stop', () => {
    const three = table({ caller: 2, turn: 0, round: 2 });
    three.act(0, 'swap KH for 4C');
    expect(three.legal()).toEqual({ 1: 'clear, 25 swaps' });
  });

  it('refuses in the exchange what belongs to the call, and the other way round', () => {
    const three = table({ round: 2 });
    for (const words of ['end', 'stop', 'pass', 'swap-all']) expect(() => three.act(0, words)).toThrow('seat 0');
    three.act(0, 'swap KH for 4C');
    for (const words of ['swap 7D for AS', 'clear', 'pass', 'swap-all'])
      expect(() => three.act(0, words)).toThrow('fifty-one: seat 0');
    expect(three.legal()).toEqual({ 0: 'end, stop' });
  });
});

describe('FI-P3 the swap', () => {
  it('lists every board card with every hand card, in card order', () => {
    const list = table().lists()[0] ?? [];
    expect(list.slice(0, 6)).toEqual([
      'swap 9S for AS',
      'swap 9S for 8S',
      'swap 9S for 9H',
      'swap 9S for 5D',
      'swap 9S for 4C',
      'swap KH for AS',
    ]);
    expect(list.map((one) => one.slice(5, 7)).filter((card, i, all) => all[i - 1] !== card)).toEqual([
      '9S',
      'KH',
      'TH',
      '7D',
      '2C',
    ]);
  });

  it('lays the card given where the taken one lay', () => {
    const three = table();
    expect(three.act(0, 'swap 7D for 4C')).toEqual(['board/1 → hand/0: 7D (take)', 'hand/0 → board/1: 4C (give)']);
    expect([three.board, three.hand(0)]).toEqual(['KH 4C 2C 9S TH', 'AS 8S 9H 7D 5D']);
  });

  it('never gives back the card just taken, nor takes or gives any other', () => {
    const three = table();
    for (const words of ['swap KH for KH', 'swap 3C for 4C', 'swap KH for QH', 'swap AS for 4C'])
      expect(() => three.act(0, words)).toThrow('fifty-one: seat 0');
    expect([three.board, three.hand(0)]).toEqual([BOARD, 'AS 8S 9H 5D 4C']);
  });

  it('takes and gives the joker like any other card', () => {
    const three = position({ options: { joker: true }, hands: HANDS, board: 'KH JK 2C 9S TH', stock: '…' });
    expect(three.lists()[0]?.at(-1)).toBe('swap JK for 4C');
    expect(three.act(0, 'swap JK for 4C')[0]).toBe('board/1 → hand/0: JK (take)');
    expect(three.hand(0)).toBe('AS 8S 9H 5D JK');
  });
});

describe('FI-P4 the clear', () => {
  it.each([
    [1, '25 swaps'],
    [2, 'clear, 25 swaps'],
    [9, 'clear, 25 swaps'],
  ])('is listed on the own turn number 2 and later: %i', (round, list) => {
    expect(table({ round }).legal()).toEqual({ 0: list });
  });

  it('counts the turns of each seat from the left of the dealer', () => {
    const three = table({ dealer: 0, turn: 1 });
    three.row('1 swap KH for 3C', '1 end');
    expect(three.legal()).toEqual({ 2: '25 swaps' });
    three.row('2 swap 3C for 2D', '2 end');
    expect(three.legal()).toEqual({ 0: '25 swaps' });
    three.row('0 swap 2D for 4C', '0 end');
    expect(three.legal()).toEqual({ 1: 'clear, 25 swaps' });
  });

  it('sweeps the board onto the discard, the last slot on top, and deals five new ones', () => {
    const three = table({ round: 2, stock: 'AC AD AH 2H 3H …', discard: '8C' });
    expect(three.act(0, 'clear')).toEqual([
      'board/0 → discard: KH (clear)',
      'board/1 → discard: 7D (clear)',
      'board/2 → discard: 2C (clear)',
      'board/3 → discard: 9S (clear)',
      'board/4 → discard: TH (clear)',
      'stock → board/0: AC (deal)',
      'stock → board/1: AD (deal)',
      'stock → board/2: AH (deal)',
      'stock → board/3: 2H (deal)',
      'stock → board/4: 3H (deal)',
    ]);
    expect([three.board, three.discard]).toEqual(['AC AD AH 2H 3H', 'TH 9S 2C 7D KH 8C']);
  });

  it('comes once in a turn, and then one must swap, or swap all where that is an option', () => {
    const three = table({ options: { pass: 'later', swapAll: true }, round: 2 });
    expect(three.legal()).toEqual({ 0: 'clear, pass, 25 swaps, swap-all' });
    three.act(0, 'clear');
    expect(three.legal()).toEqual({ 0: '25 swaps, swap-all' });
    expect(() => three.act(0, 'clear')).toThrow('fifty-one: seat 0');
    expect(() => three.act(0, 'pass')).toThrow('fifty-one: seat 0');
  });

  it('may come again on the next turn', () => {
    const three = table({ round: 2, turn: 2, dealer: 2, stock: 'AC AD AH 2H 3H …' });
    three.row('2 clear', '2 swap AC for 2D', '2 end');
    expect(three.legal()).toEqual({ 0: 'clear, 25 swaps' });
  });
});

describe('FI-P5 the stock runs out', () => {
  const hands = ['AS KS QS JS TS', '9S 8S 7S 6S 5S'];
  const board = 'AH KH QH JH TH';

  it('in the middle of a board: the discard with the swept cards is shuffled', () => {
    const two = position({ hands, board, stock: 'AC KC', discard: '2D 3D', round: 2 });
    const told = two.act(0, 'clear', 'QH 2D AH JH TH KH 3D');
    expect(told.slice(5)).toEqual([
      'stock → board/0: AC (deal)',
      'stock → board/1: KC (deal)',
      'discard → stock: TH JH QH KH AH 2D 3D (recycle)',
      'shuffle stock: QH 2D AH JH TH KH 3D',
      'stock → board/2: QH (deal)',
      'stock → board/3: 2D (deal)',
      'stock → board/4: AH (deal)',
    ]);
    expect([two.stock, two.discard]).toEqual(['JH TH KH 3D', '']);
  });

  it('before the first card of a board', () => {
    const two = position({ hands, board, discard: '2D', round: 2 });
    expect(two.act(0, 'clear', 'QH 2D AH JH TH …').slice(5, 7)).toEqual([
      'discard → stock: TH JH QH KH AH 2D (recycle)',
      'shuffle stock: QH 2D AH JH TH KH',
    ]);
  });

  it('starts nothing by itself', () => {
    const two = position({ hands, board, stock: 'AC KC QC JC TC', discard: '2D 3D', round: 2 });
    expect(two.act(0, 'clear')).toHaveLength(10);
    expect([two.stock, two.discard]).toEqual(['', 'TH JH QH KH AH 2D 3D']);
    expect(two.legal()).toEqual({ 0: '25 swaps' });
  });
});

describe('FI-P6 other exchanges', () => {
  test.each<[string, Options, Partial<Position>, string]>([
    ['never a pass', {}, { round: 3, caller: 2 }, 'clear, 25 swaps'],
    ['later: not on the first turn', { pass: 'later' }, { round: 1, caller: 2 }, '25 swaps'],
    ['later: from the second on', { pass: 'later' }, { round: 2 }, 'clear, pass, 25 swaps'],
    ['last: not before Stop', { pass: 'last' }, { round: 3 }, 'clear, 25 swaps'],
    ['last: after Stop, on the first turn too', { pass: 'last' }, { round: 1, caller: 2 }, 'pass, 25 swaps'],
    ['last: after Stop', { pass: 'last' }, { round: 3, caller: 2 }, 'clear, pass, 25 swaps'],
    ['swap-all: not on the first turn', { swapAll: true }, { round: 1, caller: 2 }, '25 swaps'],
    ['swap-all: from the second on', { swapAll: true }, { round: 2 }, 'clear, 25 swaps, swap-all'],
  ])('%s', (_name, options, of, list) => {
    expect(table({ options, ...of }).legal()).toEqual({ 0: list });
  });

  it('a pass leaves hand and board alone, and the call follows', () => {
    const three = table({ options: { pass: 'later' }, round: 2 });
    expect(three.act(0, 'pass')).toEqual(['pass seat 0']);
    expect([three.board, three.hand(0)]).toEqual([BOARD, 'AS 8S 9H 5D 4C']);
    expect(three.legal()).toEqual({ 0: 'end, stop' });
  });

  it('a pass after Stop ends the turn', () => {
    const three = table({ options: { pass: 'last' }, round: 2, caller: 2 });
    three.act(0, 'pass');
    expect(three.legal()).toEqual({ 1: 'clear, pass, 25 swaps' });
  });

  it('swap-all takes the board from the first slot on and lays the old hand down in card order', () => {
    const three = table({ options: { swapAll: true }, round: 2 });
    expect(three.act(0, 'swap-all')).toEqual([
      'board/0 → hand/0: KH (take)',
      'board/1 → hand/0: 7D (take)',
      'board/2 → hand/0: 2C (take)',
      'board/3 → hand/0: 9S (take)',
      'board/4 → hand/0: TH (take)',
      'hand/0 → board/0: AS (give)',
      'hand/0 → board/1: 8S (give)',
      'hand/0 → board/2: 9H (give)',
      'hand/0 → board/3: 5D (give)',
      'hand/0 → board/4: 4C (give)',
    ]);
    expect([three.board, three.hand(0)]).toEqual(['AS 8S 9H 5D 4C', '9S KH TH 7D 2C']);
    expect(three.legal()).toEqual({ 0: 'end, stop' });
  });

  it('swap-all comes after a clear too, with the new board', () => {
    const three = table({ options: { swapAll: true }, round: 2, stock: 'AC AD AH 2H 3H …' });
    three.row('0 clear', '0 swap-all');
    expect([three.board, three.hand(0)]).toEqual(['AS 8S 9H 5D 4C', 'AH 3H 2H AD AC']);
  });

  it('swap-all lays a joker down last', () => {
    const hands = ['AS JK 4C 5D 8S', HANDS[1] ?? '', HANDS[2] ?? ''];
    const three = table({ options: { swapAll: true, joker: true }, round: 2, hands });
    three.act(0, 'swap-all');
    expect(three.board).toBe('AS 8S 5D 4C JK');
  });
});

describe('FI-P7 the call', () => {
  it('may come on any turn, the first one included', () => {
    const three = table();
    three.act(0, 'swap KH for 4C');
    expect(three.act(0, 'stop')).toEqual(['stop seat 0']);
    expect(three.legal()).toEqual({ 1: '25 swaps' });
  });

  const flush = { stopNeedsFlush: true, joker: true };
  test.each<[string, string, Options, string]>([
    ['any hand', 'AS 9H 4C 5D 8S', {}, 'end, stop'],
    ['a mixed hand', 'AS 9S 4S 5S 8H', flush, 'end'],
    ['one suit', 'AS 9S 4S 5S 8S', flush, 'end, stop'],
    ['one suit of the second half', 'AC 9C 4C 5C 8C', flush, 'end, stop'],
    ['one suit with the joker', 'AD 9D 4D 5D JK', flush, 'end, stop'],
    ['two suits with the joker', 'AD 9D 4D 5H JK', flush, 'end'],
  ])('with %s: %s', (_name, hand, options, list) => {
    const two = position({ options, hands: [hand, ''], board: 'KH 7D 2C 6S TH', phase: 'call' });
    expect(two.legal()).toEqual({ 0: list });
    if (list === 'end') expect(() => two.act(0, 'stop')).toThrow('fifty-one: seat 0');
  });
});

describe('FI-P8 the last round', () => {
  it('gives every other seat one more turn, without a call', () => {
    const three = table({ turn: 1, round: 2, dealer: 2, phase: 'call' });
    expect(three.row('1 stop', '2 swap KH for 6H', '0 swap 6H for 4C').slice(0, 3)).toEqual([
      'stop seat 1',
      'board/0 → hand/2: KH (take)',
      'hand/2 → board/0: 6H (give)',
    ]);
    expect(three.rules.standing(three.state).dealOver).toBe(true);
    expect(three.legal()).toEqual({});
  });

  it('lets a seat clear whose own turn number is 2 or more, not one on its first', () => {
    const three = table({ turn: 1, round: 1, dealer: 2, phase: 'call' });
    three.act(1, 'stop');
    expect(three.legal()).toEqual({ 2: '25 swaps' });
    three.act(2, 'swap KH for 6H');
    expect(three.legal()).toEqual({ 0: 'clear, 25 swaps' });
  });

  it('compares the hands before the caller would be on turn again', () => {
    const two = table({ hands: HANDS.slice(0, 2), turn: 0, dealer: 1, phase: 'call' });
    two.act(0, 'stop');
    expect(
      two
        .act(1, 'swap KH for 3C')
        .slice(2)
        .map((line) => line.split(' ')[0]),
    ).toEqual(['show', 'show', 'score', 'deal-end']);
  });
});

describe('FI-P9 nobody stops', () => {
  const last: Partial<Position> = { options: { rounds: 5 }, turn: 2, dealer: 2, phase: 'call' };

  it('ends when the dealer ends his turn number `rounds`', () => {
    const three = table({ ...last, round: 5 });
    expect(three.act(2, 'end').at(-1)).toMatch(/ why rounds /);
    expect(three.rules.standing(three.state).dealOver).toBe(true);
  });

  it.each([
    ['a turn before', { ...last, round: 4 }, '2'],
    ['another seat', { ...last, round: 5, turn: 1 }, '1'],
  ])('does not end with %s', (_name, of, seat) => {
    const three = table(of);
    expect(three.row(`${seat} end`)).toEqual([]);
    expect(three.rules.standing(three.state).dealOver).toBe(false);
  });

  it('gives one round more if Stop comes in the last turn', () => {
    const three = table({ ...last, round: 5 });
    three.row('2 stop', '0 swap KH for 4C');
    expect(three.legal()).toEqual({ 1: 'clear, 25 swaps' });
    expect(three.act(1, 'swap 4C for 3C').at(-1)).toMatch(/ why stop /);
  });

  it.each([2, 3, 5])('bounds every deal of %i seats: three choices a turn, one round more', (seats) => {
    const rules = rulesOf({ rounds: 5, pass: 'later', swapAll: true, stopNeedsFlush: true }, seats);
    const [state, chance] = [rules.newState(), new FastChance(seats)];
    for (let deal = 0; deal < 200; deal += 1) {
      let made = 0;
      rules.deal(state, { deal: 1, dealer: deal % seats }, chance);
      playRest(
        rules,
        state,
        (acts) => {
          made += 1;
          return chance.below(2) === 0 ? 0 : chance.below(acts.length);
        },
        chance,
      );
      expect(made).toBeLessThanOrEqual(3 * seats * 6);
    }
  });
});
