/**
 * How good the swaps of a seat are. Before the last turn a plan is judged: the suit in which one has most, while high cards of
 * others hurt [Strategy 1, 2]; on the last turn the points [Strategy 9]. Playouts judge nothing as often. A swap changes two
 * suits at most, so the hand is read once, then each card to take, and little is left to do for each card to give.
 */
import { bit0, bit1 } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { lowestBit } from '../../cards/bits.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import { suitsCollected } from './rivals.ts';
import type { RuleOptions } from './rule-options.ts';
import { BOARD, HAND_SIZE, JOKER, JOKER_BIT, SUIT_OF, handOf, inSuit } from './state.ts';
import { TEN, cardSum, cardValue, countIn, pointsOf, sumOf, valueIn } from './worth.ts';

/** What a plan counts. */
export interface Plan {
  readonly each: number; // so much for each card of the suit besides its value
  readonly aside: number; // so much less of the value of a card aside
}

const SUITS = 4;
const FREE = new Float64Array(HAND_SIZE); // nothing is laid before the next player
const ALL_SUITS = SUITS + 1; // the joker's is one of its own, which makes nothing

export class Swaps {
  /** What the cards of a suit that may still come add to a plan, by suit for each card that it lacks. */
  readonly toCome = new Float64Array(ALL_SUITS);
  /** The best swap: index of its act, and how good it is. */
  index = 0;
  worth = 0;
  private readonly ofValue: number;
  private readonly ofJoker: number;
  // The hand:
  private low = 0;
  private high = 0;
  private isLast = false;
  private readonly cards = new Uint8Array(HAND_SIZE); // in card order
  private readonly fed = new Float64Array(HAND_SIZE); // what it costs to lay it before the next player
  private readonly left = new Float64Array(HAND_SIZE); // what its suit makes without it
  private readonly sums = new Int32Array(ALL_SUITS);
  private readonly rest = new Float64Array(ALL_SUITS * ALL_SUITS); // what the best suit makes, without these two
  private all = 0;
  private joker = 0;
  // The best card to give for another:
  private given = 0; // its place in the hand
  private best = 0;

  constructor(
    private readonly options: RuleOptions,
    private readonly plan: Plan,
    private readonly feeding: number, // the cost of laying a card before a neighbour who collects its suit, of its value
    private readonly ending: (points: number) => number, // how good it is to end with so many: the more the better
  ) {
    this.ofValue = 1 + plan.aside;
    this.ofJoker = TEN + plan.each;
  }

  /** Reads the hand of a seat. */
  read(array: StateArray, seat: Seat, isLast: boolean): void {
    this.low = at(array, handOf(seat));
    this.high = at(array, handOf(seat) + 1);
    this.isLast = isLast;
    if (!isLast) this.readSuits();
    const collected = isLast ? 0 : suitsCollected(array, this.options.left(seat)); // [Strategy 4]
    let count = 0;
    for (let set = this.low; set !== 0; set &= set - 1) this.readCard(count++, lowestBit(set), collected);
    for (let set = this.high; set !== 0; set &= set - 1) this.readCard(count++, 26 + lowestBit(set), collected);
  }

  private readSuits(): void {
    const { low, high, sums, rest } = this;
    for (let suit = 0; suit < SUITS; suit += 1) sums[suit] = sumOf(inSuit(low, high, suit));
    this.all = valueIn(at(sums, 0) + at(sums, 1) + at(sums, 2) + at(sums, 3));
    this.joker = (high & JOKER_BIT) === 0 ? 0 : this.ofJoker;
    const [spades, hearts] = [this.made(at(sums, 0), 0), this.made(at(sums, 1), 1)];
    const [diamonds, clubs] = [this.made(at(sums, 2), 2), this.made(at(sums, 3), 3)];
    const [major, minor] = [Math.max(spades, hearts), Math.max(diamonds, clubs)];
    this.readWithout(0, Math.max(hearts, minor));
    this.readWithout(1, Math.max(spades, minor));
    this.readWithout(2, Math.max(major, clubs));
    this.readWithout(3, Math.max(major, diamonds));
    rest[1] = rest[5] = minor;
    rest[2] = rest[10] = Math.max(hearts, clubs);
    rest[3] = rest[15] = Math.max(hearts, diamonds);
    rest[7] = rest[11] = Math.max(spades, clubs);
    rest[8] = rest[16] = Math.max(spades, diamonds);
    rest[13] = rest[17] = major;
  }

