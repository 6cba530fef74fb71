/** A table that others sit down at: what its page shows, and what a person there may ask for. The host's engine decides. */
import type { Seat } from '../cards/card.ts';
import type { LevelName } from '../record/holder.ts';
import type { Action, Options } from '../record/line.ts';

/**
 * The ways to other devices: windows of one browser, a connection from page to page, or a relay that whoever deploys the site
 * has named.
 */
export const WIRE_KINDS = ['windows', 'direct', 'relay'] as const;
export type WireKind = (typeof WIRE_KINDS)[number];

/** How many emotes there are, and the pause between two of one person. */
export const EMOTES = 8;
export const EMOTE_PAUSE_MS = 2000;

/** Is a person's device heard, and is the turn not over its time? A bot may play for one who is away or late. */
export type Presence = 'here' | 'away' | 'late' | 'stood-in';

/** A seat as the lobby shows it. `guest` and `host` are people; `open` waits for one and is a bot's when the game starts. */
export interface FriendSeat {
  readonly by: 'host' | 'guest' | 'open' | 'bot';
  readonly name: string; // of a person; '' for none
  readonly portrait?: number | undefined; // of a person who has told one: an index, see `record/portrait.ts`
  readonly presence: Presence;
  readonly level: LevelName; // of the bot that plays, or would
  readonly ready: boolean; // for the next deal; once the game is over: wants another one
  readonly votes: number; // how many want a bot to stand in
  readonly rests: boolean; // has paused the table just before, and may not again for now
}

/** Somebody without a seat says that a seat is theirs, whose person is away; the host decides. `n` counts these. */
export interface SeatClaim {
  readonly n: number;
  readonly seat: Seat;
  readonly name: string; // of whoever asks
}

/** Somebody who only watches; `n` is the same as long as the table is open. */
export interface Watcher {
  readonly n: number;
  readonly name: string;
}

/** `shares`: everybody's part of the seed is collected before the cards are dealt. */
export type FriendsPhase = 'lobby' | 'shares' | 'playing' | 'over';

/** How many may watch, so that what the table says of itself has an end. */
export const MOST_WATCHERS = 8;

/** An emote that somebody sent; `n` counts them. */
export interface Emote {
  readonly n: number;
  readonly seat: Seat;
  readonly emote: number; // 0 to EMOTES − 1
}

/**
 * Somebody wants to take back a choice: `needs` have acted since and must agree. `n` counts these requests. It stays until the
 * next one, so that everybody learns how it ended.
 */
export interface TakingBack {
  readonly n: number;
  readonly by: Seat;
  readonly needs: readonly Seat[];
  readonly is: 'asked' | 'done' | 'refused';
}

/** The table, the same for everybody at it. */
export interface FriendsTable {
  readonly phase: FriendsPhase;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly FriendSeat[];
  readonly watchers: readonly Watcher[]; // who are there
  readonly claims: readonly SeatClaim[];
  readonly coming: number; // how many look at the table before it begins and are not at it
  readonly invite: string; // what the newest link holds
  readonly open: boolean; // somebody new may come in
  readonly mayWatch: boolean; // one more
  readonly help: boolean; // hints, reasons and taking back are for everybody, and the game is practice
  readonly takingBack: TakingBack | undefined;
  readonly pausedBy: string | undefined; // a name
  readonly commitment: string | undefined; // to the host's seed, of the running or the next game
  readonly emote: Emote | undefined;
}

/** Why a table has ended for this device. */
export type FriendsEnd =
  | 'closed' // the host has closed it
  | 'left' // by this person
  | 'other-version' // the host's page is of another build
  | 'full' // no seat is free and nobody may watch
  | 'old-link' // the host has made a new one since
  | 'cut-off' // the host's device refused what came from here
  | 'elsewhere' // the seat was taken at another device or window with the same token
  | 'bad-host' // what came from there is no game of this kind
  | 'bad-invite' // no invitation, or one of another kind of table
  | 'not-secure' // the address has no encryption (https)
  | 'no-wire' // this site names no relay, or the browser has no such channel
  | 'resting'; // hosted here before its page was closed: it is opened again only if the person wants that

