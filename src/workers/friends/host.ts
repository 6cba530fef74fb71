/**
 * A table that this device hosts: it lets guests in, gives them seats of the engine's game and sends each the view of that seat.
 */
import type { Bytes } from '../../codec/bytes.ts';
import { printInvite } from '../../friends/invite.ts';
import { type GuestAsk, type GuestMessage, isShareAsk } from '../../friends/messages.ts';
import { printKey, randomBytes, roomKeys } from '../../friends/seal.ts';
import {
  type FriendsAsk,
  type FriendsPhase,
  type FriendsState,
  type FriendsTable,
  type NewTable,
} from '../../friends/table.ts';
import type { Timing } from '../../friends/times.ts';
import { doneIf } from '../trouble.ts';
import type { EngineMessage } from '../protocol.ts';
import { Dealing } from './dealing.ts';
import type { EngineParts, FriendlyTable } from '../engine-parts.ts';
import { Entrance, type EntranceParts } from './entrance.ts';
import type { GuestLink } from './guest-link.ts';
import { type KeptHost, keepHost } from './kept-table.ts';
import { FriendsRoom } from './room.ts';

const TICK_MS = 250;
/** What comes within this time is sent together. */
const TOGETHER_MS = 40;

/** What a table is made of: new, or as it was before a reload. */
export interface HostParts extends EntranceParts {
  readonly table: NewTable;
  readonly fingerprint: Bytes; // of the key, for the invitation
}

export class HostTable implements FriendlyTable {
  /** The host's device has the whole record. */
  readonly toldLines = undefined;
  private readonly room: FriendsRoom;
  private readonly dealing: Dealing;
  private readonly entrance: Entrance;
  private readonly stop: () => void; // looks at the clock no more
  private readonly key: Promise<string>;
  private phase: FriendsPhase = 'lobby';
  private isUp = false;
  private isEnded = false;
  private cancel: (() => void) | undefined; // of what is sent soon
  private gameId = '';
  private sent: { readonly revision: number; readonly text: string; readonly table: FriendsTable };
  private told = ''; // to the page

  constructor(
    private readonly parts: HostParts,
    private readonly engine: EngineParts,
  ) {
    const { table, key, times, clock } = parts;
    const timing: Timing = { times, clock };
    this.room = new FriendsRoom(table, timing, engine, {
      changed: () => this.publishChange(),
      sendLines: () => this.sendSoon(),
      keep: () => this.storeTable(),
    });
    this.dealing = new Dealing(table, engine, this.room.people, this.room.presence, timing, {
      changed: () => {
        this.publishChange();
        this.sendAll();
      },
      dealt: (id) => {
        this.phase = id === undefined ? 'lobby' : 'playing';
        this.gameId = id ?? '';
        this.publishChange();
      },
    });
    this.key = printKey(key);
    this.entrance = new Entrance(parts, {
      isAtTable: (link) => this.room.people.of(link) !== undefined,
      heard: (link, message) => this.receiveMessage(link, message),
      lost: (link, isCut) => this.room.lose(link, isCut),
      changed: (isUp) => {
        this.isUp = isUp;
        this.room.presence.wire(isUp);
        this.tellPage();
      },
      otherVersion: () => this.tellPage(),
    });
    const told = this.table();
    this.sent = { revision: 1, text: JSON.stringify(told), table: told };
    this.stop = clock.every(TICK_MS, () => this.tick());
    void this.dealing.prepare();
  }

  /** The table of a running game, after a reload of this page. */
  resume(kept: KeptHost): void {
    const { phase, gameId, commitment } = kept;
    this.room.isOpen = kept.isOpen;
    this.room.expect(kept);
    const game = this.engine.running();
    if (phase !== 'lobby' && phase !== 'shares' && game?.id === gameId) {
      [this.phase, this.gameId, this.dealing.commitment] = [phase, gameId, commitment];
      this.room.presence.attachAll(game.running);
    }
    this.publishChange();
  }

  /** What the host's page asks for. */
  async answerAsk(ask: FriendsAsk): Promise<EngineMessage> {
    const done = ask.what === 'new-link' ? await this.renewLink() : this.grantHost(ask);
    this.publishChange();
    return doneIf(done);
  }

  /** A direct connection has a link of its own for each guest already. */
  private async renewLink(): Promise<boolean> {
    if (this.parts.table.kind === 'direct') return false;
    this.entrance.renew(await roomKeys(randomBytes(16)));
    return true;
  }

  private get invite(): string {
    const { table, fingerprint } = this.parts;
    return printInvite({ kind: table.kind, secret: this.entrance.keys.secret, fingerprint });
  }

  private grantHost(ask: FriendsAsk): boolean {
    if (ask.what === 'start') return this.start();
    if (ask.what === 'door') {
      this.room.isOpen = ask.open;
      return true;
    }
    if (ask.what !== 'leave') return this.room.grantHost(ask, this.phase);
    this.close();
    return true;
  }

