/** What a guest's seat has been told, kept so that it can be sent again from any line. */
import type { Line } from '../../record/line.ts';
import type { SentSeatAsk, Status } from '../../friends/messages.ts';
import type { Answer, HelpMessage, SeatAsk } from '../protocol.ts';
import type { SeatTransport } from '../transport.ts';

export class SeatCopy implements SeatTransport {
  /** Grows when the lines so far are no longer valid. */
  revision = crypto.getRandomValues(new Uint16Array(1))[0] ?? 1; // after a reload of the host another one
  lines: Line[] = [];
  status: Status | undefined;
  version = 0; // of the status
  private deliver: ((ask: SeatAsk) => void) | undefined;
  private wasDone = false;
  private readonly helped = new Map<HelpMessage['type'], { readonly n: number; readonly help: HelpMessage }>(); // the last answers, of this revision
  private helps = 0;

  /** `changed` is called when there is something to send. */
  constructor(private readonly changed: () => void) {}

  send({ id, ...told }: Answer): void {
    if (id !== undefined) this.wasDone = told.type === 'done';
    if (told.type !== 'table') return;
    const { type: _type, lines, from, seat: _seat, ...status } = told;
    if (from === 0) {
      this.revision += 1;
      this.helped.clear();
    }
    this.lines = [...this.lines.slice(0, from), ...lines];
    this.setStatus(status);
  }

  private setStatus(status: Status): void {
    const help = [...this.helped.values()];
    this.status = { ...status, help };
    this.version += 1;
    this.changed();
  }

  /** An answer to a question for help goes with the status. */
  help(told: HelpMessage): void {
    this.helps += 1;
    this.helped.set(told.type, { n: this.helps, help: told });
    this.setStatus(this.status ?? {});
  }

  listen(heard: (ask: SeatAsk) => void): void {
    this.deliver = heard;
  }

  /** Passes on what the guest asks for; false if it is not possible now. */
  passOn(ask: SentSeatAsk): boolean {
    this.wasDone = false;
    this.deliver?.({ ...ask, id: 0 });
    return this.wasDone;
  }
}
