/** Carries messages between the engine and the holder of a seat: the page's port, or a channel to another device. */
import type { Seat } from '../cards/card.ts';
import type { Answer, Ask, SeatAsk } from './protocol.ts';

export interface SeatTransport {
  send(told: Answer): void;
  /** Called once. `heard` gets every message in order; `closed` is called when no more can come. */
  listen(heard: (ask: SeatAsk) => void, closed: () => void): void;
}

/** The requests of a seat during a game. All others need the engine on this device. */
export const isSeatAsk = (ask: Ask): ask is SeatAsk => ask.type in SEAT_REQUESTS;

const SEAT_REQUESTS: Readonly<Record<SeatAsk['type'], true>> = {
  act: true,
  'let-pass': true,
  paced: true,
  'next-deal': true,
  undo: true,
};

/** Several seats on one port: a request names its seat, or means the first. */
export class SharedPort {
  private readonly heard = new Map<Seat | undefined, (ask: SeatAsk) => void>();

  constructor(private readonly send: (told: Answer) => void) {}

  /** The transport of one seat or spectator. */
  transportOf(seat: Seat | undefined): SeatTransport {
    return { send: this.send, listen: (heard) => void this.heard.set(seat, heard) };
  }

  /** False if this port has no such seat. */
  deliver(ask: SeatAsk): boolean {
    const [first] = this.heard.keys();
    const hear = this.heard.get(ask.seat ?? first);
    hear?.(ask);
    return hear !== undefined;
  }

  /** For another game: the seats of the old one get no more messages. */
  clear(): void {
    this.heard.clear();
  }
}
