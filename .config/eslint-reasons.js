// A lint rule of our own: an `eslint-disable` names its rules and says why, after ` -- `, and is good for one line only.

const DISABLE = /^\s*eslint-disable(-next-line|-line)?(?![\w-])(.*)$/s;

/** What is wrong with a comment, in words; nothing if it is no `eslint-disable` or a good one. */
export function whatIsWrong(text) {
  const match = DISABLE.exec(text);
  if (match === null) return undefined;
  const [, scope, rest = ''] = match;
  const [rules = '', reason = ''] = rest.split(/\s--\s/, 2);
  if (scope === undefined) return 'Disable a rule for one line, not for a file.';
  if (rules.trim() === '') return 'Name the rule that is disabled.';
  if (reason.trim() === '') return 'Say why, after ` -- `.';
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const reasons = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'an eslint-disable says why' } },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const message = whatIsWrong(comment.value);
        if (message !== undefined && comment.loc) context.report({ loc: comment.loc, message });
      }
    },
  }),
};
