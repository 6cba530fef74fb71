/** How long people may take for a turn, if the host has set a time: after it the others may let a bot play. */
import type { Seat } from '../../cards/card.ts';
import type { Timing } from '../../friends/times.ts';
import type { Running } from '../running.ts';

export class Turns {
  private current: { readonly lines: number; readonly running: Running; since: number } | undefined;
  private seenAt = 0; // by the clock

  /** `mostMs`: 0 if nobody is hurried. */
  constructor(
    private readonly timing: Timing,
    private readonly mostMs: number,
  ) {}

  /** The seats whose time is over. While the table waits for something else no time passes. */
  late(running: Running | undefined, isWaiting: boolean): readonly Seat[] {
    const now = this.timing.clock.now();
    const passed = now - this.seenAt;
    this.seenAt = now;
    if (this.mostMs === 0 || !running) return [];
    const lines = running.lines.length;
    if (this.current?.running !== running || this.current.lines !== lines)
      this.current = { running: running, lines, since: now };
    else if (isWaiting) this.current.since += passed;
    return now - this.current.since > this.mostMs ? running.turns.due : [];
  }
}
