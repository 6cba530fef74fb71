/**
 * GameSnacks, Developer SDK, after developers.google.com/gamesnacks/developer (requirements, sdk/ad/break, sdk/audio,
 * sdk/game, sdk/storage; pages of July 2025) and, for advertisements, the Ad Placement API that it wraps. GameSnacks puts
 * `window.GameSnacks` into the page itself; that script was never run here. What counts: `firstFrameReady`, then
 * `ready`; pauses and sound are the portal's to command; games are kept in its storage and nowhere else; the score is
 * the number of games won since the page was opened, because thirteen games have no other number in common.
 */
import type { PortalDriver, PortalControls } from './driver.ts';
import { fetchSdk } from './sdk.ts';

interface GameSnacksSdk {
  readonly ad: {
    break(placement: {
      readonly type: 'next';
      readonly name: string;
      beforeAd(): void;
      afterAd(): void;
      /** Comes in any case, and last. */
      adBreakDone(): void;
    }): void;
  };
  readonly audio: {
    /** A method in the reference, a property in its examples. */
    readonly isEnabled: boolean | (() => boolean);
    subscribe(callback: (isEnabled: boolean) => void): void;
  };
  readonly game: {
    firstFrameReady(): void;
    ready(): void;
    levelComplete(level: number): void;
    gameOver(): void;
    onPause(callback: () => void): void;
    onResume(callback: () => void): void;
  };
  readonly score: { update(score: number): void };
  /** The reference does not say whether the answers are promises. */
  readonly storage: {
    getItem(key: string): string | null | Promise<string | null>;
    setItem(key: string, value: string): unknown;
  };
}

declare global {
  interface Window {
    GameSnacks?: GameSnacksSdk;
  }
}

const KEY = 'game';

function obey({ audio, game }: GameSnacksSdk, controls: PortalControls): void {
  game.onPause(controls.pause);
  game.onResume(controls.resume);
  audio.subscribe((isEnabled) => controls.mute(!isEnabled));
  controls.mute(!(typeof audio.isEnabled === 'function' ? audio.isEnabled() : audio.isEnabled));
}

export const driver: PortalDriver = {
  takesBreaks: true,
  storage: { everyMs: 3_000, mostChars: 500 * 1024 },
  async connect(controls) {
    const sdk = await fetchSdk(() => window.GameSnacks);
    if (!sdk) return undefined;
    obey(sdk, controls);
    let deals = 0;
    let won = 0;
    return {
      firstFrame: () => sdk.game.firstFrameReady(),
      ready: () => sdk.game.ready(),
      dealEnd: () => sdk.game.levelComplete((deals += 1)),
      gameEnd: (result) => {
        if (result.won && !result.practice) won += 1;
        sdk.score.update(won);
        sdk.game.gameOver();
      },
      kept: async () => (await sdk.storage.getItem(KEY)) ?? undefined,
      keep: (text) => sdk.storage.setItem(KEY, text),
      showAd: ({ began, ended }) =>
        sdk.ad.break({ type: 'next', name: 'next-deal', beforeAd: began, afterAd: ended, adBreakDone: ended }),
    };
  },
};
