/**
 * How long the bots wait for a call or a challenge of the person, or before they do what they have chosen. The clock runs
 * only while somebody can see the table at rest: not in a hidden tab, not while cards still fly.
 */

const TICK_MS = 100;
/** A chance that was let pass once and is still there at the next choice (a challenge) is not waited for at length again. */
const AGAIN_MS = 900;

export class CallWindow {
  /** Time for the whole window and what is left of it; no `totalMs`: until the person says "go on". */
  current = $state.raw<{ readonly totalMs: number | undefined; readonly leftMs: number }>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private passed = ''; // what was let pass last
  private offered = '';

  constructor(
    private readonly elapsed: () => void,
    private readonly mayRun: () => boolean,
  ) {}

  /** A chance is there: `offers` tells which, so that the same one is known again. */
  open(offers: string, totalMs: number | undefined): void {
    if (this.current && this.offered === offers) return;
    this.close();
    this.offered = offers;
    const total = totalMs !== undefined && offers === this.passed ? Math.min(AGAIN_MS, totalMs) : totalMs;
    this.current = { totalMs: total, leftMs: total ?? 0 };
    if (total !== undefined) this.timer = setInterval(this.tick, TICK_MS);
  }

  /** The person lets it pass, or time is up. */
  pass(): void {
    this.passed = this.offered;
    this.close();
  }

  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.current = undefined;
  }

  /** Another game: nothing was let pass in it. */
  forget(): void {
    this.close();
    this.passed = '';
  }

  private readonly tick = (): void => {
    if (!this.current || !this.mayRun()) return;
    const leftMs = this.current.leftMs - TICK_MS;
    this.current = { ...this.current, leftMs };
    if (leftMs <= 0) this.elapsed();
  };
}
