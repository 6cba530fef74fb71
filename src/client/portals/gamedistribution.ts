/**
 * GameDistribution, HTML5 SDK (`html5.api.gamedistribution.com/main.min.js`), after the wiki page "SDK Implementation"
 * of github.com/GameDistribution/GD-HTML5 (edited December 2021) and the calls in GameDistribution/gd-sdk-unity. The
 * script itself was never run here. What counts: `GD_OPTIONS` stands before the script is fetched, once; nothing before
 * `SDK_READY`; the portal shows advertisements also unasked, and says by `SDK_GAME_PAUSE` and `SDK_GAME_START` when the
 * game must stand still and silent and when it goes on. It is told nothing of play.
 */
import type { Ad, PortalDriver, PortalControls, PortalHooks } from './driver.ts';
import { fetchSdk, saidInPage } from './sdk.ts';

interface GdSdk {
  /** An interstitial; fulfilled when it is over, fails when there is none. */
  showAd(): Promise<unknown>;
}

interface GdEvent {
  readonly name: string;
}

declare global {
  interface Window {
    GD_OPTIONS?: { readonly gameId: string; readonly onEvent: (event: GdEvent) => void };
    gdsdk?: GdSdk;
  }
}

/** The advertisement that was asked for last, or that is shown unasked. */
let current: Ad | undefined;

function showAd(ad: Ad): Promise<unknown> | undefined {
  current = ad;
  return window.gdsdk?.showAd().then(ad.ended);
}

function handleEvent({ name }: GdEvent, controls: PortalControls): void {
  if (name === 'SDK_GAME_PAUSE') {
    current ??= controls.newAd();
    current.began();
  }
  if (name === 'SDK_GAME_START') {
    current?.ended();
    current = undefined;
  }
}

export const driver: PortalDriver = {
  takesBreaks: true,
  connect: (controls) =>
    new Promise((done) => {
      const onEvent = (event: GdEvent): void => {
        const words: PortalHooks = { showAd };
        if (event.name === 'SDK_READY') done(words);
        if (event.name === 'SDK_ERROR') done(undefined);
        handleEvent(event, controls);
      };
      window.GD_OPTIONS = { gameId: saidInPage('id') ?? '', onEvent };
      void fetchSdk(() => window.gdsdk).then((sdk) => {
        if (!sdk) done(undefined);
      });
    }),
};
