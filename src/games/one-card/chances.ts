/**
 * What a player reckons at the table: how likely a card takes the trick, how many points lie where. It looks at its own
 * hand, the trick, what was won and what others were seen to lack; views and states have these in the same words.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { type StateArray, at, newStateArray } from '../../cards/state-array.ts';
import type { RuleOptions } from './rule-options.ts';
import { takerOf } from './play.ts';
import {
  JOKER,
  JOKER_BIT,
  NO_TRUMP,
  ORDER,
  SUIT_CARDS,
  TRICK_CARDS,
  TRICK_SIZE,
  TRUMP,
  UNFIXED,
  UPTOWN,
  WORDS,
  lackedBy,
  suitOf,
  trickCard,
} from './state.ts';
import { sizeOf, unseenBy } from './view.ts';

const NO_WORDS = newStateArray(WORDS);

/** The cards of the same suit that are higher by the order in force; above the joker all trumps [OC-P6]. */
function above(card: number, trump: number, order: number): number {
  if (card === JOKER) return at(SUIT_CARDS, trump);
  const lower = (1 << card) - 1; // what stands before it in card order
  return at(SUIT_CARDS, suitOf(card)) & (order === UPTOWN ? lower : ~lower & ~(1 << card));
}

/** What somebody reckons with for one choice: `look` takes in how things lie, the rest is asked of that. */
export class Chances {
  unseen = 0; // set of cards: those that the seat has not seen
  later = 0; // seats that play after it in this trick
  private array: StateArray = NO_WORDS;
  private led = JOKER; // unless the seat leads
  private readonly lacks: Int32Array; // set of cards, by how many places a later seat comes after this one, less one
  private readonly misses: Float64Array; // by the same: how likely it lacks one of the others

  constructor(private readonly options: RuleOptions) {
    this.lacks = new Int32Array(options.seats);
    this.misses = new Float64Array(options.seats);
  }

  /** `seat` is on turn. */
  look(array: StateArray, seat: Seat): void {
    const size = array[TRICK_SIZE];
    this.array = array;
    this.unseen = unseenBy(array, seat, this.options.seats);
    this.later = this.options.seats - 1 - size;
    if (size > 0) this.led = trickCard(array, 0);
    let other = seat;
    for (let i = 0; i < this.later; i += 1) {
      other = this.options.left(other);
      const lacks = lackedBy(array, other);
      this.lacks[i] = lacks;
      this.misses[i] = 1 - sizeOf(array, other, this.options) / countBits(this.unseen & ~lacks);
    }
  }

  /** From 0 to 1: that the card takes the trick if the seat plays it. */
  ofTaking(card: number): number {
    const { array, unseen } = this;
    const trump = trumpWith(array, card);
    const led = array[TRICK_SIZE] === 0 ? card : this.led;
    if (takerOf(array[TRICK_CARDS] | (1 << card), led, trump, array[ORDER]) !== card) return 0;
    const higher = unseen & above(card, trump, array[ORDER]);
    const isTrump = card === JOKER || suitOf(card) === trump;
    const suit = isTrump ? 0 : unseen & at(SUIT_CARDS, suitOf(led));
    const ruffs = isTrump ? 0 : unseen & (JOKER_BIT | at(SUIT_CARDS, trump));
    let chance = 1;
    for (let i = 0; i < this.later; i += 1) {
      const may = ~at(this.lacks, i);
      const miss = this.misses[i] ?? 0;
      const none = allMissed(miss, higher & may);
      if (ruffs === 0) chance *= none;
      else chance *= none * (1 - allMissed(miss, suit & may) * (1 - allMissed(miss, ruffs & may)));
    }
    return chance;
  }
}

/** How likely a hand has none of these cards, of which it lacks each with chance `miss`. */
function allMissed(miss: number, cards: number): number {
  let chance = 1;
  for (let rest = cards; rest !== 0; rest &= rest - 1) chance *= miss;
  return chance;
}

/** The suit that is trump once `card` lies: its own, if it is the bidder's first [OC-P2]. */
export const trumpWith = (array: StateArray, card: number): number =>
  array[TRUMP] === UNFIXED ? suitOf(card) : array[TRUMP];

/** How well a card stands against those that its holder has not seen, from 0 to 1: 1 for the highest of its suit. */
export function standingOf(card: number, unseen: number, trump: number, order: number): number {
  const higher = countBits(unseen & above(card, trump, order));
  if (card === JOKER) return trump === NO_TRUMP ? 1 : 1 / (1 + higher);
  const isTrump = suitOf(card) === trump;
  const ruffs = isTrump ? 0 : countBits(unseen & at(SUIT_CARDS, trump));
  return 1 / (1 + higher + 0.2 * ruffs);
}
