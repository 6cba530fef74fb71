// The core rooms as the unit tests run them, and what lays the felt: built into one file that Node imports itself. Vitest
// reads what a module imports through getters, in loops too, and the laws took four times as long that way. The tests
// themselves stay modules of Vitest. In watch mode nothing is built, so that a change is seen at once.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, normalizePath, type Plugin, type Rolldown } from 'vite';
import type {} from 'vitest/config'; // its hook of plugins
import { catalogues } from '../words/plugin.ts';

const ROOMS = ['cards', 'codec', 'record', 'statistics', 'words', 'games', 'practice', 'match', 'bots'];

/** Folders and modules that calculate, and import nothing but each other and these rooms. */
const PARTS = [
  ...[
    'felt/layout',
    'felt/motion',
    'felt/spectacle',
    'felt/stage/thread',
    'felt/gesture',
    'felt/scene-of-table',
    'felt/table',
  ],
  ...['ui/table/free-spots', 'ui/table/bubble-boxes'],
];

const BUILT = [...ROOMS, ...PARTS];

/** Where builds lie, each in a folder of its own that its content names: two terminals can test at once. */
const BUILDS = '.build/core-for-tests';
const KEPT_MS = 24 * 60 * 60 * 1000; // after its last use

/** What Vitest leaves to Node. */
export const NATIVE = /\/\.build\/core-for-tests\//;

/** Modules that are built, as paths from `src/` without `.ts`. */
function modulesOf(root: string): string[] {
  const source = join(root, 'src');
  return BUILT.flatMap((part) => (existsSync(join(source, `${part}.ts`)) ? [part] : modulesUnder(source, part)));
}

const modulesUnder = (source: string, folder: string): string[] =>
  readdirSync(join(source, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.]+\.ts$/.test(entry.name))
    .map((entry) => normalizePath(relative(source, join(entry.parentPath, entry.name))).replace(/\.ts$/, ''));

/** Whether a module, as a path from `src/`, is built. */
const isBuilt = (path: string): boolean => BUILT.some((part) => path === `${part}.ts` || path.startsWith(`${part}/`));

/** All modules in one file, and for each a file of its name that hands on what it exports. */
async function bundle(root: string): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [catalogues()],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      sourcemap: 'inline',
      rolldownOptions: {
        input: Object.fromEntries(modulesOf(root).map((name) => [name, `src/${name}.ts`])),
        checks: { ineffectiveDynamicImport: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          topLevelVar: false, // as in the page's workers
          codeSplitting: { groups: [{ name: 'core', test: /\.[jt]s$/ }] },
        },
      },
    },
    ssr: { noExternal: true },
  });
  if (!('output' in built)) throw new Error('the modules were not built as one bundle');
  const chunks = built.output.filter((one) => one.type === 'chunk');
  const source = normalizePath(join(root, 'src/'));
  const stranger = chunks
    .flatMap(({ modules }) => Object.keys(modules))
    .find((id) => id.startsWith(source) && id.endsWith('.ts') && !isBuilt(id.slice(source.length)));
  if (stranger !== undefined) throw new Error(`${stranger} would be there twice: name it among the parts`);
  return chunks;
}

/** Writes a build unless it is there; gives its folder. */
function write(root: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks) hash.update(`${fileName}\n${code}`);
  const folder = join(root, BUILDS, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${String(process.pid)}`;
    for (const { fileName, code } of chunks) {
      mkdirSync(dirname(join(unfinished, fileName)), { recursive: true });
      writeFileSync(join(unfinished, fileName), code);
    }
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  utimesSync(folder, new Date(), new Date());
  return folder;
}

function removeOld(root: string): void {
  for (const name of readdirSync(join(root, BUILDS))) {
    const folder = join(root, BUILDS, name);
    if (statSync(folder).mtimeMs < Date.now() - KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

let made: Promise<string> | undefined; // the same for all projects of a run

async function make(root: string): Promise<string> {
  const folder = write(root, await bundle(root));
  removeOld(root);
  return folder;
}

/** Gives whoever imports one of these modules its built twin. */
export function coreForTests(): Plugin {
  let source = '';
  let watched = false;
  return {
    name: 'card-table:core-for-tests',
    enforce: 'pre',
    configResolved(config) {
      source = normalizePath(join(config.root, 'src/'));
    },
    configureVitest({ vitest }) {
      watched = vitest.config.watch;
    },
    async resolveId(asked, importer, options) {
      if (watched || !asked.endsWith('.ts') || /\.[a-z]+\.ts$/.test(asked)) return undefined;
      const found = await this.resolve(asked, importer, { ...options, skipSelf: true });
      const path = found?.id.startsWith(source) ? found.id.slice(source.length) : undefined;
      if (path === undefined || !isBuilt(path)) return found;
      made ??= make(this.environment.config.root);
      return { id: join(await made, path.replace(/\.ts$/, '.js')), external: true };
    },
  };
}
