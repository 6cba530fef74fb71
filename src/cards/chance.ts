/** Chance: the only source of randomness for rules and bots. Whole numbers and shuffles, always repeatable. */
import alea from 'seedrandom/lib/alea.js';
import { byteAt, newStateArray } from './words.ts';

export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number;
  /** Puts the first `count` entries of `cards` into a new order; index 0 will be the top of the pile. */
  shuffle(cards: Uint8Array, count: number): void;
}

/** Fisher and Yates' shuffle, from the last entry down. */
function shuffleBy(chance: Chance, cards: Uint8Array, count: number): void {
  for (let i = count - 1; i > 0; i -= 1) {
    const j = chance.below(i + 1);
    const swapped = byteAt(cards, i);
    cards[i] = byteAt(cards, j);
    cards[j] = swapped;
  }
}

/** Chance from seedrandom's alea (Baagøe 2010): the same seed gives the same numbers on every machine. For real games. */
export class SeededChance implements Chance {
  private readonly next: () => number;

  constructor(seed: string) {
    this.next = alea(seed);
  }

  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  shuffle(cards: Uint8Array, count: number): void {
    shuffleBy(this, cards, count);
  }
}

/** A 32-bit whole number from a text, for seeding (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Chance for search and playouts: sfc32 (Doty-Humphrey, PractRand), a few nanoseconds a number. */
export class FastChance implements Chance {
  private readonly words = newStateArray(4); // three of mixing, one counter

  constructor(seed: number) {
    this.seed(seed);
  }

  /** Starts anew from `seed`: the same seed, the same numbers. */
  seed(seed: number): void {
    const words = this.words;
    words[0] = seed;
    words[1] = 0x9e3779b9 ^ seed;
    words[2] = 0x85ebca6b;
    words[3] = 1;
    for (let i = 0; i < 12; i += 1) this.next();
  }

  private next(): number {
    const words = this.words;
    const b = words[1];
    const c = words[2];
    const counter = words[3];
    const result = (words[0] + b + counter) | 0;
    words[3] = (counter + 1) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = (c + (c << 3)) | 0;
    words[2] = (((c << 21) | (c >>> 11)) + result) | 0;
    return result;
  }

  /** A 32-bit number times n, of which the upper 32 bits are taken. */
  below(n: number): number {
    const number = this.next();
    if (n >= 0x8000) return Math.floor((number >>> 0) * 2 ** -32 * n);
    return (Math.imul(number >>> 16, n) + (Math.imul(number & 0xffff, n) >>> 16)) >>> 16; // the same in small numbers
  }

  shuffle(cards: Uint8Array, count: number): void {
    shuffleBy(this, cards, count);
  }
}
