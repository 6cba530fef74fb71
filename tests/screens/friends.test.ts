/** Two windows of one browser at one table: opened, joined by its link, played, reloaded, paused, left. */
import { titles } from '../../src/games/registry/page/titles.ts';
import { told } from './engine.ts';
import {
  DIRECT,
  actOne,
  another,
  dealt,
  goOn,
  listed,
  openTable,
  otherDevice,
  plain,
  sit,
  isSaid,
} from './friends-table.ts';
import type { Page } from './page.ts';
import { PLAYABLE, QUICK, cards, expect, fromMenu, inWords, open, test, withSettings } from './table.ts';
import type { Browser } from './browser/browser.ts';

const isOver = (page: Page): boolean => page.query('section.result') !== undefined;

/** Until the game is over on all pages. */
async function playOut(pages: readonly Page[]): Promise<void> {
  for (let turns = 0; turns < 1500; turns += 1) {
    if (pages.every(isOver)) return;
    await actOne(pages);
    await pages[0]?.world.pass(100); // messages of one hand are sent together
  }
  throw new Error('the game was not over');
}

/** Who won how often, as the page says it. */
const winsOn = (page: Page): string[] => page.queryAll('[data-wins] li').map((one) => plain(one).trim());

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

test('two devices play a game, the guest’s checks it, both count it, and it is dealt again', async ({
  browser,
  page,
}) => {
  const device = otherDevice(browser);
  withSettings(another(device), QUICK);
  const guest = await dealt(page, device);
  await playOut([page, guest]);
  const found = await guest.element('[data-found]');
  await guest.until('the check', () => found.textContent.includes('Your device has checked this game'));
  expect(found.textContent).toContain('nobody could choose the cards');
  expect(guest.query('section.result')?.textContent).toMatch(/Mika.* can deal again/);
  const [mika, ren] = [page, guest].map((one) => one.query('section.result')?.textContent.includes('You win'));
  expect(mika).not.toBe(ren);
  for (const [one, isWinner, other] of [
    [page, mika, 'Ren'],
    [guest, ren, 'Mika'],
  ] as const) {
    await one.element('[data-wins]');
    expect(winsOn(one)).toEqual([`You ${isWinner ? '1' : '0'}`, `${other} ${isWinner ? '0' : '1'}`]);
  }
  const ask = await guest.find('button', 'Ask for another game');
  ask.focus();
  await guest.keyOn(ask, 'Enter');
  await guest.says(/Mika.* knows that you would like another game\./);
  expect(guest.document.activeElement).not.toBe(guest.document.body);
  await page.until('the wish', () => page.query('[data-wishes]')?.textContent.includes('would like another game'));
  expect(isSaid(page, /Ren.* would like another game\./)).toBe(true);
  await page.pressOn(await page.find('button', 'Play again with the same people'));
  for (const one of [page, guest]) await one.gone('section.result');
  await guest.element('[data-card]');
});

test('a table whose tab was closed rests until its host opens it again', async ({ browser, page }) => {
  const guest = await dealt(page, browser);
  const before = cards(guest);
  page.tab.close();
  const again = another(browser);
  await open(again);
  await again.says(/Your table with friends is not open just now/, () => again.sheet);
  expect(again.text(again.sheet)).toMatch(/Page One.*Ren/); // which table it is
  await guest.says(/The host cannot be reached/);
  await again.tapOn(await again.find('button', 'Open the table', again.sheet));
  await again.element('[data-pause]');
  await again.gone('dialog[open]');
  await guest.until('the host', () => !guest.reads(/The host cannot be reached/));
  expect(cards(guest)).toEqual(before);
});

test('who does not open it again plays on with bots', async ({ browser, page }) => {
  await dealt(page, browser);
  page.tab.close();
  const again = another(browser);
  await open(again);
  await again.tapOn(await again.find('button', 'Back to my own table', again.sheet));
  await again.gone('dialog[open]');
  await again.until('a bot at Ren’s seat', () => /Ren\W* \(Steady\)/.test(inWords(again)));
  const later = another(browser);
  again.tab.close();
  await open(later);
  await later.element('[data-card]');
  expect(later.sheet).toBeUndefined();
});

