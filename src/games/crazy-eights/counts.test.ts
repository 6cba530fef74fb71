/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { STILL, rowsTo } from '../kit/counts.testing.ts';
import { type Position, position } from './position.testing.ts';

const opening = ['KS 4D 9C 8H', '5S QD 2D 8C', '9S AH 3C 8D'];

test.each<[string, Position, number[]]>([
  ['a fresh deal [CE-P1, CE-P4]', { hands: opening, discard: 'TS', stock: 'TD 8S 2C 5H …' }, [6, 36, 214, 929]],
  [
    'one draw a turn [CE-P5, CE-P7]',
    { options: { drawRule: 'one' }, hands: opening, discard: 'TS', stock: 'TD 8S 2C 5H …' },
    [6, 36, 209, 877],
  ],
  [
    'no draw with a card that fits [CE-P5]',
    { options: { mayDraw: false }, hands: opening, discard: 'TS', stock: 'TD 8S 2C 5H …' },
    [5, 24, 113, 203],
  ],
  [
    'a joker up and one in hand [CE-P3]',
    { options: { jokers: 2 }, hands: ['KS JK#2', '5S QD', '9S 8D'], discard: 'JK', stock: 'TD 2C …' },
    [3, 9, 35, 113],
  ],
  [
    'twos, queens and aces [CE-P9]',
    { options: { specials: true }, hands: ['2S AS QS', '2D 8C', 'AH 3S'], discard: 'TS', stock: 'TD 2C 5H …' },
    [4, 12, 35, 87],
  ],
  [
    'two packs, copies in hand [CE-S1]',
    { options: { decks: 2 }, hands: ['KS KS#2 8H', '8H#2', '9S 9S#2'], discard: 'TS', stock: 'TD 2C 5H …' },
    [6, 17, 50, 114],
  ],
  [
    'an empty stock, and a discard to renew it [CE-P8]',
    { hands: ['KS 4D', '5S 8C', '9H …'], discard: 'TS 2D 3D', stock: '' },
    [2, 8, 133, 546],
  ],
  [
    'nothing left to draw [CE-P7, CE-E1]',
    { options: { recycle: false }, hands: ['KS 4D', '5S 8C', '9H …'], discard: 'TS 2D 3D', stock: 'TD' },
    [2, 8, 132, 570],
  ],
])('%s', (_name, of, counts) => {
  expect(rowsTo(4, position(of), STILL)).toEqual(counts);
});
