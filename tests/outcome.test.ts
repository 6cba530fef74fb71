/** What `npm test` reads from the reports of its steps, and how it tells of failed and of flaky tests. */
import { expect, it } from 'vitest';
import { listNames, outcomeOfPlaywright, outcomeOfVitest, tellFlaky } from '../src/tools/outcome.mjs';

it('counts the tests of Vitest, and names those that failed and files that could not be loaded', () => {
  const report = {
    ...{ numPassedTests: 3, numPendingTests: 1, numTodoTests: 2 },
    testResults: [
      {
        ...{ name: '/any/where/src/cards/card.test.ts', status: 'failed' },
        assertionResults: [
          { status: 'passed', fullName: 'a card is read' },
          { status: 'failed', fullName: 'a card is printed' },
        ],
      },
      { name: '/any/where/tests/laws.test.ts', status: 'failed', assertionResults: [] },
      { name: '/any/where/tests/walk.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(outcomeOfVitest(report)).toEqual({
    ...{ passed: 3, skipped: 3, flaky: [] },
    failed: ['src/cards/card.test.ts › a card is printed', 'tests/laws.test.ts'],
  });
});

const test = (status: string) => ({ projectName: 'phone', status });

it('counts the tests of Playwright, and those apart that passed only at another try', () => {
  const report = {
    stats: { expected: 2, skipped: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'game.spec.ts',
        specs: [
          { title: 'a tap plays', tests: [test('expected'), test('expected')] },
          { title: 'a card flies', tests: [test('flaky')] },
        ],
        suites: [{ title: 'by keyboard', specs: [{ title: 'Tab goes round', tests: [test('unexpected')] }] }],
      },
    ],
  };
  expect(outcomeOfPlaywright(report)).toEqual({
    ...{ passed: 2, skipped: 1 },
    failed: ['[phone] game.spec.ts › by keyboard › Tab goes round'],
    flaky: ['[phone] game.spec.ts › a card flies'],
  });
});

it('names what went wrong outside the tests of Playwright', () => {
  const report = { stats: { expected: 0, skipped: 0 }, suites: [], errors: [{ message: 'no server\nat line 1' }] };
  expect(outcomeOfPlaywright(report).failed).toEqual(['no server']);
});

it('lists at most ten names, so that they are among the last twenty lines', () => {
  const names = Array.from({ length: 12 }, (_, i) => `test ${String(i)}`);
  const lines = listNames('e2e failed', names).split('\n');
  expect(lines).toHaveLength(12);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['e2e failed', '  test 0', '  and 2 more']);
  expect(listNames('lint failed', [])).toBe('lint failed');
});

it('tells flaky tests in one line', () => {
  expect(tellFlaky(['one', 'two'])).toBe('2 flaky: one; two');
});
