/** How much goes over a wire in a second. */

/** So many a second, and so many at once after a silence. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Counts against a rate. `now` is in milliseconds. */
export class Allowance {
  private left: number;
  private at: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = rate.atOnce;
    this.at = now();
  }

  /** Whether one more is allowed now; if so, it is counted. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.rate.atOnce, this.left + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
