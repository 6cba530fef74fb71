/** A game put where the page keeps the running one, so that it is taken up at a position of ours. */
import type { Page } from '@playwright/test';
import type { Line } from '../../src/record/line.ts';

/** Keeps `lines` as the running game on this device. Call before the page is opened. */
export async function keepRunning(page: Page, lines: readonly Line[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await keepRows(page, [{ id: 'kept', savedAt: Date.now(), ended: false, text }], 'kept');
}

/** Puts rows into the store of games as they are, whatever they hold, and what stands where the running game is named. */
export async function keepRows(page: Page, rows: readonly object[], running: unknown): Promise<void> {
  await page.route('**/favicon.ico', async (route) => route.fulfill({ status: 204 })); // asked for beside what is no page
  await page.goto('./manifest.webmanifest'); // same origin, and nothing runs there
  await page.evaluate(
    async ([games, named]) =>
      new Promise<void>((settle, fail) => {
        const asked = indexedDB.open('card-table', 1);
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
          asked.result.createObjectStore('running');
        };
        asked.onerror = () => fail(new Error('the browser keeps nothing'));
        asked.onsuccess = () => {
          const change = asked.result.transaction(['games', 'running'], 'readwrite');
          for (const row of games) change.objectStore('games').put(row);
          if (named === undefined) change.objectStore('running').clear();
          else change.objectStore('running').put(named, 'id');
          change.oncomplete = () => {
            asked.result.close();
            settle();
          };
        };
      }),
    [rows, running] as const,
  );
}
