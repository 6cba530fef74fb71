/**
 * YouTube Playables, SDK v1 (`www.youtube.com/game_api/v1`), after developers.google.com/youtube/gaming/playables:
 * reference/sdk, certification/requirements_integration and requirements_stability as stored in 2026. The script itself
 * was never run here. What counts: the script comes before all code of the game (the build sees to that);
 * `firstFrameReady`, then `gameReady`, once each; `saveData` only after `loadData`, in well-formed text of less than
 * 3 MiB, and no other storage; sound and pauses are YouTube's to command, also while it shows an advertisement, which
 * is only a promise here and a preview in the documentation. It is told nothing of starts and stops.
 */
import { callPortal } from './attempt.ts';
import type { PortalDriver, PortalControls } from './driver.ts';
import { fetchSdk } from './sdk.ts';

interface YouTubeSdk {
  readonly IN_PLAYABLES_ENV: boolean;
  readonly game: {
    firstFrameReady(): void;
    gameReady(): void;
    loadData(): Promise<string>;
    saveData(data: string): Promise<void>;
  };
  readonly health: { logError(): void };
  readonly system: {
    isAudioEnabled(): boolean;
    onAudioEnabledChange(callback: (isEnabled: boolean) => void): () => void;
    getLanguage?(): Promise<string>; // BCP 47; it may change, so it is not kept
    onPause(callback: () => void): () => void;
    onResume(callback: () => void): () => void;
  };
  readonly ads?: { requestInterstitialAd(): Promise<void> };
}

declare global {
  interface Window {
    ytgame?: YouTubeSdk;
  }
}

async function obey({ system }: YouTubeSdk, controls: PortalControls): Promise<void> {
  system.onPause(controls.pause);
  system.onResume(controls.resume);
  system.onAudioEnabledChange((isEnabled) => controls.mute(!isEnabled));
  controls.mute(!system.isAudioEnabled());
  controls.speak((await system.getLanguage?.()) ?? '');
}

export const driver: PortalDriver = {
  takesBreaks: true,
  storage: { everyMs: 3_000, mostChars: 500 * 1024 },
  async connect(controls) {
    const sdk = await fetchSdk(() => window.ytgame);
    if (sdk?.IN_PLAYABLES_ENV !== true) return undefined;
    callPortal(() => obey(sdk, controls));
    return {
      firstFrame: () => sdk.game.firstFrameReady(),
      ready: () => sdk.game.gameReady(),
      error: () => sdk.health.logError(),
      kept: () => sdk.game.loadData(),
      keep: (text) => sdk.game.saveData(text),
      showAd: async (ad) => {
        await sdk.ads?.requestInterstitialAd();
        ad.ended();
      },
    };
  },
};
