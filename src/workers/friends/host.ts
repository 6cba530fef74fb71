/**
 * A table that this device hosts: it lets guests in, gives them seats of the engine's game and sends each the view of that seat.
 */
import { printInvite } from '../../friends/invite.ts';
import type { GuestAsk, GuestMessage } from '../../friends/messages.ts';
import { printKey } from '../../friends/seal.ts';
import {
  type FriendsAsk,
  type FriendsPhase,
  type FriendsState,
  type FriendsTable,
  type NewTable,
} from '../../friends/table.ts';
import type { Timing } from '../../friends/times.ts';
import { normalizedName } from '../../record/person-name.ts';
import { doneIf } from '../trouble.ts';
import type { EngineMessage } from '../protocol.ts';
import { Claims } from './claims.ts';
import { Dealing } from './dealing.ts';
import type { Desk, FriendlyTable } from './desk.ts';
import { Emotes } from './emotes.ts';
import { Entrance, type EntranceParts } from './entrance.ts';
import { GuestHelp } from './guest-help.ts';
import type { GuestLink } from './guest-link.ts';
import { type KeptHost, keepHost } from './kept-table.ts';
import { type Guest, People } from './people.ts';
import { Places } from './places.ts';
import { HOST_VOTE, Presence } from './presence.ts';
import { Agreement } from './taking-back.ts';
import { Turns } from './turns.ts';
import { Waits } from './waits.ts';

const TICK_MS = 250;

/** What a table is made of: new, or as it was before a reload. */
export interface HostParts extends EntranceParts {
  readonly table: NewTable;
  readonly print: Uint8Array<ArrayBuffer>; // of the key, for the invitation
}

export class HostTable implements FriendlyTable {
  /** The host's device has the whole record. */
  readonly toldLines = undefined;
  private readonly people: People;
  private readonly presence: Presence;
  private readonly places: Places;
  private readonly waits: Waits;
  private readonly turns: Turns;
  private readonly dealing: Dealing;
  private readonly agreement = new Agreement(() => this.changed());
  private readonly claims: Claims;
  private readonly emotes: Emotes;
  private readonly guestHelp: GuestHelp;
  private readonly entrance: Entrance;
  private readonly stop: () => void; // looks at the clock no more
  private readonly key: Promise<string>;
  private phase: FriendsPhase = 'lobby';
  private isUp = false;
  private isEnded = false;
  private gameId = '';
  private pausedBy: string | undefined;
  private sent: { readonly revision: number; readonly text: string; readonly it: FriendsTable };
  private told = ''; // to the page

  constructor(
    private readonly parts: HostParts,
    private readonly desk: Desk,
  ) {
    const { table, key, times, clock } = parts;
    const timing: Timing = { times, clock };
    this.people = new People(table, () => this.sendAll());
    this.presence = new Presence(this.people, timing, table.help ? this.agreement : undefined);
    this.waits = new Waits(timing, table.windowMs);
    this.turns = new Turns(timing, table.turnMs);
    this.places = new Places(this.people, this.presence, table.mayWatch, () => {
      this.keep();
      this.changed();
    });
    this.claims = new Claims(this.people);
    this.emotes = new Emotes(clock);
    this.guestHelp = new GuestHelp(desk);
    this.dealing = new Dealing(table, desk, this.people, this.presence, timing, {
      changed: () => {
        this.changed();
        this.sendAll();
      },
      dealt: (id) => {
        this.phase = id === undefined ? 'lobby' : 'playing';
        this.gameId = id ?? '';
        this.changed();
      },
    });
    this.key = printKey(key);
    const it = this.table();
    this.sent = { revision: 1, text: JSON.stringify(it), it };
    this.entrance = new Entrance(parts, {
      hasPlace: (link) => this.people.of(link) !== undefined,
      heard: (link, message) => this.hear(link, message),
      lost: (link, isCut) => {
        this.claims.lose(link);
        this.places.lose(link, isCut);
      },
      changed: (isUp) => {
        this.isUp = isUp;
        this.presence.wire(isUp);
        this.tellPage();
      },
    });
    this.stop = clock.every(TICK_MS, () => this.tick());
    void this.dealing.prepare();
  }

