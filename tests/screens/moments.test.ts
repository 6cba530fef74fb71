/**
 * The moments of every game: calls, challenges, slaps, claims, everything that must be pressed in time. Each is resumed at a
 * place in a golden record where it is possible, with the person in the right seat.
 */
import type { GameFace } from '../../src/games/face/game-face.ts';
import { faceOf, findForced, findMoment, findOnly, findSigning, momentsOf, taken } from '../golden-moments.ts';
import { acts } from './engine.ts';
import type { Page } from './page.ts';
import { keepRunning } from './saves.ts';
import { GAMES } from './shelf.ts';
import { QUICK, expect, test, withSettings } from './table.ts';

const FACES: readonly GameFace[] = await Promise.all(GAMES.map(faceOf));
const LEARNT = { lessons: Object.fromEntries(GAMES.map((game) => [game, 3])) };

/** Presses it, and the first way to do it if it asks. */
async function seize(page: Page, selector: string): Promise<void> {
  await page.pressOn(await page.element(selector));
  await page.press('dialog[open] .ways button');
}

const MOMENTS = FACES.flatMap((face) => momentsOf(face).map((type) => ({ game: face.id, type, face })));

test.for(MOMENTS)('$game: "$type" can be done in its moment', async ({ face, type }, { browser, page }) => {
  withSettings(page, { ...QUICK, ...LEARNT, callWindow: 'go-on', assist: false });
  const moment = findMoment(face, type);
  if (!moment) throw new Error(`no golden record of ${face.id} in which somebody does "${type}"`);
  await keepRunning(browser, taken(moment.lines, moment.seat));
  page.tab.open('');
  await seize(page, `[data-offer="${type}"]`);
  await page.until('the act', () => acts(page).some((action) => action.type === type));
});

const FORCED = FACES.flatMap((face) => findForced(face) ?? []);

test('there are games with forced actions, and with cards that are the only choice', () => {
  expect(FORCED.length).toBeGreaterThan(0);
  expect(ONLY.length).toBeGreaterThan(0);
  expect(SIGNING.length).toBeGreaterThan(0);
});

test.for(FORCED)(
  'forced actions are automatic if the person has chosen that, else not',
  async ({ lines, seat }, { browser, page }) => {
    withSettings(page, { ...QUICK, ...LEARNT });
    await keepRunning(browser, taken(lines, seat));
    page.tab.open('');
    await page.element('#prompt p');
    await page.world.pass(60_000); // longer than any pause
    expect(acts(page)).toEqual([]);
    withSettings(page, { ...QUICK, ...LEARNT, forced: true });
    page.tab.reload();
    await page.until('an act', () => acts(page).length > 0);
  },
);

const ONLY = FACES.flatMap((face) => findOnly(face).map((one) => ({ ...one, game: face.id })));

test.for(ONLY)(
  '$game: the only card that can be played is played by pressing it',
  async ({ lines, seat, card, type }, { browser, page }) => {
    withSettings(page, { ...QUICK, ...LEARNT });
    await keepRunning(browser, taken(lines, seat));
    page.tab.open('');
    await seize(page, `[data-card="${card}"]`);
    await page.until('the act', () => acts(page).some((action) => action.type === type));
  },
);

const SIGNING = (await Promise.all(FACES.map(findSigning))).flat();

/** What the page says at one moment: whether the card is held as the game knows it, and, on the table, the sign and all counts. */
interface Glimpse {
  readonly inHand: boolean;
  readonly signed: boolean;
  readonly held: string;
}

test.for(SIGNING)(
  '$game: a sign comes with its card, however far ahead the game is',
  async ({ lines, seat, card, label }, { browser, page }) => {
    withSettings(page, { speed: 1, pace: 'at-once', language: 'en', ...LEARNT });
    await keepRunning(browser, taken(lines, seat));
    page.tab.open('');
    await page.element('.plate .count');
    await page.element(`[data-card="${card}"]`);
    const look = (): Glimpse => ({
      inHand: page.queryAll(`button[data-card="${card}"]`).length > 0,
      signed: page.queryAll('.sign').some((sign) => sign.getAttribute('title') === label),
      held: page
        .queryAll('.plate .count')
        .map(({ textContent }) => textContent)
        .join(),
    });
    const first = look();
    expect(first.signed).toBe(false);
    const glimpses: Glimpse[] = [];
    page.world.watch(() => glimpses.push(look()));
    await page.press(`[data-card="${card}"]`);
    await page.until('the sign', () => glimpses.some(({ signed }) => signed));
    expect(glimpses.find(({ signed }) => signed)?.held).not.toBe(first.held); // the card has left the hand
    const ahead = glimpses.filter(({ inHand, held }) => !inHand && held === first.held); // it flies, as the game has gone on
    expect(ahead.map(({ signed }) => signed)).toContain(false);
    expect(ahead.map(({ signed }) => signed)).not.toContain(true);
  },
);
