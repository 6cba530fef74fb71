/** What each portal's file provides; `adapter.ts` does what all portals have in common. */
import type { GameResult, StopReason } from '../embed/surroundings.ts';

/** One advertisement. Its portal may report begin and end, neither, or both twice: the table always goes on. */
export interface Ad {
  readonly began: () => void;
  readonly ended: () => void;
}

/** What a portal may do with the table, at any time and more than once. */
export interface PortalControls {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly mute: (on: boolean) => void;
  /** The portal's language, a BCP 47 tag. */
  readonly speak: (tag: string) => void;
  /** An advertisement that the table did not request. */
  readonly newAd: () => Ad;
}

/**
 * A portal's calls for what happens at the table, in this order: first frame, ready, then play and stop alternately.
 * Each may throw, or return a promise that fails.
 */
export interface PortalHooks {
  firstFrame?(): unknown;
  ready?(): unknown;
  play?(): unknown;
  stop?(): unknown;
  dealEnd?(): unknown;
  gameEnd?(result: GameResult): unknown;
  error?(code: string): unknown;
  showAd?(ad: Ad): unknown;
  /** The saved game, if there is one; nothing is saved before this is answered. */
  kept?(): Promise<string | undefined>;
  keep?(text: string): unknown;
}

export interface PortalDriver {
  readonly takesBreaks: boolean;
  /** Stops that the portal notices itself and must not be told. */
  readonly seesItself?: readonly StopReason[];
  /** The portal counts its own pause as a stop, and its end as a start. */
  readonly countsItsPauses?: boolean;
  /** How often the portal's storage accepts a game, and how long its text may be. */
  readonly storage?: { readonly everyMs: number; readonly mostChars: number };
  /** Fetches the portal's script and initialises it; undefined if this is not the portal. May fail, or never be fulfilled. */
  connect(controls: PortalControls): Promise<PortalHooks | undefined>;
}
