/**
 * A table that this device hosts: it lets guests in, gives them seats of the engine's game and sends each the view of that seat.
 * Its clock runs in the worker, where a hidden tab does not slow it down.
 */
import type { Seat } from '../../cards/card.ts';
import { Door, type Caller } from '../../friends/door.ts';
import { printInvite } from '../../friends/invite.ts';
import { AWAY_MS, type GuestAsk, guestMessageIn } from '../../friends/messages.ts';
import { type DeviceKey, type RoomKeys, printKey } from '../../friends/seal.ts';
import {
  EMOTE_PAUSE_MS,
  type Emote,
  type FriendsAsk,
  type FriendsPhase,
  type FriendsState,
  type FriendsTable,
  type NewTable,
} from '../../friends/table.ts';
import type { OpenWire } from '../../friends/wire.ts';
import { normalizedName } from '../../record/person-name.ts';
import type { Running } from '../running.ts';
import { doneIf } from '../trouble.ts';
import type { EngineMessage } from '../protocol.ts';
import type { Desk, FriendlyTable } from './desk.ts';
import { GuestLink } from './guest-link.ts';
import { type KeptHost, keepHost } from './kept-table.ts';
import { type Guest, People } from './people.ts';
import { STEP_MS, ShareRound, wordsOf } from './shares.ts';

const TICK_MS = 250;
/** A bot stands in for somebody who has been away for so long. */
const STAND_IN_MS = 24_000; // after AWAY_MS
/** A call is waited for a little longer than its window: it has a way to go. */
const GRACE_MS = 500;
/** How long devices may take to show what led to a bot's choice. */
const LOOK_MS = 4000;
/** Once somebody is ready for the next deal, the others have so long. */
const READY_MS = 20_000;
const SILENT = 'host'; // votes of the host

/** What a table is made of: new, or as it was before a reload. */
export interface HostParts {
  readonly table: NewTable;
  readonly keys: RoomKeys;
  readonly key: DeviceKey;
  readonly print: Uint8Array<ArrayBuffer>;
  readonly wire: OpenWire;
  readonly version: string;
}

export class HostTable implements FriendlyTable {
  private readonly people: People;
  private readonly door: Door;
  private readonly links = new Map<Caller, GuestLink>();
  private readonly timer: ReturnType<typeof setInterval>;
  private phase: FriendsPhase = 'lobby';
  private isUp = false;
  private isEnded = false;
  private round: ShareRound<Guest> | undefined;
  private rounds = 0;
  private running: Running | undefined;
  private gameId = '';
  private commitment: string | undefined;
  private pausedBy: string | undefined;
  private emote: Emote | undefined;
  private emoteAt = 0; // the host's
  private waiting: { for: string; since: number } | undefined;
  private sent: { revision: number; text: string; it: FriendsTable };
  private told = ''; // to the page
  private readonly key: Promise<string>;

  constructor(
    private readonly parts: HostParts,
    private readonly desk: Desk,
  ) {
    this.people = new People(parts.table, () => this.sendAll());
    this.key = printKey(parts.key);
    const table = this.table();
    this.sent = { revision: 1, text: JSON.stringify(table), it: table };
    this.door = new Door(parts.wire, parts.keys, parts.key, parts.version, {
      heard: (caller, words) => this.hear(caller, words),
      gone: (caller, isCut) => this.lose(caller, isCut),
      changed: (isUp) => {
        this.isUp = isUp;
        this.tellPage();
      },
    });
    this.timer = setInterval(() => this.tick(), TICK_MS);
    void this.newCommitment();
  }

  /** The table of a running game, after a reload of this page. */
  resume({ guests, phase, gameId, commitment }: KeptHost): void {
    for (const guest of guests) this.people.add(guest).awaySince = Date.now();
    const game = this.desk.running();
    if (phase === 'lobby' || game?.id !== gameId) return;
    [this.phase, this.gameId, this.commitment] = [phase, gameId, commitment];
    this.attach(game.running);
  }

  /** The host's device has the whole record. */
  readonly toldLines = undefined;

  // What the host's page asks for.

