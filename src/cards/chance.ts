/** Chance: the only source of randomness for rules and bots. Whole numbers and shuffles, always repeatable. */
import seedrandom from 'seedrandom/seedrandom.js';
import { byteAt, newStateArray } from './state-array.ts';

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

/** How many numbers 32 bits can hold. */
const RANGE = 2 ** 32;

/** The UTF-8 bytes of a text, each as a character from 0 to 255. Halves of surrogate pairs become U+FFFD. */
const bytesOf = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/%(..)/g, (_, digits: string) =>
    String.fromCharCode(parseInt(digits, 16)),
  );

/**
 * Chance for all that nobody may foretell: decks, shuffles, first dealers. It is seedrandom's ARC4, keyed with the UTF-8 bytes
 * of the whole seed. The best published way from its output back to its state of 256 bytes takes 2^241 steps (Maximov and
 * Khovratovich 2008). The same seed gives the same numbers on every machine.
 */
export class SeededChance implements Chance {
  private readonly numbers: ReturnType<typeof seedrandom>;

  constructor(seed: string) {
    this.numbers = seedrandom(bytesOf(seed));
  }

  /** Numbers in the last part of the range, which is shorter than n, are left out: they would favour the low results. */
  below(n: number): number {
    const end = RANGE - (RANGE % n);
    let number = RANGE;
    while (number >= end) number = this.numbers.int32() >>> 0;
    return number % n;
  }

  shuffle(cards: Uint8Array, count: number): void {
    shuffleBy(this, cards, count);
  }
}

/**
 * A 32-bit seed for choices beside the cards of a game, such as those of its bots. It comes from a generator of its own, keyed
 * with the use and the game's seed, so that whoever learns it knows nothing of the decks to come.
 */
export const seedBeside = (seed: string, use: string): number => new SeededChance(`${use}/${seed}`).below(RANGE);

/** A 32-bit whole number from a text, for seeding (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * Chance for bots, search and playouts: sfc32 (Doty-Humphrey, PractRand), a few nanoseconds a number. Never for a deck: its
 * state is small, and so is its seed.
 */
export class FastChance implements Chance {
  private readonly array = newStateArray(4); // three of mixing, one counter

  constructor(seed: number) {
    this.seed(seed);
  }

  /** Starts anew from `seed`: the same seed, the same numbers. */
  seed(seed: number): void {
    const array = this.array;
    array[0] = seed;
    array[1] = 0x9e3779b9 ^ seed;
    array[2] = 0x85ebca6b;
    array[3] = 1;
    for (let i = 0; i < 12; i += 1) this.next();
  }

  private next(): number {
    const array = this.array;
    const b = array[1];
    const c = array[2];
    const counter = array[3];
    const result = (array[0] + b + counter) | 0;
    array[3] = (counter + 1) | 0;
    array[0] = b ^ (b >>> 9);
    array[1] = (c + (c << 3)) | 0;
    array[2] = (((c << 21) | (c >>> 11)) + result) | 0;
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
