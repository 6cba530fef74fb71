/**
 * What a hand is good for, as the dossier's Strategy weighs it: how much of it can go to the table, how dear the rest is.
 * It looks at one seat's cards, the table, the pile, sizes of hands and cards that went openly into hands; views and
 * states have these in the same words.
 */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import { FACES, FACE_NUMBERS, lowBit, highBit, JOKER, copyOf, faceOf, isJoker } from './cards.ts';
import { NATURAL_WITH_FACE, NEEDS_LOW, NEEDS_HIGH } from './fillings.ts';
import type { RuleOptions } from './rule-options.ts';
import { isRun, nextHigh, nextLow } from './melds.ts';
import { beside, meldedHigh, meldedLow, pairedHigh, pairedLow } from './natural.ts';
import { riskAt } from './risk.ts';
import {
  PUBLIC,
  facesHigh,
  facesLow,
  handAt,
  handSize,
  jokersOf,
  meldAt,
  meldCount,
  pileCard,
  pileSize,
} from './state.ts';

// The weights were found by play against itself, 6,000 deals each at four seats, fewer at two and six.

/** Share of its points that a card is worth if it goes with another one in hand. */
const HOPE = 0.5;
/** Below this risk low cards are thrown first, above it the dear ones [Strategy 4, 5]. */
const EVEN_RISK = 0.3;
/** What a pair in the hand is worth keeping: for each card that would make it a meld, and more for each of its points. */
const PAIR = 3;
const PAIR_BY_POINTS = 0.4;
const MOST_WAYS = 4; // more ways to a meld are not worth more; a whole meld is worth as many
const PAIR_UNTIL_RISK = 1.2;
/** What others gain by a card that makes a meld with two of the pile, or goes with one that they took [Strategy 3, 4]. */
const GIFT_OF_MELD = 10;
const GIFT_TO_TAKER = 3;
const LEAST_GIFT = 2; // by a card that goes with one of the pile
/** Below this risk a card counts as not lost, and as no gift, if it comes back with one of the pile [Strategy 8]. */
const SOW_UNTIL_RISK = 0.45;
const JOKER_AT_RISK = 0.3; // of a joker's points so much is at risk: it goes with everything
const NEVER_THROWN = -100; // a joker, while there is anything else

const TARGETS_OF_FACE = 6; // at most: three runs, three sets

/** The other two faces of each target of a face, as a set: six entries a face, nothing where it has fewer. */
const OTHERS_LOW = othersOf(NEEDS_LOW, lowBit);
const OTHERS_HIGH = othersOf(NEEDS_HIGH, highBit);

/** All faces that go into a target with a face, as a set: nothing to be asked of its targets if none of them is there. */
const NEAR_LOW = nearOf(OTHERS_LOW);
const NEAR_HIGH = nearOf(OTHERS_HIGH);

function nearOf(others: Int32Array): Int32Array {
  const near = new Int32Array(FACE_NUMBERS);
  for (const [i, set] of others.entries()) {
    const face = Math.floor(i / TARGETS_OF_FACE);
    near[face] = at(near, face) | set;
  }
  return near;
}

function othersOf(needs: Int32Array, bit: (face: number) => number): Int32Array {
  const others = new Int32Array(FACE_NUMBERS * TARGETS_OF_FACE);
  for (const face of FACES) {
    for (const [i, filling] of (NATURAL_WITH_FACE[face] ?? []).entries())
      others[face * TARGETS_OF_FACE + i] = at(needs, filling) & ~bit(face);
  }
  return others;
}

export class Judgement {
  /** From 0 to 1: how likely what stays in the hand now is to count against it. */
  risk = 0;
  // The hand:
  low = 0; // faces
  high = 0;
  jokers = 0;
  size = 0;
  // The table and the pile:
  private fitsLow = 0; // faces that fit alone
  private fitsHigh = 0;
  private runsLow = 0; // of them those that fit on a run
  private runsHigh = 0;
  private pileLow = 0;
  private pileHigh = 0;
  private aliveLow = 0; // faces of which a card may still come: unseen, or in the pile
  private aliveHigh = 0;
  private wantedLow = 0; // faces that others are known to hold
  private wantedHigh = 0;
  // What the whole hand is worth, once that was asked:
  private isWeighed = false;
  private handWorth = 0;

