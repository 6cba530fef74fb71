/** The end of a deal and of a game, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import type { Options } from '../../record/line.ts';
import type { Standing } from '../contract/contract.ts';
import { optionTrouble } from '../contract/options/values.ts';
import { options as table } from './options.ts';
import { type Position, position } from './position.testing.ts';

/** What everybody shows when seat 0 drops, in the order of the lines. */
const shown = (hands: readonly string[], options: Options = {}): string[] =>
  position({ options, hands, turn: 0, stock: '…' })
    .act(0, 'drop')
    .filter((line) => line.startsWith('show'))
    .map((line) => line.replace(/^show seat (\d) cards (.*) ?count (\d+)$/, '$1: $2= $3').replaceAll('  ', ' '));

/** The total of a hand at a showdown. */
const total = (hand: string, options: Options = {}): number =>
  Number(shown([hand, '9C'], options).at(-1)?.split('= ')[1]);

describe('TO-E0 the total of a hand', () => {
  test.each([
    ['pip values, ten for court cards, one for an ace', {}, 'AS 2H TD JC', 23],
    ['a queen and a king count ten', {}, 'QS KH 7D', 27],
    ['a set does not count', {}, '7S 7H 7D 2C', 2],
    ['four of a kind do not count', {}, '7S 7H 7D 7C 2C', 2],
    ['a run does not count', {}, '8S 7S 6S 2D AC', 3],
    ['the whole of a long run does not count', {}, '8S 7S 6S 5S AC', 1],
    ['a high run does not count', {}, 'AS KS QS 4D', 4],
    ['a high run counts without aceHigh', { aceHigh: false }, 'AS KS QS 4D', 25],
    ['the spread that takes off the most', {}, '9S 9H 9D 8D 7D', 15],
    ['the dearer of a run and a set', {}, '5D 5S 5C 4D 3D', 7],
    ['a hand that is one spread', {}, '8S 7S 6S', 0],
    ['two of a kind count', {}, '7S 7H', 14],
    ['all cards with count "all"', { count: 'all' }, '7S 7H 7D 2C', 23],
  ])('%s', (_name, options, hand, expected) => {
    expect(total(hand, options)).toBe(expected);
  });

  it('is the same for a barred seat, and nothing is laid off on the table', () => {
    const table = position({
      hands: ['8S 7S 6S 9D', '2S'],
      turn: 0,
      barred: { 0: 1 },
      spreads: ['1: QD JD TD'],
      stock: '…',
    });
    expect(table.act(0, 'drop')[1]).toBe('show seat 0 cards 8S 7S 6S 9D count 9');
  });
});

const drop = (hands: readonly string[], of: Partial<Position> = {}): string[] =>
  position({ turn: 0, stock: '…', ...of, hands })
    .act(0, 'drop')
    .filter((line) => !line.startsWith('show'));

describe('TO-E1 a drop that nobody can match', () => {
  it('wins the stake from every other seat', () => {
    expect(drop(['2S 3H', '6D', 'KC', '8D'], { options: { stake: 7 }, dealer: 2 })).toEqual([
      'purse/3 → purse/0: 7 (drop)',
      'purse/1 → purse/0: 7 (drop)',
      'purse/2 → purse/0: 7 (drop)',
      'deal-end winners 0 why drop totals 121 93 93 93',
    ]);
  });
});

describe('TO-E2 a drop that is caught', () => {
  it.each([
    ['by a tie', ['2S 4H', '6D', 'KC'], '1', [90, 115, 95]],
    ['by one lower hand', ['2S 4H', '5D', 'KC'], '1', [90, 115, 95]],
    ['by two, of which one is lowest', ['2S 4H', '5D', '4C'], '2', [85, 100, 115]],
    ['by two lowest, who do not pay each other', ['2S 4H', '3D', '3C'], '1 2', [80, 110, 110]],
    ['by two that tie with him: he is not among the lowest', ['2S 4H', '6D', '6C'], '1 2', [80, 110, 110]],
  ])('%s', (_name, hands, winners, totals) => {
    expect(drop(hands).at(-1)).toBe(`deal-end winners ${winners} why caught totals ${totals.join(' ')}`);
  });

  it.each([
    ['by one lower hand', ['2S 4H', '5D', 'KC'], '1', [90, 115, 95]],
    ['by two lowest', ['2S 4H', '3D', '3C'], '1 2', [80, 110, 110]],
    ['by two, of which one is lowest', ['2S 4H', '5D', '4C'], '2', [80, 105, 115]],
  ])('with caught "double" %s', (_name, hands, winners, totals) => {
    expect(drop(hands, { options: { caught: 'double' } }).at(-1)).toBe(
      `deal-end winners ${winners} why caught totals ${totals.join(' ')}`,
    );
  });

  it('pays first what the catch costs, then what the lowest win', () => {
    expect(drop(['2S 4H', '3D', '3C', '6H'], { dealer: 1 })).toEqual([
      'purse/0 → purse/2: 5 (caught)',
      'purse/0 → purse/3: 5 (caught)',
      'purse/0 → purse/1: 5 (caught)',
      'purse/3 → purse/2: 5 (low)',
      'purse/0 → purse/2: 5 (low)',
      'purse/3 → purse/1: 5 (low)',
      'purse/0 → purse/1: 5 (low)',
      'deal-end winners 1 2 why caught totals 75 115 115 95',
    ]);
  });

  it('is between two seats a double loss', () => {
    expect(drop(['2S 4H', '5D'])).toEqual([
      'purse/0 → purse/1: 5 (caught)',
      'purse/0 → purse/1: 5 (low)',
      'deal-end winners 1 why caught totals 90 110',
    ]);
    expect(drop(['2S 4H', '5D'], { options: { caught: 'double' } })).toEqual([
      'purse/0 → purse/1: 10 (caught)',
      'deal-end winners 1 why caught totals 90 110',
    ]);
  });
});

