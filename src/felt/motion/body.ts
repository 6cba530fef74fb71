/**
 * One card as it looks now, on its way from one pose to another. All numbers are changed in place: nothing is allocated
 * while cards fly.
 */
import type { SeenCard } from '../../cards/card.ts';
import type { Point } from '../../games/face/layout/box.ts';
import type { Pose } from '../../games/face/layout/pose.ts';
import { FLAT } from '../../games/face/layout/pose.ts';
import { decelerate, hump, smooth } from './easing.ts';

/** How a card travels. */
export interface Trip {
  readonly startMs: number; // on the clock
  readonly lengthMs: number;
  readonly arc: number; // height of its flight; 1 is well above the table
  readonly flipMs: number;
  readonly via?: Point | undefined; // a point that it passes
  readonly sway?: boolean; // out to the side and back, as in a riffle
  readonly fade?: boolean; // faded in at its end instead of moved
  readonly lingerMs?: number; // how long it stays above all others after arriving
  readonly nudge?: boolean; // no line moves it: it rises for a pointer or the focus, or gives way
}

const LEAST_MS = 60; // of a redirected trip
const OVER = 10_000; // z of cards in the air

export class Body {
  x = 0;
  y = 0;
  angleRad = 0;
  width = 0;
  turn = 0; // 0 face down, 1 face up, between them edge on
  lift = 0;
  edge = 0;
  shade = 0;
  shadow = 1;
  alpha = 1;
  z = 0;
  covered = true; // until it lies somewhere
  card: SeenCard = '??'; // the face that it shows or showed last
  pose: Pose = FLAT; // where it is going
  held = false; // by a pointer
  private startMs = 0;
  private lengthMs = 0; // lingering included
  private nudge = false;
  private lingerMs = 0;
  private arc = 0;
  private flipMs = 0;
  private viaX = 0;
  private viaY = 0;
  private passes = false;
  private sway = false;
  private fade = false;
  private fromX = 0;
  private fromY = 0;
  private fromAngle = 0;
  private fromWidth = 0;
  private fromTurn = 0;
  private fromLift = 0;
  private fromEdge = 0;
  private fromShade = 0;

  constructor(readonly id: number) {}

  get moving(): boolean {
    return this.lengthMs > 0 && !this.held;
  }

  /** A line has sent it on its way: the table is not at rest. */
  get travelling(): boolean {
    return this.moving && !this.nudge;
  }

  /** When it comes to rest, on the clock. */
  get endMs(): number {
    return this.startMs + this.lengthMs;
  }

  /** Starts toward `pose` from where it is. */
  go(pose: Pose, trip: Trip): void {
    this.nudge = trip.nudge === true && !this.travelling; // a trip that a line began stays one
    this.pose = pose;
    this.held = false;
    this.fromX = this.x;
    this.fromY = this.y;
    this.fromAngle = this.angleRad;
    this.fromWidth = this.width;
    this.fromTurn = this.turn;
    this.fromLift = this.lift;
    this.fromEdge = this.edge;
    this.fromShade = this.shade;
    this.startMs = trip.startMs;
    this.lingerMs = trip.lingerMs ?? 0;
    this.lengthMs = trip.lengthMs + this.lingerMs;
    this.arc = trip.arc;
    this.flipMs = Math.min(trip.flipMs, trip.lengthMs);
    this.passes = trip.via !== undefined;
    this.viaX = trip.via?.x ?? 0;
    this.viaY = trip.via?.y ?? 0;
    this.sway = trip.sway === true;
    this.fade = trip.fade === true;
    this.covered = false;
    this.alpha = 1;
    this.z = trip.arc > 0 ? OVER + pose.z : pose.z;
    if (this.lengthMs <= 0) this.land();
  }

