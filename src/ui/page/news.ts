/** What has changed at a table of friends, in sentences. */
import { isolated } from '../../client/names.ts';
import { cardsLaidBy } from '../../games/face/selection.ts';
import type { Emote, FriendSeat, FriendsState, FriendsTable, TakingBack, TooLate } from '../../friends/table.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import { CardList } from '../../words/values.ts';
import type { FriendsSay } from '../words/say.ts';
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
  say: FriendsSay,
): readonly News[] {
  const me = own === undefined ? undefined : now.seats[own]?.name;
  const said = [
    ...comingNews(before, now, me, say),
    ...wishNews(before, now, own, say),
    ...now.seats.flatMap((seat, i) => (i === own ? ownPresenceNews : presenceNews)(before.seats[i], seat, say)),
  ];
  if (own !== undefined && now.seats[own]?.by === 'host') said.push(...claimNews(before, now, say));
  if (now.pausedBy !== before.pausedBy) said.push(pausedNews(now.pausedBy, me, say));
  said.push(...takingBackNews(before.takingBack, now, own, say));
  said.push(...emoteNews(before.emote, now, own, say));
  return said;
}

function emoteNews(
  before: Emote | undefined,
  { emote, seats }: FriendsTable,
  own: number | undefined,
  say: FriendsSay,
): readonly News[] {
  if (!emote || emote.n === before?.n) return [];
  const name = emote.seat === own ? say('news-you') : isolated(seats[emote.seat]?.name ?? '');
  return [also(say('news-emote', { name, emote: sayEmote(emote.emote, say) }))];
}

function comingNews(before: FriendsTable, now: FriendsTable, me: string | undefined, say: FriendsSay): readonly News[] {
  const [had, has] = [guests(before), guests(now)];
  return [
    ...without(has, had)
      .filter((name) => name !== me)
      .map((name) => only(say('news-sits', { name: isolated(name) }))),
    ...without(had, has).map((name) => only(say('news-left', { name: isolated(name) }))),
    ...without(watchersOf(now), watchersOf(before)).map((name) => only(say('news-watches', { name: isolated(name) }))),
  ];
}

/** Once a game is over: who would like another one. The host’s result says it too. */
const wishNews = (
  before: FriendsTable,
  { phase, seats }: FriendsTable,
  own: number | undefined,
  say: FriendsSay,
): readonly News[] =>
  phase === 'over' && before.phase === 'over'
    ? seats.flatMap(({ ready, name }, seat) =>
        ready && seat !== own && before.seats[seat]?.ready === false
          ? [also(say('news-wantsAgain', { name: isolated(name) }))]
          : [],
      )
    : [];

/** What only this device is told. */
export const deviceNews = (
  before: FriendsState,
  now: FriendsState,
  gestures: GameFace['gestures'],
  say: FriendsSay,
): readonly News[] => [
  ...(now.tooLate && now.tooLate.n !== before.tooLate?.n ? [only(tooLateNews(now.tooLate, gestures, say))] : []),
  ...(now.role === 'host' && now.otherVersion && !before.otherVersion ? [also(say('company-otherVersion'))] : []),
];

/** By the cards, where it was one. */
function tooLateNews({ pressed, played }: TooLate, gestures: GameFace['gestures'], say: FriendsSay): string {
  const cards = cardsLaidBy(pressed, gestures);
  return cards.length > 0
    ? say('news-tooLateCards', { cards: new CardList(cards), instead: new CardList(cardsLaidBy(played, gestures)) })
    : say('news-tooLate');
}

/** Somebody asks the host for a seat: shown as a question. */
const claimNews = (before: FriendsTable, { claims, seats }: FriendsTable, say: FriendsSay): readonly News[] =>
  claims
    .filter(({ n }) => !before.claims.some((one) => one.n === n))
    .map(({ name, seat }) =>
      also(say('company-wantsSeat', { who: isolated(name), name: isolated(seats[seat]?.name ?? '') })),
    );

/** Somebody wants to take back, has done so, or has been refused. */
function takingBackNews(
  before: TakingBack | undefined,
  { takingBack: now, seats }: FriendsTable,
  own: number | undefined,
  say: FriendsSay,
): readonly News[] {
  if (!now || (now.is === before?.is && now.n === before.n)) return [];
  if (now.is === 'refused') return before?.is === 'asked' ? [only(say('news-notBack'))] : [];
  if (now.by === own) return []; // who has asked knows it
  const who = isolated(seats[now.by]?.name ?? '');
  const isShown = now.needs.some((seat) => seat === own); // as a question
  return [
    now.is === 'done'
      ? only(say('news-tookBack', { name: who }))
      : { text: say('news-asksBack', { name: who }), isShown },
  ];
}

function pausedNews(by: string | undefined, me: string | undefined, say: FriendsSay): News {
  if (by === undefined) return only(say('news-goesOn'));
  return also(by === me ? say('news-youPaused') : say('news-paused', { name: isolated(by) }));
}

/** Whoever was away learns it by what has happened meanwhile. */
function ownPresenceNews(before: FriendSeat | undefined, { presence }: FriendSeat, say: FriendsSay): readonly News[] {
  if (before?.by !== 'guest' || before.presence === presence) return [];
  if (presence === 'late') return [only(say('news-youLate'))];
  if (presence === 'stood-in') return [also(say('company-standsForYou'))];
  return before.presence === 'stood-in' && presence === 'here' ? [only(say('news-youPlayAgain'))] : [];
}

function presenceNews(
  before: FriendSeat | undefined,
  { by, name, presence }: FriendSeat,
  say: FriendsSay,
): readonly News[] {
  if (by !== 'guest' || before?.by !== 'guest' || before.name !== name || before.presence === presence) return [];
  const who = isolated(name);
  switch (presence) {
    case 'here':
      return before.presence === 'late' ? [] : [only(say('news-back', { name: who }))]; // it has only made its move
    case 'away':
      return [also(say('company-away', { name: who }))];
    case 'late':
      return [also(say('company-late', { name: who }))];
    case 'stood-in':
      return [only(say('company-standsIn', { name: who }))];
  }
}
