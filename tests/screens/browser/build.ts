/**
 * Builds the page and its workers for tests without a browser: the product's own code, in chunks that a function can run. Only
 * what needs pixels or a loudspeaker is replaced: the stage that draws the felt (still-stage.ts), and the player of sounds,
 * which is missing as on a machine without sound. Built anew only if a source has changed.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rolldown } from 'vite';
import type { TestProject } from 'vitest/node';
import pack from '../../../package.json' with { type: 'json' };
import { catalogues } from '../../../src/tools/words/plugin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page lies. */
    builtScreens: string;
  }
}

/** The product's entries, by the names that the tests run them under. Addresses, so that who reads imports finds them. */
const ENTRIES = {
  page: new URL('../../../src/main.ts', import.meta.url),
  'table.worker': new URL('../../../src/workers/table.worker.ts', import.meta.url),
};
export type Entry = keyof typeof ENTRIES;

const FELT = '/felt/felt.ts';
const STILL_STAGE = 'tests/screens/browser/still-stage.ts';
const WORKER_ADDRESS = /new URL\('[./]*\/workers\/table\.worker\.ts', import\.meta\.url\)/g;
/** Of the outputs of Vite, what is not needed without a screen. */
const isNeeded = ({ fileName }: { readonly fileName: string }): boolean => /\.(js|bin)$/.test(fileName);

/** The seams. */
const seams: Plugin = {
  name: 'card-table:screens',
  enforce: 'pre',
  resolveId(id, from) {
    if (id === './stage/stage.ts' && from?.endsWith(FELT) === true) return join(process.cwd(), STILL_STAGE);
    if (id === './speaker.ts') return { id: './no-speaker.js', external: true };
    return undefined;
  },
  transform: {
    filter: { code: WORKER_ADDRESS },
    handler: (code) => ({ code: code.replaceAll(WORKER_ADDRESS, `'table.worker.js'`), map: null }),
  },
};

async function bundle(root: string): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const built = await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'error',
    define: {
      'import.meta.env.FRONT_GAME': JSON.stringify(pack.name),
      'import.meta.env.PORTAL': '""',
      'import.meta.env.ICE': '[]',
      'import.meta.env.RELAY': '""',
    },
    plugins: [seams, catalogues(), svelte({ configFile: false, compilerOptions: { runes: true, dev: false } })],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // As a library, because only then is a chunk imported without a list of styles to fetch before.
      lib: {
        entry: Object.fromEntries(Object.entries(ENTRIES).map(([name, url]) => [name, fileURLToPath(url)])),
        formats: ['cjs'],
      },
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const [bundled, more] = [built].flat(); // one for each format
  if (!bundled || !('output' in bundled) || more) throw new Error('the page was not built as one bundle');
  return bundled.output.filter(isNeeded);
}

/** A hash of everything that goes into the build. */
function hashOf(root: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$|rules\.md$|\.jsonl$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/tools/art/'));
  for (const path of [
    ...files.sort(),
    ...[STILL_STAGE, 'tests/screens/browser/build.ts', 'package-lock.json'].map((one) => join(root, one)),
  ])
    hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const BUILDS = '.build/screens';
const KEPT_MS = 24 * 60 * 60 * 1000; // after its last use

function removeOld(folder: string): void {
  for (const name of readdirSync(folder))
    if (statSync(join(folder, name)).mtimeMs < Date.now() - KEPT_MS)
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** The folder of the build. */
async function make(root: string): Promise<string> {
  const folder = join(root, BUILDS, hashOf(root));
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${String(process.pid)}`;
    for (const output of await bundle(root)) {
      const path = join(unfinished, output.fileName);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, output.type === 'chunk' ? output.code : output.source);
    }
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  utimesSync(folder, new Date(), new Date());
  removeOld(join(root, BUILDS));
  return folder;
}

/** Vitest calls it before the first test. */
export async function setup(project: TestProject): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production'; // Svelte and the page as they are built, without checks for developers
  try {
    project.provide('builtScreens', await make(project.config.root));
  } finally {
    process.env['NODE_ENV'] = NODE_ENV;
  }
}
