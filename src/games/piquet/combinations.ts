/**
 * Point, sequences and sets: what twelve cards hold of each kind, how strong it is and what it makes [PQ-D1 to PQ-D3].
 * A combination is its cards. Its strength is one number that compares as the rules do: how many cards, then what is
 * told after `equal` or with a set.
 */
import { countBits, lowestBit } from '../../cards/bits.ts';
import { at } from '../../cards/state-array.ts';
import { PIQUET_RANKS, suitCards } from './state.ts';
import { SEQUENCE_POINTS, SET_POINTS, cardValue } from './words/points.ts';

export const POINT = 0;
export const SEQUENCE = 1;
export const SET = 2;

const VALUES = PIQUET_RANKS.map((rank) => cardValue(`${rank}S`)); // A to 7 [PQ-D1]

const SECOND_BITS = 7;
const strength = (count: number, second: number): number => (count << SECOND_BITS) | second;
/** How many cards; 0 for no combination. */
export const countOf = (strong: number): number => strong >>> SECOND_BITS;
/** A point's value; for a sequence and a set the rank of its top card, 8 for an ace to 1 for a seven. */
export const secondOf = (strong: number): number => strong & ((1 << SECOND_BITS) - 1);
/** The weakest and the strongest combination with this number of cards. */
export const weakestOf = (count: number): number => strength(count, 0);
export const strongestOf = (count: number): number => strength(count, (1 << SECOND_BITS) - 1);
export const MOST_STRENGTH = strongestOf(8);

/** The ranks of a suit, as its byte has them. */
const ranksIn = (byte: number): number[] => VALUES.flatMap((_, rank) => ((byte >>> rank) & 1 ? [rank] : []));
const bytes = <T extends Uint8Array | Uint16Array>(table: T, entry: (byte: number) => number): T => {
  for (let byte = 0; byte < 256; byte += 1) table[byte] = entry(byte);
  return table;
};

/** The `nth` strongest sequence in a suit, as bits of its byte; 0 if there is none. A suit has room for two. */
function runIn(byte: number, nth: number): number {
  const runs: number[] = [];
  for (let top = 0; top < 8; top += 1)
    for (let length = 8 - top; length >= 3; length -= 1) {
      const run = ((1 << length) - 1) << top;
      const isLongest = (byte & (run | (run << 1) | (run >>> 1))) === run;
      if (isLongest) runs.push(run);
    }
  return runs.sort((a, b) => countBits(b) - countBits(a) || a - b)[nth] ?? 0;
}
const runStrength = (run: number): number => (run === 0 ? 0 : strength(countBits(run), 8 - lowestBit(run)));

// By a suit's byte.
const POINT_STRENGTH = bytes(new Uint16Array(256), (byte) =>
  strength(
    countBits(byte),
    ranksIn(byte).reduce((sum, rank) => sum + (VALUES[rank] ?? 0), 0),
  ),
);
const FIRST_RUN = bytes(new Uint8Array(256), (byte) => runIn(byte, 0));
const SECOND_RUN = bytes(new Uint8Array(256), (byte) => runIn(byte, 1));
const RUN_STRENGTH = bytes(new Uint16Array(256), (byte) => runStrength(runIn(byte, 0)));

/** Ranks of A K Q J T of which all four are held, as bits 0–4. */
const fours = (cards: number): number => cards & (cards >>> 8) & (cards >>> 16) & (cards >>> 24) & 0x1f;

/** Ranks of A K Q J T of which exactly three are held. */
function threes(cards: number): number {
  const hearts = cards >>> 8;
  const diamonds = cards >>> 16;
  const clubs = cards >>> 24;
  const three = (cards & hearts & (diamonds | clubs)) | (diamonds & clubs & (cards | hearts));
  return three & 0x1f & ~fours(cards);
}

const RANK = 0x01010101; // the aces; shifted by a rank, its cards

