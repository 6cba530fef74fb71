/**
 * The table and its surroundings: a framing page, a portal, or nobody. The table reports events; the surroundings may
 * pause it, mute it and load a saved game. An adapter translates both for one portal.
 */
import type { Seat } from '../../cards/card.ts';

/** The result of a game, for portals. */
export interface GameResult {
  readonly game: string;
  readonly won: boolean; // by the person
  readonly winners: readonly Seat[];
  readonly totals: readonly number[]; // by seat: points, or chips, as the game counts
  readonly practice: boolean; // with an undo, or played on from a record
}

/** Why play is stopped. */
export type StopReason = 'dealEnd' | 'gameEnd' | 'menu' | 'pause' | 'hidden';

/** What happens at the table, in order. */
export type Happening =
  | { readonly type: 'firstFrame' } // the first cards are on the screen
  | { readonly type: 'ready' } // all that a whole game needs is loaded
  | { readonly type: 'gameplayStart' } // a deal is on and a person can play; starts and stops alternate
  | { readonly type: 'gameplayStop'; readonly why: StopReason }
  | { readonly type: 'dealEnd' }
  | { readonly type: 'gameEnd'; readonly result: GameResult }
  | { readonly type: 'breakPoint' } // only between deals; if breaks are taken, the next deal waits for `breakDone`
  | { readonly type: 'save'; readonly bytes: Uint8Array } // the running game, for `load`
  | { readonly type: 'resize'; readonly aspect: number } // width / height that suits the table
  | { readonly type: 'error'; readonly code: string };

/** What the surroundings may do with the table, at any time and more than once. */
export interface Playable {
  pause(): void; // stops clock, bots, sound and drawing
  resume(): void; // continues where it stopped
  mute(on: boolean): void; // over the person's setting, which does not change
  breakDone(): void;
  speak(tag: string): void; // the portal's language, for whoever has not chosen one
  load(save: Uint8Array): Promise<boolean>; // false: not valid, nothing changed
}

/** The adapter of one portal. It never throws, and the game goes on whatever the portal does. */
export interface Adapter {
  readonly takesBreaks: boolean;
  /** Fetches the portal's script and initialises it. Fulfilled within some seconds, even if that failed. */
  start(table: Playable): Promise<void>;
  receiveHappening(happening: Happening): void;
}
