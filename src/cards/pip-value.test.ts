import { expect, test } from 'vitest';
import { pipValue } from './pip-value.ts';

test.each([
  ['an ace', 'AS', 11],
  ['a king', 'KH', 10],
  ['a ten', 'TD', 10],
  ['a nine', '9C', 9],
  ['a two', '2S', 2],
  ['a second copy', '7C#2', 7],
  ['a joker', 'JK', 0],
  ['a hidden card', '??', 0],
] as const)('%s counts', (_name, card, value) => {
  expect(pipValue(card, 11)).toBe(value);
});