  /** The table of a running game, after a reload of this page. */
  resume({ guests, phase, gameId, commitment }: KeptHost): void {
    for (const guest of guests) this.presence.away(this.people.add(guest));
    const game = this.desk.running();
    if (phase !== 'lobby' && phase !== 'shares' && game?.id === gameId) {
      [this.phase, this.gameId, this.dealing.commitment] = [phase, gameId, commitment];
      this.presence.attachAll(game.running);
    }
    this.changed();
  }

  /** What the host's page asks for. */
  async ask(ask: FriendsAsk): Promise<EngineMessage> {
    const done = this.grantHost(ask);
    this.changed();
    return Promise.resolve(doneIf(done));
  }

  private grantHost(ask: FriendsAsk): boolean {
    switch (ask.what) {
      case 'start':
        return this.start();
      case 'move':
        return this.phase === 'lobby' && this.places.move(ask.from, ask.to);
      case 'remove':
        return this.places.sendAway(this.people.at(ask.seat));
      case 'remove-watcher':
        return this.places.sendAway(this.people.watcher(ask.n));
      case 'give':
        return this.claims.answer(ask.n, ask.on);
      case 'emote':
        return this.emotes.send(this.people.hostSeat, ask.emote);
      case 'pause':
        return this.pause(ask.on, normalizedName(this.parts.table.name));
      case 'vote':
        return this.presence.vote(ask.seat, HOST_VOTE);
      case 'look':
        this.presence.look(ask.on);
        return true;
      case 'agree':
        return this.agreement.answer(this.people.hostSeat, ask.n, ask.on);
      case 'leave':
        this.close();
        return true;
      case 'open':
      case 'reopen':
      case 'join':
      case 'sit':
      case 'watch':
      case 'claim':
      case 'back':
        return false; // no requests of the host's own page
    }
  }

  // Before the first deal, and between games.

  /** Deals a first or another game, once everybody's share of the seed is there. */
  private start(): boolean {
    if (this.phase === 'playing' || this.phase === 'shares') return false;
    this.phase = 'shares';
    void this.dealing.begin();
    return true;
  }

  // What guests say.

  private hear(link: GuestLink, message: GuestMessage): void {
    if (this.isEnded) return;
    link.hear(message, (ask) => this.grant(link, ask));
    const guest = this.people.of(link);
    if (guest) {
      this.presence.back(guest);
      this.presence.look(message.looks, guest);
    }
    this.changed();
    if (this.entrance.has(link)) this.send(link, message.ask !== undefined); // else it has left
  }

  private grant(link: GuestLink, ask: GuestAsk): boolean {
    if (ask.what === 'sit' || ask.what === 'watch') return this.places.take(link, ask, this.phase === 'playing');
    if (ask.what === 'claim') return this.claims.ask(link, ask);
    const guest = this.people.of(link);
    if (ask.what === 'leave') return this.letGo(link, guest);
    if (!guest) return false;
    switch (ask.what) {
      case 'seat':
        return this.pausedBy === undefined && guest.copy.ask(ask.ask);
      case 'help':
        return this.parts.table.help && this.guestHelp.ask(guest, ask.ask, this.presence.running);
      case 'agree':
        return guest.seat !== undefined && this.agreement.answer(guest.seat, ask.n, ask.on);
      case 'commit':
      case 'open':
        return this.dealing.take(guest, ask);
      case 'emote':
        return this.emotes.send(guest.seat, ask.emote);
      case 'pause':
        return guest.seat !== undefined && this.pause(ask.on, guest.name);
      case 'vote':
        return guest.seat !== undefined && this.presence.vote(ask.seat, guest.token);
      case 'back':
        return this.presence.giveBack(guest);
    }
  }

