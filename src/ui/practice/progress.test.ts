import { expect, test } from 'vitest';
import { allProgress, eraseProgress, keepProgress, progressOf, takeProgress } from './progress.ts';

function storageNow() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
}

test('the progress of another device counts where it was further, however often it is taken', () => {
  const [here, there] = [storageNow(), storageNow()];
  keepProgress('aa', { at: 1, done: 3 }, here);
  keepProgress('bb', { at: 5, done: 5 }, here);
  keepProgress('aa', { at: 6, done: 6 }, there);
  keepProgress('bb', { at: 2, done: 2 }, there);
  keepProgress('cc', { at: 0, done: 0 }, there);
  takeProgress(allProgress(there), here);
  takeProgress(allProgress(there), here);
  expect(progressOf('aa', here)).toEqual({ at: 6, done: 6 });
  expect(progressOf('bb', here)).toEqual({ at: 5, done: 5 });
  expect(allProgress(here)).toEqual([
    { game: 'aa', done: 6 },
    { game: 'bb', done: 5 },
  ]);
});

test('erased progress is at the beginning', () => {
  const storage = storageNow();
  keepProgress('aa', { at: 1, done: 3 }, storage);
  eraseProgress(storage);
  expect(allProgress(storage)).toEqual([]);
  expect(progressOf('aa', storage)).toEqual({ at: 0, done: 0 });
});
