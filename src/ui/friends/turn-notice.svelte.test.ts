/** A turn that comes while nobody looks: the title, the sound and the notification. */
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FriendsPhase, FriendsState, FriendsTable } from '../../friends/table.ts';
import { sayIn } from '../../words/load.ts';
import { loadFriendsSay } from '../words/friends.ts';
import { tellTurns } from './turn-notice.svelte.ts';

const friendsSay = await loadFriendsSay('en');
const tableSay = await sayIn('en', ['face', 'ui']);

const titleOf = (game: string): string => tableSay('app-page', { game });

class FakeDocument extends EventTarget {
  hidden = false;
  title = '';
  readonly baseURI = 'https://table.example/';
  readonly documentElement = { lang: 'en', dir: 'ltr' };

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** The notifications that are shown. */
const shown = new Set<string>();
let permission: NotificationPermission;
let refusesPages = false; // as on a phone

class FakeNotification extends EventTarget {
  static get permission(): NotificationPermission {
    return permission;
  }

  constructor(private readonly text: string) {
    super();
    if (refusesPages) throw new TypeError('Illegal constructor');
    shown.add(text);
  }

  close(): void {
    shown.delete(this.text);
  }
}

const registration = {
  showNotification: async (text: string) => void shown.add(`${text}, by the service worker`),
  getNotifications: async () => [...shown].map((text) => ({ close: () => shown.delete(text) })),
};

class FakePage {
  readonly embed = undefined;
  readonly table = new (class {
    onTurn = $state(false);
    phase = $state<'loading' | 'deal' | 'between' | 'over'>('deal');
    words = $state.raw({ title: 'A Game' });
  })();
  readonly say = tableSay;
  readonly sounds = { play: vi.fn() };
}

class FakeCompany {
  readonly friends = new (class {
    isOpen = $state(true);
    seat = $state<number | undefined>(1);
    state = $state.raw<FriendsState>();

    be(phase: FriendsPhase, pausedBy?: string): void {
      this.state = { table: { phase, pausedBy } as FriendsTable } as FriendsState;
    }
  })();
  settings = $state.raw({ notices: false });
  readonly say = friendsSay;
}

let seen: FakeDocument;
let page: FakePage;
let company: FakeCompany;
let stop: () => void;

beforeEach(() => {
  seen = new FakeDocument();
  const surroundings = { Notification: FakeNotification, focus: () => undefined };
  vi.stubGlobal('document', seen);
  vi.stubGlobal('window', Object.assign(surroundings, { parent: surroundings }));
  vi.stubGlobal('location', { href: 'https://table.example/' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  shown.clear();
  [permission, refusesPages] = ['granted', false];
  [page, company] = [new FakePage(), new FakeCompany()];
  company.friends.be('playing');
  stop = tellTurns(page, company);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function settle(): Promise<void> {
  flushSync();
  await tick();
  await new Promise((done) => setTimeout(done));
}

async function turn(isOwn: boolean): Promise<void> {
  page.table.onTurn = isOwn;
  await settle();
}

test('a turn that comes while the page is hidden is in the title and heard once, until it is seen', async () => {
  seen.hide(true);
  await settle();
  expect(seen.title).toBe(titleOf('A Game'));
  await turn(true);
  expect(seen.title).toBe('● Your turn — A Game');
  expect(page.sounds.play.mock.calls).toEqual([['turn']]);
  seen.hide(false);
  await settle();
  expect(seen.title).toBe(titleOf('A Game'));
  seen.hide(true);
  await settle();
  expect(seen.title).toBe('● Your turn — A Game'); // it still is
  expect(page.sounds.play).toHaveBeenCalledTimes(1);
});

test('… or until it has passed; the next one is heard again', async () => {
  seen.hide(true);
  await turn(true);
  await turn(false);
  expect(seen.title).toBe(titleOf('A Game'));
  await turn(true);
  expect(page.sounds.play).toHaveBeenCalledTimes(2);
});

test('the sign stays when the page gets the words of another game', async () => {
  seen.hide(true);
  await turn(true);
  page.table.words = { title: 'Another' };
  seen.title = titleOf('Another'); // as the page writes it
  await settle();
  expect(seen.title).toBe('● Your turn — Another');
});

test.each<[string, () => void]>([
  ['a page that is seen', () => seen.hide(false)],
  ['a table without friends', () => (company.friends.isOpen = false)],
  ['somebody who watches', () => (company.friends.seat = undefined)],
  ['a table that is paused', () => company.friends.be('playing', 'Mika')],
  ['a game that is over', () => company.friends.be('over')],
  ['a deal that is over', () => (page.table.phase = 'between')],
])('%s has no sign', async (_, change) => {
  company.settings = { notices: true };
  seen.hide(true);
  change();
  await turn(true);
  expect([seen.title, page.sounds.play.mock.calls, [...shown]]).toEqual([titleOf('A Game'), [], []]);
});

test.each([
  [false, 'granted', []],
  [true, 'denied', []],
  [true, 'default', []],
  [true, 'granted', ['Your turn — A Game']],
] as const)('wanted: %s, permission: %s', async (notices, given, expected) => {
  company.settings = { notices };
  permission = given;
  seen.hide(true);
  await turn(true);
  expect([...shown]).toEqual(expected);
});

test.each([
  ['of the page', false, 'Your turn — A Game'],
  ['of the service worker', true, 'Your turn — A Game, by the service worker'],
] as const)('a notification %s is gone once the turn is seen or over', async (_, refuses, text) => {
  company.settings = { notices: true };
  refusesPages = refuses;
  seen.hide(true);
  await turn(true);
  expect([...shown]).toEqual([text]);
  seen.hide(false);
  await settle();
  expect([...shown]).toEqual([]);
  seen.hide(true);
  await turn(false);
  await turn(true);
  expect([...shown]).toEqual([text]);
  await turn(false);
  expect([...shown]).toEqual([]);
});

test('in a frame there is none', async () => {
  vi.stubGlobal('window', { Notification: FakeNotification, parent: {} });
  company.settings = { notices: true };
  seen.hide(true);
  await turn(true);
  expect([...shown]).toEqual([]);
  expect(seen.title).toBe('● Your turn — A Game');
});
