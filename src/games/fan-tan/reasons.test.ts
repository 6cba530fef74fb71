/** Why an act of Fan Tan is good: each reason where it holds, and not where others gain by the card. */
import { expect, test } from 'vitest';
import { reasonFor } from '../kit/reasoning.ts';
import { type Position, position } from './position.testing.ts';
import { reasons } from './reasons.ts';

test.each<[string, Position, string, string | undefined]>([
  [
    'FT-P1 a nine whose row goes on only from this hand',
    { rows: 'S 7-8', hands: ['9S TS JS QS KS 4D', '…', '2C 3C'] },
    'play 9S',
    'alone',
  ],
  [
    'FT-P1 a nine that somebody else may follow later',
    { rows: 'S 7-8', hands: ['9S TS JS QS 4D', '…', '2C 3C'] },
    'play 9S',
    'next',
  ],
  [
    'FT-P1 a seven of which the hand holds both sides',
    { hands: ['AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS', '…', '2C 3C'] },
    'play 7S',
    'alone',
  ],
  [
    'FT-P1 a seven that opens its other side to everybody',
    { hands: ['7S 8S 9S TS JS QS KS', '…', '2C 3C'] },
    'play 7S',
    'next',
  ],
  ['FT-P1 a king, which opens nothing', { rows: 'S 7-Q', hands: ['KS 4D', '…', '2C 3C'] }, 'play KS', 'end'],
])('%s', (_name, of, words, reason) => {
  expect(reasonFor(reasons, position(of).asked(words))).toBe(reason);
});
