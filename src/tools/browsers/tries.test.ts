// A browser may crash under a test. What was tried in it is tried again in a new one, and the run goes on.
import { expect, test, vi } from 'vitest';
import { keepBrowser, tryUpToThrice } from './tries.mjs';

/** Browsers one after another, of which those named do not survive what is tried in them. */
function startBrowsers(...crashing: number[]) {
  let started = 0;
  const closed: number[] = [];
  const start = async () => {
    const which = (started += 1);
    const answer = async () => {
      if (crashing.includes(which)) throw new Error('session deleted because of page crash or hang.');
    };
    const close = async () => {
      closed.push(which);
      await answer();
    };
    return { version: `number ${which}`, open: answer, run: vi.fn(), picture: vi.fn(), close };
  };
  return { browser: keepBrowser(start), closed };
}

test('what passes at once is tried once, and the browser stays', async () => {
  const { browser, closed } = startBrowsers();
  expect(await tryUpToThrice(browser, (driver) => driver.open('a'))).toEqual({ outcome: 'passed', wrong: [] });
  expect(await tryUpToThrice(browser, (driver) => driver.open('b'))).toEqual({ outcome: 'passed', wrong: [] });
  expect((await browser.ask())?.version).toBe('number 1');
  expect(closed).toEqual([]);
});

test('after a crash the next try has a new browser, also where the old one cannot be closed', async () => {
  const { browser, closed } = startBrowsers(1);
  const { outcome, wrong } = await tryUpToThrice(browser, (driver) => driver.open('a'));
  expect({ outcome, wrong }).toEqual({ outcome: 'flaky', wrong: ['session deleted because of page crash or hang.'] });
  expect((await browser.ask())?.version).toBe('number 2');
  expect(closed).toEqual([1]);
});

test('what is wrong three times has failed, and the next is tried in a new browser', async () => {
  const { browser } = startBrowsers(2);
  const { outcome, wrong } = await tryUpToThrice(browser, async (driver, tell) => {
    tell(`wrong in ${driver.version}`);
    await driver.open('a');
  });
  expect(outcome).toBe('failed');
  expect(wrong).toEqual([
    'wrong in number 1',
    'wrong in number 2',
    'session deleted because of page crash or hang.',
    'wrong in number 3',
  ]);
  expect(await tryUpToThrice(browser, (driver) => driver.open('b'))).toEqual({ outcome: 'passed', wrong: [] });
});

test('an error without a message is named by its kind and by where it was thrown', async () => {
  const { browser } = startBrowsers();
  const { wrong } = await tryUpToThrice(browser, async () => {
    throw new RangeError('');
  });
  expect(wrong[0]).toMatch(/^RangeError without a message at .*tries\.test\.ts/);
});

test('a browser that could not be started is started again, and has failed once it is not there any more', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const driver = await startBrowsers(1).browser.ask();
  const starts = [() => Promise.reject(new Error('killed')), async () => driver, async () => undefined];
  const browser = keepBrowser(async () => starts.shift()?.());
  const { outcome, wrong } = await tryUpToThrice(browser, (given) => given.open('a'));
  expect({ outcome, wrong }).toEqual({
    outcome: 'failed',
    wrong: [
      'session deleted because of page crash or hang.',
      'the browser did not start again',
      'the browser did not start again',
    ],
  });
  expect(console.log).toHaveBeenCalledWith('a browser did not start: killed');
});
