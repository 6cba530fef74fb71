/** Stores a game as the running one, so that the page resumes it at a given position. */
import type { Page } from '@playwright/test';
import type { Line } from '../../src/record/line.ts';

/** Stores `lines` as the running game. Call before the page is opened. */
export async function keepRunning(page: Page, lines: readonly Line[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await keepRows(page, [{ id: 'kept', savedAt: Date.now(), ended: false, text }], 'kept');
}

/** Writes rows into the store of games unchecked, and the id of the running game. */
export async function keepRows(page: Page, rows: readonly object[], running: unknown): Promise<void> {
  await page.route('**/favicon.ico', async (route) => route.fulfill({ status: 204 })); // the browser asks for it
  await page.goto('./manifest.webmanifest'); // the same origin, without scripts
  await page.evaluate(
    async ([games, named]) =>
      new Promise<void>((settle, fail) => {
        const asked = indexedDB.open('card-table', 1);
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
          asked.result.createObjectStore('running');
        };
        asked.onerror = () => fail(new Error('the browser has no storage'));
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
