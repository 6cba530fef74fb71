/**
 * A table at which this device is a guest. The page talks to this worker as it always does; the lines come from the host. All
 * that the host sends is checked first, and whatever this seat asks for is asked again until the host has answered.
 */
import type { Seat } from '../../cards/card.ts';
import { Call } from '../../friends/caller.ts';
import { hostMessageIn, type ReadMessage } from '../../friends/host-message.ts';
import { type Invite, printInvite } from '../../friends/invite.ts';
import type { GuestAsk, GuestMessage } from '../../friends/messages.ts';
import type { RoomKeys } from '../../friends/seal.ts';
import type { FriendsAsk, FriendsEnd, FriendsState, FriendsTable } from '../../friends/table.ts';
import type { Timing } from '../../friends/times.ts';
import type { OpenWire } from '../../friends/wire.ts';
import { normalizedName } from '../../record/person-name.ts';
import type { HelpRequest } from '../help.ts';
import type { EngineMessage, SeatAsk } from '../protocol.ts';
import { doneIf } from '../trouble.ts';
import type { Desk, FriendlyTable } from './desk.ts';
import { GuestGame } from './guest-game.ts';
import { GuestShares } from './guest-shares.ts';
import { type Ticket, keepTicket } from './kept-table.ts';
import { Requests, isForPlace } from './requests.ts';
import { newShare } from './shares.ts';

/** The pause between two messages: the host hears twenty a second. */
const PAUSE_MS = 80;
const TICK_MS = 250;

export interface GuestParts extends Timing {
  readonly invite: Invite;
  readonly keys: RoomKeys;
  readonly wire: OpenWire;
  readonly version: string; // of this build
  readonly ticket: Ticket | undefined; // of an earlier visit
}

export class GuestTable implements FriendlyTable {
  private call: Call | undefined; // once it has begun
  private readonly game: GuestGame;
  private readonly shares: GuestShares;
  private readonly stopTicking: () => void;
  private ticket: Ticket | undefined;
  private isUp = false;
  private heardAt = 0; // by the clock; 0: not yet
  private table: { readonly revision: number; readonly it: FriendsTable } | undefined;
  private you: Seat | 'watching' | undefined;
  private ended: FriendsEnd | undefined;
  private readonly requests: Requests;
  private sentAt = 0;
  private cancel: (() => void) | undefined; // of the message that is due
  private told = '';
  private queue: Promise<unknown> = Promise.resolve(); // messages are taken one after the other

  constructor(
    private readonly parts: GuestParts,
    private readonly desk: Desk,
  ) {
    const { wire, ticket, times, clock } = parts;
    this.requests = new Requests(times.again);
    this.ticket = ticket;
    this.shares = new GuestShares(
      { share: ticket?.share, joint: ticket?.joint },
      (ask) => void this.request(ask),
      ({ share, joint }) => {
        if (this.ticket) this.keepTicket({ ...this.ticket, share, joint });
      },
    );
    this.game = new GuestGame(desk, (ask) => this.hearSeat(ask), clock);
    void Call.start(wire, parts, {
      heard: (words) => this.hear(words),
      connected: () => this.connected(),
      changed: (isUp) => {
        this.isUp = isUp;
        if (isUp) this.send();
        this.tell();
      },
      otherVersion: () => this.end('other-version'),
    }).then((call) => {
      this.call = call;
      if (this.ended !== undefined) call.close();
    });
    this.stopTicking = clock.every(TICK_MS, () => this.tick());
    this.tell();
  }

  get toldLines(): FriendlyTable['toldLines'] {
    return this.game.told;
  }

  get room(): string {
    return this.parts.keys.room;
  }

  private get seat(): Seat | undefined {
    return typeof this.you === 'number' ? this.you : undefined;
  }

  // What the page asks for.

  async ask(ask: FriendsAsk): Promise<EngineMessage> {
    return Promise.resolve(doneIf(this.grant(ask)));
  }

  private grant(ask: FriendsAsk): boolean {
    switch (ask.what) {
      case 'sit':
      case 'watch':
        return this.takePlace(ask);
      case 'emote':
      case 'pause':
      case 'vote':
      case 'agree':
        return this.request(ask);
      case 'leave':
        this.leave();
        return true;
      case 'open':
      case 'reopen':
      case 'join':
      case 'move':
      case 'remove':
      case 'remove-watcher':
      case 'start':
        return false; // requests of a host's page
    }
  }

  /** What the person at this device does: it is sent until the host has heard it. */
  private hearSeat(ask: SeatAsk): boolean {
    switch (ask.type) {
      case 'act':
        return this.request({ what: 'seat', ask: { type: 'act', action: ask.action, at: ask.at } });
      case 'let-pass':
      case 'paced':
        return this.request({ what: 'seat', ask: { type: ask.type, at: ask.at } });
      case 'next-deal':
      case 'undo':
        return this.request({ what: 'seat', ask: { type: ask.type } });
    }
  }

  /** During the game only the host's device can say something about the cards; then this one has the record. */
  help(ask: HelpRequest): void {
    if (ask.type === 'review') this.game.review(this.seat);
    else if (ask.type === 'stop-review') this.game.stopReview();
    else this.request({ what: 'help', ask: { type: ask.type, at: ask.at } });
  }

