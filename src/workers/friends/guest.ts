/**
 * A table at which this device is a guest. The page talks to this worker as it always does; the lines come from the host. All
 * that the host sends is checked first, and whatever this seat asks for is asked again until the host has answered.
 */
import type { Seat } from '../../cards/card.ts';
import { GuestEnd } from '../../friends/guest-end.ts';
import { hostMessageIn, type ReadMessage } from '../../friends/host-message.ts';
import { type Invite, printInvite } from '../../friends/invite.ts';
import type { GuestAsk, GuestMessage } from '../../friends/messages.ts';
import type { RoomKeys } from '../../friends/seal.ts';
import type { FriendsAsk, FriendsEnd, FriendsState, FriendsTable } from '../../friends/table.ts';
import type { Timing } from '../../friends/times.ts';
import type { OpenWire } from '../../friends/wire.ts';
import type { HelpRequest } from '../help.ts';
import type { Action } from '../../record/line.ts';
import type { EngineMessage, SeatAsk } from '../protocol.ts';
import { doneIf } from '../trouble.ts';
import type { EngineParts, FriendlyTable } from '../engine-parts.ts';
import { GuestGame } from './guest-game.ts';
import { OwnTicket } from './own-ticket.ts';
import { GuestPost, PAUSE_MS, sentAskOf } from './guest-post.ts';
import { GuestPress, MARK_MS } from './guest-press.ts';
import { GuestShares } from './guest-shares.ts';
import { type Ticket, keepTicket } from './kept-table.ts';
import { isAct, isForSeat } from './requests.ts';

const TICK_MS = 250;

export interface GuestParts extends Timing {
  readonly invite: Invite;
  readonly keys: RoomKeys;
  readonly wire: OpenWire;
  readonly version: string; // of this build
  readonly ticket: Ticket | undefined; // of an earlier visit
}

export class GuestTable implements FriendlyTable {
  private guestEnd: GuestEnd | undefined; // once it has begun
  private readonly game: GuestGame;
  private readonly shares: GuestShares;
  private readonly press: GuestPress;
  private readonly stopTicking: () => void;
  private readonly ownTicket: OwnTicket;
  private upSince: number | undefined; // by the clock: since when the wire carries
  private looks = true; // the page is seen
  private heardAt = 0; // by the clock
  private known: { readonly revision: number; readonly table: FriendsTable } | undefined; // as the host told it last
  private you: Seat | 'watching' | undefined;
  private ended: FriendsEnd | undefined;
  private readonly post: GuestPost;
  private told = '';
  private queue: Promise<unknown> = Promise.resolve(); // messages are taken one after the other

