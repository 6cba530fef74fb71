import { expect, test } from 'vitest';
import type { SeenCard } from '../../cards/card.ts';
import { shortCard } from './speech.ts';

const CARDS: readonly (readonly [SeenCard, string])[] = [
  ['7H', '7♥'],
  ['TC', '10♣'],
  ['AS', 'A♠'],
  ['QD', 'Q♦'],
  ['5C#2', '5♣'],
  ['JK', '★'],
  ['JK#2', '★'],
  ['??', '?'],
];

test.each(CARDS)('%s is written %s', (card, short) => {
  expect(shortCard(card)).toBe(short);
});
