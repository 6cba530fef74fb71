/**
 * Sets of cards in two words for games in which the cards of one rank name a suit when they are played: an eight, a
 * jack. Every suit has sixteen slots in card order, and its card of the naming rank has four of them, one for each suit
 * that it may name: so the bits of a set of plays ascend as a legal list does. In a hand that card lies in the first of
 * its four; the other three are free for whatever else a game has. Slots 0–31, spades and hearts, are the bits of the
 * first word; 32–63, diamonds and clubs, of the second.
 */
import { RANKS, type Rank } from './card.ts';
import { byteAt } from './state-array.ts';

const SUIT_SLOTS = 16;
const FACES = 52;

export class NamingSlots {
  /** By face (0–51 in card order, copies and jokers left out): its slot, the first of four for the naming rank. */
  readonly slotOf = new Uint8Array(64);
  /** By slot: the face that lies there. */
  readonly faceOf = new Uint8Array(64);
  /** The slots of each suit (S H D C) and of each rank (A first) that a hand can have, as bits of either word. */
  readonly suits = [new Int32Array(4), new Int32Array(4)] as const;
  readonly ranks = [new Int32Array(13), new Int32Array(13)] as const;
  /** The first slots of the naming rank, as bits of either word: both words have it at the same places. */
  readonly naming: number;
  /** The first of the naming rank's four slots in the first suit. */
  readonly first: number;

  constructor(rank: Rank) {
    this.first = RANKS.indexOf(rank);
    this.naming = (1 << this.first) | (1 << (SUIT_SLOTS + this.first));
    for (let face = 0; face < FACES; face += 1) this.place(face);
  }

  private place(face: number): void {
    const [suit, rank] = [Math.floor(face / 13), face % 13];
    const slot = SUIT_SLOTS * suit + rank + (rank > this.first ? 3 : 0);
    this.slotOf[face] = slot;
    for (let i = 0; i < (rank === this.first ? 4 : 1); i += 1) this.faceOf[slot + i] = face;
    const word = slot < 32 ? 0 : 1;
    this.suits[word][suit] = (this.suits[word][suit] ?? 0) | (1 << slot);
    this.ranks[word][rank] = (this.ranks[word][rank] ?? 0) | (1 << slot);
  }

  /** The suit, 0–3 for S H D C, that the play at this slot names; nothing for a card that names none. */
  namedAt(slot: number): number | undefined {
    return byteAt(this.faceOf, slot) % 13 === this.first ? (slot % SUIT_SLOTS) - this.first : undefined;
  }

  /** A word of cards as a word of plays: each card of the naming rank in all of its four slots. */
  spread(set: number): number {
    const naming = set & this.naming;
    return set | (naming << 1) | (naming << 2) | (naming << 3);
  }
}
