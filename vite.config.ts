// How the page is built, previewed and unit-tested. The command line has a config of its own: .config/cli.vite.ts.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import pack from './package.json' with { type: 'json' };
import { chunkListAside, namedInPage } from './src/tools/build/chunks.ts';
import { noStrangers } from './src/tools/build/gate.ts';
import { leanPixi, leanSvelte } from './src/tools/build/lean.ts';
import { contentSecurityPolicy, policyInPage } from './src/tools/build/policy.ts';
import { compressedPreview } from './src/tools/build/preview.ts';
import { catalogues } from './src/tools/words/plugin.ts';
import { IN_LOWER_CASE, portalBuild, portalOf, portalPlugins, RULES_CHUNKS } from './src/tools/portal/build.ts';

/** Tests of the rooms that may hold reactive classes; they need Svelte's browser half. */
const PAGE_TESTS = ['src/{client,felt,ui}/**/*.test.ts'];

const isTest = process.env['VITEST'] !== undefined;

/** The portal that `npm run portal` builds for; none for a site. */
const portal = portalOf(process.env);

/** The installable, offline page. The page registers `sw.js` itself (src/client): nothing inline, and it asks before it updates. */
const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false, // the globs below have them; twice would be precached twice
  manifest: {
    name: 'Page One',
    short_name: 'Page One',
    description: 'Page One and twelve more card games at one table, against bots.',
    lang: 'en',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#0f4c3a',
    background_color: '#12342a',
    categories: ['games', 'entertainment'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // Everything that a game needs without a network; the size gate holds all of it under 3 MB.
    globPatterns: ['**/*.{js,css,html,json,png,webp,svg,woff,woff2,wav,mp3}'],
    globIgnores: ['.vite/**'],
    navigateFallback: 'index.html',
    cleanupOutdatedCaches: true,
    maximumFileSizeToCacheInBytes: 3_000_000,
  },
});

/** Small modules that the felt, the table and later screens share: in one file, for each of its own costs a request. */
const TABLE_CHUNK = {
  codeSplitting: {
    groups: [
      {
        name: 'shared',
        test: /src[\\/](cards[\\/](card|must)|client[\\/](watch-size|selection)|games[\\/]face[\\/](fields|turns)|felt[\\/](shown|clock)|ui[\\/]table[\\/]offers)\.ts$/,
      },
    ],
  },
};

export default defineConfig({
  define: {
    'import.meta.env.FRONT_GAME': JSON.stringify(pack.name),
    'import.meta.env.PORTAL': JSON.stringify(portal ?? ''),
  },
  base: './', // every address relative: works at the root, in a sub-folder, in a portal's frame
  cacheDir: fileURLToPath(new URL('.build/vite', import.meta.url)), // never a node_modules inside src/
  appType: 'mpa', // an unknown address is not found, as on any static host
  plugins: [
    catalogues(),
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    ...(isTest
      ? []
      : [
          leanPixi(),
          leanSvelte(),
          namedInPage('speaker'),
          noStrangers('page'),
          ...(portal === undefined
            ? [policyInPage(), pwa, chunkListAside(), compressedPreview()]
            : portalPlugins(portal)),
        ]),
  ],
  // Workers are module workers and hold no component.
  worker: {
    format: 'es',
    plugins: () => [noStrangers('workers')],
    // As for the command line: the compiler trusts a top-level `const` to stay what it is, a `var` it must ask each time.
    // What rules, bots and engine are all written in stays a file of its own, whoever else imports it.
    rolldownOptions: {
      output: {
        topLevelVar: false,
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /src[\\/](cards[\\/](chance|words|bits|card|must)|games[\\/]contract[\\/]contract|bots[\\/]names)\.ts$/,
            },
            ...(portal === undefined ? [] : RULES_CHUNKS),
          ],
        },
        ...(portal !== undefined && IN_LOWER_CASE),
      },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true, // taken out of dist/ again by chunkListAside
    assetsInlineLimit: 0, // a `data:` address would break the policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // `npm run sizes` says more
    ...(portal === undefined ? { rolldownOptions: { output: TABLE_CHUNK } } : portalBuild(portal)),
  },
  preview: {
    port: 4173,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
  },
  test: {
    watch: false,
    maxWorkers: availableParallelism(), // by default one core is left idle
    allowOnly: false, // on one's own machine too: the other tests of the file would be skipped unseen
    testTimeout: 60_000, // the laws are tested for every game, option and number of seats
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.build/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: PAGE_TESTS,
        },
      },
      {
        extends: true,
        resolve: { conditions: ['browser', ...defaultClientConditions] },
        test: { name: 'page', environment: './.config/vitest-page.ts', include: PAGE_TESTS },
      },
    ],
  },
});
