/**
 * How tricks are played well, in all five contracts that are played in tricks: each trick and each scoring card has a
 * price for the seat that takes it (a diamond at +10 a negative one). A card is judged by how likely it takes the trick, by
 * what that would cost, and by how good it is to have it gone. The judge knows its own hand and what all know.
 */
import { bitOf, isIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import { ALL, CARDS, KING_OF_HEARTS, QUEENS, SUIT_SIZE, isEmpty, rankOf, suitOf } from './cards.ts';
import { COMPLEX, CONTRACTS, DIAMONDS, ELTOOSH, GIRLS, KING_OF_HEARTS as KING_CONTRACT } from './contracts.ts';
import type { RuleOptions } from './rule-options.ts';
import { UNBEATEN, UNFORCED, VOID, likelihoodAt } from './bot-odds.ts';
import {
  BEST,
  BEST_SEAT,
  CONTRACT,
  EXPOSED,
  KNOWN,
  PLAYED,
  SEATS,
  TRICK_SIZE,
  handOf,
  holds,
  lacksOf,
  trickCard,
} from './state.ts';

/** In points, or as shares of a price; found by letting variants play each other, 8,000 deals of each contract. */
const WEIGHTS = {
  give: 0.5, // of its price: what it is worth that an opponent takes a scoring card
  dump: 1.2, // of the worst card out, or a third of all that is out: what a void seat throws
  fall: 0.75, // how surely a scoring card under the winning one comes from a seat that follows suit
  short: 30, // points for the last card of a suit; for one of n the n-th part [Strategy 3]
  seek: 1.2, // of the price of a suit's trick where it is wanted: what a card is worth that would take it later
  lead: 0.6, // of what it is worth to have a card gone, when leading
  wanted: 0.5, // how surely a void seat that holds nothing else throws a wanted diamond
};

const DIAMOND_SUIT = 2;
const HEART_SUIT = 1;
const QUEEN_RANK = 2;
const ADDED_RANKS = QUEEN_RANK + 1; // ace, king, all others
const KING_RANK = 1;
const SUIT_BITS = 0x1fff;
const KING_BIT = bitOf(KING_OF_HEARTS);

/** Judges the cards that may be played to a trick: `look` first, then `worth` of each. */
export class TrickSense {
  // Prices for the seat that takes it, by contract; `prices` by contract and card.
  private readonly trick: Float64Array;
  private readonly diamond: Float64Array;
  private readonly queen: Float64Array;
  private readonly king: Float64Array;
  private readonly prices: Float64Array;

  // The choice at hand.
  private contract = 0;
  private readonly own = new Int32Array(4); // by suit, 13 bits
  private readonly unseen = new Int32Array(4); // by suit, 13 bits: in the other hands
  private isPriced = false; // some card has a price
  private lying = 0; // price of the trick as it lies
  private dump = 0; // price of what a void seat throws
  private after = 0; // seats that play after this one
  private anyExposed = false;
  private partnerWins = false;
  private leads = false;
  // By suit, once a card of it is judged; `judged` has a bit for each suit.
  private judged = 0;
  private readonly outside = new Int32Array(4); // how many cards of it are unseen
  private readonly shortening = new Float64Array(4); // what it is worth to have one card less of it
  private readonly later = new Float64Array(4); // price of a later trick in it
  /** What later seats are expected to add, by suit and by how many of its cards from the ace down are below the card. */
  private readonly adding = new Float64Array(4 * ADDED_RANKS);
  private added = 0; // which of them are known, as bits

  constructor(private readonly options: RuleOptions) {
    const inContracts = (price: number, ...contracts: readonly number[]): Float64Array =>
      Float64Array.from({ length: CONTRACTS }, (_, contract) => (contracts.includes(contract) ? price : 0));
    this.trick = inContracts(15, ELTOOSH, COMPLEX);
    this.diamond = inContracts(-options.diamond, DIAMONDS, COMPLEX);
    this.queen = inContracts(25, GIRLS, COMPLEX);
    this.king = inContracts(75, KING_CONTRACT, COMPLEX);
    this.prices = Float64Array.from({ length: CONTRACTS * CARDS }, (_, i) =>
      this.priceIn(Math.floor(i / CARDS), i % CARDS),
    );
  }

  private priceIn(contract: number, card: number): number {
    return (
      (suitOf(card) === DIAMOND_SUIT ? real(this.diamond, contract) : 0) +
      (rankOf(card) === QUEEN_RANK ? real(this.queen, contract) : 0) +
      (card === KING_OF_HEARTS ? real(this.king, contract) : 0)
    );
  }

  look(array: StateArray, seat: Seat): void {
    const own0 = at(array, handOf(seat));
    const own1 = at(array, handOf(seat) + 1);
    const unseen0 = ALL & ~(array[PLAYED] | own0);
    const unseen1 = ALL & ~(at(array, PLAYED + 1) | own1);
    this.contract = array[CONTRACT];
    this.anyExposed = !isEmpty(array, EXPOSED);
    split(own0, own1, this.own);
    split(unseen0, unseen1, this.unseen);
    const played = array[TRICK_SIZE];
    this.after = SEATS - 1 - played;
    this.partnerWins = this.options.partners && played > 1 && array[BEST_SEAT] === (seat ^ 2);
    this.leads = played === 0;
    this.judged = 0;
    this.added = 0;
    this.isPriced = this.contract !== ELTOOSH;
    this.lying = real(this.trick, this.contract);
    for (let i = 0; i < played; i += 1) this.lying += this.price(array, trickCard(array, i));
    this.dump = this.priceOfDump(unseen0, unseen1);
  }

  /** How much the seat likes to play this card; only comparisons mean something. */
  worth(array: StateArray, seat: Seat, card: number): number {
    const suit = suitOf(card);
    const rank = rankOf(card);
    const price = this.price(array, card);
    const isLead = this.leads;
    if ((this.judged & (1 << suit)) === 0) this.judge(suit);
    const higher = countBits(at(this.unseen, suit) & ((1 << rank) - 1));
    const relief = (isLead ? WEIGHTS.lead : 1) * this.relief(suit, higher);
    const mayWin = isLead || (suit === suitOf(array[BEST]) && card < array[BEST]);
    if (!mayWin) return relief + (this.partnerWins ? -price : WEIGHTS.give * price); // [Strategy 10]
    const all = this.lying + price + this.addedTo(array, seat, suit, rank);
    const wins = this.likelihood(suit, higher, all);
    return relief - wins * all + (1 - wins) * WEIGHTS.give * price;
  }

  private judge(suit: number): void {
    this.judged |= 1 << suit;
    this.outside[suit] = countBits(at(this.unseen, suit));
    this.shortening[suit] = WEIGHTS.short / countBits(at(this.own, suit));
    const trick = real(this.trick, this.contract) + this.dump;
    this.later[suit] = trick + (suit === DIAMOND_SUIT ? 3 * real(this.diamond, this.contract) : 0);
  }

  /** A doubled card costs twice [TX-E3, TX-E4]. */
  private price(array: StateArray, card: number): number {
    const price = real(this.prices, this.contract * CARDS + card);
    return this.anyExposed && isIn(array, EXPOSED, card) ? 2 * price : price;
  }

  /** What a void seat is expected to throw: the worst that it may hold; with nothing else left a diamond that it wants. */
  private priceOfDump(unseen0: number, unseen1: number): number {
    const { contract } = this;
    const diamond = real(this.diamond, contract);
    const queen = real(this.queen, contract);
    const diamonds = diamond === 0 ? 0 : countBits(at(this.unseen, DIAMOND_SUIT));
    const queens = queen === 0 ? 0 : queen * (countBits(unseen0 & QUEENS) + countBits(unseen1 & QUEENS));
    const king = (unseen0 & KING_BIT) === 0 ? 0 : real(this.king, contract);
    const all = queens + king + Math.max(0, diamonds * diamond);
    if (all > 0) {
      const worst = king > 0 ? king : queens > 0 ? queen : diamond;
      return WEIGHTS.dump * Math.min(worst, all / 3);
    }
    if (diamonds === 0) return 0;
    const share = diamonds / (countBits(unseen0) + countBits(unseen1) + 1);
    return WEIGHTS.wanted * diamond * share * share;
  }

  /** How likely a card that so many beat takes the trick: the others stay under it where they can, or, where they want the trick, over. */
  private likelihood(suit: number, higher: number, price: number): number {
    return price > 0
      ? likelihoodAt(UNFORCED, this.after, higher, at(this.outside, suit) - higher)
      : likelihoodAt(UNBEATEN, this.after, higher, 0);
  }

  /** The same for all cards from a rank on under king and ace: of those that others add only queen and king matter. */
  private addedTo(array: StateArray, seat: Seat, suit: number, rank: number): number {
    const which = suit * ADDED_RANKS + Math.min(rank, QUEEN_RANK);
    if (!this.isPriced) return 0;
    if ((this.added & (1 << which)) === 0) {
      this.added |= 1 << which;
      this.adding[which] = this.addedBy(array, seat, suit, rank);
    }
    return real(this.adding, which);
  }

  /** What the seats that play later are expected to add to a trick that a card of this rank takes. */
  private addedBy(array: StateArray, seat: Seat, suit: number, rank: number): number {
    const likelyVoid = real(VOID, at(this.outside, suit));
    let added = 0;
    for (let i = 0, other = seat; i < this.after; i += 1) {
      other = this.options.next(other);
      const isVoid = isKnownVoid(array, other, suit) ? 1 : likelyVoid;
      added += isVoid * this.dump + (1 - isVoid) * this.followed(array, other, suit, rank);
    }
    return added;
  }

  /** What a seat adds that follows suit under a card of this rank [Strategy 6]. */
  private followed(array: StateArray, other: Seat, suit: number, rank: number): number {
    const under = at(this.unseen, suit) >>> rank;
    let price = suit === DIAMOND_SUIT ? real(this.diamond, this.contract) : 0;
    if (rank < QUEEN_RANK && ((under << rank) & (1 << QUEEN_RANK)) !== 0)
      price += real(this.queen, this.contract) * this.falls(array, other, suit * SUIT_SIZE + QUEEN_RANK);
    if (suit === HEART_SUIT && rank < KING_RANK && ((under << rank) & (1 << KING_RANK)) !== 0)
      price += real(this.king, this.contract) * this.falls(array, other, KING_OF_HEARTS);
    return price;
  }

  /** How likely a seat plays this scoring card; one that is known to lie exposed counts twice. */
  private falls(array: StateArray, other: Seat, card: number): number {
    if (!isIn(array, KNOWN, card)) return WEIGHTS.fall;
    return holds(array, other, card) ? 2 : 0;
  }

  /** How good it is to have a card gone that so many beat: it may take a trick later, and its suit becomes shorter. */
  private relief(suit: number, higher: number): number {
    const lower = at(this.outside, suit) - higher;
    const price = real(this.later, suit);
    if (price < 0) return (WEIGHTS.seek * price) / (1 + higher / 2); // [Strategy 7]
    return (price * (lower + 0.5)) / (lower + higher + 1) + real(this.shortening, suit);
  }
}

const real = (numbers: Float64Array, i: number): number => numbers[i] ?? 0;

/** A set of cards by suits. */
function split(low: number, high: number, suits: Int32Array): void {
  suits[0] = low & SUIT_BITS;
  suits[1] = low >>> SUIT_SIZE;
  suits[2] = high & SUIT_BITS;
  suits[3] = high >>> SUIT_SIZE;
}

function isKnownVoid(array: StateArray, seat: Seat, suit: number): boolean {
  const lacks = at(array, lacksOf(seat) + (suit >>> 1)) >>> (SUIT_SIZE * (suit & 1));
  return (lacks & SUIT_BITS) === SUIT_BITS;
}
