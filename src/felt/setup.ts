/** What the felt is opened with, and what it reports. */
import type { Card } from '../cards/card.ts';
import type { GameFace, GameWords } from '../games/face/game-face.ts';
import type { Action } from '../record/line.ts';
import type { FeltClock } from './clock.ts';
import type { TableStyle } from './table/table-style.ts';
import type { Shown } from './table/shown.ts';
import type { Sounds } from './sound/sounds.ts';

export interface FeltEvents {
  playAct(action: Action): void; // one of the offered ones
  pick(actions: readonly Action[], card: Card): void; // a card with several actions: which?
  refuse(card: Card): void; // an own card without an action on this seat's turn
  choose(card: Card | undefined): void; // before the own turn, undefined to take it back; or toggles one of several
  arrange(card: Card, to: number): void; // an own card was dragged over the one at this place in the hand
  thing(thing: string, card: Card | undefined): void; // a place or card of the table was tapped, or this own card dropped on it
  shown(shown: Shown): void; // when what is shown outside the canvas changes
}

export interface FeltSetup {
  /** Positioned, with a size; its padding is kept free (safe areas, bars of the page). */
  readonly host: HTMLElement;
  readonly face: GameFace;
  readonly words: GameWords | undefined; // without them nothing is said; see `setWords`
  readonly look: TableStyle;
  readonly events: FeltEvents;
  readonly clock?: FeltClock;
  readonly seed?: string; // of the degree or two by which cards lie askew
  readonly sounds?: Sounds;
}
