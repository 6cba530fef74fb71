/**
 * The messages between host and guest, as JSON. Both send again until the other side says that it has it: a guest repeats what
 * it has in every message, so the host sends lines again from there; what a guest asks has a number, which the host repeats.
 */
import type { Seat } from '../cards/card.ts';
import type { Action } from '../record/line.ts';
import { type Fields, type Guard, isBetween, isCount, isFields, isFlag, isText } from '../record/guards.ts';
import { MOST_NAME, normalizedName } from '../record/person-name.ts';
import { isPortraitIndex } from '../record/portrait.ts';
import { EMOTES, type FriendsEnd, type FriendsTable } from './table.ts';

/** What a guest may ask of its seat, as `SeatRequest` of the engine. */
export type SeatWord =
  | { readonly type: 'act'; readonly action: Action; readonly at: number }
  | { readonly type: 'let-pass' | 'paced'; readonly at: number }
  | { readonly type: 'next-deal' | 'undo' };

/** Help that a guest asks its host's device for: it comes with the status. `at`: as in the requests of the engine. */
export interface HelpWord {
  readonly type: 'hint' | 'why' | 'coach';
  readonly at: number;
}

/** `token`: 128 bits in hexadecimal digits, drawn by the guest: whoever has it has the seat. */
export type GuestAsk =
  | {
      readonly what: 'sit';
      readonly name: string;
      readonly token: string;
      readonly seat?: Seat;
      readonly portrait?: number;
    }
  | { readonly what: 'portrait'; readonly portrait: number } // another one from now on
  | { readonly what: 'watch'; readonly name: string; readonly token: string }
  | { readonly what: 'claim'; readonly name: string; readonly token: string; readonly seat: Seat }
  | { readonly what: 'seat'; readonly ask: SeatWord }
  | { readonly what: 'help'; readonly ask: HelpWord }
  | { readonly what: 'agree'; readonly n: number; readonly on: boolean } // to what somebody wants to take back, or not
  | { readonly what: 'commit' | 'open'; readonly round: number; readonly text: string } // of a share of the seed
  | { readonly what: 'emote'; readonly emote: number }
  | { readonly what: 'pause'; readonly on: boolean }
  | { readonly what: 'vote'; readonly seat: Seat }
  | { readonly what: 'again' } // would like another game, once one is over
  | { readonly what: 'back' } // the person is there again, for whom a bot plays
  | { readonly what: 'leave' };

/** What belongs to the shuffle. */
export type ShareAsk = Extract<GuestAsk, { readonly what: 'commit' | 'open' }>;
export const isShareAsk = (ask: GuestAsk): ask is ShareAsk => ask.what === 'commit' || ask.what === 'open';

export interface GuestMessage {
  readonly table: number; // revision of the table, with the own seat and the shares, that this guest knows
  readonly lines: readonly [number, number, number]; // revision, how many of them it has, and the version of their status
  readonly record: number; // how many lines of the full record, once the game is over; −1: it needs none
  readonly looks: boolean; // its page is seen, and does not lie in the background
  readonly request?: { readonly n: number; readonly ask: GuestAsk };
}

/** The shares of the seed: commitments first; once all are there everybody opens; then the shares themselves. */
export interface Shares {
  readonly round: number;
  readonly commits: readonly string[];
  readonly opened: readonly string[]; // in the order of `commits`; empty until all are open
  readonly all: boolean; // every commitment is there: open now
}

/** A status, or what in it is different from one that was sent before (`base`): `null` for a field that is no longer there. */
export interface StatusNews {
  readonly version: number;
  readonly base?: number;
  readonly status: Status;
}

/** How a seat stands besides its lines: `TableMessage` of the engine without them, and in `help` the last answers of each kind. */
export type Status = Fields;