/** How strong the best set is; 0 for none. */
function setStrength(cards: number): number {
  const four = fours(cards);
  if (four !== 0) return strength(4, 8 - lowestBit(four));
  const three = threes(cards);
  return three === 0 ? 0 : strength(3, 8 - lowestBit(three));
}

/** The strongest entry of a table by suits. */
const strongestSuit = (table: Uint16Array, cards: number): number =>
  Math.max(
    table[cards & 0xff] ?? 0,
    table[(cards >>> 8) & 0xff] ?? 0,
    table[(cards >>> 16) & 0xff] ?? 0,
    table[cards >>> 24] ?? 0,
  );

/** How strong the best combination of this kind is; 0 for none. */
export function strengthOf(kind: number, cards: number): number {
  if (kind === SET) return setStrength(cards);
  return strongestSuit(kind === POINT ? POINT_STRENGTH : RUN_STRENGTH, cards);
}

/** The cards of the best combination of this kind; of equal ones in the first of S H D C. None, and it is 0. */
export function bestOf(kind: number, cards: number): number {
  const best = strengthOf(kind, cards);
  if (best === 0) return 0;
  if (kind === SET) return cards & (RANK << (8 - secondOf(best)));
  for (let shift = 0; shift < 32; shift += 8) {
    const byte = (cards >>> shift) & 0xff;
    if (kind === POINT && POINT_STRENGTH[byte] === best) return byte << shift;
    if (kind === SEQUENCE && RUN_STRENGTH[byte] === best) return (FIRST_RUN[byte] ?? 0) << shift;
  }
  return 0;
}

/** What one combination makes. */
function pointsOf(kind: number, cards: number): number {
  const count = countBits(cards);
  if (kind === POINT) return count;
  return (kind === SEQUENCE ? SEQUENCE_POINTS : SET_POINTS)[count] ?? 0;
}

/** A list of combinations, or of unions of them; its array is reused. */
export class CombinationList {
  length = 0;
  private readonly sets = new Int32Array(8);

  clear(): void {
    this.length = 0;
  }

  /** The cards at an index; none after the last. */
  at(i: number): number {
    return i < this.length ? at(this.sets, i) : 0;
  }

  add(cards: number): void {
    this.sets[this.length] = cards;
    this.length += 1;
  }

  /** Leaves only entries that fit, in their order. */
  keep(fits: (cards: number) => boolean): void {
    const all = this.length;
    this.length = 0;
    for (let i = 0; i < all; i += 1) if (fits(at(this.sets, i))) this.add(at(this.sets, i));
  }

  /** Adds a sequence before all that are weaker; of equal ones the one that came first stays before. */
  addSequence(cards: number): void {
    const strong = strengthOf(SEQUENCE, cards);
    let i = this.length;
    for (; i > 0 && strengthOf(SEQUENCE, this.at(i - 1)) < strong; i -= 1) this.sets[i] = this.at(i - 1);
    this.sets[i] = cards;
    this.length += 1;
  }
}

/** Fills `into` with all sequences or sets among these cards, the strongest first; of points with the best alone. */
export function findAll(kind: number, cards: number, into: CombinationList): void {
  into.clear();
  if (kind === POINT) into.add(bestOf(POINT, cards));
  else if (kind === SEQUENCE) findSequences(cards, into);
  else {
    addRanks(fours(cards), cards, into);
    addRanks(threes(cards), cards, into);
  }
}

function findSequences(cards: number, into: CombinationList): void {
  for (let shift = 0; shift < 32; shift += 8) {
    const byte = (cards >>> shift) & 0xff;
    if (FIRST_RUN[byte]) into.addSequence(FIRST_RUN[byte] << shift);
    if (SECOND_RUN[byte]) into.addSequence(SECOND_RUN[byte] << shift);
  }
}

function addRanks(ranks: number, cards: number, into: CombinationList): void {
  for (let rest = ranks; rest !== 0; rest &= rest - 1) into.add(cards & (RANK << lowestBit(rest)));
}

