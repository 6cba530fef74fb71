/** Reads what a host sends. A guest believes nothing of it before it is checked field by field. */
import { type Guard, isBetween, isCount, isFields, isFlag, isPlain, isText } from '../record/guards.ts';
import { isLevelName } from '../record/holder.ts';
import { fieldsOf, listOf } from '../record/shape.ts';
import type { HostMessage, Shares, Status } from './messages.ts';
import { EMOTES, type Emote, type FriendSeat, type FriendsEnd, type FriendsPhase, type FriendsTable } from './table.ts';

const MOST_SEATS = 16;
const MOST_TEXT = 200;

const isShort = (value: unknown): value is string => isText(value) && value.length <= MOST_TEXT;
const oneOf =
  <T extends string>(...words: readonly T[]): Guard<T> =>
  (value): value is T =>
    words.some((word) => word === value);
const isPhase = oneOf<FriendsPhase>('lobby', 'shares', 'playing', 'over');
const isEnd = oneOf<FriendsEnd>('closed', 'left', 'full', 'cut-off', 'elsewhere');
const isBy = oneOf('host', 'guest', 'open', 'bot');
const isPresence = oneOf('here', 'away', 'stood-in');
const isDigest = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);
const isShare = (value: unknown): value is string => isText(value) && /^[0-9a-f]{32}$/.test(value);
const isSeat = (value: unknown): value is number => isCount(value) && value < MOST_SEATS;

const isFriendSeat: Guard<FriendSeat> = (value): value is FriendSeat => {
  if (!isFields(value)) return false;
  const { by, name, presence, level, ready, votes } = value;
  const isLevel = isText(level) && isLevelName(level);
  return isBy(by) && isShort(name) && isPresence(presence) && isLevel && isFlag(ready) && isCount(votes);
};

const isEmote: Guard<Emote> = (value): value is Emote =>
  isFields(value) && isCount(value['n']) && isSeat(value['seat']) && isBetween(value['emote'], 0, EMOTES - 1);

const isTable: Guard<FriendsTable> = (value): value is FriendsTable => {
  if (!isFields(value)) return false;
  const { phase, game, options, seats, watchers, mayWatch, pausedBy, commitment, emote } = value;
  return (
    isPhase(phase) &&
    isShort(game) &&
    fieldsOf(isPlain)(options) &&
    Array.isArray(seats) &&
    seats.length <= MOST_SEATS &&
    seats.every(isFriendSeat) &&
    listOf(isShort)(watchers) &&
    isFlag(mayWatch) &&
    (pausedBy === undefined || isShort(pausedBy)) &&
    (commitment === undefined || isDigest(commitment)) &&
    (emote === undefined || isEmote(emote))
  );
};

function sharesIn(value: unknown): Shares | undefined {
  if (!isFields(value)) return undefined;
  const { round, commits, opened, all } = value;
  if (!isCount(round) || !listOf(isDigest)(commits) || !listOf(isShare)(opened) || !isFlag(all)) return undefined;
  return { round, commits: commits as string[], opened: opened as string[], all };
}

/** Lines as they came: not checked yet. */
export interface LinesIn {
  readonly from: number;
  readonly it: readonly unknown[];
}
export interface ReadMessage extends Omit<HostMessage, 'lines' | 'record'> {
  readonly lines?: LinesIn & { readonly revision: number; readonly status?: { version: number; it: Status } };
  readonly record?: LinesIn & { readonly all: number };
}

function linesIn(value: unknown): LinesIn | undefined {
  if (!isFields(value) || !isCount(value['from']) || !Array.isArray(value['it'])) return undefined;
  return { from: value['from'], it: value['it'] as readonly unknown[] };
}

function statusIn(value: unknown): { version: number; it: Status } | undefined {
  return isFields(value) && isCount(value['version']) && isFields(value['it'])
    ? { version: value['version'], it: value['it'] }
    : undefined;
}

/** A host's message, if these words are one; a field that makes no sense is an error of the whole. */
export function hostMessageIn(words: unknown): ReadMessage | undefined {
  if (!isFields(words)) return undefined;
  const { asked, done, table, shares, lines, record, end } = words;
  if (!isCount(asked) || !isFlag(done) || (end !== undefined && !isEnd(end))) return undefined;
  let message: ReadMessage = { asked, done, ...(end !== undefined && { end }) };
  if (table !== undefined) {
    if (!isFields(table) || !isCount(table['revision']) || !isTable(table['it'])) return undefined;
    const { you, revision, it } = table;
    if (you !== null && you !== 'watching' && !isSeat(you)) return undefined;
    message = { ...message, table: { revision: revision as number, it: it as FriendsTable, you } };
  }
  if (shares !== undefined) {
    const read = sharesIn(shares);
    if (!read) return undefined;
    message = { ...message, shares: read };
  }
  if (lines !== undefined) {
    const read = linesIn(lines);
    if (!read || !isFields(lines) || !isCount(lines['revision'])) return undefined;
    const status = lines['status'] === undefined ? undefined : statusIn(lines['status']);
    if (lines['status'] !== undefined && !status) return undefined;
    message = { ...message, lines: { ...read, revision: lines['revision'], ...(status && { status }) } };
  }
  if (record !== undefined) {
    const read = linesIn(record);
    if (!read || !isFields(record) || !isCount(record['all'])) return undefined;
    message = { ...message, record: { ...read, all: record['all'] } };
  }
  return message;
}
