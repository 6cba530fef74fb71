/** Stores a game as the running one, so that the page resumes it at a given position. */
import type { Page } from '@playwright/test';
import type { Line } from '../../src/record/line.ts';

/** Stores `lines` as the running game. Call before the page is opened. */
export async function keepRunning(page: Page, lines: readonly Line[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const row = { id: 'kept', savedAt: Date.now(), ended: false, text };
  await page.route('**/favicon.ico', async (route) => route.fulfill({ status: 204 })); // the browser asks for it
  await page.goto('./manifest.webmanifest'); // the same origin, without scripts
  await page.evaluate(
    async (game) =>
      new Promise<void>((settle, fail) => {
        const asked = indexedDB.open('card-table', 1);
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
          asked.result.createObjectStore('running');
        };
        asked.onerror = () => fail(new Error('the browser has no storage'));
        asked.onsuccess = () => {
          const change = asked.result.transaction(['games', 'running'], 'readwrite');
          change.objectStore('games').put(game);
          change.objectStore('running').put(game.id, 'id');
          change.oncomplete = () => {
            asked.result.close();
            settle();
          };
        };
      }),
    row,
  );
}
