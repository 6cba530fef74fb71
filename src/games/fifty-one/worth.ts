/** What five cards are worth: the long suit's value less everything else [FI-E1 to FI-E3]. */
import { countBits, lowestBit } from '../../cards/bits.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import { JOKER, JOKER_BIT, inSuit } from './state.ts';

const ACE = 11;
export const TEN = 10; // king, queen, jack and ten
const COUNT_SHIFT = 16;
const ONE_CARD = 1 << COUNT_SHIFT;
/** Of a card by its place in the suit, the ace first. */
const VALUES = [ACE, TEN, TEN, TEN, TEN, 9, 8, 7, 6, 5, 4, 3, 2];
/** What cards of one suit are worth, with their number above it, by their 13 bits: such sums can be added up. */
const SUMS = Int32Array.from({ length: 1 << VALUES.length }, (_, cards) =>
  VALUES.reduce((sum, value, place) => sum + ((cards >>> place) & 1) * (value + ONE_CARD), 0),
);
const ONE_SUIT = 13;
const CARD_SUMS = Int32Array.from({ length: JOKER + 1 }, (_, card) =>
  card === JOKER ? 0 : at(SUMS, 1 << (card % ONE_SUIT)),
);
const CARD_VALUES = Uint8Array.from({ length: JOKER + 1 }, (_, card) =>
  card === JOKER ? TEN : (VALUES[card % ONE_SUIT] ?? 0),
);
/** Ace to ten of a suit; two and three of one suit with the other aces. */
export const MOST_POINTS = 51;
export const LEAST_POINTS = -28;

/** The value and the number of cards of one suit, given as 13 bits. A sum of more cards is higher, of as many that of more value. */
export const sumOf = (cards: number): number => at(SUMS, cards);
/** The same of one card by its number; nothing for the joker, which belongs to no suit. */
export const cardSum = (card: number): number => at(CARD_SUMS, card);
export const valueIn = (sum: number): number => sum & (ONE_CARD - 1);
export const countIn = (sum: number): number => sum >>> COUNT_SHIFT;

const valueOf = (cards: number): number => valueIn(sumOf(cards));
/** The value of a card by its number; the joker's is the king's, before it is known what it stands for. */
export const cardValue = (card: number): number => byteAt(CARD_VALUES, card);

/** Place in its suit of the card that the joker stands for: the ace, or the first ten-value card not held [FI-E2]. */
const jokerPlace = (cards: number): number => lowestBit(~cards);

/** The points of a hand if this suit is its long one, whose own cards are worth so much, and all cards `all` [FI-E1]. */
function pointsIn(cards: number, joker: number, all: number): number {
  // The joker is always of the long suit: of another it would only be subtracted.
  return 2 * valueOf(cards) - all + joker * ((cards & 1) === 0 ? ACE : TEN);
}

/** Are all cards of one suit, the joker counting as that suit? [FI-P7, FI-E3] */
export function isFlush(low: number, high: number): boolean {
  const cards = high & ~JOKER_BIT;
  for (let suit = 0; suit < 4; suit += 1) {
    const own = inSuit(low, cards, suit);
    if (own !== 0) return countBits(own) === countBits(low) + countBits(cards);
  }
  return true;
}

/** The points of a hand, as the two words of a set [FI-E1]; with `onlyFlush` nothing for a mixed one [FI-E3]. */
export function pointsOf(low: number, high: number, onlyFlush: boolean): number {
  if (onlyFlush && !isFlush(low, high)) return 0;
  const [spades, hearts] = [sumOf(inSuit(low, high, 0)), sumOf(inSuit(low, high, 1))];
  const [diamonds, clubs] = [sumOf(inSuit(low, high, 2)), sumOf(inSuit(low, high, 3))];
  const all = valueIn(spades + hearts + diamonds + clubs);
  if ((high & JOKER_BIT) !== 0) return pointsIn(inSuit(low, high, longSuit(low, high)), 1, all);
  return 2 * valueIn(Math.max(spades, hearts, diamonds, clubs)) - all; // of the longest suits the one of most value
}

/** Of the suits that are longest, the joker counted with each, the one that makes most points; of equal ones the first. */
function longSuit(low: number, high: number): number {
  const joker = (high & JOKER_BIT) >>> 26;
  let longest = 0;
  for (let suit = 0; suit < 4; suit += 1) longest = Math.max(longest, countBits(inSuit(low, high, suit)));
  let [long, most] = [0, -Infinity];
  for (let suit = 0; suit < 4; suit += 1) {
    const cards = inSuit(low, high, suit);
    const points = pointsIn(cards, joker, 0);
    if (countBits(cards) + joker < longest || points <= most) continue;
    [long, most] = [suit, points];
  }
  return long;
}

/** What the `show` note says besides the points: the suit counted as long, and the card that a joker stands for, by number. */
export function shownAs(low: number, high: number, onlyFlush: boolean): { suit: number; joker: number } {
  if (onlyFlush && !isFlush(low, high)) return { suit: longestSuit(low, high), joker: JOKER };
  const suit = longSuit(low, high);
  return { suit, joker: suit * ONE_SUIT + jokerPlace(inSuit(low, high, suit)) };
}

/** The first of the suits of which the hand holds most, the joker left out. */
function longestSuit(low: number, high: number): number {
  const lengths = [0, 1, 2, 3].map((suit) => countBits(inSuit(low, high, suit)));
  return lengths.indexOf(Math.max(...lengths));
}