  async ask(ask: FriendsAsk): Promise<EngineMessage> {
    switch (ask.what) {
      case 'start':
        return doneIf(this.start());
      case 'move':
        return doneIf(this.move(ask.from, ask.to));
      case 'remove':
        return doneIf(this.removeAt(ask.seat));
      case 'emote':
        return doneIf(this.sayEmote(this.people.hostSeat, ask.emote, this.emoteAt, () => (this.emoteAt = Date.now())));
      case 'pause':
        return doneIf(this.pause(ask.on, normalizedName(this.parts.table.name)));
      case 'vote':
        return doneIf(this.vote(ask.seat, SILENT));
      case 'leave':
        this.close();
        return doneIf(true);
      case 'open':
      case 'join':
      case 'sit':
      case 'watch':
        return doneIf(false);
    }
  }

  /** Deals a first or another game, once everybody's share of the seed is there. */
  private start(): boolean {
    if (this.phase === 'playing' || this.phase === 'shares') return false;
    void this.beginRound();
    return true;
  }

  private async beginRound(): Promise<void> {
    this.phase = 'shares';
    this.round = undefined;
    await this.newCommitment(); // before anybody commits
    const there = this.people.guests.filter(({ seat, awaySince, link }) => seat !== undefined && link && awaySince === undefined);
    this.round = new ShareRound(this.rounds += 1, there, Date.now());
    if (there.length === 0) await this.deal('');
    else this.changed();
  }

  private async deal(words: string): Promise<void> {
    const { game, options } = this.parts.table;
    this.round = undefined;
    this.phase = 'playing'; // nobody starts it twice
    const dealt = await this.desk.deal(
      { game, options, holders: this.people.holders, names: this.people.names, clientSeed: words },
      this.people.remote,
    );
    const running = this.desk.running();
    if (dealt.type !== 'done' || !running || this.isEnded) {
      this.phase = 'lobby';
      this.changed();
      return;
    }
    this.gameId = running.id;
    this.attach(running.running);
  }

  /** Links the guests to a game, and bots to the seats of those who have left it. */
  private attach(running: Running): void {
    this.running = running;
    for (const guest of this.people.guests) this.attachGuest(guest, running);
    for (const [seat, { by }] of running.holders.entries())
      if (by === 'remote' && !this.people.at(seat)) running.reseat(seat, { by: 'bot', level: this.people.level(seat) });
    this.changed();
  }

  private attachGuest(guest: Guest, running: Running): void {
    guest.stoodIn = false;
    guest.votes.clear();
    guest.seatLink = running.attach(guest.copy, guest.seat);
    if (guest.awaySince !== undefined) running.setHere(guest.seatLink, false);
  }

  private async newCommitment(): Promise<void> {
    this.commitment = await this.desk.commitment();
    this.changed();
  }

  private move(from: Seat, to: Seat): boolean {
    const [one, other] = [this.people.at(from), this.people.at(to)];
    const { seats } = this.parts.table;
    if (this.phase !== 'lobby' || !one || (!other && seats[to] !== 'open')) return false;
    one.seat = to;
    if (other) other.seat = from;
    this.changed();
    return true;
  }

  private removeAt(seat: Seat): boolean {
    const guest = this.people.at(seat);
    if (!guest) return false;
    guest.link?.end('cut-off');
    this.removeGuest(guest);
    return true;
  }

  // What guests ask for.

  private hear(caller: Caller, words: unknown): void {
    const message = guestMessageIn(words);
    if (!message) {
      caller.blame();
      return;
    }
    const now = Date.now();
    const link = this.links.get(caller) ?? new GuestLink(caller, now);
    this.links.set(caller, link);
    link.hear(message, now, (ask) => this.grant(link, ask, now));
    const guest = this.people.of(link);
    if (guest) this.hereAgain(guest);
    this.changed();
    this.send(link, now, message.ask !== undefined);
  }

  private grant(link: GuestLink, ask: GuestAsk, now: number): boolean {
    if (ask.what === 'sit') return this.sit(link, ask.name, ask.token, ask.seat);
    if (ask.what === 'watch') return this.watch(link, ask.name, ask.token);
    const guest = this.people.of(link);
    if (!guest) return false;
    switch (ask.what) {
      case 'seat':
        return this.pausedBy === undefined && guest.copy.ask(ask.ask);
      case 'commit':
        return this.round?.commit(guest, ask.round, ask.text) ?? false;
      case 'open':
        void this.round?.open(guest, ask.round, ask.text).then(() => this.goOnWithShares());
        return this.round !== undefined;
      case 'emote':
        return this.sayEmote(guest.seat, ask.emote, link.emoteAt, () => (link.emoteAt = now));
      case 'pause':
        return guest.seat !== undefined && this.pause(ask.on, guest.name);
      case 'vote':
        return guest.seat !== undefined && this.vote(ask.seat, guest.token);
      case 'leave':
        link.end('left');
        this.removeGuest(guest);
        return true;
    }
  }

