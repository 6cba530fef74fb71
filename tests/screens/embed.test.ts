/** The table in another page: every parameter of the address, every message, and a frame without storage. */
import { readFileSync } from 'node:fs';
import pack from '../../package.json' with { type: 'json' };
import { personAndBots } from '../../src/record/holder.ts';
import { FramingPage } from './around.ts';
import { countLines, countTables, gameLine, lastTable } from './engine.ts';
import type { Page } from './page.ts';
import { refuseStorage } from './refusals.ts';
import { nameOf } from './finding.ts';
import { GAMES } from './shelf.ts';
import { QUICK, due, expect, playOn, playToTheEnd, storedSettings, test, withSettings } from './table.ts';

const LEVEL = 'beginner';
const FRONT = pack.name;
const OTHERS = GAMES.filter((game) => game !== FRONT);

/** Opens the table with these parameters, without a frame, and waits for its cards. */
async function visit(page: Page, parameters: string): Promise<void> {
  page.tab.open(`?${parameters}`);
  await page.element('main[data-table]');
  await page.element('[data-card], [data-thing], [data-panel] button, [data-actions] button');
}

/** Game, options and players of the last table that was dealt, and the own cards. */
function dealt(page: Page): object {
  const { game, options, seats } = gameLine(page);
  const { lines, holders } = lastTable(page);
  const hands = lines.flatMap((one) => (one.type === 'move' && one.to === 'hand/0' ? one.cards : []));
  return { game, options, seats, holders, hands };
}

const html = (page: Page): HTMLElement => page.document.documentElement;

test.for(['embed=1&', ''])('%sgame, seats, level and an option: that table is dealt', async (embed, { page }) => {
  await visit(page, `${embed}game=${FRONT}&opt.deal=5&seats=3&level=${LEVEL}`);
  expect(dealt(page)).toMatchObject({
    ...{ game: FRONT, seats: 3, options: { deal: 5 }, holders: personAndBots(3, LEVEL) },
  });
});

test.for(OTHERS)('another game: %s', async (game, { page }) => {
  await visit(page, `embed=1&game=${game}`);
  expect(page.query('main')?.dataset['table']).toBe(game);
  expect(gameLine(page).game).toBe(game);
});

test('preset: its options', async ({ page }) => {
  await visit(page, `embed=1&preset=callAndChallenge`);
  expect(gameLine(page).options).toMatchObject({ callRule: 'challenge' });
});

test('seed: the same cards each time', async ({ page, stranger }) => {
  const hands = [];
  for (const one of [page, stranger()]) {
    await visit(one, `embed=1&seed=sky%20blue`);
    hands.push(dealt(one));
  }
  expect(hands[1]).toEqual(hands[0]);
});

test.for(['embed=1&', ''])('%slang, theme, deck and sound hold for this visit only', async (embed, { page }) => {
  withSettings(page, { language: 'en', theme: 'light', muted: false });
  await visit(page, `${embed}lang=ja&theme=dark&deck=large-index&sound=0&motion=off`);
  await page.find('button', '音を出す');
  expect(html(page).lang).toBe('ja');
  expect(html(page).dataset['theme']).toBe('dark');
  await page.key('w'); // changes and stores a setting, without storing those of the visit
  await page.until('a change', () => JSON.stringify(storedSettings(page)).includes('"wordsPanel":true'));
  expect(page.tab.window.feltLook?.deck).toBe('large-index');
  page.tab.open('');
  await page.find('button', 'Switch sound off');
  expect(html(page).lang).toBe('en');
  expect(html(page).dataset['theme']).toBe('light');
});

const frames = (page: Page): number => page.tab.window.framesDrawn ?? 0;

test('motion=full: cards fly even if the person has switched motion off', async ({ page }) => {
  withSettings(page, { motion: 'off' });
  await visit(page, 'embed=1&motion=full&lang=en&seats=8&opt.deal=5');
  await page.until('many frames', () => frames(page) > 40);
});

test.for(['reduced', 'off'])('motion=%s: cards appear at once', async (motion, { page }) => {
  withSettings(page, { motion: 'on', pace: 'at-once' });
  await visit(page, `embed=1&motion=${motion}&lang=en&seed=f`); // with this seed few bots act before the person
  await due(page);
  await page.world.pass(3000);
  expect(frames(page)).toBeLessThan(40); // an animated deal takes hundreds
});

test('ui=table has no menu', async ({ page }) => {
  withSettings(page, QUICK);
  await visit(page, `embed=1&ui=table`);
  await page.find('button', 'Take back my last move');
  expect(page.has('button', 'Menu')).toBe(false);
  await page.key('m');
  expect(page.sheet).toBeUndefined();
  await playToTheEnd(page);
  const buttons = page.queryAll('section.result .button').map(nameOf);
  expect(buttons).toEqual([
    expect.stringMatching(/Play again|Next deal/),
    expect.stringMatching(/Go over|Review|Look/),
  ]);
});