  constructor(private readonly options: RuleOptions) {}

  /** Looks at the table from a seat. */
  look(array: StateArray, seat: Seat): void {
    this.lookAtMelds(array);
    this.lookAtPile(array);
    this.lookFrom(array, seat);
  }

  /** The same from another seat, of a table that has not changed since. */
  lookFrom(array: StateArray, seat: Seat): void {
    this.low = facesLow(array, seat);
    this.high = facesHigh(array, seat);
    this.jokers = countBits(jokersOf(array, seat));
    this.size = handSize(array, seat);
    this.lookAtOthers(array, seat);
    this.isWeighed = false;
  }

  private lookAtMelds(array: StateArray): void {
    this.fitsLow = 0;
    this.fitsHigh = 0;
    this.runsLow = 0;
    this.runsHigh = 0;
    for (let k = meldCount(array) - 1; k >= 0; k -= 1) {
      const meld = meldAt(array, k);
      const low = lowBit(nextHigh(meld)) | lowBit(nextLow(meld));
      const high = highBit(nextHigh(meld)) | highBit(nextLow(meld));
      this.fitsLow |= low;
      this.fitsHigh |= high;
      if (!isRun(meld)) continue;
      this.runsLow |= low;
      this.runsHigh |= high;
    }
  }

  private lookAtPile(array: StateArray): void {
    this.pileLow = 0;
    this.pileHigh = 0;
    for (let depth = pileSize(array) - 1; depth >= 0; depth -= 1) {
      const face = faceOf(pileCard(array, depth));
      this.pileLow |= lowBit(face);
      this.pileHigh |= highBit(face);
    }
    const isOnePack = this.options.packs === 1;
    this.aliveLow = this.pileLow | ~(array[PUBLIC] & (isOnePack ? -1 : at(array, PUBLIC + 2)));
    this.aliveHigh = this.pileHigh | ~(at(array, PUBLIC + 1) & (isOnePack ? -1 : at(array, PUBLIC + 3)));
  }

  private lookAtOthers(array: StateArray, seat: Seat): void {
    const { options } = this;
    let [low, high, secondLow, secondHigh] = [0, 0, 0, 0]; // in the other hands, first and second copies
    for (let other = 0; other < options.seats; other += 1) {
      if (other === seat) continue;
      const hand = handAt(other);
      low |= at(array, hand);
      high |= at(array, hand + 1);
      if (options.packs === 1) continue;
      secondLow |= at(array, hand + 2);
      secondHigh |= at(array, hand + 3);
    }
    this.wantedLow = (low & array[PUBLIC]) | (secondLow & at(array, PUBLIC + 2));
    this.wantedHigh = (high & at(array, PUBLIC + 1)) | (secondHigh & at(array, PUBLIC + 3));
    this.risk = riskAt(array, seat, options);
  }

  /** What the hand is worth, with these faces and jokers: points that can be laid, less those that are likely to be lost. */
  private worth(low: number, high: number, jokers: number): number {
    const { options: options, risk } = this;
    const laidLow = this.laidLow(low, high);
    const laidHigh = this.laidHigh(low, high);
    const restLow = low & ~laidLow;
    const restHigh = high & ~laidHigh;
    const hopeLow = pairedLow(restLow, restHigh);
    const hopeHigh = pairedHigh(restLow, restHigh);
    const laid = options.pointsOfSet(laidLow, laidHigh);
    const rest = options.pointsOfSet(restLow, restHigh);
    const hope = options.pointsOfSet(hopeLow, hopeHigh);
    const joker = options.handPoints(JOKER) * (1 - risk * JOKER_AT_RISK);
    return laid - risk * rest + HOPE * (1 - risk) * hope + joker * jokers;
  }

