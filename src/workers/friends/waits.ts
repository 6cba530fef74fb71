/** With people elsewhere the engine's side ends a wait, not a page's word: a page may be asleep. */
import type { Timing } from '../../friends/times.ts';
import type { Running } from '../running.ts';

export class Waits {
  private current: { readonly for: string; readonly since: number } | undefined;

  /** `windowMs`: how long a call is waited for. */
  constructor(
    private readonly timing: Timing,
    private readonly windowMs: number,
  ) {}

  /** Ends what has been waited for long enough. While the table is paused no time passes. */
  tick(running: Running | undefined, isPaused: boolean): void {
    const { clock, times } = this.timing;
    const now = clock.now();
    const why = running && !isPaused ? whyOf(running) : undefined;
    if (!running || !why) {
      this.current = undefined;
      return;
    }
    const what = `${why} ${String(running.lines.length)}`;
    if (this.current?.for !== what) this.current = { for: what, since: now };
    const { look, ready, grace } = times;
    const most = { calls: this.windowMs + grace, looks: look, ready }[why];
    if (now - this.current.since <= most) return;
    if (why === 'ready') running.dealNext();
    else running.turns.waitNoLonger();
  }
}

const whyOf = ({ turns, ready }: Running): 'calls' | 'looks' | 'ready' | undefined =>
  turns.waitsFor ?? (ready.length > 0 ? 'ready' : undefined);
