import { expect, it } from 'vitest';
import type { EngineMessage } from '../workers/protocol.ts';
import { Statistics } from './statistics.ts';

it('an engine that does not answer has no counts', async () => {
  const ask = async (): Promise<EngineMessage> =>
    Promise.resolve({ type: 'trouble', why: 'engine', at: 0, detail: 'the engine has stopped' });
  const statistics = new Statistics({ ask });
  const told = [statistics.counts(), statistics.mergeFile(''), statistics.erase(), statistics.day()];
  expect(await Promise.all(told)).toEqual(Array(4).fill(undefined));
});