/** The tables that the page offers to go back to; nothing is connected for that. */
async function openYourTables(page: Page): Promise<HTMLElement | undefined> {
  await page.tap('button', 'Menu');
  await page.tap('button', 'Play with friends');
  await page.find('textbox', 'Your name', page.sheet);
  expect(told(page).some(({ type }) => type === 'friends')).toBe(false);
  return page.query('[data-tables]');
}

test('a guest who comes back another day finds the table, with whose turn it is, and no longer once it is left', async ({
  browser,
  page,
}) => {
  const guest = await dealt(page, browser);
  const before = cards(guest);
  const isOwnTurn = guest.query(PLAYABLE) !== undefined;
  guest.tab.close();
  const later = another(browser);
  await open(later);
  const tables = await openYourTables(later);
  expect(plain(tables)).toMatch(isOwnTurn ? /Page One *Mika *Your turn/ : /Page One *Mika *Mika to play\./);
  const back = await later.find('button', /^Back to the table: Page One with .*Mika/);
  await later.keyOn(back, 'Enter');
  await later.until('the same cards', () => same(cards(later), before));
  await later.gone('dialog[open]');
  await goOn([page, later]);
  await later.tapOn(await later.element('[data-friends]'));
  await later.tap('button', 'Leave the table');
  await later.tap('button', 'Leave');
  await later.gone('dialog[open]');
  later.tab.close();
  const last = another(browser);
  await open(last);
  expect(await openYourTables(last)).toBeUndefined();
});

test('a table is removed from the list, which says when it was the last one', async ({ browser, page }) => {
  const one = { role: 'guest', game: titles[0]?.id ?? '', names: ['Mika', 'Ren'], host: 0, you: 1, turn: 1, at: 1e12 };
  const tables = [{ ...one, invite: 'w-1' }, { ...one, invite: 'w 2' }, 7];
  browser.localStorage.setItem('card-table.tables', JSON.stringify(tables));
  withSettings(page, QUICK);
  await open(page);
  const list = await openYourTables(page);
  expect(plain(list)).toMatch(/Your turn/);
  await page.keyOn(await page.find('button', /^Remove Page One with .*Mika/), 'Enter');
  expect(plain(list)).toMatch(/No tables left\./);
  expect(page.document.activeElement?.textContent).toBe('Your tables');
  page.tab.reload();
  await page.element('[data-card]');
  expect(await openYourTables(page)).toBeUndefined();
});

test('a reload of either window loses nothing', async ({ browser, page }) => {
  const guest = await dealt(page, browser);
  const before = [cards(page), cards(guest)];
  guest.tab.reload();
  await guest.until('Mika', () => inWords(guest).includes('Mika'));
  await guest.until('the same cards', () => same(cards(guest), before[1]));
  page.tab.reload();
  await page.element('[data-pause]');
  await page.until('the same cards', () => same(cards(page), before[0]));
  await page.until('Ren', () => inWords(page).includes('Ren'));
  await guest.until('the host to be there', () => !guest.reads(/The host cannot be reached/));
  await goOn([page, guest]);
});

test('the host’s window is gone: the table waits, also for a guest who reloads, and goes on once it is back', async ({
  browser,
  page,
}) => {
  const guest = await dealt(page, browser);
  const before = [cards(page), cards(guest)];
  const address = page.tab.url;
  page.tab.close();
  await guest.says(/The host cannot be reached just now\. This page keeps trying\./);
  guest.tab.reload();
  await guest.says(/Looking for the table/, () => guest.sheet);
  expect(cards(guest)).not.toEqual(before[0]); // what the host has kept in this browser is not for the guest
  page.tab.open(address);
  await page.until('the same cards', () => same(cards(page), before[0]));
  await guest.until('the same cards', () => same(cards(guest), before[1]));
  await guest.until('the host to be there', () => !guest.reads(/The host cannot be reached/));
  await goOn([page, guest]);
});

