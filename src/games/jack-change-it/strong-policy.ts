/**
 * What a play leaves behind, from the cards that have been seen: how those who count choose among plays [Strategy 1, 3,
 * 6]. What to do about a debt they know as the plain player does.
 */
import { countBits, lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { Act } from '../contract/contract.ts';
import { CARD_OF, NEED_AFTER, NO_CARD, TWO_OF } from './acts.ts';
import { ACE_OF_HEARTS, EIGHT, FIVE_OF_HEARTS, type RuleOptions, JACK, RANK_OF, TWO } from './rule-options.ts';
import { SLOTS, setOf } from './state.ts';
import { power } from '../kit/chances.ts';
import type { Views } from './view.ts';

/** What counts by the number of cards in hand, in hundredths of a deal. Measured against plain players. */
interface Weights {
  readonly ready: number; // for the chance that a card turned up at random goes with what is left
  readonly suits: number; // for each suit that is left
  readonly stuck: number; // where no card left goes with what was played
}

/** By cards in hand; the last for all above. */
const WEIGHTS: readonly Weights[] = [
  { ready: 0, suits: 0, stuck: 0 }, // for none and for one, where there is nothing to choose
  { ready: 0, suits: 0, stuck: 0 },
  { ready: 50, suits: 0, stuck: -25 },
  { ready: 20, suits: -12, stuck: -8 },
  { ready: 12, suits: -4, stuck: -4 },
  { ready: 9, suits: -2, stuck: -1 },
  { ready: 9, suits: -2, stuck: -1 },
  { ready: 4, suits: 0, stuck: 0 },
];
const FEW = 2; // cards with which somebody is about to go out
const HITTING = 8; // for a two or A♥ against a next player with few cards [Strategy 3]
const JACK_KEPT = -4; // for a jack that could go on anything later [JC-P1, option jackWhen]
const SHIELD = -2; // for 5♥, which answers A♥ [Strategy 2]

/** How much the others count; with two seats everything depends on one opponent. */
interface Against {
  readonly stops: number; // for the chance that who acts next has nothing that fits
  readonly outNext: number; // for the chance that who acts next goes out
  readonly outLater: number; // for each other player's [Strategy 6]
  readonly again: number; // for an eight with two seats, which is an extra turn [Strategy 5]
  readonly jack: number; // for a jack, which can wait
}

const AGAINST_ONE: Against = { stops: 7, outNext: -55, outLater: 0, again: 5, jack: -4 };
const AGAINST_MORE: Against = { stops: 3, outNext: -39, outLater: -21, again: 0, jack: 0 };

/** Counts the cards of the pack that one seat cannot see. */
export class Outlook {
  private unseen0 = 0; // as a set: in other hands or in the stock
  private unseen1 = 0;
  private all = 0; // how many these are
  private left0 = 0; // the hand after the play that is looked at
  private left1 = 0;
  private readonly sizes: Uint8Array; // of all hands
  // What goes on some card of the own hand, and what on only one of them, as sets.
  private goes0 = 0;
  private goes1 = 0;
  private once0 = 0;
  private once1 = 0;
  private readonly against: Against;
  private readonly jackWorth: number;

  constructor(
    private readonly options: RuleOptions,
    private readonly views: Views,
  ) {
    this.sizes = new Uint8Array(options.seats);
    this.against = options.seats === 2 ? AGAINST_ONE : AGAINST_MORE;
    this.jackWorth = options.jackAlways ? JACK_KEPT : this.against.jack;
  }

  /** What this seat cannot see; `worth` is asked after it. */
  look(array: StateArray, seat: Seat): void {
    const { options } = this;
    const hand = setOf(seat);
    let [seen0, seen1] = [at(array, hand), at(array, hand + 1)];
    for (let i = options.piles.discardSize(array) - 1; i >= 0; i -= 1) {
      const spot = byteAt(options.spots, options.piles.discardCard(array, i));
      if (spot < 32) seen0 |= 1 << spot;
      else seen1 |= 1 << (spot - 32);
    }
    this.unseen0 = PACK[0] & ~seen0;
    this.unseen1 = PACK[1] & ~seen1;
    this.all = Math.max(1, countBits(this.unseen0) + countBits(this.unseen1));
    for (let other = 0; other < options.seats; other += 1) this.sizes[other] = this.views.sizeOf(array, other);
    this.lookAtHand(at(array, hand), at(array, hand + 1));
  }

  private lookAtHand(hand0: number, hand1: number): void {
    const { matches } = this.options;
    let [goes0, goes1, once0, once1] = [0, 0, 0, 0];
    for (let word = 0; word < 2; word += 1)
      for (let rest = word === 0 ? hand0 : hand1; rest !== 0; rest &= rest - 1) {
        const face = byteAt(SLOTS.faceOf, 32 * word + lowestBit(rest));
        const [fits0, fits1] = [at(matches[0], face), at(matches[1], face)];
        once0 = (once0 & ~fits0) | (fits0 & ~goes0);
        once1 = (once1 & ~fits1) | (fits1 & ~goes1);
        goes0 |= fits0;
        goes1 |= fits1;
      }
    [this.goes0, this.goes1, this.once0, this.once1] = [goes0, goes1, once0, once1];
  }

  /** How good it is to leave the table and the own hand so; play goes on by `step` seats. */
  worth(array: StateArray, seat: Seat, act: Act, step: number): number {
    const card = byteAt(CARD_OF, act);
    const need = byteAt(NEED_AFTER, act);
    this.lay(array, seat, act);
    const kept = card === FIVE_OF_HEARTS ? SHIELD : byteAt(RANK_OF, card) === JACK ? this.jackWorth : 0;
    return kept + this.ownWorth(byteAt(this.sizes, seat), act, need) + this.othersWorth(seat, act, step);
  }

  /** What the hand is worth that is left; it had `cards` cards before the play. */
  private ownWorth(cards: number, act: Act, need: number): number {
    const { ready, suits, stuck } = must(WEIGHTS[Math.min(cards, WEIGHTS.length - 1)], 'weights');
    const worth = suits * this.suitsLeft();
    this.dropLastTrick();
    const going = this.matching(this.left0, this.left1, need);
    return worth + (going === 0 ? stuck : 0) + (ready === 0 ? 0 : ready * this.readiness(act));
  }

  /** What the others can make of it. */
  private othersWorth(seat: Seat, act: Act, step: number): number {
    const { seats } = this.options;
    const next = (seat + step) % seats;
    const rank = byteAt(RANK_OF, byteAt(CARD_OF, act));
    const isHit = rank === TWO || byteAt(CARD_OF, act) === ACE_OF_HEARTS;
    const mover =
      rank === EIGHT ? (next + step) % seats : this.options.isTurning(rank) ? (seat + seats - step) % seats : next;
    if (mover === seat) return this.against.again;
    let worth = isHit && byteAt(this.sizes, next) <= FEW ? HITTING : 0;
    for (let other = 0; other < seats; other += 1)
      if (other !== seat && !(isHit && other === next))
        worth += this.otherWorth(byteAt(this.sizes, other), byteAt(NEED_AFTER, act), other === mover);
    return worth;
  }

  /** What another seat with this number of cards can make of it. */
  private otherWorth(cards: number, need: number, isNext: boolean): number {
    if (!isNext && cards !== 1) return 0;
    const { stops, outNext, outLater } = this.against;
    const isLast = cards === 1 && !this.options.lastTrick; // it cannot be a trick card then
    const [no0, no1] = isLast ? this.options.tricks : [0, 0];
    const share = this.matching(this.unseen0 & ~no0, this.unseen1 & ~no1, need) / this.all;
    return (isNext ? stops * power(1 - share, cards) : 0) + (cards === 1 ? (isNext ? outNext : outLater) * share : 0);
  }

  /** How many cards of a set match. */
  private matching(set0: number, set1: number, need: number): number {
    return countBits(set0 & at(this.options.matches[0], need)) + countBits(set1 & at(this.options.matches[1], need));
  }

  /** A trick card that is all that is left goes with nothing [JC-P2]. */
  private dropLastTrick(): void {
    const { tricks, lastTrick } = this.options;
    if (lastTrick || countBits(this.left0) + countBits(this.left1) !== 1) return;
    this.left0 &= ~tricks[0];
    this.left1 &= ~tricks[1];
  }

  private lay(array: StateArray, seat: Seat, act: Act): void {
    const hand = setOf(seat);
    this.left0 = at(array, hand);
    this.left1 = at(array, hand + 1);
    this.take(byteAt(CARD_OF, act));
    this.take(byteAt(TWO_OF, act));
  }

  private take(card: number): void {
    if (card === NO_CARD) return;
    const spot = byteAt(SLOTS.slotOf, card);
    if (spot < 32) this.left0 &= ~(1 << spot);
    else this.left1 &= ~(1 << (spot - 32));
  }

  /** The share of the unseen cards on which some card that is left could be played. */
  private readiness(act: Act): number {
    const card = byteAt(CARD_OF, act);
    const isSeveral = countBits(this.left0) + countBits(this.left1) > 1;
    const isOne = isSeveral && byteAt(TWO_OF, act) === NO_CARD; // one card has left the hand, and no trick card is struck out
    const [goes0, goes1] = isOne ? this.goesOnWithout(card) : this.goesOn();
    return (countBits(this.unseen0 & goes0) + countBits(this.unseen1 & goes1)) / this.all;
  }

  /** What goes on the other cards of the hand, as a set. */
  private goesOnWithout(card: number): [number, number] {
    const { matches } = this.options;
    return [this.goes0 & ~(this.once0 & at(matches[0], card)), this.goes1 & ~(this.once1 & at(matches[1], card))];
  }

  /** What goes on the cards that are left, as a set. */
  private goesOn(): [number, number] {
    const { matches } = this.options;
    let [goes0, goes1] = [0, 0];
    for (let word = 0; word < 2; word += 1)
      for (let rest = word === 0 ? this.left0 : this.left1; rest !== 0; rest &= rest - 1) {
        const face = byteAt(SLOTS.faceOf, 32 * word + lowestBit(rest));
        goes0 |= at(matches[0], face);
        goes1 |= at(matches[1], face);
      }
    return [goes0, goes1];
  }

  private suitsLeft(): number {
    let suits = 0;
    for (let suit = 0; suit < 4; suit += 1)
      if (((suit < 2 ? this.left0 : this.left1) & at(SLOTS.suits[suit < 2 ? 0 : 1], suit)) !== 0) suits += 1;
    return suits;
  }
}

/** All cards as a set. */
const PACK = [packWord(0), packWord(1)] as const;

function packWord(word: 0 | 1): number {
  let cards = 0;
  for (let card = 26 * word; card < 26 * word + 26; card += 1) cards |= 1 << (byteAt(SLOTS.slotOf, card) & 31);
  return cards;
}
