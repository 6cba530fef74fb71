import { expect, test } from 'vitest';
import { type Card, isCard } from '../../../cards/card.ts';
import { lowToHigh } from './order.ts';
import { laidCards } from './room.testing.ts';

/** Cards in the order in which they were laid, `JK=6H` for a joker as the six, as they lie from left to right. */
function lie(text: string): string {
  const words = text.split(' ').map((word) => word.split('=').filter((one) => isCard(one)));
  const stands = new Map(words.flatMap(([card, as]): [Card, Card][] => (card && as ? [[card, as]] : [])));
  return lowToHigh(laidCards(words.map(([card]) => card ?? '??')), stands)
    .map(({ card }) => card)
    .join(' ');
}

test.each([
  ['a run goes from low to high', '6H 7H 8H 5H', '5H 6H 7H 8H'],
  ['its ace is where it belongs', 'QS KS AS JS', 'JS QS KS AS'],
  ['or low', '3S 2S AS', 'AS 2S 3S'],
  ['a joker lies where its card would', '5H JK=6H 7H JK#2=4H', 'JK#2 5H JK 7H'],
  ['also as an ace', 'QS JK=KS JK#2=AS JS', 'JS QS JK JK#2'],
])('%s', (_, laid, order) => {
  expect(lie(laid)).toBe(order);
});
