/** What the felt costs: draw calls a frame, and frames while nothing moves. */
import { countDrawing, drawn } from './drawing.ts';
import { due, expect, open, passFrames, press, skipLessons, test } from './table.ts';

test.use({ hertz: 60, painted: true });

/** In so many frames of the page nothing is drawn, once all has come to rest. */
const STILL_FRAMES = 60;

test('a frame takes at most three draw calls, also while cards fly and bots think, and none is drawn while nothing moves', async ({
  page,
}) => {
  await countDrawing(page);
  await open(page);
  await skipLessons(page);
  await due(page);
  const drawnMeanwhile = async (): Promise<number> => {
    const { frames } = await drawn(page);
    await passFrames(page, STILL_FRAMES);
    return (await drawn(page)).frames - frames;
  };
  await expect.poll(drawnMeanwhile).toBe(0); // until all cards have arrived; software rendering is slow
  expect((await drawn(page)).frames).toBeGreaterThan(0);
  expect(await drawnMeanwhile()).toBe(0);
  const { frames } = await drawn(page);
  await press(
    page,
    '[data-actions] .moment, [data-actions] .main, [data-card]:not([aria-disabled]):not([aria-pressed])',
  );
  await expect.poll(async () => (await drawn(page)).frames).toBeGreaterThan(frames);
  await due(page); // the bots have played too
  expect((await drawn(page)).most).toBeLessThanOrEqual(3);
  await expect.poll(drawnMeanwhile).toBe(0);
});
