// Finds unused files, exports and packages; with --production, what only tests keep alive.
// Files that are found by name and not by import are listed here; those with `!` belong to the product.

const config = {
  entry: [
    'src/cli/main.ts!',
    'src/workers/*.worker.ts!',
    // Found by the registries with import.meta.glob.
    'src/games/*/{index,title,shelf,face,reasons}.ts!',
    'src/games/*/words/*.ts!',
    // Loaded through Vite by src/tools/words/words.mjs.
    'src/tools/words/{types,faults,rendered}.ts',
    'src/**/*.test.ts',
    'tests/*.test.ts',
    'tests/screens/*.test.ts',
    // Named in vite.config.ts, and by the first as a path.
    'tests/screens/browser/{build,still-stage}.ts',
    'tests/e2e/**/*.spec.ts',
    // Also loaded by src/tools/budgets, through Vite.
    'tests/e2e/{clock,drawing,engine,table}.ts',
    '.config/*.{js,cjs,ts}',
    'src/tools/art/*.mjs',
    // Loaded by their folder in src/tools/art/emblems.mjs.
    'src/games/*/emblem.mjs',
    // Named in the pages of the gallery.
    'src/tools/gallery/{gallery,frame}.ts',
    // Loaded through Vite by src/tools/portal/portal.mjs.
    'src/tools/portal/pack.ts',
    // Loaded through Vite by src/tools/build/doors.ts.
    'src/ui/doors/files.ts!',
    // Named in a text of src/tools/portal/build.ts.
    'src/client/portals/sdk-first.ts!',
  ],
  project: [
    'src/**/*.{ts,svelte}!',
    '!src/tools/**!',
    '!src/**/*.testing.ts!',
    'src/tools/**/*.{mjs,ts,svelte}',
    'src/**/*.testing.ts',
    'tests/**/*.ts',
    '.config/*.{js,cjs,ts}',
  ],
  // Read as files by src/tools/art/copy-courts.mjs.
  ignoreDependencies: ['@heruka_urgyen/react-playing-cards'],
  // Programs of the system for `npm run browsers`.
  ignoreBinaries: ['dpkg', 'apt-get', 'Xvfb'],
};

export default ({ production }) => ({
  ...config,
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
});
