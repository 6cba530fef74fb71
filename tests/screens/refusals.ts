/** Browsers that refuse something, or fail. Call before the page is opened. */
import type { Browser } from './browser/browser.ts';
import type { Globals } from './browser/realm.ts';
import type { WorkerName } from '../../src/workers/protocol.ts';

/** Changes what pages and workers of a name find around them. */
export function change(
  browser: Browser,
  where: readonly ('page' | WorkerName)[],
  how: (globals: Globals) => Globals,
): void {
  const before = browser.change;
  browser.change = (globals, name) => (where.includes(name) ? how(before(globals, name)) : before(globals, name));
}

const refused = (): object =>
  new Proxy(
    {},
    {
      get(): never {
        throw new DOMException('storage is refused', 'SecurityError');
      },
    },
  );

/** Whatever these ask of storage throws. */
export const refuseStorage = (browser: Browser, ...where: readonly ('page' | WorkerName)[]): void =>
  change(browser, where, (globals) => ({ ...globals, indexedDB: refused(), localStorage: refused() }));

/** The engine asks for a newer version of its database. */
export const wantNewerDatabase = (browser: Browser): void =>
  change(browser, ['engine'], (globals) => {
    const factory = globals['indexedDB'] as IDBFactory;
    return { ...globals, indexedDB: { open: (name: string) => factory.open(name, 2) } };
  });

/** Gives what fills the disk: from then on every write is rolled back, as by a browser without space. */
export function mayFillDisk(browser: Browser): () => void {
  let isFull = false;
  change(browser, ['engine'], (globals) => {
    const factory = globals['indexedDB'] as IDBFactory;
    const open = (...given: Parameters<IDBFactory['open']>): IDBOpenDBRequest => {
      const asked = factory.open(...given);
      asked.addEventListener('success', () => rollBack(asked.result, () => isFull));
      return asked;
    };
    return { ...globals, indexedDB: { open } };
  });
  return () => (isFull = true);
}

function rollBack(database: IDBDatabase, isFull: () => boolean): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...given: Parameters<typeof begin>) => {
    const begun = begin(...given);
    if (isFull() && given[1] === 'readwrite') queueMicrotask(() => begun.abort());
    return begun;
  };
}

/** These workers do not hear some messages of the page. */
export const deafen = (browser: Browser, where: WorkerName, isUnheard: (message: unknown) => boolean): void =>
  change(browser, [where], (globals) => {
    const add = globals['addEventListener'] as (type: string, hear: (event: MessageEvent) => void) => void;
    const addEventListener: typeof add = (type, hear) =>
      add(type, (event) => {
        if (!isUnheard(event.data)) hear(event);
      });
    return { ...globals, addEventListener };
  });

/** The workers of this browser's pages hear nothing of other tabs, as while the browser lets a tab sleep. */
export const letSleep = (browser: Browser): void =>
  change(browser, ['engine'], (globals) => ({
    ...globals,
    BroadcastChannel: class {
      postMessage(): void {}
    },
  }));
