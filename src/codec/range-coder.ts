/**
 * Whole numbers packed into as few bytes as their likelihood allows (range coding, Martin 1979; carries as in Subbotin's and
 * Pavlov's coders). Writer and reader have the same face, so that one description of a thing both packs and unpacks it: where
 * it is packed the value given is what is written, where it is unpacked what is given is not looked at.
 */
import { byteAt } from '../cards/words.ts';

const TOP = 2 ** 32;
const RENEW = 2 ** 24; // below it the range takes in another byte
const MOST_OF = 2 ** 16; // larger numbers go in two parts

/** A share of the range: `size` of `total`, from `start` on. */
export interface Share {
  readonly start: number;
  readonly size: number;
}

export interface Coder {
  /** A whole number from 0 to `of` − 1, each equally likely; `of` is at most 2 ** 32. */
  number(value: number, of: number): number;
  /** One of several shares of `total`: `find` says which holds a place in it. `total` is at most 2 ** 20. */
  share(value: number, total: number, shareOf: (value: number) => Share, find: (place: number) => number): number;
}

/** Numbers in parts that the range can hold. */
function inParts(value: number, of: number, part: (value: number, of: number) => number): number {
  if (of <= MOST_OF) return part(value, of);
  const high = part(Math.floor(value / MOST_OF), Math.ceil(of / MOST_OF));
  return Math.min(of - 1, high * MOST_OF + part(value % MOST_OF, MOST_OF));
}

export class RangeWriter implements Coder {
  private readonly bytes: number[] = [];
  private low = 0;
  private range = TOP - 1;
  private cache = 0; // the last byte, which a carry may still change, …
  private waiting = 0; // … and how many bytes of 255 behind it

  number(value: number, of: number): number {
    return inParts(value, of, (part, parts) => this.write(part, 1, parts, part));
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

  /** Moves the highest byte of `low` out, once it is certain whether a carry comes. */
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

  /** All that was written; of what stands for it the shortest: zeros at its end are left out. */
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
    return Uint8Array.from(this.bytes.slice(1, length)); // the first was there before anything was written
  }
}

/** Reads what a writer wrote. Of bytes that nobody wrote it makes some numbers, never an exception: all are in their bounds. */
export class RangeReader implements Coder {
  private at = 0;
  private code = 0;
  private range = TOP - 1;

  constructor(private readonly bytes: Uint8Array) {
    for (let i = 0; i < 4; i += 1) this.take();
    this.code = Math.min(this.code, this.range - 1);
  }

  number(_value: number, of: number): number {
    return inParts(0, of, (_part, parts) => {
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

  private step = 0; // of the range that the last place was found in

  private place(total: number): number {
    this.step = Math.floor(this.range / total);
    return Math.min(total - 1, Math.floor(this.code / this.step));
  }

  private leave(start: number, size: number): void {
    this.range = this.step * size;
    this.code = Math.min(this.code - this.step * start, this.range - 1); // no writer goes beyond
    while (this.range < RENEW) {
      this.range *= 256;
      this.take();
    }
  }

  /** Behind its end a packed thing is all zeros. */
  private take(): void {
    this.code = this.code * 256 + byteAt(this.bytes, this.at);
    this.at += 1;
  }
}

const LEARNT = 24; // what one sight of a thing adds to its share, …
const MOST_LEARNT = 4096; // … which is halved, as all are, when it has grown so large

/** How likely each of several things is, learnt from those that were coded before. */
export class Likelihoods {
  private readonly sizes = new Map<string, number>();

  /** `key` as an index into `among`, which names each thing once. */
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
