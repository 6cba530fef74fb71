/** What is told of a table of friends as it changes. */
import { describe, expect, test } from 'vitest';
import { playCard } from '../../games/face/gestures.ts';
import { EMOTES as COUNT, type FriendSeat, type FriendsState, type FriendsTable } from '../../friends/table.ts';
import type { Action } from '../../record/line.ts';
import { loadFriendsSay } from '../words/friends.ts';
import { EMOTES } from './emotes.ts';
import { deviceNews, newsBetween } from './news.ts';

const say = await loadFriendsSay('en');

const seat = (by: FriendSeat['by'], name = '', more: Partial<FriendSeat> = {}): FriendSeat => ({
  by,
  name,
  presence: 'here',
  level: 'plain',
  ready: false,
  votes: 0,
  rests: false,
  ...more,
});

const TABLE: FriendsTable = {
  phase: 'playing',
  game: 'any-game',
  options: {},
  seats: [seat('host', 'Mika'), seat('guest', 'Ren'), seat('open')],
  watchers: [],
  claims: [],
  coming: 0,
  invite: '',
  open: true,
  mayWatch: true,
  help: false,
  takingBack: undefined,
  pausedBy: undefined,
  commitment: undefined,
  emote: undefined,
};

const GESTURES = { play: playCard('card', 'trick') } as const;
const play = (card: string): Action => ({ type: 'play', card });

const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
const told = (change: Partial<FriendsTable>, before = TABLE): string[] =>
  newsBetween(before, { ...before, ...change }, 0, say).map(({ text }) => plain(text));
const withSeats = (...seats: FriendSeat[]): Partial<FriendsTable> => ({ seats });
const [mika, ren] = [seat('host', 'Mika'), seat('guest', 'Ren')];

