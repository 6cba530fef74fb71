/** A sheet at the lower edge that can be pulled up and down: by pointer, button or key. */

const FAR = 48; // px: pulled so far it opens or closes
const SLOP = 6; // px: less is a press

export class Pull {
  open = $state(false);
  /** How high what it hides is shown while it is pulled, in px; undefined while nobody pulls. */
  height = $state<number>();
  private start: { readonly y: number; readonly height: number } | undefined;
  private moved = false;

  /** `full`: how high what it hides would be. */
  down(y: number, full: number): void {
    this.start = { y, height: this.open ? full : 0 };
    this.moved = false;
  }

  move(y: number): void {
    if (!this.start) return;
    this.moved ||= Math.abs(y - this.start.y) > SLOP;
    if (this.moved) this.height = Math.max(0, this.start.height + this.start.y - y);
  }

  up(y: number): void {
    const by = this.start ? this.start.y - y : 0;
    if (this.moved && Math.abs(by) >= FAR) this.open = by > 0;
    this.letGo();
  }

  letGo(): void {
    this.start = undefined;
    this.height = undefined;
  }

  /** The click that a pull ends with is none. */
  press(): void {
    if (!this.moved) this.open = !this.open;
    this.moved = false;
  }

  /** Whether the key was for it. */
  key(name: string): boolean {
    const wanted = name === 'ArrowUp' ? true : name === 'ArrowDown' || name === 'Escape' ? false : undefined;
    if (wanted === undefined || wanted === this.open) return false;
    this.open = wanted;
    return true;
  }
}
