/** The deal of the day and the statistics: what counts, what does not, and export and import. */
import { nameOf } from './finding.ts';
import { Page } from './page.ts';
import { refuseStorage } from './refusals.ts';
import {
  ACTIONS,
  PLAYABLE,
  QUICK,
  cards,
  due,
  expect,
  fromMenu,
  open,
  playToTheEnd,
  test,
  withSettings,
} from './table.ts';

async function openScreen(page: Page, name: string): Promise<void> {
  await fromMenu(page, name);
  await page.find('heading', name);
}

const close = (page: Page): Promise<void> => page.tap('button', 'Close', page.sheet);

/** The rows of the only table on the screen: what is counted → the count. */
async function rows(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.find('table', undefined, page.sheet);
  const found = page.all('row', undefined, page.sheet).map((row) => [...row.children].map((cell) => cell.textContent));
  return Object.fromEntries(found.map(([what = '', count = '']) => [what, count]));
}

/** Starts the deal of the day of the first game in the list. */
async function playDay(page: Page, button: string): Promise<void> {
  await openScreen(page, 'Deal of the day');
  const [first] = page.all('listitem', undefined, page.sheet);
  await page.tap('button', new RegExp(`^${button}`), first);
  await page.gone('dialog[open]');
  await page.element('[data-card]');
}

