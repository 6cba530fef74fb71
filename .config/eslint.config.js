// The lint rules. ESLint checks components and programs with them; .ts files of the product and its tests are checked by oxlint
// (oxlint.config.js), which takes the rules from here.
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { componentImports } from './component-imports.js';
import * as componentParser from './component-parser.js';

/** @typedef {import('eslint').Linter.Config} Config */

const CORE = ['cards', 'codec', 'record', 'statistics', 'games', 'match', 'bots'].map((room) => `src/${room}/**/*.ts`);
/** Programs for Node that build, test and measure the page. They have rules of their own. */
const TOOLS = 'src/tools/**';
export const TESTS = ['src/**/*.test.ts', 'tests/**/*.ts'];
const COMPONENTS = ['src/**/*.svelte'];
/** What oxlint checks. Of modules with runes ESLint checks what Svelte says of them. */
const IN_OXLINT = ['src/**/*.ts', 'tests/**/*.ts'];
const RUNES = ['src/**/*.svelte.ts'];

/** Not in oxlint, and there the compiler has its duty: an octal number is no TypeScript, and STRUCTURAL_CLASS sees to the other. */
export const NOT_IN_OXLINT = ['no-octal', '@typescript-eslint/no-unsafe-class-instance-assignment'];

/** Data tables without a limit of length, each with the reason. */
const DATA_TABLES = [
  'src/**/words/messages.ts', // made of the catalogues
];

/** Globals that the core rooms may not use: no clock, no other chance than the seed, no screen, no console. */
const NOT_IN_CORE = [
  ...['Date', 'performance', 'Intl'].map((name) => ({ name, message: 'The rules know no clock and no locale.' })),
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'].map((name) => ({
    name,
    message: 'The core rooms know no timers.',
  })),
  ...['console', 'document', 'window', 'navigator', 'self', 'postMessage', 'fetch', 'process'].map((name) => ({
    name,
    message: 'The core rooms know no screen and no machine.',
  })),
  { name: 'crypto', message: 'Chance comes from the seed only.' },
];

/** Where the time comes from a clock that is handed in. Tests there move it, and wait for nothing else. */
const BY_CLOCK = [
  ...['friends', 'workers/friends', 'client/direct'].map((room) => `src/${room}/**/*.ts`),
  'tests/relay*.ts',
];
/** The clocks themselves. */
const CLOCKS = ['clock.ts', 'clock.testing.ts', 'clock.test.ts'].map((file) => `src/friends/${file}`);
const TIMERS = ['Date', 'performance', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];
const NOT_BY_CLOCK = [
  ...['globalThis', 'window', 'self'].flatMap((object) => TIMERS.map((property) => ({ object, property }))),
  { object: 'AbortSignal', property: 'timeout' },
  { object: 'vi', property: 'useFakeTimers' },
  { object: 'vi', property: 'waitFor' },
  { object: 'vi', property: 'waitUntil' },
  { object: 'expect', property: 'poll' },
];
const USE_THE_CLOCK = 'The time comes from the clock that is handed in (src/friends/clock.ts); tests move it.';

const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'No default exports: name it.' };
const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'No enums: an `as const` union.' };
const NO_NAMESPACE = { selector: "TSModuleDeclaration[kind='namespace']", message: 'No namespaces: a module.' };
/** Classes of public data: an object of the same shape can stand for one of them, see NOT_IN_OXLINT. */
const STRUCTURAL = 'TableOptions|RuleOptions|Grid|Page|OverlaidTable|Emulator';
const HIDDEN = '[accessibility=/^(private|protected)$/]';
const STRUCTURAL_CLASS = {
  selector: [
    `ClassDeclaration[superClass=null][id.name!=/^(${STRUCTURAL})$/]`,
    `:not(:has(${HIDDEN}, PrivateIdentifier))`,
  ].join(''),
  message: 'A class has a private member, so that nothing else can stand for it: or it is a type and a function.',
};
// A comparison with null is allowed, because data from outside may contain it.
const NO_NULL = {
  selector: ":not(BinaryExpression) > Literal[raw='null']",
  message: '`undefined` for "none", never `null`.',
};

