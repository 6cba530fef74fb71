import { expect, test } from 'vitest';
import { must } from '../../cards/must.ts';
import type { Card } from '../../cards/card.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import type { Line } from '../../record/line.ts';
import { Timeline } from '../../record/timeline.ts';
import { offerOf } from '../gesture/offer.ts';
import { NO_HINTS } from '../layout/hints.ts';
import { lay } from '../layout/layout.ts';
import { LOOKS, TEST_PACK, dealLine, dealtTo, gameLine, testScene } from '../table.testing.ts';
import type { FeltTable } from '../table/felt-table.ts';
import { EffectSprites } from '../motion/effect-sprites.ts';
import { Motion } from '../motion/motion.ts';
import { Pace } from '../motion/pace.ts';
import { Spectacle } from './spectacle.ts';

const cards = [0, 3, 6, 9, 12, 15].map((i) => must(TEST_PACK[i], 'card'));
const [mine = '2S', theirs = '2H', own = '3S'] = cards;
const DEALT: readonly Line[] = [...[gameLine(3), dealLine], ...cards.map((card, i) => dealtTo(i % 3, card))];
const laid = (seat: number, card: Card): Line => ({
  ...{ type: 'move', cards: [card], from: `hand/${String(seat)}`, to: 'trick', why: 'play' },
});
const swept: readonly Line[] = [
  { type: 'note', seat: 1, what: 'trick-won' },
  { type: 'move', cards: [theirs, mine], from: 'trick', to: 'discard', why: 'collect' },
];
const over: Line = { type: 'game-end', winners: [0], why: 'out', totals: [1, 0, 0] };

interface Show {
  readonly motion: Motion;
  readonly lights: EffectSprites;
  readonly spectacle: Spectacle;
  readonly push: (lines: readonly Line[], nowMs: number) => void;
}

/** A table after these lines, whose moments are shown. */
function show(lines: readonly Line[], of: { reducedMotion?: boolean; chips?: GameFace['chips'] } = {}): Show {
  const lights = new EffectSprites();
  const { chips } = of;
  const spectacle = new Spectacle(lights, () => ({ gestures: LOOKS.gestures, ...(chips && { chips }) }));
  const pace = new Pace({ speed: 1, reducedMotion: of.reducedMotion ?? false });
  const motion: Motion = new Motion(
    LOOKS,
    {
      lay: (table: FeltTable) => lay(testScene(1280, 800, 3), table, NO_HINTS),
      sound: () => undefined,
      taken: () => undefined,
      strike: (strike, struck) => spectacle.strike(strike, motion, struck),
      flash: (piece, span) => spectacle.flash(motion, piece, span),
      pay: (line, span) => spectacle.pay(line, motion, span),
    },
    pace,
  );
  let timeline = new Timeline(lines);
  motion.begin(timeline.sinceDeal(), 0);
  const push = (more: readonly Line[], nowMs: number): void => {
    const from = timeline.lines.length;
    timeline = timeline.with(more);
    motion.push(timeline.steps(from), nowMs);
  };
  return { motion, lights, spectacle, push };
}

const pieceOf = (motion: Motion, card: Card): number =>
  must(
    motion.table.pieces().find((piece) => piece.card === card),
    card,
  ).id;

/** How long frames are needed, in steps of 10 ms. */
function runOut({ motion, lights }: Show, fromMs: number): number {
  let nowMs = fromMs;
  while ((motion.moving || lights.moving) && nowMs < fromMs + 20_000) {
    nowMs += 10;
    motion.advance(nowMs);
    lights.advance(nowMs);
  }
  return nowMs - fromMs;
}

test('the card that takes a trick rises and glows before all are swept', () => {
  const shown = show([...DEALT, laid(0, mine), laid(1, theirs)]);
  const best = pieceOf(shown.motion, theirs);
  shown.push(swept, 1000);
  shown.motion.advance(1200);
  shown.lights.advance(1200);
  expect(shown.motion.bodies.all[best]?.lift).toBeGreaterThan(0.3);
  expect(shown.motion.bodies.all[pieceOf(shown.motion, mine)]?.lift).toBe(0);
  expect(shown.lights.all.find(({ kind }) => kind === 'flash')?.alpha).toBeGreaterThan(0.2);
  expect(shown.motion.table.places.at('trick')).toHaveLength(2);
  expect(runOut(shown, 1200)).toBeLessThan(1500);
  expect(shown.motion.bodies.all[best]?.lift).toBe(0);
});

