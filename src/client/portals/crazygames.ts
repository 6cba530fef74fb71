/**
 * CrazyGames, HTML5 SDK v3 (`sdk.crazygames.com/crazygames-sdk-v3.js`), after docs.crazygames.com/sdk/html5-v3 (intro,
 * game, user, video-ads) as stored in 2026. The script itself was never run here. What counts: nothing before `init` is
 * fulfilled; on any domain but theirs and localhost the SDK says it is disabled, and all its calls throw; a lost focus
 * is no `gameplayStop`, they see it themselves; the portal's own switch for sound is obeyed; how often there is an
 * advertisement is theirs to decide, `adError` also says that there is none.
 */
import type { PortalDriver } from './driver.ts';
import { fetchSdk } from './sdk.ts';

interface PortalSettings {
  readonly muteAudio?: boolean;
}

interface CrazySdk {
  init(): Promise<void>;
  readonly environment: 'crazygames' | 'local' | 'disabled';
  readonly game: {
    readonly settings: PortalSettings;
    addSettingsChangeListener(listener: (settings: PortalSettings) => void): void;
    loadingStart(): void;
    loadingStop(): void;
    gameplayStart(): void;
    gameplayStop(): void;
    happytime(): void;
  };
  readonly user?: { readonly systemInfo?: { readonly locale?: string } }; // `en-US`
  readonly ad: {
    requestAd(
      type: 'midgame',
      callbacks: { adStarted: () => void; adFinished: () => void; adError: (error: unknown) => void },
    ): void;
  };
}

declare global {
  interface Window {
    CrazyGames?: { readonly SDK?: CrazySdk };
  }
}

export const driver: PortalDriver = {
  takesBreaks: true,
  seesItself: ['hidden'],
  async connect(controls) {
    const sdk = await fetchSdk(() => window.CrazyGames?.SDK);
    if (!sdk) return undefined;
    await sdk.init();
    if (sdk.environment === 'disabled') return undefined;
    const { game, ad: ads, user } = sdk;
    const obey = (settings: PortalSettings): void => controls.mute(settings.muteAudio === true);
    game.loadingStart();
    controls.speak(user?.systemInfo?.locale ?? '');
    obey(game.settings);
    game.addSettingsChangeListener(obey);
    return {
      ready: () => game.loadingStop(),
      play: () => game.gameplayStart(),
      stop: () => game.gameplayStop(),
      gameEnd: ({ won, practice }) => {
        if (won && !practice) game.happytime();
      },
      showAd: (ad) => ads.requestAd('midgame', { adStarted: ad.began, adFinished: ad.ended, adError: ad.ended }),
    };
  },
};
