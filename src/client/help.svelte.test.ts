/** Help that cannot be fetched: nothing is waited for, and the person is told. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { EngineMessage, EngineRequest } from '../workers/protocol.ts';
import { Help } from './help.svelte.ts';
import type { TableSession } from './table-session.svelte.ts';

class StillWorker extends EventTarget {
  postMessage(): void {
    // what it is asked never comes back
  }
  terminate(): void {
    // nothing to end
  }
}

const failed = vi.fn();
let asked: EngineRequest['type'][] = [];
let help: Help;
let hear: (told: EngineMessage) => void;

beforeEach(() => {
  vi.stubGlobal('Worker', StillWorker);
  vi.stubGlobal('self', { location: 'http://localhost/' }); // a worker's address is beside the page's
  failed.mockClear();
  asked = [];
  const listeners = new Set<(told: EngineMessage | undefined) => void>();
  const action = { type: 'play', card: '2S' } as const;
  const table = {
    ...{ listeners, lines: [{}, {}], holders: [], phase: 'deal', legal: [action, action], seat: 0 },
    ask: async (request: EngineRequest): Promise<EngineMessage> => {
      asked.push(request.type);
      return Promise.resolve({ type: 'done' });
    },
  };
  help = new Help(table as unknown as TableSession, failed);
  hear = (told) => listeners.forEach((listen) => listen(told));
});

test('a hint: the person is told, and may ask again', () => {
  help.askHint();
  expect(help.thinking).toBe(true);
  hear({ type: 'help-failed' });
  expect(failed).toHaveBeenCalledTimes(1);
  expect(help.thinking).toBe(false);
  help.askHint();
  expect(asked.filter((type) => type === 'hint')).toHaveLength(2);
});

test('a review: it says so instead of waiting, until it is asked for again', () => {
  help.startReview();
  expect(help.reviewFailed).toBe(false);
  hear({ type: 'help-failed' });
  expect(help.reviewFailed).toBe(true);
  expect(failed).not.toHaveBeenCalled();
  help.startReview();
  expect(help.reviewFailed).toBe(false);
  expect(asked.filter((type) => type === 'review')).toHaveLength(2);
});

test('a reason: the person is told, and nothing is explained', () => {
  help.askWhy(1);
  hear({ type: 'help-failed' });
  expect(failed).toHaveBeenCalledTimes(1);
  expect(help.why).toBeUndefined();
});

test('the coach: an act waits for it no longer', () => {
  const go = vi.fn();
  help.think();
  help.coach.before({ type: 'play', card: '2S' }, go);
  expect(go).not.toHaveBeenCalled();
  hear({ type: 'help-failed' });
  expect(go).toHaveBeenCalledTimes(1);
});
