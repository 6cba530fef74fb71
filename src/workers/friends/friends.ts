/** Opens tables of friends in the engine's worker: fetched only when somebody opens one or is invited to one. */
import type { Bytes } from '../../codec/bytes.ts';
import { printBase64Url } from '../../codec/base64url.ts';
import { realClock } from '../../friends/clock.ts';
import { parseInvite } from '../../friends/invite.ts';
import { canSeal, newDeviceKey, parseKey, fingerprintOf, randomBytes, roomKeys } from '../../friends/seal.ts';
import type { FriendsAsk, FriendsEnd, WireKind } from '../../friends/table.ts';
import { TIMES, type Timing } from '../../friends/times.ts';
import { wireFor } from '../../friends/wires/open.ts';
import { areLocksHere, holdLock, takeLock } from '../lock.ts';
import type { EngineMessage } from '../protocol.ts';
import { doneIf } from '../trouble.ts';
import type { EngineParts, Hosted } from '../engine-parts.ts';
import { GuestTable } from './guest.ts';
import { HostTable } from './host.ts';
import { type KeptHost, type Ticket, keepHost, keptHost, keptTicket, newTableIn } from './kept-table.ts';

/** Both ends must run the same build: the name of the worker's file tells it. */
const VERSION = location.pathname.split('/').at(-1) ?? '';
const TIMING: Timing = { times: TIMES, clock: realClock };
/** How long another window that hosts the same table may hold it. */
const LOCK_MS = 500;

let open: HostTable | GuestTable | undefined;
let resting: KeptHost | undefined; // hosted here before its page was closed

export const openTable = (): HostTable | GuestTable | undefined => open;

export async function receiveWire(port: MessagePort): Promise<void> {
  (await import('../../friends/wires/direct.ts')).receivePort(port);
}

export async function askFriends(ask: FriendsAsk, engine: EngineParts): Promise<EngineMessage> {
  if (ask.what === 'open') return openHost(ask.table, engine);
  if (ask.what === 'join') return join(ask, engine);
  if (ask.what === 'reopen') return wake(engine);
  if (ask.what === 'leave' && resting) return giveUp(resting, engine);
  const done = open ? await open.answerAsk(ask) : doneIf(false);
  if (ask.what === 'leave') open = undefined;
  return done;
}

async function openHost(asked: unknown, engine: EngineParts): Promise<EngineMessage> {
  const table = newTableIn(asked);
  if (!table) return doneIf(false);
  const wire = await wireOr(table.kind, engine, 'host');
  if (!wire) return doneIf(true); // the page was told why
  open?.close();
  resting = undefined;
  const secret = randomBytes(16);
  const [keys, key] = await Promise.all([roomKeys(secret), newDeviceKey(true)]);
  const fingerprint = await fingerprintOf(key.public);
  void holdLock(lockOf(fingerprint));
  open = new HostTable({ table, keys, old: [], key, fingerprint, wire, version: VERSION, ...TIMING }, engine);
  return doneIf(true);
}

async function join(
  { invite: text, takeOver }: FriendsAsk & { what: 'join' },
  engine: EngineParts,
): Promise<EngineMessage> {
  const invite = parseInvite(text);
  if (!invite) {
    refuse(engine, 'guest', 'windows', 'bad-invite');
    return doneIf(true);
  }
  const wire = await wireOr(invite.kind, engine, 'guest');
  if (!wire) return doneIf(true);
  const keys = await roomKeys(invite.secret);
  if (open instanceof GuestTable && open.room === keys.room) open.hangUp();
  else open?.close();
  const ticket = await keptTicket(engine.saves, keys.room);
  // A page that has lost a direct connection cannot come back by itself: it does not keep the seat from another one.
  const isOwn = !ticket || invite.kind === 'direct' || (await holdSeat(ticket, takeOver));
  if (!isOwn) {
    open = undefined;
    refuse(engine, 'guest', invite.kind, 'elsewhere', text);
    return doneIf(true);
  }
  open = new GuestTable({ invite, keys, wire, version: VERSION, ticket, ...TIMING }, engine);
  return doneIf(true);
}

/** One window has the seat of a ticket. Where there are no locks, the newest has it. */
async function holdSeat({ token }: Ticket, takeOver = false): Promise<boolean> {
  const name = `card-table-guest-${token}`;
  return !areLocksHere() || (takeOver ? takeLock(name) : holdLock(name, LOCK_MS));
}

/** One window has a table, whatever links lead to it. */
const lockOf = (fingerprint: Bytes): string => `card-table-host-${printBase64Url(fingerprint)}`;

/** The wire of a kind; tells the page why there is none. */
async function wireOr(kind: WireKind, engine: EngineParts, role: 'host' | 'guest') {
  const wire = canSeal() ? await wireFor(kind, realClock) : undefined;
  if (!wire) refuse(engine, role, kind, canSeal() ? 'no-wire' : 'not-secure');
  return wire;
}

function refuse(engine: EngineParts, role: 'host' | 'guest', kind: WireKind, ended: FriendsEnd, invite = ''): void {
  const nothing = {
    invite,
    up: false,
    hostHere: false,
    otherVersion: false,
    table: undefined,
    you: undefined,
    found: undefined,
  };
  engine.post({ type: 'friends', state: { role, kind, ...nothing, ended } });
}

/**
 * The table that this device hosts: a page that is reloaded opens it again, if it may be the host and no other window has the
 * table.
 */
export async function keptTable(engine: EngineParts, mayHost: boolean): Promise<Hosted | undefined> {
  const kept = await keptHost(engine.saves);
  if (!kept || !canSeal()) return undefined;
  const fingerprint = await fingerprintOf((await parseKey(kept.key)).public);
  const isHere = mayHost && (await holdLock(lockOf(fingerprint), LOCK_MS));
  return {
    ...{ gameId: kept.gameId, isHere, remote: kept.guests.flatMap(({ seat }) => seat ?? []) },
    reopen: async (isReload) => reopenTable(kept, engine, isReload),
  };
}

async function reopenTable(kept: KeptHost, engine: EngineParts, isReload: boolean): Promise<void> {
  if (isReload) {
    await openAgain(kept, engine);
    return;
  }
  resting = kept;
  refuse(engine, 'host', kept.table.kind, 'resting');
}

async function wake(engine: EngineParts): Promise<EngineMessage> {
  const kept = resting;
  resting = undefined;
  if (kept) await openAgain(kept, engine);
  return doneIf(kept !== undefined);
}

/** The table is not opened again: bots play on for its guests. */
function giveUp({ table }: KeptHost, engine: EngineParts): EngineMessage {
  resting = undefined;
  keepHost(engine.saves, undefined);
  const running = engine.running()?.running;
  for (const [seat, holder] of running?.holders.entries() ?? [])
    if (holder.by === 'remote') running?.reseat(seat, { by: 'bot', level: table.level });
  return doneIf(true);
}

async function openAgain(kept: KeptHost, engine: EngineParts): Promise<void> {
  const wire = await wireFor(kept.table.kind, realClock);
  if (!wire) return;
  const [keys, key] = await Promise.all([roomKeys(kept.secret), parseKey(kept.key)]);
  const old = await Promise.all(kept.old.map(roomKeys));
  const { table } = kept;
  const fingerprint = await fingerprintOf(key.public);
  const host = new HostTable({ table, keys, old, key, fingerprint, wire, version: VERSION, ...TIMING }, engine);
  open = host;
  host.resume(kept);
}
