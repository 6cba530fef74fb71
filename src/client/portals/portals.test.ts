import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE_MS, PortalAdapter } from './adapter.ts';
import { driver as crazyGamesDialect } from './crazygames.ts';
import type { PortalDriver } from './driver.ts';
import {
  AD_BEGINS_MS,
  AD_ENDS_MS,
  crazyGames,
  Emulator,
  gameDistribution,
  gameSnacks,
  BEHAVIOURS,
  poki,
  yandex,
  youTube,
} from './emulators.testing.ts';
import { driver as gameDistributionDialect } from './gamedistribution.ts';
import { driver as gameSnacksDialect } from './gamesnacks.ts';
import { driver as pokiDialect } from './poki.ts';
import { driver as postMessageDialect } from './postmessage.ts';
import { loadAdapter } from './registry.ts';
import { emulatedPage, FIRST_DEAL, SECOND_DEAL, NotingTable, type Script } from './surroundings.testing.ts';
import { BEGINS_WITHIN_MS, LASTS_AT_MOST_MS } from './timed-ad.ts';
import { driver as yandexDialect } from './yandex.ts';
import { driver as youTubeDialect } from './youtube.ts';

/** The page with a portal's script in it; returns what the script defines. `arrive` is what else it does when it runs. */
function withScript<T extends object>(
  defined: (window: Record<string, unknown>) => T,
  script?: Script,
  arrive?: (sdk: T) => void,
): T {
  const window: Record<string, unknown> = {};
  const sdk = defined(window);
  const runs = (): void => {
    Object.assign(window, sdk);
    arrive?.(sdk);
  };
  const { globals } = emulatedPage(window, script ?? { runs }, { 'portal-id': 'our-game' });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return sdk;
}

/** GameDistribution's script, which says by itself that it is there. */
const withGameDistribution = (portal: Emulator, script?: Script) =>
  withScript(
    (window) => gameDistribution(portal, () => window['GD_OPTIONS'] as Window['GD_OPTIONS']),
    script,
    (sdk) => sdk.arrive(),
  );

type Install = (portal: Emulator, script?: Script) => unknown;

const PORTALS: readonly (readonly [name: string, driver: PortalDriver, install: Install])[] = [
  ['poki', pokiDialect, (portal, script) => withScript(() => poki(portal), script)],
  ['crazygames', crazyGamesDialect, (portal, script) => withScript(() => crazyGames(portal), script)],
  ['gamedistribution', gameDistributionDialect, withGameDistribution],
  ['youtube', youTubeDialect, (portal, script) => withScript(() => youTube(portal), script)],
  ['gamesnacks', gameSnacksDialect, (portal, script) => withScript(() => gameSnacks(portal), script)],
  ['yandex', yandexDialect, (portal, script) => withScript(() => yandex(portal), script)],
];

