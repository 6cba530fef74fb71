// Configures the dev server, the build, the preview and the unit tests of the page. The command line has .config/cli.vite.ts.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './.config/longest-first.ts';
import pack from './package.json' with { type: 'json' };
import { fetchAgain } from './src/tools/build/again.ts';
import { chunkListAside, namedInPage } from './src/tools/build/chunks.ts';
import { frontDoors, siteOf } from './src/tools/build/doors.ts';
import { coreForTests, NATIVE } from './src/tools/build/core-for-tests.ts';
import { noStrangers } from './src/tools/build/gate.ts';
import { iceOf } from './src/tools/build/ice.ts';
import { leanPixi, leanSvelte } from './src/tools/build/lean.ts';
import { leanPractice } from './src/tools/build/practice.ts';
import { contentSecurityPolicy, policyInPage } from './src/tools/build/policy.ts';
import { PAGE_FILES, SHARED_IN_WORKERS } from './src/tools/build/files.ts';
import { originOf, relayLicence, relayOf } from './src/tools/build/relay.ts';
import { catalogues } from './src/tools/words/plugin.ts';
import { LANGUAGES } from './src/words/languages.ts';
import { IN_LOWER_CASE, portalBuild, portalOf, portalPlugins, RULES_CHUNKS } from './src/tools/portal/build.ts';

/** Tests of the rooms with reactive classes, which need Svelte's build for browsers. */
const PAGE_TESTS = ['src/{client,felt,ui}/**/*.test.ts'];

const isTest = process.env['VITEST'] !== undefined;

/** The portal that `npm run portal` builds for; undefined for a site. */
const portal = portalOf(process.env);

/** The relay for tables with friends; '' for none. A portal has none. */
const relay = portal === undefined ? relayOf(process.env) : '';

/** STUN and TURN servers for tables without a relay. */
const ice = iceOf(process.env);

/** The address of the site; '' for one that works anywhere. */
const site = siteOf(process.env);

/** The folders of the front doors in other languages than English. */
const ABROAD = LANGUAGES.filter((language) => language !== 'en').map((language) => language.toLowerCase());

/** A front door in one of them, opened without a network: the English one, which is kept, speaks that language too. */
async function doorFromAbroad({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const root = new URL('.', location.href); // of the service worker
    const [language = '', page = ''] = new URL(request.url).pathname.slice(root.pathname.length).split('/');
    return Response.redirect(new URL(`${page}/?lang=${language}`, root), 302);
  }
}

/** Makes the page installable and offline. The page registers `sw.js` itself (src/client) and asks before an update. */
const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false, // the globs below contain them already
  manifest: {
    name: 'Page One',
    short_name: 'Page One',
    description: 'Page One and twelve more card games at one table, against bots.',
    lang: 'en',
    // Without it the start address is the id, which is right in any folder; with a known site it never changes.
    ...(site !== '' && { id: new URL(site).pathname }),
    start_url: '.',
    scope: '.',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#0f4c3a',
    background_color: '#12342a',
    categories: ['games', 'entertainment'],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    file_handlers: [{ action: '.', accept: { 'application/jsonl': ['.jsonl'] } }], // src/ui/launched.ts
    share_target: {
      action: '.',
      method: 'GET',
      params: { title: 'shared-title', text: 'shared-text', url: 'shared-url' }, // src/client/shared-link.ts
    },
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // Only the browser's question about installing fetches them. src/tools/art/install.mjs makes them.
    screenshots: [
      {
        ...{ src: 'install/wide.webp', sizes: '960x600', type: 'image/webp', form_factor: 'wide' },
        label: 'A hand of Page One against three bots',
      },
      {
        ...{ src: 'install/narrow.webp', sizes: '390x844', type: 'image/webp', form_factor: 'narrow' },
        label: 'The same table on a phone',
      },
    ],
  },
  workbox: {
    // Everything needed offline. `npm run sizes` checks that it stays below 3.5 MB.
    // Of the languages English alone: another one is kept once it is spoken.
    globPatterns: ['**/*.{js,css,html,json,png,webp,svg,woff,woff2,flac}', 'portraits.bin', 'words/en-*/*.bin'],
    runtimeCaching: [
      {
        urlPattern: new RegExp(`/(${ABROAD.join('|')})/[\\w-]+/$`),
        handler: doorFromAbroad,
      },
      {
        urlPattern: /\/words\/[\w-]+\/[\w.-]+\.bin$/,
        handler: 'CacheFirst',
        options: { cacheName: 'words' }, // src/client/update.svelte.ts fills it, and empties it of other languages
      },
    ],
    globIgnores: ['.vite/**', 'install/**', 'links/**', ...ABROAD.map((folder) => `${folder}/**`)],
    ignoreURLParametersMatching: [/./], // they are for the page, which is the same file
    importScripts: ['notices.js'],
    navigateFallback: 'index.html',
    navigateFallbackDenylist: [new RegExp(`/(${ABROAD.join('|')})/[\\w-]+/(\\?|$)`)],
    cleanupOutdatedCaches: true,
    maximumFileSizeToCacheInBytes: 3_500_000,
  },
});

