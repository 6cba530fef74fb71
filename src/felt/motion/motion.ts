/**
 * Plays steps on the table in time: takes each when its beat begins, and sends off every card whose place has changed. All
 * of it can be finished at once.
 */
import type { Seat } from '../../cards/card.ts';
import type { GameFace, Sound } from '../../games/face/game-face.ts';
import type { Piece } from '../../record/fold.ts';
import type { ChipsLine, Line } from '../../record/line.ts';
import type { Step } from '../../record/timeline.ts';
import { type Point, middle } from '../../games/face/layout/box.ts';
import type { FeltLayout } from '../layout/hints.ts';
import { type TableFace, FeltTable } from '../table/felt-table.ts';
import { type Beat, Planner, type Strike } from './beats.ts';
import { Bodies } from './bodies.ts';
import type { Trip } from './body.ts';
import { Cues } from './cues.ts';
import type { EffectSpan, Struck } from './effect-sprites.ts';
import { FLIP_MS, type Pace, SETTLE_MS } from './pace.ts';
import { handPlace } from '../../games/face/places.ts';

/** What the motion needs from its owner, and tells it. */
export interface MotionOwner {
  readonly lay: (table: FeltTable) => FeltLayout;
  readonly sound: (sound: Sound) => void;
  /** A line was taken: what is shown outside the cards may have changed. */
  taken(line: Line, atMs: number, reached: string | undefined): void;
  strike(strike: Strike, struck: Struck): void;
  flash(piece: number, span: EffectSpan): void;
  /** Chips are on their way. */
  pay(line: ChipsLine, span: EffectSpan): void;
}

const STILL_MS = 90; // the fade with reduced motion
const TOWARD = 0.7;

/** What the motion is doing, for `?debug`. */
export interface MotionState {
  readonly queue: readonly Beat[]; // the next one first
  readonly nextMs: number; // on the felt's clock: when the next may begin
  readonly flying: number; // cards
}

export class Motion {
  readonly table: FeltTable;
  readonly bodies: Bodies;
  private planner: Planner;
  private queue: Beat[] = [];
  private nextMs = 0; // when the next beat may begin
  private readonly cues: Cues;
  private lastMoved: readonly number[] = [];

  constructor(
    private readonly face: Pick<GameFace, 'flights' | 'moments' | 'offTurn' | 'places' | 'momentOf'> & TableFace,
    private readonly around: MotionOwner,
    readonly pace: Pace,
  ) {
    this.table = new FeltTable(face);
    this.planner = new Planner(face, undefined);
    this.bodies = new Bodies(this.table, around.lay, pace);
    this.cues = new Cues(around.sound);
  }

  /** Takes all steps of the current deal without motion. */
  begin(steps: readonly Step[], viewer: Seat | undefined): void {
    this.queue = [];
    this.cues.clear();
    this.table.begin();
    this.planner = new Planner(this.face, viewer);
    this.planner.plan(steps);
    for (const step of steps) this.table.applyStep(step);
    this.bodies.forgetFaces();
    this.bodies.settleAll(0, 0);
  }

  /** Queues new steps. */
  push(steps: readonly Step[], nowMs: number): void {
    if (this.queue.length === 0) this.nextMs = Math.max(this.nextMs, nowMs);
    this.queue.push(...this.planner.plan(steps));
    this.pace.expect(this.queue.reduce((sum, beat) => sum + beat.waitMs + beat.gapMs, 0));
    if (this.pace.atOnce) this.finish(nowMs);
    else this.advance(nowMs);
  }

  get moving(): boolean {
    return this.queue.length > 0 || this.bodies.moving;
  }

  /** All lines are shown, and their cards lie. A card may still rise for a pointer or the focus. */
  get resting(): boolean {
    return this.queue.length === 0 && !this.bodies.travelling;
  }

  /** Whether it must be called again: something moves, or a sound is scheduled. */
  get awake(): boolean {
    return this.moving || this.cues.waiting;
  }

  /** Updates everything to this time. */
  advance(nowMs: number): void {
    while (this.queue.length > 0) {
      const beat = this.queue[0];
      if (!beat || this.nextMs + this.pace.real(beat.waitMs) > nowMs) break;
      this.queue.shift();
      this.start(beat, this.nextMs + this.pace.real(beat.waitMs));
    }
    if (this.queue.length === 0) this.pace.expect(0);
    this.bodies.advance(nowMs);
    this.cues.advance(nowMs);
  }

  /** Takes all queued steps now; cards on their way may still land. */
  hurry(nowMs: number): void {
    if (this.queue.length === 0) return;
    this.applyAll(nowMs);
    this.bodies.settleAll(nowMs, SETTLE_MS);
  }

  /** Ends everything in this frame. */
  finish(nowMs: number): void {
    this.applyAll(nowMs);
    this.bodies.settleAll(nowMs, 0);
  }

  /** The pieces that a seat holds in its hand. */
  handOf(seat: Seat): readonly number[] {
    const hand = handPlace(this.face);
    return hand ? this.table.places.at(`${hand.name}/${String(seat)}`).map(({ id }) => id) : [];
  }

