/** Help: hints, why a bot acted as it did, the review of a deal; and the pace of the bots. */
import { begin, told } from './engine.ts';
import type { Page } from './page.ts';
import {
  QUICK,
  cards,
  due,
  expect,
  goOn,
  open,
  playOn,
  playToTheEnd,
  skipLessons,
  test,
  withSettings,
} from './table.ts';

/** Opens the front page's game without its lessons, with help. */
async function openLearnt(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  withSettings(page, { ...QUICK, ...settings });
  await open(page);
  await due(page);
  await skipLessons(page);
  await page.world.pass(5000); // help is fetched when the page is idle
}

const sheet = async (page: Page, name: RegExp): Promise<HTMLElement> => page.find('dialog', name);

test('in the first deals a lamp by the prompt offers a hint, which says what to do and why, marks it, and is counted', async ({
  page,
}) => {
  await openLearnt(page);
  for (let i = 0; i < 20 && (await due(page)) !== 'card'; i += 1) await playOn(page);
  await page.element('#prompt [data-hint]');
  await page.key('h');
  const note = await page.element('[data-hint-note]');
  await page.until('a hint', () => /\w+\.$/.test(page.query('strong', note)?.textContent ?? ''));
  expect(page.text(note)).toContain('Counted as a game with hints.');
  const said = page.text(note);
  expect(said).toMatch(/\. \S.*\./);
  await page.tapOn(await page.element('[data-hint]')); // the same hint, counted once
  expect(page.text(await page.element('[data-hint-note]'))).toBe(said);
  await page.key('m');
  await page.tap('button', 'Statistics');
  await page.says(/1 hint used in all/);
  await page.tap('button', 'Back to the menu');
  await page.tap('button', 'Settings');
  const hints = (await page.find('combobox', 'Hints')) as HTMLSelectElement;
  expect(hints.selectedOptions[0]?.textContent).toBe('While I am learning a game');
  await page.select(hints, { label: 'Never' });
  await page.tap('button', 'Close');
  await page.element('#prompt p');
  expect(page.query('[data-hint]')).toBeUndefined();
});

test('a sign on what a bot says leads to why it did that', async ({ page }) => {
  await openLearnt(page);
  await begin(page, { options: {}, seed: 'said 19', kinds: ['human', 'plain', 'plain', 'plain'] }); // a bot calls soon
  const signs: HTMLElement[] = [];
  page.world.watch(() => {
    const sign = page.query('[data-why-said]');
    if (signs.length > 0 || !sign) return;
    signs.push(sign);
    sign.click();
  });
  for (let choices = 0; choices < 400 && signs.length === 0; choices += 1) {
    if ((await due(page)) === 'over') await goOn(page); // in some games no bot says anything
    else await page.press('[data-actions] button, [data-card]:not([aria-disabled]):not([aria-pressed])');
  }
  const why = await sheet(page, /^Why did .* do that\?$/);
  await page.find('heading', 'What it weighed', why);
});

test('a bot says why, by its plate or a key, and keeps its hidden reasons until the deal is over', async ({ page }) => {
  await openLearnt(page);
  for (let i = 0; i < 60 && !page.query('[data-why]'); i += 1) await playOn(page);
  expect(await due(page)).not.toBe('over');
  await page.tapOn(await page.element('[data-why]'));
  const why = await page.element('dialog[open]');
  await page.find('heading', /^Why did .* do that\?$/, why);
  await page.find('heading', 'What it weighed', why);
  await page.says(/hand of \d+, and \d+ other cards/, () => why);
  expect(page.all('listitem', undefined, why)).toEqual([]);
  await page.key('Escape');
  await page.gone('dialog[open]');
  await playToTheEnd(page);
  await page.key('y');
  await page.find('heading', 'What it weighed');
});

test('the coach asks once before a costly card, with what is better; it can be taken back or stood by', async ({
  page,
}) => {
  await openLearnt(page);
  await begin(page, { seed: 'coach/29', kinds: ['human', 'plain', 'plain', 'plain'], options: {} });
  await page.element('[data-card="JK"]');
  await page.key('m'); // only now, because a hint is counted in each game that has a coach
  await page.tap('button', 'Settings');
  await page.tap('switch', /^Coach/);
  await page.tap('button', 'Close');
  await page.until('the coach', () =>
    told(page).some((one) => one.type === 'coach' && JSON.stringify(one).includes('"JK"')),
  );
  const press = async (): Promise<void> => page.keyOn(await page.element('[data-card="JK"]'), 'Enter');
  await press();
  const asks = await page.find('alertdialog', 'Are you sure?');
  expect(page.text(asks)).toMatch(/Better: .*\./);
  await page.tap('button', 'Take it back', asks);
  await page.until('no question', () => !page.has('alertdialog'));
  expect(cards(page)).toContain('JK');
  await press(); // once for each choice
  await page.gone('[data-card="JK"]');
  expect(page.has('alertdialog')).toBe(false);
  await page.key('m');
  await page.tap('button', 'Statistics');
  await page.says(/1 hint used in all/);
});

test('a deal is reviewed, the review can be cancelled, and a choice can be tried again', async ({ page }) => {
  await openLearnt(page);
  await playToTheEnd(page);
  await page.press('section.result .handle'); // the sheet is pulled up
  (await page.find('button', 'Review')).click();
  const cancel = await page.world.asSoonAs('the review to begin', () => page.sheet && page.all('button', 'Cancel')[0]);
  await page.tapOn(cancel);
  expect(page.has('progressbar')).toBe(false);
  await page.tap('button', 'Review again');
  // It opens on the felt at the costliest choice; from there one comes to the list.
  const none = (): boolean => page.reads(/none of your choices/i);
  await page.until('the review', () => page.query('[data-moment=now]') ?? none());
  if (none()) return;
  await page.find('button', 'Try again from here', await page.element('[data-moment=now]'));
  const likes = page.queryAll('[data-moment=now] [data-like]').length; // a puzzle like it, if the choice has a reason
  await page.tap('button', 'Deal review');
  const review = await sheet(page, /^Deal review$/);
  const costly = page.all('listitem', undefined, review);
  expect(costly.length).toBeLessThanOrEqual(3);
  expect(page.all('button', 'Puzzles like this', costly[0])).toHaveLength(likes);
  await page.tap('button', /^Try again from here/, review);
  await page.says(/^Practice$/);
  await due(page);
  await page.key('m');
  await page.tap('button', 'Past games');
  await page.until(
    'the finished game, unchanged, and this one',
    () => page.all('listitem', undefined, page.sheet).length === 2,
  );
});

/** The times between two acts of bots that follow each other, in ms. */
async function pauses(page: Page, pace: number | 'at-once'): Promise<number[]> {
  const times: number[] = [];
  let known = 0;
  page.world.watch(() => {
    const all = told(page);
    for (const one of all.slice(known))
      for (const line of one.type === 'table' && one.from > 0 ? one.lines : [])
        if (line.type === 'act') times.push(line.seat === 0 ? Number.NaN : page.world.now);
    known = all.length;
  });
  await openLearnt(page, { pace, callWindow: 3 });
  for (let i = 0; i < 40; i += 1)
    if ((await due(page)) === 'over') await goOn(page);
    else await playOn(page);
  return times
    .slice(1)
    .map((time, i) => time - (times[i] ?? 0))
    .filter((gap) => gap >= 0);
}

test('bots wait as long as set', async ({ page }) => {
  const gaps = await pauses(page, 1);
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
});

test('bots without a pause do not wait', async ({ page }) => {
  const gaps = await pauses(page, 'at-once');
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeLessThan(900);
});
