/** Which cards of the pile may be taken [FR-P3] and which can be called for [FR-P6]. */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import type { State } from '../contract/contract.ts';
import { CardSet } from './card-set.ts';
import { JOKER, SUIT, bitAtPlace, faceOf, halfOf, highBit, lowBit, rankOf, suitOf, withLowAces } from './cards.ts';
import type { RuleOptions } from './rule-options.ts';
import { HIGH, LOW, type End, cardsBefore, isRun, nextHigh, nextLow, placeBeyond, runSuit } from './melds.ts';
import { beside, hasPair, meldedHigh, meldedLow, suitsWith } from './natural.ts';
import { facesHigh, facesLow, handSize, jokersOf, meldAt, meldCount, pileCard, pileSize } from './state.ts';

const MANY = 255; // cards: more than anybody lays at once

/**
 * Five neighbours in a suit's line as bits, the card itself in the middle: is it in a run of three of them? As bits of a
 * word, by the five.
 */
const IN_RUN = Array.from({ length: 32 }, (_, five) =>
  [0b00111, 0b01110, 0b11100].some((run) => (five & run) === run) ? 1 << five : 0,
).reduce((all, bit) => all | bit, 0);

/**
 * Digs through the pile from the top. A card that makes a meld with others makes it with cards of the hand and of the pile
 * above it; so what cannot be laid with the whole pile need not be looked at when digging.
 */
export class Pile {
  readonly takes = new CardSet();
  readonly calls = new CardSet();
  // At hand: in the hand, if there is one, and of the pile down to the card that is looked at.
  private low = 0; // faces
  private high = 0;
  private jokers = 0;
  private most = MANY; // cards that the act may lay
  // On the table:
  private fitsLow = 0; // faces that fit alone on some meld
  private fitsHigh = 0;
  private runs = 0; // suits of which there is a run, as bits
  // In the whole pile:
  private pileLow = 0; // faces
  private pileHigh = 0;
  private pileJokers = 0;

  constructor(private readonly options: RuleOptions) {}

  /** Looks at what lies open, on which the rest depends. */
  look(state: State): void {
    this.lookAtTable(state);
    let low = 0;
    let high = 0;
    let jokers = 0;
    for (let depth = pileSize(state) - 1; depth >= 0; depth -= 1) {
      const face = faceOf(pileCard(state, depth));
      low |= lowBit(face);
      high |= highBit(face);
      if (face === JOKER) jokers += 1;
    }
    this.pileLow = low;
    this.pileHigh = high;
    this.pileJokers = jokers;
  }

  private lookAtTable(state: State): void {
    let low = 0;
    let high = 0;
    let runs = 0;
    for (let k = meldCount(state) - 1; k >= 0; k -= 1) {
      const meld = meldAt(state, k);
      const above = nextHigh(meld);
      const below = nextLow(meld);
      low |= lowBit(above) | lowBit(below);
      high |= highBit(above) | highBit(below);
      if (isRun(meld)) runs |= 1 << runSuit(meld);
    }
    this.fitsLow = low;
    this.fitsHigh = high;
    this.runs = runs;
  }

  /** Finds what `seat` may take, into `takes`: cards that can then be laid at once [FR-P3]. */
  findTakes(state: State, seat: Seat): void {
    this.takes.clear();
    this.pickUp(state, seat);
    const low = this.low | this.pileLow;
    const high = this.high | this.pileHigh;
    const isAny = this.jokers + this.pileJokers > 0; // with a joker nearly everything goes
    const mayLow = isAny ? -1 : this.fitsLow | meldedLow(low, high) | this.mayBridge(low, 0);
    const mayHigh = isAny ? -1 : this.fitsHigh | meldedHigh(low, high) | this.mayBridge(high, 2);
    if (!isAny && ((mayLow & this.pileLow) | (mayHigh & this.pileHigh)) === 0) return;
    const size = pileSize(state);
    for (let depth = 0; depth < size; depth += 1) {
      const card = pileCard(state, depth);
      const face = faceOf(card);
      this.lift(face);
      if (face !== JOKER && ((mayLow & lowBit(face)) | (mayHigh & highBit(face))) === 0) continue;
      if (this.canLay(face) || this.canBridge(state, face)) this.takes.put(card);
    }
  }

  /** May `seat` take this card? As `findTakes` finds it. */
  isTake(state: State, seat: Seat, card: number): boolean {
    this.lookAtTable(state);
    this.pickUp(state, seat);
    return this.liftTo(state, card) && (this.canLay(faceOf(card)) || this.canBridge(state, faceOf(card)));
  }

  /** Finds what goes by itself, into `calls`: it fits alone, or it makes a meld with cards above it [FR-P6]. */
  findCalls(state: State): void {
    this.calls.clear();
    this.pickUpNothing();
    const isAny = this.pileJokers > 0;
    const mayLow = isAny ? -1 : this.fitsLow | meldedLow(this.pileLow, this.pileHigh);
    const mayHigh = isAny ? -1 : this.fitsHigh | meldedHigh(this.pileLow, this.pileHigh);
    if (!isAny && ((mayLow & this.pileLow) | (mayHigh & this.pileHigh)) === 0) return;
    const size = pileSize(state);
    for (let depth = 0; depth < size; depth += 1) {
      const card = pileCard(state, depth);
      const face = faceOf(card);
      this.lift(face);
      if (face !== JOKER && ((mayLow & lowBit(face)) | (mayHigh & highBit(face))) === 0) continue;
      if (this.canLay(face)) this.calls.put(card);
    }
  }

