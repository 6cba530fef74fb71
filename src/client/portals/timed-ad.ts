/** An advertisement with a timeout: while it runs the table is paused and muted, but not for ever. */
import type { Ad } from './driver.ts';
import type { Holds } from './holds.ts';

/** Portals answer within a moment or have nothing to show. */
export const BEGINS_WITHIN_MS = 5_000;
/** Longer than any advertisement that the portals' rules allow. */
export const LASTS_AT_MOST_MS = 120_000;

export class TimedAd implements Ad {
  private state: 'asked' | 'on' | 'over' = 'asked';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiter: (() => void) | undefined;

  /** `waiter` is called once, when the wait is over. */
  constructor(
    private readonly holds: Holds,
    waiter?: () => void,
  ) {
    this.waiter = waiter;
    if (waiter) this.timer = setTimeout(() => this.goOn(), BEGINS_WITHIN_MS);
  }

  // Arrow functions, because portals call them unbound.
  readonly began = (): void => {
    if (this.state !== 'asked') return;
    this.state = 'on';
    clearTimeout(this.timer);
    this.timer = setTimeout(this.ended, LASTS_AT_MOST_MS);
    this.holds.hold(this);
    this.holds.mute(this, true);
  };

  readonly ended = (): void => {
    if (this.state === 'over') return;
    this.state = 'over';
    clearTimeout(this.timer);
    this.holds.mute(this, false);
    this.holds.release(this);
    this.goOn();
  };

  /** A late advertisement still pauses the table, though no break waits for it. */
  private goOn(): void {
    const { waiter } = this;
    this.waiter = undefined;
    waiter?.();
  }
}
