// Checks that the rules of .config/rooms.cjs find what they forbid: writes a small source tree to `.build/` with a forbidden
// import for every rule and some that are allowed, and compares what is reported: by dependency-cruiser, and by ESLint for
// components. A rule without a forbidden import here is an error too.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { componentImports } from '../../.config/component-imports.js';
import rooms from '../../.config/rooms.cjs';
import { ROOT } from './install.mjs';

const RULES = rooms.forbidden ?? [];
const TREE = join(ROOT, '.build/rooms-selftest');

/** Files to be imported; each exports `x`. */
const TARGETS = [
  ...['cards/card.ts', 'cards/card.test.ts', 'record/line.ts', 'match/match.ts', 'bots/search.ts', 'cli/print.ts'],
  ...[
    'games/contract/rules.ts',
    'games/contract/options/values.ts',
    'games/kit/greedy-brain.ts',
    'games/face/speech.ts',
  ],
  ...['games/registry/engine/games.ts', 'games/registry/page/faces.ts', 'codec/hex.ts', 'statistics/counts.ts'],
  ...[
    'games/alpha/act.ts',
    'games/alpha/title.ts',
    'games/alpha/face.ts',
    'games/alpha/options.ts',
    'games/alpha/words/en.ts',
  ],
  ...[
    'workers/protocol.ts',
    'workers/table.worker.ts',
    'client/table.ts',
    'felt/layout/fan.ts',
    'felt/spectacle/spark.ts',
    'felt/felt.ts',
    'workers/friends/host.ts',
    'client/direct/peer.ts',
    'ui/words.ts',
    'ui/table/seats.ts',
    'tools/sizes.mjs',
  ],
];
const PACKAGES = [
  '@fluent/bundle',
  'seedrandom',
  'pixi.js',
  '@pixi/sound',
  'svelte',
  'idb',
  'workbox-window',
  'uqr',
  'u8-mqtt',
];

/** The folders of ui/ that have a rule of their own; each is refused what lies in ui/ itself. */
const UI_FOLDERS = RULES.flatMap(({ name }) => /^layer-ui-(.+)$/.exec(name ?? '')?.slice(1) ?? []);

