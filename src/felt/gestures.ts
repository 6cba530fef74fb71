/** Pointer gestures on the felt: what they do to the cards at once, and what they tell the page. */
import type { Card } from '../cards/card.ts';
import type { FeltClock } from './clock.ts';
import type { Intent } from './gesture/intent.ts';
import type { GestureTargets } from './gesture/pointer-gesture.ts';
import type { Highlights } from './highlights.ts';
import type { Hints } from './layout/hints.ts';
import type { Motion } from './motion/motion.ts';
import { Pointers } from './pointers.ts';
import type { FeltSetup } from './setup.ts';

/** What a gesture needs of the felt. */
export interface Touched {
  readonly motion: Motion;
  readonly clock: FeltClock;
  readonly highlights: Highlights;
  hint(hints: Partial<Hints>): void;
  settleCards(lengthMs?: number): void;
  changed(): void;
  /** Lights what a dragged card would go to. */
  aim(dragged?: Intent & { type: 'drag' }): void;
  refresh(): void;
  finish(): void;
}

export class Gestures {
  scroll = 0; // px
  private readonly pointers: Pointers;

  constructor(
    private readonly felt: Touched,
    private readonly setup: Pick<FeltSetup, 'host' | 'events' | 'sounds'>,
  ) {
    this.pointers = new Pointers(setup.host, {
      ground: () => this.ground(),
      want: (intent) => this.reportIntent(intent),
    });
  }

  cancel(): void {
    this.pointers.cancel();
  }

  destroy(): void {
    this.pointers.destroy();
  }

  /** Scrolls a table that is higher than the screen. */
  scrollBy(px: number): void {
    const scroll = Math.min(this.felt.motion.bodies.layout.scrollMost, Math.max(0, this.scroll + px));
    if (scroll === this.scroll) return;
    this.scroll = scroll;
    this.felt.settleCards(0);
  }

  /** Puts down cards that are neither pressed nor on their way to be played. */
  letGo(): void {
    if (!this.pointers.busy) this.putDown();
  }

  private putDown(): void {
    const { motion, clock, highlights } = this.felt;
    motion.bodies.release(clock.now());
    if (highlights.hints.pressed !== undefined) this.felt.hint({ pressed: undefined });
  }

  private ground(): GestureTargets {
    const { motion, highlights } = this.felt;
    const { hand, spots, cards, ground, scrollMost } = motion.bodies.layout;
    const { offer } = highlights;
    return { hand, spots, cards, offer, moving: motion.moving, play: ground.middle, scrolls: scrollMost > 0 };
  }

  private reportIntent(intent: Intent): void {
    const { events } = this.setup;
    switch (intent.type) {
      case 'press':
        this.felt.hint({ pressed: intent.card });
        break;
      case 'hover':
        this.felt.highlights.hover(intent.card);
        this.felt.settleCards();
        break;
      case 'drag':
        this.drag(intent);
        break;
      case 'arrange':
        events.arrange(intent.card, intent.to);
        break;
      case 'let-go':
        this.drop();
        this.putDown();
        break;
      case 'finish':
        this.felt.finish();
        break;
      case 'act':
        this.drop();
        this.felt.motion.hurry(this.felt.clock.now()); // whoever acts does not wait for the motion
        this.felt.changed();
        events.playAct(intent.action);
        break;
      case 'thing':
        events.thing(intent.thing, intent.card);
        break;
      case 'pan':
        this.scrollBy(intent.byPx);
        break;
      case 'pick':
        events.pick(intent.actions, intent.card);
        break;
      case 'refuse':
        this.refuse(intent.card);
        break;
      case 'choose':
        events.choose(intent.card);
        break;
    }
  }

  private drop(): void {
    delete this.setup.host.dataset['dragging'];
    this.felt.aim();
  }

  /** While a card is dragged, numbers on the felt, which the page draws above it, step back. */
  private drag(dragged: Intent & { type: 'drag' }): void {
    const { card, x, y } = dragged;
    this.setup.host.dataset['dragging'] = '';
    const { bodies } = this.felt.motion;
    for (const piece of bodies.piecesOf(card)) bodies.all[piece]?.holdAt(x, y);
    this.felt.aim(dragged);
    this.felt.refresh();
  }

  private refuse(card: Card): void {
    const { bodies } = this.felt.motion;
    bodies.shake(bodies.piecesOf(card), { nowMs: this.felt.clock.now(), nudge: true });
    this.setup.sounds?.play('refuse');
    this.felt.refresh();
    this.setup.events.refuse(card);
  }
}