const found = new CombinationList();

/** What all combinations of this kind among the cards make together [PQ-D10]. */
export function sumOf(kind: number, cards: number): number {
  findAll(kind, cards, found);
  let sum = 0;
  for (let i = 0; i < found.length; i += 1) sum += pointsOf(kind, found.at(i));
  return sum;
}

/** In how many ways other combinations of this kind may be counted besides the best, none of them included. */
export function countClaims(kind: number, cards: number): number {
  findAll(kind, cards, found);
  return 1 << (found.length - 1);
}

/**
 * Fills `into` with what may be counted besides the best [PQ-D10], in the order of a legal list: none first. A claim's
 * extra combinations stand in it strongest first; claims are ordered by the cards of these, one after the other.
 */
export function findExtras(kind: number, cards: number, into: CombinationList): void {
  findAll(kind, cards, found);
  into.clear();
  addExtras(0, 1, into);
}

/** Adds this set of counted ones, then each that goes on with a weaker one: in card order, from index `from` on. */
function addExtras(counted: number, from: number, into: CombinationList): void {
  into.add(counted);
  if (from >= found.length) return;
  for (let card = 0; card < 32; card += 1)
    for (let i = from; i < found.length; i += 1)
      if (lowestBit(found.at(i)) === card) addExtras(counted | found.at(i), i + 1, into);
}

/** Are these combinations of a kind among those of the cards, and the best of them the best there is? */
export function isBestAmong(kind: number, shown: number, cards: number): boolean {
  if (bestOf(kind, shown) !== bestOf(kind, cards)) return false;
  if (kind === SEQUENCE) return (besides(shown) & cards) === 0; // they are of full length
  return kind === POINT || (cards & ofRanks(shown)) === shown;
}

/** The cards that a seat cannot hold that has shown these combinations of a kind: it would have shown them too. */
export function excludedBy(kind: number, shown: number): number {
  if (kind === SEQUENCE) return besides(shown);
  if (kind === SET) return ofRanks(shown) & ~shown;
  return shown === 0 ? 0 : suitCards(lowestBit(shown)) & ~shown;
}

/** The cards next to sequences, above and below. */
const besides = (cards: number): number => (((cards << 1) & 0xfefefefe) | ((cards >>> 1) & 0x7f7f7f7f)) & ~cards;
/** All cards of the ranks of these. */
const ofRanks = (cards: number): number =>
  Math.imul(RANK, (cards | (cards >>> 8) | (cards >>> 16) | (cards >>> 24)) & 0xff);

/** Fills `into` with the other combinations that may have been counted besides the best where all made these points. */
export function findExtrasWorth(kind: number, cards: number, points: number, into: CombinationList): void {
  const best = bestOf(kind, cards);
  findExtras(kind, cards, into);
  into.keep((extra) => sumOf(kind, best | extra) === points);
}

/** The least that this number of the cards can be as a point or a sequence, in what is told after `equal`; Infinity if none. */
export function weakestIn(kind: number, cards: number, count: number): number {
  let least = Infinity;
  for (let shift = 0; shift < 32; shift += 8) {
    const suit = (cards >>> shift) & 0xff;
    least = Math.min(least, kind === POINT ? weakestPoint(suit, count) : weakestSequence(suit, count));
  }
  return least;
}

/** The lowest cards of a suit. */
function weakestPoint(suit: number, count: number): number {
  let lowest = suit;
  for (let left = countBits(suit); left > count; left -= 1) lowest &= lowest - 1;
  return countBits(lowest) === count ? secondOf(POINT_STRENGTH[lowest] ?? 0) : Infinity;
}

function weakestSequence(suit: number, count: number): number {
  for (let top = 8 - count; top >= 0; top -= 1) {
    const run = ((1 << count) - 1) << top;
    if ((suit & run) === run) return 8 - top;
  }
  return Infinity;
}
