import { describe, expect, test } from 'vitest';
import { must } from '../../cards/must.ts';
import type { AfterLine, GameFace, Sound } from '../../games/face/game-face.ts';
import type { Action, ChipsLine, Line } from '../../record/line.ts';
import { Timeline } from '../../record/timeline.ts';
import { type Hints, NO_HINTS } from '../layout/hints.ts';
import { lay } from '../layout/layout.ts';
import type { TableStyle } from '../table/table-style.ts';
import { dealLine, dealtTo, gameLine, LOOKS, TEST_PACK, testScene, stepsOf } from '../table.testing.ts';
import type { FeltTable } from '../table/felt-table.ts';
import { Planner } from './beats.ts';
import type { Strike } from './beats.ts';
import { Motion } from './motion.ts';
import { digMs, Pace } from './pace.ts';

const START: readonly Line[] = [gameLine(3), dealLine];
const HANDS: readonly Line[] = [
  ...START,
  ...[1, 2, 0, 1, 2, 0].map((seat, i) => dealtTo(seat, must(TEST_PACK[i * 3], 'card'))),
];

const moved = (
  card: Line & { type: 'move' } extends { cards: readonly (infer C)[] } ? C : never,
  from: string,
  to: string,
  why: string,
): Line => ({
  ...{ type: 'move', cards: [card], from, to, why },
});
const drawn = (seat: number): Line => moved('??', 'stock', `hand/${String(seat)}`, 'draw');
const played = (seat: number, card: (typeof TEST_PACK)[number]): Line =>
  moved(card, `hand/${String(seat)}`, 'trick', 'play');
const act = (seat: number, action: Action): Line => ({ type: 'act', seat, action });
const ended: Line = { type: 'deal-end', winners: [1], why: 'out', totals: [0, 1, 0] };

interface Log {
  readonly motion: Motion;
  readonly sounds: Sound[];
  readonly strikes: (Strike & { atMs: number })[];
  readonly flashes: number[];
  readonly payments: string[];
}

function at(
  look: Partial<Pick<TableStyle, 'speed' | 'reducedMotion'>> = {},
  face: typeof LOOKS = LOOKS,
  hints: () => Hints = () => NO_HINTS,
): Log {
  const sounds: Sound[] = [];
  const strikes: (Strike & { atMs: number })[] = [];
  const flashes: number[] = [];
  const payments: string[] = [];
  const around = {
    lay: (table: FeltTable) => lay(testScene(1280, 800, table.places.game?.seats ?? 3), table, hints()),
    sound: (sound: Sound) => void sounds.push(sound),
    taken: () => undefined,
    strike: (strike: Strike, of: { atMs: number }) => void strikes.push({ ...strike, atMs: of.atMs }),
    flash: (_piece: number, of: { atMs: number }) => void flashes.push(of.atMs),
    pay: (line: ChipsLine, of: { atMs: number }) => void payments.push(`${line.why} ${String(of.atMs)}`),
  };
  const motion = new Motion(face, around, new Pace({ speed: 1, reducedMotion: false, ...look }));
  return { motion, sounds, strikes, flashes, payments };
}

const tables = new WeakMap<Motion, Timeline>();

function begin(motion: Motion, lines: readonly Line[], viewer: number): void {
  const timeline = new Timeline(lines);
  tables.set(motion, timeline);
  motion.begin(timeline.sinceDeal(), viewer);
}

function push(motion: Motion, lines: readonly Line[], nowMs: number): void {
  const before = must(tables.get(motion), 'begun');
  const timeline = before.with(lines);
  tables.set(motion, timeline);
  motion.push(timeline.steps(before.lines.length), nowMs);
}

/** Runs frames of 10 ms until nothing moves; how long that took from `fromMs` on. */
function runOut(motion: Motion, fromMs: number): number {
  let nowMs = fromMs;
  while (motion.moving && nowMs < fromMs + 60_000) motion.advance((nowMs += 10));
  return nowMs - fromMs;
}

const counts = (motion: Motion): readonly number[] =>
  [0, 1, 2].map((seat) => motion.table.places.at(`hand/${String(seat)}`).length);

/** Every card lies where the layout says. */
function expectSettled(motion: Motion): void {
  for (const [id, pose] of motion.bodies.layout.poses) {
    const { x, y, turn, lift, z } = must(motion.bodies.all[id], 'body');
    expect({ x, y, turn, lift, z }).toEqual({
      x: pose.x,
      y: pose.y,
      turn: pose.faceUp ? 1 : 0,
      lift: pose.lift,
      z: pose.z,
    });
  }
}

