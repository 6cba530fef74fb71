/**
 * Pointer events to intents, as named states: idle, pressing (down and not yet moved far), dragging (a card follows).
 * Pure: from what lies where and what is offered it tells the intent; others decide what happens.
 */
import { type Card, isCard } from '../../cards/card.ts';
import type { Point } from '../../games/face/layout/box.ts';
import { contains, middle } from '../../games/face/layout/box.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { Targets } from './hit.ts';
import { cardAt, thingAt } from './hit.ts';
import type { DropGoal, Intent } from './intent.ts';
import type { Offer } from './offer.ts';

export interface Pointer extends Point {
  readonly id: number; // of the finger
  readonly timeMs: number;
  readonly mouse: boolean;
  readonly pressed: boolean; // the main button is down, or the finger is on the glass
  readonly alone: boolean; // no finger was down before it
}

/** The table as a pointer finds it. */
export interface GestureTargets extends Targets {
  readonly offer: Offer;
  readonly moving: boolean;
  readonly play: Box | undefined; // a drop target, as is everything well above the hand
  readonly scrolls: boolean; // the table is higher than the screen
}

type GestureState =
  | { readonly type: 'idle' }
  | { readonly type: 'pressing'; readonly start: Pointer; readonly card: Card | undefined }
  | { readonly type: 'dragging'; readonly start: Pointer; readonly card: Card; readonly grip: Point }
  | { readonly type: 'panning'; readonly start: Pointer; readonly y: number };

const TOUCH_SLOP = 10;
const MOUSE_SLOP = 5;
const DROP_UP = 0.55; // of a card's height: dragged this far up means played
const ABOVE_THUMB = 0.35; // of a card's height: a dragged card keeps clear of the thumb

const IDLE: GestureState = { type: 'idle' };

export class PointerGesture {
  private state: GestureState = IDLE;
  private hovered: Card | undefined;

  get busy(): boolean {
    return this.state.type !== 'idle';
  }

  down(at: Pointer, ground: GestureTargets): Intent[] {
    const before = this.cancel(); // a second finger, or a press after one whose release never came
    return at.alone ? [...before, ...this.press(at, ground)] : before;
  }

  private press(at: Pointer, ground: GestureTargets): Intent[] {
    const card = cardAt(ground, at);
    this.state = { type: 'pressing', start: at, card };
    this.hovered = undefined;
    return card === undefined ? this.hover(pointedAt(at, ground)) : [{ type: 'press', card }];
  }

  move(at: Pointer, ground: GestureTargets): Intent[] {
    if (this.isOf(at) && !at.pressed) return this.cancel(); // its release never came
    switch (this.state.type) {
      case 'idle':
        return at.mouse ? this.hover(pointedAt(at, ground)) : [];
      case 'pressing':
        return this.isOf(at) ? this.pull(at, ground) : [];
      case 'dragging':
        return this.isOf(at) ? [...this.arranged(at, ground), this.dragged(at, ground)] : [];
      case 'panning':
        return this.isOf(at) ? this.pan(at) : [];
    }
  }

  /** Is it the pointer that has begun the gesture? */
  private isOf({ id }: Pick<Pointer, 'id'>): boolean {
    return this.state.type !== 'idle' && this.state.start.id === id;
  }

  up(at: Pointer, ground: GestureTargets): Intent[] {
    const { state } = this;
    if (state.type === 'idle' || !this.isOf(at)) return [];
    this.state = IDLE;
    if (state.type === 'panning') return [];
    if (state.type === 'dragging') return this.drop(state, at, ground);
    if (state.card !== undefined) return this.use(state.card, ground);
    return [...(at.mouse ? [] : this.hover(undefined)), ...tapFelt(at, ground)];
  }

  /** The system took the pointer away, another one came, or the table changed under it. */
  cancel(id?: number): Intent[] {
    if (this.state.type === 'idle' || (id !== undefined && !this.isOf({ id }))) return [];
    const had = this.state.type !== 'panning' && this.state.card !== undefined;
    this.state = IDLE;
    return had ? [{ type: 'let-go' }] : this.hover(undefined);
  }

  /** The mouse left the felt. */
  leave(): Intent[] {
    return this.hover(undefined);
  }

  private hover(card: Card | undefined): Intent[] {
    if (card === this.hovered) return [];
    this.hovered = card;
    return [{ type: 'hover', card }];
  }

