/** What a portal's file has to say of its own; `adapter.ts` does what all portals have in common. */
import type { GameResult, StopReason } from '../embed/surroundings.ts';

/** One advertisement. Its portal says when it begins and ends, or neither, or both twice: the table is given back. */
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
  /** An advertisement that nobody at the table has asked for. */
  readonly newAd: () => Ad;
}

/**
 * A portal's words for what happens at the table, spoken in this order: first frame, ready, then play and stop in turn.
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
  /** The game that was kept, if one was; nothing is kept before this is answered. */
  kept?(): Promise<string | undefined>;
  keep?(text: string): unknown;
}

export interface PortalDriver {
  readonly takesBreaks: boolean;
  /** Stops that the portal sees by itself and does not want to be told. */
  readonly seesItself?: readonly StopReason[];
  /** When the portal pauses the table it counts that as a stop itself, and the end of the pause as a start. */
  readonly countsItsPauses?: boolean;
  /** How often the portal's storage takes a game, and how long its text may be. */
  readonly storage?: { readonly everyMs: number; readonly mostChars: number };
  /** Fetches the portal's script and says hello; nothing if this is not the portal. May fail, or never be fulfilled. */
  connect(controls: PortalControls): Promise<PortalHooks | undefined>;
}