/** Starts the adapter and waits as long as the table does. */
async function meet(driver: PortalDriver): Promise<NotingTable> {
  const table = new NotingTable();
  const met = table.meet(new PortalAdapter(driver));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await met;
  return table;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CALLS: Readonly<Record<string, readonly string[]>> = {
  poki: [
    ...['init', 'gameLoadingFinished', 'gameplayStart', 'gameplayStop', 'gameplayStart', 'gameplayStop'],
    ...['commercialBreak', 'gameplayStart', 'gameplayStop'],
  ],
  crazygames: [
    ...['init', 'loadingStart', 'loadingStop', 'gameplayStart', 'gameplayStop', 'gameplayStart', 'gameplayStop'],
    ...['requestAd midgame', 'gameplayStart', 'gameplayStop', 'happytime'],
  ],
  gamedistribution: ['options our-game', 'showAd'],
  youtube: ['loadData', 'firstFrameReady', 'gameReady', 'saveData', 'requestInterstitialAd'],
  gamesnacks: [
    ...['getItem game', 'firstFrameReady', 'ready', 'setItem game', 'levelComplete 1', 'break next'],
    ...['levelComplete 2', 'score 1', 'gameOver'],
  ],
  yandex: [
    ...['init', 'getPlayer', 'getData', 'ready', 'start', 'setData', 'stop', 'start', 'stop'],
    ...['showFullscreenAdv', 'start', 'stop'],
  ],
};

describe.each(PORTALS)('%s', (name, driver, install) => {
  test('is told everything in its own words, and in its order', async () => {
    const portal = new Emulator('well');
    install(portal);
    const table = await meet(driver);
    table.say(...FIRST_DEAL);
    await vi.advanceTimersByTimeAsync(AD_ENDS_MS);
    expect(table.breaksDone).toBe(1);
    table.say(...SECOND_DEAL);
    expect(portal.calls).toEqual(CALLS[name]);
    expect(portal.faults).toEqual([]);
  });

  test('holds the table during an advertisement, and gives it back', async () => {
    install(new Emulator('well'));
    const table = await meet(driver);
    table.say(...FIRST_DEAL);
    await vi.advanceTimersByTimeAsync(AD_BEGINS_MS);
    expect(table.isPaused).toBe(true);
    if (name !== 'youtube') expect(table.isMuted).toBe(true); // there the portal says so itself, when it likes
    expect(table.breaksDone).toBe(0);
    await vi.advanceTimersByTimeAsync(AD_ENDS_MS);
    expect(table).toMatchObject({ isPaused: false, isMuted: false, breaksDone: 1 });
  });

  test.each(BEHAVIOURS)('lets the game go on when its script behaves like this: %s', async (behaviour) => {
    install(new Emulator(behaviour));
    const table = await meet(driver);
    for (const breaksDone of [1, 2]) {
      table.say(...FIRST_DEAL);
      await vi.advanceTimersByTimeAsync(BEGINS_WITHIN_MS + LASTS_AT_MOST_MS);
      expect(table).toMatchObject({ isPaused: false, isMuted: false, breaksDone });
    }
    table.say(...SECOND_DEAL);
    await vi.advanceTimersByTimeAsync(LASTS_AT_MOST_MS);
    expect(table).toMatchObject({ isPaused: false, isMuted: false, breaksDone: 2, loaded: [] });
  });

  test.each<Script>(['blocked', 'unanswered', { runs: () => undefined }])(
    'is told nothing, and waited for no longer than it may, when its script is %j',
    async (script) => {
      const portal = new Emulator('well');
      install(portal, script);
      const table = await meet(driver);
      table.say(...FIRST_DEAL, ...SECOND_DEAL);
      await vi.advanceTimersByTimeAsync(LASTS_AT_MOST_MS);
      expect(table.notes).toEqual(['breakDone']);
      expect(portal.calls).toEqual([]);
    },
  );

  test('says nothing before the table is ready, and then what was missed', async () => {
    const portal = new Emulator('well');
    install(portal);
    const table = await meet(driver);
    const hello = portal.calls.length;
    table.say({ type: 'gameplayStart' }, { type: 'gameplayStop', why: 'menu' }, { type: 'breakPoint' });
    expect(table.breaksDone).toBe(1);
    expect(portal.calls.slice(hello)).toEqual([]);
    table.say({ type: 'gameplayStart' }, { type: 'ready' });
    expect(portal.faults).toEqual([]);
  });
});

test('a portal that answers late is told what it has missed, and no game of its storage replaces the one on the table', async () => {
  const portal = new Emulator('well');
  const sdk = withScript(() => youTube(portal, btoa('old')), 'unanswered');
  let answer: (game: string) => void = () => undefined;
  vi.spyOn(sdk.ytgame.game, 'loadData').mockReturnValue(new Promise((done) => (answer = done)));
  Object.assign(window, sdk);
  const table = await meet(youTubeDialect);
  table.say(...FIRST_DEAL.slice(0, 4));
  expect(portal.calls).toEqual(['firstFrameReady', 'gameReady']);
  answer(btoa('old'));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.loaded).toEqual([]);
});

