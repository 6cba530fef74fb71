/** With people elsewhere the engine's side ends a wait, not a page's word: a page may be asleep. */
import type { Times } from '../../friends/times.ts';
import type { Running } from '../running.ts';

export class Waits {
  private current: { readonly for: string; readonly since: number } | undefined;

  /** `windowMs`: how long a call is waited for. */
  constructor(
    private readonly times: Times,
    private readonly windowMs: number,
  ) {}

  /** Ends what has been waited for long enough. While the table is paused no time passes. */
  tick(running: Running | undefined, isPaused: boolean, now: number): void {
    const why = running?.waitsFor ?? (running && running.ready.length > 0 ? 'ready' : undefined);
    if (!running || !why || isPaused) {
      this.current = undefined;
      return;
    }
    const what = `${why} ${String(running.lines.length)}`;
    if (this.current?.for !== what) this.current = { for: what, since: now };
    const waited = now - this.current.since;
    if (why === 'calls' && waited > this.windowMs + this.times.grace) running.waitNoLonger();
    else if (why === 'looks' && waited > this.times.look) running.waitNoLonger();
    else if (why === 'ready' && waited > this.times.ready) running.dealNext();
  }
}
