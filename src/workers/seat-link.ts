/**
 * The engine's link to one seat, wherever the person sits: what this seat may see, how much of it was told, what it let
 * pass, what it has seen. Under it lies a transport. Nothing of another seat passes here.
 */
import type { Seat } from '../cards/card.ts';
import type { Action, Line } from '../record/line.ts';
import { Redactor, type Secrecy } from '../record/redact.ts';
import type { SeatRequest, TableMessage } from './protocol.ts';
import type { SeatTransport } from './transport.ts';
import { doneIf } from './trouble.ts';

/** What a link asks of the table; each is false where it cannot be now. */
export interface LinkedTable {
  readonly secrecy: Secrecy;
  act(seat: Seat, action: Action, at: number): boolean;
  letPass(link: SeatLink, at: number): boolean;
  paced(link: SeatLink, at: number): boolean;
  nextDeal(): boolean;
  undo(seat: Seat): boolean;
  /** No message comes from there any more. */
  detach(link: SeatLink): void;
}

/** What is told besides the lines. */
export type TableStatus = Omit<TableMessage, 'type' | 'lines' | 'from' | 'seat'>;

export class SeatLink {
  private redactor: Redactor;
  private told = 0; // lines
  letPassAt = -1; // number of lines at which this seat let its chance go by
  seenAt = -1; // number of lines that were seen when a bot had chosen

  /** `seat`: none for one that only watches, and sees what all see. */
  constructor(
    readonly seat: Seat | undefined,
    readonly by: 'local' | 'remote',
    private readonly table: LinkedTable,
    private readonly transport: SeatTransport,
  ) {
    this.redactor = new Redactor(seat, table.secrecy);
    transport.listen(
      (ask) => transport.send({ ...doneIf(this.grant(ask)), id: ask.id }),
      () => table.detach(this),
    );
  }

  /** The next message tells the whole table. */
  reset(): void {
    this.redactor = new Redactor(this.seat, this.table.secrecy);
    this.told = 0;
    this.letPassAt = this.seenAt = -1;
  }

  /** Tells what the seat does not know yet. */
  tell(lines: readonly Line[], status: TableStatus): void {
    const from = this.told;
    const fresh = lines.slice(from).map((line) => this.redactor.line(line));
    this.told = lines.length;
    this.transport.send({ type: 'table', lines: fresh, from, seat: this.seat, ...status });
  }

  /** Does what the seat asks for; false if it may not have that now. */
  grant(request: SeatRequest): boolean {
    const { seat, table } = this;
    switch (request.type) {
      case 'act':
        return seat !== undefined && table.act(seat, request.action, request.at);
      case 'let-pass':
        return table.letPass(this, request.at);
      case 'paced':
        return table.paced(this, request.at);
      case 'next-deal':
        return table.nextDeal();
      case 'undo':
        return seat !== undefined && table.undo(seat);
    }
  }
}
