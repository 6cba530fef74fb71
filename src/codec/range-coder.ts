/**
 * Packs whole numbers into as few bytes as their likelihood allows (range coding, Martin 1979; carries as in Subbotin's and
 * Pavlov's coders). Writer and reader have the same interface, so that one function both packs and unpacks: the writer
 * writes the value that it is given, the reader ignores it and returns the value that it reads.
 */
import { byteAt } from '../cards/state-array.ts';

const TOP = 2 ** 32;
const RENEW = 2 ** 24; // below it the range is extended by a byte
const MOST_COUNT = 2 ** 16; // larger numbers are coded in two parts

/** A share of the range: `size` of `total`, from `start` on. */
export interface Share {
  readonly start: number;
  readonly size: number;
}

export interface Coder {
  /** A whole number from 0 to `count` − 1, each equally likely; `count` is at most 2 ** 32. */
  number(value: number, count: number): number;
  /** A value with its share of `total`; `find` gives the value whose share contains a place. `total` is at most 2 ** 20. */
  share(value: number, total: number, shareOf: (value: number) => Share, find: (place: number) => number): number;
}

/** Codes a number in parts that fit the range. */
function inParts(value: number, count: number, part: (value: number, count: number) => number): number {
  if (count <= MOST_COUNT) return part(value, count);
  const high = part(Math.floor(value / MOST_COUNT), Math.ceil(count / MOST_COUNT));
  return Math.min(count - 1, high * MOST_COUNT + part(value % MOST_COUNT, MOST_COUNT));
}

export class RangeWriter implements Coder {
  private readonly bytes: number[] = [];
  private low = 0;
  private range = TOP - 1;
  private cache = 0; // the last byte, which a carry may still change
  private waiting = 0; // how many bytes of 255 follow it

  number(value: number, count: number): number {
    return inParts(value, count, (part, parts) => this.write(part, 1, parts, part));
  }

  share(value: number, total: number, shareOf: (value: number) => Share): number {
    const { start, size } = shareOf(value);
    return this.write(start, size, total, value);
  }

  private write(start: number, size: number, total: number, value: number): number {
    const step = Math.floor(this.range / total);
    this.low += step * start;
    this.range = step * size;
    while (this.range < RENEW) {
      this.range *= 256;
      this.shift();
    }
    return value;
  }

  /** Moves the highest byte of `low` out, once no carry can change it any more. */
  private shift(): void {
    if (this.low < 0xff000000 || this.low >= TOP) {
      const carry = this.low >= TOP ? 1 : 0;
      this.bytes.push((this.cache + carry) & 0xff);
      for (; this.waiting > 0; this.waiting -= 1) this.bytes.push((0xff + carry) & 0xff);
      this.waiting = 0;
      this.cache = Math.floor(this.low / RENEW) & 0xff;
    } else this.waiting += 1;
    this.low = (this.low % RENEW) * 256;
  }

  /** The bytes of all that was written, in the shortest form: without zeros at the end. */
  finish(): Uint8Array {
    for (let mask = RENEW * 256; mask > 1; mask /= 2) {
      const rounded = Math.ceil(this.low / mask) * mask;
      if (rounded < this.low + this.range) {
        this.low = rounded;
        break;
      }
    }
    for (let i = 0; i < 5; i += 1) this.shift();
    let { length } = this.bytes;
    while (length > 1 && this.bytes[length - 1] === 0) length -= 1;
    return Uint8Array.from(this.bytes.slice(1, length)); // the first byte is the initial `cache`
  }
}

/** Reads what a writer wrote. From any other bytes it reads some numbers within their bounds; it never throws. */
export class RangeReader implements Coder {
  private at = 0;
  private code = 0;
  private range = TOP - 1;

  constructor(private readonly bytes: Uint8Array) {
    for (let i = 0; i < 4; i += 1) this.take();
    this.code = Math.min(this.code, this.range - 1);
  }

  number(_value: number, count: number): number {
    return inParts(0, count, (_part, parts) => {
      const place = this.place(parts);
      this.leave(place, 1);
      return place;
    });
  }

  share(_value: number, total: number, shareOf: (value: number) => Share, find: (place: number) => number): number {
    const value = find(this.place(total));
    const { start, size } = shareOf(value);
    this.leave(start, size);
    return value;
  }

  private step = 0; // of the last `place`

  private place(total: number): number {
    this.step = Math.floor(this.range / total);
    return Math.min(total - 1, Math.floor(this.code / this.step));
  }

  private leave(start: number, size: number): void {
    this.range = this.step * size;
    this.code = Math.min(this.code - this.step * start, this.range - 1); // a writer never goes beyond
    while (this.range < RENEW) {
      this.range *= 256;
      this.take();
    }
  }

  /** Takes the next byte; behind the end all bytes are zero. */
  private take(): void {
    this.code = this.code * 256 + byteAt(this.bytes, this.at);
    this.at += 1;
  }
}

const LEARNT = 24; // each occurrence adds this to the share of a key
const MOST_LEARNT = 4096; // when a share reaches this, all are halved

/** An adaptive model: keys that occurred more often before get larger shares. */
export class Likelihoods {
  private readonly sizes = new Map<string, number>();

  /** Codes an index into `among`, a list of different keys. */
  code(coder: Coder, value: number, among: readonly string[]): number {
    if (among.length === 1) return 0;
    const sizes = among.map((key) => this.sizes.get(key) ?? LEARNT);
    const starts = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const shareOf = (i: number): Share => ({ start: starts[i] ?? 0, size: sizes[i] ?? 1 });
    const coded = coder.share(value, total, shareOf, (place) => starts.findLastIndex((start) => start <= place));
    this.learn(among[coded] ?? '');
    return coded;
  }

  private learn(key: string): void {
    const size = (this.sizes.get(key) ?? LEARNT) + LEARNT;
    this.sizes.set(key, size);
    if (size < MOST_LEARNT) return;
    for (const [other, learnt] of this.sizes) this.sizes.set(other, Math.max(1, learnt >> 1));
  }
}
