import { expect, test } from 'vitest';
import { doInTurn } from './in-turn.ts';

test('one at a time, each after a pause, and what fails stops nothing', async () => {
  const done: string[] = [];
  const step =
    (name: string, fails = false) =>
    async (): Promise<void> => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      if (fails) throw new Error(`${name} is gone`);
    };
  const pause = async (): Promise<void> => void done.push('pause');
  const doing = doInTurn([step('one', true), step('two'), step('three', true)], pause);
  await expect(doing).rejects.toThrow('one is gone');
  const one = (name: string): string[] => ['pause', `${name} begins`, `${name} ends`];
  expect(done).toEqual(['one', 'two', 'three'].flatMap(one));
});