  /** A press that moves becomes a drag of its card; a press on the felt is no longer a tap. */
  private pull(at: Pointer, ground: GestureTargets): Intent[] {
    if (this.state.type !== 'pressing') return [];
    const { start, card } = this.state;
    if (Math.hypot(at.x - start.x, at.y - start.y) <= (at.mouse ? MOUSE_SLOP : TOUCH_SLOP)) return [];
    const slot = ground.hand.find((other) => other.card === card);
    if (card === undefined && ground.scrolls) {
      this.state = { type: 'panning', start, y: at.y };
      return [{ type: 'pan', byPx: start.y - at.y }];
    }
    if (card === undefined || !slot) return this.hover(pointedAt(at, ground));
    const centre = middle(slot.box);
    const clear = at.mouse ? 0 : slot.box.width * RATIO * ABOVE_THUMB;
    this.state = { type: 'dragging', start, card, grip: { x: start.x - centre.x, y: start.y - centre.y + clear } };
    return [this.dragged(at, ground)];
  }

  private pan(at: Pointer): Intent[] {
    if (this.state.type !== 'panning') return [];
    const byPx = this.state.y - at.y;
    this.state = { ...this.state, y: at.y };
    return [{ type: 'pan', byPx }];
  }

  /** Dropped on something that it can go to, or where cards are played. */
  private drop(state: GestureState & { type: 'dragging' }, at: Pointer, ground: GestureTargets): Intent[] {
    const thing = goalOf(state.start, at, ground);
    if (typeof thing === 'string') return [{ type: 'thing', thing, card: state.card }, { type: 'let-go' }];
    return thing ? this.use(state.card, ground) : [{ type: 'let-go' }];
  }

  private dragged(at: Pointer, ground: GestureTargets): Intent {
    if (this.state.type !== 'dragging') return { type: 'let-go' };
    const { card, grip, start } = this.state;
    return { type: 'drag', card, x: at.x - grip.x, y: at.y - grip.y, onto: goalOf(start, at, ground) };
  }

  /** Over another card of the hand: where it lies as somebody lays it, it takes that place. */
  private arranged(at: Pointer, ground: GestureTargets): Intent[] {
    if (this.state.type !== 'dragging') return [];
    const { card, start } = this.state;
    const to = ground.hand.findLastIndex(({ strip }) => contains(strip, at));
    if (to < 0 || ground.hand[to]?.card === card || goalOf(start, at, ground) !== false) return [];
    return [{ type: 'arrange', card, to }];
  }

  /** Tapped, or dropped where cards are played. */
  private use(card: Card, { offer }: GestureTargets): Intent[] {
    if (offer.selecting && offer.choosing) return [{ type: 'choose', card }, { type: 'let-go' }];
    const actions = offer.withCard(card);
    const [action] = actions;
    if (action && actions.length === 1) return [{ type: 'act', action, card }];
    if (action) return [{ type: 'pick', actions, card }, { type: 'let-go' }];
    if (offer.choosing) return [{ type: 'refuse', card }, { type: 'let-go' }];
    return [{ type: 'choose', card: offer.chosen.includes(card) ? undefined : card }, { type: 'let-go' }];
  }
}

/** The own card there, or one of the table's that may be tapped. */
function pointedAt(at: Point, ground: GestureTargets): Card | undefined {
  const card = cardAt(ground, at) ?? thingAt(ground, at, ground.offer.things) ?? '';
  return isCard(card) ? card : undefined;
}

const goalOf = (start: Pointer, at: Pointer, ground: GestureTargets): DropGoal =>
  (ground.offer.selecting ? thingAt(ground, at, ground.offer.things) : undefined) ?? isDropped(start, at, ground);

function isDropped(start: Pointer, at: Pointer, ground: GestureTargets): boolean {
  const height = (ground.hand[0]?.box.width ?? 0) * RATIO;
  return start.y - at.y > height * DROP_UP || (ground.play !== undefined && contains(ground.play, at, 12));
}

/** A tap beside the hand: a place that is offered, or the bare felt. */
function tapFelt(at: Pointer, ground: GestureTargets): Intent[] {
  const thing = thingAt(ground, at, ground.offer.things);
  if (thing !== undefined) return [{ type: 'thing', thing, card: undefined }];
  if (thingAt(ground, at, ground.offer.waiting) !== undefined) return [];
  return ground.moving ? [{ type: 'finish' }] : [];
}
