/**
 * The portals' scripts as their documentation describes them (the head of each adapter says which), for tests: they note
 * every call, and every call that breaks a rule of the portal as a fault. Each can also behave as badly as it likes.
 */

/** `throws`: every call; `throws later`: all but the hello; `silent`: calls nothing back; `stuck`: advertisements never end. */
export type Behaviour = 'well' | 'throws' | 'throws later' | 'silent' | 'stuck' | 'twice';
export const BEHAVIOURS: readonly Behaviour[] = ['well', 'throws', 'throws later', 'silent', 'stuck', 'twice'];

export const AD_BEGINS_MS = 100;
export const AD_ENDS_MS = 30_000;

/** A text of whole characters, as YouTube wants it: no half of a pair stands alone. */
const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** What all portals note, and how they answer. */
export class Emulator {
  readonly calls: string[] = [];
  readonly faults: string[] = [];
  isReady = false;
  isPlaying = false;
  isAdOn = false;

  constructor(readonly behaviour: Behaviour) {}

  note(call: string, { isHello = false, must = true } = {}): void {
    this.calls.push(call);
    if (!must) this.faults.push(call);
    if (this.behaviour === 'throws' || (this.behaviour === 'throws later' && !isHello)) throw new Error(call);
  }

  /** A promise as this behaviour keeps it. */
  promise<T>(value: T): Promise<T> {
    return this.behaviour === 'silent' ? new Promise<T>(() => undefined) : Promise.resolve(value);
  }

  ready(call: string): void {
    this.note(call, { must: !this.isReady });
    this.isReady = true;
  }

  start(call: string): void {
    const must = this.isReady && !this.isPlaying && !this.isAdOn;
    this.isPlaying = true;
    this.note(call, { must });
  }

  stop(call: string): void {
    const must = this.isPlaying;
    this.isPlaying = false;
    this.note(call, { must });
  }

  /** An advertisement: none may be asked for before the game is ready, while it is played, or while one runs. */
  ad(call: string, began: () => void, ended: () => void): void {
    this.note(call, { must: this.isReady && !this.isPlaying && !this.isAdOn });
    if (this.behaviour === 'silent') return;
    setTimeout(() => {
      this.isAdOn = true;
      began();
      if (this.behaviour === 'twice') began();
    }, AD_BEGINS_MS);
    if (this.behaviour === 'stuck') return;
    setTimeout(() => {
      this.isAdOn = false;
      ended();
      if (this.behaviour !== 'twice') return;
      began();
      ended();
    }, AD_ENDS_MS);
  }
}

const nothing = (): undefined => undefined;

export function poki(portal: Emulator) {
  return {
    PokiSDK: {
      init: () => {
        portal.note('init', { isHello: true });
        return portal.promise(undefined);
      },
      gameLoadingFinished: () => portal.ready('gameLoadingFinished'),
      gameplayStart: () => portal.start('gameplayStart'),
      gameplayStop: () => portal.stop('gameplayStop'),
      commercialBreak: (onStart: () => void) =>
        new Promise<void>((done) => portal.ad('commercialBreak', onStart, done)),
    },
  };
}

export function crazyGames(portal: Emulator, environment: 'crazygames' | 'disabled' = 'crazygames', locale = 'en-US') {
  let isThere = false;
  const listeners: ((settings: { muteAudio: boolean }) => void)[] = [];
  const sdk = {
    init: async () => {
      portal.note('init', { isHello: true });
      await portal.promise(undefined);
      isThere = true;
    },
    environment,
    user: { systemInfo: { countryCode: 'US', locale } },
    game: {
      settings: { muteAudio: false },
      addSettingsChangeListener: (listener: (settings: { muteAudio: boolean }) => void) =>
        void listeners.push(listener),
      loadingStart: () => portal.note('loadingStart', { must: isThere, isHello: true }),
      loadingStop: () => portal.ready('loadingStop'),
      gameplayStart: () => portal.start('gameplayStart'),
      gameplayStop: () => portal.stop('gameplayStop'),
      happytime: () => portal.note('happytime', { must: isThere }),
    },
    ad: {
      requestAd: (
        type: string,
        callbacks: { adStarted: () => void; adFinished: () => void; adError: (error: unknown) => void },
      ) => portal.ad(`requestAd ${type}`, callbacks.adStarted, callbacks.adFinished),
    },
  };
  const mute = (muteAudio: boolean): void => listeners.forEach((listener) => listener({ muteAudio }));
  return { CrazyGames: { SDK: sdk }, mute };
}

/** `options` is what the page has said before the script was fetched. */
export function gameDistribution(portal: Emulator, options: () => Window['GD_OPTIONS']) {
  const say = (name: string): void => options()?.onEvent({ name });
  const arrive = (): void => {
    portal.calls.push(`options ${options()?.gameId ?? 'missing'}`);
    portal.isReady = true; // it is told nothing of the game's loading
    if (portal.behaviour !== 'silent') setTimeout(() => say('SDK_READY'), 50);
  };
  const pause = (): void => say('SDK_GAME_PAUSE');
  const start = (): void => say('SDK_GAME_START');
  const showAd = (): Promise<void> =>
    new Promise<void>((done) =>
      portal.ad('showAd', pause, () => {
        start();
        done();
      }),
    );
  return { gdsdk: { showAd }, arrive, pause, start };
}

