/**
 * A table at which this device is a guest. The page talks to this worker as it always does; the lines come from the host. All
 * that the host sends is checked first, and whatever this seat asks for is asked again until the host has answered.
 */
import type { Seat } from '../../cards/card.ts';
import { Call } from '../../friends/caller.ts';
import { hostMessageIn, type ReadMessage } from '../../friends/host-message.ts';
import { type Invite, printInvite } from '../../friends/invite.ts';
import { AWAY_MS, BEAT_MS, type GuestAsk, type GuestMessage, type Shares } from '../../friends/messages.ts';
import type { RoomKeys } from '../../friends/seal.ts';
import type { FairnessFound, FriendsAsk, FriendsEnd, FriendsState, FriendsTable } from '../../friends/table.ts';
import type { OpenWire } from '../../friends/wire.ts';
import { normalizedName } from '../../record/person-name.ts';
import type { Line } from '../../record/line.ts';
import { newId } from '../kept.ts';
import type { EngineMessage, SeatAsk } from '../protocol.ts';
import { doneIf } from '../trouble.ts';
import type { Desk, FriendlyTable } from './desk.ts';
import { fairnessOf } from './fairness-found.ts';
import { type Joint, type Ticket, keepTicket } from './kept-table.ts';
import { commitTo, newShare } from './shares.ts';
import { ViewIn, readLines } from './view-in.ts';

/** The pause between two messages: the host hears twenty a second. */
const PAUSE_MS = 80;
const TICK_MS = 250;
/** Without an answer a request is sent again after so long. */
const AGAIN_MS = 1500;

export interface GuestParts {
  readonly invite: Invite;
  readonly keys: RoomKeys;
  readonly wire: OpenWire;
  readonly version: string;
  readonly ticket: Ticket | undefined; // of an earlier visit
}

export class GuestTable implements FriendlyTable {
  private readonly call: Call;
  private readonly timer: ReturnType<typeof setInterval>;
  private ticket: Ticket | undefined;
  private isUp = false;
  private heardAt = 0; // ms
  private table: { readonly revision: number; readonly it: FriendsTable } | undefined;
  private you: Seat | 'watching' | undefined;
  private ended: FriendsEnd | undefined;
  private found: FairnessFound | undefined;
  private view = new ViewIn();
  private seated_ = false; // the view lies on the table of this device
  private record: readonly Line[] = [];
  private isRecordWhole = false;
  // Requests to the host, the oldest first; the first of them is under way.
  private asks: { readonly n: number; readonly it: GuestAsk }[] = [];
  private asked = 0;
  private sentAt = 0;
  private sentAsk = { n: 0, at: 0 };
  private due: ReturnType<typeof setTimeout> | undefined;
  private share: { readonly round: number; readonly own: string; readonly commitment: string | undefined } | undefined;
  private joint: Joint | undefined;
  private told = '';
  private queue: Promise<unknown> = Promise.resolve(); // messages are taken one after the other

  constructor(
    private readonly parts: GuestParts,
    private readonly desk: Desk,
  ) {
    this.ticket = parts.ticket;
    this.joint = parts.ticket?.joint;
    this.call = new Call(parts.wire, parts.keys, parts.invite, parts.version, {
      heard: (words) => this.hear(words),
      connected: () => this.connected(),
      changed: (isUp) => {
        this.isUp = isUp;
        if (isUp) this.send();
        this.tell();
      },
      otherVersion: () => this.end('other-version'),
    });
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.tell();
  }

  // What the page asks for.

  async ask(ask: FriendsAsk): Promise<EngineMessage> {
    switch (ask.what) {
      case 'sit':
      case 'watch':
        return doneIf(this.takePlace(ask));
      case 'emote':
      case 'pause':
      case 'vote':
        return doneIf(this.request(ask));
      case 'leave':
        this.leave();
        return doneIf(true);
      default:
        return doneIf(false);
    }
  }

  /** What the person at this seat does: it is sent until the host has heard it. */
  private hearSeat({ id, ...ask }: SeatAsk): boolean {
    if (this.ended !== undefined || ask.type === 'undo') return false;
    if (ask.type === 'paced') this.asks = this.asks.filter(({ it }, i) => i === 0 || it.what !== 'seat' || it.ask.type !== 'paced');
    const { seat: _seat, ...word } = ask as typeof ask & { readonly seat?: Seat };
    return this.request({ what: 'seat', ask: word });
  }

