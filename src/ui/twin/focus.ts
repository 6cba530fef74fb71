/** Moves the focus when its button is gone: to the next card, the main action, the prompt. */

const HAND = 'button[data-card][tabindex="0"]';
const ACTIONS = '[data-actions] button';
const MAIN = '[data-main]';
const PROMPT = '#prompt';

export class FocusKeeper {
  private last: HTMLElement | undefined;
  private wasCard = false;

  constructor(private readonly root: HTMLElement) {}

  /** Remembers the focus while it is at the table. */
  readonly remember = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLElement)) return;
    this.last = event.target;
    if (!event.target.matches(PROMPT)) this.wasCard = event.target.dataset['card'] !== undefined;
  };

  /** A pointer is used: forgets the focus. */
  readonly forget = (): void => {
    this.last = undefined;
  };

  /** To be called when buttons may be gone, or the game has ended. */
  mend(): void {
    if (!this.last || !document.hasFocus()) return;
    if (!this.isLost() && !this.hasEnded()) return;
    if (this.isLost() && this.last.isConnected) this.focus(this.last); // it was only moved
    else this.focus(this.next());
  }

  private isLost(): boolean {
    return document.activeElement === null || document.activeElement === document.body;
  }

  /** The result has come, and the focus is at a card or waits at the prompt. */
  private hasEnded(): boolean {
    const waits = this.wasCard || this.last?.matches(PROMPT) === true;
    return waits && document.activeElement === this.last && this.root.querySelector(MAIN) !== null;
  }

  /** The next element for the focus. */
  private next(): HTMLElement | undefined {
    const order = this.wasCard ? [MAIN, HAND, ACTIONS, PROMPT] : [MAIN, ACTIONS, HAND, PROMPT];
    for (const selector of order) {
      const found = this.root.querySelector<HTMLElement>(selector);
      if (found) return found;
    }
    return undefined;
  }

  private focus(element: HTMLElement | undefined): void {
    element?.focus({ preventScroll: true });
  }
}
