/**
 * The engine's link to one seat, local or remote: what this seat may see, how much of it was sent, what it let pass and what
 * it has seen. It sends over a transport. Nothing of another seat passes here.
 */
import type { Seat } from '../cards/card.ts';
import type { Action, Line } from '../record/line.ts';
import { Redactor, type Secrecy } from '../record/redact.ts';
import type { SeatRequest, TableMessage } from './protocol.ts';
import type { SeatTransport } from './transport.ts';
import { doneIf } from './trouble.ts';

/** What a link requests of the table; each returns false if it is not possible now. */
export interface LinkedTable {
  readonly secrecy: Secrecy;
  playAct(seat: Seat, action: Action, at: number): boolean;
  letPass(link: SeatLink, at: number): boolean;
  paced(link: SeatLink, at: number): boolean;
  nextDeal(link: SeatLink): boolean;
  undo(seat: Seat): boolean;
  /** No more messages come. */
  detach(link: SeatLink): void;
}

/** What is sent besides the lines. */
export type TableStatus = Omit<TableMessage, 'type' | 'lines' | 'from' | 'seat'>;

export class SeatLink {
  private redactor: Redactor;
  private told = 0; // lines
  letPassAt = -1; // number of lines at which this seat let its chance pass
  seenAt = -1; // number of lines seen, when a bot has chosen
  readyAt = -1; // number of lines at which it was ready for the next deal
  /** Somebody is there; nobody waits for a link that is away. */
  isHere = true;
  /** Somebody sees the table: a page in the background does not. */
  looks = true;

  /** `seat`: undefined for a spectator, who sees what all see. */
  constructor(
    readonly seat: Seat | undefined,
    readonly by: 'local' | 'remote',
    private readonly table: LinkedTable,
    private readonly transport: SeatTransport,
  ) {
    this.redactor = new Redactor(seat, table.secrecy);
    transport.listen(
      (ask) => transport.send({ ...doneIf(this.grantRequest(ask)), id: ask.id }),
      () => table.detach(this),
    );
  }

  /** The next message sends the whole table. */
  resend(): void {
    this.redactor = new Redactor(this.seat, this.table.secrecy);
    this.told = 0;
  }

  /** The next message sends the whole table, and other things have happened than those that the seat has seen or let pass. */
  reset(): void {
    this.resend();
    this.letPassAt = this.seenAt = this.readyAt = -1;
  }

  /** Sends what the seat does not know yet. */
  sendNews(lines: readonly Line[], status: TableStatus): void {
    const from = this.told;
    const fresh = lines.slice(from).map((line) => this.redactor.line(line));
    this.told = lines.length;
    this.transport.send({ type: 'table', lines: fresh, from, seat: this.seat, ...status });
  }

  /** Does what the seat requests; false if it is not possible now. */
  grantRequest(request: SeatRequest): boolean {
    const { seat, table } = this;
    switch (request.type) {
      case 'act':
        return seat !== undefined && table.playAct(seat, request.action, request.at);
      case 'let-pass':
        return table.letPass(this, request.at);
      case 'paced':
        return table.paced(this, request.at);
      case 'next-deal':
        return table.nextDeal(this);
      case 'undo':
        return seat !== undefined && table.undo(seat);
    }
  }
}