  private takePlace(ask: FriendsAsk & { readonly what: 'sit' | 'watch' }): boolean {
    const name = normalizedName(ask.name);
    const token = this.ticket?.token ?? newShare();
    this.ticket = { token, name, watches: ask.what === 'watch' };
    keepTicket(this.desk.saves, this.parts.keys.room, this.ticket);
    return ask.what === 'watch'
      ? this.request({ what: 'watch', name, token })
      : this.request({ what: 'sit', name, token, ...(ask.seat !== undefined && { seat: ask.seat }) });
  }

  private leave(): void {
    this.request({ what: 'leave' });
    keepTicket(this.desk.saves, this.parts.keys.room, undefined);
    setTimeout(() => this.end('left'), PAUSE_MS * 4); // the host may answer before
  }

  private request(it: GuestAsk): boolean {
    if (this.ended !== undefined) return false;
    this.asks.push({ n: (this.asked += 1), it });
    this.send();
    return true;
  }

  // The line to the host.

  /** A new connection knows of no request: those that are open are numbered anew. */
  private connected(): void {
    const { ticket } = this;
    const open = this.asks.map(({ it }) => it).filter(({ what }) => what !== 'sit' && what !== 'watch');
    const place: GuestAsk[] = ticket ? [{ what: ticket.watches ? 'watch' : 'sit', name: ticket.name, token: ticket.token }] : [];
    this.asks = [...place, ...open].map((it, i) => ({ n: i + 1, it }));
    this.asked = this.asks.length;
    this.sentAsk = { n: 0, at: 0 };
    this.heardAt = Date.now();
    this.send();
    this.tell();
  }

  private send(): void {
    const pause = this.sentAt + PAUSE_MS - Date.now();
    if (this.due !== undefined) return;
    if (pause > 0) {
      this.due = setTimeout(() => {
        this.due = undefined;
        this.send();
      }, pause);
      return;
    }
    const now = Date.now();
    const [ask] = this.asks;
    const isDue = ask && (ask.n !== this.sentAsk.n || now - this.sentAsk.at > AGAIN_MS);
    if (isDue) this.sentAsk = { n: ask.n, at: now };
    const { view, table } = this;
    const message: GuestMessage = {
      table: table?.revision ?? 0,
      lines: [view.revision, view.lines.length, view.version],
      record: this.isRecordWhole || !this.isOver ? -1 : this.record.length,
      ...(isDue && { ask }),
    };
    this.sentAt = now;
    this.call.send(message);
  }

  private get isOver(): boolean {
    return this.view.lines.at(-1)?.type === 'game-end';
  }

  private hear(words: unknown): void {
    this.queue = this.queue.then(async () => {
      if (this.ended !== undefined) return;
      const message = hostMessageIn(words);
      if (!message || !(await this.take(message))) this.end('bad-host');
    });
    this.queue = this.queue.catch(() => this.end('bad-host'));
  }

  /** False if it makes no sense. */
  private async take(message: ReadMessage): Promise<boolean> {
    this.heardAt = Date.now();
    if (message.end !== undefined) {
      if (message.end !== 'closed') keepTicket(this.desk.saves, this.parts.keys.room, undefined);
      this.end(message.end);
      return true;
    }
    const [first] = this.asks;
    if (first && message.asked >= first.n) {
      this.asks.shift();
      if (!message.done && (first.it.what === 'sit' || first.it.what === 'watch')) this.ticket = undefined; // no place is free
    }
    if (message.table) this.takeTable(message.table);
    if (message.shares) await this.takeShares(message.shares);
    if (message.lines && !(await this.takeLines(message.lines))) return false;
    if (message.record && !(await this.takeRecord(message.record))) return false;
    if (message.table ?? message.lines ?? message.record ?? this.asks.length > 0) this.send();
    this.tell();
    return true;
  }

  private takeTable({ revision, it, you }: NonNullable<ReadMessage['table']>): void {
    if (this.table && revision < this.table.revision) return;
    if (this.table?.it.phase !== 'shares' && it.phase === 'shares') [this.found, this.record, this.isRecordWhole] = [undefined, [], false];
    this.table = { revision, it };
    this.you = you ?? undefined;
  }

