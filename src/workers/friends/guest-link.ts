/** One connected guest as the host sees it: what it has, what it was sent, and which of its requests was done last. */
import type { GuestAsk, GuestMessage, HostMessage, Shares } from '../../friends/messages.ts';
import type { Timing } from '../../friends/times.ts';
import type { Visitor } from '../../friends/door.ts';
import type { FriendsEnd, FriendsTable } from '../../friends/table.ts';
import type { Seat } from '../../cards/card.ts';
import type { Line } from '../../record/line.ts';
import { asWritten } from '../../record/print.ts';
import { shortLines } from './legal-lists.ts';
import { LineSender } from './sending-lines.ts';
import type { SeatCopy } from './seat-copy.ts';
import { SentState } from './sent-state.ts';

/** What there is to send to a guest. */
export interface ToSend {
  readonly table: { readonly revision: number; readonly table: FriendsTable };
  readonly you: Seat | 'watching' | undefined;
  readonly shares: Shares | undefined;
  readonly copy: SeatCopy | undefined;
  readonly record: readonly Line[] | undefined; // full, once the game is over
}

export class GuestLink {
  heardAt: number; // by the clock
  isBroken = false; // the wire says so; it may be mended
  private asked = 0;
  private done = true;
  private has: GuestMessage | undefined;
  private readonly lines: LineSender;
  private readonly record: LineSender;
  private isGranting = false;
  private sentAt = 0;
  private sentCount = 0; // messages
  private sentTable = { text: '', at: 0, revision: 0 }; // table, own seat and shares as they were sent last
  private readonly status: SentState;
  private statusOf = -1; // the revision of the lines to which the status belongs

  constructor(
    readonly visitor: Visitor,
    private readonly timing: Timing,
  ) {
    const { clock, times } = timing;
    this.heardAt = clock.now();
    this.lines = new LineSender(times.again);
    this.record = new LineSender(times.again);
    this.status = new SentState(times.again);
  }

  /** Takes a message; a request that is new is handed to `grant`, which says whether it was possible. */
  receiveMessage(message: GuestMessage, grant: (ask: GuestAsk) => boolean): void {
    const now = this.timing.clock.now();
    this.heardAt = now;
    this.isBroken = false;
    this.has = message;
    const [revision, count, version] = message.lines;
    this.lines.has(revision, count, now);
    if (revision === this.statusOf) this.status.has(version, now);
    if (message.record >= 0) this.record.has(0, message.record, now);
    const { request: numbered } = message;
    if (!numbered || numbered.n !== this.asked + 1) return;
    this.isGranting = true; // what comes of it is sent with the answer
    const done = grant(numbered.ask);
    [this.asked, this.done, this.isGranting] = [numbered.n, done, false];
  }

  /** Sends what the guest does not have; at least something now and then. `isAsked`: its last request is answered too. */
  sendMissing(what: ToSend, isAsked: boolean): void {
    if (this.isGranting) return;
    const { clock, times } = this.timing;
    const now = clock.now();
    const before = this.sentCount;
    this.sendTable(what, now);
    this.sendLines(what, now);
    if (what.record && (this.has?.record ?? -1) >= 0)
      for (const { from, lines } of this.record.next(0, what.record, now))
        this.postMessage({ record: { from, lines: lines.map(asWritten), all: what.record.length } }, now);
    if (this.sentCount === before && (isAsked || now - this.sentAt >= times.beat)) this.postMessage({}, now);
  }

  end(why: FriendsEnd): void {
    this.postMessage({ end: why }, this.timing.clock.now());
  }

  private sendTable({ table: told, you, shares }: ToSend, now: number): void {
    const text = JSON.stringify([told.revision, you, shares]);
    const { sentTable: before, has } = this;
    const isSame = before.text === text;
    if (isSame && (has?.table === before.revision || now - before.at < this.timing.times.again)) return;
    const revision = isSame ? before.revision : before.revision + 1;
    this.sentTable = { text, at: now, revision };
    this.postMessage({ table: { revision, table: told.table, you: you ?? null }, ...(shares && { shares }) }, now);
  }

  private sendLines({ copy }: ToSend, now: number): void {
    if (!copy?.status) return;
    const { revision, lines, version, status } = copy;
    if (revision !== this.statusOf) this.status.forget();
    this.statusOf = revision;
    const parts = this.lines.next(revision, lines, now);
    const news = () => ({ status: { version, ...this.status.next(version, status, now) } });
    for (const [i, part] of parts.entries()) {
      const isLast = i === parts.length - 1 && part.from + part.lines.length === lines.length;
      const short = shortLines(lines.slice(0, part.from), part.lines);
      this.postMessage({ lines: { revision, from: part.from, lines: short, ...(isLast && news()) } }, now);
    }
    if (parts.length === 0 && this.status.isDue(version, now))
      this.postMessage({ lines: { revision, from: lines.length, lines: [], ...news() } }, now);
  }

  private postMessage(more: Omit<HostMessage, 'asked' | 'done'>, now: number): void {
    this.sentAt = now;
    this.sentCount += 1;
    const message: HostMessage = { asked: this.asked, done: this.done, ...more };
    this.visitor.sendMessage(message);
  }
}
