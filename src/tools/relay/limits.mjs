// What one client of the relay may do. Whoever does more is disconnected.

/** `atOnce`: after a silence. */
export const LIMITS = {
  clients: 200,
  messageBytes: 16_384, // MOST_BYTES of src/friends/wire.ts
  packetBytes: 16_384 + 512,
  packets: { perSecond: 200, atOnce: 400 },
  bytes: { perSecond: 250_000, atOnce: 1_000_000 },
  topics: 4, // that it listens to
  keepAliveS: 60,
  connectMs: 5000, // from the socket to the CONNECT
  drainMs: 5000, // until a client takes what it is sent
};

/** `card-table/<room>/<address>`, and nothing else: no wildcards, no `$SYS`. */
export const isTopic = (topic) => /^card-table\/[\w-]{1,64}\/[\w-]{1,64}$/.test(topic);

/** Counts against a rate. */
export class Allowance {
  /**
   * @param {{ perSecond: number; atOnce: number }} rate
   * @param {() => number} now in ms
   */
  constructor({ perSecond, atOnce }, now) {
    this.now = now;
    this.perSecond = perSecond;
    this.atOnce = atOnce;
    this.left = atOnce;
    this.at = now();
  }

  /** @param {number} count whether so many are allowed now; if so, they are counted */
  take(count) {
    const now = this.now();
    this.left = Math.min(this.atOnce, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }
}

/**
 * How many MQTT packets a frame holds; 0 if it does not hold whole packets of an allowed size.
 * @param {Uint8Array} frame
 * @param {number} mostBytes
 */
export function packetsIn(frame, mostBytes) {
  let count = 0;
  let at = 0;
  while (at < frame.length) {
    let length = 0;
    let i = 1;
    for (; i <= 4; i++) {
      const byte = frame[at + i];
      if (byte === undefined) return 0;
      length += (byte & 0x7f) * 128 ** (i - 1);
      if (byte < 0x80) break;
    }
    if (i > 4 || length > mostBytes) return 0;
    at += 1 + i + length;
    count++;
  }
  return at === frame.length ? count : 0;
}
