import { expect, test } from 'vitest';
import { row } from '../../games/face/layout/row.ts';
import type { Card } from '../../cards/card.ts';
import type { PlaceFace } from '../../games/face/places.ts';
import { partsByOwner } from './owners.ts';

const meld: PlaceFace = { name: 'meld', owner: 'laid', where: 'front', faceUp: 'all', count: false };
const run: PlaceFace = {
  ...{ name: 'played', owner: 'seat', where: 'front', faceUp: 'all', count: false },
  together: row({ grows: true }),
};

/** Places with these cards, each card where it lies in the row. */
function table(held: Readonly<Record<string, readonly Card[]>>, row: readonly Card[]) {
  const places = {
    names: () => Object.keys(held),
    at: (place: string) => (held[place] ?? []).map((card, id) => ({ id, card })),
  };
  const cards = Object.fromEntries(row.map((card, i) => [card, { x: i * 10, y: 5, width: 10, height: 40 }]));
  const spots = { played: { x: 0, y: 0, width: 100, height: 60 } };
  return [places, { cards, spots }] as const;
}

test('of a meld the cards of others than who began it are marked, side by side as one part', () => {
  const [places, shown] = table(
    { 'meld/0/1': ['4S', '5S', '6S'], 'meld/0/0': ['7S', '8S', '3S'], 'meld/1/0': ['KH', 'KD', 'KC'] },
    ['3S', '4S', '5S', '6S', '7S', '8S', 'KH', 'KD', 'KC'],
  );
  expect(partsByOwner([meld], places, shown)).toEqual([
    { seat: 0, x: 0, y: 45, width: 10 },
    { seat: 0, x: 40, y: 45, width: 20 },
  ]);
});

test('of a run that lies in the middle all cards are marked, of earlier ones before their seats none', () => {
  const [places, shown] = table({ 'played/0': ['4S', '6S', '7S', 'KH'], 'played/1': ['5S'] }, ['4S', '5S', '6S', '7S']);
  const before = { ...shown, cards: { ...shown.cards, KH: { x: 10, y: 200, width: 10, height: 40 } } };
  expect(partsByOwner([run], places, before).map(({ seat, width }) => [seat, width])).toEqual([
    [0, 10],
    [1, 10],
    [0, 20],
  ]);
});
