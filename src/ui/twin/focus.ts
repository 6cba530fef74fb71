/** Keeps the keyboard's place when the button that had the focus is gone: the next card, the main action, the prompt. */

const HAND = 'button[data-card][tabindex="0"]';
const ACTIONS = '[data-actions] button';
const MAIN = '[data-main]';
const PROMPT = '#prompt';

export class FocusKeeper {
  private last: HTMLElement | undefined;
  private wasCard = false;

  constructor(private readonly root: HTMLElement) {}

  /** Remembers where the focus is, while it is somewhere at the table. */
  readonly remember = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLElement)) return;
    this.last = event.target;
    if (!event.target.matches(PROMPT)) this.wasCard = event.target.dataset['card'] !== undefined;
  };

  /** A finger or the mouse takes over: there is no place to keep. */
  readonly forget = (): void => {
    this.last = undefined;
  };

  /** To be called when buttons may have vanished, or when the game has come to an end under one's hand. */
  mend(): void {
    if (!this.last || !document.hasFocus()) return;
    if (!this.isLost() && !this.hasEnded()) return;
    if (this.isLost() && this.last.isConnected)
      this.focus(this.last); // it was only moved to another place
    else this.focus(this.next());
  }

  private isLost(): boolean {
    return document.activeElement === null || document.activeElement === document.body;
  }

  private hasEnded(): boolean {
    return this.wasCard && document.activeElement === this.last && this.root.querySelector(MAIN) !== null;
  }

  /** Where the hand would go next. */
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