/** What a portal commands: the callbacks that it was given. */
interface Heard {
  pause: () => void;
  resume: () => void;
  sound: (isEnabled: boolean) => void;
}
const nobody = (): Heard => ({ pause: nothing, resume: nothing, sound: nothing });

/** YouTube's pauses and sound; each registration is answered with its undoing. */
function youTubeSystem(portal: Emulator, heard: Heard, language: string) {
  return {
    isAudioEnabled: () => true,
    getLanguage: () => portal.promise(language),
    onAudioEnabledChange: (callback: Heard['sound']) => {
      heard.sound = callback;
      return nothing;
    },
    onPause: (callback: () => void) => {
      heard.pause = callback;
      return nothing;
    },
    onResume: (callback: () => void) => {
      heard.resume = callback;
      return nothing;
    },
  };
}

export function youTube(portal: Emulator, kept = '', language = 'en-US') {
  let isLoaded = false;
  let isFirst = false;
  const heard = nobody();
  const saved: string[] = [];
  const ytgame = {
    IN_PLAYABLES_ENV: true,
    game: {
      firstFrameReady: () => {
        portal.note('firstFrameReady', { must: !isFirst });
        isFirst = true;
      },
      gameReady: () => {
        if (!isFirst) portal.faults.push('gameReady before firstFrameReady');
        portal.ready('gameReady');
      },
      loadData: async () => {
        portal.note('loadData');
        await portal.promise(undefined);
        isLoaded = true;
        return kept;
      },
      saveData: (data: string) => {
        portal.note('saveData', { must: isLoaded && isWhole(data) });
        saved.push(data);
        return portal.promise(undefined);
      },
    },
    health: { logError: () => portal.note('logError') },
    system: youTubeSystem(portal, heard, language),
    ads: {
      requestInterstitialAd: () =>
        new Promise<void>((done) =>
          portal.ad(
            'requestInterstitialAd',
            () => {
              if (portal.behaviour !== 'stuck') heard.pause();
            },
            () => {
              heard.resume();
              done();
            },
          ),
        ),
    },
  };
  return { ytgame, heard, saved };
}

export function gameSnacks(portal: Emulator, kept: string | null = null, isEnabled: boolean | (() => boolean) = true) {
  let isFirst = false;
  const heard = nobody();
  const saved: string[] = [];
  const sdk = {
    ad: {
      break: (placement: {
        type: string;
        name: string;
        beforeAd: () => void;
        afterAd: () => void;
        adBreakDone: () => void;
      }) =>
        portal.ad(`break ${placement.type}`, placement.beforeAd, () => {
          placement.afterAd();
          placement.adBreakDone();
        }),
    },
    audio: { isEnabled, subscribe: (callback: (isEnabled: boolean) => void) => void (heard.sound = callback) },
    game: {
      firstFrameReady: () => {
        portal.note('firstFrameReady', { must: !isFirst });
        isFirst = true;
      },
      ready: () => {
        if (!isFirst) portal.faults.push('ready before firstFrameReady');
        portal.ready('ready');
      },
      levelComplete: (level: number) => portal.note(`levelComplete ${String(level)}`, { must: portal.isReady }),
      gameOver: () => portal.note('gameOver', { must: portal.isReady }),
      onPause: (callback: () => void) => void (heard.pause = callback),
      onResume: (callback: () => void) => void (heard.resume = callback),
    },
    score: { update: (score: number) => portal.note(`score ${String(score)}`, { must: portal.isReady }) },
    storage: {
      getItem: (key: string) => {
        portal.note(`getItem ${key}`);
        return portal.promise(kept);
      },
      setItem: (key: string, value: string) => {
        portal.note(`setItem ${key}`);
        saved.push(value);
      },
    },
  };
  return { GameSnacks: sdk, heard, saved };
}

/** On its pauses this platform counts a stop itself, and at their end a start, if play was on. */
export function yandex(portal: Emulator, kept: Readonly<Record<string, unknown>> = {}, lang = 'en') {
  const heard = new Map<string, () => void>();
  const saved: unknown[] = [];
  let wasPlaying = false;
  const pause = (): void => {
    [wasPlaying, portal.isPlaying] = [portal.isPlaying, false];
    heard.get('game_api_pause')?.();
  };
  const resume = (): void => {
    if (wasPlaying) portal.isPlaying = true;
    wasPlaying = false;
    heard.get('game_api_resume')?.();
  };
  const player = {
    getData: () => {
      portal.note('getData');
      return portal.promise(kept);
    },
    setData: (data: unknown) => {
      portal.note('setData');
      saved.push(data);
      return portal.promise(undefined);
    },
  };
  const sdk = {
    environment: { i18n: { lang, tld: 'com' } },
    features: {
      LoadingAPI: { ready: () => portal.ready('ready') },
      GameplayAPI: { start: () => portal.start('start'), stop: () => portal.stop('stop') },
    },
    adv: {
      showFullscreenAdv: ({ callbacks }: { callbacks: { onOpen: () => void; onClose: () => void } }) =>
        portal.ad('showFullscreenAdv', callbacks.onOpen, callbacks.onClose),
    },
    on: (event: string, callback: () => void) => void heard.set(event, callback),
    getPlayer: () => {
      portal.note('getPlayer');
      return portal.promise(player);
    },
  };
  const init = () => {
    portal.note('init', { isHello: true });
    return portal.promise(sdk);
  };
  return { YaGames: { init }, pause, resume, saved };
}
