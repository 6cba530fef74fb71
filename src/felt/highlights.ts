/** Highlights of cards and places: offered, hovered, pressed. */
import type { Card } from '../cards/card.ts';
import { NO_OFFER, type Offer } from './gesture/offer.ts';
import { type Hints, NO_HINTS } from './layout/hints.ts';

export class Highlights {
  offer: Offer = NO_OFFER;
  hints: Hints = NO_HINTS;
  private hovered: Card | undefined;
  private focused: Card | undefined;
  private offered: Offer = NO_OFFER; // also what must wait
  private waiting: ReadonlySet<string> = new Set();

  /** For another table: nothing is offered. */
  clear(): void {
    [this.offered, this.offer, this.hints] = [NO_OFFER, NO_OFFER, NO_HINTS];
  }

  /** For another game: nothing is hovered. */
  forget(): void {
    [this.hovered, this.focused] = [undefined, undefined];
  }

  set(hints: Partial<Hints>): void {
    this.hints = { ...this.hints, ...hints };
  }

  setOffer(offer: Offer): void {
    const { waiting } = this;
    const things = new Set([...offer.things].filter((thing) => !waiting.has(thing)));
    this.offered = offer;
    this.offer = { ...offer, things, waiting };
    const { faces: playable, choosing, selecting, chosen } = offer;
    this.set({ playable, things, choosing, selecting, chosen: new Set(chosen) });
  }

  /** Things that cannot be pressed yet. */
  wait(things: ReadonlySet<string>): void {
    this.waiting = things;
    this.setOffer(this.offered);
  }

  hover(card: Card | undefined): void {
    this.hovered = card;
    this.set({ raised: this.hovered ?? this.focused });
  }

  focus(card: Card | undefined): void {
    this.focused = card;
    this.set({ raised: this.hovered ?? this.focused });
  }
}
