import { expect, test } from 'vitest';
import { button, playCard, tapPlace } from '../../games/face/gestures.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { HandSlot } from '../../felt/table/shown.ts';
import { NOTHING } from '../../games/face/selection.ts';
import { parseCard } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import { ARROW, arrowsAt, litBoxes } from './lit.ts';

const gestures: GameFace['gestures'] = {
  play: playCard('card', 'trick'),
  draw: { ...tapPlace('stock'), ...button },
};
const box = (x: number, y: number): Box => ({ x, y, width: 80, height: 110 });
const slot = (text: string, x: number, y = 700): HandSlot => ({
  card: must(parseCard(text), text).face,
  box: box(x, y),
  strip: box(x, y),
  angleRad: 0,
});

const felt = {
  hand: [slot('KH', 10), slot('4D', 100)],
  cards: { '6H': box(150, 300) },
  spots: { trick: box(150, 300), stock: box(10, 300), 'won/1': box(300, 300) },
  plates: [],
  prompt: { x: 0, y: 600, width: 390, height: 40 },
  buttons: { x: 0, y: 650, width: 0, height: 0 },
  free: { x: 0, y: 100, width: 390, height: 700 },
};
const offered = { legal: [{ type: 'play', card: 'KH' }], gestures, selection: NOTHING };

test('the hand, open cards and the place to play to are lit, other places are not', () => {
  expect(litBoxes(felt, offered)).toEqual([box(10, 700), box(100, 700), box(150, 300), box(150, 300)]);
});

test('arrows point from below at what may be played, and at nothing else', () => {
  expect(arrowsAt(felt, 844, offered)).toEqual([{ x: 50, y: 810 + ARROW.gap, way: 'up' }]);
  const draw = { ...offered, legal: [{ type: 'draw' }] };
  expect(arrowsAt(felt, 844, draw)).toEqual([{ x: 50, y: 410 + ARROW.gap, way: 'up' }]);
});

test('below a raised card the arrow lies below the ones that overlap it', () => {
  const fan = { ...felt, hand: [slot('KH', 10, 680), slot('4D', 40, 700)] };
  expect(arrowsAt(fan, 844, offered)).toEqual([{ x: 50, y: 810 + ARROW.gap, way: 'up' }]);
});

test('an arrow covers no card and does not leave the felt', () => {
  expect(arrowsAt(felt, 812, offered)).toEqual([{ x: 50, y: 700 - ARROW.gap, way: 'down' }]);
  const rows = { ...felt, hand: [slot('KH', 10, 580), slot('4D', 10, 695)], prompt: { ...felt.prompt, y: 540 } };
  expect(arrowsAt(rows, 844, offered)).toEqual([]);
});
