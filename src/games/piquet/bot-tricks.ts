/** How the plain player plays its cards [Strategy 8, 9]. */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { RuleOptions } from './rule-options.ts';
import { RUBICON, isLastDeal } from './bot-partie.ts';
import { BASE, BONUS, HAND, LED, TOTAL, TRICKS, handSize, rankOf, suitCards } from './state.ts';
import { playable } from './tricks.ts';
import { knownInHand, mayHold } from './view.ts';

const MOST_TRICKS = 7; // [PQ-P4]
const CARDS_POINTS = 10;
const THIRTY = 30; // [PQ-B2]

// What speaks for leading a suit.
const LEAD_LENGTH = 6; // a card of it
const LEAD_SURE = 8; // a sure trick in it
const LEAD_ENOUGH = 60; // a sure trick in it that brings the seventh
const TENACE = 12; // against one that the other should lead
// What speaks for keeping a card when it need not be played.
const KEEP_SURE = 11;
const KEEP_GUARD = 12;

/** The cards of a suit that are higher than this one. */
export const above = (card: number): number => suitCards(card) & ((1 << card) - 1);

export function chooseCard(array: StateArray, seat: Seat, options: RuleOptions): number {
  const cards = playable(array, seat);
  if ((cards & (cards - 1)) === 0) return lowestBit(cards);
  const others = mayHold(array, seat);
  if (array[LED] === 0) return chooseLead(array, seat, options, cards, others);
  const led = array[LED] - 1;
  if ((cards & suitCards(led)) === 0) return chooseThrow(cards, others);
  const winning = cards & above(led);
  return highestBit(winning !== 0 ? winning : cards); // the cheapest that wins, else the lowest
}

const highestBit = (set: number): number => 31 - Math.clz32(set);

/** Tops of the long suit: sure tricks first once they bring the seventh, else what drives out the other's high cards. */
function chooseLead(array: StateArray, seat: Seat, options: RuleOptions, cards: number, others: number): number {
  const sure = sureTricks(array, seat, others);
  const isEnough = isEnoughNow(array, seat, options, countBits(sure), countBits(cards));
  let best = lowestBit(cards);
  let most = -Infinity;
  for (let shift = 0; shift < 32; shift += 8) {
    const suit = cards & (0xff << shift);
    if (suit === 0) continue;
    const top = lowestBit(suit);
    const worth = isEnough ? enoughWorth(suit, sure) : leadWorth(suit, sure);
    if (worth > most) [best, most] = [(sure & (1 << top)) !== 0 || isSolid(suit) ? top : highestBit(suit), worth];
  }
  return best;
}

/** Do so many sure tricks bring the seventh, or a pique [Strategy 7], or decide about the rubicon [Strategy 10]? */
function isEnoughNow(array: StateArray, seat: Seat, options: RuleOptions, sure: number, left: number): boolean {
  const won = at(array, TRICKS + seat);
  if (won + sure >= MOST_TRICKS) return true;
  const points = (options.classic ? 1 : 2) * sure + (left > sure ? 1 : 0);
  return (
    isPique(array, seat, points) || isRubicon(array, seat, points) || isHeldShort(array, seat, options, sure, left)
  );
}

/** Is the thirty reached by these points before the other has any? */
const isPique = (array: StateArray, seat: Seat, points: number): boolean =>
  array[BONUS] === 0 && at(array, BASE + 1 - seat) === 0 && at(array, BASE + seat) + points >= THIRTY;

/** Does the loser of the partie come to a hundred by these points? */
function isRubicon(array: StateArray, seat: Seat, points: number): boolean {
  const own = at(array, TOTAL + seat);
  return isLastDeal(array) && own < RUBICON && own + points >= RUBICON && own < at(array, TOTAL + 1 - seat);
}

/** Do so many sure tricks decide that the loser of the partie, who may cross, stays short of a hundred? */
function isHeldShort(array: StateArray, seat: Seat, options: RuleOptions, sure: number, left: number): boolean {
  const other = 1 - seat;
  const others = at(array, TOTAL + other);
  const most = others + mostInTricks(array, other, options, left - sure);
  if (!isLastDeal(array) || most >= RUBICON || most >= at(array, TOTAL + seat)) return false;
  return others + mostInTricks(array, other, options, left) >= RUBICON;
}

/** The most that a seat can make in the last tricks: it wins them all, the first one without the lead. */
function mostInTricks(array: StateArray, seat: Seat, options: RuleOptions, tricks: number): number {
  if (tricks === 0) return 0;
  const won = at(array, TRICKS + seat);
  const cards = won < MOST_TRICKS && won + tricks >= MOST_TRICKS ? CARDS_POINTS : 0;
  return (options.classic ? tricks + 1 : 2 * tricks - 1) + cards;
}

/** Does the second card touch the top one? Then the top drives out what is above it. */
const isSolid = (suit: number): boolean => ((suit >>> (lowestBit(suit) + 1)) & 1) === 1;

/** Sure tricks before all else. */
const enoughWorth = (suit: number, sure: number): number =>
  LEAD_LENGTH * countBits(suit) + LEAD_ENOUGH * countBits(suit & sure);

/** A suit with a sure trick and more below it brings most when the other is thrown in and leads it [Strategy 9]. */
function leadWorth(suit: number, sure: number): number {
  const isTenace = (suit & sure) !== 0 && (suit & ~sure) !== 0;
  return LEAD_LENGTH * countBits(suit) + LEAD_SURE * countBits(suit & sure) - (isTenace ? TENACE : 0);
}

/**
 * The cards of the seat that nothing the other may hold can beat, each after those above it; also the rest of a suit of
 * which these draw all that the other may hold, as many cards as it has left [Strategy 9].
 */
export function sureTricks(array: StateArray, seat: Seat, others: number): number {
  const cards = at(array, HAND + seat);
  const shown = knownInHand(array, 1 - seat);
  const hidden = handSize(array, 1 - seat) - countBits(shown);
  let sure = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest);
    if ((above(card) & others) === 0) sure |= 1 << card;
  }
  for (let shift = 0; shift < 32; shift += 8) {
    const suit = 0xff << shift;
    const tops = countBits(sure & suit);
    const most = countBits(shown & suit) + Math.min(countBits(others & ~shown & suit), hidden);
    if (tops > 0 && tops >= most) sure |= cards & suit;
  }
  return sure;
}

/** Void in the suit led: what is least needed goes, guards and sure tricks last. */
function chooseThrow(cards: number, others: number): number {
  let best = lowestBit(cards);
  let least = Infinity;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest);
    const worth = throwWorth(card, cards & suitCards(card), others);
    if (worth <= least) [best, least] = [card, worth];
  }
  return best;
}

function throwWorth(card: number, suit: number, others: number): number {
  const high = 7 - rankOf(card);
  if ((others & above(card)) === 0) return KEEP_SURE + high;
  const overTop = countBits(others & above(lowestBit(suit)));
  const isGuard = overTop > 0 && countBits(suit) === overTop + 1;
  return isGuard ? KEEP_GUARD + high : high;
}
