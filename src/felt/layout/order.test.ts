import { expect, test } from 'vitest';
import { type Card, isCard } from '../../cards/card.ts';
import type { PlaceFace } from '../../games/face/game-face.ts';
import type { Piece } from '../../record/fold.ts';
import { inLayOrder } from './order.ts';

const FACE: PlaceFace = {
  ...{ name: 'meld', of: 'laid', shape: 'row', where: 'front' },
  ...{ faceUp: 'all', count: false, sorted: true },
};

/** Cards in the order in which they were laid, `JK=6H` for a joker as the six, as they lie from left to right. */
function lie(text: string, face = FACE): string {
  const words = text.split(' ').map((word) => word.split('=').filter((one) => isCard(one)));
  const stands = new Map(words.flatMap(([card, as]): [Card, Card][] => (card && as ? [[card, as]] : [])));
  const pieces = words.map(([card], id): Piece => ({ id, card: card ?? '??' })).reverse();
  return inLayOrder(pieces, face, stands)
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

test('cards that are not sorted lie as they were laid', () => {
  const { sorted: _, ...face } = FACE;
  expect(lie('6H 7H 5H', face)).toBe('6H 7H 5H');
});
