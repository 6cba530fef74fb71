/**
 * Carries lines onto the table in their time: takes each when its beat begins, lays the table out anew, and sends every
 * card whose place has changed on its way. The lines are the truth; what is seen follows, and can be finished at once.
 */
import type { Card, Seat } from '../../cards/card.ts';
import type { GameFace, Sound } from '../../games/face/game-face.ts';
import type { Piece } from '../../record/fold.ts';
import type { ChipsLine, Line } from '../../record/line.ts';
import type { Point } from '../layout/box.ts';
import { middle } from '../layout/box.ts';
import type { FeltLayout } from '../layout/hints.ts';
import type { Pose } from '../layout/pose.ts';
import { type TableFace, Table } from '../table.ts';
import type { Beat, Strike } from './beats.ts';
import { Planner } from './beats.ts';
import { Body } from './body.ts';
import type { Trip } from './body.ts';
import type { Span, Struck } from './effect-sprites.ts';
import type { Pace } from './pace.ts';
import { FLIP_MS, SETTLE_MS } from './pace.ts';

/** What the motion asks of, and tells, whoever holds it. */
export interface Surroundings {
  lay(table: Table): FeltLayout;
  sound(sound: Sound): void;
  /** A line has been taken: what stands outside the cards may have changed. */
  taken(line: Line, atMs: number, reached: string | undefined): void;
  strike(strike: Strike, of: Struck): void;
  flash(piece: number, of: Span): void;
  /** Chips are on their way. */
  pay(line: ChipsLine, of: Span): void;
}

const STILL_MS = 90; // the fade with reduced motion
const SHAKE_MS = 260;
const TOWARD = 0.7;

/** What the motion is doing, for who looks into it. */
export interface MotionState {
  readonly queue: readonly Beat[]; // the next one first
  readonly nextMs: number; // on the felt's clock: not before
  readonly flying: number; // cards
}

export class Motion {
  table: Table;
  layout: FeltLayout;
  readonly bodies: Body[] = []; // by piece
  private planner: Planner;
  private queue: Beat[] = [];
  private nextMs = 0; // when the next beat may begin
  private cues: { sound: Sound; atMs: number }[] = [];
  private lastMoved: readonly number[] = [];

  constructor(
    private readonly face: Pick<GameFace, 'flights' | 'moments' | 'offTurn' | 'places' | 'reaches' | 'special'> &
      TableFace,
    private readonly around: Surroundings,
    readonly pace: Pace,
  ) {
    this.table = new Table(face);
    this.planner = new Planner(face, undefined);
    this.layout = around.lay(this.table);
  }

  /** Everything so far at once, no motion. */
  begin(lines: readonly Line[], viewer: Seat | undefined): void {
    this.queue = [];
    this.cues = [];
    this.table = new Table(this.face);
    this.planner = new Planner(this.face, viewer);
    this.planner.plan(lines);
    for (const line of lines) this.table.apply(line);
    this.settle(0, 0);
  }

  /** What has happened since. */
  push(lines: readonly Line[], nowMs: number): void {
    if (this.queue.length === 0) this.nextMs = Math.max(this.nextMs, nowMs);
    this.queue.push(...this.planner.plan(lines));
    this.pace.expect(this.queue.reduce((sum, beat) => sum + beat.waitMs + beat.gapMs, 0));
    if (this.pace.atOnce) this.finish(nowMs);
    else this.advance(nowMs);
  }

  get moving(): boolean {
    return this.queue.length > 0 || this.bodies.some((body) => body.moving);
  }

  /** Whether it must be called again: something moves, or a sound is still to come. */
  get awake(): boolean {
    return this.moving || this.cues.length > 0;
  }

  /** Brings everything to where it is at this time. */
  advance(nowMs: number): void {
    while (this.queue.length > 0) {
      const beat = this.queue[0];
      if (!beat || this.nextMs + this.pace.real(beat.waitMs) > nowMs) break;
      this.queue.shift();
      this.start(beat, this.nextMs + this.pace.real(beat.waitMs));
    }
    if (this.queue.length === 0) this.pace.expect(0);
    for (let i = 0; i < this.bodies.length; i += 1) this.bodies[i]?.advance(nowMs); // counted: an iterator makes an object a card
    this.sound(nowMs);
  }

  /** All that waits is taken now; cards already on their way may land. */
  hurry(nowMs: number): void {
    if (this.queue.length === 0) return;
    this.takeAll(nowMs);
    this.settle(nowMs, SETTLE_MS);
  }

  /** Ends everything in this frame. */
  finish(nowMs: number): void {
    this.takeAll(nowMs);
    this.settle(nowMs, 0);
  }

  /** Cards that a finger held go back to where they belong. */
  release(nowMs: number): void {
    for (const body of this.bodies) {
      const pose = body.held ? this.layout.poses.get(body.id) : undefined;
      if (pose)
        body.go(pose, { startMs: nowMs, lengthMs: this.pace.still ? 0 : this.pace.real(SETTLE_MS), arc: 0, flipMs: 0 });
    }
  }