describe('dealing', () => {
  test('cards leave the stock 70 to 90 ms apart and fly 220 ms', () => {
    const { motion } = at();
    begin(motion, START, 0);
    push(motion, HANDS.slice(2), 1000);
    expect(counts(motion)).toEqual([0, 1, 0]);
    motion.advance(1079);
    expect(counts(motion)).toEqual([0, 1, 0]);
    motion.advance(1090);
    expect(counts(motion)).toEqual([0, 1, 1]);
    const took = runOut(motion, 1090) + 90;
    expect(took).toBeGreaterThanOrEqual(5 * 80 + 220);
    expect(took).toBeLessThan(5 * 80 + 300);
    expectSettled(motion);
  });

  test('a card decelerates and is lifted on its way', () => {
    const { motion } = at();
    begin(motion, START, 0);
    const id = must(motion.table.places.at('stock')[0], 'top card').id;
    const body = must(motion.bodies.all[id], 'body');
    const fromY = body.y;
    push(motion, [dealtTo(0, 'AS')], 0);
    const way = body.pose.y - fromY;
    motion.advance(110);
    expect((body.y - fromY) / way).toBeGreaterThan(0.8);
    expect(body.lift).toBeGreaterThan(0.2);
    expect(body.turn).toBeGreaterThan(0);
    expect(body.turn).toBeLessThan(1);
    motion.advance(221);
    expect(body).toMatchObject({ y: body.pose.y, lift: 0, turn: 1, card: 'AS' });
  });
});

test('a played card takes 240 ms, the hand closes up in 160', () => {
  const { motion } = at();
  begin(motion, HANDS, 0);
  const slots = motion.bodies.layout.hand;
  const [first, last] = [must(slots[0], 'first'), must(slots.at(-1), 'last')];
  push(motion, [played(0, first.card)], 0);
  motion.advance(159);
  expect(must(motion.bodies.all[last.piece], 'body').moving).toBe(true);
  motion.advance(161);
  expect(must(motion.bodies.all[last.piece], 'body').moving).toBe(false);
  expect(must(motion.bodies.all[first.piece], 'body').moving).toBe(true);
  motion.advance(241);
  expect(must(motion.bodies.all[first.piece], 'body').moving).toBe(false);
});

test('digging starts unhurried and grows quicker', () => {
  expect(digMs(0)).toBe(420);
  expect([1, 2, 3, 10].map(digMs)).toEqual([...[1, 2, 3, 10].map(digMs)].sort((a, b) => b - a));
  expect(digMs(12)).toBe(160);
  const planner = new Planner(LOOKS, 0);
  const lengths = planner.plan(stepsOf([drawn(1), drawn(1), drawn(1)])).map((beat) => beat.lengthMs);
  expect(lengths).toEqual([digMs(0), digMs(1), digMs(2)]);
  const [after] = planner.plan(stepsOf([played(1, 'AS'), drawn(1)])).slice(-1);
  expect(after?.lengthMs).toBe(420);
});

test('a card that was dug up flashes before it is played, but not in one’s own hand', () => {
  const other = new Planner(LOOKS, 0).plan(stepsOf([drawn(1), played(1, '7H')]));
  expect(other.map(({ flight, flash }) => flash?.cards[0] ?? flight)).toEqual(['dig', '7H', 'play']);
  const own = new Planner(LOOKS, 1).plan(stepsOf([{ ...drawn(1), cards: ['7H'] } as Line, played(1, '7H')]));
  expect(own.map(({ flight }) => flight)).toEqual(['dig', 'play']);
  const joker = new Planner(LOOKS, undefined).plan(stepsOf([{ ...drawn(1), cards: ['7C'] } as Line, played(1, 'JK')]));
  expect(joker.map(({ flash }) => flash)).toEqual([undefined, undefined]);
});

test('collected cards wait to be seen and pass by the winner', () => {
  const planner = new Planner(LOOKS, 0);
  const note: Line = { type: 'note', seat: 2, what: 'trick-won', card: 'AS' };
  const [, beat] = planner.plan(
    stepsOf([note, { type: 'move', cards: ['2S', 'AS'], from: 'trick', to: 'discard', why: 'collect' }]),
  );
  expect(beat).toMatchObject({ toward: 2, flight: 'collect' });
  expect(beat?.waitMs).toBeGreaterThan(300);
});

test('five penalty cards fly one after another, a touch too fast', () => {
  const line: Line = {
    type: 'move',
    cards: ['??', '??', '??', '??', '??'],
    from: 'stock',
    to: 'hand/1',
    why: 'penalty',
  };
  const beats = new Planner(LOOKS, 0).plan(stepsOf([line]));
  expect(beats).toHaveLength(5);
  for (const { gapMs } of beats) expect(gapMs).toBeLessThan(120);
});

