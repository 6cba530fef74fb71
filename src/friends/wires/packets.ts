/**
 * MQTT packets as bytes: whole ones from a stream, since the MQTT client trusts the lengths in it, and messages at QoS 0, for
 * which it throws (u8-mqtt 0.6.7 asks for the number of a packet that has none).
 */
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

/** A PUBLISH at QoS 0 (MQTT 3.1.1, 3.3): nobody acknowledges it. */
export function publishPacket(topic: string, message: Bytes): Bytes {
  const name = new TextEncoder().encode(topic);
  const length = 2 + name.length + message.length;
  return Uint8Array.of(0x30, ...lengthBytes(length), name.length >> 8, name.length & 0xff, ...name, ...message);
}

/** Seven bits a byte, the lowest first; the eighth bit says that another byte follows. */
const lengthBytes = (length: number): readonly number[] =>
  length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...lengthBytes(length >> 7)];
