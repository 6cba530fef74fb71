import { expect, test } from 'vitest';
import type { Line } from '../../record/line.ts';
import { playedBy } from './played.ts';

const deal: Line = { type: 'deal', deal: 1, dealer: 0, deck: [] };
const move = (cards: ('AS' | 'KS' | 'QS')[], from: string, to: string): Line => ({
  type: 'move',
  cards,
  from,
  to,
  why: 'play',
});

test('a card lies there with the seat that laid it, in the order of laying', () => {
  const lines = [
    deal,
    move(['AS'], 'hand/2', 'trick'),
    move(['KS'], 'hand/0', 'trick'),
    move(['QS'], 'stock', 'trick'),
  ];
  expect(playedBy(lines, 'trick')).toEqual([
    { card: 'AS', seat: 2 },
    { card: 'KS', seat: 0 },
    { card: 'QS', seat: undefined },
  ]);
});

test('what was taken away, or lay there before the deal, is gone', () => {
  const lines = [
    move(['QS'], 'hand/1', 'trick'),
    deal,
    move(['AS'], 'hand/2', 'trick'),
    move(['KS'], 'hand/0', 'trick'),
    move(['AS', 'KS'], 'trick', 'discard'),
  ];
  expect(playedBy(lines, 'trick')).toEqual([]);
});