export interface HostMessage {
  readonly asked: number; // the last number that was heard
  readonly done: boolean; // whether it was possible
  readonly table?: { readonly revision: number; readonly table: FriendsTable; readonly you: Seat | 'watching' | null };
  readonly shares?: Shares;
  readonly lines?: {
    readonly revision: number; // the lines of another revision are no longer valid
    readonly from: number;
    readonly lines: readonly object[]; // as the record writes them
    readonly status?: StatusNews; // after the last line
  };
  readonly record?: { readonly from: number; readonly lines: readonly object[]; readonly all: number };
  readonly end?: FriendsEnd;
}

const MOST_ACTION = 2000; // letters of an action as JSON

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isDigits = (value: unknown, count: number): value is string =>
  isText(value) && value.length === count && /^[0-9a-f]*$/.test(value);
const isName = (value: unknown): value is string =>
  isText(value) && value.length <= 4 * MOST_NAME && normalizedName(value) !== '';
const isPerson = (name: unknown, token: unknown): boolean => isName(name) && isDigits(token, 32);
const isSeat = (value: unknown): value is Seat => isCount(value) && value < 16;

const isSeatWord: Guard<SeatWord> = (value): value is SeatWord => {
  if (!isFields(value)) return false;
  const { type, at, action } = value;
  if (type === 'next-deal' || type === 'undo') return true;
  if (!isCount(at)) return false;
  if (type === 'let-pass' || type === 'paced') return true;
  return type === 'act' && isFields(action) && isText(action['type']) && JSON.stringify(action).length <= MOST_ACTION;
};

const HELP_TYPES: readonly unknown[] = ['hint', 'why', 'coach'] satisfies readonly HelpWord['type'][];
export const isHelpType = (value: unknown): value is HelpWord['type'] => HELP_TYPES.includes(value);

const isHelpWord: Guard<HelpWord> = (value): value is HelpWord =>
  isFields(value) && isHelpType(value['type']) && isCount(value['at']);

const isGuestAsk: Guard<GuestAsk> = (value): value is GuestAsk => {
  if (!isFields(value)) return false;
  const { what, name, token, seat, ask, round, text, emote, on, n, portrait } = value;
  switch (what) {
    case 'sit':
      return (
        isPerson(name, token) &&
        (seat === undefined || isSeat(seat)) &&
        (portrait === undefined || isPortraitIndex(portrait))
      );
    case 'portrait':
      return isPortraitIndex(portrait);
    case 'watch':
      return isPerson(name, token);
    case 'claim':
      return isPerson(name, token) && isSeat(seat);
    case 'seat':
      return isSeatWord(ask);
    case 'help':
      return isHelpWord(ask);
    case 'agree':
      return isCount(n) && isFlag(on);
    case 'commit':
      return isCount(round) && isDigits(text, 64);
    case 'open':
      return isCount(round) && isDigits(text, 32);
    case 'emote':
      return isCount(emote) && emote < EMOTES;
    case 'pause':
      return isFlag(on);
    case 'vote':
      return isSeat(seat);
    case 'again':
    case 'back':
    case 'leave':
      return true;
    default:
      return false;
  }
};

/** A guest's message, if this value is one. */
export function guestMessageIn(value: unknown): GuestMessage | undefined {
  if (!isFields(value)) return undefined;
  const { table, lines, record, looks, request } = value;
  if (!isCount(table) || !isFlag(looks) || !isBetween(record, -1, Number.MAX_SAFE_INTEGER)) return undefined;
  const [revision, count, version] = isList(lines) ? lines : [];
  if (!isCount(revision) || !isCount(count) || !isCount(version)) return undefined;
  const said = { table, lines: [revision, count, version] as const, record, looks };
  if (request === undefined) return said;
  const numbered = numberedIn(request);
  return numbered && { ...said, request: numbered };
}

function numberedIn(value: unknown): GuestMessage['request'] {
  const { n, ask }: Fields = isFields(value) ? value : {};
  return isCount(n) && isGuestAsk(ask) ? { n, ask } : undefined;
}
