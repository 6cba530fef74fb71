/** Presses that come faster than the felt shows what they do: an open card and an empty place do nothing. */
import { acts } from './engine.ts';
import type { Page } from './page.ts';
import { waitForTurn } from './playing.ts';
import { Pointing } from './pointing.ts';
import { idsWhere, openSmallest } from './smallest.ts';
import { expect, test, withSettings } from './table.ts';

const LOOK_MS = 100;
const SOON_MS = 60; // between two quick presses
const LATER_MS = 640; // after the second card was turned up, and before both are turned down
const LONG_MS = 10_000;

const THINGS = '[data-thing]:not([aria-disabled])';

type Press = (page: Page, thing: HTMLElement) => Promise<void>;

const byKey: Press = async (page, thing) => page.keyOn(thing, 'Enter');
const byPointer: Press = async (page, thing) => {
  const pointing = new Pointing(page);
  const at = pointing.middleOf(thing);
  await pointing.send('pointerdown', at, { on: thing });
  await pointing.send('pointerup', at, { on: thing });
};

const WAYS: readonly (readonly [string, Press])[] = [
  ['by key', byKey],
  ['by pointer', byPointer],
];

/** Games in which cards are turned up where they lie, and down again. */
const TURNED = await idsWhere(
  ({ turnsOver }) => turnsOver?.({ type: 'note', what: 'cover', places: [] })?.down !== undefined,
);

test.for(TURNED.flatMap((id) => WAYS.map(([how, press]) => [id, how, press] as const)))(
  '%s, %s: an open card that is pressed stays open, and wastes nothing',
  async ([id, , press], { page }) => {
    withSettings(page, { language: 'en', lessons: { [id]: 3 } });
    await openSmallest(page, id, 'quick presses');
    await waitForTurn(page, LOOK_MS);
    const [first, second] = page.queryAll(THINGS).map(({ dataset }) => dataset['thing'] ?? '');
    const there = async (thing = ''): Promise<HTMLElement> => page.element(`[data-thing="${thing}"]`);

    await press(page, await there(first));
    await page.world.pass(SOON_MS);
    await press(page, await there(second));
    expect(acts(page)).toHaveLength(2);
    for (const waitMs of [0, SOON_MS, LATER_MS, SOON_MS]) {
      await page.world.pass(waitMs);
      await press(page, await there(second));
      expect(acts(page)).toHaveLength(2);
      expect((await there(second)).getAttribute('aria-disabled')).toBe('true');
    }
    await page.world.pass(LONG_MS);
    await press(page, await there(second));
    expect(acts(page)).toHaveLength(3);
  },
);
