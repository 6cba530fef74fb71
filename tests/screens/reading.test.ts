/** What is read and heard: every language complete, each text in the language that is said of it, and the table in words. */
import { readFileSync } from 'node:fs';
import { screenText } from '../screen-text.ts';
import { LANGUAGES, type Language, factsOf } from '../../src/words/languages.ts';
import { begin } from './engine.ts';
import { nameOf } from './finding.ts';
import type { Page } from './page.ts';
import { GAMES } from './shelf.ts';
import { QUICK, due, expect, open, playToTheEnd, test, withSettings } from './table.ts';
import { wronglySaid } from './said.ts';

/** Two words in a row. */
const ENGLISH = /[A-Za-z]{3,} [A-Za-z]{2,}/;

test('Japanese is complete: no English sentence in a game', async ({ page }) => {
  withSettings(page, { ...QUICK, language: 'ja' });
  await open(page);
  await due(page);
  expect(page.document.documentElement.lang).toBe('ja');
  const seen = (): string => page.text().replaceAll('Page One', '');
  expect(seen()).not.toMatch(ENGLISH);
  expect(
    page
      .all('button')
      .map(nameOf)
      .filter((name) => ENGLISH.test(name)),
  ).toEqual([]);
  await playToTheEnd(page);
  await page.element('section.result h2');
  expect(seen()).not.toMatch(ENGLISH);
});

/** Languages that are written in other letters than English. */
const IN_OTHER_LETTERS = LANGUAGES.filter((language) => new Intl.Locale(language).maximize().script !== 'Latn');
/** In these, more titles stay English; at the table itself the log and buttons are not told apart. */
const ONLY_SHEETS: readonly Language[] = ['ru'];

const containing = (text: string): RegExp => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** The entries of the menu, and the headings to which they lead where these differ. */
const SCREENS: readonly (readonly [entry: string, heading?: string])[] = [
  ['entries-newGame'],
  ['menu-games', 'app-title'],
  ['day-title'],
  ['pastGames-title'],
  ['entries-rules', 'rules-title'],
  ['share-title'],
  ['entries-settings'],
  ['statistics-title'],
  ['entries-help'],
  ['fairDeal-title'],
];

test.for(IN_OTHER_LETTERS)(
  'what is said in %s says so, and what is English in it says that',
  async (language, { page }) => {
    const shelf = (id: string): string => readFileSync(`src/games/${id}/words/${language}.shelf.ftl`, 'utf8');
    const game = GAMES.find((id) => /\.lang = en$/m.test(shelf(id)));
    const part = ONLY_SHEETS.includes(language) ? 'dialog[open]' : 'body';
    withSettings(page, { ...QUICK, language });
    await open(page, game === undefined ? '' : `?game=${game}`);
    await due(page);
    expect(page.document.documentElement.lang).toBe(language);
    expect(page.document.documentElement.dir).toBe(factsOf(language).dir);
    expect(wronglySaid(page, part)).toEqual([]);
    const press = (id: string): Promise<void> => page.tap('button', screenText(language, id));
    for (const [entry, heading = entry] of SCREENS) {
      await press('entries-title');
      await press('entries-more');
      await press(entry);
      await page.find('heading', containing(screenText(language, heading)));
      if (entry === 'entries-rules') await page.element('[data-clause]');
      if (entry === 'pastGames-title') await page.element('dialog[open] time');
      expect(wronglySaid(page, part)).toEqual([]);
      await page.key('Escape');
      if (page.sheet) await page.key('Escape');
    }
  },
);

/** How many frames the felt takes to deal and to show the first bots. */
async function framesOf(page: Page, settings: object): Promise<number> {
  withSettings(page, { ...settings, pace: 'at-once' });
  await open(page);
  await due(page);
  await page.world.pass(10_000);
  const before = page.tab.window.framesDrawn ?? 0;
  await begin(page, { seed: 'still', kinds: ['human', 'plain', 'plain', 'plain'], options: {} });
  await due(page);
  await page.world.pass(30_000);
  return (page.tab.window.framesDrawn ?? 0) - before;
}

test.for([
  ['the system', { calm: true }, {}],
  ['the person', { calm: false }, { motion: 'off' }],
] as const)('motion reduced by %s: cards appear at once', async ([, kind, settings], { page, stranger }) => {
  const moving = await framesOf(page, {});
  const still = await framesOf(stranger(kind), settings);
  expect(moving).toBeGreaterThan(100);
  expect(still).toBeLessThan(moving / 5);
});

test('the log has what happened, in order', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await due(page);
  const log = await page.find('log');
  const told = [...log.children].map(({ textContent }) => textContent);
  expect(told[0]).toMatch(/ deals?\.$/);
  expect(told[1]).toMatch(/^You hold /);
});
