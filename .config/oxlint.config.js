// The lint rules of .ts files, with types; oxlint takes a fraction of ESLint's time. Which rules there are, says
// eslint.config.js. What oxlint does not have comes from oxlint-plugin.js. It reports the compiler's errors too.
import { BASE, NOT_IN_OXLINT, byClock, commandLine, core, dataTables, product, tests } from './eslint.config.js';

const FROM_ESLINT = ['no-restricted-syntax']; // in oxlint-plugin.js

/** @param {string} name */
function inOxlint(name) {
  if (FROM_ESLINT.includes(name)) return `house/${name}`;
  return name.replace('@typescript-eslint/', 'typescript/');
}

/**
 * The rules of all configurations together.
 * @param {readonly { readonly rules?: object | undefined }[]} configs the later ones win
 */
const rulesOf = (...configs) =>
  Object.fromEntries(
    configs
      .flatMap(({ rules }) => Object.entries(rules ?? {}))
      .filter(([name]) => !NOT_IN_OXLINT.includes(name))
      .map(([name, setting]) => [inOxlint(name), setting]),
  );

/** @param {{ files?: unknown, ignores?: unknown, rules?: object | undefined }} config */
const override = ({ files, ignores, rules }) => ({
  files: below(files),
  ...(ignores !== undefined && { excludeFiles: below(ignores) }),
  rules: rulesOf({ rules }),
});

/** Patterns of paths below the root, wherever oxlint counts from. */
const below = (/** @type {any} */ paths) => paths.map((/** @type {string} */ path) => `**/${path}`);

const ofProduct = {
  ...Object.fromEntries(Object.entries(rulesOf(...BASE.flat(), product)).filter(([, setting]) => setting !== 'off')),
  'house/reasons': 'error',
};

export default {
  plugins: ['typescript'],
  jsPlugins: ['./oxlint-plugin.js'],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/*.mjs', '**/*.svelte'],
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  env: { browser: true, worker: true },
  overrides: [
    { files: ['**/src/**/*.ts', '**/tests/**/*.ts'], excludeFiles: ['**/src/tools/**'], rules: ofProduct },
    { files: ['**/src/tools/gallery/**/*.ts'], rules: ofProduct },
    ...[core, byClock, commandLine, dataTables, tests].map(override),
  ],
};
