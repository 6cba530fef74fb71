/**
 * What a lead may bring, from the cards that have been seen: which lead those make who count [Strategy 2, 5, 7]. All else
 * they play as the plain player does. Views and states have what it looks at in the same words.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { Act } from '../contract/contract.ts';
import { cardOf, isPlay } from './acts.ts';
import { voidsOf } from './knowledge.ts';
import type { RuleOptions } from './legal.ts';
import { DISCARD_SIZE, HAND, JOKER, JOKER_BIT, discardCard, suitOf } from './state.ts';
import { cardsOf } from './view.ts';

const SUIT = 0x1fff; // the cards of a suit, the ace lowest

/** What counts by the number of cards in hand, in hundredths of a deal; measured against plain players. */
interface Weights {
  readonly holds: number; // for the chance that nobody beats the lead [Strategy 2]
  readonly common: number; // for each unseen card of its suit: the fewer there are, the more others dig [Strategy 5]
  readonly next: number; // for the chance that the best card left would hold as the next lead [Strategy 2]
  readonly kept: number; // for each suit left, by the chance of its best card [Strategy 4]
  readonly out: number; // for each single card that may follow, and be out [Strategy 7]
}

const WITH_TWO: Weights = { holds: 40, common: -0.7, next: 0, kept: 0, out: -45 };
const WITH_THREE: Weights = { holds: 26, common: -1.5, next: 27, kept: 6, out: -38 };
const WITH_FOUR: Weights = { holds: 5, common: -1.5, next: -4, kept: 10, out: -25 };
const WITH_MORE: Weights = { holds: 0, common: -0.5, next: 0, kept: 2, out: -15 };
const ALONE = 3; // with two seats the other's last card is all that counts: times so much

function weightsFor(cards: number): Weights {
  if (cards <= 2) return WITH_TWO;
  if (cards === 3) return WITH_THREE;
  return cards === 4 ? WITH_FOUR : WITH_MORE;
}

/** How a lead would fare. */
interface Prospect {
  readonly holds: number; // the chance that nobody beats it
  readonly out: number; // how many go out by following it, on average
}

/** Chooses a lead among the plays of suit cards; its working arrays are reused. */
export class Leads {
  private readonly unseen = new Int32Array(4); // by suit: the cards that lie in other hands or in the stock, ace lowest
  private all = 0; // how many these are, the joker with them

  constructor(private readonly options: RuleOptions) {}

  /** Index of the best of these acts among those that play a suit card. */
  best(array: StateArray, seat: Seat, acts: readonly Act[]): number {
    this.count(array, seat);
    let best = 0;
    let bestWorth = -Infinity;
    for (const [i, act] of acts.entries()) {
      if (!isPlay(act) || cardOf(act) === JOKER) continue;
      const worth = this.worth(array, seat, cardOf(act));
      if (worth > bestWorth) [best, bestWorth] = [i, worth];
    }
    return best;
  }

  private count(array: StateArray, seat: Seat): void {
    const { unseen } = this;
    for (let suit = 0; suit < 4; suit += 1) unseen[suit] = SUIT & ~cardsIn(array, seat, suit);
    let isJokerOut = this.options.joker && (at(array, HAND + 2 * seat + 1) & JOKER_BIT) === 0;
    for (let i = 0; i < array[DISCARD_SIZE]; i += 1) {
      const card = discardCard(array, i);
      if (card === JOKER) isJokerOut = false;
      else unseen[suitOf(card)] = at(unseen, suitOf(card)) & ~(1 << (card % 13));
    }
    this.all = unseen.reduce((sum, suit) => sum + countBits(suit), isJokerOut ? 1 : 0);
  }

  private worth(array: StateArray, seat: Seat, card: number): number {
    const weights = weightsFor(cardsOf(array, seat));
    const { holds, out } = this.prospect(array, seat, suitOf(card), card % 13);
    const { next, kept } = this.later(array, seat, card);
    const common = countBits(at(this.unseen, suitOf(card)));
    const danger = weights.out * (this.options.seats === 2 ? ALONE : 1) * out;
    return weights.holds * holds + weights.common * common + weights.next * next + weights.kept * kept + danger;
  }

  /** How the best card of each suit that stays in the hand would hold: the best of them, and all together. */
  private later(array: StateArray, seat: Seat, card: number): { readonly next: number; readonly kept: number } {
    let next = (at(array, HAND + 2 * seat + 1) & JOKER_BIT) === 0 ? 0 : 1;
    let kept = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const left = cardsIn(array, seat, suit) & ~(suit === suitOf(card) ? 1 << (card % 13) : 0);
      if (left === 0) continue;
      const { holds } = this.prospect(array, seat, suit, lowestBit(left));
      next = Math.max(next, holds);
      kept += holds;
    }
    return { next, kept };
  }

  /** What a card of this suit would bring as a lead, `rank` from 0 for an ace: each other hand as chance has it. */
  private prospect(array: StateArray, seat: Seat, suit: number, rank: number): Prospect {
    const { seats } = this.options;
    const common = countBits(at(this.unseen, suit));
    const higher = countBits(at(this.unseen, suit) & ((1 << rank) - 1));
    let holds = 1;
    let out = 0;
    for (let step = 1; step < seats; step += 1) {
      const other = (seat + step) % seats;
      const isVoid = (voidsOf(array, other) & (1 << suit)) !== 0;
      const cards = isVoid ? 0 : cardsOf(array, other); // that may be of the suit
      const beatenAfterDigging = common === 0 ? 0 : this.chanceOfNone(common, cards) * (higher / common);
      holds *= this.chanceOfNone(higher, cards) - beatenAfterDigging;
      if (cards === 1) out += common / this.all;
    }
    return { holds, out };
  }

  /** The chance that none of a number of cards is among `cards` unseen ones. */
  private chanceOfNone(count: number, cards: number): number {
    let chance = 1;
    for (let i = 0; i < cards; i += 1) chance *= 1 - count / this.all;
    return chance;
  }
}

/** The seat's cards of a suit, the ace lowest. */
function cardsIn(array: StateArray, seat: Seat, suit: number): number {
  return (at(array, HAND + 2 * seat + (suit >> 1)) >>> (13 * (suit & 1))) & SUIT;
}