  /** Does this card go by itself? As `findCalls` finds it. */
  isCall(state: State, card: number): boolean {
    this.lookAtTable(state);
    this.pickUpNothing();
    return this.liftTo(state, card) && this.canLay(faceOf(card));
  }

  private pickUp(state: State, seat: Seat): void {
    this.low = facesLow(state, seat);
    this.high = facesHigh(state, seat);
    this.jokers = countBits(jokersOf(state, seat));
    this.most = this.options.leavesCard ? handSize(state, seat) - 1 : MANY; // [FR-P8]
  }

  private pickUpNothing(): void {
    this.low = 0;
    this.high = 0;
    this.jokers = 0;
    this.most = MANY;
  }

  private lift(face: number): void {
    this.low |= lowBit(face);
    this.high |= highBit(face);
    if (face === JOKER) this.jokers += 1;
    this.most += 1;
  }

  /** Lifts the pile down to this card; false if it does not lie there. */
  private liftTo(state: State, card: number): boolean {
    const size = pileSize(state);
    for (let depth = 0; depth < size; depth += 1) {
      const lifted = pileCard(state, depth);
      this.lift(faceOf(lifted));
      if (lifted === card) return true;
    }
    return false;
  }

  /** Can this face, which is at hand, be laid off alone or melded? */
  private canLay(face: number): boolean {
    return this.fits(face) || (this.most >= 3 && this.canMeld(face));
  }

  private fits(face: number): boolean {
    if (face === JOKER) return (this.fitsLow | this.fitsHigh) !== 0;
    return ((this.fitsLow & lowBit(face)) | (this.fitsHigh & highBit(face))) !== 0;
  }

  /** Is there a meld with this face, of what is at hand? */
  private canMeld(face: number): boolean {
    if (face === JOKER) return this.canMeldJoker();
    if (this.jokers >= 2) return true;
    const others = suitsWith(rankOf(face), this.low, this.high) - 1;
    if (this.jokers === 1) return others > 0 || this.neighbours(face) !== 0;
    return others >= 2 || this.isInRun(face);
  }

  /** A joker needs two cards that go together, or one and a second joker, or two more jokers. */
  private canMeldJoker(): boolean {
    if (this.jokers === 1) return hasPair(this.low, this.high);
    return this.jokers >= 3 || (this.low | this.high) !== 0;
  }

  /** The suit of a face as a line of 14: high ace in bit 0, king 1 … two 12, low ace 13. */
  private line(face: number): number {
    const word = halfOf(face) === 0 ? this.low : this.high;
    return withLowAces((word >>> (16 * (suitOf(face) & 1))) & SUIT);
  }

  /** What stands within two of a face in its suit, on either side; nothing if there is none. */
  private neighbours(face: number): number {
    const line = this.line(face);
    const rank = rankOf(face);
    const low = rank === 0 ? fiveAround(line, 13) : 0;
    return (fiveAround(line, rank) | low) & 0b11011;
  }

  private isInRun(face: number): boolean {
    const line = this.line(face);
    const rank = rankOf(face);
    return isRunOfFive(fiveAround(line, rank)) || (rank === 0 && isRunOfFive(fiveAround(line, 13)));
  }

  /** Faces of a word that stand beside another in a suit of which there is a run; `suit` is the first of the word. */
  private mayBridge(word: number, suit: 0 | 2): number {
    const runs = (this.runs >>> suit) & 3;
    return runs === 0 ? 0 : beside(word) & ((runs & 1 ? SUIT : 0) | (runs & 2 ? SUIT << 16 : 0));
  }

  /** Can the face be laid off with other cards at hand between it and a run? [FR-P4] */
  private canBridge(state: State, face: number): boolean {
    // A joker that can bridge also fits alone.
    if (face === JOKER || (this.runs & (1 << suitOf(face))) === 0) return false;
    if (this.jokers === 0 && (this.neighbours(face) & 0b01010) === 0) return false;
    for (let k = 0; k < meldCount(state); k += 1) {
      const meld = meldAt(state, k);
      if (this.canReach(meld, HIGH, face) || this.canReach(meld, LOW, face)) return true;
    }
    return false;
  }

  private canReach(run: number, end: End, face: number): boolean {
    const before = cardsBefore(run, end, face);
    if (before < 0 || before >= this.most) return false;
    const line = this.line(face);
    let lacking = 0;
    for (let step = 0; step < before; step += 1)
      if ((line & bitAtPlace(placeBeyond(run, end, step))) === 0) lacking += 1;
    return lacking <= this.jokers;
  }
}

/** Five places of a line around one of them, which is in the middle. */
const fiveAround = (line: number, place: number): number => ((line << 2) >>> place) & 0b11111;
const isRunOfFive = (five: number): boolean => ((IN_RUN >>> five) & 1) !== 0;
