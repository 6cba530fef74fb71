/** Whole games through the twin: the first visit, what cannot be played, taking back, and every game on the shelf. */
import { begin } from './engine.ts';
import { playDeal, playStep } from './playing.ts';
import { GAMES, choose, lies } from './shelf.ts';
import { PLAYABLE, QUICK, cards, due, expect, goOn, open, playOn, playToTheEnd, test, withSettings } from './table.ts';

test('a first visit deals a hand without a tap and shows three lessons that can be skipped', async ({ page }) => {
  await open(page);
  await page.until('four cards', () => cards(page).length === 4);
  await page.says('1 of 3');
  await page.tap('button', 'Next');
  await page.says('2 of 3');
  await page.tap('button', 'Skip all');
  expect(page.reads('2 of 3')).toBe(false);
  page.tab.reload();
  await page.element('[data-card]');
  await page.world.pass(5000);
  expect(page.reads('1 of 3')).toBe(false);
});

test('a whole game, and then another one', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  expect(await playToTheEnd(page)).toBeGreaterThan(0);
  await page.element('section.result h2');
  await page.pressOn(await page.find('button', 'Play again'));
  await page.until('four cards', () => cards(page).length === 4);
});

test('a card that cannot be played says why', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  for (let choices = 0; choices < 60 && !page.query('[data-card][aria-disabled="true"]'); choices += 1)
    if ((await due(page)) === 'over') await goOn(page);
    else await playOn(page);
  const refused = await page.element('[data-card][aria-disabled="true"]');
  const why = refused.getAttribute('aria-label')?.split(': ').slice(1).join(': ') ?? '';
  expect(why.length).toBeGreaterThan(8);
  await page.pressOn(refused);
  await page.until('the reason', () => page.text(page.query('#prompt')).includes(why));
});

test('an act can be undone, and then the game is practice', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  // A card that is the only one playable is no choice: undo would go back to the choice before it.
  for (let what = await due(page); what !== 'card' || page.queryAll(PLAYABLE).length < 2; what = await due(page))
    if (what === 'over') await goOn(page);
    else await playOn(page);
  const before = cards(page);
  await page.press(PLAYABLE);
  await page.until('a change', () => cards(page).length !== before.length);
  await page.tap('button', 'Take back my last move');
  await page.until('the hand as before', () => cards(page).length === before.length);
  expect(cards(page)).toEqual(before);
  await page.says(/^Practice$/);
});

/** A table at which seat 0 leads and holds a card that can be played in several ways. */
const WAYS = {
  options: { dealer: 0, firstLead: 'dealer', jokerLead: 'leader' },
  kinds: ['human', 'plain', 'plain', 'plain'],
  seed: 'ways/8',
} as const;

test('a card with several ways has a button for each', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await begin(page, WAYS);
  await page.tap('button', 'Play the joker and name hearts');
  await page.gone('[data-card="JK"]');
});

test.for(GAMES)(
  '%s: from the shelf to the end of a deal by keyboard, with a reload in the middle',
  async (game, { page }) => {
    withSettings(page, { ...QUICK, assist: false });
    await open(page);
    await choose(page, game);
    await playStep(page, 0); // the second press may already end a short deal
    page.tab.reload();
    await lies(page, game);
    await playDeal(page);
    await page.element('section.result h2');
  },
);

test('every game is taken from the shelf, one after the other, and shown on the same felt', async ({ page }) => {
  withSettings(page, { ...QUICK, assist: false });
  await open(page);
  const canvas = await page.element('canvas');
  for (const game of GAMES) {
    await choose(page, game);
    expect(page.query('canvas')).toBe(canvas);
    expect(canvas.isConnected).toBe(true);
  }
});
