// The lint rules.
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** @typedef {import('eslint').Linter.Config} Config */

const CORE = ['cards', 'codec', 'record', 'statistics', 'games', 'match', 'bots'].map((room) => `src/${room}/**/*.ts`);
/** What builds, tests and measures the page: programs for Node, with rules of their own. */
const TOOLS = 'src/tools/**';
/** Of them the gallery runs in the browser: it is linted as the page is. */
const GALLERY = 'src/tools/gallery/**';
const NOT_THE_PAGE = [TOOLS, `!${GALLERY}`];
const TESTS = ['src/**/*.test.ts', 'tests/**/*.ts'];
const PRODUCT = ['src/**/*.ts', 'src/**/*.svelte', 'tests/**/*.ts'];

/** Files that are tables of data, exempt from the limits of length. Each with its reason. */
const DATA_TABLES = [
  // all that a person reads, in a game and on the screens, by language: long because the rules are explained in full
  'src/**/words/{en,ja}.ts',
  'src/**/words/{en,ja}.*.ts',
];

/** What the core rooms may not name: no clock, no chance of their own, no screen, no console (README.md, "Four sentences"). */
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

const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'No default exports: name it.' };
const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'No enums: an `as const` union.' };
const NO_NAMESPACE = { selector: "TSModuleDeclaration[kind='namespace']", message: 'No namespaces: a module.' };
// Compared with is fine: foreign data may hold it.
const NO_NULL = {
  selector: ":not(BinaryExpression) > Literal[raw='null']",
  message: '`undefined` for "none", never `null`.',
};

/** The same as `reasons` below for comments in markup, which that plugin does not read. */
const NO_REASON_IN_MARKUP = {
  selector: 'SvelteHTMLComment[value=/^\\s*eslint-(?!disable(-next)?-line\\s+\\S.*\\s--\\s+\\S)/s]',
  message: 'Disable a rule by its name, for one line, and say why after ` -- `.',
};

// Tests that do not run hold nothing: the guards of clauses and of the counts in test.mjs see them too.
const NOT_RUN = 'only|skip|todo|fixme|fails|skipIf|runIf';
const NO_SKIPPED_TEST = [
  `MemberExpression[computed=false][property.name=/^(${NOT_RUN})$/]`,
  `MemberExpression[computed=true][property.value=/^(${NOT_RUN})$/]`,
  `CallExpression[callee.name=/^(describe|it|test|suite)$/] > ObjectExpression > Property[key.name=/^(${NOT_RUN})$/]`,
].map((selector) => ({ selector, message: 'Every test runs: none alone, none skipped, none still to be written.' }));

/** What is still to be done is done, or stands in an issue. */
const UNFINISHED = { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' };

/**
 * A rule is disabled by its name, for one line, with the reason after ` -- `. `@ts-expect-error` says why too (ban-ts-comment).
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
 * The rules for every TypeScript file and component of the product.
 * @type {Config}
 */
const product = {
  files: PRODUCT,
  ignores: NOT_THE_PAGE,
  languageOptions: {
    globals: { ...globals.browser, ...globals.worker },
    parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
  },
  rules: {
    'no-warning-comments': ['error', UNFINISHED],
    'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENUM, NO_NAMESPACE],
    eqeqeq: 'error',
    'no-console': 'error',
    'no-undef': 'off', // TypeScript says it better
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
    complexity: ['error', { max: 12, variant: 'modified' }], // a switch over a union counts once, however long

    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }], // `as const` stays allowed
    '@typescript-eslint/non-nullable-type-assertion-style': 'off', // would ask for `!`
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    '@typescript-eslint/consistent-type-exports': 'error',
    '@typescript-eslint/consistent-type-definitions': 'off', // interface for shapes, type for unions: the writer's choice
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
    '@typescript-eslint/prefer-for-of': 'off', // hot loops count; engine.md says what that is worth
    '@typescript-eslint/no-empty-function': 'off',
  },
};

/** @type {Config} */
const core = {
  files: CORE,
  ignores: TESTS,
  rules: {
    'no-restricted-globals': ['error', ...NOT_IN_CORE],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance comes from the seed only.' },
      { object: 'globalThis', message: 'The core rooms know no machine.' },
    ],
    'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENUM, NO_NAMESPACE, NO_NULL],
  },
};

/** @type {Config} */
const components = {
  files: ['**/*.svelte', '**/*.svelte.ts'],
  languageOptions: { parserOptions: { parser: tseslint.parser } },
  rules: {
    'svelte/block-lang': ['error', { script: ['ts'] }],
    'svelte/prefer-svelte-reactivity': 'off', // snapshots are replaced whole ($state.raw); it also refuses `new Worker(new URL(…))`
  },
};

/** @type {Config} */
const markup = {
  files: ['**/*.svelte'],
  rules: {
    'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENUM, NO_NAMESPACE, NO_REASON_IN_MARKUP],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'prefer-const': 'off', // `let { … } = $props()` is the idiom; svelte/prefer-const knows it
    'svelte/prefer-const': 'error',
  },
};

/** @type {Config} */
const commandLine = {
  files: ['src/cli/**/*.ts'],
  languageOptions: { globals: globals.node },
  rules: { 'no-console': 'off' },
};

/**
 * Tests may be long tables and build odd values.
 * @type {Config}
 */
const tests = {
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
const dataTables = { files: DATA_TABLES, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } };

/**
 * Programs for Node and configuration, checked by tsc (.config/tsconfig.json), linted without types.
 * @type {Config}
 */
const scripts = {
  files: ['.config/**/*.{js,cjs,ts}', `${TOOLS}/*.{mjs,ts}`, 'vite.config.ts'],
  ignores: [GALLERY],
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
 * What runs inside a page of another browser.
 * @type {Config}
 */
const inPage = { files: ['src/tools/browsers/page.mjs'], languageOptions: { globals: globals.browser } };

export default defineConfig(
  { ignores: ['dist/', '.build/', 'public/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: PRODUCT,
    ignores: NOT_THE_PAGE,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  },
  {
    files: ['.config/**/*.ts', `${TOOLS}/*.ts`, 'vite.config.ts'],
    ignores: [GALLERY],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
  },
  svelte.configs.recommended,
  reasons,
  product,
  core,
  components,
  markup,
  commandLine,
  dataTables,
  tests,
  scripts,
  inPage,
);