  /** Cards say no. */
  shake(pieces: readonly number[], nowMs: number): void {
    if (this.pace.still) return;
    for (const id of pieces) {
      const body = this.bodies[id];
      if (body && !body.held)
        body.go(body.pose, { startMs: nowMs, lengthMs: this.pace.real(SHAKE_MS), arc: 0, flipMs: 0, sway: true });
    }
  }

  /** The piece that is a card of the own hand, as a list. */
  piecesOf(card: Card): readonly number[] {
    return this.layout.hand.filter((slot) => slot.card === card).map(({ piece }) => piece);
  }

  /** The pieces that a seat holds in its hand. */
  handOf(seat: Seat): readonly number[] {
    const hand = this.face.places.find((place) => place.of === 'seat' && place.shape === 'fan');
    return hand ? this.table.places.at(`${hand.name}/${String(seat)}`).map(({ id }) => id) : [];
  }

  private takeAll(nowMs: number): void {
    const beats = this.queue;
    this.queue = [];
    this.nextMs = nowMs;
    const sounds = new Set([
      ...this.cues.map(({ sound }) => sound),
      ...beats.flatMap(({ cues }) => cues.map(({ sound }) => sound)),
    ]);
    this.cues = [];
    for (const { line, reached } of beats)
      if (line) {
        this.table.apply(line);
        this.around.taken(line, nowMs, reached);
      }
    const strike = beats.findLast((beat) => beat.strike?.effect === 'flourish')?.strike;
    if (strike) this.around.strike(strike, { pieces: [], atMs: nowMs, lengthMs: 0 });
    for (const sound of [...sounds].slice(-2)) this.around.sound(sound); // a din otherwise
  }

  /** Lays out anew; who has to move does so within a time, 0 for at once. */
  settle(nowMs: number, lengthMs: number): void {
    this.layout = this.around.lay(this.table);
    this.spread(nowMs, lengthMs);
  }

  /** Sends every card that is not yet bound for its place in the layout there. */
  private spread(nowMs: number, lengthMs: number): void {
    for (const [id, pose] of this.layout.poses) {
      const body = this.body(id);
      if (body.held && lengthMs > 0) continue;
      if (lengthMs <= 0) body.lie(pose);
      else if (!same(body.pose, pose)) this.close(body, { pose, nowMs, lengthMs });
    }
    this.drop();
    this.showFaces();
  }

  /** A card that makes room, or whose flight must end elsewhere. */
  private close(body: Body, to: { pose: Pose; nowMs: number; lengthMs: number }): void {
    const { pose, nowMs } = to;
    if (this.pace.still && body.moving) body.aim(pose);
    else if (this.pace.still) body.lie(pose);
    else if (body.moving && body.endMs > nowMs + SETTLE_MS / 2) body.redirect(pose, nowMs);
    else body.go(pose, { startMs: nowMs, lengthMs: this.pace.real(to.lengthMs), arc: 0, flipMs: FLIP_MS });
  }

  private start(beat: Beat, atMs: number): void {
    this.nextMs = atMs + this.gap(beat);
    for (const cue of beat.cues)
      this.cues.push({ sound: cue.sound, atMs: atMs + (this.pace.still ? 0 : this.pace.real(cue.atMs)) });
    const rose = this.table.risen.size > 0; // what was shown sinks back
    const moved = beat.line ? this.table.apply(beat.line) : [];
    if (moved.length > 0) this.lastMoved = moved.map(({ id }) => id);
    if (beat.flight) this.fly(beat, this.flying(beat, moved), atMs);
    else if (beat.line && (rose || beat.line.type !== 'turn')) this.settle(atMs, SETTLE_MS);
    this.light(beat, atMs);
    if (beat.line) this.around.taken(beat.line, atMs, beat.reached);
  }

  /** What is seen of a beat besides cards moving. */
  private light(beat: Beat, atMs: number): void {
    if (beat.flash) this.flash(beat, atMs);
    if (beat.line?.type === 'chips') this.around.pay(beat.line, { atMs, lengthMs: this.pace.real(beat.lengthMs) });
    if (!beat.strike) return;
    const lengthMs = this.pace.real(beat.lengthMs + Math.max(beat.lingerMs, beat.gapMs));
    this.around.strike(beat.strike, { pieces: this.meant(beat.line), atMs, lengthMs });
  }

  /** The pieces that a line is about: those that it moves, the card that it names, else what was moved last. */
  private meant(line: Line | undefined): readonly number[] {
    if (line?.type !== 'note') return this.lastMoved;
    const named = line['card'];
    const pieces = this.table.places.names().flatMap((place) => this.table.places.at(place));
    const found = pieces.find(({ card }) => card === named);
    return found ? [found.id] : this.lastMoved.slice(-1);
  }

