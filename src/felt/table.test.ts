import { expect, test } from 'vitest';
import type { TurnLine } from '../record/line.ts';
import { Bubbles } from './motion/bubbles.ts';
import { dealLine, dealt, gameLine, LOOKS } from './table.testing.ts';
import { seatOf, seatOnTurn, Table } from './table.ts';

const PLAY = { type: 'play', card: 'AS' };
const CALL = { type: 'call' };

test.each<[string, TurnLine['legal'], number | undefined]>([
  ['the viewer, from its own list', { 0: [PLAY] }, 0],
  ['another seat, whose list is hidden', { 2: '??' }, 2],
  ['another seat, though the viewer may call', { 0: [CALL], 2: '??' }, 2],
  ['the seat that may do something with cards, where all lists are told', { 1: [CALL], 3: [PLAY] }, 3],
  ['a seat that may only call', { 1: [CALL] }, 1],
  ['nobody, while several must answer', { 1: [CALL], 2: [CALL] }, undefined],
])('on turn is %s', (_, legal, seat) => {
  expect(seatOnTurn({ type: 'turn', legal }, LOOKS.gestures)).toBe(seat);
});

test.each([['hand/2', 2], ['stock', undefined], ['pot/AH', undefined]] as const)('the seat of %s is %s', (place, seat) => {
  expect(seatOf(place)).toBe(seat);
}); // prettier-ignore

test('a card of the trick is remembered with the seat that it came from, and forgotten with the deal', () => {
  const table = new Table(undefined);
  for (const line of [gameLine(3), dealLine, dealt(1, 'AS')]) table.apply(line);
  const [piece] = table.apply({ type: 'move', cards: ['AS'], from: 'hand/1', to: 'trick', why: 'play' });
  expect(piece).toMatchObject({ card: 'AS' });
  expect(table.cameFrom.get(piece?.id ?? -1)).toBe(1);
  table.apply(dealLine);
  expect(table.cameFrom.size).toBe(0);
});

test('words are shown for a while, a marked seat keeps its own', () => {
  const table = new Table(LOOKS.mark);
  const bubbles = new Bubbles({ bubble: (line) => (line.type === 'act' ? 'Page One!' : undefined) });
  const call = { type: 'act', seat: 1, action: CALL } as const;
  for (const line of [gameLine(3), dealLine, dealt(1, 'AS'), call]) {
    table.apply(line);
    bubbles.hear(line, 1800);
  }
  expect(bubbles.shown(table)).toEqual([{ seat: 1, text: 'Page One!', kind: 'say' }]);
  expect(bubbles.advance(1799)).toBe(false);
  expect(bubbles.advance(1800)).toBe(true);
  expect(bubbles.shown(table)).toEqual([{ seat: 1, text: 'Page One!', kind: 'mark' }]);
  table.apply(dealt(1, 'KS'));
  expect(bubbles.shown(table)).toEqual([]);
});