describe('news of a table of friends', () => {
  test.each<[string, Partial<FriendsTable>, string[]]>([
    ['nothing has changed', {}, []],
    ['somebody comes', withSeats(mika, ren, seat('guest', 'Aki')), ['Aki has joined.']],
    ['somebody of the same name comes', withSeats(mika, ren, seat('guest', 'Ren')), ['Ren has joined.']],
    ['somebody leaves', withSeats(mika, seat('open'), seat('open')), ['Ren has left.']],
    ['somebody changes seats', withSeats(mika, seat('open'), ren), []],
    ['somebody asks for a seat', { claims: [{ n: 1, seat: 1, name: 'Ao' }] }, ['Ao says that Ren’s seat is theirs.']],
    ['somebody watches', { watchers: [{ n: 3, name: 'Aki' }] }, ['Aki is watching.']],
    ['somebody is away', withSeats(mika, seat('guest', 'Ren', { presence: 'away' }), seat('open')), ['Ren is away.']],
    [
      'a bot stands in',
      withSeats(mika, seat('guest', 'Ren', { presence: 'stood-in' }), seat('open')),
      ['A bot is playing for Ren.'],
    ],
    [
      'somebody takes longer than the host has set',
      withSeats(mika, seat('guest', 'Ren', { presence: 'late' }), seat('open')),
      ['Ren is taking a long time.'],
    ],
    ['somebody pauses', { pausedBy: 'Ren' }, ['Paused by Ren.']],
    ['an own emote', { emote: { n: 1, seat: 0, emote: 0 } }, ['You: Smile']],
    ['an emote of another', { emote: { n: 1, seat: 1, emote: 7 } }, ['Ren: Heart']],
    ['an emote that nobody knows', { emote: { n: 1, seat: 1, emote: 99 } }, ['Ren: ']],
  ])('%s', (_, change, expected) => {
    expect(told(change)).toEqual(expected);
  });

  test('somebody wants to take back, and has done so or not', () => {
    const asked = { n: 1, by: 1, needs: [0], is: 'asked' } as const;
    expect(told({ takingBack: asked })).toEqual(['Ren wants to take back a move.']);
    expect(told({ takingBack: { ...asked, by: 0 } })).toEqual([]);
    const before = { ...TABLE, takingBack: asked };
    expect(told({}, before)).toEqual([]);
    expect(told({ takingBack: { ...asked, is: 'done' } }, before)).toEqual(['Ren has taken back a move.']);
    expect(told({ takingBack: { ...asked, is: 'refused' } }, before)).toEqual(['The move stands.']);
  });

  test('what only this device is told', () => {
    const state: FriendsState = {
      ...{ role: 'guest', kind: 'relay', invite: '', up: true, hostHere: true, otherVersion: false, table: TABLE },
      ...{ you: 1, found: undefined, ended: undefined },
    };
    const toldOf = (before: FriendsState, now: FriendsState): string[] =>
      deviceNews(before, now, GESTURES, say).map(({ text }) => text);
    const late = (n: number, pressed: Action, played: Action): FriendsState => ({
      ...state,
      tooLate: { n, pressed, played },
    });
    const [four, ten, draw] = [play('4C'), play('TC'), { type: 'draw' }] as const;
    expect(toldOf(state, state)).toEqual([]);
    expect(toldOf(state, late(1, draw, four))).toEqual(['Your move came too late: a bot had already played for you.']);
    expect(toldOf(late(1, draw, four), late(2, four, ten))).toEqual([
      'The four of clubs came too late: the bot played the ten of clubs.',
    ]);
    expect(toldOf(state, late(1, four, draw))).toEqual([
      'The four of clubs came too late: a bot had already played for you.',
    ]);
    expect(toldOf(late(1, four, ten), late(1, four, ten))).toEqual([]);
    const host: FriendsState = { ...state, role: 'host', you: 0 };
    expect(toldOf(host, { ...host, otherVersion: true })).toEqual([
      'A friend cannot come in: this page and theirs are different versions. Reload this page, and ask them to reload theirs.',
    ]);
  });

  test('of the person at this device it is said "you"', () => {
    const own = (presence: FriendSeat['presence']): FriendSeat => seat('guest', 'Ren', { presence });
    const toldRen = (change: Partial<FriendsTable>, before = TABLE): string[] =>
      newsBetween(before, { ...before, ...change }, 1, say).map(({ text }) => plain(text));
    const is = (presence: FriendSeat['presence']): FriendsTable => ({ ...TABLE, seats: [mika, own(presence)] });
    expect(toldRen({ pausedBy: 'Ren' })).toEqual(['Paused by you.']);
    expect(toldRen({ pausedBy: 'Mika' })).toEqual(['Paused by Mika.']);
    expect(toldRen(withSeats(mika, ren), { ...TABLE, seats: [mika, seat('open')] })).toEqual([]); // Ren knows
    expect(toldRen({}, is('here'))).toEqual([]);
    expect(toldRen(is('late'), is('here'))).toEqual(['You are taking a long time: the others may let a bot play.']);
    expect(toldRen(is('here'), is('late'))).toEqual([]);
    expect(toldRen(is('stood-in'), is('late'))).toEqual(['A bot is playing for you.']);
    expect(toldRen(is('here'), is('stood-in'))).toEqual(['You are playing for yourself again.']);
    for (const presence of ['late', 'stood-in', 'here'] as const)
      expect(toldRen(is(presence), is(presence === 'here' ? 'away' : 'here')).join(' ')).not.toContain('Ren');
  });

  test('somebody would like another game, once one is over', () => {
    const after = (phase: FriendsTable['phase'], ...ready: readonly boolean[]): FriendsTable => ({
      ...TABLE,
      phase,
      seats: [
        seat('host', 'Mika'),
        seat('guest', 'Ren', { ready: ready[0] ?? false }),
        seat('guest', 'Ada', { ready: ready[1] ?? false }),
      ],
    });
    expect(told(after('over', true), after('over'))).toEqual(['Ren would like another game.']);
    expect(told(after('over', true, true), after('over', true))).toEqual(['Ada would like another game.']);
    expect(told(after('over', true), after('over', true))).toEqual([]);
    expect(told(after('playing', true), after('playing'))).toEqual([]); // for the next deal
    expect(told(after('over', true), after('playing', true))).toEqual([]);
    const toRen = newsBetween(after('over'), after('over', true), 1, say);
    expect(toRen).toEqual([]); // Ren knows
  });

  test('somebody who was late and has moved is not back from anywhere', () => {
    const late = { ...TABLE, seats: [mika, seat('guest', 'Ren', { presence: 'late' }), seat('open')] };
    expect(told({ seats: TABLE.seats }, late)).toEqual([]);
  });

  test('somebody is back, and the game goes on', () => {
    const before = {
      ...TABLE,
      pausedBy: 'Ren',
      seats: [mika, seat('guest', 'Ren', { presence: 'away' }), seat('open')],
    };
    expect(told({ pausedBy: undefined, seats: TABLE.seats }, before)).toEqual(['Ren is back.', 'The game goes on.']);
  });

  test('a name is kept apart from the text around it', () => {
    const [first] = newsBetween(TABLE, { ...TABLE, watchers: [{ n: 3, name: 'ليلى' }] }, 0, say);
    expect(first?.text).toBe('\u2068ليلى\u2069 is watching.');
  });

  test('there are as many emotes as the engine knows', () => {
    expect(EMOTES).toHaveLength(COUNT);
  });
});