test('an advertisement that begins late holds the table all the same', async () => {
  const portal = new Emulator('silent');
  const sdk = withScript(() => crazyGames(portal));
  vi.spyOn(sdk.CrazyGames.SDK, 'init').mockResolvedValue(undefined);
  const asked = vi.spyOn(sdk.CrazyGames.SDK.ad, 'requestAd');
  const table = await meet(crazyGamesDialect);
  table.say(...FIRST_DEAL);
  await vi.advanceTimersByTimeAsync(BEGINS_WITHIN_MS);
  expect(table).toMatchObject({ isPaused: false, breaksDone: 1 });
  const callbacks = asked.mock.calls[0]?.[1];
  callbacks?.adStarted();
  expect(table).toMatchObject({ isPaused: true, isMuted: true });
  callbacks?.adFinished();
  expect(table).toMatchObject({ isPaused: false, isMuted: false, breaksDone: 1 });
});

describe('a portal tells its language', () => {
  test.each([
    ['crazygames', () => crazyGames(new Emulator('well'), 'crazygames', 'pt-BR'), crazyGamesDialect, 'pt-BR'],
    ['youtube', () => youTube(new Emulator('well'), '', 'ko'), youTubeDialect, 'ko'],
    ['yandex', () => yandex(new Emulator('well'), {}, 'ru'), yandexDialect, 'ru'],
  ] as const)('%s', async (_, emulator, driver, language) => {
    withScript<object>(emulator);
    expect((await meet(driver)).language).toBe(language);
  });
});

describe('sound and pauses are the portal’s to command', () => {
  test.each([
    ['youtube', () => withScript(() => youTube(new Emulator('well'))).heard, youTubeDialect],
    ['gamesnacks', () => withScript(() => gameSnacks(new Emulator('well'))).heard, gameSnacksDialect],
  ] as const)('%s', async (_, install, driver) => {
    const heard = install();
    const table = await meet(driver);
    table.say(...FIRST_DEAL.slice(0, 3));
    heard.sound(false);
    heard.sound(false);
    heard.pause();
    heard.pause();
    expect(table.notes).toEqual(['mute', 'pause']);
    heard.resume();
    heard.resume();
    heard.sound(true);
    expect(table.notes).toEqual(['mute', 'pause', 'resume', 'sound']);
  });

  test.each([true, () => true])('gamesnacks: sound as a property and as a method', async (isEnabled) => {
    withScript(() => gameSnacks(new Emulator('well'), null, isEnabled));
    expect((await meet(gameSnacksDialect)).isMuted).toBe(false);
  });

  test.each([false, () => false])('gamesnacks: silence as a property and as a method', async (isEnabled) => {
    withScript(() => gameSnacks(new Emulator('well'), null, isEnabled));
    expect((await meet(gameSnacksDialect)).isMuted).toBe(true);
  });

  test('crazygames: its switch for sound', async () => {
    const sdk = withScript(() => crazyGames(new Emulator('well')));
    const table = await meet(crazyGamesDialect);
    sdk.mute(true);
    expect(table.isMuted).toBe(true);
    sdk.mute(false);
    expect(table.isMuted).toBe(false);
  });

  test('gamedistribution: an advertisement that nobody has asked for', async () => {
    const portal = new Emulator('well');
    const sdk = withGameDistribution(portal);
    const table = await meet(gameDistributionDialect);
    table.say(...FIRST_DEAL.slice(0, 3));
    sdk.pause();
    expect(table).toMatchObject({ isPaused: true, isMuted: true });
    sdk.start();
    sdk.start();
    expect(table).toMatchObject({ isPaused: false, isMuted: false, breaksDone: 0 });
  });

  test('yandex: what the platform counts itself is not said again', async () => {
    const portal = new Emulator('well');
    const sdk = withScript(() => yandex(portal));
    const table = await meet(yandexDialect);
    table.say(...FIRST_DEAL.slice(0, 3));
    sdk.pause();
    expect(table.isPaused).toBe(true);
    sdk.resume();
    table.say({ type: 'gameplayStop', why: 'hidden' }, { type: 'gameplayStart' });
    table.say({ type: 'gameplayStop', why: 'menu' });
    sdk.pause();
    sdk.resume();
    table.say({ type: 'gameplayStart' });
    expect(portal.calls.filter((call) => call.startsWith('st'))).toEqual(['start', 'stop', 'start']);
    expect(portal.faults).toEqual([]);
  });
});