/** Rule, importing file, what it imports. `type` before a name makes it a type-only import. */
const FORBIDDEN = [
  ['room-cards', 'cards/bad.ts', '../record/line.ts'],
  ['room-cards', 'cards/bad-type.ts', 'type ../record/line.ts'],
  ['room-codec', 'codec/bad.ts', '../record/line.ts'],
  ['room-fetching', 'fetching/bad.ts', '../record/line.ts'],
  ['room-record', 'record/bad.ts', '../games/contract/rules.ts'],
  ['room-statistics', 'statistics/bad.ts', '../games/contract/rules.ts'],
  ['room-practice', 'practice/bad.ts', '../match/match.ts'],
  ['room-games', 'games/alpha/bad-match.ts', '../../match/match.ts'],
  ['room-words', 'words/bad.ts', '../record/line.ts'],
  ['room-practice', 'practice/bad.ts', '../match/match.ts'],
  ['room-match', 'match/bad.ts', '../bots/search.ts'],
  ['room-bots', 'bots/bad.ts', '../match/match.ts'],
  ['room-friends', 'friends/bad.ts', '../match/match.ts'],
  ['room-workers', 'workers/bad.ts', '../client/table.ts'],
  ['room-cli', 'cli/bad.ts', '../workers/protocol.ts'],
  ['room-client', 'client/bad-rules.ts', '../games/alpha/act.ts'],
  ['room-client', 'client/bad-registry.ts', '../games/registry/engine/games.ts'],
  ['room-client', 'client/bad-felt.ts', '../felt/layout/fan.ts'],
  ['room-felt', 'felt/layout/bad.ts', '../../workers/protocol.ts'],
  ['room-felt', 'felt/layout/bad-ui.ts', '../../ui/words.ts'],
  ['layer-felt-table', 'felt/table/bad-layout.ts', '../layout/fan.ts'],
  ['layer-felt-layout', 'felt/layout/bad-felt.ts', '../felt.ts'],
  ['layer-felt-gesture', 'felt/gesture/bad-felt.ts', 'type ../felt.ts'],
  ['layer-felt-motion', 'felt/motion/bad-spark.ts', '../spectacle/spark.ts'],
  ['layer-felt-stage', 'felt/stage/bad-spark.ts', '../spectacle/spark.ts'],
  ['layer-felt-spectacle', 'felt/spectacle/bad-felt.ts', '../felt.ts'],
  ...UI_FOLDERS.map((folder) => [`layer-ui-${folder}`, `ui/${folder}/bad-root.ts`, '../words.ts']),
  ['layer-ui-parts', 'ui/parts/bad-table.ts', '../table/seats.ts'],
  ['layer-ui-help', 'ui/help/BadTableType.svelte', 'type ../table/seats.ts'],
  ['room-workers-knows-no-folder', 'workers/bad-friends.ts', './friends/host.ts'],
  ['room-client-knows-no-folder', 'client/bad-direct.ts', 'type ./direct/peer.ts'],
  ['room-ui', 'ui/bad.ts', '../match/match.ts'],
  ['room-ui', 'ui/Bad.svelte', '../games/alpha/act.ts'],
  ['room-ui', 'ui/BadType.svelte', 'type ../workers/protocol.ts'],
  ['room-tools', 'tools/bad.ts', '../cards/card.ts'],
  ['room-tools', 'tools/build/bad-gallery.ts', '../../ui/words.ts'],
  ['room-tools-words', 'tools/words/bad.ts', '../../match/match.ts'],
  ['room-tools-gallery', 'tools/gallery/bad.ts', '../../match/match.ts'],
  ['package-fluent-bundle', 'games/alpha/words/bad-fluent.ts', '@fluent/bundle'],
  ['package-seedrandom', 'record/bad-chance.ts', 'seedrandom'],
  ['package-pixi-js', 'felt/layout/bad-pixi.ts', 'pixi.js'],
  ['package-pixi-sound', 'felt/stage/bad-sound.ts', '@pixi/sound'],
  ['package-svelte', 'felt/motion/bad.ts', 'svelte'],
  ['package-idb', 'match/bad-save.ts', 'idb'],
  ['package-workbox-window', 'ui/bad-update.ts', 'workbox-window'],
  ['package-uqr', 'client/bad-code.ts', 'uqr'],
  ['package-pixi-js', 'ui/BadPixiType.svelte', 'type pixi.js'],
  ['package-u8-mqtt', 'workers/bad-relay.ts', 'u8-mqtt'],
  ['no-game-imports-another', 'games/beta/bad.ts', '../alpha/act.ts'],
  ['no-game-imports-the-registry', 'games/beta/bad-registry.ts', '../registry/page/faces.ts'],
  ['what-games-share-knows-no-game', 'games/kit/bad.ts', '../alpha/act.ts'],
  ['the-contract-comes-first', 'games/contract/bad.ts', '../kit/greedy-brain.ts'],
  ['looks-know-no-rules', 'games/alpha/words/bad.ts', '../act.ts'],
  ['the-page-has-types-of-the-contract-only', 'felt/layout/bad-contract.ts', '../../games/contract/rules.ts'],
  ['no-cycles', 'cards/bad-circle.ts', './bad-circle-back.ts'],
  ['no-cycles', 'record/bad-circle.ts', 'type ./bad-circle-back.ts'],
  ['main-mounts-and-nothing-else', 'main.ts', './client/table.ts'],
  ['nobody-imports-main', 'client/bad-worker.ts', '../workers/table.worker.ts'],
  ['no-tools-in-the-product', 'client/bad-tool.ts', '../tools/sizes.mjs'],
  ['no-tools-in-the-product', 'ui/BadTool.svelte', '../tools/sizes.mjs'],
  ['no-tools-in-the-product', 'workers/bad-tool-type.ts', 'type ../tools/sizes.mjs'],
  ['no-other-room', 'helpers/bad.ts', '../cards/card.ts'],
  ['no-test-imported', 'record/bad-test.ts', '../cards/card.test.ts'],
  ['node-in-the-command-line-and-tools-only', 'bots/bad-files.ts', 'node:fs'],
  ['nothing-unresolved', 'match/bad-nowhere.ts', './nowhere.ts'],
];

/** Importing file and what it may import. */
const ALLOWED = [
  ['cards/good.ts', 'seedrandom'],
  ['record/good.ts', '../cards/card.ts'],
  ['games/alpha/index.ts', './act.ts'],
  ['games/beta/face.ts', 'type ./state.ts'],
  ['workers/good.ts', '../match/match.ts'],
  ['client/good.ts', '../workers/protocol.ts'],
  ['client/good-type.ts', 'type ../games/contract/rules.ts'],
  ['felt/layout/good.ts', '../../games/alpha/face.ts'],
  ['felt/spectacle/good.ts', '../layout/fan.ts'],
  ['felt/good.ts', './spectacle/spark.ts'],
  ['workers/friends/good.ts', '../protocol.ts'],
  ['felt/stage/good.ts', 'pixi.js'],
  ['games/alpha/words/good.ts', '../../face/speech.ts'],
  ['games/alpha/good-kit.ts', '../kit/greedy-brain.ts'],
  ['client/good-options.ts', '../games/contract/options/values.ts'],

  ['ui/screens/good-table.ts', '../table/seats.ts'],
  ['ui/good-table.ts', './table/seats.ts'],
  ['ui/Good.svelte', '../games/alpha/words/en.ts'],
  ['ui/GoodType.svelte', 'type ../games/contract/rules.ts'],
  ['cli/good.ts', 'node:fs'],
  ['tools/good.mjs', 'node:fs'],
  ['tools/build/good.ts', '../sizes.mjs'],
  ['tools/gallery/good.ts', '../../ui/words.ts'],
  ['record/good.test.ts', '../bots/search.ts'],
  ['ui/good-tool.test.ts', '../tools/sizes.mjs'],
];

