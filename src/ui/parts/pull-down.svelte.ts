/** On a touch screen a sheet is pulled down by its head, and closes if that is far enough. */

const FAR = 96; // px

export class PullDown {
  /** How far it is pulled, in px. */
  by = $state(0);
  private from: number | undefined;

  constructor(private readonly close: () => void) {}

  /** Pointers other than fingers, and presses on a button of the head, pull nothing. */
  down({ target, pointerType, clientY }: PointerEvent): void {
    const isOnButton = target instanceof Element && target.closest('button') !== null;
    this.from = pointerType === 'touch' && !isOnButton ? clientY : undefined;
  }

  move(y: number): void {
    if (this.from !== undefined) this.by = Math.max(0, y - this.from);
  }

  up(): void {
    if (this.by > FAR) this.close();
    this.letGo();
  }

  letGo(): void {
    this.from = undefined;
    this.by = 0;
  }
}
