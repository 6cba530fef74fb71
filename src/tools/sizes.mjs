// The size gate: what a first visit loads until the player's first card, and how large the whole site is offline.
// size-limit weighs files that it is given; which ones a visit loads before the first card, only the build's graph tells.
// Reads the built `dist/` and Vite's list of chunks (.build/manifest.json), and compresses with brotli, as a good host does.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './install.mjs';

const DIST = join(ROOT, 'dist');

/** The budgets that README.md promises ("Promised sizes"), in bytes. KB and MB are thousands and millions. */
const BUDGETS = {
  menus: 30_000,
  words: 8_000,
  firstCard: 250_000,
  firstCardScripts: 150_000,
  offline: 3_500_000, // with one language
  language: 150_000, // each further one
  doors: 200_000, // the front doors of a further language: no visit fetches more than one of them, none is kept
  element: 3_000, // the file that other pages load, uncompressed
};

/**
 * What is loaded first besides the entry and its static imports: source files that are imported dynamically, and files of
 * `dist/` by their names. A name that is not found is an error. `*` stands for the game. That nothing is missing here is
 * checked by tests/e2e/first.spec.ts.
 */
const FIRST = {
  entry: 'index.html',
  menus: 'ui', // the catalogue of the menus
  words: ['src/words/load.ts', 'src/ui/words/words.ts'], // what reads catalogues: fetched with the first words
  table: ['src/ui/table/TableScreen.svelte', 'src/felt/felt.ts', 'src/games/*/face.ts'],
  workers: ['table.worker', '*'], // the second has the game's rules; the bots are loaded after the first card
  files: ['decks/two-colour.1x.webp', 'fonts/display.woff2', 'icons/favicon.svg'], // used on the first screen
};

/** A language's folder of catalogues, `words/pt-br-1a2b3c4d/`. */
const LANGUAGE = /^words\/([a-z-]+)-[0-9a-f]{8}\//;

/** The folder of the front doors of a language. English ones are at the root, and count as all other files do. */
const isDoorOf = (language, file) => file.startsWith(`${language}/`);

/** What is fetched when a table is opened to friends; that of the relay is in a build with RELAY only. */
const FRIENDS = /^assets\/(direct|relay|windows)-[\w-]+\.js$/;

/** Text is compressed when it is sent; pictures, sounds, fonts and catalogues are compressed already. */
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

/** @typedef {{ file: string; imports?: string[]; css?: string[] }} Chunk */

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Sizes by file, because compressing takes time. @type {Map<string, number>} */
const known = new Map();

/** How many bytes of a file of `dist/` are sent. */
function bytesOnWire(file) {
  const content = readFileSync(join(DIST, file));
  if (!TEXT.has(extname(file))) return content.length;
  const bytes = known.get(file) ?? brotliCompressSync(content, quality).length;
  known.set(file, bytes);
  return bytes;
}

/**
 * The files that a chunk loads: itself, its styles, and those of everything that it imports statically.
 * @param {Record<string, Chunk>} chunks
 * @param {string} key
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function filesOf(chunks, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = chunks[key];
  if (chunk === undefined) throw new Error(`sizes: no chunk of the build is called ${key}: correct FIRST in sizes.mjs`);
  const { file, css = [], imports = [] } = chunk;
  return [file, ...css, ...imports.flatMap((name) => filesOf(chunks, name, seen))];
}

/** A static import in a built file. The bundler writes no space where none must be. */
const IMPORT = /\b(?:from|import)"\.\/([^"]+)"/g;

/** The built file of a worker, `assets/table.worker-4f3a.js`, and those that it imports statically. */
function workerFiles(name, files) {
  const file = files.find((path) => path.startsWith(`assets/${name}-`) && path.endsWith('.js'));
  if (file === undefined)
    throw new Error(`sizes: no worker of the build is called ${name}: correct FIRST in sizes.mjs`);
  const found = new Set([file]);
  for (const path of found)
    for (const [, imported = ''] of readFileSync(join(DIST, path), 'utf8').matchAll(IMPORT))
      found.add(`assets/${imported}`);
  return [...found];
}

/** What the page itself names and waits for: scripts, styles and what it preloads. */
const DECLARED = /<(?:script[^>]* src|link rel="(?:stylesheet|preload|modulepreload)"[^>]* href)="\.\/([^"]+)"/g;

const filesInPage = () =>
  [...readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(DECLARED)].map(([, file = '']) => file);

/** Every file of `dist/`, with slashes. */
function allFiles() {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(DIST.length + 1)
        .replaceAll('\\', '/'),
    );
}

function sum(files, bytes) {
  return [...new Set(files)].reduce((total, file) => total + bytes(file), 0);
}

/** Of those files that are meant, uncompressed. */
const bytesOf = (files, isMeant) => sum(files.filter(isMeant), rawBytes);

