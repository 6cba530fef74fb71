/**
 * The messages between host and guest, as JSON. Both send again until the other side says that it has it: a guest repeats what
 * it has in every message, so the host sends lines again from there; what a guest asks has a number, which the host repeats.
 */
import type { Seat } from '../cards/card.ts';
import type { Action } from '../record/line.ts';
import { type Fields, isBetween, isCount, isFields, isFlag, isSeat, isText } from '../record/guards.ts';
import { MOST_NAME, normalizedName } from '../record/person-name.ts';
import { isPortraitIndex } from '../record/portrait.ts';
import { type Shape, holding, holdingBy, isDigest, isSecret, listOf, oneOf } from '../record/shape.ts';
import { EMOTES, type FriendsEnd, type FriendsTable } from './table.ts';

/** What a guest may ask of its seat, as `SeatRequest` of the engine. */
export type SentSeatAsk =
  | { readonly type: 'act'; readonly action: Action; readonly at: number }
  | { readonly type: 'let-pass' | 'paced'; readonly at: number }
  | { readonly type: 'next-deal' | 'undo' };

/** Help that a guest asks its host's device for: it comes with the status. `at`: as in the requests of the engine. */
export interface HelpAsk {
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
  | { readonly what: 'seat'; readonly ask: SentSeatAsk }
  | { readonly what: 'help'; readonly ask: HelpAsk }
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

const isName = (value: unknown): boolean =>
  isText(value) && value.length <= 4 * MOST_NAME && normalizedName(value) !== '';
const isAction = (value: unknown): boolean =>
  isFields(value) && isText(value['type']) && JSON.stringify(value).length <= MOST_ACTION;

const isSentSeatAsk = holdingBy<SentSeatAsk>('type', {
  act: { action: isAction, at: isCount },
  'let-pass': { at: isCount },
  paced: { at: isCount },
  'next-deal': {},
  undo: {},
} satisfies Record<SentSeatAsk['type'], Shape>);

export const isHelpType = oneOf<HelpAsk['type']>('hint', 'why', 'coach');
const isHelpAsk = holding<HelpAsk>({ type: isHelpType, at: isCount });

const PERSON: Shape = { name: isName, token: isSecret };
const isGuestAsk = holdingBy<GuestAsk>('what', {
  sit: { ...PERSON, 'seat?': isSeat, 'portrait?': isPortraitIndex },
  portrait: { portrait: isPortraitIndex },
  watch: PERSON,
  claim: { ...PERSON, seat: isSeat },
  seat: { ask: isSentSeatAsk },
  help: { ask: isHelpAsk },
  agree: { n: isCount, on: isFlag },
  commit: { round: isCount, text: isDigest },
  open: { round: isCount, text: isSecret },
  emote: { emote: (value) => isCount(value) && value < EMOTES },
  pause: { on: isFlag },
  vote: { seat: isSeat },
  again: {},
  back: {},
  leave: {},
} satisfies Record<GuestAsk['what'], Shape>);

const isGuestMessage = holding<GuestMessage>({
  table: isCount,
  lines: (value) => listOf(isCount)(value) && value.length === 3,
  record: (value) => isBetween(value, -1, Number.MAX_SAFE_INTEGER),
  looks: isFlag,
  'request?': holding({ n: isCount, ask: isGuestAsk }),
});

/** A guest's message, if this value is one. */
export const guestMessageIn = (value: unknown): GuestMessage | undefined => (isGuestMessage(value) ? value : undefined);
