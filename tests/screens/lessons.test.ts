/** Lessons: every course to its end by the twin; the person's game is there again afterwards. */
import { courseOf, solve } from './courses.ts';
import { must } from '../../src/cards/must.ts';
import type { Page } from './page.ts';
import { GAMES } from './shelf.ts';
import { QUICK, cards, expect, inWords, open, skipLessons, test, withSettings } from './table.ts';

const NEXT = '[data-lesson] .main';
const lesson = (page: Page): DOMStringMap => page.query('[data-lesson]')?.dataset ?? {};
const task = (page: Page): string | undefined => page.query('[data-lesson] h2')?.textContent.trim();
const mood = (page: Page): string | null | undefined =>
  page.query('[data-lesson] [data-who="fox"]')?.getAttribute('data-mood');

/** Begins the course of a game from the shelf. */
async function learn(page: Page, game: string): Promise<void> {
  await page.tap('button', 'Menu');
  await page.tap('button', 'All games');
  await page.tapOn(await page.element(`[data-look="${game}"]`));
  await page.pressOn(await page.element(`[data-learn="${game}"]`));
  await page.element('[data-lesson]');
  await page.element(`main[data-table="${game}"]`);
}

test.for(GAMES)(
  'the course of %s can be taken to its end, and leaves the own game as it was',
  async (game, { page }) => {
    withSettings(page, { ...QUICK, callWindow: 3, assist: true, forced: false });
    await open(page);
    await skipLessons(page);
    const [before, said] = [cards(page), inWords(page)];
    await learn(page, game);
    for (const step of courseOf(game)) {
      await solve(page, step);
      await page.pressOn(await page.element(NEXT));
    }
    await page.element('[data-answered="over"]');
    await page.tap('button', 'Leave');
    await page.gone('[data-lesson]');
    await page.until('the own game', () => inWords(page) === said);
    expect(cards(page)).toEqual(before);
  },
);

/** The first step of any course that an act ends which must come last. */
const ENDED = GAMES.flatMap((game) =>
  courseOf(game)
    .slice(0, 1)
    .flatMap(({ last, right }) => (typeof last === 'string' ? [[game, right] as const] : [])),
);

test.for(ENDED)('%s: whoever ends a step too early is told, and does the rest', async ([game, right], { page }) => {
  withSettings(page, QUICK);
  await open(page);
  await skipLessons(page);
  await learn(page, game);
  const [first, ...others] = right.slice(0, -1).map((act) => `[data-card="${act.split(' ')[1] ?? ''}"]`);
  for (const card of others) await page.pressOn(await page.element(card));
  await page.pressOn(await page.element('[data-actions] .main'));
  await page.until('an answer', () => lesson(page)['answered'] === 'wrong');
  await page.pressOn(await page.element(must(first, 'a card')));
  await page.pressOn(await page.element('[data-actions] .main'));
  await page.until('a right answer', () => lesson(page)['answered'] === 'right');
});

test('a course: what is wrong is answered and not carried out; it can be left and taken up again', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await page.tap('button', /^Learn · /); // the first visit offers it
  const [follow, lead] = courseOf(page.query('main')?.dataset['table'] ?? '');
  await page.until('a lesson', () => lesson(page)['lesson'] === follow?.key);
  await page.until('four cards', () => cards(page).length === 4);
  expect([task(page), mood(page)]).toEqual(['Play a heart', 'thinks']);
  await page.pressOn(await page.element('[data-card="4D"]'));
  await page.until('an answer', () => lesson(page)['answered'] === 'wrong');
  expect([task(page), mood(page)]).toEqual(['Play a heart', 'surprised']);
  expect(cards(page)).toHaveLength(4);
  await solve(page, must(follow, 'a first step'));
  expect(mood(page)).toBe('pleased');
  await page.pressOn(await page.element(NEXT));
  expect(task(page)).toBe('Lead what nobody can beat');
  await page.pressOn(await page.element('[data-card="7C"]'));
  await page.until('an answer', () =>
    page.query('[data-lesson] .wrong')?.textContent.includes('Somebody will beat that card'),
  );
  await solve(page, must(lead, 'a second step'));
  page.tab.reload();
  await page.element('[data-card]');
  expect(page.query('[data-lesson]')).toBeUndefined();
  await page.tap('button', /^Learn · /);
  await page.until('the third step', () => lesson(page)['lesson'] === 'dig');
});
