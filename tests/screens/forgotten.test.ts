/** A world that has ended is forgotten with its pages: hundreds of them follow one another in one process. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Browser } from './browser/browser.ts';
import { World } from './browser/world.ts';
import { Page } from './page.ts';
import { QUICK, open, withSettings } from './table.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Opens a page, loads it again, and ends its world. */
async function openAndEnd(): Promise<WeakRef<World>> {
  const world = new World();
  const page = new Page(new Browser(world).newTab());
  withSettings(page, QUICK);
  await open(page);
  page.tab.reload();
  await page.element('[data-card]');
  await world.end();
  return new WeakRef(world);
}

test('nothing of a page is kept after its world has ended', async () => {
  const world = await openAndEnd();
  await new Promise((resolve) => setTimeout(resolve)); // a WeakRef holds for the rest of a turn of the event loop
  collectGarbage();
  expect(world.deref() === undefined).toBe(true); // and not the world itself, which would be printed whole
});