test('ui=full has the menu', async ({ page }) => {
  await visit(page, `embed=1&ui=full&lang=en`);
  await page.find('button', 'Menu');
});

test('unknown values: one note in the console, and an ordinary table', async ({ page, world }) => {
  await visit(
    page,
    `embed=1&game=none&preset=none&opt.none=1&seats=77&level=none&lang=xx&theme=x&deck=x&motion=x&sound=x&ui=x&host=x&adapter=none&unknown=1`,
  );
  await due(page);
  const notes = world.notes.filter((note) => note.includes('not understood'));
  expect(notes).toHaveLength(1);
  for (const word of ['game=none', 'preset=none', 'opt.none=1', 'seats=77', 'level=none', 'lang=xx', 'adapter=none'])
    expect(notes[0]).toContain(word);
  expect(world.notes.join(' ')).not.toContain('unknown');
});

test('without embed=1 there is no menu at ui=table either', async ({ page }) => {
  await visit(page, `lang=ja&ui=table&motion=off`);
  await page.find('button', '音を消す');
  expect(page.has('button', 'メニュー')).toBe(false);
});

test('the game of the address is resumed if it was left; another one is dealt', async ({ page }) => {
  withSettings(page, QUICK);
  await visit(page, 'seats=3&lang=en');
  await playOn(page);
  const lines = countLines(page);
  await visit(page, 'seats=3&lang=en');
  expect(lastTable(page).lines.length).toBe(lines);
  await visit(page, 'seats=4&lang=en');
  expect(gameLine(page).seats).toBe(4);
  expect(lastTable(page).lines.length).toBeLessThan(lines + 30);
});

test.for([
  ['', 0],
  ['&friends=1', 1],
] as const)('friends are invited only where the framing page allows it: %s', async ([parameters, count], { page }) => {
  withSettings(page, QUICK);
  new FramingPage(page).open(parameters);
  await page.tap('button', 'Menu');
  await page.find('button', 'New game');
  expect(page.all('button', 'Play with friends')).toHaveLength(count);
});

test('a hidden page stops, and tells the framing page', async ({ page }) => {
  withSettings(page, { ...QUICK, speed: 0.5, motion: 'on', pace: 0 });
  const host = new FramingPage(page);
  host.open('&seats=8');
  await page.until('the cards to be dealt', () => frames(page) > 5);
  page.tab.hide(true);
  await page.until('the end of play', () => host.types.includes('gameplayStop'));
  await page.world.pass(100);
  const stopped = [frames(page), countLines(page)];
  await page.world.pass(30_000);
  expect([frames(page), countLines(page)]).toEqual(stopped);
  page.tab.hide(false);
  await page.until('play', () => host.types.findLast((type) => type.startsWith('gameplay')) === 'gameplayStart');
  await page.element('[data-card]:not([aria-disabled])');
});

test('pause stops drawing and bots at once; a second pause changes nothing; resume continues there', async ({
  page,
}) => {
  withSettings(page, { ...QUICK, speed: 0.5, motion: 'on', pace: 0 });
  const host = new FramingPage(page);
  host.open('&seats=8&opt.deal=5');
  await page.until('the cards to be dealt', () => frames(page) > 5);
  expect((await host.ask('pause')).ok).toBe(true);
  expect((await host.ask('pause')).ok).toBe(true);
  await page.world.pass(100);
  const stopped = [frames(page), countLines(page)];
  await page.world.pass(30_000);
  expect([frames(page), countLines(page)]).toEqual(stopped);
  expect((await host.ask('resume')).ok).toBe(true);
  await page.until('frames', () => frames(page) > (stopped[0] ?? 0) + 5);
  expect(host.types.findLast((type) => type.startsWith('gameplay'))).toBe('gameplayStart');
  await page.element('[data-card]:not([aria-disabled])');
});

test('mute, theme, lang, setOptions take effect at once and are not stored', async ({ page }) => {
  withSettings(page, QUICK);
  const host = new FramingPage(page);
  host.open('&motion=off');
  await host.hear('ready');
  const kept = storedSettings(page);
  expect(await host.ask('mute', { on: true })).toMatchObject({ ok: true });
  expect(await host.ask('theme', { theme: 'dark' })).toMatchObject({ ok: true });
  expect(await host.ask('lang', { lang: 'ja' })).toMatchObject({ ok: true });
  await page.until('Japanese', () => html(page).lang === 'ja');
  expect(html(page).dataset['theme']).toBe('dark');
  expect(await host.ask('setOptions', { seats: 3, level: LEVEL })).toMatchObject({ ok: true });
  await page.until('three seats', () => gameLine(page).seats === 3);
  expect(await host.ask('setOptions', { game: 'none' })).toMatchObject({ ok: false, why: 'bad-value' });
  expect(await host.ask('theme', { theme: 'pink' })).toMatchObject({ ok: false, why: 'bad-value' });
  expect(storedSettings(page)).toEqual(kept);
});

