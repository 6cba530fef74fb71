import { describe, expect, test } from 'vitest';
import type { SeenCard } from '../../cards/card.ts';
import { fold } from '../../record/fold.ts';
import type { TableView } from './game-face.ts';
import { english, japanese, shortCard } from './speech.ts';

const CARDS: readonly (readonly [SeenCard, string, string, string])[] = [
  ['7H', 'the seven of hearts', 'ハートの7', '7♥'],
  ['TC', 'the ten of clubs', 'クラブの10', '10♣'],
  ['AS', 'the ace of spades', 'スペードのエース', 'A♠'],
  ['QD', 'the queen of diamonds', 'ダイヤのクイーン', 'Q♦'],
  ['5C#2', 'the five of clubs', 'クラブの5', '5♣'],
  ['JK', 'the joker', 'ジョーカー', '★'],
  ['JK#2', 'the joker', 'ジョーカー', '★'],
  ['??', 'a card', 'カード', '?'],
];

test.each(CARDS)('%s is said in both languages', (card, en, ja, short) => {
  expect([english.theCard(card), japanese.card(card), shortCard(card)]).toEqual([en, ja, short]);
});

describe('english', () => {
  test('counts in words up to twelve', () => {
    expect([0, 1, 2, 12, 13].map((n) => english.count(n, 'card'))).toEqual([
      'no cards',
      'one card',
      'two cards',
      'twelve cards',
      '13 cards',
    ]);
  });
  test('lists with commas and one and', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(english.list)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });
  test('names suits', () => {
    expect([english.suit('D'), english.aSuit('S')]).toEqual(['diamonds', 'a spade']);
  });
});

test('the viewer is you, others have names, seats without a name are counted from one', () => {
  const view: TableView = { places: fold([]), seat: 0, legal: [], names: ['Mari', 'Kaede'], options: {}, lines: [] };
  expect([0, 1, 2].map((seat) => english.does(view, seat, 'play', 'plays'))).toEqual([
    'You play',
    'Kaede plays',
    'Seat 3 plays',
  ]);
  expect([0, 1, 2].map((seat) => japanese.who(view, seat))).toEqual(['あなた', 'Kaede', '席3']);
});
