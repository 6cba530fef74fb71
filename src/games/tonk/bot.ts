/**
 * How Tonk is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick policy of
 * playouts. It looks at its own hand, the table and what is public; views and states have these in the same words.
 * Numbers were tuned by duels of one such player against others of its kind, 16,000 deals a value.
 */
import type { Seat } from '../../cards/card.ts';
import { bit0, bit1, countCards } from '../../cards/card-set.ts';
import { type StateArray, at, byteAt, packedByte } from '../../cards/state-array.ts';
import type { Act, State } from '../contract/contract.ts';
import { GreedyBrain } from '../kit/greedy-brain.ts';
import {
  DRAW_STOCK,
  DROP,
  HIT,
  NO_TONK,
  SLAP,
  SLAP_SPREAD,
  SPREAD,
  TONK,
  cardOfPair,
  isHit,
  isSlap,
  isSlapSpread,
  isSpread,
  spreadOfPair,
} from './acts.ts';
import { COUNT_OF, bestSpread, countOf } from './count.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  EVEN,
  PHASE,
  PLAY,
  RESULT,
  SPREADS_LAID,
  STOCK_SIZE,
  TOP,
  handOf,
  isBarred,
  isSeatIn,
  meldAt,
  ownerOf,
  publicOf,
  winnersOf,
} from './state.ts';
import { sizeOf } from './view.ts';

// What a card of a rival's hand that nobody has seen counts in the mean: it falls with every round, as all shed.
const MEAN_AT_FIRST = 6.1;
const FALL_A_ROUND = 0.5;
const LEAST_MEAN = 2.6;
const SPREAD_OF_ONE = 1.5; // how far such a card lies off the mean, as a logistic curve has it
const LOSS_WHEN_CAUGHT = 2.3; // stakes
const CHANCE_FOR_POINTS = 0.35; // at which a drop is worth it where nobody pays
const TAKEN_UP_TO = 2; // a discard that counts so little is better than an unknown card
const MATE = 3; // what a card of the same rank, or a neighbour, makes a card worth
const FEEDS_TABLE = 15; // how bad it is to discard what fits a spread on the table

// Worths: only comparisons mean something.
const ALWAYS = 10_000; // wins at once, or can never be wrong
const SLAPS = 5_000;
const GOES_OUT = 2_000;
const DROPS = 1_000;
const HITS = 900;
const LAYS = 800;
const TAKES = 500;
const NEVER = -1_000;

export class TonkBrain extends GreedyBrain {
  constructor(protected readonly options: RuleOptions) {
    super();
  }

  override isReflex(act: Act): boolean {
    return act === TONK || act === NO_TONK || isSlap(act) || isSlapSpread(act);
  }

  /** Stakes won or lost, the most that can be as 1 and 0; where the game is not for money winners have 1. */
  value(state: State, out: Float64Array): void {
    const { seats, stake } = this.options;
    const most = 2 * (seats - 1);
    for (let seat = 0; seat < seats; seat += 1) {
      const won = packedByte(state, RESULT, seat) - EVEN;
      out[seat] = stake === 0 ? Number(isSeatIn(winnersOf(state), seat)) : (1 + won / most) / 2;
    }
  }

  protected worth(array: StateArray, seat: Seat, act: Act): number {
    if (act === TONK) return ALWAYS; // [Strategy 9]
    if (act === NO_TONK) return NEVER;
    if (isSlap(act)) return SLAPS + this.hurt(array, seat, act - SLAP); // a turn without a drawn card
    if (isSlapSpread(act)) return 2 * SLAPS + this.countOfMeld(act - SLAP_SPREAD);
    return array[PHASE] === PLAY ? this.playWorth(array, seat, act) : this.startWorth(array, seat, act);
  }

  private startWorth(array: StateArray, seat: Seat, act: Act): number {
    if (act === DROP) return this.isDropGood(array, seat) ? DROPS : NEVER;
    return act === DRAW_STOCK ? 0 : this.takeWorth(array, seat);
  }

  /** The discard is taken if it can be used at once or is very low; to go out with it is surer than any drop [Strategy 7]. */
  private takeWorth(array: StateArray, seat: Seat): number {
    const card = array[TOP];
    const hand0 = at(array, handOf(seat));
    const hand1 = at(array, handOf(seat) + 1);
    const isFree = !isBarred(array, seat);
    if (isFree && this.goesOutWith(array, card, hand0, hand1)) return GOES_OUT;
    if (isFree && this.fitsTable(array, card)) return TAKES;
    const before = bestSpread(hand0, hand1, this.options);
    if (bestSpread(hand0 | bit0(card), hand1 | bit1(card), this.options) > before) return TAKES;
    return byteAt(COUNT_OF, card) <= TAKEN_UP_TO ? 1 : NEVER;
  }

  /** Is the hand gone in this turn if it takes this card: all but at most one in a spread, or the card on the table? */
  private goesOutWith(array: StateArray, card: number, hand0: number, hand1: number): boolean {
    if (isOneCard(hand0, hand1) && this.fitsTable(array, card)) return true;
    const { melds } = this.options;
    const [all0, all1] = [hand0 | bit0(card), hand1 | bit1(card)];
    for (let found = melds.find(all0, all1) - 1; found >= 0; found -= 1) {
      const meld = melds.found[found] ?? 0;
      const [rest0, rest1] = [all0 & ~melds.cards0(meld), all1 & ~melds.cards1(meld)];
      if ((rest0 | rest1) === 0 || isOneCard(rest0, rest1)) return true;
    }
    return false;
  }