/** What everybody's own device found out about a finished game. */
export interface FairnessFound {
  readonly sameAsSeen: boolean; // the full record's view is what this device was sent
  readonly replays: boolean; // the rules give the same record again
  readonly committed: boolean | undefined; // the seed fits the commitment; undefined: none could be checked
  readonly shared: boolean | undefined; // the seed has the shares of all; undefined: this device was not there when it began
}

/** What a guest has pressed while the host has not answered: the last one is wanted, but an earlier one may have arrived. */
export interface OnItsWay {
  readonly actions: readonly Action[];
  readonly isLong: boolean; // it takes so long that the person should be told
}

/** What a guest had pressed when something else had been played for its seat. `n` counts these. */
export interface TooLate {
  readonly n: number;
  readonly pressed: Action;
  readonly played: Action;
}

/** What the page knows. `undefined` instead of it: no such table is open. */
export interface FriendsState {
  readonly role: 'host' | 'guest';
  readonly kind: WireKind;
  readonly invite: string; // what the link holds
  readonly up: boolean; // the wire carries
  readonly hostHere: boolean; // false: the wire has carried for a while, and the host was not heard
  readonly onItsWay?: OnItsWay | undefined; // of a guest
  readonly tooLate?: TooLate | undefined; // of a guest: the last one
  readonly otherVersion: boolean; // of host and friend one has an old page: the friend cannot come in
  readonly table: FriendsTable | undefined; // a guest's before the first word from the host
  readonly you: Seat | 'watching' | undefined; // undefined: not sat down yet
  readonly found: FairnessFound | undefined; // once the game is over
  readonly ended: FriendsEnd | undefined; // from then on nothing changes any more
}

/** What the host opens. Seats of others are `remote` in the game's holders: they wait for guests. */
export interface NewTable {
  readonly kind: WireKind;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly (LevelName | 'host' | 'open')[]; // by seat; exactly one host
  readonly level: LevelName; // of bots at seats that stay open, and of those that stand in
  readonly name: string; // the host's
  readonly portrait?: number | undefined; // the host's, by its index
  readonly mayWatch: boolean;
  readonly help: boolean; // as at the table
  readonly windowMs: number; // how long a call is waited for, at most
  readonly turnMs: number; // how long a person may take for a turn before the others may let a bot play; 0: as long as they like
}

/** What a page asks for. All are answered by `done` or a trouble; what they change comes as a `friends` message. */
export type FriendsAsk =
  | { readonly what: 'open'; readonly table: NewTable } // host
  | { readonly what: 'reopen' } // host: the table that rests
  // Guest: connects and is told the table; takes the old seat again, `takeOver`: also from another window.
  | { readonly what: 'join'; readonly invite: string; readonly takeOver?: boolean }
  | { readonly what: 'claim'; readonly name: string; readonly seat: Seat } // guest: it was this one's, at another device
  | { readonly what: 'give'; readonly n: number; readonly on: boolean } // host: the seat to whoever asks for it, or not
  | { readonly what: 'sit'; readonly name: string; readonly seat?: Seat; readonly portrait?: number | undefined } // guest; before the start or in place of a bot
  | { readonly what: 'portrait'; readonly portrait: number } // another one from now on
  | { readonly what: 'watch'; readonly name: string }
  | { readonly what: 'move'; readonly from: Seat; readonly to: Seat } // host, before the start: these two change seats
  | { readonly what: 'remove'; readonly seat: Seat } // host: the guest at it leaves the table
  | { readonly what: 'remove-watcher'; readonly n: number } // host
  | { readonly what: 'door'; readonly open: boolean } // host: whether somebody new may come in
  | { readonly what: 'new-link' } // host: by the old ones only those come back who were at the table
  | { readonly what: 'start' } // host; also another game with the same people, once one is over
  | { readonly what: 'again' } // guest: would like another game
  | { readonly what: 'emote'; readonly emote: number }
  | { readonly what: 'pause'; readonly on: boolean }
  | { readonly what: 'vote'; readonly seat: Seat } // a bot shall stand in for one who is away or late
  | { readonly what: 'look'; readonly on: boolean } // this page is seen, or lies in the background: then nobody waits for it
  | { readonly what: 'back' } // a guest for whom a bot plays
  | { readonly what: 'agree'; readonly n: number; readonly on: boolean } // to what somebody wants to take back, or not
  | { readonly what: 'leave' }; // guest leaves; host closes

export interface FriendsMessage {
  readonly type: 'friends';
  readonly state: FriendsState | undefined;
}