function write(path, content) {
  const full = join(TREE, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
}

/** The text of a file with one import, which it uses, so that a compiler does not drop it. */
function textWith(file, wanted) {
  const [kind, name] = wanted.startsWith('type ') ? ['import type', wanted.slice(5)] : ['import', wanted];
  const code = `${kind} { x } from '${name}';\nexport ${kind === 'import' ? 'const y = x' : 'type Y = typeof x'};\n`;
  return file.endsWith('.svelte') ? `<script lang="ts">\n${code.replace('export ', '')}</script>\n{y}\n` : code;
}

function writeTree() {
  rmSync(TREE, { recursive: true, force: true });
  write('tsconfig.json', '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }');
  write(
    'package.json',
    JSON.stringify({ type: 'module', dependencies: Object.fromEntries(PACKAGES.map((p) => [p, '1.0.0'])) }),
  );
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, 'exports.x = 1;\n');
  }
  for (const file of [...TARGETS, 'games/beta/state.ts']) write(`src/${file}`, 'export const x = 1;\n');
  for (const [, file, wanted] of FORBIDDEN) write(`src/${file}`, textWith(file, wanted));
  for (const [file, wanted] of ALLOWED) write(`src/${file}`, textWith(file, wanted));
  write('src/cards/bad-circle-back.ts', "import { y } from './bad-circle.ts';\nexport const x = y;\n");
  write('src/record/bad-circle-back.ts', "import type { Y } from './bad-circle.ts';\nexport let x: Y | undefined;\n");
}

/** What ESLint reports of components: `rule file` for each violation. */
async function violationsInComponents() {
  const eslint = new ESLint({
    cwd: TREE,
    overrideConfigFile: true,
    overrideConfig: [
      ...svelte.configs.base,
      {
        files: ['**/*.svelte'],
        languageOptions: { parserOptions: { parser: tseslint.parser } },
        plugins: { rooms: componentImports },
        rules: { 'rooms/imports': 'error' },
      },
    ],
  });
  const files = await eslint.lintFiles(['src/**/*.svelte']);
  return files.flatMap(({ filePath, messages }) =>
    messages.map(({ message }) => `${message.split(':')[0]} ${relative(TREE, filePath)}`),
  );
}

/** What dependency-cruiser reports: `rule file` for each violation, and for every file of a cycle. */
function violations() {
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [cruiser, '--config', join(ROOT, '.config/rooms.cjs'), '--output-type', 'json', 'src'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: TREE, encoding: 'utf8', maxBuffer: 1e8 });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser said no JSON: ${stderr}`);
  return JSON.parse(stdout).summary.violations.flatMap(({ rule, from, cycle = [] }) =>
    [from, ...cycle.map(({ name }) => name)].map((file) => `${rule.name} ${file}`),
  );
}

/** Everything that is wrong, one sentence each. */
function findings(said) {
  const missed = FORBIDDEN.filter(([rule, file]) => !said.includes(`${rule} src/${file}`));
  const wronged = said.filter((line) => ALLOWED.some(([file]) => line.endsWith(` src/${file}`)));
  const untried = RULES.filter(({ name }) => !FORBIDDEN.some(([rule]) => rule === name));
  return [
    ...missed.map(([rule, file, wanted]) => `${rule} does not catch that ${file} imports ${wanted}`),
    ...wronged.map((line) => `an allowed import is refused: ${line}`),
    ...untried.map(({ name }) => `no forbidden import here tries the rule ${name}`),
  ];
}

writeTree();
const wrong = findings([...violations(), ...(await violationsInComponents())]);
rmSync(TREE, { recursive: true });
for (const line of wrong) console.error(`rooms self-test: ${line}`);
if (wrong.length === 0) console.log(`rooms self-test: all ${RULES.length} rules catch what they forbid`);
process.exitCode = wrong.length === 0 ? 0 : 1;