test('the joker takes the light for half a second', () => {
  const { motion, strikes, sounds } = at();
  begin(motion, HANDS, 0);
  push(motion, [played(1, 'JK'), played(2, '4S')], 0);
  expect(strikes).toMatchObject([{ effect: 'light', atMs: 0 }]);
  motion.advance(700);
  expect(motion.table.places.at('trick')).toHaveLength(1);
  motion.advance(770);
  expect(motion.table.places.at('trick')).toHaveLength(2);
  expect(sounds).toContain('joker');
});

test('the table holds its breath for 150 ms before the winner shines; who lost hears it', () => {
  const { motion, strikes, sounds } = at();
  begin(motion, HANDS, 0);
  push(motion, [ended], 0);
  motion.advance(149);
  expect(strikes).toEqual([]);
  motion.advance(151);
  expect(strikes).toMatchObject([{ effect: 'flourish', seat: 1, atMs: 150 }]);
  expect(sounds).toEqual(['loss']);
});

test('the last card of a deal lies for a breath before the end, unless something has held the table since', () => {
  const waits = (lines: readonly Line[]): number | undefined =>
    new Planner(LOOKS, 0).plan(stepsOf(lines)).find(({ step }) => step?.line.type === 'deal-end')?.waitMs;
  expect(waits([...HANDS, played(1, '4S'), ended])).toBe(450);
  expect(waits([...HANDS, ended])).toBe(150);
  expect(waits([...HANDS, played(1, '4S'), act(0, { type: 'call' }), ended])).toBe(150);
});

test('points may be called aloud: a score with a moment holds the table, one without passes', () => {
  const moments = { 'score:capot': { effect: 'flourish', sound: 'joker', holdMs: 900 } } as const;
  const score = (why: string): Line => ({ type: 'score', seat: 1, points: 30, why });
  const beats = new Planner({ ...LOOKS, moments }, 0).plan(stepsOf([score('lead'), score('capot')]));
  expect(beats).toMatchObject([
    { strike: undefined, gapMs: 0, cues: [] },
    { strike: { effect: 'flourish', seat: 1 }, gapMs: 900, cues: [{ sound: 'joker', atMs: 0 }] },
  ]);
});

test('a line that is special is a moment of its own, by how the table stands after it', () => {
  const moments = { 'note:show': { holdMs: 100 }, best: { effect: 'glory', holdMs: 700 } } as const;
  const momentOf = (line: Line, { places: { notes } }: AfterLine) =>
    line.type === 'note' && notes.length === 2 ? 'best' : undefined;
  const show = (seat: number): Line => ({ type: 'note', seat, what: 'show' });
  const beats = new Planner({ ...LOOKS, moments, momentOf }, 0).plan(stepsOf([show(0), show(1), show(2)]));
  expect(beats.map(({ strike, gapMs }) => [strike?.effect, strike?.seat, gapMs])).toEqual([
    [undefined, undefined, 100],
    ['glory', 1, 700],
    [undefined, undefined, 100],
  ]);
});

test('a called last card stays marked until the seat no longer holds just one', () => {
  const { motion } = at();
  begin(motion, HANDS, 0);
  push(motion, [played(1, 'KS'), act(1, { type: 'call' })], 0);
  runOut(motion, 0);
  expect(motion.table.marks.map(({ seat }) => seat)).toEqual([1]);
  push(motion, [drawn(1)], 5000);
  expect(motion.table.marks.map(({ seat }) => seat)).toEqual([]);
});

