/** What carries messages between the engine and whoever holds a seat: the page's port, or a channel to another device. */
import type { Seat } from '../cards/card.ts';
import type { Answer, Ask, SeatAsk } from './protocol.ts';

export interface SeatTransport {
  send(told: Answer): void;
  /** Called once. `heard` gets every message that comes, in order; `closed` is called when no more can come. */
  listen(heard: (ask: SeatAsk) => void, closed: () => void): void;
}

/** For a game's running: act, let pass, go on. Everything else is for whoever has the engine at this device. */
export const isSeatAsk = (ask: Ask): ask is SeatAsk => ask.type in SEAT_REQUESTS;

const SEAT_REQUESTS: Readonly<Record<SeatAsk['type'], true>> = {
  act: true,
  'let-pass': true,
  paced: true,
  'next-deal': true,
  undo: true,
};

/** Several seats behind one port: an ask names the seat that it is for, or means the first. */
export class SharedPort {
  private readonly heard = new Map<Seat | undefined, (ask: SeatAsk) => void>();

  constructor(private readonly send: (told: Answer) => void) {}

  /** The transport of one seat, or of one that only watches. */
  transportOf(seat: Seat | undefined): SeatTransport {
    return { send: this.send, listen: (heard) => void this.heard.set(seat, heard) };
  }

  /** False if no such seat is behind this port. */
  hear(ask: SeatAsk): boolean {
    const [first] = this.heard.keys();
    const hear = this.heard.get(ask.seat ?? first);
    hear?.(ask);
    return hear !== undefined;
  }

  /** Another game comes on the table: the seats of the one before hear nothing more. */
  clear(): void {
    this.heard.clear();
  }
}
