/** The end of a deal at the usual speed: whoever plays by keyboard comes to the result, which stays, and goes on from there. */
import pack from '../../package.json' with { type: 'json' };
import { isOver, playDeal, waitForTurn } from './playing.ts';
import { IDS, openShortest, openSmallest } from './smallest.ts';
import { QUICK, expect, test, withSettings } from './table.ts';

const LOOK_MS = 100; // so often it is looked whether something can be pressed
const LONG_MS = 10_000; // longer than anything moves after a deal
const SOON_MS = 300; // after a result came a finger may still mean a card
const LATER_MS = 600;
const MOST_TABS = 5; // from the head of the result to the button that goes on

const FRONT = pack.name;

test.for(IDS)(
  '%s: by keyboard at the usual speed to a result that stays, and to the next deal',
  async (id, { page }) => {
    withSettings(page, { language: 'en', assist: false, lessons: { [id]: 3 } });
    await openShortest(page, id, 'usual speed');
    await playDeal(page, LOOK_MS);

    const result = await page.element('section.result');
    await page.world.pass(LONG_MS);
    expect(result.isConnected).toBe(true);
    expect(result.contains(page.document.activeElement)).toBe(true);

    const onward = await page.element('section.result .main');
    for (let tabs = 0; page.document.activeElement !== onward && tabs < MOST_TABS; tabs += 1) await page.key('Tab');
    expect(page.document.activeElement).toBe(onward);
    await page.key('Enter');
    await page.gone('section.result');
    await waitForTurn(page, LOOK_MS);
    expect(isOver(page)).toBe(false);
  },
);

test('a tap that was meant for what lay there before does not press a button of the result', async ({ page }) => {
  withSettings(page, { ...QUICK, lessons: { [FRONT]: 3 } });
  await openSmallest(page, FRONT, 'late taps');
  await playDeal(page);

  const onward = await page.element('section.result .main');
  await page.tapOn(onward);
  await page.world.pass(SOON_MS);
  await page.tapOn(onward);
  expect(onward.isConnected).toBe(true);
  await page.world.pass(LATER_MS);
  await page.tapOn(onward);
  await page.gone('section.result');
});
