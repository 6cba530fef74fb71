// The rules that need types, for .ts files: oxlint runs them in a fraction of ESLint's time. Which ones and how strict, says
// eslint.config.js; ESLint has all other rules, and these for components.
import tseslint from 'typescript-eslint';
import { NOT_IN_OXLINT, NEEDS_TYPES, TESTS, product, tests } from './eslint.config.js';

const { strictTypeChecked, stylisticTypeChecked } = tseslint.configs;

/** @param {readonly { readonly rules?: object | undefined }[]} configs the later ones win */
const typedRules = (...configs) =>
  Object.fromEntries(
    configs
      .flatMap(({ rules }) => Object.entries(rules ?? {}))
      .filter(([name]) => NEEDS_TYPES.includes(name) && !NOT_IN_OXLINT.includes(name))
      .map(([name, setting]) => [name.replace('@typescript-eslint/', 'typescript/'), setting]),
  );

const typed = typedRules(...strictTypeChecked, ...stylisticTypeChecked, product);
const off = Object.fromEntries(Object.keys(typed).map((name) => [name, 'off']));

export default {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false, // ESLint looks after them; for these rules the comment is `oxlint-disable-next-line`
  },
  overrides: [
    { files: ['**/*.ts'], rules: typed },
    { files: ['**/src/tools/**'], rules: off },
    { files: ['**/src/tools/gallery/**/*.ts'], rules: typed },
    { files: TESTS.map((path) => `**/${path}`), rules: typedRules(tests) },
  ],
};
