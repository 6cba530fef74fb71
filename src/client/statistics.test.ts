import { describe, expect, it, test } from 'vitest';
import { NOTHING_COUNTED } from '../statistics/counts.ts';
import type { EngineMessage, EngineRequest } from '../workers/protocol.ts';
import { Statistics } from './statistics.ts';

/** A page with this text stored by an older version, and an engine that records requests. */
function pageWith(text: string | undefined) {
  const asked: EngineRequest[] = [];
  const shelf = {
    stored: text,
    getItem: (): string | null => shelf.stored ?? null,
    setItem: (_key: string, value: string): void => void (shelf.stored = value),
    removeItem: (): void => void (shelf.stored = undefined),
  };
  const ask = async (request: EngineRequest): Promise<EngineMessage> => {
    asked.push(request);
    return Promise.resolve({ type: 'counts', counts: NOTHING_COUNTED, kept: true, refused: undefined });
  };
  return { asked, shelf, statistics: new Statistics(ask, shelf) };
}

describe('hints counted by older versions', () => {
  it('are sent with every request, and stay stored', async () => {
    const text = '{"version":1,"games":{"aa":{"hints":2},"bb":{"hints":0},"cc":{"hints":1}}}';
    const { asked, shelf, statistics } = pageWith(text);
    await statistics.counts();
    await statistics.counts();
    expect(asked).toEqual(Array(2).fill({ type: 'counts', hints: { aa: 2, cc: 1 } }));
    expect(shelf.stored).toBe(text);
  });

  it('are erased with everything else', async () => {
    const { asked, shelf, statistics } = pageWith('{"version":1,"games":{"aa":{"hints":2}}}');
    await statistics.erase();
    await statistics.counts();
    expect(shelf.stored).toBeUndefined();
    expect(asked).toEqual([{ type: 'erase-counts' }, { type: 'counts', hints: {} }]);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['another version', '{"version":2,"games":{"aa":{"hints":3}}}'],
    ['no number', '{"version":1,"games":{"aa":{"hints":"3"}}}'],
    ['less than none', '{"version":1,"games":{"aa":{"hints":-3}}}'],
    ['no game', '{"version":1,"games":{"__proto__":{"hints":3}}}'],
    ['a list', '[]'],
  ])('are none if there is %s', async (_name, text) => {
    const { asked, statistics } = pageWith(text);
    await statistics.counts();
    expect(asked).toEqual([{ type: 'counts', hints: {} }]);
  });

  it('are none if storage is blocked, and nothing breaks', async () => {
    const { asked, shelf, statistics } = pageWith(undefined);
    const refuse = (): never => {
      throw new Error('blocked');
    };
    Object.assign(shelf, { getItem: refuse, removeItem: refuse });
    await statistics.counts();
    await statistics.erase();
    expect(asked.map(({ type }) => type)).toEqual(['counts', 'erase-counts']);
  });
});

it('an engine that does not answer has no counts', async () => {
  const dead = async (): Promise<EngineMessage> =>
    Promise.resolve({ type: 'trouble', why: 'engine', at: 0, detail: 'the engine has stopped' });
  const statistics = new Statistics(dead, undefined);
  expect([await statistics.counts(), await statistics.take(''), await statistics.day()]).toEqual(
    Array(3).fill(undefined),
  );
});
