/** The break between two deals: where somebody around takes breaks, the next deal comes after it. */
const BREAK_MS = 120_000; // a break that is never said to be over

export class Breaks {
  private deal: (() => void) | undefined; // waits for the end of the break
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `areTaken`: somebody around takes breaks. */
  constructor(public areTaken: boolean) {}

  /** Deals now, or after the break that begins now. */
  take(deal: () => void): void {
    if (!this.areTaken) {
      deal();
      return;
    }
    clearTimeout(this.timer);
    this.deal = deal;
    this.timer = setTimeout(() => this.done(), BREAK_MS);
  }

  /** The break is over; without one, nothing happens. */
  done(): void {
    const { deal } = this;
    clearTimeout(this.timer);
    this.deal = undefined;
    deal?.();
  }
}
