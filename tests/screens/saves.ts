/** What a browser has saved, read and written beside the page: a game can be resumed at any position, or damaged. */
import type { Line } from '../../src/record/line.ts';
import type { Browser } from './browser/browser.ts';

const done = async <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    asked.onsuccess = () => settle(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error('no storage'));
  });

async function inStores<T>({ databases, world }: Browser, use: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const asked = databases.open('card-table', 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
    asked.result.createObjectStore('running');
  };
  const database = await world.during(done(asked));
  const result = await world.during(use(database));
  database.close();
  return result;
}

/** A row of a saved game, whatever is in it. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of all saved games. */
export const savedRows = async (browser: Browser): Promise<readonly Row[]> =>
  inStores(browser, async (database) =>
    done(database.transaction('games').objectStore('games').getAll() as IDBRequest<Row[]>),
  );

/** Writes rows into the store of games unchecked, and the id of the running game. */
export async function keepRows(browser: Browser, rows: readonly Row[], running: unknown): Promise<void> {
  await inStores(browser, async (database) => {
    const change = database.transaction(['games', 'running'], 'readwrite');
    for (const row of rows) change.objectStore('games').put(row);
    if (running === undefined) change.objectStore('running').clear();
    else change.objectStore('running').put(running, 'id');
    await new Promise((settle) => (change.oncomplete = settle));
  });
}

/** Stores lines as the running game. Call before the page is opened. */
export async function keepRunning(browser: Browser, lines: readonly Line[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await keepRows(browser, [{ id: 'kept', savedAt: browser.world.date, ended: false, text }], 'kept');
}

/** The running game was saved so long ago. Call while no page is open. */
export async function keepFor(browser: Browser, ms: number): Promise<void> {
  const rows = await savedRows(browser);
  const [running] = rows.filter((row) => row['ended'] !== true);
  await keepRows(
    browser,
    rows.map((row) => ({ ...row, savedAt: browser.world.date - ms })),
    running?.['id'],
  );
}