/** The same as `reasons` below, for comments in markup, which the plugin does not read. */
const NO_REASON_IN_MARKUP = {
  selector: 'SvelteHTMLComment[value=/^\\s*eslint-(?!disable(-next)?-line\\s+\\S.*\\s--\\s+\\S)/s]',
  message: 'Disable a rule by its name, for one line, and say why after ` -- `.',
};

// A test that does not run checks nothing. tests/clauses.test.ts and src/tools/test.mjs do not count such tests either.
const NOT_RUN = 'only|skip|todo|fixme|fails|skipIf|runIf';
const NO_SKIPPED_TEST = [
  `MemberExpression[computed=false][property.name=/^(${NOT_RUN})$/]`,
  `MemberExpression[computed=true][property.value=/^(${NOT_RUN})$/]`,
  `CallExpression[callee.name=/^(describe|it|test|suite)$/] > ObjectExpression > Property[key.name=/^(${NOT_RUN})$/]`,
].map((selector) => ({ selector, message: 'Every test must run: no `only`, no `skip`, no `todo`.' }));

/** Unfinished work belongs in an issue, not in a comment. */
const UNFINISHED = { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' };

/**
 * A rule may be disabled by its name for one line, with the reason after ` -- `. `@ts-expect-error` needs a reason too, see
 * ban-ts-comment.
 * @type {Config}
 */
const reasons = {
  plugins: { '@eslint-community/eslint-comments': comments },
  rules: {
    '@eslint-community/eslint-comments/require-description': 'error',
    '@eslint-community/eslint-comments/no-unlimited-disable': 'error',
    '@eslint-community/eslint-comments/no-use': [
      'error',
      { allow: ['eslint-disable-line', 'eslint-disable-next-line', 'global'] },
    ],
  },
};

/**
 * The rules for the product: its components here, its .ts files in oxlint.
 * @type {Config}
 */
export const product = {
  languageOptions: {
    globals: { ...globals.browser, ...globals.worker },
    parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
  },
  rules: {
    'no-warning-comments': ['error', UNFINISHED],
    'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENUM, NO_NAMESPACE, STRUCTURAL_CLASS],
    eqeqeq: 'error',
    'no-console': 'error',
    'no-undef': 'off', // TypeScript checks this
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
    complexity: ['error', { max: 12, variant: 'modified' }], // a switch counts once

    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }], // only `as const`
    '@typescript-eslint/no-unsafe-enum-assignment': 'off', // there are no enums, and to look for them takes a third of the time
    '@typescript-eslint/non-nullable-type-assertion-style': 'off', // would ask for `!`
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    '@typescript-eslint/consistent-type-exports': 'error',
    '@typescript-eslint/consistent-type-definitions': 'off', // interface for objects, type for unions
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
    ],
    '@typescript-eslint/ban-ts-comment': [
      'error',
      { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
    ],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    '@typescript-eslint/no-confusing-void-expression': [
      'error',
      { ignoreArrowShorthand: true, ignoreVoidOperator: true },
    ],
    '@typescript-eslint/no-meaningless-void-operator': 'off',
    '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
    '@typescript-eslint/prefer-for-of': 'off', // hot loops of the rules count: an iterator costs time there
    '@typescript-eslint/no-empty-function': 'off',
  },
};

/** @type {Config} */
export const core = {
  files: CORE,
  ignores: TESTS,
  rules: {
    'no-restricted-globals': ['error', ...NOT_IN_CORE],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance comes from the seed only.' },
      { object: 'globalThis', message: 'The core rooms know no machine.' },
    ],
    'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENUM, NO_NAMESPACE, STRUCTURAL_CLASS, NO_NULL],
  },
};

/** @type {Config} */
export const byClock = {
  files: BY_CLOCK,
  ignores: CLOCKS,
  rules: {
    'no-restricted-globals': ['error', ...TIMERS.map((name) => ({ name, message: USE_THE_CLOCK }))],
    'no-restricted-properties': ['error', ...NOT_BY_CLOCK.map((one) => ({ ...one, message: USE_THE_CLOCK }))],
  },
};

