/** Whole MQTT packets from a stream of bytes. The MQTT client is given nothing else, since it trusts the lengths in it. */
import type { Bytes } from '../../codec/bytes.ts';

/** What a packet has besides its message: topic, number, and in a CONNECT the name of the client. */
const AROUND = 512;

export class Packets {
  private left = new Uint8Array(0);

  /** A packet's message may have at most `mostBytes`. */
  constructor(private readonly mostBytes: number) {}

  /** The packets that are complete with these bytes; undefined if no packet can look like this. */
  addBytes(bytes: Bytes): Bytes[] | undefined {
    const all = new Uint8Array(this.left.length + bytes.length);
    all.set(this.left);
    all.set(bytes, this.left.length);
    const packets: Bytes[] = [];
    let at = 0;
    for (;;) {
      const length = packetLength(all, at);
      if (length === undefined) break;
      if (length > this.mostBytes + AROUND) return undefined;
      if (at + length > all.length) break;
      packets.push(all.slice(at, at + length));
      at += length;
    }
    this.left = all.slice(at);
    return packets;
  }
}

/** The length of the packet that begins here, its header included; undefined if its header has not come yet. */
function packetLength(bytes: Uint8Array, start: number): number | undefined {
  let length = 0;
  for (let i = 0; i < 4; i++) {
    const byte = bytes[start + 1 + i];
    if (byte === undefined) return undefined;
    length += (byte & 0x7f) * 128 ** i;
    if (byte < 0x80) return 2 + i + length;
  }
  return Infinity; // five bytes of length
}