  /** The faces of the first word that can be laid without a joker, more or less at once. */
  private laidLow(low: number, high: number): number {
    const fits = low & this.fitsLow;
    return (low & meldedLow(low, high)) | fits | this.row(low, low & this.runsLow);
  }

  /** Such faces of the second word. */
  private laidHigh(low: number, high: number): number {
    const fits = high & this.fitsHigh;
    return (high & meldedHigh(low, high)) | fits | this.row(high, high & this.runsHigh);
  }

  /** Cards of a word that stand in a row with one that fits on a run. */
  private row(held: number, fits: number): number {
    if (fits === 0) return 0;
    let row = fits;
    for (;;) {
      const longer = row | (held & beside(row));
      if (longer === row) return row;
      row = longer;
    }
  }

  /** How much better the hand is after taking a card with all above it. */
  takeWorth(array: StateArray, card: number): number {
    let { low, high, jokers } = this;
    let doubles = 0; // points of second copies, which go with nothing
    for (let depth = 0; depth < pileSize(array); depth += 1) {
      const lifted = pileCard(array, depth);
      const face = faceOf(lifted);
      if (face === JOKER) jokers += 1;
      else if (((low & lowBit(face)) | (high & highBit(face))) !== 0) doubles += this.options.handPoints(face);
      low |= lowBit(face);
      high |= highBit(face);
      if (lifted === card) break;
    }
    return this.worth(low, high, jokers) - this.risk * doubles - this.worthOfHand();
  }

  private worthOfHand(): number {
    if (!this.isWeighed) this.handWorth = this.worth(this.low, this.high, this.jokers);
    this.isWeighed = true;
    return this.handWorth;
  }

  /** What the rest of the hand is worth when these faces and jokers have left it. */
  worthWithout(low: number, high: number, jokers: number): number {
    return this.worth(this.low & ~low, this.high & ~high, this.jokers - jokers);
  }

  /** What others may lay off on a new meld and could not lay off before, in points [Strategy 1]. */
  invitedTo(meld: number): number {
    return this.invited(nextHigh(meld)) + this.invited(nextLow(meld));
  }

  private invited(face: number): number {
    const low = lowBit(face) & this.aliveLow & ~(this.low | this.fitsLow);
    const high = highBit(face) & this.aliveHigh & ~(this.high | this.fitsHigh);
    return this.options.pointsOfSet(low, high);
  }

  /** What could be laid now and is lost if the deal ends before: the points of the hand's natural melds and lay-offs. */
  pointsAtHand(): number {
    return this.options.pointsOfSet(this.laidLow(this.low, this.high), this.laidHigh(this.low, this.high));
  }

  /**
   * How well a card is thrown away: dear ones first, but not what goes with others or what others have a use for. Of a
   * worth below `least` it says only that it is below: what speaks against a card is not all looked at then.
   */
  throwWorth(array: StateArray, seat: Seat, card: number, least: number): number {
    const face = faceOf(card);
    if (isJoker(card)) return NEVER_THROWN;
    const points = this.options.handPoints(face);
    const most = points * (this.risk - EVEN_RISK);
    if (most < least) return most;
    const isDouble = copyOf(card) === 0 && this.holdsSecond(array, seat, face);
    const isSown = this.isSown(face);
    const unlessGiven = isDouble || isSown ? most : most - this.keepWorth(face, points);
    return unlessGiven < least ? unlessGiven : unlessGiven - this.giftWorth(face, points, isSown);
  }

  private holdsSecond(array: StateArray, seat: Seat, face: number): boolean {
    const hand = handAt(seat);
    return ((at(array, hand + 2) & lowBit(face)) | (at(array, hand + 3) & highBit(face))) !== 0;
  }