/** @type {Config} */
const components = {
  files: [...COMPONENTS, ...RUNES],
  languageOptions: { parserOptions: { parser: componentParser } },
  rules: {
    'svelte/block-lang': ['error', { script: ['ts'] }],
    'svelte/prefer-svelte-reactivity': 'off', // snapshots are replaced ($state.raw); it also forbids `new Worker(new URL(…))`
  },
};

/** @type {Config} */
const markup = {
  files: ['**/*.svelte'],
  plugins: { rooms: componentImports },
  rules: {
    'rooms/imports': 'error',
    'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENUM, NO_NAMESPACE, NO_REASON_IN_MARKUP],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'prefer-const': 'off', // svelte/prefer-const allows `let { … } = $props()`
    'svelte/prefer-const': 'error',
  },
};

/**
 * Everything but what lies on the felt turns over where a language is written from right to left. The felt keeps its
 * left and right, and with it what is placed there by its coordinates.
 */
const PHYSICAL =
  '(margin|padding|border|inset)-(left|right)|text-align:\\s*(left|right)|float:|[\\s;{](left|right):(?!\\s*50%)';
const NO_LEFT_AND_RIGHT = {
  selector: `SvelteStyleElement > SvelteText[value=/${PHYSICAL}/]`,
  message:
    'Styles say `inline-start` and `inline-end`, `start` and `end`: the page is also written from right to left.',
};
const ON_THE_FELT = [
  'src/ui/table/{Bubbles,Carried,Edge,FeltHost,Marks,OnFelt,Pot,Seats,Signs}.svelte',
  'src/ui/replay/{Replay,ReplayControls}.svelte',
];

/** @type {Config} */
const bothWays = {
  files: ['src/ui/**/*.svelte'],
  ignores: ON_THE_FELT,
  rules: {
    'no-restricted-syntax': [
      'error',
      ...[NO_DEFAULT_EXPORT, NO_ENUM, NO_NAMESPACE, NO_REASON_IN_MARKUP, NO_LEFT_AND_RIGHT],
    ],
  },
};

/** @type {Config} */
export const commandLine = {
  files: ['src/cli/**/*.ts'],
  languageOptions: { globals: globals.node },
  rules: { 'no-console': 'off' },
};

/**
 * Tests may be long and build invalid values.
 * @type {Config}
 */
export const tests = {
  files: TESTS,
  rules: {
    'max-lines': 'off',
    'max-lines-per-function': 'off',
    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
    '@typescript-eslint/require-await': 'off',
    'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENUM, NO_NAMESPACE, ...NO_SKIPPED_TEST],
  },
};

/** @type {Config} */
export const dataTables = { files: DATA_TABLES, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } };

/**
 * Programs for Node and configuration. Linted without types; tsc checks them with .config/tsconfig.json.
 * @type {Config}
 */
const scripts = {
  files: ['.config/**/*.{js,cjs,ts}', `${TOOLS}/*.{mjs,ts}`, 'vite.config.ts'],
  languageOptions: { globals: globals.node },
  rules: {
    'no-warning-comments': ['error', UNFINISHED],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 12],
    eqeqeq: 'error',
  },
};

/**
 * Code of which some runs inside a page.
 * @type {Config}
 */
const inPage = {
  files: ['src/tools/browsers/page.mjs', 'src/tools/browsers/saved-game.mjs', 'src/tools/scenes/*.mjs'],
  languageOptions: { globals: { ...globals.browser, ...globals.node } },
};

/** The configurations that `product` adds to and changes. */
export const BASE = [js.configs.recommended, tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked];

export default defineConfig(
  { ignores: ['dist/', '.build/', 'public/', ...IN_OXLINT, '!src/tools/**', '!src/**/*.svelte.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { ignores: RUNES, extends: [js.configs.recommended] },
  { files: COMPONENTS, extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked] },
  {
    files: ['.config/**/*.ts', `${TOOLS}/*.ts`, 'vite.config.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
  },
  { files: [...COMPONENTS, ...RUNES], extends: [svelte.configs.recommended] },
  reasons,
  { ...product, files: COMPONENTS },
  components,
  markup,
  bothWays,
  scripts,
  inPage,
);
