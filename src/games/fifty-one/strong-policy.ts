/**
 * The better judgement of Fifty-One: what a swept board would bring on average is compared with the best swap, and Stop
 * and the last turn are judged by the chance to win, from what the rivals were seen to take. Numbers were tuned by duels
 * with the plain player, 6,000 deals a value, with two to five seats.
 */
import { bit0, bit1 } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type StateArray, at, byteAt } from '../../cards/words.ts';
import type { Act, View } from '../contract/contract.ts';
import { CLEAR, PASS, SWAP_ALL, givenIn, isSwap, takenIn } from './acts.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  ALL_HIGH,
  ALL_LOW,
  BOARD,
  BOARD_SIZE,
  CALL,
  CALLER,
  DISCARD_SIZE,
  JOKER,
  JOKER_BIT,
  NOBODY,
  PHASE,
  ROUND,
  STOCK_SIZE,
  SUIT_OF,
  discardCard,
  handOf,
  inSuit,
  takenBy,
} from './state.ts';
import { LEAST_POINTS, MOST_POINTS, TEN, cardValue, pointsOf, valueOf } from './worth.ts';

/** What a plan makes of a hand, as the plain player has it, but the number of cards weighs less. */
const PLAN = { each: 3, aside: 0.5 };
const FLUSH_PLAN = { each: 12, aside: 0.2 };
/** What an ace or ten-value card of a suit that may still come is worth for each card that the suit lacks [Strategy 1]. */
const STILL_TO_COME = 0.1;
const HIGH_PLACES = 0b11111; // ace to ten, in a suit
/** The chance to win with which one stops [Strategy 6]: the more rivals, the sooner another has the last word. */
const STOPS_AT = 0.85;
const SOONER_BY_SEAT = 0.05;
/** A sweep may bring so much less than the best swap for each rival who will have picked from this board [Strategy 5]. */
const PICKED_OVER = 1;
/** A caller usually has about this many points, rarely fewer. */
const CALLERS_POINTS = 45;
const CALLERS_SPREAD = 1.5;
/**
 * What a rival ends with once Stop is called, by the cards of its long suit that it was seen to take and still holds: 6,000
 * deals of such players. More where these are high; less where it still holds what it took for another plan.
 */
const ENDS_WITH = [16, 28, 38, 41, 41, 41];
const WITH_HIGH_CARDS = 3.5;
const WITH_CARDS_ASIDE = 2;
const SPREADS = { wide: 5, usual: 3.5 }; // as a logistic curve has it; wide where fewer than two cards are known
const SHOW_A_PLAN = 2;
/** What it costs to lay a card before a neighbour who collects its suit, of its value [Strategy 4]. */
const FED = 0.1;
/** Of hands that win as often the one with more points. */
const BETTER_BY_POINT = 1e-5;

/** Are the hands compared before the seat's next turn: Stop was called, or the rounds are up [FI-P9]? */
export const isLastTurn = (words: StateArray, options: RuleOptions): boolean =>
  words[CALLER] !== NOBODY || words[ROUND] === options.rounds;

/** Cards of each suit that a rival was seen to take and still holds. */
function longSuitTaken(words: StateArray, seat: Seat): { count: number; value: number; aside: number } {
  let [count, value, all] = [0, 0, 0];
  for (let suit = 0; suit < 4; suit += 1) {
    const cards = inSuit(at(words, takenBy(seat)), at(words, takenBy(seat) + 1), suit);
    const n = countBits(cards);
    all += n;
    if (n > count || (n === count && valueOf(cards) > value)) [count, value] = [n, valueOf(cards)];
  }
  return { count, value, aside: all - count };
}

/** Judges one question after the other; what it finds out about the rivals and the stock holds for the question. */
export class StrongPolicy {
  /** By points, from the least that a hand can have up: how good it is to end with them. */
  private readonly ending = new Float64Array(MOST_POINTS - LEAST_POINTS + 1);
  private readonly toCome = new Uint8Array(4); // high cards that may still come, by suit
  private readonly worths = new Float64Array(JOKER + 1); // of the cards that a sweep may bring
  private low = 0; // those cards, as a set
  private high = 0;
  private isLast = false;

  constructor(private readonly options: RuleOptions) {}

  /** Index of the act that it makes. */
  choose({ known, seat }: View, acts: readonly Act[]): number {
    if (acts.length === 1) return 0;
    this.isLast = isLastTurn(known, this.options);
    this.judgeRivals(known, seat);
    if (known[PHASE] === CALL) return this.stops(known, seat) ? acts.length - 1 : 0;
    this.findToCome(known, seat);
    let best = 0;
    let most = -Infinity;
    for (const [i, act] of acts.entries()) {
      const worth = this.worthOf(known, seat, act);
      if (worth > most) [best, most] = [i, worth];
    }
    return best;
  }

  /** Enough to win more often than not with what the rivals may have after their last swap [Strategy 3, 6, 7]. */
  private stops(known: StateArray, seat: Seat): boolean {
    if (this.isLast) return false; // it would only lose ties, and give those a turn who have had theirs
    const points = pointsOf(at(known, handOf(seat)), at(known, handOf(seat) + 1), this.options.onlyFlush);
    return this.chanceWith(known, seat, points) >= STOPS_AT - SOONER_BY_SEAT * this.options.seats;
  }

  private judgeRivals(known: StateArray, seat: Seat): void {
    if (!this.isLast) return;
    for (let points = LEAST_POINTS; points <= MOST_POINTS; points += 1)
      this.ending[points - LEAST_POINTS] = this.options.byPoints
        ? points
        : this.chanceWith(known, seat, points) + BETTER_BY_POINT * points;
  }