  /** Is a drop worth more than nothing, in stakes? [Strategy 1, 2] */
  protected isDropGood(array: StateArray, seat: Seat): boolean {
    const { seats, stake, caughtDouble } = this.options;
    const chance = this.chanceToBeLowest(array, seat);
    if (stake === 0) return chance > CHANCE_FOR_POINTS;
    const loss = caughtDouble ? LOSS_WHEN_CAUGHT + 1 : LOSS_WHEN_CAUGHT;
    return chance * (seats - 1) > (1 - chance) * loss;
  }

  private chanceToBeLowest(array: StateArray, seat: Seat): number {
    const total = this.total(at(array, handOf(seat)), at(array, handOf(seat) + 1));
    const mean = Math.max(LEAST_MEAN, MEAN_AT_FIRST - FALL_A_ROUND * this.roundsPlayed(array));
    let chance = 1;
    for (let other = 0; other < this.options.seats; other += 1)
      if (other !== seat) chance *= chanceToHaveMore(array, other, total, mean);
    return chance;
  }

  /** How often every seat has drawn from the stock. */
  private roundsPlayed(array: StateArray): number {
    const { seats, upcard } = this.options;
    return (52 - 5 * seats - (upcard ? 1 : 0) - array[STOCK_SIZE]) / seats;
  }

  private playWorth(array: StateArray, seat: Seat, act: Act): number {
    const hand0 = at(array, handOf(seat));
    const hand1 = at(array, handOf(seat) + 1);
    if (isSpread(act)) return this.layWorth(hand0, hand1, act - SPREAD);
    if (!isHit(act)) return this.discardWorth(array, hand0, hand1, act);
    // A hit makes the hand lighter [Strategy 5], but a spread in it comes first, and is not broken for one.
    const card = cardOfPair(act - HIT);
    const [rest0, rest1] = [hand0 & ~bit0(card), hand1 & ~bit1(card)];
    const isLoose = bestSpread(rest0, rest1, this.options) === bestSpread(hand0, hand1, this.options);
    if (!isLoose && this.total(rest0, rest1) > this.total(hand0, hand1)) return NEVER;
    return (isLoose ? HITS : TAKES) + this.hurt(array, seat, act - HIT);
  }

  /**
   * A spread is laid to go out with it, or where it counts against its holder all the same; else it is kept back, for on
   * the table it invites hits [Strategy 4, 7].
   */
  private layWorth(hand0: number, hand1: number, meld: number): number {
    const { melds, countAll } = this.options;
    const rest0 = hand0 & ~melds.cards0(meld);
    const rest1 = hand1 & ~melds.cards1(meld);
    if ((rest0 | rest1) === 0) return ALWAYS;
    const goesOut = isOneCard(rest0, rest1) || melds.has(rest0, rest1);
    return goesOut || countAll ? LAYS + this.countOfMeld(meld) : NEVER;
  }

  /** High cards that fit nothing go first [Strategy 3]; what fits a spread on the table is kept [Strategy 6]. */
  private discardWorth(array: StateArray, hand0: number, hand1: number, card: number): number {
    const left = this.total(hand0 & ~bit0(card), hand1 & ~bit1(card));
    const feeds = this.fitsTable(array, card) ? FEEDS_TABLE : 0;
    return -left - MATE * matesOf(card, hand0, hand1) - feeds;
  }

  /** How much it hurts the owner of a pair's spread to be barred: the more the nearer to going out [Strategy 5]. */
  private hurt(array: StateArray, seat: Seat, pair: number): number {
    const owner = ownerOf(array, spreadOfPair(pair));
    return owner === seat || !this.options.bar ? 0 : 10 - sizeOf(array, owner);
  }

  protected total(set0: number, set1: number): number {
    return countOf(set0, set1) - (this.options.countAll ? 0 : bestSpread(set0, set1, this.options));
  }

  private countOfMeld(meld: number): number {
    return countOf(this.options.melds.cards0(meld), this.options.melds.cards1(meld));
  }

  private fitsTable(array: StateArray, card: number): boolean {
    for (let k = 0; k < array[SPREADS_LAID]; k += 1) if (this.options.melds.fits(meldAt(array, k), card)) return true;
    return false;
  }
}

/** How likely the seat's hand comes to more than `total`, if each of its unseen cards counts about `mean`. */
function chanceToHaveMore(array: StateArray, seat: Seat, total: number, mean: number): number {
  const open = publicOf(seat);
  const count = countOf(at(array, open), at(array, open + 1));
  const unseen = sizeOf(array, seat) - countCards(array, open);
  if (unseen === 0) return count > total ? 1 : 0;
  const ahead = count + unseen * mean - total - 0.5;
  return 1 / (1 + Math.exp(-ahead / (SPREAD_OF_ONE * Math.sqrt(unseen))));
}

const isOneCard = (set0: number, set1: number): boolean =>
  ((set0 & (set0 - 1)) | (set1 & (set1 - 1))) === 0 && (set0 === 0) !== (set1 === 0);

const NEAR = [-2, -1, 1, 2]; // ranks from a card that may become a run with it

/** How many cards of the hand a card goes with: of its rank, or near it in its suit. */
function matesOf(card: number, hand0: number, hand1: number): number {
  const rank = card % 13;
  let mates = 0;
  for (let other = rank; other < 52; other += 13) if (other !== card) mates += bitIn(other, hand0, hand1);
  for (const step of NEAR)
    if (rank + step >= 0 && rank + step < 13) mates += bitIn(card + step, hand0, hand1) / (1 + 0.25 * Math.abs(step));
  return mates;
}

const bitIn = (card: number, set0: number, set1: number): number =>
  ((bit0(card) & set0) | (bit1(card) & set1)) === 0 ? 0 : 1;
