/**
 * The felt's clock in our hand: time can be let run slowly, so that one flight lasts for hundreds of frames, and frames can
 * come one right after the other instead of when the screen wants one.
 */
import type { Page } from '@playwright/test';

export interface Turn {
  jumpMs: number; // on at once by so much
  rate: number; // from then on: 1 as always, 0 not at all
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