  /** Thrown, does the card come back with another of the pile [Strategy 8]? Then nothing is lost by it. */
  private isSown(face: number): boolean {
    if (this.options.packs > 1 || this.risk >= SOW_UNTIL_RISK) return false;
    if (!this.isNear(face, this.low, this.high) || !this.isNear(face, this.pileLow, this.pileHigh)) return false;
    for (let i = face * TARGETS_OF_FACE; i < (face + 1) * TARGETS_OF_FACE; i += 1)
      if (this.comesBack(at(OTHERS_LOW, i), at(OTHERS_HIGH, i))) return true;
    return false;
  }

  private isNear(face: number, low: number, high: number): boolean {
    return ((at(NEAR_LOW, face) & low) | (at(NEAR_HIGH, face) & high)) !== 0;
  }

  /** Is one of these two faces in the hand alone, and the other in the pile? All may be taken together [Strategy 8]. */
  private comesBack(low: number, high: number): boolean {
    const lacksLow = low & ~this.low;
    const lacksHigh = high & ~this.high;
    if ((lacksLow | lacksHigh) === 0 || (lacksLow === low && lacksHigh === high)) return false;
    return ((lacksLow & ~this.pileLow) | (lacksHigh & ~this.pileHigh)) === 0;
  }

  /** What a card does for its own hand: whole melds, and pairs whose third card may still come. */
  private keepWorth(face: number, points: number): number {
    let ways = 0;
    const end = this.isNear(face, this.low, this.high) ? (face + 1) * TARGETS_OF_FACE : 0;
    for (let i = face * TARGETS_OF_FACE; i < end; i += 1) {
      const low = at(OTHERS_LOW, i);
      const high = at(OTHERS_HIGH, i);
      if ((low | high) !== 0) ways += this.waysTo(low, high);
    }
    const pairs = Math.min(ways, MOST_WAYS) * (PAIR + PAIR_BY_POINTS * points) * (PAIR_UNTIL_RISK - this.risk);
    return this.fits(face) ? pairs + points : pairs;
  }

  /** How near the hand is to a target of which these two faces are the others: nothing if it has neither. */
  private waysTo(low: number, high: number): number {
    const lacksLow = low & ~this.low;
    const lacksHigh = high & ~this.high;
    if ((lacksLow | lacksHigh) === 0) return MOST_WAYS;
    if (lacksLow === low && lacksHigh === high) return 0;
    if (((lacksLow & ~this.aliveLow) | (lacksHigh & ~this.aliveHigh)) !== 0) return 0;
    return this.jokers > 0 ? 2 : 1;
  }

  private fits(face: number): boolean {
    return ((this.fitsLow & lowBit(face)) | (this.fitsHigh & highBit(face))) !== 0;
  }

  /** What others gain by a card on the pile: it fits on the table, or makes a meld with the pile or with what they took. */
  private giftWorth(face: number, points: number, isSown: boolean): number {
    let gift = this.fits(face) ? points : 0;
    if (!this.isNear(face, this.pileLow | this.wantedLow, this.pileHigh | this.wantedHigh)) return gift;
    for (let i = face * TARGETS_OF_FACE; i < (face + 1) * TARGETS_OF_FACE; i += 1) {
      const low = at(OTHERS_LOW, i);
      const high = at(OTHERS_HIGH, i);
      if ((low | high) !== 0 && !(isSown && this.comesBack(low, high))) gift += this.giftTowards(low, high, points);
    }
    return gift;
  }

  private giftTowards(low: number, high: number, points: number): number {
    if (((low & ~this.pileLow) | (high & ~this.pileHigh)) === 0) return GIFT_OF_MELD;
    if (((low & this.wantedLow) | (high & this.wantedHigh)) !== 0) return GIFT_TO_TAKER;
    const isBeside = ((low & this.pileLow) | (high & this.pileHigh)) !== 0;
    const isDead = ((low & ~this.aliveLow) | (high & ~this.aliveHigh)) !== 0; // the third card lies on the table
    return isBeside && !isDead ? Math.max(LEAST_GIFT, points / 2) : 0;
  }
}
