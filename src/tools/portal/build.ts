// What is different when the page is built for a portal: few files with names in lower case, no service worker, nothing to
// install, and a content security policy that allows the script of this portal. The rest is in vite.config.ts.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { policyInPage } from '../build/policy.ts';
import { hostOf, PORTALS } from './portals.ts';

/** Environment variables for the build: the portal, and the id that it has given to the game. */
const [NAME, ID] = ['CARD_TABLE_PORTAL', 'CARD_TABLE_PORTAL_ID'] as const;

type Environment = Record<string, string | undefined>;

/** Makes all later builds of this process build for a portal. */
export function buildFor(name: string, id: string, environment: Environment): void {
  environment[NAME] = name;
  environment[ID] = id;
}

/** The portal to build for; undefined for a site. */
export function portalOf(environment: Environment): string | undefined {
  const name = environment[NAME] ?? '';
  return Object.hasOwn(PORTALS, name) ? name : undefined;
}

/** The folder of the build, which is then packed. */
export const folderOf = (name: string): string => `.build/portal/${name}`;

const lower = (pattern: string) => (chunk: { readonly name: string }) =>
  pattern.replace('[name]', chunk.name.toLowerCase());

/** File names that also differ on hosts that ignore case. */
export const IN_LOWER_CASE = {
  hashCharacters: 'hex',
  entryFileNames: lower('assets/[name]-[hash].js'),
  chunkFileNames: lower('assets/[name]-[hash].js'),
  assetFileNames: (asset: { readonly names: readonly string[] }) =>
    `assets/${(asset.names[0] ?? 'file').toLowerCase().replace(/\.[a-z0-9]+$/, '')}-[hash][extname]`,
} as const;

/** The files of the workers: what every game needs, the rules of all games, and the bots. */
export const RULES_CHUNKS = [
  { name: 'play', test: /src[\\/](cards|codec|record|practice|match|games[\\/](contract|kit|registry))[\\/]/ },
  { name: 'rules', test: /src[\\/]games[\\/]/ },
  { name: 'thinking', test: /src[\\/]bots[\\/]/ },
  { name: 'company', test: /src[\\/](friends|workers[\\/]friends)[\\/]/ }, // tables of friends
  { name: 'past', test: /src[\\/]workers[\\/](archive|counting|finished|par|practice)\.ts$/ }, // games that are over, and prepared ones
];

/**
 * The files of the page: what a site fetches in many small files is one file for each kind here. A module is in the first
 * group that it matches, together with its imports that no earlier group has. What the first card needs comes first, so
 * that it is loaded without the rest.
 */
const PAGE_CHUNKS = [
  {
    name: 'base',
    test: /node_modules[\\/]svelte[\\/]|src[\\/](cards|codec|record|statistics|client|games[\\/](contract|face|registry))[\\/](?!portals|words)|src[\\/]words[\\/]languages|words[\\/]spoken|src[\\/]games[\\/][^\\/]+[\\/](title|shelf|options)\.ts$/,
  },
  {
    name: 'practice',
    test: /src[\\/](ui[\\/])?practice[\\/]|ui[\\/]words[\\/](practice|puzzles)|(lessons|puzzles|positions)\.json$/,
  },
  { name: 'table', test: /src[\\/](ui[\\/](table|twin|parts)[\\/]|felt[\\/]table[\\/](cells|table-style)\.ts$)/ },
  { name: 'friends', test: /src[\\/](ui[\\/]friends[\\/]|ui[\\/]words[\\/]friends|client[\\/](friends|invite))/ },
  { name: 'sayings', test: /src[\\/](ui[\\/])?words[\\/]|games[\\/][^\\/]+[\\/]words[\\/]/ },
  { name: 'faces', test: /games[\\/][^\\/]+[\\/](face|arrangement)\.ts$/ },
  {
    name: 'screens',
    test: /src[\\/]ui[\\/]((screens|help)[\\/].*|Screens)\.svelte$|src[\\/]ui[\\/](screens|record-file|fetch-when-idle)\.ts$/,
  },
];

/** Build options that replace those of a site. */
export function portalBuild(name: string) {
  return {
    outDir: folderOf(name),
    emptyOutDir: true,
    manifest: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: { ...IN_LOWER_CASE, codeSplitting: { groups: PAGE_CHUNKS } },
      checks: { pluginTimings: false }, // the command prints one line
    },
  };
}

/** Plugins that replace those of a site, which make the service worker, the manifest and the list of chunks. */
export function portalPlugins(name: string): Plugin[] {
  const portal = PORTALS[name] ?? {};
  return [
    policyInPage(hostOf(portal)),
    saidInPage(name),
    ...(portal.before === true ? [scriptFirst(name)] : []),
    otherPortalsLeftOut(name),
    publicFiles(name),
  ];
}

/** Writes the address of the portal's script into the page, where src/client/portals/sdk.ts reads it. */
function saidInPage(name: string): Plugin {
  const { sdk, before } = PORTALS[name] ?? {};
  const id = process.env[ID] ?? '';
  const meta = (key: string, content: string): HtmlTagDescriptor[] =>
    content === '' ? [] : [{ tag: 'meta', attrs: { name: `portal-${key}`, content }, injectTo: 'head' }];
  return {
    name: 'card-table:portal-said-in-page',
    transformIndexHtml: () => [...meta('sdk', before === true ? '' : (sdk ?? '')), ...meta('id', id)],
  };
}

/** For portals that require it: first their script, then src/client/portals/sdk-first.ts, which waits for it, then the game. */
function scriptFirst(name: string): Plugin {
  const { sdk = '' } = PORTALS[name] ?? {};
  const first = '/sdk-first.js';
  return {
    name: 'card-table:portal-script-first',
    enforce: 'pre',
    resolveId: (source) => (source === first ? `\0${first}` : undefined),
    load: (id) =>
      id === `\0${first}`
        ? `import { sdkFirst } from '/src/client/portals/sdk-first.ts';\nsdkFirst().then(() => import('/src/main.ts'));`
        : undefined,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('src="/src/main.ts"', `src="${first}"`),
        tags: [{ tag: 'script', attrs: { id: 'portal-sdk', async: true, src: sdk }, injectTo: 'head-prepend' }],
      }),
    },
  };
}

/** Leaves the adapters of other portals out of the zip, so that it names no other host. */
function otherPortalsLeftOut(name: string): Plugin {
  return {
    name: 'card-table:other-portals-left-out',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const other = /^\.\/([a-z]+)\.ts$/.exec(source)?.[1] ?? '';
      const isOther = importer?.endsWith('/portals/registry.ts') === true && other !== name;
      return isOther && Object.hasOwn(PORTALS, other) ? '\0other-portal' : undefined;
    },
    load: (id) => (id === '\0other-portal' ? 'export {};' : undefined),
  };
}

/** Removes public files that only a site needs, and renames one to lower case. */
function publicFiles(name: string): Plugin {
  const icons = ['apple-touch-180', 'icon-192', 'icon-512', 'maskable-512'];
  return {
    name: 'card-table:portal-public-files',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/\s*<link rel="apple-touch-icon"[^>]*>/, ''),
    },
    closeBundle: {
      order: 'post',
      handler() {
        const folder = folderOf(name);
        for (const icon of icons) rmSync(join(folder, `icons/${icon}.png`));
        for (const forSites of ['embed', 'embed.js', 'embed.d.ts', 'install', 'links', 'notices.js', 'stale'])
          rmSync(join(folder, forSites), { recursive: true, force: true });
        renameSync(join(folder, 'fonts/OFL.txt'), join(folder, 'fonts/ofl.txt'));
      },
    },
  };
}