test('the deal of the day: counts once, is compared with par, and is shared without naming a card', async ({
  page,
  stranger,
}) => {
  withSettings(page, QUICK);
  await open(page);
  await playDay(page, 'Play');
  await due(page);
  const dealt = cards(page);
  await playToTheEnd(page);
  const outcome = await page.element('section.result [data-day]');
  await page.until('the par', () => /You: .*Par: .*par\s*$/i.test(outcome.textContent));
  await page.press('section.result .handle'); // it is below the edge until the sheet is pulled up
  await page.pressOn(await page.find('button', 'Copy result', page.query('section.result')));
  const text = page.tab.browser.clipboard;
  expect(text).toMatch(/, deal of the day \d{4}-\d\d-\d\d\nYou: .+\nPar: .+\n.*par\nhttp/i);
  for (const word of ['♠', '♥', '♦', '♣', 'spade', 'heart', 'diamond', 'club', 'ace', 'king', 'queen', 'joker'])
    expect(text.toLowerCase().replace(/\n.*$/, '')).not.toContain(word); // without the address

  page.tab.reload(); // the result again: nothing is counted twice, par is known
  await open(page);
  await openScreen(page, 'Deal of the day');
  const [first] = page.all('listitem', undefined, page.sheet);
  expect(first?.textContent).toMatch(/You: .*Par: /);
  expect(page.has('progressbar')).toBe(false);
  const calendar = await page.until('the calendar', () =>
    page.queryAll('details', page.sheet).find((one) => one.textContent.includes('1 day in a row')),
  );
  if (!calendar.hasAttribute('open')) await page.tapOn(await page.element('summary', () => calendar));
  const day = (daysAgo: number): string => new Date(page.world.date - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const today = await page.element(`[data-date="${day(0)}"]`);
  expect(nameOf(today)).toMatch(/: played/);
  expect(page.all('status', undefined, calendar)[0]?.textContent).toMatch(/You: .*par/i);
  await page.keyOn(today, 'ArrowLeft');
  expect(page.document.activeElement).toBe(page.query(`[data-date="${day(1)}"]`));
  await close(page);

  await playDay(page, 'Practise');
  await due(page);
  expect(cards(page)).toEqual(dealt);
  await playToTheEnd(page);
  await page.until('that it was practice', () =>
    page.query('section.result')?.textContent.includes('This was practice'),
  );
  await openScreen(page, 'Fair deal');
  await page.says('This is a deal of the day.');
  await close(page);
  await openScreen(page, 'Statistics');
  expect((await rows(page))['Games']).toBe('1');

  const other = stranger(); // whoever gets the result
  withSettings(other, QUICK);
  await open(other, /http.*$/.exec(text)?.[0]);
  await other.says(/the same cards for everybody in the world/);
  await other.says(/^Whoever sent it (won|did not win)\.$/);
  expect(cards(other)).toEqual(dealt);
});

test('the first month of all begins the calendar of the days', async ({ page }) => {
  withSettings(page, QUICK);
  await page.world.pass(Date.UTC(2026, 5, 1) - page.world.date); // the first of a month
  await open(page);
  await playDay(page, 'Play');
  await playToTheEnd(page);
  await openScreen(page, 'Deal of the day');
  const today = await page.element('[data-date="2026-06-01"]');
  await page.keyOn(today, 'ArrowLeft');
  expect(page.document.activeElement).toBe(today);
});

test.for(['en-US@posix', 'en_GB.UTF-8', '*'])(
  'the browser speaks %s: past games and the calendar have their dates',
  async (tag, { stranger }) => {
    const page = stranger({ languages: [tag], calm: true });
    withSettings(page, QUICK);
    await open(page);
    await playDay(page, 'Play');
    await playToTheEnd(page);
    await openScreen(page, 'Past games');
    const date = await page.element('dialog[open] time');
    expect(date.textContent).toMatch(/\d{4}/);
    await close(page);
    await openScreen(page, 'Deal of the day');
    await page.element('dialog[open] [data-date]');
  },
);

test('a finished game is counted once, also after a reload, taken over by another tab, and when it is watched', async ({
  browser,
  page,
}) => {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  const other = new Page(browser.newTab());
  other.tab.open('');
  await other.tap('button', 'Play here');
  await due(other);
  await playToTheEnd(other);
  await other.settle();
  other.tab.close();
  page.tab.reload();
  await open(page);
  await openScreen(page, 'Past games');
  await page.tap('button', /^Watch/);
  await page.tap('button', 'Go to the end');
  await page.tap('button', 'Back to the table');
  await openScreen(page, 'Statistics');
  expect((await rows(page))['Games']).toBe('1');
});

/** The file as it is written. */
const fileOf = (text: string): { readonly games: readonly object[] } => JSON.parse(text) as { games: object[] };

test('statistics are saved to a file, erased, and merged back from it once', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await openScreen(page, 'Statistics');
  const games = (): string | undefined => page.query('summary', page.sheet)?.textContent;
  const counted = async (text: string): Promise<unknown> => page.until(text, () => games()?.includes(text));
  await counted('1 game');
  await page.says('After three games, a line of your results is drawn here.');
  await page.tap('button', 'Save file');
  const { text } = await page.savedFile();
  expect(fileOf(text)).toMatchObject({ format: 'card-counts/1', games: [{}] });

  await page.tap('button', 'Erase');
  await page.tap('button', 'Keep');
  await counted('1 game');
  await page.tap('button', 'Erase');
  await page.until('a question', () => page.queryAll('dialog[open]').length > 1);
  await page.tap('button', 'Erase');
  await page.says('No game has been finished yet.');

  const add = (content: string): Promise<void> =>
    page.chooseFile(() => page.tap('button', 'Add file'), page.file(content, 'x.json'));
  await add(text);
  await page.says('The file has been added.');
  await counted('1 game');
  for (const [what, sentence] of [
    ['{"format":"card-counts/1","games":[{}]}', /This file holds no statistics/],
    [text.replace('card-counts/1', 'card-counts/9'), /a newer version/],
    [text, 'The file has been added.'],
  ] as const) {
    await add(what);
    await page.says(sentence);
    await counted('1 game');
  }
  page.tab.reload();
  await open(page);
  await openScreen(page, 'Statistics');
  await counted('1 game');

  const [game = {}] = fileOf(text).games;
  const more = ['a', 'b', 'c'].map((digit, i) => ({
    ...{ ...game, id: digit.repeat(24), deal: digit.repeat(24), at: i + 1, points: 10 * i },
  }));
  await add(JSON.stringify({ ...fileOf(text), games: [game, ...more] }));
  await counted('4 games');
  await page.find('img', /^4 results: /, page.sheet);
});

test('without storage: games are counted until the page is closed, and the screen says so', async ({
  browser,
  page,
}) => {
  withSettings(page, QUICK);
  refuseStorage(browser, 'engine');
  await open(page);
  await page.says(/This browser is not saving anything/);
  await playToTheEnd(page);
  await openScreen(page, 'Statistics');
  await page.says(/these counts last until the page is closed/);
  expect((await rows(page))['Games']).toBe('1');
});

test('an undo makes the game practice, which is counted separately', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  while ((await due(page)) !== 'card') await page.press(ACTIONS);
  await page.press(PLAYABLE);
  await due(page);
  await page.tap('button', 'Take back my last move');
  await page.says(/^Practice$/);
  await playToTheEnd(page);
  await openScreen(page, 'Statistics');
  const counted = await rows(page);
  expect(counted['Games']).toBeUndefined();
  expect(counted['With moves taken back']).toMatch(/of 1 won$/);
});
