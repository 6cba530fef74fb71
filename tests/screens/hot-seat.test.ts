/** Three people at one device: a curtain between them, calls for everybody, and nobody sees another's cards. */
import { type Step, doStep, nextStep, sitDown } from './company.ts';
import { begin } from './engine.ts';
import { Leaks } from './leaks.ts';
import type { Page } from './page.ts';
import { QUICK, expect, open, test, withSettings } from './table.ts';

/** With this seed, and played as here, the game of the front page is short and has calls, forgotten ones and challenges. */
const SHORT = 'hot seat 1';

const SOON_MS = 300; // after the curtain fell a finger may still mean a card
const LATER_MS = 600;

/** Plays the deal to its end; how often each step was made. */
async function playAll(page: Page, most = 900): Promise<ReadonlyMap<Step, number>> {
  const made = new Map<Step, number>();
  for (let i = 0; i < most; i += 1) {
    const step = await nextStep(page);
    const nth = (made.get(step) ?? 0) + 1;
    made.set(step, nth);
    if (step === 'over') return made;
    await doStep(page, step === 'call' && nth % 2 === 1 && page.query('[data-actions] .go') ? 'go' : step); // every other call is forgotten
  }
  throw new Error(`the deal does not end: ${JSON.stringify([...made])}\n${page.text()}`);
}

/** So many steps, whatever they are. */
async function playSome(page: Page, steps: number): Promise<void> {
  for (let i = 0; i < steps; i += 1) {
    const step = await nextStep(page);
    if (step !== 'over') await doStep(page, step);
  }
}

test('a game of Page One with calls and challenges, reloaded in the middle', async ({ page }) => {
  const leaks = new Leaks(page);
  withSettings(page, { ...QUICK, callWindow: 'go-on' });
  await open(page);
  await begin(page, {
    ...{ kinds: ['human', 'human', 'human', 'plain'], options: { callRule: 'challenge' }, seed: SHORT },
    names: ['Aki', 'Mika', 'دانة', ''],
  });
  await page.find('dialog', /^Pass to/);
  const ready = await page.find('button', /^I am/);
  await page.until('the focus there', () => page.document.activeElement === ready);
  expect(page.query('[data-card]')).toBeUndefined();
  await page.key('Escape');
  expect(page.query('[data-card]')).toBeUndefined();
  await playSome(page, 8);
  leaks.expectNone();

  page.tab.reload();
  await page.element('[data-curtain]');
  expect(page.query('[data-card]')).toBeUndefined();
  const made = await playAll(page);
  expect(made.get('curtain')).toBeGreaterThan(3);
  expect(made.get('call')).toBeGreaterThan(1);
  expect(made.get('others')).toBeGreaterThan(0); // calls or challenges of somebody who does not hold the device
  const result = page.text(await page.element('section.result h2'));
  expect(result).toMatch(/wins|draw/);
  expect(result).not.toMatch(/You/);
  leaks.expectNone();
});

test('a tap that was meant for what lay there before does not lift the curtain', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await sitDown(page, { game: 'Page One', seats: 3, me: 'Aki', friends: ['Mika', 'Sora'] });
  const lift = await page.element('[data-curtain] .main');
  await page.tapOn(lift);
  await page.world.pass(SOON_MS);
  await page.tapOn(lift);
  expect(page.query('[data-curtain]')).toBeDefined();
  await page.world.pass(LATER_MS);
  await page.tapOn(lift);
  await page.gone('[data-curtain]');
});

test('a game of Tonk, sat down to through the form', async ({ page }) => {
  const leaks = new Leaks(page);
  withSettings(page, { ...QUICK, callWindow: 'go-on' });
  await open(page);
  await sitDown(page, { game: 'Tonk', preset: /single deal/i, seats: 3, me: 'Aki', friends: ['Mika', 'Sora'] });
  const made = await playAll(page);
  expect(made.get('over')).toBe(1);
  leaks.expectNone();
});

test('the watch for leaks notices one', async ({ page }) => {
  const leaks = new Leaks(page);
  withSettings(page, QUICK);
  await open(page);
  await sitDown(page, { game: 'Page One', seats: 3, me: 'Aki', friends: ['Mika', 'Sora'] });
  await playSome(page, 1);
  await page.element('[data-card]');
  leaks.expectNone();
  page.query('main')?.removeAttribute('data-eyes');
  await page.settle();
  expect(leaks.found.length).toBeGreaterThan(0);
});

test('where nothing is hidden the table turns by itself', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await sitDown(page, { game: 'Concentration', seats: 2, me: 'Aki', friends: ['Mika'], portrait: 'Skipper' });
  expect(page.queryAll('.plate svg[data-who="skipper"]')).toHaveLength(1);
  expect(page.text(await page.element('[data-turned]'))).toMatch(/(Aki|Mika).* to play/);
  expect(page.query('[data-curtain]')).toBeUndefined();
  const eyes = (): string | undefined => page.query('main')?.dataset['eyes'];
  const first = eyes();
  for (let i = 0; i < 40 && eyes() === first; i += 1) {
    const spots = page.queryAll('[data-thing]:not([aria-disabled])');
    const spot = spots[(7 * i) % Math.max(1, spots.length)];
    if (spot) await page.pressOn(spot);
    await page.world.pass(1000);
  }
  expect(eyes()).toBe(first === '0' ? '1' : '0');
  expect(page.text(await page.element('[data-turned]'))).toMatch(/to play/);
});
