/** A light on the felt: a glow that stays while something holds, or a flash. Changed in place. */
import { middle } from '../../games/face/layout/box.ts';
import type { Box } from '../../games/face/layout/box.ts';
import { hump, smooth } from './easing.ts';

/**
 * bed: where a pile lies, also when it is empty; thread: the suit that was led; turn: whose turn it is; spot: a pile waits to be tapped; place: the same where
 * no pile is left; halo: a called last card; flourish: the winner; impact: a
 * word that lands; chip: one that is paid; flash: a card that fits; light and dim: one card takes the light, all others step back.
 */
export type EffectKind =
  | 'chip'
  | 'bed'
  | 'thread'
  | 'turn'
  | 'spot'
  | 'place'
  | 'halo'
  | 'flourish'
  | 'impact'
  | 'flash'
  | 'light'
  | 'dim';

const FADE_MS = 180;

/** Above the cards in the air or below all cards. */
const Z: Readonly<Record<EffectKind, number>> = {
  bed: -10,
  thread: -9,
  turn: -6,
  spot: -4,
  place: -4,
  halo: -3,
  flourish: -5,
  impact: -2,
  chip: 20_000,
  dim: 9000,
  light: 9001,
  flash: 30_000,
};

/** The greatest brightness of a flash. */
const PEAK: Readonly<Partial<Record<EffectKind, number>>> = { dim: 0.5, flash: 0.75 };

export class EffectSprite {
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  angleRad = 0;
  alpha = 0;
  scale = 1;
  picture: HTMLCanvasElement | undefined; // of its own; else that of its kind
  private from = 0;
  private goal = 0;
  private startMs = 0;
  private lengthMs = 0;
  private passing = false;
  private flying = false;
  private fromX = 0;
  private fromY = 0;
  private toX = 0;
  private toY = 0;

  constructor(readonly kind: EffectKind) {}

  get z(): number {
    return Z[this.kind];
  }

  get moving(): boolean {
    return this.lengthMs > 0;
  }

  get out(): boolean {
    return this.alpha === 0 && this.goal === 0 && !this.moving;
  }

  /** Places it over a box. */
  over(box: Box, angleRad = 0): void {
    const at = middle(box);
    this.x = at.x;
    this.y = at.y;
    this.width = box.width;
    this.height = box.height;
    this.angleRad = angleRad;
  }

  /** Turns it on or off. */
  turnTo(goal: number, timing: { nowMs: number; atOnce: boolean }): void {
    if (this.goal === goal && !this.passing) return;
    this.passing = false;
    this.from = this.alpha;
    this.goal = goal;
    this.startMs = timing.nowMs;
    this.lengthMs = timing.atOnce ? 0 : FADE_MS;
    this.scale = 1;
    if (timing.atOnce) this.alpha = goal;
  }

  /** Flashes once within a time. */
  pass(startMs: number, lengthMs: number): void {
    this.passing = true;
    this.goal = 0;
    this.startMs = startMs;
    this.lengthMs = lengthMs;
    this.alpha = 0;
  }

  /** Slides from its place to another and disappears there. */
  fly(to: { x: number; y: number }, startMs: number, lengthMs: number): void {
    this.flying = true;
    this.fromX = this.x;
    this.fromY = this.y;
    this.toX = to.x;
    this.toY = to.y;
    this.goal = 0;
    this.startMs = startMs;
    this.lengthMs = lengthMs;
    this.alpha = 0;
    this.scale = 1;
  }

  advance(nowMs: number): void {
    if (this.lengthMs <= 0) return;
    const part = (nowMs - this.startMs) / this.lengthMs;
    if (part >= 1) this.finish();
    else if (part > 0) this.show(part);
  }

  finish(): void {
    this.lengthMs = 0;
    this.passing = false;
    this.flying = false;
    this.alpha = this.goal;
    this.scale = 1;
  }

  private show(part: number): void {
    if (this.flying) {
      const way = smooth(part);
      this.x = this.fromX + (this.toX - this.fromX) * way;
      this.y = this.fromY + (this.toY - this.fromY) * way - hump(part) * 24;
      this.alpha = 1;
      return;
    }
    if (!this.passing) {
      this.alpha = this.from + (this.goal - this.from) * smooth(part);
      return;
    }
    this.alpha = (PEAK[this.kind] ?? 1) * hump(Math.sqrt(part) * 0.5 + part * 0.5); // up quickly, out slowly
    this.scale = this.kind === 'impact' ? 0.75 + part * 0.6 : 1;
  }
}