  /** Sits somebody down, or gives a place back to whoever has its token: the newest connection has it. */
  private sit(link: GuestLink, name: string, token: string, asked: Seat | undefined): boolean {
    const before = this.people.guests.find((guest) => guest.token === token);
    if (before) {
      if (before.link !== link) before.link?.end('elsewhere');
      before.link = link;
      return true;
    }
    const seat = this.people.free(asked, this.phase === 'playing');
    if (seat === undefined || this.people.of(link)) return false;
    this.welcome(link, { name, token, seat });
    return true;
  }

  private watch(link: GuestLink, name: string, token: string): boolean {
    if (this.people.guests.some((guest) => guest.token === token)) return this.sit(link, name, token, undefined);
    if (!this.parts.table.mayWatch || this.people.of(link)) return false;
    this.welcome(link, { name, token, seat: undefined });
    return true;
  }

  private welcome(link: GuestLink, kept: { name: string; token: string; seat: Seat | undefined }): void {
    const guest = this.people.add(kept);
    guest.link = link;
    const { running } = this;
    if (running && this.phase !== 'lobby') {
      if (guest.seat !== undefined && !running.isOver) this.reseat(running, guest.seat, { by: 'remote' });
      this.attachGuest(guest, running);
    }
    this.keep();
  }

  private reseat(running: Running, seat: Seat, holder: Parameters<Running['reseat']>[1]): void {
    running.names = this.people.names;
    running.reseat(seat, holder);
  }

  /** Whoever has left has no place any more; a bot plays on. */
  private removeGuest(guest: Guest): void {
    const { running } = this;
    this.people.remove(guest);
    if (guest.seatLink) running?.detach(guest.seatLink);
    if (running && guest.seat !== undefined && !running.isOver && this.phase === 'playing')
      this.reseat(running, guest.seat, { by: 'bot', level: this.people.level(guest.seat) });
    this.keep();
    this.changed();
  }

  private sayEmote(seat: Seat | undefined, emote: number, last: number, said: () => void): boolean {
    if (seat === undefined || Date.now() - last < EMOTE_PAUSE_MS) return false;
    said();
    this.emote = { n: (this.emote?.n ?? 0) + 1, seat, emote };
    this.changed();
    return true;
  }

  private pause(on: boolean, name: string): boolean {
    if (this.phase !== 'playing') return false;
    this.pausedBy = on ? name : undefined;
    this.running?.pause(on);
    this.changed();
    return true;
  }

  private vote(seat: Seat, by: string): boolean {
    const guest = this.people.at(seat);
    if (guest?.awaySince === undefined || guest.stoodIn || guest.token === by) return false;
    guest.votes.add(by);
    const others = this.people.guests.filter((one) => one !== guest && one.seat !== undefined && one.awaySince === undefined);
    if (2 * guest.votes.size > others.length + 1) this.standIn(guest);
    this.changed();
    return true;
  }

  // Presence.

  private lose(caller: Caller, isCut: boolean): void {
    const link = this.links.get(caller);
    this.links.delete(caller);
    const guest = link && this.people.of(link);
    if (!guest) return;
    guest.link = undefined;
    if (isCut) this.away(guest, Date.now() - AWAY_MS);
  }

  private away(guest: Guest, now: number): void {
    guest.awaySince ??= now;
    if (guest.seatLink) this.running?.setHere(guest.seatLink, false);
  }

  private hereAgain(guest: Guest): void {
    const { running } = this;
    if (guest.awaySince === undefined && !guest.stoodIn) return;
    guest.awaySince = undefined;
    guest.votes.clear();
    if (guest.seatLink) running?.setHere(guest.seatLink, true);
    if (!guest.stoodIn) return;
    guest.stoodIn = false;
    if (guest.seat !== undefined && running && !running.isOver) this.reseat(running, guest.seat, { by: 'remote' });
  }

  private standIn(guest: Guest): void {
    const { running } = this;
    if (guest.seat === undefined || !running || running.isOver || guest.stoodIn) return;
    guest.stoodIn = true;
    this.reseat(running, guest.seat, { by: 'bot', level: this.people.level(guest.seat) });
  }

  // The clock.

