/** What is kept on a device so that a reload loses nothing: a host's table, and a guest's tokens. */
import type { Bytes } from '../../codec/bytes.ts';
import { parseBase64Url, printBase64Url } from '../../codec/base64url.ts';
import { parseHolder } from '../../record/holder.ts';
import { isPortraitIndex } from '../../record/portrait.ts';
import { isCount, isFields, isFlag, isPlain, isText, parseJson } from '../../record/guards.ts';
import { fieldsOf, holding, isSecret, listOf, oneOf } from '../../record/shape.ts';
import { type FriendsPhase, type NewTable, WIRE_KINDS } from '../../friends/table.ts';
import type { Saves } from '../saves.ts';
import type { KeptGuest } from './people.ts';

/** The host's table. */
export interface KeptHost {
  readonly table: NewTable;
  readonly secret: Bytes; // of the newest invitation
  readonly old: readonly Bytes[]; // of older invitations
  readonly isOpen: boolean; // somebody new may come in
  readonly key: string; // private key of the host's device
  readonly guests: readonly KeptGuest[];
  readonly phase: FriendsPhase;
  readonly gameId: string; // of the game on the table; '' for none yet
  readonly commitment: string | undefined;
}

const HOST_NOTE = 'hosted';
const guestNote = (room: string): string => `guest/${room}`;

export function keepHost(saves: Saves, kept: KeptHost | undefined): void {
  if (!kept) {
    void saves.note(HOST_NOTE, undefined);
    return;
  }
  const text = JSON.stringify({ ...kept, secret: printBase64Url(kept.secret), old: kept.old.map(printBase64Url) });
  void saves.note(HOST_NOTE, text);
}

const isLevel = (value: unknown): boolean => parseHolder(value)?.by === 'bot';
const isPlanned = (value: unknown): boolean => value === 'host' || value === 'open' || isLevel(value);
const arePlanned = (seats: unknown): boolean =>
  Array.isArray(seats) && seats.every(isPlanned) && seats.filter((one) => one === 'host').length === 1;

const isPortraitOrNone = (value: unknown): boolean => value === undefined || isPortraitIndex(value);

const isTable = holding<NewTable>({
  kind: oneOf(...WIRE_KINDS),
  game: isText,
  options: fieldsOf(isPlain),
  seats: arePlanned,
  level: isLevel,
  name: isText,
  'portrait?': isPortraitOrNone,
  mayWatch: isFlag,
  help: isFlag,
  windowMs: isCount,
  turnMs: isCount,
});
/** A table as the page asks for it, if it is one. */
export const newTableIn = (value: unknown): NewTable | undefined => (isTable(value) ? value : undefined);

const isGuest = holding<KeptGuest>({ token: isText, name: isText, 'seat?': isCount, 'portrait?': isPortraitIndex });
const PHASES: readonly FriendsPhase[] = ['lobby', 'shares', 'playing', 'over'];

function secretIn(value: unknown): Bytes | undefined {
  const bytes = isText(value) ? parseBase64Url(value) : undefined;
  return bytes?.length === 16 ? bytes : undefined;
}

/** The table that this device hosted when its page was closed; undefined if there was none, or it cannot be read. */
export async function keptHost(saves: Saves): Promise<KeptHost | undefined> {
  const row = parseJson(await saves.noted(HOST_NOTE));
  if (!isFields(row)) return undefined;
  const { secret, old, isOpen, key, guests, phase, gameId, commitment } = row;
  const { table } = row;
  const bytes = secretIn(secret);
  const older = Array.isArray(old) ? old.flatMap((one: unknown) => secretIn(one) ?? []) : [];
  const isPhase = PHASES.find((one) => one === phase);
  if (!isTable(table) || !bytes || !isText(key) || !listOf(isGuest)(guests)) return undefined;
  if (!isPhase || !isText(gameId)) return undefined;
  const given = isText(commitment) ? commitment : undefined;
  return {
    table,
    secret: bytes,
    old: older,
    isOpen: isOpen === true,
    key,
    guests,
    phase: isPhase,
    gameId,
    commitment: given,
  };
}

/** What a guest knows of how the seed of the running game was made. */
export interface Joint {
  readonly commitment: string | undefined; // the host's, as it was before this guest committed
  readonly own: string; // this guest's share
  readonly shares: readonly string[]; // of everybody
}

/** A guest's share of the seed, from when it commits to it. */
export interface OwnShare {
  readonly round: number;
  readonly own: string;
  readonly commitment: string | undefined; // the host's, as it was before
}

/** A guest's seat: whoever has the token has it. */
export interface Ticket {
  readonly token: string; // 32 digits
  readonly name: string;
  readonly portrait?: number | undefined; // an index
  readonly watches: boolean;
  readonly share?: OwnShare | undefined;
  readonly joint?: Joint | undefined;
}

const isJoint = holding<Joint>({ 'commitment?': isText, own: isSecret, shares: listOf(isSecret) });
const isOwnShare = holding<OwnShare>({ round: isCount, own: isSecret, 'commitment?': isText });

export async function keptTicket(saves: Saves, room: string): Promise<Ticket | undefined> {
  const row = parseJson(await saves.noted(guestNote(room)));
  if (!isFields(row)) return undefined;
  const { token, name, portrait, watches, share, joint } = row;
  if (!isSecret(token) || !isText(name)) return undefined;
  return {
    token,
    name,
    watches: watches === true,
    ...(isPortraitIndex(portrait) && { portrait }),
    ...(isOwnShare(share) && { share }),
    ...(isJoint(joint) && { joint }),
  };
}

export function keepTicket(saves: Saves, room: string, ticket: Ticket | undefined): void {
  void saves.note(guestNote(room), ticket && JSON.stringify(ticket));
}
