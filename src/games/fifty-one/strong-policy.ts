/**
 * The better judgement of Fifty-One: what a swept board would bring on average is compared with the best swap, and Stop
 * and the last turn are judged by the chance to win, from what the rivals were seen to take. Numbers were tuned by duels
 * with the plain player, 6,000 deals a value, with two to five seats.
 */
import { bit0, bit1 } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { Act, View } from '../contract/contract.ts';
import { CLEAR, FIRST_SWAP, SWAP_ALL } from './acts.ts';
import { Rivals } from './rivals.ts';
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
  discardCard,
  handOf,
  inSuit,
  takenBy,
} from './state.ts';
import { type Plan, Swaps } from './swaps.ts';
import { pointsOf } from './worth.ts';

/** What a plan makes of a hand, as the plain player has it, but the number of cards weighs less. */
const PLAN: Plan = { each: 3, aside: 0.5 };
const FLUSH_PLAN: Plan = { each: 12, aside: 0.2 };
/** What an ace or ten-value card of a suit that may still come is worth for each card that the suit lacks [Strategy 1]. */
const STILL_TO_COME = 0.1;
const HIGH_PLACES = 0b11111; // ace to ten, in a suit
const TEN_PLACES = 0b11110;
/** The chance to win with which one stops [Strategy 6]: the more rivals, the sooner another has the last word. */
const STOPS_AT = 0.85;
const SOONER_BY_SEAT = 0.05;
/** A sweep may bring so much less than the best swap for each rival who will have picked from this board [Strategy 5]. */
const PICKED_OVER = 1;
/** What it costs to lay a card before a neighbour who collects its suit, of its value [Strategy 4]. */
const FED = 0.1;
/** Of hands that win as often the one with more points. */
const BETTER_BY_POINT = 1e-5;

/** Are the hands compared before the seat's next turn: Stop was called, or the rounds are up [FI-P9]? */
export const isLastTurn = (array: StateArray, options: RuleOptions): boolean =>
  array[CALLER] !== NOBODY || array[ROUND] === options.rounds;

/** Judges one question after the other; what it finds out about the rivals and the stock holds for the question. */
export class StrongPolicy {
  private readonly swaps: Swaps;
  private readonly rivals: Rivals;
  // The kinds of cards that a sweep may bring: what each is worth, ascending, and how many there are.
  private readonly worths = new Float64Array(JOKER + 1);
  private readonly counts = new Uint8Array(JOKER + 1);
  private low = 0; // all these cards, as a set
  private high = 0;
  private isLast = false;

  constructor(private readonly options: RuleOptions) {
    this.swaps = new Swaps(options, options.onlyFlush ? FLUSH_PLAN : PLAN, FED, (points) => this.ending(points));
    this.rivals = new Rivals(options.seats);
  }

  /** Index of the act that it makes. */
  choose({ known, seat }: View, acts: readonly Act[]): number {
    if (acts.length === 1) return 0;
    this.isLast = isLastTurn(known, this.options);
    this.rivals.read(known, seat);
    if (known[PHASE] === CALL) return this.stops(known, seat) ? acts.length - 1 : 0;
    this.findToCome(known, seat);
    const { swaps } = this;
    swaps.read(known, seat, this.isLast);
    let [best, most, first] = [0, -Infinity, 0];
    for (; (acts[first] ?? FIRST_SWAP) < FIRST_SWAP; first += 1) {
      const worth = acts[first] === CLEAR ? this.swept() : swaps.held();
      if (worth > most) [best, most] = [first, worth];
    }
    swaps.findBest(known, first);
    if (swaps.worth > most) [best, most] = [swaps.index, swaps.worth];
    const last = acts.length - 1;
    return acts[last] === SWAP_ALL && swaps.of(at(known, BOARD), at(known, BOARD + 1)) > most ? last : best;
  }

  /** Enough to win more often than not with what the rivals may have after their last swap [Strategy 3, 6, 7]. */
  private stops(known: StateArray, seat: Seat): boolean {
    if (this.isLast) return false; // it would only lose ties, and give those a turn who have had theirs
    const points = pointsOf(at(known, handOf(seat)), at(known, handOf(seat) + 1), this.options.onlyFlush);
    return this.rivals.chanceWith(points) >= STOPS_AT - SOONER_BY_SEAT * this.options.seats;
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
    for (let suit = 0; suit < 4; suit += 1)
      this.swaps.toCome[suit] = STILL_TO_COME * countBits(inSuit(low, high, suit) & HIGH_PLACES);
  }

  /** How good it is to end with so many points: the chance to win [Strategy 9]. */
  private ending(points: number): number {
    return this.options.byPoints ? points : this.rivals.chanceWith(points) + BETTER_BY_POINT * points;
  }

  /** What the best swap with five new cards is worth in the mean. */
  private swept(): number {
    const kinds = this.findKinds();
    let ways = 1; // in which the other four cards are worth less than this one
    let all = 0;
    let sum = 0;
    let less = 0; // cards
    for (let kind = 0; kind < kinds; kind += 1) {
      const worth = this.worths[kind] ?? 0;
      const end = less + byteAt(this.counts, kind);
      for (; less < end; less += 1) {
        if (less < BOARD_SIZE - 1) continue;
        sum += ways * worth;
        all += ways;
        ways = (ways * (less + 1)) / (less + 2 - BOARD_SIZE);
      }
    }
    const mean = all === 0 ? -Infinity : sum / all;
    return mean + (this.isLast ? 0 : PICKED_OVER * (this.options.seats - 1));
  }

  /** Finds the kinds of cards that a sweep may bring, the least worth first; returns how many. The cards that count ten are alike. */
  private findKinds(): number {
    let kinds = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const cards = inSuit(this.low, this.high, suit);
      const tens = cards & TEN_PLACES;
      if (tens !== 0) this.insert(kinds++, 13 * suit + lowestBit(tens), countBits(tens));
      for (let rest = cards ^ tens; rest !== 0; rest &= rest - 1) this.insert(kinds++, 13 * suit + lowestBit(rest), 1);
    }
    if ((this.high & JOKER_BIT) !== 0) this.insert(kinds++, JOKER, 1);
    return kinds;
  }

  private insert(kinds: number, card: number, count: number): void {
    const { worths, counts } = this;
    const worth = this.swaps.bestFor(card);
    let i = kinds;
    for (; i > 0 && (worths[i - 1] ?? 0) > worth; i -= 1) {
      worths[i] = worths[i - 1] ?? 0;
      counts[i] = counts[i - 1] ?? 0;
    }
    worths[i] = worth;
    counts[i] = count;
  }
}
