/** Listens to pointers on the host, also through elements of the page above it, and reports their intents. */
import type { GestureTargets, Pointer } from './gesture/pointer-gesture.ts';
import { PointerGesture } from './gesture/pointer-gesture.ts';
import type { Intent } from './gesture/intent.ts';

/** Parts of the page that handle their own pointers: menus, visible buttons. */
const PAGE = '[data-ui]';
/** The twin's transparent buttons over the cards: a pointer on them means the card below. */
const TWIN = '[data-twin], [data-card]';

const MAIN = 0; // the button of a mouse, as `button` of an event; a finger or a pen has it too
const MAIN_OF_ALL = 1; // the same button among `buttons`

const isPressed = ({ buttons }: PointerEvent): boolean => (buttons & MAIN_OF_ALL) !== 0;

export class Pointers {
  private readonly hand = new PointerGesture();
  private readonly undo: (() => void)[] = [];
  private readonly area: HTMLElement;

  constructor(
    private readonly host: HTMLElement,
    private readonly owner: { ground: () => GestureTargets; want: (intent: Intent) => void },
  ) {
    host.style.touchAction = 'pinch-zoom'; // a drag is not a scroll, but two fingers zoom the page as anywhere
    this.area = host.parentElement ?? host; // the twin may be beside the host instead of inside
    this.listen('pointerdown', (event) => this.down(event));
    this.listen('pointermove', (event) => this.move(event));
    this.listen('pointerup', (event) => this.up(event));
    this.listen('pointercancel', (event) => this.reportIntents(this.hand.cancel(event.pointerId)));
    this.listen('lostpointercapture', (event) => this.lose(event));
    this.listen('pointerleave', (event) => event.target === this.area && this.reportIntents(this.hand.leave()));
  }

  /** Whether a pointer is down. */
  get busy(): boolean {
    return this.hand.busy;
  }

  /** Forgets the pointer: what it pressed is gone. */
  cancel(): void {
    this.reportIntents(this.hand.cancel());
  }

  destroy(): void {
    for (const undo of this.undo) undo();
  }

  private down(event: PointerEvent): void {
    const isMeant = this.isOfFelt(event.target) && event.button === MAIN;
    if (!isMeant && event.isPrimary) return;
    this.reportIntents(this.hand.down(this.pointer(event), this.owner.ground()));
    // From here on the host gets the events even if the pointer leaves it.
    if (this.hand.busy && event.isPrimary) this.host.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    if (event.button === MAIN && !isPressed(event) && event.buttons !== 0) {
      this.up(event); // while another button is held, the release of the main one comes as a move
      return;
    }
    const here = this.hand.busy || this.isOfFelt(event.target);
    this.reportIntents(here ? this.hand.move(this.pointer(event), this.owner.ground()) : this.hand.leave());
  }

  /** The main button plays; if another one is released last, the release of the main one never came. */
  private up(event: PointerEvent): void {
    const { hand, owner } = this;
    this.reportIntents(
      event.button === MAIN ? hand.up(this.pointer(event), owner.ground()) : hand.cancel(event.pointerId),
    );
  }

  /** What the host held was taken from it. After a release, and where a finger's first target hands it over, nothing is lost. */
  private lose({ target, pointerId }: PointerEvent): void {
    if (target === this.host) this.reportIntents(this.hand.cancel(pointerId));
  }

  private isOfFelt(target: EventTarget | null): boolean {
    if (!(target instanceof Element) || target.closest(PAGE)) return false;
    return this.host.contains(target) || target.closest(TWIN) !== null;
  }

  private reportIntents(intents: readonly Intent[]): void {
    for (const intent of intents) this.owner.want(intent);
  }

  private pointer(event: PointerEvent): Pointer {
    const { left, top } = this.host.getBoundingClientRect();
    return {
      id: event.pointerId,
      x: event.clientX - left,
      y: event.clientY - top,
      timeMs: event.timeStamp,
      mouse: event.pointerType === 'mouse',
      pressed: isPressed(event),
      alone: event.isPrimary,
    };
  }

  private listen(
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave' | 'lostpointercapture',
    then: (event: PointerEvent) => unknown,
  ): void {
    this.area.addEventListener(type, then, { capture: true });
    this.undo.push(() => this.area.removeEventListener(type, then, { capture: true }));
  }
}
