/**
 * Which modules of a site share a file: each file costs a request, so small modules that are fetched together are one file. What
 * the first card does not need stays apart from what it needs. `npm run sizes` holds both. Portals have few files: portal/build.ts.
 */

interface Group {
  readonly name: string;
  readonly paths: readonly string[]; // how the paths of its modules begin, below `src/`
  readonly shared?: number; // the group has them if so many entries need them
  readonly withImports?: true; // the group has also what they import
  readonly withStyles?: true; // the group has also the styles of its components
  readonly library?: string; // the group has also the modules of this package
}

/** Of the page. */
export const PAGE_GROUPS: readonly Group[] = [
  {
    name: 'shared',
    paths: [
      ...['cards/card.', 'cards/must.', 'record/line.', 'felt/watch-size.', 'games/face/selection.'],
      'games/face/hand-order.',
      ...['games/face/fields.', 'games/face/turns.', 'games/face/speech.', 'games/face/places.'],
      ...['games/face/layout/box.', 'games/face/layout/pose.', 'games/face/layout/arrangement.', 'ui/page/offers.'],
      ...['felt/table/shown.', 'felt/clock.'],
    ],
    withImports: true,
  },
  // What the felt needs at once, how cards lie with it, and what the settings show; and what other screens need, too.
  {
    name: 'host',
    paths: [
      ...[
        'ui/table/FeltHost.',
        'felt/table/cells.',
        'felt/table/table-style.',
        'games/face/words/spoken.',
        'games/face/gestures.',
      ],
      ...['cells', 'jitter', 'pile', 'pots', 'ring', 'row'].map((file) => `games/face/layout/${file}.`),
    ],
    library: 'svelte/src/reactivity/window',
  },
  // Fetched after the first card: what reads catalogues, what says sentences, small parts of many screens.
  {
    name: 'words',
    paths: ['words/values.', 'words/functions.', 'words/say.', 'ui/words/say.'],
    library: '@fluent',
  },
  {
    name: 'sayings',
    paths: ['games/face/wording.', ...['sayings.', 'people.', 'options.'].map((file) => `games/face/words/${file}`)],
  },
  {
    name: 'parts',
    paths: [
      ...['ui/parts/', 'ui/help/', 'ui/screens.', 'ui/friends/allowed.', 'ui/table/Clock.', 'ui/table/late-taps.'],
      ...['aids', 'offered', 'back', 'day-text', 'opened-link', 'record-file'].map((file) => `ui/page/${file}.`),
      ...['archive', 'coach', 'help', 'statistics', 'worker-job', 'deal-code', 'links'].map(
        (file) => `client/${file}.`,
      ),
      ...['statistics/par.', 'record/parse.', 'record/shape.', 'record/player.', 'codec/'],
      ...['games/registry/page/lessons.', 'games/contract/options/values.', 'games/contract/options/code.'],
    ],
    shared: 2,
    withStyles: true,
  },
];

/** Of the workers: what many games share, what reads saved games and links, and what is needed only later. */
export const WORKER_GROUPS: readonly Group[] = [
  { name: 'kit', paths: ['games/kit/', 'cards/', 'bots/'], shared: 7 },
  {
    name: 'saved',
    paths: [
      ...['parse', 'seed', 'shape', 'result', 'fold', 'check-view'].map((file) => `record/${file}.`),
      ...['packing', 'base64url', 'range-coder', 'digest'].map((file) => `codec/${file}.`),
      ...['ahead', 'replay', 'packed', 'coded-seed'].map((file) => `match/${file}.`),
      'games/contract/options/code.',
    ],
  },
  {
    name: 'later',
    paths: [
      ...['archive', 'packed-saves', 'help', 'hint', 'coach', 'helper', 'review', 'why'].map(
        (file) => `workers/${file}.`,
      ),
      ...['game-links', 'practice', 'counting', 'counts-store', 'finished-games', 'par'].map(
        (file) => `workers/${file}.`,
      ),
      ...['match/anew.', 'match/position.', 'statistics/', 'practice/', 'games/registry/engine/reasonings.'],
    ],
  },
];

const asCodeSplitting = ({ name, paths, shared, withImports, withStyles, library }: Group) => ({
  name,
  test: (id: string): boolean => {
    const module = id.replaceAll('\\', '/');
    if (module.includes('?') && withStyles !== true) return false; // the styles of a component
    return (
      paths.some((path) => module.includes(`/src/${path}`)) ||
      (library !== undefined && module.includes(`/node_modules/${library}/`))
    );
  },
  ...(shared !== undefined && { minShareCount: shared }),
  ...(withImports !== true && { includeDependenciesRecursively: false }),
});

/**
 * The page's files. The entry names all of them, and hashes hardly compress: seven hexadecimal digits are short, and tell the
 * versions of a file apart.
 */
export const PAGE_FILES = {
  hashCharacters: 'hex' as const,
  chunkFileNames: 'assets/[name]-[hash:7].js',
  codeSplitting: { groups: PAGE_GROUPS.map(asCodeSplitting) },
};

export const SHARED_IN_WORKERS = WORKER_GROUPS.map(asCodeSplitting);
