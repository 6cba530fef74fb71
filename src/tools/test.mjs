// `npm test`: runs all checks. The first eight do not depend on each other and run side by side, as many at once as there are
// cores; the others follow in order, up to the first that fails.
// `-- --only unit,lint` runs some of them. `npm run test:quick` (quick/) checks what has changed.
// The last line is `N passed, N failed`: the tests of Vitest and Playwright together, without the flaky ones, which passed only
// at another try and are named in the lines before it. More than five of them fail.
// A step with skipped or unwritten tests fails, because a test that does not run checks nothing.
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fail, failInUse, install, npm, ROOT } from './install.mjs';
import { listNames, MOST_FLAKY, NOTHING, outcomeOfPlaywright, outcomeOfVitest, tellFlaky } from './outcome.mjs';

/**
 * A step is a script of package.json. Those with `aside` run side by side, before all others.
 * @typedef {{ script: string; what: string; aside?: true; report?: string; outcome?: (report: any) => Outcome }} Step
 * @typedef {import('./outcome.mjs').Outcome} Outcome
 */

const UNIT = { report: '.build/vitest.json', outcome: outcomeOfVitest };
const E2E = { report: '.build/playwright.json', outcome: outcomeOfPlaywright };

/** @type {readonly Step[]} */
const STEPS = [
  { script: 'unit', what: 'units, contract, golden records, guards', aside: true, ...UNIT }, // the longest: the others run beside it
  { script: 'lint', what: 'lint and formatting', aside: true },
  { script: 'types', what: 'types, of everything, of the core rooms alone and of the page alone', aside: true },
  { script: 'build', what: 'build of the page and of the command line', aside: true },
  { script: 'build:relayed', what: 'build of the page that knows a relay, for the end-to-end tests', aside: true },
  { script: 'build:portals', what: 'build of the zips for portals, for the end-to-end tests', aside: true },
  { script: 'rooms', what: 'rooms: who imports whom', aside: true },
  { script: 'unused', what: 'unused files, exports and packages', aside: true },
  { script: 'sizes', what: 'sizes of what is loaded' },
  { script: 'e2e', what: 'the built page in a browser', ...E2E },
];

function readOptions() {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values;
  } catch (error) {
    return failInUse(error instanceof Error ? error.message : String(error));
  }
}

/** The steps asked for; all of them by default. */
function chosenSteps() {
  const { only } = readOptions();
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

/** What the steps have told so far. */
class Results {
  passed = 0;
  failed = 0;
  /** @type {string[]} */
  flaky = [];
  /** @type {string[]} */
  times = [];
  /** @type {string | undefined} */
  why = undefined;

  /**
   * Adds a step that has ended. A step that fails without a failed test counts as one failure.
   * @param {Step} step
   * @param {boolean} isDone it ended well
   * @param {number} seconds
   * @returns {boolean} whether everything holds so far
   */
  add({ script, what, report, outcome }, isDone, seconds) {
    const { passed, skipped, failed, flaky } = readOutcome(report, outcome);
    this.times.push(`${script} ${Math.round(seconds)} s`);
    this.passed += passed;
    this.failed += isDone ? failed.length : Math.max(failed.length, 1);
    this.flaky.push(...flaky);
    const faults = [
      ...(isDone ? [] : [listNames(`${script} failed (${what}); again with: npm run ${script}`, failed)]),
      ...(skipped > 0 ? [`${skipped} skipped: every test of ${script} has to run.`] : []),
      ...(flaky.length > MOST_FLAKY ? [`${script}: more than ${MOST_FLAKY} tests needed another try.`] : []),
    ];
    if (faults.length > 0) this.why ??= faults.join('\n');
    return this.why === undefined;
  }
}

function readOutcome(report, outcome) {
  if (report === undefined) return NOTHING;
  try {
    return outcome(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return NOTHING; // the step has failed before it could write its report
  }
}

/**
 * Deletes what an earlier run has reported.
 * @param {Step} step
 */
function forgetReport({ report }) {
  if (report !== undefined) rmSync(report, { force: true });
}

/** @param {Step} step */
const title = ({ script, what }) => `\n━━ ${script}: ${what}`;

/**
 * @param {readonly Step[]} steps
 * @param {Results} results
 */
async function runAside(steps, results) {
  if (steps.length === 0) return;
  const { concurrently } = await import('concurrently'); // only now: a fresh clone has no packages before install()
  for (const step of steps) forgetReport(step);
  const commands = steps.map(({ script }) => ({ command: `npm run --silent ${script}`, name: script }));
  const { result } = concurrently(commands, { maxProcesses: availableParallelism(), group: true });
  const ended = await result.catch((/** @type {import('concurrently').CloseEvent[]} */ events) => events);
  for (const { index, exitCode, timings } of ended) {
    const step = steps[index];
    if (step !== undefined) results.add(step, exitCode === 0, timings.durationSeconds);
  }
}

/** @param {readonly Step[]} steps */
async function runAll(steps) {
  const results = new Results();
  await runAside(
    steps.filter((step) => step.aside),
    results,
  );
  for (const step of steps.filter((one) => !one.aside)) {
    if (results.why !== undefined) break;
    console.log(title(step));
    forgetReport(step);
    const start = Date.now();
    const isDone = npm(['run', '--silent', step.script]) === 0;
    results.add(step, isDone, (Date.now() - start) / 1000);
  }
  return results;
}

process.chdir(ROOT);
delete process.env['GAMES']; // the laws run over all games (tests/games.ts)
const steps = chosenSteps();
install();
if (steps.some(({ script }) => script === 'e2e')) await prepareBrowser();
const { passed, failed, flaky, times, why } = await runAll(steps);
console.log(`\n━━ ${times.join(', ')}`);
console.log(why ?? 'Everything holds.');
if (flaky.length > 0) console.log(tellFlaky(flaky));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = why === undefined ? 0 : 1;
