/** How near the end of a deal is, from a seat: how likely what stays in its hand is to count against it. */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { RuleOptions } from './rule-options.ts';
import { handSize, stockSize, tablePoints, totalOf } from './state.ts';

/** How likely what stays in a hand is to count against it, by the turns that are left before the stock is out, at most five. */
const RISK_BY_TURNS = [1, 0.7, 0.5, 0.4, 0.3, 0];
/** The same by the cards in the smallest of the other hands. */
const RISK_BY_CARDS = [0.8, 0.8, 0.65, 0.45, 0.35, 0];
export const LEAST_RISK = 0.1;
/** The same against a seat that is about to win the game and plays to go out [Strategy 10]. */
const RISK_IN_FRONT = 0.4;
const NEAR_TARGET = 50;
/** Who is far behind a seat that is about to win the game gathers: so much of the risk counts [Strategy 10]. */
const FAR_BEHIND = 100;
const ABOUT_TO_WIN = 100;
const RISK_BEHIND = 0.8;

/** From 0 to 1: how likely what stays in the hand now is to count against it. */
export function riskAt(array: StateArray, seat: Seat, options: RuleOptions): number {
  const own = totalOf(array, seat);
  let most = own; // of all scores
  let least = RISK_BY_CARDS.length - 1; // cards in the smallest of the other hands
  for (let other = 0; other < options.seats; other += 1) {
    if (other === seat) continue;
    most = Math.max(most, totalOf(array, other));
    least = Math.min(least, sizeOf(array, other, options));
  }
  const turns = Math.min(RISK_BY_TURNS.length - 1, Math.floor(stockSize(array) / options.seats));
  const atEnd = Math.max(RISK_BY_TURNS[turns] ?? 0, RISK_BY_CARDS[least] ?? 0);
  const risk = Math.max(leastRisk(array, seat, options), atEnd);
  const isBehind = most > Math.max(own + FAR_BEHIND, options.target - ABOUT_TO_WIN); // another is about to win, and far ahead
  return isBehind ? risk * RISK_BEHIND : risk;
}

function leastRisk(array: StateArray, seat: Seat, options: RuleOptions): number {
  const own = totalOf(array, seat) + tablePoints(array, seat);
  if (own < options.target - NEAR_TARGET) return LEAST_RISK;
  for (let other = 0; other < options.seats; other += 1)
    if (other !== seat && totalOf(array, other) + tablePoints(array, other) >= own) return LEAST_RISK;
  return RISK_IN_FRONT;
}

/** Cards in a hand: in a view, those that it cannot name come on top. */
function sizeOf(array: StateArray, seat: Seat, options: RuleOptions): number {
  const unseen = array.length > options.words ? at(array, options.words + seat) : 0;
  return handSize(array, seat) + unseen;
}
