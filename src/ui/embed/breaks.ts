/** The break between two deals, if the surroundings take breaks: the next deal waits for its end. */
const BREAK_MS = 120_000; // for a break whose end is never reported

export class Breaks {
  private deal: (() => void) | undefined; // the deal that waits
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `areTaken`: the surroundings take breaks. */
  constructor(public areTaken: boolean) {}

  /** Tells that there may be a break, and deals: at once, or after the break, which may end while it is told. */
  takeBreak(deal: () => void, tellBreak: () => void): void {
    if (!this.areTaken) {
      tellBreak();
      deal();
      return;
    }
    clearTimeout(this.timer);
    this.deal = deal;
    this.timer = setTimeout(() => this.done(), BREAK_MS);
    tellBreak();
  }

  /** Ends the break, if there is one. */
  done(): void {
    const { deal } = this;
    clearTimeout(this.timer);
    this.deal = undefined;
    deal?.();
  }
}
