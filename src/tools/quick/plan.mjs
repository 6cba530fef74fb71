// What `npm run test:quick` checks of a change, and what it leaves to `npm test`.
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../install.mjs';

/**
 * Paths from the root. `games`: over which games the laws run. `left`: sentences.
 * @typedef {object} Plan
 * @property {readonly string[]} scripts for the linter of `.ts` files
 * @property {readonly string[]} others for ESLint: components, programs, configuration
 * @property {readonly string[]} formatted for oxfmt
 * @property {readonly string[]} components for prettier
 * @property {boolean} hasComponents something that a component imports has changed, or a component
 * @property {readonly string[]} tests
 * @property {readonly string[]} games
 * @property {readonly string[]} left
 */

/** The tests over all games that run over the games of GAMES (tests/games.ts) only. */
export const LAWS = ['contract', 'faces', 'golden', 'leaks', 'places', 'portraits', 'views', 'walk'].map(
  (name) => `tests/${name}.test.ts`,
);

/** The game over which the laws run if the code that games share has changed: the first, after which the package is named. */
const ONE_GAME = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).name;
/** As many games a time that the laws run over. */
const MOST_GAMES = 2;
/** If more unit tests than this depend on a change, those in the folders of the change run. */
const MOST_UNITS = 40;
/** As many tests of `tests/`, beside the laws, that depend on a change. */
const MOST_GUARDS = 5;
/** As many tests of the whole page that depend on a change. */
const MOST_SCREENS = 4;
/** Who imports one of these plays every game, or many, and takes minutes. */
const OVER_GAMES = ['shelf', 'smallest'].map((name) => `tests/screens/${name}.ts`);

const SHARED = ['contract', 'face', 'kit', 'registry'];
const CORE = /^src\/(cards|codec|record|statistics|games|match|bots)\//;
const UNIT = /^src\/.*\.test\.ts$/;
const GUARD = /^tests\/[^/]+\.test\.ts$/;
const SCREEN = /^tests\/screens\/[^/]+\.test\.ts$/;
const NOT_FORMATTED =
  /^(public\/|package-lock\.json$|src\/games\/[^/]+\/(records\/|(puzzles|shown)\.json$))|\.generated\.ts$|\/words\/messages\.ts$/;

/** @param {string} file */
const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1);

/**
 * The files of a change, and all that import one of them, directly or not.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {ReadonlySet<string>}
 */
export function dependentsOf(changed, imports) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, of] of imports) for (const one of of) importers.set(one, [...(importers.get(one) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/**
 * The games whose folders have changed, or one if what they share has.
 * @param {readonly string[]} changed
 */
function gamesOf(changed) {
  const core = changed.filter((file) => CORE.test(file) && !UNIT.test(file));
  const folders = core.map((file) => /^src\/games\/([^/]+)\//.exec(file)?.[1]).filter((name) => name !== undefined);
  const own = [...new Set(folders)].filter((name) => !SHARED.includes(name));
  return own.length > 0 || core.length === 0 ? own : [ONE_GAME];
}

/**
 * Unit tests that depend on a change.
 * @param {readonly string[]} units
 * @param {readonly string[]} changed
 */
function chosenUnits(units, changed) {
  if (units.length <= MOST_UNITS) return units;
  const folders = new Set(changed.map(folderOf));
  return units.filter((file) => folders.has(folderOf(file)));
}

/**
 * Tests of the whole page that depend on a change: those named after what has changed first, then the shortest, last
 * those over many games.
 * @param {readonly string[]} screens
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @param {(file: string) => number} sizeOf in bytes
 */
function chosenScreens(screens, changed, imports, sizeOf) {
  const paths = changed.map((file) => file.toLowerCase());
  /** @param {string} test */
  const isNamed = (test) => {
    const subject = basename(test, '.test.ts').replace(/s$/, '');
    return paths.some((path) => path.includes(subject));
  };
  /** @param {string} test */
  const isOverGames = (test) => OVER_GAMES.some((file) => imports.get(test)?.includes(file));
  return screens
    .map((file) => ({ file, rank: isOverGames(file) ? 2 : isNamed(file) ? 0 : 1, size: sizeOf(file) }))
    .sort((a, b) => a.rank - b.rank || a.size - b.size)
    .slice(0, MOST_SCREENS)
    .map(({ file }) => file);
}

/**
 * What is said of the tests of the whole page that are left.
 * @param {readonly string[]} chosen
 * @param {readonly string[]} screens that depend on the change
 */
function leftOfPage(chosen, screens) {
  if (chosen.length === 0) return ['the whole page without a browser'];
  const more = screens.length - chosen.length;
  return more === 0 ? [] : [`${more} more tests of the whole page without a browser that depend on it`];
}

/**
 * @param {readonly string[]} changed paths from the root, removed files too
 * @param {ReadonlyMap<string, readonly string[]>} imports of every file of code that there is
 * @param {(file: string) => number} [sizeOf] the bytes of a test
 * @returns {Plan}
 */
export function planOf(changed, imports, sizeOf = (file) => statSync(join(ROOT, file)).size) {
  const there = changed.filter((file) => imports.has(file));
  const reached = dependentsOf(changed, imports);
  const tests = [...reached].filter((file) => imports.has(file)).sort();
  const units = tests.filter((file) => UNIT.test(file));
  const guards = tests.filter((file) => GUARD.test(file) && !LAWS.includes(file));
  const games = gamesOf(changed);
  const named = new Set(there);
  const few = guards.length <= MOST_GUARDS ? guards : guards.filter((file) => named.has(file));
  const words = changed.some((file) => file.endsWith('.ftl')) ? ['tests/words.test.ts'] : [];
  const chosen = chosenUnits(units, changed);
  const laws = games.length > 0 ? LAWS : LAWS.filter((file) => named.has(file));
  const lawGames = games.length > 0 ? games.slice(0, MOST_GAMES) : laws.length > 0 ? [ONE_GAME] : [];
  const screens = tests.filter((file) => SCREEN.test(file));
  // Where the laws run, they take the minute: the page is left then.
  const mounting = games.length === 0 ? chosenScreens(screens, changed, imports, sizeOf) : [];
  const page = [...new Set([...there.filter((file) => SCREEN.test(file)), ...mounting])];
  const left = [
    ...(chosen.length < units.length ? [`${units.length - chosen.length} more unit tests that depend on it`] : []),
    ...(few.length < guards.length ? [`${guards.length - few.length} more tests in tests/ that depend on it`] : []),
    ...(laws.length > 0 ? [`the laws over all games but ${lawGames.join(', ')}`] : ['the laws']),
    ...leftOfPage(page, screens),
    'rooms, unused code, build, sizes, the tests in a browser',
  ];
  const isTool = (/** @type {string} */ file) => /^src\/tools\/(?!gallery\/)/.test(file);
  const isScript = (/** @type {string} */ file) => /^(src|tests)\/.*\.ts$/.test(file) && !isTool(file);
  return {
    scripts: there.filter(isScript),
    others: there.filter((file) => !isScript(file) || file.endsWith('.svelte.ts')),
    formatted: changed.filter(
      (file) => /\.(ts|mts|mjs|js|cjs)$/.test(file) && imports.has(file) && !NOT_FORMATTED.test(file),
    ),
    components: there.filter((file) => file.endsWith('.svelte')),
    hasComponents: [...reached].some((file) => file.endsWith('.svelte')),
    tests: [...chosen, ...few, ...words, ...laws, ...page],
    games: lawGames,
    left,
  };
}
