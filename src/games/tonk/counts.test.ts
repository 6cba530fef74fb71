/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { rowsTo } from '../kit/counts.testing.ts';
import { type Position, handsDealt, position } from './position.testing.ts';

const slap: Position = {
  hands: ['2S 3S', '2H 3H 6D', '9D 9C QS', '8H 7H 4H 5D'],
  discarder: 0,
  discard: '9H',
  spreads: ['1: QH JH TH'],
  stock: '8S 9S KD …',
};

test.each<[string, Position, number[]]>([
  [
    'a first turn [TO-P2]',
    { hands: ['2S 3S', '7S 7H 7D 6D', '4C 5C'], turn: 1, stock: '8D TC 6C …', discard: 'KS' },
    [3, 13, 33, 70],
  ],
  [
    'spreads in every way [TO-P5]',
    { hands: ['2S', '7S 7H 9D 8D 7D 7C', '2H'], turn: 1, step: 'play', stock: '4S …' },
    [12, 41, 89, 162],
  ],
  [
    'hits that grow [TO-P6]',
    {
      hands: ['2S 3S', 'AH KH 9H 4H 2C'],
      turn: 1,
      step: 'play',
      spreads: ['0: QH JH TH', '1: 4S 4D 4C'],
      stock: '6C …',
    },
    [8, 34, 102, 259],
  ],
  [
    'barred [TO-P7]',
    {
      hands: ['2S 3S', 'QS 8S 3D 5C', '2C'],
      turn: 1,
      step: 'play',
      spreads: ['0: 5S 5H 5D'],
      barred: { 1: 1 },
      stock: '6C …',
    },
    [4, 13, 19, 47],
  ],
  ['a window [TO-P9]', slap, [5, 17, 51, 146]],
  ['a window with slap "any" [TO-P9]', { ...slap, options: { slap: 'any' } }, [7, 20, 59, 160]],
  [
    'a barred seat on turn in a window, with bar "spread-drop" and barStack [TO-P7]',
    { ...slap, options: { bar: 'spread-drop', barStack: true }, barred: { 1: 2 } },
    [4, 15, 47, 136],
  ],
  [
    'a taken card [TO-P8]',
    { hands: ['2S 3S', 'QS 8S 3D'], turn: 1, step: 'play', taken: 'QS', spreads: ['1: 8H 8D 8C'], stock: '6C …' },
    [3, 7, 16, 40],
  ],
  [
    'the cap of takes [TO-P4]',
    { hands: ['2S 3S', '8S 3D'], turn: 1, takes: 3, discard: 'KS', stock: '6C 7C 8C …' },
    [3, 6, 14, 27],
  ],
  [
    'the last card of the stock [TO-P10]',
    { hands: ['2S 3S', '8S 3D 5C', '9C'], turn: 1, spreads: ['0: 5S 5H 5D'], discard: 'KS …', stock: '6C' },
    [3, 10, 20, 29],
  ],
])('%s', (_name, of, counts) => {
  expect(rowsTo(4, position(of))).toEqual(counts);
});

test('tonks on the deal [TO-S8]', () => {
  const hands = ['KS KD QH JC TS', '9S 8S 2H 3H 5D', 'AS AH 2D 3C 4C'];
  expect(rowsTo(4, handsDealt(hands))).toEqual([4, 8, 12, 30]);
});
