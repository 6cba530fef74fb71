// What a run of tests came to, read from the reports that Vitest and Playwright write, and how it is told at the end.

/**
 * Tests by name. `passed` is a count; of those that passed only at another try, and are not in it, the names are told.
 * @typedef {{ passed: number; skipped: number; failed: readonly string[]; flaky: readonly string[] }} Outcome
 */

/** @type {Outcome} */
export const NOTHING = { passed: 0, skipped: 0, failed: [], flaky: [] };

/** More tests than this that passed only at another try are a failure. */
export const MOST_FLAKY = 5;

/** So many names are told, so that a failure and its reason fit into the last twenty lines. */
const MOST_NAMES = 10;

/**
 * Of Vitest's JSON report. A file that could not be loaded counts as one failed test.
 * @param {any} report
 * @returns {Outcome}
 */
export function outcomeOfVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failed = testResults.flatMap(({ name: path, status, assertionResults }) => {
    const file = path.replace(/^.*\/(?=(?:src|tests)\/)/, '');
    const names = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName }) => `${file} › ${fullName}`);
    return names.length === 0 && status === 'failed' ? [file] : names;
  });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failed, flaky: [] };
}

/**
 * Of Playwright's JSON report.
 * @param {any} report
 * @returns {Outcome}
 */
export function outcomeOfPlaywright({ stats, suites, errors = [] }) {
  const tests = suites.flatMap((suite) => testsIn(suite, []));
  const named = (status) => tests.filter((one) => one.status === status).map(({ name }) => name);
  // What fails outside a test, such as a server that does not start, has no name but its message.
  const outside = errors.map(({ message = 'an error outside the tests' }) => message.split('\n')[0]);
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failed: [...named('unexpected'), ...outside],
    flaky: named('flaky'),
  };
}

/**
 * The tests of a suite and of those within it. The outermost suite is a file.
 * @returns {{ name: string; status: string }[]}
 */
function testsIn({ title, specs = [], suites = [] }, around) {
  const titles = [...around, title];
  return [
    ...specs.flatMap(({ title: own, tests }) =>
      tests.map(({ projectName, status }) => ({
        name: `[${projectName}] ${[...titles, own].join(' › ')}`,
        status,
      })),
    ),
    ...suites.flatMap((suite) => testsIn(suite, titles)),
  ];
}

/**
 * Names under a heading, a line each.
 * @param {string} heading
 * @param {readonly string[]} names
 */
export function listNames(heading, names) {
  const more = names.length - MOST_NAMES;
  return [heading, ...names.slice(0, MOST_NAMES), ...(more > 0 ? [`and ${more} more`] : [])].join('\n  ');
}

/**
 * The line about tests that passed only at another try.
 * @param {readonly string[]} flaky
 */
export const tellFlaky = (flaky) => `${flaky.length} flaky: ${flaky.slice(0, MOST_NAMES).join('; ')}`;