  private takePlace(ask: FriendsAsk & { readonly what: 'sit' | 'watch' }): boolean {
    const name = normalizedName(ask.name);
    const token = this.ticket?.token ?? newShare();
    this.keepTicket({ ...this.ticket, token, name, watches: ask.what === 'watch' });
    return ask.what === 'watch'
      ? this.request({ what: 'watch', name, token })
      : this.request({ what: 'sit', name, token, ...(ask.seat !== undefined && { seat: ask.seat }) });
  }

  private keepTicket(ticket: Ticket | undefined): void {
    this.ticket = ticket;
    keepTicket(this.desk.saves, this.parts.keys.room, ticket);
  }

  private leave(): void {
    this.request({ what: 'leave' });
    this.keepTicket(undefined);
    this.parts.clock.after(4 * PAUSE_MS, () => this.end('left')); // the host may answer before
  }

  private request(it: GuestAsk): boolean {
    if (this.ended !== undefined) return false;
    this.requests.add(it);
    this.send();
    return true;
  }

  // The line to the host.

  /** A new connection knows neither of requests nor of what is here. */
  private connected(): void {
    const { ticket } = this;
    const what = ticket?.watches === true ? 'watch' : 'sit';
    this.requests.startAnew(ticket && { what, name: ticket.name, token: ticket.token });
    this.heardAt = this.parts.clock.now();
    if (this.table) this.table = { ...this.table, revision: 0 }; // a host that was reloaded counts anew
    this.send();
    this.tell();
  }

  /** Sends what is due, but not too often. */
  private send(): void {
    if (this.cancel || this.ended !== undefined) return;
    const { clock } = this.parts;
    const pause = this.sentAt + PAUSE_MS - clock.now();
    if (pause <= 0) {
      this.sendNow();
      return;
    }
    this.cancel = clock.after(pause, () => {
      this.cancel = undefined;
      this.sendNow();
    });
  }

  private sendNow(): void {
    const now = this.parts.clock.now();
    const { view, recordHas } = this.game;
    const ask = this.requests.next(now);
    const message: GuestMessage = {
      table: this.table?.revision ?? 0,
      lines: [view.revision, view.lines.length, view.version],
      record: recordHas,
      ...(ask && { ask }),
    };
    this.sentAt = now;
    this.call?.send(message);
  }

  private hear(words: unknown): void {
    this.queue = this.queue
      .then(async () => {
        if (this.ended !== undefined) return;
        const message = hostMessageIn(words);
        if (!message || !(await this.take(message))) this.end('bad-host');
      })
      .catch(() => this.end('bad-host'));
  }

  /** False if it makes no sense. */
  private async take(message: ReadMessage): Promise<boolean> {
    this.heardAt = this.parts.clock.now();
    if (message.end !== undefined) {
      this.hearEnd(message.end);
      return true;
    }
    this.answered(message);
    this.takeTable(message.table);
    const it = this.table?.it;
    if (message.shares && this.seat !== undefined) await this.shares.take(message.shares, it?.commitment);
    if (message.lines && !(await this.game.takeLines(message.lines, this.seat))) return false;
    if (message.record && !(await this.game.takeRecord(message.record, this.seat, this.shares.kept.joint, it)))
      return false;
    if (isNews(message) || this.requests.isDue(this.parts.clock.now())) this.send(); // so that the host knows what has arrived
    this.tell();
    return true;
  }

  /** Only to a closed table nobody needs to come back with a token. */
  private hearEnd(why: FriendsEnd): void {
    if (why !== 'closed') this.keepTicket(undefined);
    this.end(why);
  }

  /** The host has heard the request that is under way. */
  private answered({ asked, done }: ReadMessage): void {
    const heard = this.requests.heard(asked);
    if (heard && !done && isForPlace(heard)) this.keepTicket(undefined); // none is free
  }

  private takeTable(told: ReadMessage['table']): void {
    if (!told) return;
    const { revision, it, you } = told;
    if (this.table && revision < this.table.revision) return;
    if (it.phase === 'shares') this.game.forget();
    this.table = { revision, it };
    this.you = you ?? undefined;
  }

  private tick(): void {
    const { clock, times } = this.parts;
    const now = clock.now();
    if (now - this.sentAt >= times.beat || this.requests.isDue(now)) this.send();
    this.tell();
  }

  private tell(): void {
    const { clock, times } = this.parts;
    const state: FriendsState = {
      role: 'guest',
      kind: this.parts.invite.kind,
      invite: printInvite(this.parts.invite),
      up: this.isUp,
      hostHere: this.heardAt > 0 && clock.now() - this.heardAt < times.away,
      table: this.table?.it,
      you: this.you,
      found: this.game.found,
      ended: this.ended,
    };
    const text = JSON.stringify(state);
    if (text === this.told) return;
    this.told = text;
    this.desk.post({ type: 'friends', state });
  }

  private end(why: FriendsEnd): void {
    if (this.ended !== undefined) return;
    this.ended = why;
    this.stop();
    this.tell();
  }

  private stop(): void {
    this.stopTicking();
    this.cancel?.();
    this.call?.close();
  }

  /** Ends without leaving: this device comes back to the table with another invitation. */
  hangUp(): void {
    if (this.ended !== undefined) return;
    this.ended = 'left';
    this.stop();
  }

  /** A game of this device was put on its table. */
  seated(): void {
    if (this.game.isOnTable) this.close();
  }

  close(): void {
    if (this.ended === undefined) this.leave();
  }
}

/** Does it bring something that the host waits to hear has arrived? */
const isNews = ({ table, lines, record }: ReadMessage): boolean =>
  table !== undefined || lines !== undefined || record !== undefined;