  private tick(): void {
    const now = Date.now();
    for (const guest of this.people.guests) {
      if (now - (guest.link?.heardAt ?? 0) > AWAY_MS) this.away(guest, now);
      const away = guest.awaySince === undefined ? 0 : now - guest.awaySince;
      if (this.phase === 'playing' && this.pausedBy === undefined && away > STAND_IN_MS) this.standIn(guest);
      if (this.phase === 'lobby' && away > 10 * STAND_IN_MS) this.removeGuest(guest);
    }
    void this.goOnWithShares();
    this.endWaits(now);
    this.changed();
    this.sendAll();
  }

  /** The engine's side ends a window, not a page's word. */
  private endWaits(now: number): void {
    const { running } = this;
    if (!running || this.pausedBy !== undefined) {
      this.waiting = undefined;
      return;
    }
    const ready = running.ready.length > 0 ? 'ready' : undefined;
    const why = running.waitsFor ?? ready;
    const what = why && `${why} ${String(running.lines.length)}`;
    if (this.waiting?.for !== what) this.waiting = what === undefined ? undefined : { for: what, since: now };
    const waited = this.waiting ? now - this.waiting.since : 0;
    if (why === 'calls' && waited > this.parts.table.windowMs + GRACE_MS) running.waitNoLonger();
    else if (why === 'looks' && waited > LOOK_MS) running.waitNoLonger();
    else if (why === 'ready' && waited > READY_MS) running.dealNext();
  }

  private async goOnWithShares(): Promise<void> {
    const { round } = this;
    if (!round || this.phase !== 'shares') return;
    if (round.isOpen) {
      const words = await wordsOf(round.told.opened);
      if (this.round !== round) return;
      this.changed();
      this.sendAll(); // everybody sees the shares before the deal
      await this.deal(words);
    } else if (Date.now() - round.begunAt > 2 * STEP_MS) {
      for (const guest of round.missing) this.away(guest, Date.now());
      await this.beginRound();
    }
  }

  // What is told and kept.

  private table(): FriendsTable {
    const { game, options, mayWatch } = this.parts.table;
    const { running } = this;
    const phase = running?.isOver && this.phase === 'playing' ? 'over' : this.phase;
    return {
      phase,
      game,
      options,
      seats: this.people.seats(running?.ready ?? []),
      watchers: this.people.guests.flatMap(({ seat, name }) => (seat === undefined ? [name] : [])),
      mayWatch,
      pausedBy: this.pausedBy,
      commitment: this.commitment,
      emote: this.emote,
    };
  }

  /** Something may have changed: the page and the guests are told. */
  private changed(): void {
    if (this.isEnded) return;
    const it = this.table();
    if (it.phase === 'over') this.phase = 'over';
    const text = JSON.stringify(it);
    if (text !== this.sent.text) {
      this.sent = { revision: this.sent.revision + 1, text, it };
      this.keep();
      this.sendAll();
    }
    this.tellPage();
  }

  private tellPage(): void {
    const state = this.state();
    const text = JSON.stringify(state);
    if (text === this.told) return;
    this.told = text;
    this.desk.post({ type: 'friends', state });
  }

  private state(): FriendsState {
    const { table, keys, print } = this.parts;
    return {
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
  }

  private sendAll(): void {
    const now = Date.now();
    for (const link of this.links.values()) this.send(link, now, false);
  }

  private send(link: GuestLink, now: number, isAsked: boolean): void {
    const guest = this.people.of(link);
    const { revision, it } = this.sent;
    const { running } = this;
    link.send(
      {
        table: { revision, it },
        you: guest && (guest.seat ?? 'watching'),
        shares: this.round?.told,
        copy: guest?.seatLink && guest.copy,
        record: guest && running?.isOver ? running.lines : undefined,
      },
      now,
      isAsked,
    );
  }

  private keep(): void {
    const { phase, gameId, commitment } = this;
    const guests = this.people.guests.map(({ token, name, seat }) => ({ token, name, seat }));
    void this.key.then((key) => {
      if (!this.isEnded) keepHost(this.desk.saves, { ...this.parts, secret: this.parts.keys.secret, key, guests, phase, gameId, commitment });
    });
  }

  seated(): void {
    const game = this.desk.running();
    if (this.phase !== 'lobby' && game && game.id !== this.gameId && this.gameId !== '') this.close();
  }

  close(): void {
    if (this.isEnded) return;
    for (const link of this.links.values()) link.end('closed');
    this.isEnded = true;
    clearInterval(this.timer);
    for (const guest of this.people.guests) if (guest.seatLink) this.running?.detach(guest.seatLink);
    keepHost(this.desk.saves, undefined);
    this.tellPage();
    this.door.close();
  }
}
