/**
 * Poki, HTML5 SDK v2 (`game-cdn.poki.com/scripts/v2/poki-sdk.js`), after its documentation at sdk.poki.com/html5 and
 * sdk.poki.com/sdk-documentation as stored in 2026, and the types in `@adlad/plugin-poki` 1.1.0. The script itself was
 * never run here. What counts: `gameLoadingFinished` before the first `gameplayStart`; `gameplayStop` before
 * `commercialBreak`, which decides by itself whether there is anything to show; `init` fails where an advertisement
 * blocker runs, and the game goes on.
 */
import { attempt } from './attempt.ts';
import type { PortalDriver } from './driver.ts';
import { fetchSdk } from './sdk.ts';

interface PokiSdk {
  init(): Promise<void>;
  gameLoadingFinished(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  /** Calls back when there is something to show; fulfilled when it is over, or when there was nothing. */
  commercialBreak(onStart: () => void): Promise<void>;
}

declare global {
  interface Window {
    PokiSDK?: PokiSdk;
  }
}

export const driver: PortalDriver = {
  takesBreaks: true,
  async connect() {
    const sdk = await fetchSdk(() => window.PokiSDK);
    if (!sdk) return undefined;
    await attempt(() => sdk.init());
    return {
      ready: () => sdk.gameLoadingFinished(),
      play: () => sdk.gameplayStart(),
      stop: () => sdk.gameplayStop(),
      showAd: async (ad) => {
        await sdk.commercialBreak(ad.began);
        ad.ended();
      },
    };
  },
};