  private applyAll(nowMs: number): void {
    const beats = this.queue;
    this.queue = [];
    this.nextMs = nowMs;
    for (const { step, reached } of beats)
      if (step) {
        this.table.applyStep(step);
        this.around.taken(step.line, nowMs, reached);
      }
    const strike = beats.findLast((beat) => beat.strike?.effect === 'flourish')?.strike;
    if (strike) this.around.strike(strike, { pieces: [], atMs: nowMs, lengthMs: 0 });
    this.cues.hurry(beats.flatMap(({ cues }) => cues));
  }

  private start(beat: Beat, atMs: number): void {
    const { step } = beat;
    this.nextMs = atMs + this.gap(beat);
    for (const cue of beat.cues) this.cues.add(cue.sound, atMs + (this.pace.still ? 0 : this.pace.real(cue.atMs)));
    const rose = this.table.risen.size > 0; // shown cards sink back
    const moved = step ? this.table.applyStep(step) : [];
    if (moved.length > 0) this.lastMoved = moved.map(({ id }) => id);
    if (beat.flight) this.fly(beat, this.flying(beat, moved), atMs);
    else if (step && (rose || step.line.type !== 'turn')) this.bodies.settleAll(atMs, SETTLE_MS);
    this.light(beat, atMs);
    if (step) this.around.taken(step.line, atMs, beat.reached);
  }

  /** The effect of a beat. */
  private light(beat: Beat, atMs: number): void {
    const line = beat.step?.line;
    if (beat.flash) this.flash(beat, atMs);
    if (line?.type === 'chips') this.around.pay(line, { atMs, lengthMs: this.pace.real(beat.lengthMs) });
    if (!beat.strike) return;
    const lengthMs = this.pace.real(beat.lengthMs + Math.max(beat.lingerMs, beat.gapMs));
    this.around.strike(beat.strike, { pieces: this.meant(line), atMs, lengthMs });
  }

  /** The pieces of a line: those that it moves, the card that it names, else those moved last. */
  private meant(line: Line | undefined): readonly number[] {
    if (line?.type !== 'note') return this.lastMoved;
    const found = this.table.pieces().find(({ card }) => card === line['card']);
    return found ? [found.id] : this.lastMoved.slice(-1);
  }

  /** With reduced motion cards appear at once, but full tricks and shown cards keep their time. */
  private gap(beat: Beat): number {
    if (!this.pace.still || beat.held) return this.pace.real(beat.gapMs);
    return beat.flight === 'deal' ? 0 : Math.min(120, this.pace.real(beat.gapMs));
  }

  /** The pieces that a beat sends flying, in their order. */
  private flying({ step }: Beat, moved: readonly Piece[]): readonly number[] {
    if (step?.line.type === 'shuffle') return this.table.places.at(step.line.place).map(({ id }) => id);
    if (step?.line.type === 'deal') return this.bodies.all.map(({ id }) => id);
    return moved.map(({ id }) => id);
  }

  private fly(beat: Beat, pieces: readonly number[], atMs: number): void {
    const stagger = (nth: number): number => atMs + this.pace.real(nth * beat.staggerMs);
    this.bodies.fly(pieces, atMs, (nth) => this.trip(beat, stagger(nth)));
  }

  /** Collected cards fly toward the winner first, then to their pile. */
  private way({ toward, step }: Beat): Point | undefined {
    const { fans, spots } = this.bodies.layout;
    const fan = toward === undefined ? undefined : fans[toward];
    const spot = step?.line.type === 'move' ? spots[step.line.from] : undefined;
    if (!fan || !spot) return undefined;
    const [from, to] = [middle(spot), middle(fan)];
    return { x: from.x + (to.x - from.x) * TOWARD, y: from.y + (to.y - from.y) * TOWARD };
  }

  private trip(beat: Beat, startMs: number): Trip {
    if (this.pace.still) return { startMs, lengthMs: STILL_MS, arc: 0, flipMs: 0, fade: true };
    return {
      startMs,
      lengthMs: this.pace.real(beat.lengthMs),
      arc: beat.arc,
      flipMs: this.pace.real(FLIP_MS),
      lingerMs: this.pace.real(beat.lingerMs),
      via: this.way(beat),
      sway: beat.flight === 'riffle',
    };
  }

  private flash(beat: Beat, atMs: number): void {
    const { flash } = beat;
    const pile = flash ? this.table.places.at(flash.from) : [];
    const named = pile.find(({ card }) => card === flash?.cards[0]) ?? pile.find(({ card }) => card === '??');
    if (named) this.around.flash(named.id, { atMs, lengthMs: this.pace.real(beat.gapMs) });
  }

  /** For `?debug` in the dev server: the queue, and how many cards are flying. */
  declare static debugState: ((motion: Motion) => MotionState) | undefined;
  static {
    if (import.meta.env.DEV)
      Motion.debugState = ({ queue, nextMs, bodies }) => ({
        queue,
        nextMs,
        flying: bodies.all.filter((body) => body.moving).length,
      });
  }
}
