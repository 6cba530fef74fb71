import { expect, test } from 'vitest';
import type { Gesture } from '../games/face.ts';
import type { Action } from '../record/line.ts';
import { needed } from './selection.ts';

const GESTURES: Readonly<Record<string, Gesture>> = {
  meld: { by: 'cards', field: 'cards' },
  discard: { by: 'cards', field: 'card' },
  draw: { by: 'place', place: 'stock', button: true },
};
const meld = (cards: string): Action => ({ type: 'meld', cards: cards.split(' ') });
const discard = (card: string): Action => ({ type: 'discard', card });

test.each<[string, readonly Action[], string]>([
  ['what all melds have in common', [meld('9S 9H 9D'), meld('8H 9H TH')], '9H'],
  ['all of the only way', [meld('9S 9H 9D')], '9S 9H 9D'],
  ['nothing, where a card is to be chosen', [discard('9S'), discard('9H')], ''],
  ['nothing, where something else can be done', [meld('9S 9H 9D'), { type: 'draw' }], ''],
  ['nothing, where nothing can be done', [], ''],
])('%s is needed', (_, actions, cards) => {
  expect(needed(actions, GESTURES).join(' ')).toBe(cards);
});
