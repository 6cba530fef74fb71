/** A pointer at the felt, event by event, as a browser sends them. The felt begins at the corner of the window. */
import { must } from '../../src/cards/must.ts';
import type { Page } from './page.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Sent = 'pointerdown' | 'pointermove' | 'pointerup' | 'lostpointercapture';

export class Pointing {
  constructor(private readonly page: Page) {}

  /** The felt's element. */
  get host(): HTMLElement {
    return must(this.page.query('.host'), 'a felt');
  }

  /** The middle of an unseen button over the felt. */
  middleOf({ style }: HTMLElement): Point {
    const px = (text: string): number => Number.parseFloat(text);
    return { x: px(style.left) + px(style.width) / 2, y: px(style.top) + px(style.height) / 2 };
  }

  /** Sends an event of the first finger or the mouse, the main button down, unless it says something else. */
  async send(type: Sent, at: Point, init: PointerEventInit & { readonly on?: HTMLElement } = {}): Promise<void> {
    const { on = this.host, ...more } = init;
    const { PointerEvent } = this.page.tab.window;
    const usual = { bubbles: true, cancelable: true, composed: true, pointerId: 1, isPrimary: true };
    const button = type === 'pointermove' ? -1 : 0;
    const buttons = type === 'pointerup' ? 0 : 1;
    const place = { clientX: at.x, clientY: at.y };
    on.dispatchEvent(new PointerEvent(type, { ...usual, pointerType: 'mouse', button, buttons, ...place, ...more }));
    await this.page.settle();
  }
}
