/**
 * The table and what is around it: a framing page, a portal, or nobody. The table tells what happens; the surroundings
 * may stop it, silence it, and hand it a saved game. An adapter translates both into one portal's words.
 */
import type { Seat } from '../../cards/card.ts';

/** How a game came out, as far as a portal may want to know. */
export interface GameResult {
  readonly game: string;
  readonly won: boolean; // by the person
  readonly winners: readonly Seat[];
  readonly totals: readonly number[]; // by seat: points, or chips, as the game counts
  readonly practice: boolean; // something was taken back
}

/** Why play stands still. */
export type StopReason = 'dealEnd' | 'gameEnd' | 'menu' | 'pause' | 'hidden';

/** What happens at the table, in order. */
export type Happening =
  | { readonly type: 'firstFrame' } // the first cards are on the screen
  | { readonly type: 'ready' } // everything that a whole game needs is loaded
  | { readonly type: 'gameplayStart' } // a deal goes on and a person can play: starts and stops come in turn
  | { readonly type: 'gameplayStop'; readonly why: StopReason }
  | { readonly type: 'dealEnd' }
  | { readonly type: 'gameEnd'; readonly result: GameResult }
  | { readonly type: 'breakPoint' } // between deals only; where somebody takes breaks, the next deal waits for `breakDone`
  | { readonly type: 'save'; readonly bytes: Uint8Array } // the running game, to be handed back by `load`
  | { readonly type: 'resize'; readonly aspect: number } // width by height that suits the table
  | { readonly type: 'error'; readonly code: string };

/** What the surroundings may do with the table. Everything may be called at any time and more than once. */
export interface Playable {
  pause(): void; // clock, bots, sound and drawing stand still
  resume(): void; // exactly there
  mute(on: boolean): void; // above the person's setting, which stays as it is
  breakDone(): void;
  speak(tag: string): void; // the portal's language, for whoever has not chosen one
  load(save: Uint8Array): Promise<boolean>; // false: it made no sense, and nothing was changed
}

/** One portal. It never throws, and whatever its portal does, the game goes on. */
export interface Adapter {
  readonly takesBreaks: boolean;
  /** Fetches the portal's script and says hello. Fulfilled at the latest after some seconds, also if that failed. */
  start(table: Playable): Promise<void>;
  hear(happening: Happening): void;
}
