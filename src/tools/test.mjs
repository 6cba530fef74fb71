// `npm test`: runs all checks in order and stops at the first that fails.
// `-- --only unit,lint` runs some of them. The last line is `N passed, N failed`: the tests of Vitest and Playwright together.
// A step with skipped or unwritten tests fails, because a test that does not run checks nothing.
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, failInUse, install, npm, ROOT } from './install.mjs';

/**
 * A step is a script of package.json.
 * @typedef {{ script: string; what: string; report?: string; counts?: (report: any) => Counts }} Step
 * @typedef {{ passed: number; failed: number; skipped: number }} Counts
 */

/** @type {readonly Step[]} */
const STEPS = [
  { script: 'types', what: 'types, of everything, of the core rooms alone and of the page alone' },
  { script: 'lint', what: 'lint and formatting' },
  { script: 'rooms', what: 'rooms: who imports whom' },
  { script: 'unused', what: 'unused files, exports and packages' },
  { script: 'unit', what: 'units, contract, golden records, guards', report: '.build/vitest.json', counts: ofVitest },
  { script: 'build', what: 'build of the page and of the command line' },
  { script: 'sizes', what: 'sizes of what is loaded' },
  { script: 'e2e', what: 'the built page in a browser', report: '.build/playwright.json', counts: ofPlaywright },
];

/** @returns {Counts} */
function ofVitest(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

/** @returns {Counts} */
function ofPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** The value of `--only`. */
function readOnly() {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    return failInUse(error instanceof Error ? error.message : String(error));
  }
}

/** The steps asked for; all of them by default. */
function chosenSteps() {
  const only = readOnly();
  if (only === undefined) return STEPS;
  const names = only.split(',');
  const unknown = names.find((name) => !STEPS.some(({ script }) => script === name));
  if (unknown !== undefined)
    failInUse(`No step is called ${unknown}; there are ${STEPS.map((s) => s.script).join(', ')}.`);
  return STEPS.filter(({ script }) => names.includes(script));
}

/** Finds the browser before the steps run, so that a missing one is told at once. The steps inherit its path. */
async function prepareBrowser() {
  const { findBrowser, NO_BROWSER } = await import('./browsers/chromium.mjs');
  const path = await findBrowser();
  if (path === undefined) fail(NO_BROWSER);
  process.env['CHROMIUM_PATH'] = path;
  console.log(`Browser: ${path}`);
}

/** @type {Counts} */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs a step. A step that fails without a failed test counts as one failure.
 * @param {Step} step
 * @returns {Counts & { ok: boolean }}
 */
function run({ script, report, counts }) {
  if (report !== undefined) rmSync(report, { force: true });
  const ok = npm(['run', '--silent', script]) === 0;
  const { passed, failed, skipped } = report === undefined ? NONE : readCounts(report, counts);
  return { ok: ok && skipped === 0, passed, failed: ok ? failed : Math.max(failed, 1), skipped };
}

function readCounts(report, counts) {
  try {
    return counts(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return NONE; // the step has failed before it could write its report
  }
}

/** @param {readonly Step[]} steps */
function runAll(steps) {
  const total = { ...NONE };
  const times = [];
  for (const step of steps) {
    console.log(`\n━━ ${step.script}: ${step.what}`);
    const start = Date.now();
    const { ok, passed, failed, skipped } = run(step);
    times.push(`${step.script} ${Math.round((Date.now() - start) / 1000)} s`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    if (skipped > 0) console.log(`${skipped} skipped: every test of ${step.script} has to run.`);
    if (!ok)
      return { ...total, times, why: `${step.script} failed (${step.what}); again with: npm run ${step.script}` };
  }
  return { ...total, times, why: undefined };
}

process.chdir(ROOT);
const steps = chosenSteps();
install();
if (steps.some(({ script }) => script === 'e2e')) await prepareBrowser();
const { passed, failed, times, why } = runAll(steps);
console.log(`\n━━ ${times.join(', ')}`);
console.log(why ?? 'Everything holds.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = why === undefined ? 0 : 1;