describe('settings and hurry', () => {
  test.each([[0.5, 2], [1, 1], [2, 0.5], [4, 0.25]] as const)('speed %f takes %f times as long', (speed, factor) => {
    const { motion } = at({ speed });
    begin(motion, START, 0);
    push(motion, HANDS.slice(2), 0);
    const took = runOut(motion, 0);
    expect(took).toBeGreaterThan((5 * 80 + 220) * factor - 1);
    expect(took).toBeLessThan((5 * 80 + 220) * factor + 40);
  }); // prettier-ignore

  test('at once means at once', () => {
    const { motion } = at({ speed: 'at-once' });
    begin(motion, START, 0);
    push(motion, HANDS.slice(2), 0);
    expect(motion.moving).toBe(false);
    expect(counts(motion)).toEqual([2, 2, 2]);
    expectSettled(motion);
  });

  test('with reduced motion cards are simply there, faded in within 100 ms', () => {
    const { motion } = at({ reducedMotion: true });
    begin(motion, START, 0);
    push(motion, HANDS.slice(2), 0);
    expect(counts(motion)).toEqual([2, 2, 2]);
    motion.advance(45);
    const slot = must(motion.bodies.layout.hand[0], 'card');
    const body = must(motion.bodies.all[slot.piece], 'body');
    expect(body).toMatchObject({ x: body.pose.x, y: body.pose.y });
    expect(body.alpha).toBeLessThan(1);
    expect(runOut(motion, 45)).toBeLessThanOrEqual(60);
  });

  test('finish ends everything in the same frame', () => {
    const { motion, sounds } = at();
    begin(motion, START, 0);
    push(motion, [...HANDS.slice(2), played(1, 'KS'), played(2, 'QS')], 0);
    motion.advance(200);
    sounds.length = 0;
    motion.finish(210);
    expect(motion.moving).toBe(false);
    expect(counts(motion)).toEqual([2, 1, 1]);
    expectSettled(motion);
    expect(sounds.length).toBeLessThanOrEqual(2);
  });

  test('hurry takes all that waits at once and lets cards land', () => {
    const { motion } = at();
    begin(motion, START, 0);
    push(motion, HANDS.slice(2), 0);
    motion.hurry(100);
    expect(counts(motion)).toEqual([2, 2, 2]);
    expect(runOut(motion, 100)).toBeLessThanOrEqual(230);
    expectSettled(motion);
  });

  test('a long burst is caught up with in a few seconds', () => {
    const { motion } = at();
    begin(motion, START, 0);
    push(motion, Array.from({ length: 40 }, () => drawn(1)).concat(Array.from({ length: 10 }, () => drawn(2))), 0);
    expect(runOut(motion, 0)).toBeLessThan(7500);
  });
});

test('begin shows everything at once, whatever lay there before', () => {
  const { motion } = at();
  begin(motion, HANDS, 0);
  push(motion, [played(1, 'KS')], 0);
  begin(motion, START, 0);
  expect(motion.moving).toBe(false);
  expect(counts(motion)).toEqual([0, 0, 0]);
  expectSettled(motion);
});

test('a new deal gathers all cards into the stock', () => {
  const { motion } = at();
  begin(motion, [...HANDS, played(1, 'KS')], 0);
  push(motion, [{ ...dealLine, deal: 2 } as Line], 0);
  runOut(motion, 0);
  expect(motion.table.places.at('stock')).toHaveLength(TEST_PACK.length);
  expectSettled(motion);
});

test('a card that was let go flies back, a played one flies on from the finger', () => {
  const { motion } = at();
  begin(motion, HANDS, 0);
  const slot = must(motion.bodies.layout.hand[0], 'card');
  const body = must(motion.bodies.all[slot.piece], 'body');
  body.holdAt(600, 400);
  motion.bodies.settleAll(0, 160);
  expect(body).toMatchObject({ x: 600, y: 400, held: true });
  motion.bodies.release(0);
  motion.advance(200);
  expect(body).toMatchObject({ x: body.pose.x, y: body.pose.y });
  body.holdAt(600, 400);
  push(motion, [played(0, slot.card)], 300);
  motion.advance(301);
  expect(Math.hypot(body.x - 600, body.y - 400)).toBeLessThan(30);
});

describe('what rises for a pointer or the focus', () => {
  let hints = NO_HINTS;
  const raising = (): Log => {
    hints = NO_HINTS;
    return at({}, LOOKS, () => hints);
  };

  test('moves, and the table is at rest', () => {
    const { motion } = raising();
    begin(motion, HANDS, 0);
    const [slot] = motion.bodies.layout.hand;
    for (const raised of [slot?.card, undefined]) {
      hints = { ...NO_HINTS, raised };
      motion.bodies.nudge(0, 160);
      expect([motion.moving, motion.resting]).toEqual([true, true]);
      motion.advance(200);
      expect([motion.moving, motion.resting]).toEqual([false, true]);
    }
    motion.bodies.shake([must(slot, 'card').piece], { nowMs: 300, nudge: true });
    expect([motion.moving, motion.resting]).toEqual([true, true]);
  });

  test('does not end the way of a card that a line has sent', () => {
    const { motion } = raising();
    begin(motion, HANDS, 0);
    const slot = must(motion.bodies.layout.hand[0], 'card');
    push(motion, [played(0, slot.card)], 0);
    expect(motion.resting).toBe(false);
    const [left] = motion.bodies.layout.hand;
    for (let nowMs = 20; nowMs < 200; nowMs += 20) {
      hints = { ...NO_HINTS, raised: nowMs % 40 === 0 ? left?.card : undefined };
      motion.bodies.nudge(nowMs, 160);
      motion.advance(nowMs);
      expect(motion.resting).toBe(false);
    }
    runOut(motion, 200);
    expect(motion.resting).toBe(true);
  });

  test('is on its way because of a line once one sends it', () => {
    const { motion } = raising();
    begin(motion, HANDS, 0);
    const slot = must(motion.bodies.layout.hand[0], 'card');
    hints = { ...NO_HINTS, raised: slot.card };
    motion.bodies.nudge(0, 160);
    expect(motion.resting).toBe(true);
    push(motion, [played(0, slot.card)], 20);
    expect(motion.resting).toBe(false);
  });
});