describe('TO-E3 running out', () => {
  const last: Position = { hands: ['2S', 'KC', '9D 4D'], turn: 1, step: 'play', stock: '…', discard: 'QS' };

  it('wins the stake with the last discard; hands are not shown', () => {
    expect(position(last).act(1, 'discard KC')).toEqual([
      'hand/1 → discard: KC (discard)',
      'purse/2 → purse/1: 5 (run-out)',
      'purse/0 → purse/1: 5 (run-out)',
      'deal-end winners 1 why run-out totals 95 110 95',
    ]);
  });

  it('comes before the end of the stock, and for a barred seat too', () => {
    const table = position({ ...last, stock: '', discard: '…', barred: { 1: 1 } });
    expect(table.act(1, 'discard KC').at(-1)).toMatch(/why run-out/);
  });
});

describe('TO-E4 tonking out', () => {
  const tonksOut = (of: Omit<Position, 'stock'>, ...acts: string[]): string | undefined =>
    position({ step: 'play', turn: 1, ...of, stock: '…' })
      .row(...acts)
      .at(-1);
  const won = 'deal-end winners 1 why tonk-out totals 90 120 90';

  it.each([
    ['a spread', { hands: ['2S', 'KC KD KS', '9D'] }, ['1 spread KS KD KC']],
    ['a hit', { hands: ['2S', 'KC', '9D'], spreads: ['0: KS KH KD'] }, ['1 hit KC meld/0']],
    ['a hit on the own spread', { hands: ['2S', 'KC', '9D'], spreads: ['1: KS KH KD'] }, ['1 hit KC meld/0']],
    [
      'a slap with a new spread',
      { options: { slap: 'any' }, step: 'start', turn: 0, discarder: 2, hands: ['2S', 'KC KD', '9D'], discard: 'KH' },
      ['1 slap-spread KH KD KC'],
    ],
  ] as const)('by %s wins double', (_name, of, acts) => {
    expect(tonksOut(of, ...acts)).toBe(won);
  });

  it('is not done by a slap on the table: a card is left to discard', () => {
    const table = position({
      hands: ['2S', 'QD', '9D'],
      turn: 0,
      discarder: 2,
      discard: 'KC',
      spreads: ['2: KS KH KD'],
      stock: '…',
    });
    table.act(1, 'slap KC meld/0');
    expect(table.legal()).toEqual({ 1: 'discard QD' });
    expect(table.act(1, 'discard QD').at(-1)).toMatch(/why run-out/);
  });
});

describe('TO-E5 the stock is out', () => {
  const last = (hands: readonly string[], options: Options = {}): string[] =>
    position({ options, hands, turn: 0, step: 'play', discard: '…', dealer: 1 }).act(0, 'discard KD').slice(1);

  it('the lowest wins the stake from all', () => {
    expect(last(['KD 2S', '9C', '4C 4D'])).toEqual([
      'show seat 2 cards 4D 4C count 8',
      'show seat 0 cards 2S count 2',
      'show seat 1 cards 9C count 9',
      'purse/2 → purse/0: 5 (stock-out)',
      'purse/1 → purse/0: 5 (stock-out)',
      'deal-end winners 0 why stock-out totals 110 95 95',
    ]);
  });

  it('several lowest draw, and nobody pays', () => {
    expect(last(['KD 2S', '9C', '2C']).at(-1)).toBe('deal-end winners why stock-draw totals 100 100 100');
    expect(last(['KD 9S', '9C', '9D']).filter((line) => line.startsWith('purse'))).toEqual([]);
  });

  it('leaves spreads in hands out, or counts them with count "all"', () => {
    const hands = ['KD 8S 7S 6S', '9C', 'TC'];
    expect(last(hands).at(-1)).toMatch(/winners 0 why stock-out/);
    expect(last(hands, { count: 'all' }).at(-1)).toMatch(/winners 1 why stock-out/);
  });
});

