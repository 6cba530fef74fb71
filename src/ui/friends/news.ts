/** What has changed at a table of friends, in sentences. */
import { isolated } from '../../client/names.ts';
import { cardsLaidBy } from '../../client/selection.ts';
import type { Emote, FriendSeat, FriendsState, FriendsTable, TakingBack, TooLate } from '../../friends/table.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import type { FriendsWords } from '../words/friends.ts';
import { sayEmote } from './emotes.ts';

const isPerson = (seat: FriendSeat | undefined): boolean => seat?.by === 'guest';

/** Those of `these` that are not among `those`; a name may be there twice. */
function without(these: readonly string[], those: readonly string[]): string[] {
  const left = [...those];
  return these.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const guests = ({ seats }: FriendsTable): string[] => seats.filter(isPerson).map(({ name }) => name);

const watchersOf = ({ watchers }: FriendsTable): string[] => watchers.map(({ name }) => name);

export interface News {
  readonly text: string;
  readonly isShown: boolean; // also in another way: by a bubble, a veil, a plate
}

const only = (text: string): News => ({ text, isShown: false });
const also = (text: string): News => ({ text, isShown: true });

/** `own`: the seat at this device, which is "you" and knows that it has come. Somebody who changes seats has neither come nor left. */
export function newsBetween(
  before: FriendsTable,
  now: FriendsTable,
  own: number | undefined,
  words: FriendsWords,
): readonly News[] {
  const me = own === undefined ? undefined : now.seats[own]?.name;
  const said = [
    ...comingNews(before, now, me, words),
    ...wishNews(before, now, own, words),
    ...now.seats.flatMap((seat, i) => (i === own ? ownPresenceNews : presenceNews)(before.seats[i], seat, words)),
  ];
  if (own !== undefined && now.seats[own]?.by === 'host') said.push(...claimNews(before, now, words));
  if (now.pausedBy !== before.pausedBy) said.push(pausedNews(now.pausedBy, me, words));
  said.push(...takingBackNews(before.takingBack, now, own, words));
  said.push(...emoteNews(before.emote, now, own, words));
  return said;
}

function emoteNews(
  before: Emote | undefined,
  { emote, seats }: FriendsTable,
  own: number | undefined,
  words: FriendsWords,
): readonly News[] {
  if (!emote || emote.n === before?.n) return [];
  const name = emote.seat === own ? words.news.you : isolated(seats[emote.seat]?.name ?? '');
  return [also(words.news.emote(name, sayEmote(emote.emote, words)))];
}

function comingNews(
  before: FriendsTable,
  now: FriendsTable,
  me: string | undefined,
  { news }: FriendsWords,
): readonly News[] {
  const [had, has] = [guests(before), guests(now)];
  return [
    ...without(has, had)
      .filter((name) => name !== me)
      .map((name) => only(news.sits(isolated(name)))),
    ...without(had, has).map((name) => only(news.left(isolated(name)))),
    ...without(watchersOf(now), watchersOf(before)).map((name) => only(news.watches(isolated(name)))),
  ];
}

/** Once a game is over: who would like another one. The host’s result says it too. */
const wishNews = (
  before: FriendsTable,
  { phase, seats }: FriendsTable,
  own: number | undefined,
  { news }: FriendsWords,
): readonly News[] =>
  phase === 'over' && before.phase === 'over'
    ? seats.flatMap(({ ready, name }, seat) =>
        ready && seat !== own && before.seats[seat]?.ready === false ? [also(news.wantsAgain(isolated(name)))] : [],
      )
    : [];

/** What only this device is told. */
export const deviceNews = (
  before: FriendsState,
  now: FriendsState,
  gestures: GameFace['gestures'],
  { news, company }: FriendsWords,
): readonly News[] => [
  ...(now.tooLate && now.tooLate.n !== before.tooLate?.n ? [only(tooLateNews(now.tooLate, gestures, news))] : []),
  ...(now.role === 'host' && now.otherVersion && !before.otherVersion ? [also(company.otherVersion)] : []),
];

/** By the cards, where it was one. */
function tooLateNews({ pressed, played }: TooLate, gestures: GameFace['gestures'], news: FriendsWords['news']): string {
  const cards = cardsLaidBy(pressed, gestures);
  return cards.length > 0 ? news.tooLateCards(cards, cardsLaidBy(played, gestures)) : news.tooLate;
}

/** Somebody asks the host for a seat: shown as a question. */
const claimNews = (before: FriendsTable, { claims, seats }: FriendsTable, { company }: FriendsWords): readonly News[] =>
  claims
    .filter(({ n }) => !before.claims.some((one) => one.n === n))
    .map(({ name, seat }) => also(company.wantsSeat(isolated(name), isolated(seats[seat]?.name ?? ''))));

/** Somebody wants to take back, has done so, or has been refused. */
function takingBackNews(
  before: TakingBack | undefined,
  { takingBack: now, seats }: FriendsTable,
  own: number | undefined,
  { news }: FriendsWords,
): readonly News[] {
  if (!now || (now.is === before?.is && now.n === before.n)) return [];
  if (now.is === 'refused') return before?.is === 'asked' ? [only(news.notBack)] : [];
  if (now.by === own) return []; // who has asked knows it
  const who = isolated(seats[now.by]?.name ?? '');
  const isShown = now.needs.some((seat) => seat === own); // as a question
  return [now.is === 'done' ? only(news.tookBack(who)) : { text: news.asksBack(who), isShown }];
}

function pausedNews(by: string | undefined, me: string | undefined, { news }: FriendsWords): News {
  if (by === undefined) return only(news.goesOn);
  return also(by === me ? news.youPaused : news.paused(isolated(by)));
}

/** Whoever was away learns it by what has happened meanwhile. */
function ownPresenceNews(
  before: FriendSeat | undefined,
  { presence }: FriendSeat,
  { news, company }: FriendsWords,
): readonly News[] {
  if (before?.by !== 'guest' || before.presence === presence) return [];
  if (presence === 'late') return [only(news.youLate)];
  if (presence === 'stood-in') return [also(company.standsForYou)];
  return before.presence === 'stood-in' && presence === 'here' ? [only(news.youPlayAgain)] : [];
}

function presenceNews(
  before: FriendSeat | undefined,
  { by, name, presence }: FriendSeat,
  { news, company }: FriendsWords,
): readonly News[] {
  if (by !== 'guest' || before?.by !== 'guest' || before.name !== name || before.presence === presence) return [];
  const who = isolated(name);
  switch (presence) {
    case 'here':
      return before.presence === 'late' ? [] : [only(news.back(who))]; // it has only made its move
    case 'away':
      return [also(company.away(who))];
    case 'late':
      return [also(company.late(who))];
    case 'stood-in':
      return [only(company.standsIn(who))];
  }
}
