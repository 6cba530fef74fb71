/** Reads what a host sends. A guest believes nothing of it before it is checked field by field. */
import { MOST_SEATS, isCount, isFields, isFlag, isPlain, isSeat, isText } from '../record/guards.ts';
import { isLevelName } from '../record/holder.ts';
import { isPortraitIndex } from '../record/portrait.ts';
import { fieldsOf, holding, isDigest, isSecret, listOf, oneOf } from '../record/shape.ts';
import type { Shares, StatusNews } from './messages.ts';
import type { Seat } from '../cards/card.ts';
import { EMOTES, type FriendsEnd, type FriendsPhase, type FriendsTable, MOST_WATCHERS } from './table.ts';

const MOST_TEXT = 200;

const isShort = (value: unknown): value is string => isText(value) && value.length <= MOST_TEXT;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isLevel = (value: unknown): boolean => isText(value) && isLevelName(value);

const isFriendSeat = holding({
  by: oneOf('host', 'guest', 'open', 'bot'),
  name: isShort,
  'portrait?': isPortraitIndex,
  presence: oneOf('here', 'away', 'late', 'stood-in'),
  level: isLevel,
  ready: isFlag,
  votes: isCount,
  rests: isFlag,
});
const isEmote = holding({ n: isCount, seat: isSeat, emote: (value) => isCount(value) && value < EMOTES });
const isTakingBack = holding({
  n: isCount,
  by: isSeat,
  needs: listOf(isSeat),
  is: oneOf('asked', 'done', 'refused'),
});
const isTable = holding<FriendsTable>({
  phase: oneOf<FriendsPhase>('lobby', 'shares', 'playing', 'over'),
  game: isShort,
  options: fieldsOf(isPlain),
  seats: (value) => listOf(isFriendSeat)(value) && value.length <= MOST_SEATS,
  watchers: (value) => listOf(holding({ n: isCount, name: isShort }))(value) && value.length <= MOST_WATCHERS,
  claims: listOf(holding({ n: isCount, seat: isSeat, name: isShort })),
  coming: isCount,
  invite: isShort,
  open: isFlag,
  mayWatch: isFlag,
  help: isFlag,
  'takingBack?': isTakingBack,
  'pausedBy?': isShort,
  'commitment?': isDigest,
  'emote?': isEmote,
});
const isStatus = holding<StatusNews>({ version: isCount, 'base?': isCount, status: isFields });

/** Lines as they came: not checked yet. */
export interface LinesIn {
  readonly from: number;
  readonly lines: readonly unknown[];
}

/** `HostMessage`, with its lines unchecked. */
export interface ReadMessage {
  readonly asked: number;
  readonly done: boolean;
  readonly table?: { readonly revision: number; readonly table: FriendsTable; readonly you: Seat | 'watching' | null };
  readonly shares?: Shares;
  readonly lines?: LinesIn & {
    readonly revision: number;
    readonly status?: StatusNews;
  };
  readonly record?: LinesIn & { readonly all: number };
  readonly end?: FriendsEnd;
}

const isMessage = holding<ReadMessage>({
  asked: isCount,
  done: isFlag,
  'table?': holding({
    revision: isCount,
    table: isTable,
    you: (value) => value === null || value === 'watching' || isSeat(value),
  }),
  'shares?': holding({ round: isCount, commits: listOf(isDigest), opened: listOf(isSecret), all: isFlag }),
  'lines?': holding({ revision: isCount, from: isCount, lines: isList, 'status?': isStatus }),
  'record?': holding({ from: isCount, lines: isList, all: isCount }),
  'end?': oneOf<FriendsEnd>('closed', 'left', 'full', 'old-link', 'cut-off', 'elsewhere'),
});

/** A host's message, if this value is one; a field that makes no sense is an error of the whole. */
export const hostMessageIn = (value: unknown): ReadMessage | undefined => (isMessage(value) ? value : undefined);
