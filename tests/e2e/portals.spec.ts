/**
 * Each portal's zip on a page with that portal's script, emulated as in the unit tests: a game, a break with an advertisement
 * and the next game, with the portal's own calls in the order that it requires.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { PORTALS } from '../../src/tools/portal/portals.ts';
import { must } from '../../src/cards/must.ts';
import { due, expect, open, playToTheEnd, press, QUICK, skipLessons, withSettings } from './table.ts';
import { testZip, withoutPortal } from './zips.ts';

const EMULATORS = 'src/client/portals/emulators.testing.ts';

interface Asked {
  /** The global that the script defines, from `EMULATORS`. */
  readonly defines: string;
  /** Calls that it must receive in this order; others may come between. */
  readonly calls: readonly string[];
  /** The call that saves the running game, if the portal does. It may come seconds later, after a quick deal. */
  readonly keeps?: string;
}

const ASKED: Readonly<Record<string, Asked>> = {
  poki: {
    defines: 'Object.assign(window, poki(portal));',
    calls: ['init', 'gameLoadingFinished', 'gameplayStart', 'gameplayStop', 'commercialBreak', 'gameplayStart'],
  },
  crazygames: {
    defines: 'Object.assign(window, crazyGames(portal));',
    calls: [
      'init',
      'loadingStart',
      'loadingStop',
      'gameplayStart',
      'gameplayStop',
      'requestAd midgame',
      'gameplayStart',
    ],
  },
  gamedistribution: {
    defines: `const sdk = gameDistribution(portal, () => window.GD_OPTIONS);
      window.gdsdk = sdk.gdsdk;
      sdk.arrive();`,
    calls: ['showAd'],
  },
  youtube: {
    defines: 'Object.assign(window, youTube(portal));',
    calls: ['firstFrameReady', 'gameReady', 'requestInterstitialAd'],
    keeps: 'saveData',
  },
  gamesnacks: {
    defines: 'Object.assign(window, gameSnacks(portal));',
    calls: ['firstFrameReady', 'ready', 'levelComplete 1', 'gameOver', 'break next'],
    keeps: 'setItem game',
  },
  yandex: {
    defines: 'Object.assign(window, yandex(portal));',
    calls: ['init', 'getPlayer', 'getData', 'ready', 'start', 'stop', 'showFullscreenAdv', 'start'],
  },
};

/** The emulators as a script of the page, with short advertisements; `window.portal` notes all calls. */
function scriptOf({ defines }: Asked): string {
  const source = readFileSync(EMULATORS, 'utf8').replace(/AD_ENDS_MS = [\d_]+/, 'AD_ENDS_MS = 1200');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return `(() => { ${outputText.replaceAll(/^export /gm, '')}
    const portal = (window.portal = new Emulator('well'));
    ${defines} })();`;
}

interface Noted {
  readonly calls: readonly string[];
  readonly faults: readonly string[];
}
const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const { calls, faults } = Reflect.get(window, 'portal') as Noted;
    return { calls, faults };
  });

/** The calls of `wanted` that come in this order. */
function inOrder(calls: readonly string[], wanted: readonly string[]): string[] {
  const found: string[] = [];
  for (const call of calls) if (call === wanted[found.length]) found.push(call);
  return found;
}

for (const [name, { sdk }] of Object.entries(PORTALS)) {
  if (name === 'postmessage') continue; // has no zip of its own: embed.spec.ts
  const asked = must(ASKED[name], name);
  testZip(name)(`${name}: a game, a break and the next game with its own calls`, async ({ page, troubles }) => {
    const body = scriptOf(asked);
    if (sdk === undefined) await page.addInitScript(body);
    else
      await page.route(sdk.startsWith('/') ? `**${sdk}` : sdk, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
    await withSettings(page, QUICK);
    await open(page);
    await skipLessons(page);
    await playToTheEnd(page);
    await press(page, 'section.result .main');
    await expect.poll(async () => inOrder((await noted(page)).calls, asked.calls)).toEqual(asked.calls);
    if (asked.keeps !== undefined) await expect.poll(async () => (await noted(page)).calls).toContain(asked.keeps);
    await expect(page.locator('section.result')).toBeHidden();
    await due(page);
    expect((await noted(page)).faults).toEqual([]);
    if (sdk !== undefined) withoutPortal(troubles, new URL(sdk, 'https://portal.invalid').host);
  });
}
