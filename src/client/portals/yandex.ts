/**
 * Yandex Games, SDK v2 (`/sdk.js` on the portal's own host), after yandex.com/dev/games/doc/en/sdk: sdk-about,
 * sdk-game-events, sdk-events, sdk-adv, sdk-player, sdk-environment, and requirement 1.19, as stored in 2026. The script itself was never
 * run here. What counts: nothing before `YaGames.init` is fulfilled; `LoadingAPI.ready` before the first
 * `GameplayAPI.start`; on `game_api_pause` the platform calls `stop` itself, and `start` on `game_api_resume` if play
 * was on (also for a hidden page), so that we must not; the player's data holds at most 200 KB and is written at most
 * 100 times in five minutes; how often there is an advertisement is theirs to decide.
 */
import type { PortalDriver } from './driver.ts';
import { fetchSdk } from './sdk.ts';

interface YandexPlayer {
  getData(keys: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
  setData(data: Readonly<Record<string, string>>, flush: boolean): Promise<unknown>;
}

interface YandexSdk {
  readonly features: {
    readonly LoadingAPI?: { ready(): void };
    readonly GameplayAPI?: { start(): void; stop(): void };
  };
  readonly environment?: { readonly i18n?: { readonly lang?: string } }; // ISO 639-1, also of languages that we lack
  readonly adv: {
    showFullscreenAdv(options: {
      readonly callbacks: { onOpen(): void; onClose(): void; onError(): void; onOffline(): void };
    }): void;
  };
  on(event: 'game_api_pause' | 'game_api_resume', callback: () => void): void;
  getPlayer(): Promise<YandexPlayer>;
}

declare global {
  interface Window {
    YaGames?: { init(): Promise<YandexSdk> };
  }
}

const KEY = 'game';

export const driver: PortalDriver = {
  takesBreaks: true,
  seesItself: ['hidden'],
  countsItsPauses: true,
  storage: { everyMs: 5_000, mostChars: 190_000 },
  async connect(controls) {
    const sdk = await (await fetchSdk(() => window.YaGames))?.init();
    if (!sdk) return undefined;
    sdk.on('game_api_pause', controls.pause);
    sdk.on('game_api_resume', controls.resume);
    controls.speak(sdk.environment?.i18n?.lang ?? '');
    let player: YandexPlayer | undefined;
    return {
      ready: () => sdk.features.LoadingAPI?.ready(),
      play: () => sdk.features.GameplayAPI?.start(),
      stop: () => sdk.features.GameplayAPI?.stop(),
      kept: async () => {
        player = await sdk.getPlayer();
        const { [KEY]: text } = await player.getData([KEY]);
        return typeof text === 'string' ? text : undefined;
      },
      keep: (text) => player?.setData({ [KEY]: text }, true),
      showAd: ({ began, ended }) =>
        sdk.adv.showFullscreenAdv({
          callbacks: { onOpen: began, onClose: ended, onError: ended, onOffline: ended },
        }),
    };
  },
};
