/** How much may come or go in a second. */
import type { Clock } from './clock.ts';

/** So many a second, and so many at once after a silence. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Counts against a rate. */
export class Allowance {
  private left: number;
  private at: number;

  constructor(
    private readonly rate: Rate,
    private readonly clock: Clock,
  ) {
    this.left = rate.atOnce;
    this.at = clock.now();
  }

  /** Whether one more is allowed now; if so, it is counted. */
  spendOne(): boolean {
    const now = this.clock.now();
    this.left = Math.min(this.rate.atOnce, this.left + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