  /** Deals a first or another game, once everybody's share of the seed is there. */
  private start(): boolean {
    if (this.phase === 'playing' || this.phase === 'shares') return false;
    this.phase = 'shares';
    for (const guest of this.room.people.guests) guest.wantsAgain = false;
    void this.dealing.begin();
    return true;
  }

  // What guests say.

  private receiveMessage(link: GuestLink, message: GuestMessage): void {
    if (this.isEnded) return;
    link.receiveMessage(message, (ask) => this.grantAsk(link, ask));
    if (this.entrance.isOld(link) && !this.room.people.of(link)) {
      link.end('old-link');
      link.visitor.drop();
    }
    this.room.notePresence(link, message);
    this.publishChange();
    if (this.entrance.has(link)) this.sendTo(link, message.request !== undefined); // else it has left
  }

  private grantAsk(link: GuestLink, ask: GuestAsk): boolean {
    if (!isShareAsk(ask)) return this.room.grantAsk(link, ask, { phase: this.phase, isOld: this.entrance.isOld(link) });
    const guest = this.room.people.of(link);
    return guest !== undefined && this.dealing.receiveShare(guest, ask);
  }

  private tick(): void {
    this.entrance.forgetSilent();
    this.room.tick(this.phase);
    void this.dealing.goOn();
    this.publishChange();
    this.sendAll();
  }

  // What is told and kept.

  private table(): FriendsTable {
    const { commitment } = this.dealing;
    return { phase: this.phase, ...this.room.told, coming: this.coming, invite: this.invite, commitment };
  }

  /** How many are connected and heard before the table begins, and are not at it: as many as there are seats at most. */
  private get coming(): number {
    if (this.phase !== 'lobby') return 0;
    const { clock, times, table } = this.parts;
    const since = clock.now() - times.away;
    const looking = this.entrance.links.filter((link) => link.heardAt > since && !this.room.people.of(link));
    return Math.min(looking.length, table.seats.length);
  }

  /** Something may have changed: the page and the guests are told. */
  private publishChange(): void {
    if (this.isEnded) return;
    if (this.phase === 'playing' && this.room.presence.running?.isOver) this.phase = 'over';
    const table = this.table();
    const text = JSON.stringify(table);
    if (text !== this.sent.text) {
      this.sent = { revision: this.sent.revision + 1, text, table };
      this.storeTable();
      this.sendAll();
    }
    this.tellPage();
  }

  private tellPage(): void {
    const state: FriendsState = {
      role: 'host',
      kind: this.parts.table.kind,
      invite: this.invite,
      up: this.isUp,
      hostHere: true,
      otherVersion: this.entrance.otherVersion,
      table: this.sent.table,
      you: this.room.people.hostSeat,
      found: undefined,
      ended: this.isEnded ? 'closed' : undefined,
    };
    const text = JSON.stringify(state);
    if (text === this.told) return;
    this.told = text;
    this.engine.post({ type: 'friends', state });
  }

  /** A bot that thinks has mostly chosen a moment later: both go in one message. */
  private sendSoon(): void {
    this.cancel ??= this.parts.clock.after(TOGETHER_MS, () => {
      this.cancel = undefined;
      this.sendAll();
    });
  }

  private sendAll(): void {
    for (const link of this.entrance.links) this.sendTo(link, false);
  }

  private sendTo(link: GuestLink, isAsked: boolean): void {
    const { people, presence } = this.room;
    const guest = people.of(link);
    const { revision, table } = this.sent;
    const what = {
      table: { revision, table },
      you: guest ? (guest.seat ?? ('watching' as const)) : undefined,
      shares: this.dealing.shares,
      copy: guest?.seatLink ? guest.copy : undefined,
      record: guest ? presence.record : undefined,
    };
    link.sendMissing(what, isAsked);
  }

  private storeTable(): void {
    const { phase, gameId, parts } = this;
    const { commitment } = this.dealing;
    const guests = this.room.people.guests.map(({ token, name, portrait, seat }) => ({ token, name, portrait, seat }));
    const table = { ...parts.table, portrait: this.room.people.hostPortrait };
    const { keys, old } = this.entrance;
    const { isOpen } = this.room;
    const secrets = { secret: keys.secret, old: old.map(({ secret }) => secret) };
    void this.key.then((key) => {
      const kept: KeptHost = { table, ...secrets, isOpen, key, guests, phase, gameId, commitment };
      if (!this.isEnded) keepHost(this.engine.saves, kept);
    });
  }

  /** Another game on the table of this device ends the one with friends. */
  seated(): void {
    if (!this.dealing.isUnderWay && this.phase !== 'lobby') this.close();
  }

  close(): void {
    if (this.isEnded) return;
    for (const link of this.entrance.links) link.end('closed');
    this.isEnded = true;
    this.stop();
    this.cancel?.();
    this.room.clear();
    keepHost(this.engine.saves, undefined);
    this.tellPage();
    this.entrance.close();
  }
}
