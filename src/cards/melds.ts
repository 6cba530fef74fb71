/**
 * Sets and runs of one pack without jokers. Every meld that can lie on a table stands in one list and has its index there
 * as its number; the list is in the order of lists of cards (`record.md`, rule 4). Sets of cards are two words
 * (`card-set.ts`).
 */
import { lowestBit } from './bits.ts';
import { bit0, bit1 } from './card-set.ts';
import { must } from './must.ts';
import { at, byteAt } from './state-array.ts';

/** Three or four cards of one rank, or three to thirteen of one suit that follow one another. */
interface MeldCards {
  readonly kind: 'set' | 'run';
  readonly cards: readonly number[]; // in card order: an ace first, also where it stands low
  /** Of a run: where its highest card stands in A K Q … 2 A, 0 to 11. Of a set: its rank, 0 for aces. */
  readonly top: number;
}

const RANKS = 13;
const ACE_HIGH = 0; // a place in A K Q … 2 A
const ACE_LOW = 13;
const SHORTEST = 3;
const LONGEST = 13;
const THREES_AND_FOUR = [0b0111, 0b1011, 0b1101, 0b1110, 0b1111]; // of four suits

const setOf = (rank: number, suits: number): MeldCards => ({
  kind: 'set',
  cards: [0, 1, 2, 3].filter((suit) => (suits & (1 << suit)) !== 0).map((suit) => suit * RANKS + rank),
  top: rank,
});

const runOf = (suit: number, top: number, length: number): MeldCards => ({
  kind: 'run',
  cards: Array.from({ length }, (_, i) => suit * RANKS + ((top + i) % RANKS)).sort((a, b) => a - b),
  top,
});

function allMelds(): MeldCards[] {
  const melds: MeldCards[] = [];
  for (let rank = 0; rank < RANKS; rank += 1) for (const suits of THREES_AND_FOUR) melds.push(setOf(rank, suits));
  for (let suit = 0; suit < 4; suit += 1)
    for (let top = ACE_HIGH; top + SHORTEST - 1 <= ACE_LOW; top += 1)
      for (let length = SHORTEST; length <= LONGEST && top + length - 1 <= ACE_LOW; length += 1)
        melds.push(runOf(suit, top, length));
  return melds.sort((a, b) => compareLists(a.cards, b.cards));
}

/** One that is the beginning of another comes first. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((card, place) => card !== b[place]);
  return i < 0 ? a.length - b.length : (a[i] ?? 0) - (b[i] ?? -1);
}

/** All melds, by number. */
export const MELDS: readonly MeldCards[] = allMelds();
const NO_MELD = MELDS.length;
const NO_CARD = 255;

const keyOf = ({ kind, cards, top }: MeldCards): string => `${kind} ${String(top)} ${cards.join()}`;
const NUMBERS: ReadonlyMap<string, number> = new Map(MELDS.map((meld, number) => [keyOf(meld), number]));
const suitOf = (meld: MeldCards): number => Math.floor((meld.cards[0] ?? 0) / RANKS);

/** The set of four that a set of three becomes, or the run with one more card at its high end; nothing beyond. */
function higher(meld: MeldCards): MeldCards | undefined {
  if (meld.kind === 'set') return meld.cards.length === 3 ? setOf(meld.top, 0b1111) : undefined;
  const isWhole = meld.top === ACE_HIGH || meld.cards.length === LONGEST;
  return isWhole ? undefined : runOf(suitOf(meld), meld.top - 1, meld.cards.length + 1);
}

/** The run with one more card at its low end. */
function lower(meld: MeldCards): MeldCards | undefined {
  const isWhole = meld.top + meld.cards.length > ACE_LOW || meld.cards.length === LONGEST;
  return meld.kind === 'set' || isWhole ? undefined : runOf(suitOf(meld), meld.top, meld.cards.length + 1);
}

const hasHighAce = (meld: MeldCards): boolean => meld.kind === 'run' && meld.top === ACE_HIGH;

/** By card: the number of the first meld that begins with it or with a later one. */
const FROM = Uint16Array.from({ length: 53 }, (_, card) => {
  const first = MELDS.findIndex((meld) => (meld.cards[0] ?? 0) >= card);
  return first < 0 ? NO_MELD : first;
});

const SUIT = 0x1fff;
const ACES = 1 | (1 << RANKS); // of both suits of a word
const KINGS = ACES << 1;
const QUEENS_TO_FOURS = (0x7fc << RANKS) | 0x7fc;

