/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { expect, test } from 'vitest';
import { STILL, rowsTo } from '../kit/counts.testing.ts';
import { type Position, position } from './position.testing.ts';

const opening = ['JS 4D 9S AH', '5S QD 2D 8S', '9H JH 3C 5H'];
const stock = 'TD 8C 7C 5D KH 6H …';
const later = 'TD 8C 7C 5D KH 3S …';

test.each<[string, Position, number[]]>([
  ['a fresh deal [JC-P3, JC-P9]', { hands: opening, discard: 'TS', stock }, [4, 6, 12, 14]],
  [
    'who may draw, and play what was drawn [JC-P3, JC-P12]',
    { options: { mayDraw: true, playDrawn: true }, hands: opening, discard: 'TS', stock },
    [5, 10, 27, 53],
  ],
  [
    'A♥ and twos [JC-P6, JC-P7]',
    { hands: ['AH 2S 2C 4D', '5H 2D', '8H 2H KD'], discard: '9H', stock: later },
    [3, 6, 10, 20],
  ],
  [
    'A♥ and twos stacked, with a turn after each penalty [JC-P10, JC-P13]',
    {
      options: { stackAce: true, afterPenalty: 'play' },
      hands: ['AH 2S 2C 4D', '5H 2D', '8H 2H KD'],
      discard: '9H',
      stock: later,
    },
    [3, 9, 20, 42],
  ],
  [
    'jacks always, naming any suit [JC-P1, JC-P9]',
    { options: { jackWhen: 'any', jackNames: 'any' }, hands: ['JS 4D', '5S JD 2D', 'JH 3C'], discard: 'TS', stock },
    [4, 18, 73, 73],
  ],
  [
    'a demand, and jacks on it [JC-P1]',
    { options: { jackOnJack: true }, hands: ['JS 4D 7H', 'JD 6H', 'JH 3C'], discard: 'JC', demand: 'H', stock: later },
    [4, 11, 36, 43],
  ],
  ['single cards [JC-P2]', { hands: ['8S 4S', 'QS', 'AH 2H'], discard: 'TS', stock }, [2, 2, 2, 2]],
  [
    'single cards, all allowed [JC-P2]',
    { options: { lastTrick: true }, hands: ['8S 4S', 'QS', 'AH 2H'], discard: 'TS', stock },
    [2, 2, 2, 2],
  ],
  ['an empty stock [JC-P11]', { hands: ['KD 4D', '5S 8C', '9H …'], discard: 'TS 2D 3D', stock: '' }, [1, 1, 16, 21]],
])('%s', (_name, of, counts) => {
  expect(rowsTo(4, position(of), STILL)).toEqual(counts);
});