test('pause, emotes, and leaving', async ({ browser, page }) => {
  const guest = await dealt(page, browser);
  await guest.tapOn(await guest.element('[data-pause]'));
  await page.says(/Paused by .*Ren/);
  await guest.says('Paused by you');
  await page.tap('button', 'Resume', await page.find('group', 'Pause'));
  for (const one of [page, guest]) await one.until('no pause', () => !one.has('group', 'Pause'));

  await page.tapOn(await page.element('[data-emotes]'));
  const smile = await page.find('button', 'Smile');
  await page.until('the focus there', () => page.document.activeElement === smile);
  await page.tap('button', 'Heart');
  await page.until('the focus back', () => page.document.activeElement === page.query('[data-emotes]'));
  await guest.element('[data-emote="heart"]');
  await guest.until('that it is told', () => isSaid(guest, /Mika.*: Heart/));
  await guest.gone('[data-emote="heart"]');
  expect(page.has('button', 'Take back my last move')).toBe(false);

  await guest.tapOn(await guest.element('[data-friends]'));
  await guest.tap('button', 'Leave the table');
  await guest.tap('button', 'Leave');
  await guest.gone('dialog[open]');
  await guest.gone('[data-friends]');
  expect(guest.url.hash).toBe('');
  await guest.element('[data-card]');
  await page.until('that it is told', () => isSaid(page, /Ren.* has left/));

  await page.tapOn(await page.element('[data-friends]'));
  await page.tap('button', 'Close the table');
  await page.tap('button', 'Close it');
  await page.gone('[data-friends]');
  await page.find('button', 'Take back my last move');
});