describe('TO-E6 the lines at the end of a deal', () => {
  it('are shows in table order, chips, deal-end', () => {
    const table = position({ hands: ['2S 3H', '6D', 'KC'], turn: 0, dealer: 1, stock: '…' });
    expect(table.act(0, 'drop')).toEqual([
      'show seat 2 cards KC count 10',
      'show seat 0 cards 2S 3H count 5',
      'show seat 1 cards 6D count 6',
      'purse/2 → purse/0: 5 (drop)',
      'purse/1 → purse/0: 5 (drop)',
      'deal-end winners 0 why drop totals 110 95 95',
    ]);
  });

  it('are shows in table order, scores by seat, deal-end where the game is not for money', () => {
    const table = position({
      options: { stake: 0 },
      hands: ['2S 4H', '3D', '3C'],
      turn: 0,
      dealer: 1,
      purses: [0, 0, 0],
      stock: '…',
    });
    expect(table.act(0, 'drop')).toEqual([
      'show seat 2 cards 3C count 3',
      'show seat 0 cards 2S 4H count 6',
      'show seat 1 cards 3D count 3',
      'score seat 1 points 1 why caught',
      'score seat 2 points 1 why caught',
      'deal-end winners 1 2 why caught totals 0 1 1',
    ]);
  });
});

describe('TO-E7 not for money', () => {
  const points = (of: Omit<Position, 'options' | 'stock'>, act: string): string[] =>
    position({ ...of, options: { stake: 0 }, purses: [4, 2], stock: '…' })
      .row(act)
      .slice(-2);

  it.each([
    ['a drop', { hands: ['2S', '6D'], turn: 0 }, '0 drop', 'drop', '5 2'],
    ['a double win', { hands: ['2S', 'KS KD KC'], turn: 1, step: 'play' }, '1 spread KS KD KC', 'tonk-out', '4 3'],
    ['a run out', { hands: ['2S', 'KS'], turn: 1, step: 'play' }, '1 discard KS', 'run-out', '4 3'],
  ] as const)('%s is one point', (_name, of, act, why, totals) => {
    const winner = totals === '5 2' ? 0 : 1;
    expect(points(of, act)).toEqual([
      `score seat ${String(winner)} points 1 why ${why}`,
      `deal-end winners ${String(winner)} why ${why} totals ${totals}`,
    ]);
  });

  it('a draw is none', () => {
    const table = position({
      options: { stake: 0 },
      hands: ['2S KD', '2D'],
      turn: 0,
      step: 'play',
      purses: [4, 2],
      discard: '…',
    });
    expect(table.act(0, 'discard KD').slice(-1)).toEqual(['deal-end winners why stock-draw totals 4 2']);
  });

  it('chips and no score lines otherwise', () => {
    expect(drop(['2S', '6D']).some((line) => line.startsWith('score'))).toBe(false);
  });
});

describe('TO-E8 the end of the game', () => {
  /** Seat 0 has won the deal from two others; how the game stands. */
  const after = (of: Partial<Position>): Standing => {
    const table = position({ turn: 0, stock: '…', hands: ['2S', '6D', 'KC'], ...of });
    table.act(0, 'drop');
    return table.rules.standing(table.state);
  };

  it.each([
    ['not before the last deal', { deal: 9 }, undefined],
    ['after deal number `deals`', { deal: 10 }, { winners: [0], why: 'deals' }],
    ['after the only deal', { deal: 1, options: { deals: 1 } }, { winners: [0], why: 'deals' }],
    ['not when somebody is broke without untilBroke', { purses: [295, 5, 0] }, undefined],
    [
      'when a purse is at 0 with untilBroke',
      { options: { untilBroke: true }, purses: [90, 105, 5] },
      { winners: [0, 1], why: 'broke' },
    ],
    [
      'when a purse is below 0 with untilBroke',
      { options: { untilBroke: true }, purses: [100, 198, 2] },
      { winners: [1], why: 'broke' },
    ],
    ['not while all have something left', { options: { untilBroke: true }, purses: [100, 100, 6] }, undefined],
    [
      'broke, if both are true',
      { deal: 10, options: { untilBroke: true }, purses: [100, 195, 5] },
      { winners: [1], why: 'broke' },
    ],
    [
      'all seats with the highest total win',
      { deal: 10, purses: [85, 100, 100] },
      { winners: [0, 1, 2], why: 'deals' },
    ],
  ])('%s', (_name, of, over) => {
    expect(after(of)).toMatchObject({ dealOver: true, winners: [0], over });
  });

  it('needs a stake to end when somebody is broke', () => {
    expect(optionTrouble(table, { stake: 0, untilBroke: true }, 3)).toBeDefined();
    expect(optionTrouble(table, { stake: 1, untilBroke: true }, 3)).toBeUndefined();
  });

  it('counts points where the game is not for money', () => {
    expect(after({ deal: 3, options: { stake: 0, deals: 3 }, purses: [0, 1, 0] })).toMatchObject({
      over: { winners: [0, 1], why: 'deals' },
    });
  });
});
