import { describe, expect, test } from 'vitest';
import { button, chooseCards, tapPlace, tapThing } from './gestures.ts';
import type { Card } from '../../cards/card.ts';
import type { Gesture } from './game-face.ts';
import type { Action } from '../../record/line.ts';
import { NOTHING, chosenWith, needed, onlyWay } from './selection.ts';

const GESTURES: Readonly<Record<string, Gesture>> = {
  meld: chooseCards('cards'),
  discard: chooseCards('card'),
  layoff: { ...chooseCards('cards'), ...tapThing((action) => `meld/${String(action['meld'])}`) },
  draw: { ...tapPlace('stock'), ...button },
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

describe('a tap on a further card', () => {
  const layoff = (cards: string, thing: number): Action => ({ type: 'layoff', cards: cards.split(' '), meld: thing });
  const cardsOf = (text: string): Card[] => text.split(' ').filter((card): card is Card => card !== '');
  const tapped = (actions: readonly Action[], chosen: string, card: Card, thing?: string): string | undefined => {
    const selection = chosenWith(card, actions, GESTURES, { cards: cardsOf(chosen), thing });
    return selection && [...selection.cards, selection.thing ?? ''].join(' ').trim();
  };
  const discards = cardsOf('7S 7H 7D 8H 9H KC').map(discard);
  const legal = [...discards, meld('7S 7H 7D'), meld('7H 8H 9H'), layoff('KC', 3)];

  test.each<[string, string, Card, string]>([
    ['moves the choice of a card to be discarded', 'KC', '8H', '8H'],
    ['adds what goes with the cards chosen', '7S', '7H', '7S 7H'],
    ['keeps of the cards chosen what goes with it', '7S 7H', '8H', '7H 8H'],
    ['begins anew where nothing goes with it', '7S 7H', 'KC', 'KC'],
  ])('%s', (_, chosen, card, then) => {
    expect(tapped(legal, chosen, card)).toBe(then);
  });

  test('keeps the meld that was chosen, where it goes there', () => {
    expect(tapped(legal, '', 'KC', 'meld/3')).toBe('KC meld/3');
    expect(tapped(legal, '', '8H', 'meld/3')).toBe('8H');
  });

  test('keeps the cards that are needed for everything', () => {
    const due = [meld('7S 7H 7D'), meld('7H 8H 9H')];
    expect(tapped(due, '7H 7S', '8H')).toBe('7H 8H');
    expect(tapped([...due, meld('KC KS KD')], '7H 7S', 'KC')).toBe('KC');
  });

  test('is refused where nothing can be done with it', () => {
    expect(tapped([discard('7S')], '7S', 'KC')).toBeUndefined();
    expect(tapped([meld('7S 7H 7D')], '7S 7H 7D', '8H')).toBeUndefined();
  });
});