  /** Commits to a share of one's own; opens it once everybody has committed; keeps what all have opened. */
  private async takeShares({ round, commits, opened, all }: Shares): Promise<void> {
    if (typeof this.you !== 'number') return;
    if (this.share?.round !== round) {
      this.share = { round, own: newShare(), commitment: this.table?.it.commitment };
      this.request({ what: 'commit', round, text: await commitTo(this.share.own) });
      return;
    }
    const { own, commitment } = this.share;
    const isOpening = this.asks.some(({ it }) => it.what === 'open' && it.round === round);
    if (all && opened.length === 0 && !isOpening && commits.includes(await commitTo(own)))
      this.request({ what: 'open', round, text: own });
    const fit = await Promise.all(opened.map(async (share, i) => (await commitTo(share)) === commits[i]));
    if (opened.length === 0 || opened.length !== commits.length || fit.includes(false)) return;
    this.joint = { commitment, own, shares: opened };
    if (this.ticket) {
      this.ticket = { ...this.ticket, joint: this.joint };
      keepTicket(this.desk.saves, this.parts.keys.room, this.ticket);
    }
  }

  private async takeLines({ revision, from, it, status }: NonNullable<ReadMessage['lines']>): Promise<boolean> {
    const before = this.view.revision;
    const fresh = await this.view.take(revision, from, it);
    if (fresh === false) return false;
    if (fresh === 'gap' || this.view.lines.length === 0) return true;
    if (this.view.revision !== before || !this.seated_) this.sitDown();
    if (!status || from + it.length < this.view.lines.length || revision !== this.view.revision) {
      this.unsaid += fresh.length;
      return true;
    }
    if (status.version === this.view.version && fresh.length === 0) return true;
    this.view.version = status.version;
    const count = this.isNew ? this.view.lines.length : this.unsaid + fresh.length;
    const said = this.view.lines.slice(this.view.lines.length - count);
    [this.unsaid, this.isNew] = [0, false];
    this.desk.post(this.view.message(status.it, said, this.seat));
    return true;
  }

  private unsaid = 0; // lines that came without a status
  private isNew = true; // the page has nothing of this revision

  private get seat(): Seat | undefined {
    return typeof this.you === 'number' ? this.you : undefined;
  }

  /** The host's game lies on the table of this device from now on. */
  private sitDown(): void {
    [this.isNew, this.unsaid] = [true, 0];
    if (this.seated_) return;
    this.seated_ = true;
    this.desk.clear();
    const { page } = this.desk;
    page.clear();
    page.transportOf(this.seat).listen(
      (ask) => {
        this.desk.post({ ...doneIf(this.hearSeat(ask)), id: ask.id });
      },
      () => undefined,
    );
  }

  private async takeRecord({ from, it, all }: NonNullable<ReadMessage['record']>): Promise<boolean> {
    if (this.isRecordWhole || !this.isOver || from > this.record.length) return true;
    const lines = readLines(it.slice(this.record.length - from));
    if (!lines || this.record.length + lines.length > all) return false;
    this.record = [...this.record, ...lines];
    if (this.record.length < all) return true;
    this.isRecordWhole = true;
    this.found = await fairnessOf(this.record, this.view, this.seat, this.joint);
    if (this.found.sameAsSeen && this.found.replays) await this.keepGame();
    return true;
  }

  /** The finished game becomes one of this device's past games. */
  private async keepGame(): Promise<void> {
    const { printRecord } = await import('../../record/print.ts');
    const names = this.table?.it.seats.map(({ name }) => name) ?? [];
    const save = { id: newId(), savedAt: Date.now(), ended: true, text: printRecord(this.record), names };
    this.desk.saves.keep(save, false);
  }

  /** The record as this device has it: full once it is over and was sent. */
  get toldLines(): { readonly lines: readonly Line[]; readonly full: boolean } | undefined {
    if (!this.seated_) return undefined;
    return this.isRecordWhole ? { lines: this.record, full: true } : { lines: this.view.lines, full: false };
  }

  private tick(): void {
    const now = Date.now();
    const [ask] = this.asks;
    if (now - this.sentAt >= BEAT_MS || (ask && (ask.n !== this.sentAsk.n || now - this.sentAsk.at > AGAIN_MS))) this.send();
    this.tell();
  }

  private tell(): void {
    const state: FriendsState = {
      role: 'guest',
      kind: this.parts.invite.kind,
      invite: printInvite(this.parts.invite),
      up: this.isUp,
      hostHere: this.heardAt > 0 && Date.now() - this.heardAt < AWAY_MS,
      table: this.table?.it,
      you: this.you,
      found: this.found,
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
    clearInterval(this.timer);
    clearTimeout(this.due);
    this.call.close();
    this.tell();
  }

  seated(): void {
    if (this.seated_) this.close(); // a game of this device was put on the table
  }

  close(): void {
    if (this.ended === undefined) this.leave();
  }
}