  /** The chance that no rival ends with as much. */
  private chanceWith(known: StateArray, seat: Seat, points: number): number {
    let chance = 1;
    for (let other = 0; other < this.options.seats; other += 1)
      if (other !== seat) chance *= this.chanceToBeat(known, other, points);
    return chance;
  }

  private chanceToBeat(known: StateArray, rival: Seat, points: number): number {
    if (known[CALLER] === rival) return logistic((points - CALLERS_POINTS) / CALLERS_SPREAD);
    const { count, value, aside } = longSuitTaken(known, rival);
    const mean =
      (ENDS_WITH[count] ?? 0) + (value >= TEN * count ? WITH_HIGH_CARDS : 0) - (aside > 0 ? WITH_CARDS_ASIDE : 0);
    const spread = count < SHOW_A_PLAN ? SPREADS.wide : SPREADS.usual;
    return logistic((points - mean - 0.5) / spread);
  }

  /** The cards that a sweep may bring: of a stock too small for it those of the discard too [FI-P5]. */
  private findToCome(known: StateArray, seat: Seat): void {
    this.low = ALL_LOW & ~at(known, BOARD);
    this.high = (this.options.joker ? ALL_HIGH | JOKER_BIT : ALL_HIGH) & ~at(known, BOARD + 1);
    for (let other = 0; other < this.options.seats; other += 1) {
      const held = other === seat ? handOf(seat) : takenBy(other); // as far as the seat knows
      this.low &= ~at(known, held);
      this.high &= ~at(known, held + 1);
    }
    if (known[STOCK_SIZE] >= BOARD_SIZE)
      for (let i = 0; i < known[DISCARD_SIZE]; i += 1) {
        this.low &= ~bit0(discardCard(known, i));
        this.high &= ~bit1(discardCard(known, i));
      }
    const [low, high] = [this.low | at(known, BOARD), this.high | at(known, BOARD + 1)];
    for (let suit = 0; suit < 4; suit += 1) this.toCome[suit] = countBits(inSuit(low, high, suit) & HIGH_PLACES);
  }

  /** How good it is to do this in the exchange. */
  private worthOf(known: StateArray, seat: Seat, act: Act): number {
    const low = at(known, handOf(seat));
    const high = at(known, handOf(seat) + 1);
    if (act === CLEAR) return this.swept(low, high) + (this.isLast ? 0 : PICKED_OVER * (this.options.seats - 1));
    if (act === PASS) return this.worth(low, high);
    if (act === SWAP_ALL) return this.worth(at(known, BOARD), at(known, BOARD + 1));
    if (!isSwap(act)) return -Infinity;
    const [taken, given] = [takenIn(act), givenIn(act)];
    return (
      this.worth((low | bit0(taken)) & ~bit0(given), (high | bit1(taken)) & ~bit1(given)) - this.fed(known, seat, given)
    );
  }

  /** How good it is to hold these cards: on the last turn the chance to win [Strategy 9], before it the best plan. */
  private worth(low: number, high: number): number {
    if (this.isLast) return this.ending[pointsOf(low, high, this.options.onlyFlush) - LEAST_POINTS] ?? 0;
    const { each, aside } = this.options.onlyFlush ? FLUSH_PLAN : PLAN;
    const joker = (high & JOKER_BIT) === 0 ? 0 : TEN + each; // of any suit
    let all = 0;
    let best = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const cards = inSuit(low, high, suit);
      const count = countBits(cards);
      const value = valueOf(cards);
      const toCome = STILL_TO_COME * byteAt(this.toCome, suit) * (BOARD_SIZE - count);
      all += value;
      best = Math.max(best, value * (1 + aside) + each * count + toCome);
    }
    return best - aside * all + joker;
  }

  /** What the best swap with five new cards is worth in the mean. */
  private swept(low: number, high: number): number {
    let count = 0;
    for (let rest = this.low; rest !== 0; rest &= rest - 1)
      this.worths[count++] = this.bestWith(low, high, lowestBit(rest));
    for (let rest = this.high; rest !== 0; rest &= rest - 1)
      this.worths[count++] = this.bestWith(low, high, 26 + lowestBit(rest));
    const ascending = this.worths.subarray(0, count).sort();
    let ways = 1; // in which the other four cards are worth less than this one
    let all = 0;
    let sum = 0;
    for (let i = BOARD_SIZE - 1; i < count; i += 1) {
      sum += ways * (ascending[i] ?? 0);
      all += ways;
      ways = (ways * (i + 1)) / (i + 2 - BOARD_SIZE);
    }
    return all === 0 ? -Infinity : sum / all;
  }

  /** The best hand that one swap for this card makes. */
  private bestWith(low: number, high: number, card: number): number {
    const [all0, all1] = [low | bit0(card), high | bit1(card)];
    let best = -Infinity;
    for (let rest = low; rest !== 0; rest &= rest - 1) best = Math.max(best, this.worth(all0 ^ (rest & -rest), all1));
    for (let rest = high; rest !== 0; rest &= rest - 1) best = Math.max(best, this.worth(all0, all1 ^ (rest & -rest)));
    return best;
  }

  /** What a card is worth to the next player, on the board, if he collects its suit. */
  private fed(known: StateArray, seat: Seat, given: number): number {
    if (this.isLast || given === JOKER) return 0;
    const next = takenBy(this.options.left(seat));
    const seen = inSuit(at(known, next), at(known, next + 1), SUIT_OF[given] ?? 0);
    return countBits(seen) < SHOW_A_PLAN ? 0 : FED * cardValue(given);
  }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
