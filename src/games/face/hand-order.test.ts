import { describe, expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { compareIn } from './hand-order.ts';

const HAND: readonly Card[] = ['2C', 'KH', 'AS', 'JK', '2S', 'KD', 'AS#2'];

describe('a hand', () => {
  test.each([
    ['by suit', 'suit', ['AS', 'AS#2', '2S', 'KH', 'KD', '2C', 'JK']],
    ['by rank', 'rank', ['AS', 'AS#2', 'KH', 'KD', '2S', '2C', 'JK']],
    ['by hand, cards that came later at the end', ['KD', '2C', 'JK'], ['KD', '2C', 'JK', 'AS', 'AS#2', '2S', 'KH']],
  ] as const)('%s', (_name, order, expected) => {
    expect([...HAND].sort(compareIn(order))).toEqual(expected);
  });
});
