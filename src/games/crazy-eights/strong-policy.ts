/**
 * What a play leaves behind, from the cards that have been seen: how those who count choose among the plays of a kind
 * [Strategy 3, 4, 8]. When to draw and when to spend an eight or a joker they know as the plain player does.
 */
import { countBits, lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { Act, MemoryLevel } from '../contract/contract.ts';
import { SUIT_NEEDED, soughtBy } from '../kit/matching/state.ts';
import { EIGHT, FITS, type RuleOptions } from './rule-options.ts';
import { JOKER_BITS, SET_WORDS, SLOTS, setOf } from './state.ts';
import { power } from '../kit/chances.ts';
import type { Views } from './view.ts';

/** What counts by the number of cards in hand, in hundredths of a deal. Measured against plain players. */
interface Weights {
  readonly ready: number; // for the chance that a card turned up at random goes with what is left [Strategy 4]
  readonly suits: number; // for each suit that is left
}

/** By cards in hand; the last for all above. */
const WEIGHTS: readonly Weights[] = [
  { ready: 0, suits: 0 }, // for none and for one, where there is nothing to choose
  { ready: 0, suits: 0 },
  { ready: 50, suits: -11 },
  { ready: 36, suits: -7 },
  { ready: 17, suits: -4 },
  { ready: 6, suits: 0 },
  { ready: 6, suits: 0 },
  { ready: 0, suits: 1.5 },
];
const GOING = 0.5; // for each card left that goes with what was played [Strategy 4]
const NOTHING_LEFT = -3; // where none does
const STOPS = 5; // for the chance that the next player has nothing that fits and draws [Strategy 8]
/** Instead, if it had to draw for the suit and so has none. From 5 to 45 all win alike; with 20 it leaves such a suit. */
const STOPS_SEEKER = 45;
const OUT_NEXT = -12; // for the chance that the next player goes out
const OUT_LATER = -5; // for each other player's

const REMEMBERS: MemoryLevel = 3; // all that was seen
const WILD = SLOTS.naming | JOKER_BITS; // as bits of either word: no other card lies there

/** The master alone counts what others may hold, and thinks ahead of its own next cards. */
const countsAndPlans = (level: MemoryLevel): boolean => level >= REMEMBERS;

/** Counts the cards of the pack that one seat cannot see; its working arrays are reused. */
export class Outlook {
  private readonly words: number; // of a set of this table's cards
  private readonly pack = new Int32Array(SET_WORDS);
  private readonly unseen = new Int32Array(SET_WORDS); // as a set: in other hands or in the stock
  private all = 0; // how many these are
  private readonly sizes: Uint8Array; // of all hands
  // The own hand: what goes on some card of it, what on only one, as bits of either word; and its wild cards.
  private goes0 = 0;
  private goes1 = 0;
  private once0 = 0;
  private once1 = 0;
  private wilds = 0;
  private readonly left = new Int32Array(SET_WORDS); // the hand after the play that is looked at

  constructor(
    private readonly options: RuleOptions,
    private readonly views: Views,
  ) {
    this.words = options.layout.setWords;
    this.sizes = new Uint8Array(options.seats);
    for (const spot of options.spots) this.pack[spot >> 5] = at(this.pack, spot >> 5) | (1 << (spot & 31));
  }

  /** What this seat cannot see; `worth` is asked after it. */
  look(array: StateArray, seat: Seat): void {
    const { unseen, options } = this;
    for (let i = 0; i < this.words; i += 1) unseen[i] = at(this.pack, i) & ~at(array, setOf(seat) + i);
    const size = options.piles.discardSize(array);
    for (let i = 0; i < size; i += 1) {
      const spot = byteAt(options.spots, options.piles.discardCard(array, i));
      unseen[spot >> 5] = at(unseen, spot >> 5) & ~(1 << (spot & 31));
    }
    let all = 0;
    for (let i = 0; i < this.words; i += 1) all += countBits(at(unseen, i));
    this.all = Math.max(1, all);
    for (let other = 0; other < options.seats; other += 1) this.sizes[other] = this.views.sizeOf(array, other);
    this.lookAtHand(array, seat);
  }

  private lookAtHand(array: StateArray, seat: Seat): void {
    let [goes0, goes1, once0, once1, wilds] = [0, 0, 0, 0, 0];
    for (let i = 0; i < this.words; i += 1)
      for (let rest = at(array, setOf(seat) + i); rest !== 0; rest &= rest - 1) {
        wilds += Number((rest & -rest & WILD) !== 0);
        const face = byteAt(SLOTS.faceOf, 32 * (i & 1) + lowestBit(rest));
        const [fits0, fits1] = [at(FITS[0], face), at(FITS[1], face)];
        once0 = (once0 & ~fits0) | (fits0 & ~goes0);
        once1 = (once1 & ~fits1) | (fits1 & ~goes1);
        goes0 |= fits0;
        goes1 |= fits1;
      }
    [this.goes0, this.goes1, this.once0, this.once1, this.wilds] = [goes0, goes1, once0, once1, wilds];
  }

  /** How good it is to leave the table and the own hand so; `next` acts next. */
  worth(array: StateArray, seat: Seat, act: Act, next: Seat, level: MemoryLevel): number {
    const need = byteAt(this.options.plays.needs, act);
    const card = byteAt(this.options.plays.cards, act);
    const cards = byteAt(this.sizes, seat);
    this.lay(array, seat, card);
    const going = this.fitting(this.left, need, ~SLOTS.naming);
    const now = going === 0 ? NOTHING_LEFT : GOING * going;
    const others = this.othersWorth(array, seat, need, next, level);
    if (!countsAndPlans(level)) return now + others;
    const weights = must(WEIGHTS[Math.min(cards, WEIGHTS.length - 1)], 'weights');
    return now + weights.ready * this.readiness(card) + weights.suits * this.suitsLeft() + others;
  }

  /** What the others can make of it: those who had to draw for the suit, or all of them if this level counts cards. */
  private othersWorth(array: StateArray, seat: Seat, need: number, next: Seat, level: MemoryLevel): number {
    const usual = this.shareLeft(need, -1);
    const suit = byteAt(SUIT_NEEDED, need);
    let worth = 0;
    for (let other = 0; other < this.options.seats; other += 1) {
      if (other === seat) continue;
      const cards = byteAt(this.sizes, other);
      const isSought = (soughtBy(array, other) & (1 << suit)) !== 0;
      if (!isSought && !countsAndPlans(level)) continue;
      const share = isSought ? this.shareLeft(need, suit) : usual;
      if (other === next) worth += (isSought ? STOPS_SEEKER : STOPS) * power(share, cards);
      if (cards === 1) worth += (other === next ? OUT_NEXT : OUT_LATER) * (1 - share);
    }
    return worth;
  }

  /** Of the unseen cards the share that does not fit; where `without` is a suit, as if none of that suit did but eights. */
  private shareLeft(need: number, without: number): number {
    const { unseen } = this;
    let cards = countBits(at(unseen, 0) & JOKER_BITS);
    for (let i = 0; i < this.words; i += 1) {
      const word = i & 1 ? 1 : 0;
      const left = without < 0 || without >> 1 !== word ? 0 : at(SLOTS.suits[word], without) & ~SLOTS.naming;
      cards += countBits(at(unseen, i) & at(FITS[word], need) & ~left);
    }
    return 1 - cards / this.all;
  }

  private lay(array: StateArray, seat: Seat, card: number): void {
    const { left } = this;
    for (let i = 0; i < this.words; i += 1) left[i] = at(array, setOf(seat) + i);
    const spot = byteAt(this.options.spots, card);
    left[spot >> 5] = at(left, spot >> 5) & ~(1 << (spot & 31));
  }

  /** How many cards of a set fit, among those that `which` lets through. */
  private fitting(set: Int32Array, need: number, which: number): number {
    let cards = 0;
    for (let i = 0; i < this.words; i += 1) cards += countBits(at(set, i) & at(FITS[i & 1 ? 1 : 0], need) & which);
    return cards;
  }

  /** The share of the unseen cards on which some card could be played that is left after this one, which is no joker. */
  private readiness(card: number): number {
    const isWild = byteAt(this.options.ranks, card) === EIGHT;
    if (this.wilds > Number(isWild)) return 1;
    const face = card >> this.options.shift;
    const goes0 = this.goes0 & ~(this.once0 & at(FITS[0], face));
    const goes1 = this.goes1 & ~(this.once1 & at(FITS[1], face));
    let cards = 0;
    for (let i = 0; i < this.words; i += 1) cards += countBits(at(this.unseen, i) & (i & 1 ? goes1 : goes0) & ~WILD);
    return cards / this.all;
  }

  private suitsLeft(): number {
    const { left } = this;
    let suits = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const word = suit < 2 ? 0 : 1;
      const cards = (at(left, word) | at(left, word + 2)) & at(SLOTS.suits[word], suit) & ~SLOTS.naming;
      if (cards !== 0) suits += 1;
    }
    return suits;
  }
}
