/** What is said once more in the same words is told once more: in a live region it comes as another element. */
import { must } from '../../src/cards/must.ts';
import { allByText } from './finding.ts';
import type { Page } from './page.ts';
import { playStep } from './playing.ts';
import { hasHand, idsWhere, openSmallest } from './smallest.ts';
import { QUICK, expect, fromMenu, goOn, open, test, withSettings } from './table.ts';

const REGIONS = '[role="status"], [role="alert"]';
const REFUSED = '[data-card][aria-disabled="true"]';
const MOST_STEPS = 60; // until a card is refused

/** The elements in live regions that say this. */
const toldIn = (page: Page, text: string): HTMLElement[] =>
  page.queryAll(REGIONS).flatMap((region) => allByText(region, text));

/** Whatever says it comes anew each time that this is done. */
async function expectToldEachTime(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const before = new Set<HTMLElement>();
  for (let times = 0; times < 3; times += 1) {
    await act();
    await page.until(`"${text}" to be told`, () => toldIn(page, text).length > 0);
    for (const element of toldIn(page, text)) {
      expect(before.has(element)).toBe(false);
      before.add(element);
    }
  }
}

test.for(await idsWhere(hasHand))('%s: a card that is refused once more', async (id, { page }) => {
  withSettings(page, { ...QUICK, assist: false });
  await openSmallest(page, id, 'refused');
  for (let step = 0; step < MOST_STEPS && !page.query(REFUSED); step += 1)
    if (!(await playStep(page, step))) await goOn(page);
  const card = await page.element(REFUSED);
  const why = must(card.getAttribute('aria-label')?.split(': ').slice(1).join(': '), 'a reason');
  await expectToldEachTime(page, why, async () => page.pressOn(card));
});

test('a lesson that answers the same once more', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await page.tap('button', /^Learn · /);
  await page.element('[data-lesson]');
  await page.pressOn(await page.element('[data-card="4D"]'));
  const answer = await page.element('[data-lesson] .wrong');
  const card = await page.element('[data-card="4D"]');
  await expectToldEachTime(page, answer.textContent, async () => page.pressOn(card));
});

test('a file that cannot be read, dropped once more', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await page.drop(page.file('nothing of the kind'));
  const trouble = (await page.element('[role="alert"] p')).firstChild?.textContent?.trim() ?? '';
  expect(trouble.length).toBeGreaterThan(8);
  await expectToldEachTime(page, trouble, async () => page.drop(page.file('nothing of the kind')));
});

test('a text that is copied once more', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await fromMenu(page, 'Share');
  await page.tap('radio', /^This table/);
  const copy = await page.find('button', 'Copy');
  await expectToldEachTime(page, 'Copied.', async () => page.tapOn(copy));
});