  private readWithout(suit: number, best: number): void {
    this.rest[ALL_SUITS * suit + suit] = best;
    this.rest[ALL_SUITS * suit + SUITS] = best;
    this.rest[ALL_SUITS * SUITS + suit] = best;
  }

  private readCard(i: number, card: number, collected: number): void {
    const suit = byteAt(SUIT_OF, card);
    this.cards[i] = card;
    this.fed[i] = ((collected >>> suit) & 1) * this.feeding * cardValue(card);
    this.left[i] = this.made(at(this.sums, suit) - cardSum(card), suit);
  }

  /** Finds the best of all swaps; `first` is the index of the first, after which they are listed by card taken and card given. */
  findBest(array: StateArray, first: number): void {
    this.index = first;
    this.worth = -Infinity;
    let i = first;
    for (let set = at(array, BOARD); set !== 0; set &= set - 1) {
      this.judge(lowestBit(set), i);
      i += HAND_SIZE;
    }
    for (let set = at(array, BOARD + 1); set !== 0; set &= set - 1) {
      this.judge(26 + lowestBit(set), i);
      i += HAND_SIZE;
    }
  }

  private judge(taken: number, first: number): void {
    this.give(taken, this.fed);
    if (this.best <= this.worth) return;
    this.index = first + this.given;
    this.worth = this.best;
  }

  /** How good the best hand is that one swap for this card makes. */
  bestFor(taken: number): number {
    this.give(taken, FREE);
    return this.best;
  }

  /** Finds the best card to give for this one. */
  private give(taken: number, fed: Float64Array): void {
    if (this.isLast) {
      this.giveLast(taken);
      return;
    }
    const { cards, left, rest } = this;
    const { aside } = this.plan;
    const into = byteAt(SUIT_OF, taken);
    const longer = at(this.sums, into) + cardSum(taken);
    const madeLonger = this.made(longer, into);
    const all = this.all + valueIn(cardSum(taken));
    const joker = taken === JOKER ? this.ofJoker : this.joker;
    let given = 0;
    let most = -Infinity;
    for (let i = 0; i < HAND_SIZE; i += 1) {
      const card = byteAt(cards, i);
      const sum = cardSum(card);
      const from = byteAt(SUIT_OF, card);
      const changed = from === into ? this.made(longer - sum, into) : Math.max(madeLonger, left[i] ?? 0);
      const best = Math.max(changed, rest[ALL_SUITS * into + from] ?? 0);
      const worth = best - aside * (all - valueIn(sum)) + (card === JOKER ? 0 : joker) - (fed[i] ?? 0);
      if (worth <= most) continue;
      given = i;
      most = worth;
    }
    this.given = given;
    this.best = most;
  }

  /** The same on the last turn. */
  private giveLast(taken: number): void {
    const low = this.low | bit0(taken);
    const high = this.high | bit1(taken);
    let most = -Infinity;
    for (let i = 0; i < HAND_SIZE; i += 1) {
      const card = byteAt(this.cards, i);
      const points = pointsOf(low & ~bit0(card), high & ~bit1(card), this.options.onlyFlush);
      if (points <= most) continue;
      this.given = i;
      most = points;
    }
    this.best = this.ending(most);
  }

  /** How good the hand is as it is. */
  held(): number {
    return this.of(this.low, this.high);
  }

  /** How good another hand would be. */
  of(low: number, high: number): number {
    return this.isLast ? this.ending(pointsOf(low, high, this.options.onlyFlush)) : this.bestPlan(low, high);
  }

  /** The best plan for a hand. */
  bestPlan(low: number, high: number): number {
    let all = 0;
    let best = 0;
    for (let suit = 0; suit < SUITS; suit += 1) {
      const sum = sumOf(inSuit(low, high, suit));
      all += sum;
      best = Math.max(best, this.made(sum, suit));
    }
    return best - this.plan.aside * valueIn(all) + ((high & JOKER_BIT) === 0 ? 0 : this.ofJoker); // a joker is of any suit
  }

  /** What the cards of a suit make of a plan. */
  private made(sum: number, suit: number): number {
    const count = countIn(sum);
    return valueIn(sum) * this.ofValue + this.plan.each * count + (this.toCome[suit] ?? 0) * (HAND_SIZE - count);
  }
}
