/** A database whose transactions are rolled back: nothing is stored or found, and no error is left that nobody takes. */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountsStore } from './counts-store.ts';
import { Saves } from './saves.ts';

const SAVE = { id: 'a', savedAt: 1, ended: true, text: 'x' };
const REQUESTS = ['get', 'getAll', 'put', 'delete', 'clear'] as const;

/** Everything that is asked of the databases. */
const ASKED: Readonly<Record<string, (of: { counts: CountsStore; saves: Saves }) => Promise<unknown>>> = {
  'whose counts they are': async ({ counts }) => counts.whose(),
  'a hint': async ({ counts }) => counts.hint('any'),
  'all counts': async ({ counts }) => counts.all(),
  'to erase them': async ({ counts }) => counts.erase(7),
  'the running game': async ({ saves }) => saves.running(),
  'all games': async ({ saves }) => saves.all(),
  'a game': async ({ saves }) => saves.get('a'),
  'to keep a game': async ({ saves }) => {
    saves.storeGame(SAVE, true);
    return saves.settled();
  },
  'to forget a game': async ({ saves }) => saves.forget('a'),
  'a note': async ({ saves }) => saves.note('hosted', 'x'),
};

const left: unknown[] = [];
const take = (error: unknown): void => void left.push(error);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  left.length = 0;
  process.on('unhandledRejection', take);
});
afterEach(() => {
  process.off('unhandledRejection', take);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** From now on a transaction is rolled back as soon as it is asked for this. */
function rollBackAt(request: (typeof REQUESTS)[number]): void {
  const original = IDBObjectStore.prototype[request] as (...given: unknown[]) => IDBRequest;
  vi.spyOn(IDBObjectStore.prototype, request).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
    const asked = original.apply(this, given);
    const { transaction } = this;
    queueMicrotask(() => {
      try {
        transaction.abort();
      } catch {
        // it is already
      }
    });
    return asked as never;
  });
}

for (const request of REQUESTS)
  test.each(Object.keys(ASKED))(`every "${request}" is rolled back: %s`, async (what) => {
    const of = { counts: new CountsStore(true), saves: new Saves(true) };
    await Promise.all([of.counts.isKept(), of.saves.isKept()]);
    rollBackAt(request);
    await ASKED[what]?.(of);
    await new Promise((settle) => setTimeout(settle)); // Node tells of a rejection that nobody takes after the microtasks
    expect(left).toEqual([]);
  });