  /** Redirects the trip; its remaining time is kept. */
  redirect(pose: Pose, { nowMs, nudge = false }: { nowMs: number; nudge?: boolean }): void {
    const { arc } = this;
    const leftMs = Math.max(LEAST_MS, this.endMs - nowMs);
    this.go(pose, {
      startMs: Math.max(nowMs, this.startMs),
      lengthMs: leftMs,
      arc: 0,
      flipMs: Math.min(this.flipMs, leftMs),
      nudge,
    });
    if (arc > 0) this.z = OVER + pose.z;
  }

  /** Moves the place where it is faded in. */
  aim(pose: Pose): void {
    this.pose = pose;
  }

  /** Puts it down without motion. */
  lie(pose: Pose): void {
    this.pose = pose;
    this.held = false;
    this.land();
  }

  /** Follows a finger. */
  holdAt(x: number, y: number): void {
    this.held = true;
    this.x = x;
    this.y = y;
    this.angleRad = 0;
    this.lift = 1;
    this.covered = false;
    this.z = 2 * OVER;
  }

  /** Updates its look for this time. */
  advance(nowMs: number): void {
    if (this.held || this.lengthMs <= 0) return;
    const sinceMs = nowMs - this.startMs;
    if (sinceMs >= this.lengthMs) this.land();
    else if (sinceMs > 0) this.show(sinceMs);
  }

  private show(sinceMs: number): void {
    const { pose } = this;
    const part = Math.min(1, sinceMs / (this.lengthMs - this.lingerMs));
    const eased = this.passes ? smooth(part) : decelerate(part);
    if (this.fade) {
      this.lieBut(part);
      return;
    }
    this.x = this.fromX + (pose.x - this.fromX) * eased;
    this.y = this.fromY + (pose.y - this.fromY) * eased;
    if (this.passes) this.pass(part);
    if (this.sway) this.x += Math.sin(part * Math.PI * 2) * pose.width * 0.14 * (this.id % 2 === 0 ? 1 : -1);
    this.angleRad = this.fromAngle + (pose.angleRad - this.fromAngle) * eased;
    this.width = this.fromWidth + (pose.width - this.fromWidth) * eased;
    this.lift = this.fromLift + (pose.lift - this.fromLift) * eased + this.arc * hump(part);
    this.edge = this.fromEdge + (pose.edge - this.fromEdge) * eased;
    this.shade = this.fromShade + (pose.shade - this.fromShade) * eased;
    this.flip(sinceMs);
  }

  /** Turns in the middle third of the way. */
  private flip(sinceMs: number): void {
    const goal = this.pose.faceUp ? 1 : 0;
    if (this.fromTurn === goal) return;
    const beginMs = (this.lengthMs - this.lingerMs - this.flipMs) / 2;
    const part = Math.min(1, Math.max(0, (sinceMs - beginMs) / Math.max(1, this.flipMs)));
    this.turn = this.fromTurn + (goal - this.fromTurn) * smooth(part);
  }

  /** Bends the way through a point (a quadratic curve). */
  private pass(part: number): void {
    const at = smooth(part);
    const first = (1 - at) * (1 - 2 * at);
    const past = 4 * at * (1 - at);
    const last = at * (2 * at - 1);
    this.x = first * this.fromX + past * this.viaX + last * this.pose.x;
    this.y = first * this.fromY + past * this.viaY + last * this.pose.y;
  }

  private lieBut(alpha: number): void {
    const lengthMs = this.lengthMs;
    this.land();
    this.lengthMs = lengthMs;
    this.alpha = alpha;
  }

  private land(): void {
    const { pose } = this;
    this.lengthMs = 0;
    this.x = pose.x;
    this.y = pose.y;
    this.angleRad = pose.angleRad;
    this.width = pose.width;
    this.turn = pose.faceUp ? 1 : 0;
    this.lift = pose.lift;
    this.edge = pose.edge;
    this.shade = pose.shade;
    this.shadow = pose.shadow;
    this.alpha = 1;
    this.z = pose.z;
    this.covered = pose.covered;
  }
}
