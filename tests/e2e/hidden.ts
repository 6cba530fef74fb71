/** A tab behind another one: browsers under test never hide a page, so this does to it what they do. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    hideTab: (isHidden: boolean) => void;
  }
}

/** Before the page is opened: from then on `setHidden` can hide it. */
export async function mayHide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const later = window.setTimeout.bind(window);
    const often = window.setInterval.bind(window);
    const held: FrameRequestCallback[] = [];
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    // No frame is drawn.
    window.requestAnimationFrame = (draw) => {
      if (!isHidden) return frame(draw);
      held.push(draw);
      return 0;
    };
    // Timers run once a second.
    const slowed = (ms: number | undefined): number => Math.max(isHidden ? 1000 : 0, ms ?? 0);
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(run, slowed(ms), ...rest)) as typeof setTimeout;
    window.setInterval = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      often(run, slowed(ms), ...rest)) as typeof setInterval;
    window.hideTab = (to) => {
      isHidden = to;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      for (const draw of isHidden ? [] : held.splice(0)) frame(draw);
    };
  });
}

export const setHidden = async (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((to) => window.hideTab(to), isHidden);
