/**
 * The time that bots wait for a call or challenge of the person, or before they do what they have chosen. The clock runs only
 * while the person can see the table at rest: not in a hidden tab, and not while cards fly.
 */

const TICK_MS = 100;
/** The time for a chance (such as a challenge) that the person has let pass and that is still there at the next choice. */
const AGAIN_MS = 900;

export class CallWindow {
  /** The whole time and what is left of it; without `totalMs` it lasts until the person says "go on". */
  current = $state.raw<{ readonly totalMs: number | undefined; readonly leftMs: number }>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private passed = ''; // the last offers that the person has let pass
  private offered = '';

  constructor(
    private readonly elapsed: () => void,
    private readonly mayRun: () => boolean,
  ) {}

  /** Starts the wait for a chance; `offers` identifies it. */
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

  /** For another game, in which nothing was let pass yet. */
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
