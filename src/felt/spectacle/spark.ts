/** A spark or chip of a victory: thrown up from a plate, it falls and goes out. Changed in place. */
import { middle } from '../../games/face/layout/box.ts';
import type { Box } from '../../games/face/layout/box.ts';
import { EffectSprite } from '../motion/effect-sprite.ts';

export interface Burst {
  readonly nth: number;
  readonly count: number; // so many are thrown
  readonly size: number; // px
  readonly startMs: number;
  readonly lengthMs: number;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5)); // neighbours never fly the same way
const FALL = 1.25; // how far it falls, in the width of the plate

export class Spark extends EffectSprite {
  private fromPlate: Box = { x: 0, y: 0, width: 0, height: 0 };
  private aside = 0; // px to its end
  private up = 0;
  private beginMs = 0;
  private burnMs = 0;

  override get moving(): boolean {
    return this.burnMs > 0;
  }

  override get out(): boolean {
    return this.burnMs <= 0;
  }

  /** Thrown from the edge of a plate. */
  burst(plate: Box, { nth, count, size, startMs, lengthMs }: Burst): void {
    const reach = Math.max(plate.width, 110) * (0.45 + 0.75 * ((nth * 7) % count) * (1 / count));
    this.fromPlate = plate;
    this.aside = Math.cos(nth * GOLDEN) * reach;
    this.up = (0.55 + 0.45 * Math.sin(nth * GOLDEN)) * reach * 1.3;
    [this.width, this.height] = [size, size];
    [this.beginMs, this.burnMs] = [startMs, lengthMs];
    this.alpha = 0;
  }

  override advance(nowMs: number): void {
    if (this.burnMs <= 0) return;
    const part = (nowMs - this.beginMs) / this.burnMs;
    if (part >= 1) this.finish();
    else if (part > 0) this.glow(part);
  }

  override finish(): void {
    this.burnMs = 0;
    this.alpha = 0;
  }

  /** Another game begins. */
  override turnTo(): void {
    this.finish();
  }

  private glow(part: number): void {
    const at = middle(this.fromPlate);
    const way = 1 - (1 - part) ** 2;
    this.x = at.x + this.aside * way;
    this.y = at.y - this.up * way + this.fromPlate.width * FALL * 0.5 * part * part;
    this.angleRad = this.aside * part * 0.02;
    this.alpha = Math.min(1, 6 * part) * (1 - part ** 3);
  }
}
