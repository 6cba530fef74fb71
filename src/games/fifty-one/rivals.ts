/** What the rivals of a seat may have when the hands are compared, from the cards that all saw them take. */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import { CALLER, HAND_SIZE, inSuit, takenBy } from './state.ts';
import { LEAST_POINTS, MOST_POINTS, TEN, countIn, sumOf, valueIn } from './worth.ts';

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
/** Cards of a suit seen going into a hand that show what it collects. */
const SHOW_A_PLAN = 2;

/** What is known of a rival, in one number: 4 times the cards of its long suit, and these. */
const HIGH = 2;
const ASIDE = 1;
const HAS_CALLED = 4 * (HAND_SIZE + 1);
const POINTS = MOST_POINTS - LEAST_POINTS + 1;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function chanceToBeat(kind: number, points: number): number {
  if (kind === HAS_CALLED) return logistic((points - CALLERS_POINTS) / CALLERS_SPREAD);
  const count = kind >> 2;
  const high = (kind & HIGH) === 0 ? 0 : WITH_HIGH_CARDS;
  const aside = (kind & ASIDE) === 0 ? 0 : WITH_CARDS_ASIDE;
  const mean = (ENDS_WITH[count] ?? 0) + high - aside;
  return logistic((points - mean - 0.5) / (count < SHOW_A_PLAN ? SPREADS.wide : SPREADS.usual));
}

/** By kind of rival and points, from the least that a hand can have up. */
const CHANCES = Float64Array.from({ length: (HAS_CALLED + 1) * POINTS }, (_, i) =>
  chanceToBeat(Math.floor(i / POINTS), LEAST_POINTS + (i % POINTS)),
);

/** The suits that a seat was seen to collect, as bits. */
export function suitsCollected(known: StateArray, seat: Seat): number {
  const [low, high] = [at(known, takenBy(seat)), at(known, takenBy(seat) + 1)];
  let suits = 0;
  for (let suit = 0; suit < 4; suit += 1)
    if (countIn(sumOf(inSuit(low, high, suit))) >= SHOW_A_PLAN) suits |= 1 << suit;
  return suits;
}

/** What all saw a rival take and still hold. */
function kindOf(known: StateArray, rival: Seat): number {
  if (known[CALLER] === rival) return HAS_CALLED;
  const [low, high] = [at(known, takenBy(rival)), at(known, takenBy(rival) + 1)];
  const [spades, hearts] = [sumOf(inSuit(low, high, 0)), sumOf(inSuit(low, high, 1))];
  const [diamonds, clubs] = [sumOf(inSuit(low, high, 2)), sumOf(inSuit(low, high, 3))];
  const long = Math.max(spades, hearts, diamonds, clubs);
  const count = countIn(long);
  const isAside = countIn(spades + hearts + diamonds + clubs) > count;
  return 4 * count + (valueIn(long) >= TEN * count ? HIGH : 0) + (isAside ? ASIDE : 0);
}

/** The rivals of one seat in one position, read once. */
export class Rivals {
  private readonly kinds: Uint8Array;
  private count = 0;

  constructor(private readonly seats: number) {
    this.kinds = new Uint8Array(seats);
  }

  read(known: StateArray, seat: Seat): void {
    this.count = 0;
    for (let other = 0; other < this.seats; other += 1)
      if (other !== seat) this.kinds[this.count++] = kindOf(known, other);
  }

  /** The chance that none of them ends with as many points. */
  chanceWith(points: number): number {
    let chance = 1;
    for (let i = 0; i < this.count; i += 1)
      chance *= CHANCES[POINTS * byteAt(this.kinds, i) + points - LEAST_POINTS] ?? 0;
    return chance;
  }
}