test('with reduced motion the best card stands raised, without a glow', () => {
  const shown = show([...DEALT, laid(0, mine), laid(1, theirs)], { reducedMotion: true });
  const best = pieceOf(shown.motion, theirs);
  shown.push(swept, 1000);
  shown.motion.advance(1100);
  expect(shown.motion.bodies.all[best]?.lift).toBeGreaterThan(0.3);
  expect(shown.lights.all).toEqual([]);
});

test('cards of one seat alone are no trick: none of them rises', () => {
  const shown = show([...DEALT, laid(0, mine), laid(0, own)]);
  shown.push([{ type: 'move', cards: [own, mine], from: 'trick', to: 'hand/0', why: 'collect' }], 1000);
  shown.motion.advance(1100);
  expect(shown.motion.table.risen.size).toBe(0);
});

test('a victory throws sparks and lets the cards of the winner hop; then no frame is drawn', () => {
  const shown = show([...DEALT, laid(0, mine)]);
  shown.push([over], 1000);
  shown.motion.advance(1800);
  shown.lights.advance(1800);
  expect(shown.lights.all.filter(({ alpha, kind }) => kind === 'light' && alpha > 0).length).toBeGreaterThan(20);
  expect(shown.motion.bodies.all.some(({ lift }) => lift > 0.2)).toBe(true);
  expect(shown.motion.moving).toBe(true); // the result waits
  expect(runOut(shown, 1800)).toBeLessThan(2500);
  expect(shown.lights.all.every(({ out }) => out)).toBe(true);
  expect(shown.motion.bodies.all.every(({ lift }) => lift === 0)).toBe(true);
});

test('where the game has chips, some of them fly too; a second victory needs no further sprites', () => {
  const chips = { purse: 'purse', pots: () => [] };
  const shown = show(DEALT, { chips });
  shown.push([over], 1000);
  runOut(shown, 1000);
  const sprites = shown.lights.all.length;
  expect(shown.lights.all.filter(({ kind }) => kind === 'chip').length).toBeGreaterThan(5);
  shown.push([over], 9000);
  runOut(shown, 9000);
  expect(shown.lights.all).toHaveLength(sprites);
});

test.each([
  ['lost', {}, { ...over, winners: [1] }],
  ['with reduced motion', { reducedMotion: true }, over],
])('no sparks: %s', (_, of, line) => {
  const shown = show(DEALT, of);
  shown.push([line], 1000);
  shown.motion.advance(1900);
  expect(shown.lights.all.filter(({ kind }) => kind === 'light')).toEqual([]);
});

test('a dragged card lights the place that it would go to, and nothing where it would go back', () => {
  const { motion, lights, spectacle } = show(DEALT);
  const actions = [{ type: 'play', card: mine }];
  const offer = offerOf(actions, { chosen: undefined, choosing: true, gestures: LOOKS.gestures });
  const drag = (card: Card, onto: boolean): number => {
    spectacle.aim({ type: 'drag', card, x: 600, y: 400, onto }, motion, { offer, nowMs: 0 });
    lights.finish();
    return lights.all.find(({ kind }) => kind === 'halo')?.alpha ?? 0;
  };
  expect(drag(mine, false)).toBe(0);
  expect(drag(mine, true)).toBe(1);
  const spot = must(motion.bodies.layout.spots['trick'], 'trick');
  const light = must(
    lights.all.find(({ kind }) => kind === 'halo'),
    'light',
  );
  expect([light.x, light.y]).toEqual([spot.x + spot.width / 2, spot.y + spot.height / 2]);
  expect(drag(own, true)).toBe(0); // it may not be played
  drag(mine, true);
  spectacle.aim(undefined, motion, { offer, nowMs: 0 });
  lights.finish();
  expect(light.alpha).toBe(0);
});