  /** Somebody leaves, with or without a place. */
  private letGo(link: GuestLink, guest: Guest | undefined): boolean {
    link.end('left');
    if (guest) this.places.remove(guest);
    link.caller.drop();
    return true;
  }

  private pause(on: boolean, name: string): boolean {
    if (this.phase !== 'playing') return false;
    this.pausedBy = on ? name : undefined;
    this.presence.running?.pause(on);
    return true;
  }

  private tick(): void {
    const isPaused = this.pausedBy !== undefined;
    this.entrance.forgetSilent();
    this.presence.tick(this.phase === 'playing' && !isPaused);
    this.places.forgetWatchers();
    this.claims.goOn();
    const isWaiting = isPaused || this.agreement.isAsked || !this.isUp;
    this.waits.tick(this.presence.running, isWaiting);
    this.presence.setLate(this.turns.late(this.presence.running, isWaiting));
    this.agreement.goOn();
    void this.dealing.goOn();
    this.changed();
    this.sendAll();
  }

  // What is told and kept.

  private table(): FriendsTable {
    const { game, options, mayWatch, help } = this.parts.table;
    return {
      phase: this.phase,
      game,
      options,
      seats: this.people.seats(this.presence.running?.ready ?? []),
      watchers: this.people.watchers,
      claims: this.claims.told,
      mayWatch,
      help,
      takingBack: this.agreement.told,
      pausedBy: this.pausedBy,
      commitment: this.dealing.commitment,
      emote: this.emotes.last,
    };
  }

  /** Something may have changed: the page and the guests are told. */
  private changed(): void {
    if (this.isEnded) return;
    if (this.phase === 'playing' && this.presence.running?.isOver) this.phase = 'over';
    const it = this.table();
    const text = JSON.stringify(it);
    if (text !== this.sent.text) {
      this.sent = { revision: this.sent.revision + 1, text, it };
      this.keep();
      this.sendAll();
    }
    this.tellPage();
  }

  private tellPage(): void {
    const { table, keys, print } = this.parts;
    const state: FriendsState = {
      role: 'host',
      kind: table.kind,
      invite: printInvite({ kind: table.kind, secret: keys.secret, print }),
      up: this.isUp,
      hostHere: true,
      table: this.sent.it,
      you: this.people.hostSeat,
      found: undefined,
      ended: this.isEnded ? 'closed' : undefined,
    };
    const text = JSON.stringify(state);
    if (text === this.told) return;
    this.told = text;
    this.desk.post({ type: 'friends', state });
  }

  private sendAll(): void {
    for (const link of this.entrance.links) this.send(link, false);
  }

  private send(link: GuestLink, isAsked: boolean): void {
    const guest = this.people.of(link);
    const { revision, it } = this.sent;
    const what = {
      table: { revision, it },
      you: guest ? (guest.seat ?? ('watching' as const)) : undefined,
      shares: this.dealing.shares,
      copy: guest?.seatLink ? guest.copy : undefined,
      record: guest ? this.presence.record : undefined,
    };
    link.send(what, isAsked);
  }

  private keep(): void {
    const { phase, gameId, parts } = this;
    const { commitment } = this.dealing;
    const guests = this.people.guests.map(({ token, name, seat }) => ({ token, name, seat }));
    void this.key.then((key) => {
      const kept: KeptHost = { table: parts.table, secret: parts.keys.secret, key, guests, phase, gameId, commitment };
      if (!this.isEnded) keepHost(this.desk.saves, kept);
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
    for (const guest of [...this.people.guests]) {
      this.people.remove(guest);
      this.presence.unseat(guest); // bots play on, and the host's own game with them
    }
    keepHost(this.desk.saves, undefined);
    this.tellPage();
    this.entrance.close();
  }
}