test('crazygames: on another domain its SDK is disabled, and asked nothing', async () => {
  const portal = new Emulator('well');
  withScript(() => crazyGames(portal, 'disabled'));
  const table = await meet(crazyGamesDialect);
  table.say(...FIRST_DEAL);
  expect(portal.calls).toEqual(['init']);
  expect(table.breaksDone).toBe(1);
});

describe('games are kept by the portal', () => {
  const text = btoa(String.fromCharCode(0, 255, 3));
  const bytes = new Uint8Array([0, 255, 3]);
  const save = (...of: readonly number[]) => ({ type: 'save', bytes: new Uint8Array(of) }) as const;

  test.each([
    ['youtube', (kept: string) => withScript(() => youTube(new Emulator('well'), kept)), youTubeDialect],
    ['gamesnacks', (kept: string) => withScript(() => gameSnacks(new Emulator('well'), kept)), gameSnacksDialect],
    ['yandex', (kept: string) => withScript(() => yandex(new Emulator('well'), { game: kept })), yandexDialect],
  ] as const)('%s: handed back before the table begins, and kept again', async (name, install, driver) => {
    const { saved } = install(text);
    const table = await meet(driver);
    expect(table.loaded).toEqual([bytes]);
    table.say(save(1), save(2), save(3));
    await vi.advanceTimersByTimeAsync(10_000);
    const texts = saved.map((one) => (name === 'yandex' ? (one as { game: string }).game : one));
    expect(texts).toEqual([btoa('\u0001'), btoa('\u0003')]); // the newest of those that came too soon
  });

  test.each(['', 'not base64!', '{}'])('what was never a game is none: %j', async (kept) => {
    withScript(() => youTube(new Emulator('well'), kept));
    expect((await meet(youTubeDialect)).loaded).toEqual([]);
  });

  test('nothing is written before the portal has answered, and nothing at all if it cannot', async () => {
    const portal = new Emulator('well');
    const sdk = withScript(() => youTube(portal));
    vi.spyOn(sdk.ytgame.game, 'loadData').mockRejectedValue(new Error('no'));
    const table = await meet(youTubeDialect);
    table.say(save(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sdk.saved).toEqual([]);
  });

  test('what waits is kept when the page is hidden or paused: it may be its end', async () => {
    const sdk = withScript(() => youTube(new Emulator('well')));
    const table = await meet(youTubeDialect);
    table.say(save(1), save(2), { type: 'gameplayStop', why: 'hidden' });
    expect(sdk.saved).toHaveLength(2);
    table.say(save(3));
    sdk.heard.pause();
    expect(sdk.saved).toHaveLength(3);
  });

  test('what comes while the page is hidden is kept at once, however short ago another was', async () => {
    const sdk = withScript(() => youTube(new Emulator('well')));
    const table = await meet(youTubeDialect);
    Object.assign(document, { hidden: true });
    table.say(save(1), save(2));
    expect(sdk.saved).toHaveLength(2);
    Object.assign(document, { hidden: false });
    table.say(save(3));
    expect(sdk.saved).toHaveLength(2);
  });

  test('what is too large for the portal is not offered', async () => {
    const sdk = withScript(() => yandex(new Emulator('well')));
    const table = await meet(yandexDialect);
    table.say({ type: 'save', bytes: new Uint8Array(200_000) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sdk.saved).toEqual([]);
  });
});

describe('the registry', () => {
  test.each([...PORTALS.map(([name]) => name), 'postmessage'])('has %s', async (name) => {
    expect(await loadAdapter(name)).toBeInstanceOf(PortalAdapter);
  });

  test.each(['', 'nix', 'constructor', '__proto__', 'POKI', './poki'])('has no %j', async (name) => {
    expect(await loadAdapter(name)).toBeUndefined();
  });
});

test('a portal that speaks by messages has nothing to add', async () => {
  const { globals, fetched } = emulatedPage({});
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const table = await meet(postMessageDialect);
  table.say(...FIRST_DEAL, ...SECOND_DEAL);
  expect(table.notes).toEqual(['breakDone']);
  expect(fetched).toEqual([]);
});