/** Prints the files of a list, the largest first. */
function printFiles(title, files) {
  console.log(`\n${title}`);
  const rows = [...new Set(files)].map((file) => ({ file, bytes: bytesOnWire(file) }));
  for (const { file, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${bytes.toLocaleString('en').padStart(11)}  ${file}`);
  }
}

/** The games, by the folders of their faces. @param {Record<string, Chunk>} chunks */
const gamesIn = (chunks) =>
  Object.keys(chunks).flatMap((key) => /^src\/games\/([^/]+)\/face\.ts$/.exec(key)?.[1] ?? []);

/** What was built: Vite's list of chunks, and every file. */
const readBuild = () => ({
  /** @type {Record<string, Chunk>} */
  chunks: JSON.parse(readFileSync(join(ROOT, '.build/manifest.json'), 'utf8')),
  files: allFiles(),
});

/** The page itself, its entry and what that needs. */
const pageFiles = ({ chunks }) => ['index.html', ...filesOf(chunks, FIRST.entry)];

/** The page with the catalogue of its menus. */
const menuFiles = (build) => [
  ...pageFiles(build),
  ...build.files.filter((file) => LANGUAGE.exec(file)?.[1] === 'en' && file.endsWith(`/${FIRST.menus}.bin`)),
];

/** The game that is dealt at the site's own address: the package is named after it. */
const frontGame = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).name;

/** The files that the first cards of a game need. */
export function firstCardFiles(game = frontGame(), build = readBuild()) {
  const { chunks, files } = build;
  return [
    ...pageFiles(build),
    ...filesInPage(),
    ...FIRST.table.flatMap((name) => filesOf(chunks, name.replace('*', game))),
    ...FIRST.workers.flatMap((name) => workerFiles(name.replace('*', game), files)),
    ...FIRST.files,
  ];
}

/** Every budget as measured, and the files that the first card needs in the game where they are largest. */
export function measureSizes() {
  const build = readBuild();
  const { chunks, files } = build;
  const menus = menuFiles(build);
  const words = FIRST.words.flatMap((name) => filesOf(chunks, name)).filter((file) => !menus.includes(file));
  const firstCard = gamesIn(chunks)
    .map((game) => firstCardFiles(game, build))
    .reduce((a, b) => (sum(a, bytesOnWire) >= sum(b, bytesOnWire) ? a : b));
  const languages = new Set(files.flatMap((file) => LANGUAGE.exec(file)?.[1] ?? []));
  const spoken = [...languages].map((language) => ({
    language,
    catalogues: bytesOf(files, (file) => LANGUAGE.exec(file)?.[1] === language),
    doors: bytesOf(files, (file) => isDoorOf(language, file)),
  }));
  const further = spoken.filter(({ language }) => language !== 'en').map(({ catalogues }) => catalogues);
  const doors = spoken.map((one) => one.doors);
  const all = sum(files, rawBytes);
  const whole = all - [...further, ...doors].reduce((total, bytes) => total + bytes, 0);
  const scripts = firstCard.filter((file) => file.endsWith('.js'));
  const results = [
    {
      what: 'menus alone: the page, its entry and what that needs, its catalogue',
      bytes: sum(menus, bytesOnWire),
      budget: BUDGETS.menus,
    },
    {
      what: 'what reads the catalogues, fetched with the first words',
      bytes: sum(words, bytesOnWire),
      budget: BUDGETS.words,
    },
    { what: 'until the first own card', bytes: sum(firstCard, bytesOnWire), budget: BUDGETS.firstCard },
    { what: '… of it JavaScript', bytes: sum(scripts, bytesOnWire), budget: BUDGETS.firstCardScripts },
    { what: 'all of dist/ with one language, uncompressed', bytes: whole, budget: BUDGETS.offline },
    {
      what: `a further language, the largest of ${languages.size}`,
      bytes: Math.max(...further),
      budget: BUDGETS.language,
    },
    { what: 'front doors of a further language, the largest', bytes: Math.max(...doors), budget: BUDGETS.doors },
    { what: 'embed.js, uncompressed', bytes: rawBytes('embed.js'), budget: BUDGETS.element },
  ];
  return { firstCard, results, all, spoken, friends: files.filter((file) => FRIENDS.test(file)) };
}

/** Uncompressed bytes, as the browser caches them for offline use. */
function rawBytes(file) {
  return readFileSync(join(DIST, file)).length;
}

function report({ firstCard, results, all, spoken, friends }) {
  printFiles('Until the first own card:', firstCard);
  if (friends.length > 0) printFiles('When a table is opened to friends, one of:', friends);
  console.log('\nBy language, catalogues and front doors:');
  for (const { language, catalogues, doors } of spoken)
    console.log([catalogues, doors].map((n) => n.toLocaleString('en').padStart(11)).join('') + `  ${language}`);
  console.log('\nBudgets:');
  for (const { what, bytes, budget } of results) {
    const [is, may] = [bytes, budget].map((n) => n.toLocaleString('en').padStart(9));
    console.log(`${bytes <= budget ? 'ok      ' : 'TOO BIG '} ${is} of ${may} bytes  ${what}`);
  }
  console.log(`         ${all.toLocaleString('en').padStart(9)} bytes in dist/ with all languages`);
  return results.every(({ bytes, budget }) => bytes <= budget);
}

function main() {
  try {
    process.exitCode = report(measureSizes()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
