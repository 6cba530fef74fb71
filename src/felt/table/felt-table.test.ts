import { expect, test } from 'vitest';
import { grid } from '../../games/face/layout/grid.ts';
import type { TurnLine } from '../../record/line.ts';
import { Bubbles } from '../motion/bubbles.ts';
import { dealLine, dealtTo, gameLine, LOOKS, take } from '../table.testing.ts';
import { seatOnTurn } from '../../games/face/turns.ts';
import { seatOf, FeltTable } from './felt-table.ts';

const PLAY = { type: 'play', card: 'AS' };
const CALL = { type: 'call' };

test.each<[string, TurnLine['legal'], number | undefined]>([
  ['the viewer, from its own list', { 0: [PLAY] }, 0],
  ['another seat, whose list is hidden', { 2: '??' }, 2],
  ['another seat, though the viewer may call', { 0: [CALL], 2: '??' }, 2],
  ['the seat that may do something with cards, where all lists are told', { 1: [CALL], 3: [PLAY] }, 3],
  ['nobody, where somebody may only call', { 1: [CALL] }, undefined],
  ['nobody, while several must answer', { 1: [CALL], 2: [CALL] }, undefined],
])('on turn is %s', (_, legal, seat) => {
  expect(seatOnTurn({ type: 'turn', legal }, LOOKS.offTurn)).toBe(seat);
});

test.each([
  ['hand/2', 2],
  ['stock', undefined],
  ['grid/17', undefined],
  ['meld/5', undefined],
  ['meld/5/2', 2],
])('the seat of %s is %s', (place, seat) => {
  const keyed = { where: 'centre', arrangement: grid(() => 20), faceUp: 'none', count: false } as const;
  const laid = { where: 'front', faceUp: 'all', count: false } as const;
  const faces = [
    ...LOOKS.places,
    { ...keyed, name: 'grid', owner: 'keyed' },
    { ...laid, name: 'meld', owner: 'laid' },
  ] as const;
  expect(seatOf(place, faces)).toBe(seat);
});

test('a card of the trick is remembered with the seat that it came from, and forgotten with the deal', () => {
  const table = new FeltTable(LOOKS);
  take(table, gameLine(3), dealLine, dealtTo(1, 'AS'));
  const [piece] = take(table, { type: 'move', cards: ['AS'], from: 'hand/1', to: 'trick', why: 'play' });
  expect(piece).toMatchObject({ card: 'AS' });
  expect(table.cameFrom(piece?.id ?? -1)).toBe(1);
  take(table, dealLine);
  expect(table.cameFrom(piece?.id ?? -1)).toBeUndefined();
});

test('words are shown for a while, a marked seat keeps its own', () => {
  const table = new FeltTable(LOOKS);
  const bubbles = new Bubbles({ bubble: (line) => (line.type === 'act' ? 'Page One!' : undefined) });
  const call = { type: 'act', seat: 1, action: CALL } as const;
  for (const line of [gameLine(3), dealLine, dealtTo(1, 'AS'), call]) {
    take(table, line);
    bubbles.addBubbles(line, 1800);
  }
  expect(bubbles.shown(table)).toEqual([{ seat: 1, text: 'Page One!', kind: 'say' }]);
  expect(bubbles.advance(1799)).toBe(false);
  expect(bubbles.advance(1800)).toBe(true);
  expect(bubbles.shown(table)).toEqual([{ seat: 1, text: 'Page One!', kind: 'mark' }]);
  take(table, dealtTo(1, 'KS'));
  expect(bubbles.shown(table)).toEqual([]);
});

test('who is passed over is told for a while, and says nothing', () => {
  const table = new FeltTable(LOOKS);
  const bubbles = new Bubbles({ bubble: (line) => (line.type === 'note' ? 'Slap!' : undefined) }, ({ what }) =>
    what === 'slap' ? [0, 1] : [],
  );
  bubbles.addBubbles({ type: 'note', seat: 2, what: 'slap' }, 1800);
  expect(bubbles.shown(table)).toEqual([
    { seat: 0, text: '', kind: 'pass' },
    { seat: 1, text: '', kind: 'pass' },
    { seat: 2, text: 'Slap!', kind: 'say' },
  ]);
  bubbles.addBubbles({ type: 'note', seat: 1, what: 'barred' }, 2000);
  expect(bubbles.shown(table).map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'pass'],
    [2, 'say'],
    [1, 'say'],
  ]);
  expect(bubbles.advance(2000)).toBe(true);
  expect(bubbles.shown(table)).toEqual([]);
});
