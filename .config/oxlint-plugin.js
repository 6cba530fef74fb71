// Rules of ESLint that oxlint does not have, and one of our own, for oxlint.config.js.
import { builtinRules } from 'eslint/use-at-your-own-risk';

/**
 * A rule is disabled by its name for one line, with the reason after ` -- `, and in oxlint's words.
 * @type {import('eslint').Rule.RuleModule}
 */
const reasons = {
  create: ({ sourceCode, report }) => ({
    Program: () =>
      sourceCode
        .getAllComments()
        .filter(({ value }) => /^\s*(eslint|oxlint-(?!disable(-next)?-line\s+\S+\s+--\s+\S))/.test(value))
        .forEach(
          ({ loc }) =>
            loc &&
            report({
              loc,
              message: 'Disable one rule, for one line, with `oxlint-disable…`, and say why after ` -- `.',
            }),
        ),
  }),
};

export default {
  meta: { name: 'house' },
  rules: { reasons, 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
};
