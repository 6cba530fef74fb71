// A driver may lose an answer, or a whole call. What runs in the page is begun once all the same.
import { expect, test } from 'vitest';
import { runInPage } from './run-in-page.mjs';

/** A page whose driver loses what these calls return, counted from 1; with `before` it loses them before they reach the page. */
function openPage({ lost = [], before = [] }: { lost?: readonly number[]; before?: readonly number[] } = {}) {
  const window = { begun: 0 };
  let calls = 0;
  const execute = async (text: string, ...given: unknown[]): Promise<unknown> => {
    calls += 1;
    if (before.includes(calls)) throw new Error('Could not parse script result');
    const answer: unknown = new Function('window', `return function () { ${text} }`)(window)(...given);
    await Promise.resolve();
    if (lost.includes(calls)) throw new Error('Could not parse script result');
    return answer;
  };
  Object.assign(globalThis, { pageUnderTest: window });
  return { window, execute };
}

/** Counts how often it is begun; text for the page, as all work is. */
const add = async (a: number, b: number) => {
  Reflect.get(globalThis, 'pageUnderTest').begun += 1;
  await new Promise((resolve) => setTimeout(resolve, 0));
  return a + b;
};

test('the promise of the work is awaited, also where it gives nothing', async () => {
  const { execute } = openPage();
  expect(await runInPage(execute, add, [2, 3])).toBe(5);
  expect(await runInPage(execute, () => undefined, [])).toBe(undefined);
});

test.each([
  ['its first answer', { lost: [1] }],
  ['a later answer', { lost: [2] }],
  ['the call that begins it', { before: [1] }],
  ['five calls in a row', { before: [1, 2, 3], lost: [4, 5] }],
])('work whose driver loses %s is begun once', async (_, faults) => {
  const { window, execute } = openPage(faults);
  expect(await runInPage(execute, add, [2, 3])).toBe(5);
  expect(window.begun).toBe(1);
});

test('a driver that answers no more is given up', async () => {
  const { execute } = openPage({ before: [1, 2, 3, 4, 5, 6] });
  await expect(runInPage(execute, add, [2, 3])).rejects.toThrow('Could not parse script result');
});

test('work is not begun again in a page that was loaded anew', async () => {
  const { window, execute } = openPage();
  let calls = 0;
  const loadedAnew = async (text: string, ...given: unknown[]): Promise<unknown> => {
    if ((calls += 1) === 2) Reflect.deleteProperty(window, 'answers');
    return execute(text, ...given);
  };
  await expect(runInPage(loadedAnew, add, [2, 3])).rejects.toThrow('the page was loaded anew');
  expect(window.begun).toBe(1);
});

test('what the work throws is told', async () => {
  const { execute } = openPage();
  const fail = () => {
    throw new Error('nothing could be pressed');
  };
  await expect(runInPage(execute, fail, [])).rejects.toThrow('nothing could be pressed');
});
