/**
 * Stock and discard of a table in the words of a state. They share the bytes of one pack, for every card lies in one of
 * them or in a hand: the stock from the first byte up (its top is its last), the discard from the last byte down (its
 * top is its first). One word before them tells how many cards lie in each, and whether the stock's order is open.
 */
import type { Chance } from './chance.ts';
import type { MixedPack } from './mixed-pack.ts';
import { type StateArray, at, byteAt, packedByte, setPackedByte } from './state-array.ts';

const SIZE = 0xff; // of the stock, bits 0–7; of the discard, bits 8–15
const DISCARD_SHIFT = 8;
/** The stock's order is open: each draw takes any of its cards. Only without a record. */
const OPEN = 1 << 16;

export class Piles {
  private readonly bytes: number; // index of the word where they begin
  /** How many words of a state these piles take, from their first one on. */
  readonly words: number;

  /** The piles of a pack of `cards` cards (255 at most), from word `first` of every state on. */
  constructor(
    private readonly first: number,
    readonly cards: number,
  ) {
    this.bytes = first + 1;
    this.words = 1 + Math.ceil(cards / 4);
  }

  stockSize(array: StateArray): number {
    return at(array, this.first) & SIZE;
  }

  discardSize(array: StateArray): number {
    return (at(array, this.first) >>> DISCARD_SHIFT) & SIZE;
  }

  /** The card `depth` places under the top of the stock. */
  stockCard(array: StateArray, depth: number): number {
    return packedByte(array, this.bytes, this.stockSize(array) - 1 - depth);
  }

  /** The card `depth` places under the top of the discard. */
  discardCard(array: StateArray, depth: number): number {
    return packedByte(array, this.bytes, this.cards - this.discardSize(array) + depth);
  }

  /** Resets both piles: no discard, and the cards that were not `dealt` are the stock, the next one on top. */
  lay(array: StateArray, pack: MixedPack, dealt: number, order: 'fixed' | 'open'): void {
    const { first, bytes, cards } = this;
    const size = cards - dealt;
    for (let i = 0; i < size; i += 4) {
      const top = cards - 1 - i; // behind the last card of the stock come dealt ones: never read
      array[bytes + (i >> 2)] =
        pack.at(top) | (pack.at(top - 1) << 8) | (pack.at(top - 2) << 16) | (pack.at(top - 3) << 24);
    }
    array[first] = order === 'open' ? size | OPEN : size;
  }

  /** Takes the top card of the stock, which is not empty; where its order is open, any of its cards. */
  take(array: StateArray, chance: Chance): number {
    const { first, bytes } = this;
    const header = at(array, first) - 1;
    const top = header & SIZE;
    array[first] = header;
    const card = packedByte(array, bytes, top);
    if ((header & OPEN) === 0) return card;
    const any = chance.below(top + 1);
    const drawn = packedByte(array, bytes, any);
    setPackedByte(array, bytes, any, card);
    return drawn;
  }

  putOnDiscard(array: StateArray, card: number): void {
    const { first, bytes } = this;
    const header = at(array, first) + (1 << DISCARD_SHIFT);
    array[first] = header;
    setPackedByte(array, bytes, this.cards - ((header >>> DISCARD_SHIFT) & SIZE), card);
  }

  /** Writes the discard without its top card into `into`, from the top down; returns their number. */
  listUnderTop(array: StateArray, into: Uint8Array): number {
    const count = this.discardSize(array) - 1;
    for (let i = 0; i < count; i += 1) into[i] = this.discardCard(array, i + 1);
    return count;
  }

  /** The stock, empty until now, is the first `count` cards of `order`, top first; of the discard its top is left. */
  renew(array: StateArray, order: Uint8Array, count: number, kind: 'fixed' | 'open'): void {
    const top = this.discardCard(array, 0);
    this.layStock(array, order, count);
    array[this.first] = (1 << DISCARD_SHIFT) | count | (kind === 'open' ? OPEN : 0);
    setPackedByte(array, this.bytes, this.cards - 1, top);
  }

  /** The hidden cards of a view become the stock, in an order that stays open. */
  guessStock(array: StateArray, cards: Uint8Array, count: number): void {
    this.layStock(array, cards, count);
    array[this.first] = at(array, this.first) | OPEN;
  }

  private layStock(array: StateArray, order: Uint8Array, count: number): void {
    for (let i = 0; i < count; i += 1) setPackedByte(array, this.bytes, count - 1 - i, byteAt(order, i));
  }

  /** Leaves only what everybody sees: the sizes of both piles, and the discard. */
  hideStock(array: StateArray): void {
    const hidden = this.cards - this.discardSize(array);
    for (let i = 0; i < hidden; i += 1) setPackedByte(array, this.bytes, i, 0);
    array[this.first] = at(array, this.first) & ~OPEN;
  }
}
