/**
 * Controls the felt's clock: time can run slowly, so that one flight lasts for hundreds of frames, and frames can follow each
 * other at once instead of waiting for the screen.
 */
import type { Page } from '@playwright/test';

export interface Turn {
  jumpMs: number; // time jumps ahead by so much
  rate: number; // speed of time from then on: 1 is normal, 0 stops it
  frames: 'by-screen' | 'at-once';
}

declare global {
  interface Window {
    turnClock: (turn: Turn) => void;
  }
}

/** Call before the page is opened. */
export async function holdClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    const request = requestAnimationFrame.bind(window);
    let [shown, since] = [now(), now()];
    let turn: Turn = { jumpMs: 0, rate: 1, frames: 'by-screen' };
    performance.now = () => shown + (now() - since) * turn.rate;
    window.requestAnimationFrame = (callback) =>
      turn.frames === 'by-screen' ? request(callback) : window.setTimeout(() => callback(performance.now()));
    window.turnClock = (next) => {
      shown = performance.now() + next.jumpMs;
      since = now();
      turn = next;
    };
  });
}

export const turnClock = (page: Page, turn: Turn): Promise<void> =>
  page.evaluate((next) => window.turnClock(next), turn);
