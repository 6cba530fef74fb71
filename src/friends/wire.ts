/**
 * A wire carries bytes between the devices of one table. It knows nothing of cards: what it carries is sealed. A message may
 * be lost, come late or come twice; whoever uses a wire notices by the numbers inside.
 */
import type { Bytes } from '../codec/bytes.ts';

/** The address of the device that has the table; guests draw theirs. */
export const HOST = 'host';

/** The most bytes of one message, either way. */
export const MOST_BYTES = 16_384;

/** What a wire reports. It may be down again and again; it connects anew by itself until it is closed. */
export interface WireEvents {
  heard(bytes: Bytes): void;
  /** Messages can be sent, or cannot for now. */
  changed(isUp: boolean): void;
}

/** Where to connect. */
export interface WireEnd {
  readonly room: string; // letters, digits, `-` and `_`: the same for all devices of a table
  readonly self: string; // own address: `HOST`, or a guest's
  /** Sent to the host by the wire, if this end breaks off without closing. Only a relay can do this. */
  readonly will?: Bytes;
}

export interface Wire {
  /** Sends to one address of the room. What cannot be sent now is lost. */
  send(to: string, bytes: Bytes): void;
  close(): void;
}

export type OpenWire = (end: WireEnd, events: WireEvents) => Wire;
