// Which folder of src/ (a "room", see src/README.md) may import which, as rules for dependency-cruiser. Type imports count.
// Imports through `import.meta.glob` are checked when the page is built (src/tools/build/gate.ts).

/** Tests may import anything, with the few exceptions below. */
const TEST = '\\.test\\.ts$';

/** What rules and page both know of a game: types of rules and acts, and the arithmetic of options. */
const CONTRACT = '^src/games/contract/';
/** What the page may import of the games: the shared folders for faces, and each game's face, words and options, which are data. */
const LOOKS = [
  '^src/games/(face|registry/page)/',
  '^src/games/[^/]+/((title|shelf|face|arrangement|options)\\.ts$|(shown|lessons|puzzles|positions)\\.json$|words/)',
];
/** The registries list all games. No game may import them. */
const REGISTRIES = '^src/games/registry/';
/** The folders of games/ that are not games. */
const SHARED = 'contract|kit|face|registry';

/**
 * The table of rooms: a room may import itself and the folders in its row.
 * @type {Record<string, readonly string[]>}
 */
const ROOMS = {
  cards: [],
  codec: ['^src/cards/'],
  fetching: [],
  record: ['^src/cards/'],
  statistics: ['^src/(cards|codec|record)/'],
  words: ['^src/cards/'],
  games: ['^src/(cards|codec|record|words)/'],
  practice: ['^src/(cards|record|statistics)/'],
  match: ['^src/(cards|codec|record|games|practice)/'],
  bots: ['^src/(cards|record|games)/'],
  friends: ['^src/(cards|codec|record)/'],
  workers: ['^src/(cards|codec|fetching|record|statistics|games|practice|match|bots|friends)/'],
  cli: ['^src/(cards|codec|record|statistics|games|practice|match|bots|words)/'],
  client: [
    '^src/(cards|codec|fetching|record|statistics|practice|words)/',
    ...LOOKS,
    CONTRACT,
    '^src/workers/(protocol|open-questions)\\.ts$',
    '^src/friends/(table|clock|direct-code|direct-port)\\.ts$',
  ],
  felt: ['^src/(cards|fetching|record|words)/', ...LOOKS, CONTRACT],
  ui: [
    '^src/(cards|codec|fetching|record|statistics|practice|words|client|felt)/',
    ...LOOKS,
    CONTRACT,
    '^src/friends/table\\.ts$',
  ],
  tools: [],
  'tools/words': ['^src/(cards/|words/(languages|say|values)\\.ts|practice/lesson\\.ts|tools/install\\.mjs)'],
  'tools/gallery': ['^src/(cards|record|words|client|ui)/', ...LOOKS],
};

/** Packages and the only folder that may import each. */
const PACKAGES = {
  '@fluent/bundle': '^src/(tools/)?words/',
  seedrandom: '^src/cards/',
  'pixi.js': '^src/felt/stage/',
  '@pixi/sound': '^src/felt/sound/',
  svelte: '^src/(client|ui|tools/gallery|main\\.ts)',
  idb: '^src/(workers|client)/',
  'workbox-window': '^src/client/',
  uqr: '^src/ui/',
  'u8-mqtt': '^src/friends/wires/',
};

const inPackage = (name) => `^node_modules/(@types/)?${name.replace('.', '\\.')}/`;

