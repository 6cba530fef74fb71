/** What a browser keeps: `localStorage` and IndexedDB, for which time stands still. */
import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';
import type { Globals } from './realm.ts';
import type { World } from './world.ts';

/** Texts by key. */
export class TextStore implements Storage {
  [name: string]: unknown;
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(i: number): string | null {
    return [...this.#texts.keys()][i] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  clear(): void {
    this.#texts.clear();
  }
}

/** The databases of a browser. */
export const newDatabases = (): IDBFactory => new IDBFactory();

/** What a page or worker sees of them. */
export const databaseGlobals = (databases: IDBFactory, world: World): Globals => ({
  indexedDB: timed(databases, world),
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
});

/** Time stands still while a database is opened, unless another version blocks it, and during each transaction. */
const timed = (databases: IDBFactory, world: World): Pick<IDBFactory, 'open'> => ({
  open(name, version) {
    const asked = databases.open(name, version);
    const end = world.begin();
    for (const type of ['success', 'error', 'blocked'] as const) asked.addEventListener(type, end);
    asked.addEventListener('upgradeneeded', () => timeTransactions(asked.result, world));
    asked.addEventListener('success', () => timeTransactions(asked.result, world));
    return asked;
  },
});

function timeTransactions(database: globalThis.IDBDatabase, world: World): void {
  if (Object.hasOwn(database, 'transaction')) return;
  const begin = database.transaction.bind(database);
  database.transaction = (...given: Parameters<typeof begin>) => {
    const begun = begin(...given);
    const end = world.begin();
    for (const type of ['complete', 'abort'] as const) begun.addEventListener(type, end);
    return begun;
  };
}