export default defineConfig({
  define: {
    'import.meta.env.FRONT_GAME': JSON.stringify(pack.name),
    'import.meta.env.PORTAL': JSON.stringify(portal ?? ''),
    'import.meta.env.ICE': JSON.stringify(ice),
    'import.meta.env.RELAY': JSON.stringify(relay),
  },
  base: './', // relative addresses work at the root, in a folder, and in a portal's frame
  cacheDir: fileURLToPath(new URL('.build/vite', import.meta.url)),
  appType: 'mpa', // an unknown address is an error 404, as on any static host
  plugins: [
    catalogues(portal !== undefined),
    svelte({
      configFile: false,
      // Each rule of a component names its class: a short one makes the site 10 KB smaller.
      compilerOptions: { runes: true, cssHash: ({ hash, filename }) => `s${hash(filename)}` },
    }),
    ...(isTest
      ? [coreForTests()]
      : [
          leanPixi(),
          leanSvelte(),
          leanPractice(),
          namedInPage('speaker'),
          noStrangers('page'),
          ...(portal === undefined
            ? [policyInPage(undefined, originOf(relay)), pwa, chunkListAside(), frontDoors(site)]
            : portalPlugins(portal)),
          ...(relay === '' ? [] : [relayLicence()]),
          fetchAgain(),
        ]),
  ],
  // Workers contain no components, so the Svelte plugin is not needed.
  worker: {
    format: 'es',
    plugins: () => [noStrangers('workers'), fetchAgain()],
    // `topLevelVar`: as in .config/cli.vite.ts. The chunk `core` has what rules, bots and engine all import.
    rolldownOptions: {
      output: {
        topLevelVar: false,
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /src[\\/](cards[\\/](chance|words|bits|card|must)|games[\\/]contract[\\/]contract|record[\\/](holder|player)|match[\\/](match|orders))\.ts$/,
            },
            ...(portal === undefined ? SHARED_IN_WORKERS : RULES_CHUNKS),
          ],
        },
        ...(portal !== undefined && IN_LOWER_CASE),
      },
      checks: { ineffectiveDynamicImport: portal === undefined }, // what a site fetches later lies in one of a portal's few files
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true, // chunkListAside moves it out of dist/
    assetsInlineLimit: 0, // the content security policy forbids `data:` addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // `npm run sizes` reports it
    ...(portal === undefined ? { rolldownOptions: { output: PAGE_FILES } } : portalBuild(portal)),
  },
  preview: {
    port: 4173,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(undefined, originOf(relay)),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
  },
  test: {
    watch: false,
    maxWorkers: availableParallelism(), // the default leaves one core idle
    isolate: false, // to start a process and load all modules again for each file would take longer than most tests
    allowOnly: false, // not even locally: the other tests of the file would be skipped without notice
    testTimeout: 300_000, // these limits end a hang: how long a test takes depends on the machine
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    server: { deps: { external: [NATIVE] } },
    reporters: ['default', 'json'],
    outputFile: { json: '.build/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'], // laws and guards over all games too
          exclude: PAGE_TESTS,
        },
      },
      {
        extends: true,
        resolve: { conditions: ['browser', ...defaultClientConditions] },
        test: { name: 'page', environment: './.config/vitest-page.ts', include: PAGE_TESTS },
      },
      {
        extends: true, // the whole page without a browser
        test: {
          name: 'screens',
          environment: 'node',
          include: ['tests/screens/*.test.ts'],
          globalSetup: ['tests/screens/browser/build.ts'],
        },
      },
    ],
  },
});
