/** What goes over a wire: a kind, who it is from, and sealed bytes. */
import type { Bytes } from '../codec/bytes.ts';
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import { parseJson } from '../record/guards.ts';
import { lengthened, shortened } from './phrases.ts';
import { joined } from './seal.ts';
import { HOST, MOST_BYTES } from './wire.ts';

/**
 * `hello` and `welcome` are first messages: they tell the public keys. `unknown`: the host has no connection with this guest
 * (its page was reloaded), who shall say hello again. `broken`: a guest's last will, which the wire sends when its connection
 * breaks. `message`: everything else.
 */
export const KINDS = ['hello', 'welcome', 'unknown', 'message', 'broken'] as const;
export type PacketKind = (typeof KINDS)[number];

export interface Packet {
  readonly kind: PacketKind;
  readonly from: string; // address
  readonly head: Bytes; // kind and address as bytes, which the seal covers too
  readonly sealed: Bytes;
}

const ADDRESS = 16; // bytes
const OF_HOST = 0x80; // added to the kind: no address follows

export function headOf(kind: PacketKind, from: string): Bytes {
  const byte = KINDS.indexOf(kind);
  if (from === HOST) return Uint8Array.of(byte | OF_HOST);
  return joined(Uint8Array.of(byte), parseBase64Url(from) ?? new Uint8Array(ADDRESS));
}

/** Undefined if these bytes are no packet. */
export function parsePacket(bytes: Bytes): Packet | undefined {
  const [byte = 0] = bytes;
  const isOfHost = byte >= OF_HOST;
  const kind = KINDS[isOfHost ? byte - OF_HOST : byte];
  const end = isOfHost ? 1 : 1 + ADDRESS;
  if (!kind || bytes.length <= end || bytes.length > MOST_BYTES) return undefined;
  const from = isOfHost ? HOST : printBase64Url(bytes.subarray(1, end));
  return { kind, from, head: bytes.slice(0, end), sealed: bytes.slice(end) };
}

export const printMessage = (value: unknown): Bytes => new TextEncoder().encode(shortened(JSON.stringify(value)));

/** Undefined if these bytes are no shortened JSON. */
export const parseMessage = (bytes: Bytes): unknown => parseJson(lengthened(new TextDecoder().decode(bytes)));

/** Runs what is asked of it one after the other; what fails is left out. */
export class InOrder {
  private last: Promise<unknown> = Promise.resolve();

  run(work: () => Promise<unknown>): void {
    this.last = this.last.then(work).catch(() => undefined);
  }

  /** Settles once everything that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
