/** Stores a game as the running one, so that the page resumes it at a given position. */
import type { Page } from '@playwright/test';
import type { Line } from '../../src/record/line.ts';
import { keepRunning as keep } from '../../src/tools/browsers/saved-game.mjs';

/** Stores `lines` as the running game. Call before the page is opened. */
export async function keepRunning(page: Page, lines: readonly Line[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await page.route('**/favicon.ico', async (route) => route.fulfill({ status: 204 })); // the browser asks for it
  await page.goto('./manifest.webmanifest'); // the same origin, without scripts
  await page.evaluate(keep, { id: 'kept', savedAt: Date.now(), ended: false, text });
}
