/** Requests frames of the clock: one at a time, and none without a reason. */
import type { FeltClock } from './clock.ts';

export class Frames {
  private cancel: (() => void) | undefined;

  constructor(
    private readonly clock: FeltClock,
    private readonly draw: (nowMs: number) => void,
  ) {}

  requestFrame(): void {
    this.cancel ??= this.clock.request((nowMs) => {
      this.cancel = undefined;
      this.draw(nowMs);
    });
  }

  destroy(): void {
    this.cancel?.();
  }
}