test('load and goto: a record is watched, a saved game is resumed, nonsense is refused', async ({ page }) => {
  withSettings(page, QUICK);
  const host = new FramingPage(page);
  host.open('&motion=off&ui=replay');
  const { bytes } = await host.hear('save');
  const game = dealt(page);
  expect(await host.ask('goto', { step: 3 })).toMatchObject({ ok: false, why: 'no-replay' });
  expect(await host.ask('load', { record: '{"type":"game"}' })).toMatchObject({ ok: false, why: 'bad-record' });
  const record = readFileSync('public/embed/game.jsonl', 'utf8');
  expect(await host.ask('load', { record })).toMatchObject({ ok: true });
  expect(await host.ask('goto', { step: 3 })).toMatchObject({ ok: true });
  expect(((await page.find('slider')) as HTMLInputElement).value).toBe('3');
  expect(page.has('button', 'Back to the table')).toBe(false);
  expect(bytes).toBeInstanceOf(Uint8Array);
  const before = countTables(page);
  expect(await host.ask('load', { save: bytes })).toMatchObject({ ok: true });
  expect(await host.ask('load', { save: new Uint8Array([1, 2, 3]) })).toMatchObject({ ok: false, why: 'bad-save' });
  expect(countTables(page)).toBe(before + 1);
  expect(dealt(page)).toEqual(game);
});

test('breaks=1: the next deal waits for breakDone', async ({ page }) => {
  withSettings(page, QUICK);
  const host = new FramingPage(page);
  host.open('&motion=off&breaks=1');
  await host.hear('ready');
  await playToTheEnd(page);
  const before = countTables(page);
  await page.press('section.result .main');
  await host.hear('breakPoint');
  await page.world.pass(60_000);
  expect(countTables(page)).toBe(before);
  expect((await host.ask('breakDone')).ok).toBe(true);
  await page.until('the next deal', () => countTables(page) > before);
});

test.for([
  ['no host is named', '?embed=1&motion=off'],
  ['another one is named', '?embed=1&motion=off&host=https%3A%2F%2Fother.example'],
] as const)('a page can control nothing and receives no saves if %s', async ([, address], { page }) => {
  withSettings(page, QUICK);
  const host = new FramingPage(page);
  page.tab.open(address);
  await host.hear('ready');
  host.say({ protocol: 'card-table/1', type: 'pause', id: 1 });
  await page.world.pass(30_000);
  expect(host.types).toContain('gameplayStart');
  for (const type of ['reply', 'save', 'gameplayStop']) expect(host.types).not.toContain(type);
});

test('a frame without storage: everything works, and the game can be moved to its own tab', async ({
  browser,
  page,
  world,
}) => {
  refuseStorage(browser, 'page', 'engine');
  const host = new FramingPage(page);
  host.open('&motion=off&lang=en&seats=3&seed=9'); // a short deal
  await page.says(/is not saving anything/);
  expect(await host.hear('error')).toMatchObject({ code: 'not-kept' });
  const link = (await page.find('link', 'Open in a new tab')) as HTMLAnchorElement;
  await page.until('the game in the link', () => link.href.includes('save='));
  const { hands } = dealt(page) as { readonly hands: readonly string[] };
  const opening = new Promise<Page['tab']>((settle) => (page.tab.opened = settle));
  await page.tapOn(link);
  const tab = await world.during(opening);
  await world.until('its cards', () => tab.document.querySelector('[data-card]') !== null);
  expect(new URL(tab.url).searchParams.has('embed')).toBe(false);
  const held = [...tab.document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset['card']);
  expect(hands.filter((card) => held.includes(card)).length).toBeGreaterThan(0);
  tab.close();
  await playToTheEnd(page);
  await host.hear('gameEnd');
});

test('the events come in order', async ({ page }) => {
  withSettings(page, QUICK);
  const host = new FramingPage(page);
  host.open('&motion=off');
  const hello = await host.hear('hello');
  expect(hello['games']).toEqual(expect.arrayContaining(GAMES));
  await host.hear('ready');
  await playToTheEnd(page);
  const { result } = await host.hear('gameEnd');
  expect(result).toMatchObject({ game: FRONT, practice: false });
  await host.hear('save');
  await page.press('section.result .main');
  await host.hear('breakPoint');
  const said = host.types.filter((type) => !['save', 'resize', 'error', 'reply', 'ready'].includes(type));
  const deal = ['gameplayStart', 'gameplayStop', 'dealEnd', 'gameEnd', 'breakPoint'];
  expect(said.slice(0, 7)).toEqual(['hello', 'firstFrame', ...deal]);
  expect(host.types).toContain('resize');
});
