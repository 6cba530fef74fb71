import { describe, expect, test } from 'vitest';
import type { Gesture } from '../games/face/game-face.ts';
import type { Action } from '../record/line.ts';
import { NOTHING, needed, onlyWay } from './selection.ts';

const GESTURES: Readonly<Record<string, Gesture>> = {
  meld: { by: 'cards', field: 'cards' },
  discard: { by: 'cards', field: 'card' },
  layoff: { by: 'cards', field: 'cards', thing: (action) => `meld/${String(action['meld'])}` },
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

describe('a tap on what is chosen from the start', () => {
  const layoff = (thing: number): Action => ({ type: 'layoff', cards: ['5H'], meld: thing });
  const tap = (actions: readonly Action[]) =>
    onlyWay(actions, GESTURES, { cards: needed(actions, GESTURES), thing: undefined });

  test.each<[string, Action]>([
    ['the only card', discard('5H')],
    ['the only meld', meld('9S 9H 9D')],
    ['the only card, to the only meld', layoff(3)],
  ])('lays %s', (_, only) => {
    expect(tap([only])).toBe(only);
  });

  test.each<[string, readonly Action[]]>([
    ['the card can go to one of two melds', [layoff(3), layoff(4)]],
    ['it can be laid off or discarded', [layoff(3), discard('5H')]],
    ['more can go with it', [discard('9H'), meld('9S 9H 9D')]],
    ['something else can be done', [discard('5H'), { type: 'draw' }]],
    ['it is not a matter of cards', [{ type: 'draw' }]],
    ['nothing can be done', []],
  ])('lays nothing where %s', (_, actions) => {
    expect(tap(actions)).toBeUndefined();
  });

  test('lays nothing before all of it is chosen', () => {
    expect(onlyWay([meld('9S 9H 9D')], GESTURES, NOTHING)).toBeUndefined();
  });
});