test('payments for the same reason are made together, with one sound', () => {
  const { motion, sounds, payments } = at();
  begin(motion, HANDS, 0);
  const pay = (seat: number, why: string): Line => ({
    ...{ type: 'chips', from: `purse/${String(seat)}`, to: 'pot', amount: 5, why },
  });
  push(motion, [pay(1, 'ante'), pay(2, 'ante'), pay(0, 'ante'), pay(0, 'fee')], 0);
  runOut(motion, 0);
  motion.advance(5000);
  expect(payments).toEqual(['ante 0', 'ante 200', 'ante 240', 'fee 280']);
  expect(sounds.filter((sound) => sound === 'chip')).toHaveLength(2);
});

describe('what a face makes of a line', () => {
  const planner = (face: Partial<GameFace>) => new Planner({ ...LOOKS, ...face }, 0);
  const score = (seat: number, points: number): Line => ({ type: 'score', seat, points, why: 'trick' });
  const over: Partial<GameFace> = {
    moments: { 'score:trick': { sound: 'knock' }, far: { effect: 'flourish', sound: 'call' } },
    momentOf: (line, { total }) =>
      line.type === 'score' && total >= 10 && total - line.points < 10 ? 'far' : undefined,
  };

  test('a score may lead to a moment of its own, once', () => {
    const lines = [score(0, 6), score(1, 6), score(0, 4), score(0, 1)];
    expect(
      planner(over)
        .plan(stepsOf(lines))
        .map(({ reached, strike, cues }) => [reached, strike?.seat, cues[0]?.sound]),
    ).toEqual([
      [undefined, undefined, 'knock'],
      [undefined, undefined, 'knock'],
      ['far', 0, 'call'],
      [undefined, undefined, 'knock'],
    ]);
  });

  test('what was scored in deals before counts', () => {
    const lines: Line[] = [score(1, 3), { ...ended, totals: [0, 8, 0] }, score(1, 2)];
    expect(
      planner(over)
        .plan(stepsOf(lines))
        .map(({ reached }) => reached),
    ).toEqual([undefined, undefined, 'far']);
  });

  test('chips may be a moment at the card that won them', () => {
    const paid: Line = { type: 'chips', from: 'pot', to: 'purse/1', amount: 3, why: 'collect' };
    const [beat] = planner({ moments: { 'chips:collect': { effect: 'flash', sound: 'flash', holdMs: 500 } } }).plan(
      stepsOf([paid]),
    );
    expect(beat).toMatchObject({
      strike: { effect: 'flash' },
      gapMs: 500,
      cues: [{ sound: 'chip' }, { sound: 'flash' }],
    });
    expect(planner({}).plan(stepsOf([paid]))).toMatchObject([{ strike: undefined, cues: [{ sound: 'chip' }] }]);
  });

  test('with reduced motion what is held up is still held as long', () => {
    const shown: Line = { type: 'note', seat: 0, what: 'forgot' };
    const lasts = (holdMs?: number): number => {
      const face = {
        ...LOOKS,
        moments: { 'note:forgot': { sound: 'knock', ...(holdMs !== undefined && { holdMs }) } },
      } as const;
      const { motion } = at({ reducedMotion: true }, face);
      begin(motion, HANDS, 0);
      push(motion, [shown, act(0, { type: 'draw' })], 0);
      return runOut(motion, 0);
    };
    expect([lasts(900), lasts()]).toEqual([900, 0]);
  });
});

test('another view of the same table keeps no face of the view before', () => {
  const { motion } = at();
  motion.begin(stepsOf(HANDS), 0);
  expect(motion.bodies.all.some(({ card }) => card !== '??')).toBe(true);
  const hidden = HANDS.map((line): Line => (line.type === 'move' ? { ...line, cards: ['??'] } : line));
  motion.begin(stepsOf(hidden), undefined);
  expect(motion.bodies.all.map(({ card, turn }) => [card, turn])).toEqual(motion.bodies.all.map(() => ['??', 0]));
});