/** The rooms within a room, which have rows of their own. */
const roomsIn = (room) =>
  Object.keys(ROOMS)
    .filter((one) => one.startsWith(`${room}/`))
    .map((one) => `^src/${one}/`);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const roomRules = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: `room-${room.replace('/', '-')}`,
  comment: `${room}/ imports only what its row of the table of rooms allows.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: [TEST, ...roomsIn(room)] },
  to: { path: '^src/', pathNot: [`^src/${room}/`, ...allowed] },
}));

/**
 * The folders within a room in the order in which they build on each other; what lies in the room itself comes last. `first`:
 * the room itself comes first, and only its entries import its folders.
 */
const LAYERS = {
  felt: ['table', 'layout', 'gesture', 'motion', 'stage', 'spectacle'],
  ui: [
    ...['debug', 'words', 'page', 'parts', 'faces', 'embed', 'practice', 'help', 'new-game', 'friends'],
    ...['twin', 'table', 'replay', 'home', 'screens', 'doors'],
  ],
};
const FIRST = { workers: ['friends'], client: ['direct'] };
const ENTRIES = '^src/(workers/[^/]+\\.worker|client/friends\\.svelte)\\.ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = Object.entries(LAYERS).flatMap(([room, folders]) =>
  folders.map((folder, i) => ({
    name: `layer-${room}-${folder}`,
    comment: `${room}/${folder}/ imports of its room only ${[...folders.slice(0, i), 'itself'].join(', ')}.`,
    severity: 'error',
    from: { path: `^src/${room}/${folder}/`, pathNot: TEST },
    to: { path: `^src/${room}/`, pathNot: `^src/${room}/(${folders.slice(0, i + 1).join('|')})/` },
  })),
);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const folderRules = Object.entries(FIRST).map(([room, folders]) => ({
  name: `room-${room}-knows-no-folder`,
  comment: `Of ${room}/ only its entry imports ${folders.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${room}/[^/]+$`, pathNot: [TEST, ENTRIES] },
  to: { path: `^src/${room}/(${folders.join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packageRules = Object.entries(PACKAGES).map(([name, place]) => ({
  name: `package-${name.replace('@', '').replace(/[./]/g, '-')}`,
  comment: `Only ${place} imports ${name}.`,
  severity: 'error',
  from: { path: '^src/', pathNot: [place, TEST] },
  to: { path: inPackage(name) },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const gameRules = [
  {
    name: 'no-game-imports-another',
    comment: 'A game is one folder and imports no other game.',
    severity: 'error',
    from: { path: '^src/games/([^/]+)/', pathNot: [TEST, `^src/games/(${SHARED})/`] },
    to: { path: '^src/games/[^/]+/', pathNot: ['^src/games/$1/', `^src/games/(${SHARED})/`] },
  },
  {
    name: 'what-games-share-knows-no-game',
    comment: 'contract/, kit/ and face/ import no game.',
    severity: 'error',
    from: { path: '^src/games/(contract|kit|face)/', pathNot: TEST },
    to: { path: '^src/games/[^/]+/', pathNot: '^src/games/(contract|kit|face)/' },
  },
  {
    name: 'the-contract-comes-first',
    comment: 'contract/ imports nothing else of games/.',
    severity: 'error',
    from: { path: CONTRACT, pathNot: TEST },
    to: { path: '^src/games/[^/]+/', pathNot: CONTRACT },
  },
  {
    name: 'no-game-imports-the-registry',
    comment: 'Games do not import the registries, which find them.',
    severity: 'error',
    from: { path: '^src/games/[^/]+/', pathNot: [TEST, REGISTRIES] },
    to: { path: REGISTRIES },
  },
  {
    name: 'looks-know-no-rules',
    comment: 'Face, words and options are data for the page. They may import types of the rules, but no code.',
    severity: 'error',
    from: { path: LOOKS, pathNot: TEST },
    to: { path: '^src/games/', pathNot: [...LOOKS, CONTRACT], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the-page-has-types-of-the-contract-only',
    comment: 'The page contains no rules. It may import types of the contract, but no code.',
    severity: 'error',
    from: { path: '^src/(client|felt|ui)/', pathNot: TEST },
    to: { path: '^src/games/contract/[^/]+\\.ts$', dependencyTypesNot: ['type-only'] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const otherRules = [
  {
    name: 'no-cycles',
    comment: 'No cycles, not even of type imports.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'main-mounts-and-nothing-else',
    comment: 'main.ts imports the screens, and what fetches them.',
    severity: 'error',
    from: { path: '^src/main\\.ts$' },
    to: { path: '^src/', pathNot: '^src/(ui|fetching)/' },
  },
  {
    name: 'nobody-imports-main',
    comment: 'main.ts and the entries of workers and command line are not imported.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^src/(main|cli/main|workers/[^/]+\\.worker)\\.ts$' },
  },
  {
    name: 'no-tools-in-the-product',
    comment: 'The tools build, test and measure the page. Only tests and configuration import them.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/tools/', TEST] },
    to: { path: '^src/tools/' },
  },
  {
    name: 'no-other-room',
    comment: 'Every file is in a room of the table.',
    severity: 'error',
    from: { path: '^src/', pathNot: [`^src/(${Object.keys(ROOMS).join('|')})/`, '^src/main\\.ts$', '\\.d\\.ts$'] },
    to: {},
  },
  {
    name: 'no-test-imported',
    comment: 'Tests are not imported.',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { path: [TEST, '^tests/'] },
  },
  {
    name: 'node-in-the-command-line-and-tools-only',
    comment: 'Only cli/ and tools/ use Node.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/(cli|tools)/', TEST] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'nothing-unresolved',
    comment: 'The rules cannot check an import that is not found.',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { couldNotResolve: true, pathNot: '^virtual:' }, // modules that the build makes
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...roomRules, ...layerRules, ...folderRules, ...packageRules, ...gameRules, ...otherRules],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // type-only imports count
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
    },
    extraExtensionsToScan: [],
  },
};
