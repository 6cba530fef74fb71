/** Counts every draw call of every WebGL context on the page. */
import type { Page } from '@playwright/test';

export interface Drawn {
  frames: number; // in which something was drawn
  most: number; // draw calls in one frame
  first: number; // ms since the page began, as `last`
  last: number; // ms since the page began
  spared: boolean; // draw calls are counted but not carried out, because software WebGL is slow
}

declare global {
  interface Window {
    drawn: Drawn;
  }
}

/** Call before the page is opened. */
export async function countDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: Drawn = { frames: 0, most: 0, first: 0, last: 0, spared: false };
    window.drawn = drawn;
    let inFrame = 0;
    const count = (): void => {
      if (inFrame === 0) {
        drawn.frames += 1;
        queueMicrotask(() => {
          inFrame = 0;
        });
      }
      inFrame += 1;
      drawn.most = Math.max(drawn.most, inFrame);
      drawn.last = performance.now();
      if (drawn.first === 0) drawn.first = drawn.last;
    };
    const prototype = WebGL2RenderingContext.prototype;
    for (const name of Object.getOwnPropertyNames(prototype).filter((one) => /^draw[EA]/.test(one))) {
      const original: unknown = Reflect.get(prototype, name);
      if (typeof original !== 'function') continue;
      Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]): unknown {
        count();
        if (drawn.spared) return undefined;
        const result: unknown = Reflect.apply(original, this, given);
        return result;
      });
    }
  });
}

/** Waits until so many more frames are drawn, which needs something that moves. */
export async function drawFrames(page: Page, frames: number): Promise<void> {
  const until = (await drawn(page)).frames + frames;
  await page.waitForFunction((last) => window.drawn.frames >= last, until, {
    polling: 50, // ms; by frame it would add a callback to each
    timeout: 60_000,
  });
}

/** Switches `spared` on or off. */
export const spareDrawing = (page: Page, spared: boolean): Promise<void> =>
  page.evaluate((now) => {
    window.drawn.spared = now;
  }, spared);

export const drawn = (page: Page): Promise<Drawn> => page.evaluate(() => ({ ...window.drawn }));