  /** With reduced motion cards come at once, but a full trick may still be looked at, and what is shown be read. */
  private gap(beat: Beat): number {
    if (!this.pace.still || beat.held) return this.pace.real(beat.gapMs);
    return beat.flight === 'deal' ? 0 : Math.min(120, this.pace.real(beat.gapMs));
  }

  /** The pieces that a beat sends flying, in their order. */
  private flying(beat: Beat, moved: readonly Piece[]): readonly number[] {
    if (beat.line?.type === 'shuffle') return this.table.places.at(beat.line.place).map(({ id }) => id);
    if (beat.line?.type === 'deal') return this.bodies.map(({ id }) => id);
    return moved.map(({ id }) => id);
  }

  private fly(beat: Beat, pieces: readonly number[], atMs: number): void {
    this.layout = this.around.lay(this.table);
    const via = this.way(beat);
    pieces.forEach((id, i) => {
      const pose = this.layout.poses.get(id);
      if (!pose) return;
      const body = this.bodies[id];
      if (!body) this.body(id).lie(pose);
      else body.go(pose, this.trip(beat, { startMs: atMs + this.pace.real(i * beat.staggerMs), via }));
    });
    this.spread(atMs, SETTLE_MS);
  }

  /** Collected cards go a good way toward the winner before they turn to where they are laid. */
  private way({ toward, line }: Beat): Point | undefined {
    const fan = toward === undefined ? undefined : this.layout.fans[toward];
    const spot = line?.type === 'move' ? this.layout.spots[line.from] : undefined;
    if (!fan || !spot) return undefined;
    const [from, to] = [middle(spot), middle(fan)];
    return { x: from.x + (to.x - from.x) * TOWARD, y: from.y + (to.y - from.y) * TOWARD };
  }

  private trip(beat: Beat, of: { startMs: number; via: Point | undefined }): Trip {
    if (this.pace.still) return { startMs: of.startMs, lengthMs: STILL_MS, arc: 0, flipMs: 0, fade: true };
    return {
      startMs: of.startMs,
      lengthMs: this.pace.real(beat.lengthMs),
      arc: beat.arc,
      flipMs: this.pace.real(FLIP_MS),
      lingerMs: this.pace.real(beat.lingerMs),
      via: of.via,
      sway: beat.flight === 'riffle',
    };
  }

  private flash(beat: Beat, atMs: number): void {
    const { flash } = beat;
    const pile = flash ? this.table.places.at(flash.from) : [];
    const named = pile.find(({ card }) => card === flash?.cards[0]) ?? pile.find(({ card }) => card === '??');
    if (named) this.around.flash(named.id, { atMs, lengthMs: this.pace.real(beat.gapMs) });
  }

  private sound(nowMs: number): void {
    if (this.cues.length === 0) return;
    for (const cue of this.cues) if (cue.atMs <= nowMs) this.around.sound(cue.sound);
    this.cues = this.cues.filter((cue) => cue.atMs > nowMs);
  }

  /** The card with this number; one that has just come onto the table lies where it lies. */
  private body(id: number): Body {
    for (;;) {
      const body = this.bodies[id];
      if (body) return body;
      const made = new Body(this.bodies.length);
      const pose = this.layout.poses.get(made.id);
      if (pose) made.lie(pose);
      this.bodies.push(made);
    }
  }

  /** Cards that are no longer there: a smaller pack. */
  private drop(): void {
    while (this.bodies.length > 0 && !this.layout.poses.has(this.bodies.length - 1)) this.bodies.pop();
  }

  /** A face that is known is shown; a card that is turned down keeps its face until it lies on it. */
  private showFaces(): void {
    for (const name of this.table.places.names())
      for (const { id, card } of this.table.places.at(name)) {
        const body = this.bodies[id];
        const seen = this.table.turned.get(id)?.card ?? card;
        if (body && seen !== '??') body.card = seen;
      }
  }

  /** For `?debug`: what still waits, and how many cards are on their way. In the dev server only. */
  declare static debugState: ((motion: Motion) => MotionState) | undefined;
  static {
    if (import.meta.env.DEV)
      Motion.debugState = ({ queue, nextMs, bodies }) => ({
        queue,
        nextMs,
        flying: bodies.filter((body) => body.moving).length,
      });
  }
}

const same = (a: Pose, b: Pose): boolean =>
  Math.abs(a.x - b.x) < 0.05 &&
  Math.abs(a.y - b.y) < 0.05 &&
  Math.abs(a.angleRad - b.angleRad) < 1e-4 &&
  Math.abs(a.width - b.width) < 0.05 &&
  a.faceUp === b.faceUp &&
  a.z === b.z &&
  a.edge === b.edge &&
  a.shade === b.shade &&
  a.lift === b.lift &&
  a.covered === b.covered;
