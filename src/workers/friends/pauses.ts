/** Who has paused the table, and who may do so again. */
import type { Clock } from '../../friends/clock.ts';

/** So long after a pause of one's own nobody but the host may pause again. */
export const PAUSE_REST_MS = 60_000;

export class Pauses {
  private by: { readonly who: string; readonly name: string } | undefined;
  private readonly endedAt = new Map<string, number>(); // by the clock, of everybody's last one

  /** `host`: who may always pause. */
  constructor(
    private readonly clock: Clock,
    private readonly host: string,
  ) {}

  /** The name of whoever has paused. */
  get pausedBy(): string | undefined {
    return this.by?.name;
  }

  /** Has this person paused so lately that it may not again? */
  rests(who: string): boolean {
    return who !== this.host && this.clock.now() - (this.endedAt.get(who) ?? -PAUSE_REST_MS) < PAUSE_REST_MS;
  }

  /** False if there is nothing to change, or this person may not. */
  set(on: boolean, who: string, name: string): boolean {
    if (on === (this.by !== undefined) || (on && this.rests(who))) return false;
    if (this.by) this.endedAt.set(this.by.who, this.clock.now());
    this.by = on ? { who, name } : undefined;
    return true;
  }

  /** Whoever has left the table is not remembered. */
  forget(who: string): void {
    this.endedAt.delete(who);
  }
}
