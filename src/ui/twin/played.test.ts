import { expect, test } from 'vitest';
import type { Line } from '../../record/line.ts';
import { playedBy } from './played.ts';
import { seatOnTurn } from './turn.ts';

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

test.each([
  ['another seat, whose list is not told', { '0': [{ type: 'call' }], '2': '??' } as const, 2],
  ['one’s own, where cards can be played', { '0': [{ type: 'call' }, { type: 'play', card: 'AS' }] } as const, 0],
  ['nobody, where there is only something to answer', { '0': [{ type: 'call' }] } as const, undefined],
])('whose turn it is: %s', (_name, legal, expected) => {
  const gestures = {
    play: { by: 'card', field: 'card', from: 'hand', to: 'trick' },
    call: { by: 'button', size: 'moment' },
  } as const;
  expect(seatOnTurn({ type: 'turn', legal }, gestures)).toBe(expected);
});