/** The melds of a table: all, or those without an ace above a king. */
export class Melds {
  /** The numbers that `find` found last, ascending. */
  readonly found = new Uint16Array(MELDS.length);
  // By number: its cards, none if it is not allowed; which cards fit it; what it becomes with them.
  private readonly words0 = new Int32Array(MELDS.length);
  private readonly words1 = new Int32Array(MELDS.length);
  private readonly fitting0 = new Int32Array(MELDS.length);
  private readonly fitting1 = new Int32Array(MELDS.length);
  private readonly upCards = new Uint8Array(MELDS.length).fill(NO_CARD);
  private readonly ups = new Uint16Array(MELDS.length);
  private readonly downs = new Uint16Array(MELDS.length);
  private readonly tops: number; // the highest cards of runs of three that do not end with a low ace

  constructor({ aceHigh }: { aceHigh: boolean }) {
    this.tops = QUEENS_TO_FOURS | KINGS | (aceHigh ? ACES : 0);
    for (const [number, meld] of MELDS.entries()) {
      if (hasHighAce(meld) && !aceHigh) continue;
      for (const card of meld.cards) {
        this.words0[number] = at(this.words0, number) | bit0(card);
        this.words1[number] = at(this.words1, number) | bit1(card);
      }
      const [up, down] = [higher(meld), lower(meld)];
      if (down) this.downs[number] = this.noteGrowth(number, down).number;
      if (!up || (hasHighAce(up) && !aceHigh)) continue;
      const { card, number: becomes } = this.noteGrowth(number, up);
      this.upCards[number] = card;
      this.ups[number] = becomes;
    }
  }

  /** The card that makes one meld another, and the other's number. */
  private noteGrowth(number: number, grown: MeldCards): { card: number; number: number } {
    const before = MELDS[number]?.cards ?? [];
    const card = must(
      grown.cards.find((one) => !before.includes(one)),
      'card that makes a meld longer',
    );
    this.fitting0[number] = at(this.fitting0, number) | bit0(card);
    this.fitting1[number] = at(this.fitting1, number) | bit1(card);
    return { card, number: must(NUMBERS.get(keyOf(grown)), 'longer meld') };
  }

  /** The cards of a meld, as the two words of a set; none if it is not allowed. */
  cards0(meld: number): number {
    return at(this.words0, meld);
  }

  cards1(meld: number): number {
    return at(this.words1, meld);
  }

  /** The cards that fit a meld on the table: one at either end of a run, the fourth of a set. */
  fits0(meld: number): number {
    return at(this.fitting0, meld);
  }

  fits1(meld: number): number {
    return at(this.fitting1, meld);
  }

  /** Does this card fit the meld? */
  fits(meld: number, card: number): boolean {
    return ((at(this.fitting0, meld) & bit0(card)) | (at(this.fitting1, meld) & bit1(card))) !== 0;
  }

  /** What a meld becomes with a card that fits it. An ace that fits both ends stands high. */
  grown(meld: number, card: number): number {
    return (byteAt(this.upCards, meld) === card ? this.ups[meld] : this.downs[meld]) ?? NO_MELD;
  }

  /** Is this an allowed meld, and are all its cards in the set? */
  isIn(meld: number, set0: number, set1: number): boolean {
    const cards0 = at(this.words0, meld);
    const cards1 = at(this.words1, meld);
    return (cards0 | cards1) !== 0 && (cards0 & ~set0) === 0 && (cards1 & ~set1) === 0;
  }

  /** Can any meld be made of these cards? */
  has(set0: number, set1: number): boolean {
    const spades = set0 & SUIT;
    const hearts = (set0 >>> RANKS) & SUIT;
    const diamonds = set1 & SUIT;
    const clubs = (set1 >>> RANKS) & SUIT;
    const threes = (spades & hearts & (diamonds | clubs)) | (diamonds & clubs & (spades | hearts));
    return (threes | this.runsIn(set0) | this.runsIn(set1)) !== 0;
  }

  /** Where in one word three neighbours begin, downwards; a bit of an ace also for 3 2 A. */
  private runsIn(word: number): number {
    const three = word & (word >>> 1) & (word >>> 2) & this.tops;
    return three | (word & (word >>> 11) & (word >>> 12) & ACES);
  }

  /** Finds all melds that can be made of these cards; returns their number. */
  find(set0: number, set1: number): number {
    if (!this.has(set0, set1)) return 0;
    let count = 0;
    for (let rest = set0; rest !== 0; rest &= rest - 1) count = this.findFrom(lowestBit(rest), set0, set1, count);
    for (let rest = set1; rest !== 0; rest &= rest - 1) count = this.findFrom(26 + lowestBit(rest), set0, set1, count);
    return count;
  }

  private findFrom(first: number, set0: number, set1: number, found: number): number {
    let count = found;
    const end = FROM[first + 1] ?? NO_MELD;
    for (let meld = FROM[first] ?? NO_MELD; meld < end; meld += 1) {
      if (!this.isIn(meld, set0, set1)) continue;
      this.found[count] = meld;
      count += 1;
    }
    return count;
  }
}