  constructor(
    private readonly parts: GuestParts,
    private readonly engine: EngineParts,
  ) {
    const { wire, ticket, times, clock } = parts;
    this.post = new GuestPost(
      { times, clock },
      () => this.has,
      (message) => this.guestEnd?.sendMessage(message),
    );
    this.ownTicket = new OwnTicket(ticket, (kept) => keepTicket(engine.saves, parts.keys.room, kept));
    this.shares = new GuestShares(
      this.ownTicket.shares,
      (ask) => void this.request(ask),
      (kept) => this.ownTicket.keepShares(kept),
    );
    this.press = new GuestPress(clock);
    this.game = new GuestGame(engine, (ask) => this.requestForSeat(ask), clock);
    void GuestEnd.start(wire, parts, {
      heard: (message) => this.receiveMessage(message),
      connected: () => this.connected(),
      changed: (isUp) => {
        this.upSince = isUp ? clock.now() : undefined;
        if (isUp) this.post.sendDue();
        this.postState();
      },
      otherVersion: () => this.end('other-version'),
    }).then((guestEnd) => {
      this.guestEnd = guestEnd;
      if (this.ended !== undefined) guestEnd.close();
    });
    this.stopTicking = clock.every(TICK_MS, () => this.tick());
    this.postState();
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

  async answerAsk(ask: FriendsAsk): Promise<EngineMessage> {
    return Promise.resolve(doneIf(this.grantAsk(ask)));
  }

  private grantAsk(ask: FriendsAsk): boolean {
    switch (ask.what) {
      case 'sit':
      case 'watch':
        return this.request(this.ownTicket.claimSeat(ask));
      case 'claim':
        return this.request(this.ownTicket.claim(ask));
      case 'portrait':
        this.ownTicket.show(ask.portrait);
        return this.request(ask);
      case 'emote':
      case 'pause':
      case 'vote':
      case 'agree':
      case 'again':
      case 'back':
        return this.request(ask);
      case 'look':
        this.looks = ask.on;
        this.post.sendDue();
        return true;
      case 'leave':
        this.leave();
        return true;
      case 'open':
      case 'reopen':
      case 'join':
      case 'move':
      case 'remove':
      case 'remove-watcher':
      case 'give':
      case 'door':
      case 'new-link':
      case 'start':
        return false; // requests of a host's page
    }
  }

  /** What the person at this device does: it is sent until the host has heard it. */
  private requestForSeat(ask: SeatAsk): boolean {
    if (ask.type === 'act') this.pressed(ask.action, ask.at);
    return this.request({ what: 'seat', ask: sentAskOf(ask) });
  }

  /** It is marked if the host does not answer soon. */
  private pressed(action: Action, at: number): void {
    this.press.press(action, at);
    this.postState();
    this.parts.clock.after(MARK_MS, () => {
      if (this.ended === undefined) this.postState();
    });
  }

  /** During the game only the host's device can say something about the cards; then this one has the record. */
  help(ask: HelpRequest): void {
    if (ask.type === 'review') this.game.review(this.seat);
    else if (ask.type === 'stop-review') this.game.stopReview();
    else this.request({ what: 'help', ask: { type: ask.type, at: ask.at } });
  }

  private leave(): void {
    this.request({ what: 'leave' });
    this.ownTicket.giveUp();
    this.parts.clock.after(4 * PAUSE_MS, () => this.end('left')); // the host may answer before
  }

  private request(ask: GuestAsk): boolean {
    if (this.ended !== undefined) return false;
    this.post.request(ask);
    return true;
  }

  // The connection to the host.

  /** A new connection knows neither of requests nor of what is here. */
  private connected(): void {
    this.post.requests.startAnew(this.ownTicket.again);
    this.heardAt = this.parts.clock.now();
    if (this.known) this.known = { ...this.known, revision: 0 }; // a host that was reloaded counts anew
    this.post.sendDue();
    this.postState();
  }

  /** What this device has: the host sends the rest. */
  private get has(): Omit<GuestMessage, 'ask'> {
    const { view, recordHas } = this.game;
    return {
      table: this.known?.revision ?? 0,
      lines: [view.revision, view.lines.length, view.version],
      record: recordHas,
      looks: this.looks,
    };
  }

  private receiveMessage(value: unknown): void {
    this.queue = this.queue
      .then(async () => {
        if (this.ended !== undefined) return;
        const message = hostMessageIn(value);
        if (!message || !(await this.applyMessage(message))) this.end('bad-host');
      })
      .catch(() => this.end('bad-host'));
  }

  /** False if it makes no sense. */
  private async applyMessage(message: ReadMessage): Promise<boolean> {
    this.heardAt = this.parts.clock.now();
    if (message.end !== undefined) {
      this.receiveEnd(message.end);
      return true;
    }
    this.confirmRequest(message);
    this.applyTable(message.table);
    const table = this.known?.table;
    if (message.shares && this.seat !== undefined) await this.shares.receiveShares(message.shares, table?.commitment);
    if (message.lines && !(await this.game.applyLines(message.lines, this.seat))) return false;
    if (this.game.isTold) this.press.see(this.game.view.lines, this.seat);
    if (message.record && !(await this.game.applyRecord(message.record, this.seat, this.shares.kept.joint, table)))
      return false;
    this.post.noteArrival(isNews(message));
    this.postState();
    return true;
  }

  /** A seat that was taken elsewhere is still this person's: the other window has the same ticket. */
  private receiveEnd(why: FriendsEnd): void {
    if (why !== 'closed' && why !== 'elsewhere') this.ownTicket.giveUp();
    this.end(why);
  }

  /** The host has heard the request that is under way. */
  private confirmRequest({ asked, done }: ReadMessage): void {
    const heard = this.post.requests.confirmUpTo(asked);
    if (!heard || done) return;
    if (isForSeat(heard)) this.ownTicket.giveUp(); // none is free
    if (isAct(heard)) this.press.refused();
  }

  private applyTable(told: ReadMessage['table']): void {
    if (!told) return;
    const { revision, table, you } = told;
    if (this.known && revision < this.known.revision) return;
    if (table.phase === 'shares') this.game.forget();
    this.known = { revision, table };
    this.you = you ?? undefined;
    this.ownTicket.applySeat(this.you);
  }

  private tick(): void {
    this.post.tick();
    this.postState();
  }

  private postState(): void {
    const { clock, times } = this.parts;
    const state: FriendsState = {
      role: 'guest',
      kind: this.parts.invite.kind,
      invite: printInvite(this.parts.invite),
      up: this.upSince !== undefined,
      hostHere: this.upSince === undefined || clock.now() - Math.max(this.heardAt, this.upSince) < times.gone,
      onItsWay: this.ended === undefined ? this.press.onItsWay(this.upSince === undefined ? 'down' : 'up') : undefined,
      tooLate: this.press.tooLate,
      otherVersion: this.ended === 'other-version',
      table: this.known?.table,
      you: this.you,
      found: this.game.found,
      ended: this.ended,
    };
    const text = JSON.stringify(state);
    if (text === this.told) return;
    this.told = text;
    this.engine.post({ type: 'friends', state });
  }

  private end(why: FriendsEnd): void {
    if (this.ended !== undefined) return;
    this.ended = why;
    this.stop();
    this.postState();
  }

  private stop(): void {
    this.stopTicking();
    this.post.stop();
    this.guestEnd?.close();
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