test('whoever only watches sees no hand; a table that is closed says so', async ({ browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  await page.tap('button', 'Menu');
  await page.tap('button', 'Play with friends');
  await page.tap('switch', /^Others may watch/);
  await page.tap('button', 'Open the table');
  const link = ((await page.find('textbox', /^Link/)) as HTMLInputElement).value;
  const guest = another(browser);
  guest.tab.open(link);
  await guest.tap('button', 'Watch');
  await page.says(/Watching: .*Mika|Watching: .*Friend/, () => page.sheet);
  await page.tap('button', 'Deal', page.sheet);
  await guest.gone('dialog[open]');
  await page.element('[data-card]');
  expect(cards(guest)).toEqual([]);
  await page.tapOn(await page.element('[data-friends]'));
  await page.tap('button', 'Close the table');
  await page.tap('button', 'Close it');
  await guest.says('The host has closed the table.');
  await guest.tap('button', 'Back to my own table');
  await guest.gone('dialog[open]');
});

test.for([
  ['with = in hexadecimal', (link: string) => link.replace('#table=', '#table%3D')],
  ['with parameters behind it', (link: string) => `${link}&utm_source=chat&fbclid=abc`],
  ['with its word in upper case', (link: string) => link.replace('#table', '#TABLE')],
  ['with its fragment as a part of the address', (link: string) => link.replace('#', '%23')],
] as const)('an invitation %s leads to the table', async ([, changed], { browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  const link = await openTable(page);
  const guest = another(browser);
  guest.tab.open(changed(link));
  await sit(guest, 'Ren');
  guest.tab.reload();
  await guest.says(/Mika.* will deal when everybody is here/, () => guest.sheet);
  await guest.tap('button', 'Leave the table');
  await guest.tap('button', 'Leave');
  await guest.gone('dialog[open]');
  expect(guest.url.search + guest.url.hash).toBe('');
});

test.for([
  ['that is none', '#table=wnonsense'],
  ['whose fragment was lost', '?table'],
  ['cut off after its word', '?table#table'],
  ['all in upper case', '?TABLE#TABLE=WAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['all in lower case', '?table#table=waaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
] as const)('an invitation %s gets one sentence and an ordinary table', async ([, address], { page }) => {
  withSettings(page, QUICK);
  await open(page, address);
  await page.until('a sentence', () =>
    page.all('alert').some(({ textContent }) => textContent.includes('This is not an invitation to a table')),
  );
  expect(page.sheet).toBeUndefined();
  expect(page.url.search + page.url.hash).toBe('');
});

test('a link pasted into a tab whose game is open in another one is taken up at once', async ({ browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  const link = await openTable(page);
  const covered = another(browser);
  covered.tab.open('');
  const cover = await covered.find('dialog', /open in another tab/);
  covered.tab.goToHash('#table=wnonsense');
  await covered.until('a sentence', () =>
    covered
      .all('alert', undefined, cover)
      .some(({ textContent }) => textContent.includes('This is not an invitation to a table')),
  );
  covered.tab.goToHash(new URL(link).hash);
  await sit(covered, 'Ren');
  await page.until('Ren', () => listed(page, 'Ren'));
  await page.tap('button', 'Deal for two', page.sheet);
  await covered.gone('dialog[open]');
  await covered.until('Mika', () => inWords(covered).includes('Mika'));
});

/** Has the host acted since the guest's last own act? Else nobody is asked. */
function hasHostActed(guest: Page): boolean {
  const said = guest.queryAll('[role=log] p').map(({ textContent }) => textContent);
  const [own = -1, host = -1] = [/^You .*\b(play|draw|lead)\b/, /^\P{L}*Mika\P{L}* (plays|draws|leads)/u].map((act) =>
    said.findLastIndex((text) => act.test(text)),
  );
  return own >= 0 && host > own;
}

/** Plays until the guest is to choose a card, and the host has acted since the guest's last choice. */
async function playUntilHostMustAgree(host: Page, guest: Page): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    const isAtCard = guest.query('[data-undo][aria-disabled="false"]') && guest.query(PLAYABLE);
    if (isAtCard && hasHostActed(guest)) return;
    if (!(await actOne([guest]))) await actOne([host]);
    await host.world.pass(100);
  }
  throw new Error('there was nothing to agree to');
}

test('help for everybody: a guest gets a hint, and takes back what the host agrees to', async ({ browser, page }) => {
  const guest = await dealt(page, browser, { help: true });
  await playUntilHostMustAgree(page, guest);
  await guest.tapOn(await guest.element('[data-hint]'));
  await guest.until('a hint', () => /\w/.test(guest.query('[data-hint-note] strong')?.textContent ?? ''));
  const before = inWords(guest);
  await guest.tapOn(await guest.element('[data-undo]'));
  await guest.until('a question', () => guest.query('[data-taking-back]')?.textContent.includes('Mika'));
  await page.tap('button', 'I agree', await page.element('[data-taking-back]'));
  await guest.gone('[data-taking-back]');
  await guest.until('another table', () => inWords(guest) !== before);
  await page.element('.practice');

  await fromMenu(guest, 'Settings');
  await guest.tap('switch', 'Coach');
  await guest.tap('button', 'Close');
  const isCoached = (): boolean => told(guest).some((one) => one.type === 'coach');
  for (let turns = 0; turns < 100 && !isCoached(); turns += 1) {
    await actOne([guest, page]); // there may be nothing to choose just now
    await page.world.pass(500);
  }
  expect(isCoached()).toBe(true);
});

/** A window that has notifications, whose permission is asked for. Call before the page is opened. */
function withNotifications(browser: Browser, answer: NotificationPermission): { permission: string; shown: string[] } {
  const given: { permission: string; shown: string[] } = { permission: 'default', shown: [] };
  class Notification extends EventTarget {
    static get permission(): string {
      return given.permission;
    }

    static async requestPermission(): Promise<string> {
      return Promise.resolve((given.permission = answer));
    }

    constructor(private readonly text: string) {
      super();
      given.shown.push(text);
    }

    close(): void {
      given.shown = given.shown.filter((one) => one !== this.text);
    }
  }
  browser.change = (globals, name) => {
    if (name === 'page') Object.assign(globals['window'] as object, { Notification });
    return globals;
  };
  return given;
}

/** Plays until it is the turn of whoever has a hidden page. */
async function playToTurnOf(hidden: Page, other: Page): Promise<void> {
  for (let turns = 0; turns < 100 && !hidden.document.title.startsWith('●'); turns += 1) {
    await actOne([other]);
    await other.world.pass(500);
  }
}

test('a turn that comes in the background is in the title, for the host and for a guest, and told by a notification', async ({
  browser,
  page,
}) => {
  const given = withNotifications(browser, 'granted');
  const guest = await dealt(page, browser);
  await guest.tapOn(await guest.element('[data-friends]'));
  await guest.tap('switch', 'Notify me when it is my turn');
  await guest.until('the switch', () => guest.has('switch', 'Notify me when it is my turn') && given.permission);
  await guest.tap('button', 'Back to the table', guest.sheet);
  for (const [hidden, other] of [
    [guest, page],
    [page, guest],
  ] as const) {
    const before = hidden.document.title;
    for (let turns = 0; turns < 100 && hidden.query(PLAYABLE); turns += 1) {
      await actOne([hidden]);
      await other.world.pass(500);
    }
    hidden.tab.hide(true);
    await playToTurnOf(hidden, other);
    expect(hidden.document.title).toBe('● Your turn — Page One');
    expect(given.shown).toEqual(hidden === guest ? ['Your turn — Page One'] : []); // the host has a switch of its own
    hidden.tab.hide(false);
    await hidden.until('the title as it was', () => hidden.document.title === before);
    expect(given.shown).toEqual([]);
  }
});

test('notifications that the browser refuses stay off, with one sentence', async ({ browser, page }) => {
  withNotifications(browser, 'denied');
  withSettings(page, QUICK);
  await open(page);
  await openTable(page);
  const toggle = (await page.find('switch', 'Notify me when it is my turn')) as HTMLInputElement;
  await page.tapOn(toggle);
  await page.says(/The browser does not allow notifications from this page\./, () => page.sheet);
  expect(toggle.checked).toBe(false);
});

test.for([
  ['whole', DIRECT, false],
  ['of which a part is missing', DIRECT.slice(0, -5), true],
] as const)('an invitation without a relay that is %s', async ([, invite, isBad], { page }) => {
  withSettings(page, QUICK);
  page.tab.open(`#table=${invite}`);
  if (isBad) {
    await page.says('This is not an invitation to a table, or part of it is missing.');
    await page.element('[data-card]');
  } else {
    await page.element('dialog[open]');
    expect(page.reads('This is not an invitation to a table')).toBe(false);
  }
});

/** The seats round the table in an open sheet. */
const seatsIn = (page: Page): HTMLElement[] => page.all('listitem', undefined, page.query('ol', page.sheet));
/** Whose portraits are there. */
const facesIn = (page: Page): (string | undefined)[] =>
  seatsIn(page).map((one) => one.querySelector<SVGElement>('[data-who]')?.dataset['who']);

test('round the table: who is coming, who is here, what is free, each with the portrait that they chose', async ({
  browser,
  page,
}) => {
  withSettings(page, QUICK);
  await open(page);
  const link = await openTable(page);
  expect(plain(listed(page, 'Free seat'))).toContain('a friend or a bot');
  const guest = another(otherDevice(browser));
  withSettings(guest, QUICK);
  await open(guest, link);
  await page.until('somebody is coming', () => plain(listed(page, 'Free seat')).includes('is joining'));
  await sit(guest, 'Ren');
  await page.until('Ren is here', () => plain(listed(page, 'Ren')).includes('is here'));
  expect(listed(page, 'Free seat')).toBeUndefined();
  expect(facesIn(page)).toEqual(facesIn(guest));

  for (const one of [page, guest]) await one.tap('button', 'Close');
  await fromMenu(guest, 'Settings');
  await guest.tap('radio', 'Skipper');
  await guest.tap('button', 'Close');
  await page.tapOn(await page.element('[data-friends]'));
  await page.until('the skipper', () => facesIn(page)[1] === 'skipper');
  await guest.tapOn(await guest.element('[data-friends]'));
  expect(facesIn(guest)).toEqual(facesIn(page));
  await page.tap('button', 'Deal for two');
  await page.gone('dialog[open]');
  await page.until('the skipper at the table', () => page.query('main [data-who="skipper"]'));
});

test('the host moves a friend to another seat, and the list of seats says so to both', async ({ browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  await page.tap('button', 'Menu');
  await page.tap('button', 'Play with friends');
  await page.fill(await page.find('textbox', 'Your name'), 'Mika');
  await page.tap('button', 'Open the table');
  const link = ((await page.find('textbox', /^Link/)) as HTMLInputElement).value;
  const guest = another(browser);
  await open(guest, link);
  await sit(guest, 'Ren');
  const seats = (of: Page): (string | undefined)[] =>
    seatsIn(of).map((one) => /Mika|Ren|Free seat/.exec(plain(one))?.[0]);
  const from = ['Mika', 'Ren', 'Free seat', 'Free seat'];
  await page.until('Ren', () => same(seats(page), from));
  await page.select(await page.find('combobox', /^Move .*Ren/), { label: 'Seat 4' });
  for (const one of [page, guest])
    await one.until('Ren elsewhere', () => same(seats(one), ['Mika', 'Free seat', 'Free seat', 'Ren']));
  await page.tap('button', /^Remove .*Ren/);
  await page.until('nobody', () => same(seats(page), ['Mika', 'Free seat', 'Free seat', 'Free seat']));
});
