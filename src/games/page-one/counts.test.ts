/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { STILL, rowsTo } from '../kit/counts.testing.ts';
import { type Position, position } from './position.testing.ts';

const opening = ['KS 4D 9C 2H', '5S QD 2D 7C', '9S AH 3C JK'];

test.each<[string, Position, number[]]>([
  ['a fresh deal [PO-P3, PO-P4]', { hands: opening, stock: 'TD 8H 2C 5H …' }, [4, 5, 9, 21]],
  ['a joker led, second fixes the suit [PO-P2]', { hands: opening, leader: 2, stock: 'TD 8H 2C 5H …' }, [4, 7, 8, 20]],
  [
    'a joker led, the leader names it [PO-P2]',
    { options: { jokerLead: 'leader' }, hands: opening, leader: 2, stock: 'TD 8H 2C 5H …' },
    [7, 7, 8, 20],
  ],
  [
    'void with the joker, digging [PO-P4]',
    { trick: '7H', hands: ['2S 4S', '3S 9C JK', '6S KS'], stock: '5D 8H 2C …' },
    [2, 3, 3, 3],
  ],
  ['two cards each, calls due [PO-P13]', { hands: ['KS 4D', '5S 9S', '3S 8D'], stock: '…' }, [2, 5, 8, 22]],
  [
    'two cards each with challenges [PO-P16, PO-E2]',
    { options: { callRule: 'challenge' }, hands: ['KS 4D', '5S 9S', '3S 8D'], stock: '…' },
    [2, 5, 14, 36],
  ],
  [
    'an empty stock where one picks up [PO-P8]',
    { options: { stockOut: 'pickup' }, hands: ['KS 4D', '5H JK', '3S 8D'], discard: '…' },
    [2, 6, 16, 34],
  ],
  [
    'the joker as last card forbidden [PO-P3.1]',
    {
      options: { jokerLast: false, stockOut: 'pickup' },
      leader: 1,
      hands: ['KS 4D', 'JK', '3S 8D'],
      stock: '5D',
      discard: '…',
    },
    [1, 2, 5, 9],
  ],
  ['nearly stuck [PO-P9]', { hands: ['KS 4D', '5H 7C', '3S 8D', '…'], stock: '2H 9S' }, [2, 4, 4, 4]],
])('%s', (_name, of, counts) => {
  expect(rowsTo(4, position(of), STILL)).toEqual(counts);
});
